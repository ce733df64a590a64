//! Measures, truncates and wraps texts.

use ratatui::text::Span;

/// Returns the number of columns of a text.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// Truncates a text with an ellipsis if it does not fit.
pub(crate) fn fit(text: &str, room: u16) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut cut = String::new();
    for sign in text.chars() {
        let longer = format!("{cut}{sign}");
        if width(&longer) + 1 > room {
            break;
        }
        cut = longer;
    }
    if room > 0 {
        cut = cut.trim_end().to_owned() + "…";
    }
    cut
}

/// Wraps a text into lines of at most this many columns, between words if possible.
pub(crate) fn wrap(text: &str, room: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let mut word = word.to_owned();
            let gap = u16::from(!line.is_empty());
            if width(&line) + gap + width(&word) > room && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            while width(&word) > room && room > 0 {
                let head = head(&word, room);
                word = word[head.len()..].to_owned();
                lines.push(head);
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
        lines.push(line);
    }
    lines
}

/// Returns the beginning of a word that is too long for a line, at least one character.
fn head(word: &str, room: u16) -> String {
    let mut head = String::new();
    for sign in word.chars() {
        if !head.is_empty() && width(&format!("{head}{sign}")) > room {
            break;
        }
        head.push(sign);
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("three of four knights paid", 10), ["three of", "four", "knights", "paid"]);
        assert_eq!(wrap("a\n\nb", 10), ["a", "", "b"]);
        assert_eq!(wrap("", 10), [""]);
    }

    #[test]
    fn a_long_word_is_broken() {
        assert_eq!(wrap("ein Abenteuer", 5), ["ein", "Abent", "euer"]);
    }

    #[test]
    fn what_does_not_fit_is_cut() {
        assert_eq!(fit("Questing Beast", 9), "Questing…");
        assert_eq!(fit("Grail", 5), "Grail");
        assert_eq!(fit("Grail", 0), "");
    }
}
