//! Text in drawings. This crate cannot measure fonts, so it estimates widths.

/// The average width of a letter, in hundredths of the font size, in the widest font that readers are likely to have.
const LETTER: u32 = 64;

/// Estimates the width of a text at this font size; most fonts are narrower.
pub(crate) fn breadth(text: &str, size: u32) -> u32 {
    (LETTER * size * text.chars().count() as u32).div_ceil(100)
}

/// Returns the largest font size, at most `size`, at which a text fits this width.
pub fn fit(text: &str, width: u32, size: u32) -> u32 {
    let letters = text.chars().count().max(1) as u32;
    (100 * width / (LETTER * letters)).clamp(8, size)
}

/// Estimates how many letters of this size fit this width.
pub(crate) fn letters(width: u32, size: u32) -> usize {
    (100 * width / (LETTER * size)) as usize
}

/// Splits a text into two lines of nearly equal length. Returns `None` for a single word.
pub(crate) fn halves(text: &str) -> Option<(&str, &str)> {
    let longest = |(first, second): &(&str, &str)| first.chars().count().max(second.chars().count());
    text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..])).min_by_key(longest)
}

/// Wraps a text into at most `most` lines of at most `letters` letters, and cuts the rest off with an ellipsis.
pub fn wrap(text: &str, letters: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(line) = lines.last_mut() {
            line.push('…');
        }
    }
    lines
}

/// Escapes a text for XML markup.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // XML does not allow control characters.
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_titles_shrink() {
        assert_eq!(fit("Dragon", 164, 28), 28);
        assert!(fit("Königliches Turnier der Ritter", 164, 28) < 12);
        assert_eq!(fit("", 164, 28), 28);
    }

    #[test]
    fn a_text_is_halved_between_words() {
        assert_eq!(halves("The Quest of the Grail"), Some(("The Quest", "of the Grail")));
        assert_eq!(halves("Überfall auf Camelot"), Some(("Überfall", "auf Camelot")));
        assert_eq!(halves("Dragon"), None);
    }

    #[test]
    fn words_are_kept_whole_and_the_rest_is_cut() {
        assert_eq!(wrap("one two three four", 7, 9), ["one two", "three", "four"]);
        assert_eq!(wrap("one two three four", 7, 2), ["one two", "three…"]);
    }

    #[test]
    fn hostile_names_stay_words() {
        assert_eq!(escape("<b onclick=\"x\">\u{7}&"), "&lt;b onclick=&quot;x&quot;&gt; &amp;");
    }
}
