//! Names on a line: bare where that is clear, otherwise in quotation marks.

/// The text as it stands on a line. Bare unless it has an equals sign, a blank end, or begins like a quotation.
pub(crate) fn quote(text: &str) -> String {
    let bare = text.trim() == text && !text.contains('=') && !text.starts_with('"');
    if bare { text.to_owned() } else { format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")) }
}

/// Reads a text from the start of a line's rest: what it is, and what stands behind it. `None` if a quotation
/// does not end, or has a backslash before anything but a quotation mark or a backslash.
pub(crate) fn unquote(rest: &str) -> Option<(String, &str)> {
    let Some(quoted) = rest.strip_prefix('"') else {
        let end = rest.find('=').unwrap_or(rest.len());
        return Some((rest[..end].trim().to_owned(), &rest[end..]));
    };
    let mut text = String::new();
    let mut signs = quoted.char_indices();
    while let Some((at, sign)) = signs.next() {
        match sign {
            '"' => return Some((text, quoted[at + 1..].trim())),
            '\\' => text.push(signs.next().map(|(_, sign)| sign).filter(|sign| "\"\\".contains(*sign))?),
            _ => text.push(sign),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_comes_back() {
        for text in
            ["Isolde", "Sir = knight", "a=b", "\"Kay\"", " blank ends ", "back\\slash = \"", "#1", "ö 漢"]
        {
            assert_eq!(unquote(&quote(text)), Some((text.to_owned(), "")));
        }
        assert_eq!(quote("Sir Kay the \"Tall\""), "Sir Kay the \"Tall\"");
    }

    #[test]
    fn what_stands_behind_is_kept() {
        assert_eq!(unquote("Morgan = knight"), Some(("Morgan".into(), "= knight")));
        assert_eq!(unquote("\"a = b\" = page"), Some(("a = b".into(), "= page")));
    }

    #[test]
    fn broken_quotations_are_noticed() {
        for broken in ["\"Kay", "\"Kay\\", "\"Kay\\n\""] {
            assert_eq!(unquote(broken), None);
        }
    }
}
