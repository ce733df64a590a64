//! Words in drawings. Nothing here can measure a font, so widths are estimated.

/// The average width of a letter, in hundredths of the font size, in the widest face that readers are likely to have.
const LETTER: u32 = 64;

/// About how wide a text is at this font size: most faces are narrower.
pub(crate) fn breadth(text: &str, size: u32) -> u32 {
    (LETTER * size * text.chars().count() as u32).div_ceil(100)
}

/// The largest font size, at most `size`, at which a text fits this width.
pub fn fit(text: &str, width: u32, size: u32) -> u32 {
    let letters = text.chars().count().max(1) as u32;
    (100 * width / (LETTER * letters)).clamp(8, size)
}

/// So many letters of this size have room in this width.
pub(crate) fn letters(width: u32, size: u32) -> usize {
    (100 * width / (LETTER * size)) as usize
}

/// A text in two lines that are as short as can be; none if it has but one word.
pub(crate) fn halves(text: &str) -> Option<(&str, &str)> {
    let longest = |(first, second): &(&str, &str)| first.chars().count().max(second.chars().count());
    text.match_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..])).min_by_key(longest)
}

/// A text in lines of at most so many letters; what does not fit the last line is cut off with an ellipsis.
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

/// A text that can stand in markup.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // Control characters are not allowed in XML at all.
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
