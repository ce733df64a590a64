//! Writes SVG markup.

use crate::drawing::drawing;
use crate::face::emblem;
use crate::lettering::{breadth, escape};

/// SVG markup under construction.
#[derive(Default)]
pub(super) struct Canvas(String);

/// The style of a text.
#[derive(Clone, Copy)]
pub(super) enum Ink {
    /// Important, on the table.
    Bold,
    /// Secondary, on the table.
    Faint,
    /// On parchment.
    Dark,
    /// Important, on parchment.
    DarkBold,
    /// Secondary, on parchment.
    DarkFaint,
}

impl Canvas {
    pub(super) fn markup(&self) -> &str {
        &self.0
    }

    pub(super) fn add(&mut self, other: &Canvas) {
        self.0.push_str(&other.0);
    }

    pub(super) fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// Writes a text and returns its estimated width.
    pub(super) fn text(&mut self, x: i32, y: i32, size: i32, ink: Ink, words: &str) -> i32 {
        self.write(x, y, size, ink, "start", words);
        breadth(words, size.unsigned_abs()).cast_signed()
    }

    pub(super) fn centred(&mut self, x: i32, y: i32, size: i32, ink: Ink, words: &str) {
        self.write(x, y, size, ink, "middle", words);
    }

    /// Writes a centred word that is readable over any drawing.
    pub(super) fn beside(&mut self, x: i32, y: i32, size: i32, word: &str) {
        self.0 += &format!(
            r##"<text x="{x}" y="{y}" font-size="{size}" font-weight="700" text-anchor="middle" fill="#221C17" stroke="#F6F1E4" stroke-width="3" paint-order="stroke">{}</text>"##,
            escape(word)
        );
    }

    fn write(&mut self, x: i32, y: i32, size: i32, ink: Ink, anchor: &str, words: &str) {
        let (fill, weight) = match ink {
            Ink::Bold => ("#F6F1E4", 600),
            Ink::Faint => ("#D5D8C8", 400),
            Ink::Dark => ("#221C17", 400),
            Ink::DarkBold => ("#221C17", 700),
            Ink::DarkFaint => ("#5A4F43", 400),
        };
        self.0 += &format!(
            r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}">{}</text>"#,
            escape(words)
        );
    }

    /// Draws the background of a plate or a panel on the table.
    pub(super) fn panel(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.0 += &format!(
            r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="#221C17" fill-opacity=".18" stroke="#F6F1E4" stroke-opacity=".25"/>"##
        );
    }

    /// Draws a strip of parchment with a golden edge.
    pub(super) fn prompt(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.parchment(x, y, width, height);
        self.0 += &format!(r##"<rect x="{x}" y="{y}" width="8" height="{height}" rx="4" fill="#E0B050"/>"##);
    }

    /// Draws a box of parchment.
    pub(super) fn parchment(&mut self, x: i32, y: i32, width: i32, height: i32) {
        self.0 += &format!(
            r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="#F6F1E4" stroke="#221C17"/>"##
        );
    }

    /// Draws a number on a pill.
    pub(super) fn pill(&mut self, x: i32, y: i32, words: &str) {
        let width = 16 + breadth(words, 16).cast_signed();
        self.0 += &format!(
            r##"<rect x="{}" y="{y}" width="{width}" height="24" rx="12" fill="#F6F1E4" stroke="#221C17" stroke-width="2"/>"##,
            x - width
        );
        self.centred(x - width / 2, y + 18, 16, Ink::DarkBold, words);
    }

    /// Draws a drawing of `art` at this width.
    pub(super) fn drawing(&mut self, slug: &str, x: i32, y: i32, width: i32) {
        if let Some(drawn) = drawing(slug) {
            let scale = f64::from(width) / f64::from(drawn.width);
            self.placed(x, y, scale, drawn.markup);
        }
    }

    /// Draws an emblem at this width.
    pub(super) fn emblem(&mut self, id: &str, x: i32, y: i32, width: i32) {
        let markup = emblem(id, "#B9B09C", "#C9932F");
        self.placed(x, y, f64::from(width) / 64.0, &markup);
    }

    pub(super) fn placed(&mut self, x: i32, y: i32, scale: f64, markup: &str) {
        self.0 += &format!(r#"<g transform="translate({x} {y}) scale({scale:.4})">{markup}</g>"#);
    }
}
