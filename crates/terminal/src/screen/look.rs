//! Colours, hatchings and lines. A sign repeats everything that a colour says.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use scene::Tincture;

/// The colours that the terminal supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colours {
    /// No colours, or the user wants none.
    None,
    /// The sixteen standard colours.
    Sixteen,
    /// 24-bit colours.
    True,
}

impl Colours {
    /// Reads the environment: `NO_COLOR` has priority, `COLORTERM` announces 24-bit colours.
    pub(crate) fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Colours {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() {
            Colours::None
        } else if set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit") {
            Colours::True
        } else {
            Colours::Sixteen
        }
    }

    /// Returns the style of a tincture. The 24-bit colours are readable on black and on white.
    pub(crate) fn tincture(self, tincture: Tincture) -> Style {
        let (sixteen, red, green, blue) = match tincture {
            Tincture::Argent => (Color::Gray, 150, 146, 138),
            Tincture::Sable => (Color::DarkGray, 110, 110, 118),
            Tincture::Or => (Color::Yellow, 196, 146, 30),
            Tincture::Gules => (Color::Red, 214, 60, 62),
            Tincture::Azure => (Color::LightBlue, 64, 130, 214),
            Tincture::Vert => (Color::Green, 52, 150, 84),
            Tincture::Purpure => (Color::Magenta, 156, 92, 196),
            Tincture::Tenne => (Color::LightRed, 222, 116, 44),
        };
        match self {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(sixteen),
            Colours::True => Style::new().fg(Color::Rgb(red, green, blue)),
        }
    }

    /// Returns the style of clickable and current things.
    pub(crate) fn accent(self) -> Style {
        self.tincture(Tincture::Or).add_modifier(Modifier::BOLD)
    }
}

/// Returns the style of secondary text.
pub(crate) fn quiet() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Returns the style of headings.
pub(crate) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Returns the style of the keyboard focus.
pub(crate) fn focused() -> Style {
    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
}

/// Returns the heraldic hatching of a tincture, as far as characters allow: red upright, blue level, green and violet
/// diagonal, gold dotted, black crossed, orange crossed diagonally. White is plain in heraldry; a light shade shows its
/// shape.
pub(crate) fn hatching(tincture: Tincture) -> char {
    match tincture {
        Tincture::Argent => '░',
        Tincture::Sable => '╬',
        Tincture::Or => '∙',
        Tincture::Gules => '║',
        Tincture::Azure => '═',
        Tincture::Vert => '╲',
        Tincture::Purpure => '╱',
        Tincture::Tenne => '╳',
    }
}

/// Returns the edge of a card: thin; heavy if it is clickable; double if it has the focus.
pub(crate) fn edge(focused: bool, touchable: bool) -> border::Set<'static> {
    match (focused, touchable) {
        (true, _) => border::DOUBLE,
        (false, true) => border::THICK,
        (false, false) => border::ROUNDED,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[rustfmt::skip]
    const ALL: [Tincture; 8] = [
        Tincture::Argent, Tincture::Sable, Tincture::Or, Tincture::Gules, Tincture::Azure, Tincture::Vert,
        Tincture::Purpure, Tincture::Tenne,
    ];

    #[test]
    fn no_two_tinctures_look_alike_even_without_colours() {
        for (at, one) in ALL.into_iter().enumerate() {
            for other in ALL.into_iter().skip(at + 1) {
                assert_ne!(hatching(one), hatching(other));
                assert_ne!(Colours::Sixteen.tincture(one), Colours::Sixteen.tincture(other));
            }
        }
    }

    #[test]
    fn the_environment_says_how_many_colours() {
        let of = |pairs: &'static [(&str, &str)]| {
            Colours::of_environment(|name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(of(&[("COLORTERM", "truecolor")]), Colours::True);
        assert_eq!(of(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(of(&[("NO_COLOR", "")]), Colours::Sixteen);
    }
}
