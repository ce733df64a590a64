//! The parts of a page.

use crate::tables;

/// A part of a page.
pub(super) trait Paragraph {
    /// Its Markdown, with a line break at the end.
    fn text(&self) -> String;
}

impl Paragraph for str {
    fn text(&self) -> String {
        format!("{self}\n")
    }
}

impl Paragraph for String {
    fn text(&self) -> String {
        self.as_str().text()
    }
}

impl Paragraph for tables::Table {
    fn text(&self) -> String {
        self.markdown()
    }
}
