//! Documents that are made from code.

use std::fs;
use std::path::Path;

use crate::record;

/// Compares a document with the text that the code makes of it. Panics with the first line that differs; with `BLESS` in the
/// environment the file is written anew instead.
pub fn check_document(file: impl AsRef<Path>, text: &str) {
    let file = file.as_ref();
    let found = fs::read_to_string(file).unwrap_or_default();
    record::settle(file, text, difference(&found, text).as_slice());
}

/// The first line in which two texts differ.
fn difference(found: &str, text: &str) -> Option<String> {
    if found == text {
        return None;
    }
    let (mut old, mut new) = (found.lines(), text.lines());
    for number in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (old, new) if old == new => {}
            (old, new) => {
                return Some(format!(
                    "line {number} is {:?}, not {:?}",
                    new.unwrap_or(""),
                    old.unwrap_or("")
                ));
            }
        }
    }
    Some("the lines end differently".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\nb\n", "a\nc\n").unwrap(), "line 2 is \"c\", not \"b\"");
        assert_eq!(difference("a\n", "a\nc\n").unwrap(), "line 2 is \"c\", not \"\"");
        assert_eq!(difference("a", "a\n").unwrap(), "the lines end differently");
    }

    #[test]
    #[should_panic(expected = "set BLESS to accept what is new")]
    fn a_document_that_is_out_of_date_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        check_document(folder.path().join("page.md"), "something new");
    }
}
