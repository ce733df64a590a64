//! Replaces CSS colours in pictures, which have no style sheet.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::{BOARD_TOKENS, TOKENS};

/// The theme of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// The light theme: ink on parchment.
    #[default]
    Day,
    /// The dark theme.
    Night,
}

/// The colours of the dark theme, read from the style sheets.
static NIGHT: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let block = |sheet: &'static str| {
        let inner = sheet.split_once(":root[data-theme=dark]{").and_then(|(_, rest)| rest.split_once('}'));
        inner.expect("a style sheet has a night").0
    };
    let entry = |declaration: &'static str| declaration.trim().strip_prefix("--")?.split_once(':');
    [TOKENS, BOARD_TOKENS].into_iter().flat_map(|sheet| block(sheet).split(';')).filter_map(entry).collect()
});

/// Replaces every `var(--name,value)` of a markup: in the light theme with its fallback value, in the dark theme with
/// the dark colour. Renderers without CSS custom properties can then draw it. The caller must set an emblem's own
/// colours (`em-…`) before; otherwise they keep their defaults.
pub fn paint(markup: &str, light: Light) -> String {
    let mut painted = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((before, variable)) = rest.split_once("var(--") {
        painted.push_str(before);
        let (inside, after) = variable.split_once(')').expect("a variable is closed");
        let (name, day) = inside.split_once(',').expect("a variable has a value by day");
        let night = NIGHT.get(name).filter(|_| light == Light::Night);
        painted.push_str(night.unwrap_or(&day));
        rest = after;
    }
    painted + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BOARDS, all, drawings_of};

    #[test]
    fn colours_follow_the_light() {
        let markup = r#"<path fill="var(--gules,#A8252C)" stroke="var(--em-ink,#221C17)"/>"#;
        assert_eq!(paint(markup, Light::Day), r##"<path fill="#A8252C" stroke="#221C17"/>"##);
        assert_eq!(paint(markup, Light::Night), r##"<path fill="#D2484C" stroke="#221C17"/>"##);
        assert_eq!(paint("var(--board-w-or,#EFE2C7)", Light::Night), "#464239");
    }

    #[test]
    fn both_nights_of_a_style_sheet_are_the_same() {
        for sheet in [TOKENS, BOARD_TOKENS] {
            let block = |head: &str| {
                sheet.split_once(head).unwrap().1.split_once('}').unwrap().0.replace("color-scheme:dark;", "")
            };
            let by_system = block(":root:not([data-theme=light]){");
            let by_choice = block(":root[data-theme=dark]{");
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(words(&by_system), words(&by_choice));
        }
    }

    #[test]
    fn every_paint_of_a_board_is_known_to_the_night() {
        for drawing in BOARDS.iter().flat_map(|board| drawings_of(board.asset)) {
            for variable in drawing.markup.split("var(--").skip(1) {
                let name = variable.split(',').next().unwrap();
                assert!(NIGHT.contains_key(name), "{} paints with {name}", drawing.slug);
            }
        }
    }

    #[test]
    fn nothing_is_left_unpainted() {
        for drawing in all() {
            assert!(!paint(drawing.markup, Light::Night).contains("var("), "{}", drawing.slug);
        }
    }
}
