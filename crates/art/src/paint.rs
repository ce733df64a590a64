//! Colours without a style sheet: for pictures.

/// The light in which a picture is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// Ink on parchment.
    #[default]
    Day,
    /// The dark theme.
    Night,
}

/// The tinctures that differ at night; see `tokens.css`.
const NIGHT: [(&str, &str); 19] = [
    ("argent", "#ECE5D3"),
    ("sable", "#14161C"),
    ("or", "#E0B050"),
    ("gules", "#D2484C"),
    ("azure", "#5B8FD0"),
    ("vert", "#57A874"),
    ("purpure", "#9C78C8"),
    ("tenne", "#D98A50"),
    ("on-argent", "#221C17"),
    ("on-sable", "#F6F1E4"),
    ("on-or", "#14161C"),
    ("on-gules", "#14161C"),
    ("on-azure", "#14161C"),
    ("on-vert", "#14161C"),
    ("on-purpure", "#14161C"),
    ("on-tenne", "#14161C"),
    ("hatch", ".26"),
    ("hatch-light", "#14161C"),
    ("hatch-dark", "#14161C"),
];

/// Replaces every `var(--name,value)` of a markup: by day with the value beside it, by night with the night's.
/// Renderers that know no custom properties can then draw it. An emblem's own paints (`em-…`) have been given
/// before, or keep their defaults.
pub fn paint(markup: &str, light: Light) -> String {
    let mut painted = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((before, variable)) = rest.split_once("var(--") {
        painted.push_str(before);
        let (inside, after) = variable.split_once(')').expect("a variable is closed");
        let (name, day) = inside.split_once(',').expect("a variable has a value by day");
        let night = NIGHT.iter().find(|entry| light == Light::Night && entry.0 == name);
        painted.push_str(night.map_or(day, |entry| entry.1));
        rest = after;
    }
    painted + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_follow_the_light() {
        let markup = r#"<path fill="var(--gules,#A8252C)" stroke="var(--em-ink,#221C17)"/>"#;
        assert_eq!(paint(markup, Light::Day), r##"<path fill="#A8252C" stroke="#221C17"/>"##);
        assert_eq!(paint(markup, Light::Night), r##"<path fill="#D2484C" stroke="#221C17"/>"##);
    }

    #[test]
    fn the_night_is_the_one_of_the_style_sheet() {
        for (name, value) in NIGHT {
            let dark = crate::TOKENS.split(":root[data-theme=dark]").nth(1).unwrap();
            let written = format!("--{name}:{value};");
            assert!(dark.contains(&written) || name.starts_with("on-"), "{written}");
        }
    }

    #[test]
    fn nothing_is_left_unpainted() {
        for drawing in crate::all() {
            assert!(!paint(drawing.markup, Light::Night).contains("var("), "{}", drawing.slug);
        }
    }
}
