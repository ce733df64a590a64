//! What people may call themselves and say.

use table::check_text;

/// The longest name.
const LONGEST_NAME: usize = 40;

/// Is this no line of so many characters at most that can be seen?
pub(crate) fn text(words: &str, longest: usize) -> bool {
    check_text(words, longest).is_err()
}

/// Is this no name?
pub(crate) fn name(words: &str) -> bool {
    text(words, LONGEST_NAME)
}

/// Is this no login? Capitals were made small before.
pub(crate) fn login(words: &str) -> bool {
    let sign = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || b"._-".contains(&sign);
    !(3..=30).contains(&words.len()) || !words.bytes().all(sign)
}

/// Is this no password?
pub(crate) fn password(words: &str) -> bool {
    !(10..=200).contains(&words.chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_seen_on_one_line() {
        assert!(!name("Gräfin Ysolde 🛡"));
        for hostile in ["", "  ", "two\nlines", "\u{202e}turned", "bell\u{7}", &"x".repeat(41)] {
            assert!(name(hostile), "{hostile:?}");
        }
    }

    #[test]
    fn logins_are_plain() {
        assert!(!login("sir.kay-7"));
        for hostile in ["ab", "Kay", "kay kay", "käy", "kay'--", &"x".repeat(31)] {
            assert!(login(hostile), "{hostile:?}");
        }
    }
}
