//! Checks of names, logins, passwords and chat.

use protocol::Code;
use table::check_text;

/// The longest name, in characters.
const MAX_NAME_LENGTH: usize = 40;

/// Fails with `code` if the text is empty, longer than `max` characters, has several lines or invisible characters.
pub(crate) fn text(text: &str, max: usize, code: Code) -> Result<(), Code> {
    check_text(text, max).map_err(|_| code)
}

pub(crate) fn name(name: &str) -> Result<(), Code> {
    text(name, MAX_NAME_LENGTH, Code::NameUnfit)
}

/// The caller must have converted the login to lower case.
pub(crate) fn login(login: &str) -> Result<(), Code> {
    let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"._-".contains(&byte);
    let is_valid = (3..=30).contains(&login.len()) && login.bytes().all(is_allowed);
    if is_valid { Ok(()) } else { Err(Code::LoginUnfit) }
}

pub(crate) fn password(password: &str) -> Result<(), Code> {
    let is_valid = (10..=200).contains(&password.chars().count());
    if is_valid { Ok(()) } else { Err(Code::PasswordUnfit) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_one_visible_line() {
        assert_eq!(name("Gräfin Ysolde 🛡"), Ok(()));
        for hostile in ["", "  ", "two\nlines", "\u{202e}turned", "bell\u{7}", &"x".repeat(41)] {
            assert_eq!(name(hostile), Err(Code::NameUnfit), "{hostile:?}");
        }
    }

    #[test]
    fn logins_have_letters_digits_and_few_marks() {
        assert_eq!(login("sir.kay-7"), Ok(()));
        for hostile in ["ab", "Kay", "kay kay", "käy", "kay'--", &"x".repeat(31)] {
            assert_eq!(login(hostile), Err(Code::LoginUnfit), "{hostile:?}");
        }
    }

    #[test]
    fn passwords_have_10_to_200_characters() {
        for (length, expected) in
            [(9, Err(Code::PasswordUnfit)), (10, Ok(())), (200, Ok(())), (201, Err(Code::PasswordUnfit))]
        {
            assert_eq!(password(&"ä".repeat(length)), expected, "{length}");
        }
    }
}
