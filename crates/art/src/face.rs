//! Draws the fronts and backs of cards: from a drawing of the card, or composed from emblem, tincture and numbers.

use scene::{Badge, Face, Front, Shield, Tincture};

use crate::drawing::{Band, drawing};
use crate::lettering::{escape, fit, halves, wrap};

/// The width of a card's view box.
pub const CARD_WIDTH: u32 = 250;
/// The height of a card's view box.
pub const CARD_HEIGHT: u32 = 350;

/// The words on a card, in the reader's language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lettering<'a> {
    /// The name of the card.
    pub title: &'a str,
    /// The effect of the card; written only on a card without its own drawing.
    pub text: Option<&'a str>,
}

/// Draws the visible side of a card, as markup in a view box of [`CARD_WIDTH`] by [`CARD_HEIGHT`].
pub fn card(face: &Face, lettering: Lettering<'_>) -> String {
    match face {
        Face::Down { back } => drawing(back).map_or_else(plain_back, |drawing| drawing.markup.to_owned()),
        Face::Up(front) => match drawing(&front.slug) {
            Some(drawn) if drawn.height == CARD_HEIGHT => {
                let title = drawn.band.map(|band| title(band, lettering.title)).unwrap_or_default();
                drawn.markup.to_owned() + &title
            }
            _ => composed(front, lettering),
        },
    }
}

/// Draws an emblem in these colours, as markup in a view box of 64 by 64. Returns an empty string for an unknown
/// emblem.
pub fn emblem(id: &str, main: &str, accent: &str) -> String {
    let markup = drawing(&format!("emblem/{id}")).map(|drawing| drawing.markup).unwrap_or_default();
    markup.replace("var(--em-main,currentColor)", main).replace("var(--em-accent,#C9932F)", accent)
}

/// Returns the colour of a tincture, as a CSS value that follows the theme.
pub fn paint_of(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Argent => "var(--argent,#F6F1E4)",
        Tincture::Sable => "var(--sable,#221C17)",
        Tincture::Or => "var(--or,#C9932F)",
        Tincture::Gules => "var(--gules,#A8252C)",
        Tincture::Azure => "var(--azure,#28578F)",
        Tincture::Vert => "var(--vert,#2E6E47)",
        Tincture::Purpure => "var(--purpure,#5F3A86)",
        Tincture::Tenne => "var(--tenne,#B5622A)",
    }
}

/// Returns a text colour with enough contrast on a tincture.
pub fn ink_on(tincture: Tincture) -> &'static str {
    match tincture {
        Tincture::Argent => "var(--on-argent,#221C17)",
        Tincture::Sable => "var(--on-sable,#F6F1E4)",
        Tincture::Or => "var(--on-or,#221C17)",
        Tincture::Gules => "var(--on-gules,#F6F1E4)",
        Tincture::Azure => "var(--on-azure,#F6F1E4)",
        Tincture::Vert => "var(--on-vert,#F6F1E4)",
        Tincture::Purpure => "var(--on-purpure,#F6F1E4)",
        Tincture::Tenne => "var(--on-tenne,#221C17)",
    }
}

/// Returns the hatching of a tincture, with lines that contrast with it; parchment has none.
pub fn hatching_of(tincture: Tincture) -> Option<String> {
    match tincture {
        Tincture::Argent => None,
        Tincture::Or | Tincture::Tenne => Some(format!("url(#h-{})", tincture.word())),
        _ => Some(format!("url(#h-{}-light)", tincture.word())),
    }
}

/// The maximum font size of a title on one line, and on two lines.
const TITLE: [u32; 2] = [28, 18];

fn title(band: Band<'_>, title: &str) -> String {
    let line = |words: &str, size: u32, y: u32| {
        let (x, anchor, fill, words) = (band.x, band.anchor, band.fill, escape(words));
        format!(
            r#"<text class="s{size}" x="{x}" y="{y}" font-size="{size}" font-weight="600" text-anchor="{anchor}" fill="{fill}">{words}</text>"#
        )
    };
    let size = fit(title, band.width(), TITLE[0]);
    if let Some((first, second)) = halves(title) {
        let smaller = [first, second].map(|half| fit(half, band.width(), TITLE[1])).into_iter().min();
        if let Some(smaller) = smaller.filter(|smaller| *smaller > size) {
            let y = Band::MIDDLE - smaller / 6;
            return line(first, smaller, y) + &line(second, smaller, y + smaller);
        }
    }
    line(title, size, Band::BASELINE - (TITLE[0] - size) / 3)
}

const SHEET: &str = r#"<rect x="1.25" y="1.25" width="247.5" height="347.5" rx="15" fill="var(--argent,#F6F1E4)" stroke="var(--sable,#221C17)" stroke-width="2.5"/>"#;
const BAND: &str = "M11 54V21Q11 11 21 11H229Q239 11 239 21V54Z";
const SHIELD: &str = "M-24 -29H24C26 2 18 20 0 31C-18 20 -26 2 -24 -29Z";

fn composed(front: &Front, lettering: Lettering<'_>) -> String {
    let colour = paint_of(front.tincture);
    let hatching = |path: &str| match hatching_of(front.tincture) {
        Some(pattern) => format!(r#"<path d="{path}" fill="{pattern}" opacity="var(--hatch,.22)"/>"#),
        None => String::new(),
    };
    let band = Band { x: 125, anchor: "middle", fill: ink_on(front.tincture) };
    let accent = if front.tincture == Tincture::Or { "var(--gules,#A8252C)" } else { "var(--or,#C9932F)" };
    let charge = emblem(&front.emblem, colour, accent);
    let lines = lettering.text.map(|text| wrap(text, 30, 4)).unwrap_or_default();
    let mut markup = String::from(SHEET);
    markup += &format!(r#"<path d="{BAND}" fill="{colour}"/>"#);
    markup += &hatching(BAND);
    markup += &format!(r#"<path d="{BAND}" fill="none" stroke="var(--sable,#221C17)" stroke-width="1.5"/>"#);
    markup += &title(band, lettering.title);
    if front.shields.is_empty() {
        markup += &format!(r#"<circle cx="125" cy="158" r="88" fill="{colour}" fill-opacity=".16"/>"#);
        markup += &format!(r#"<g transform="translate(61 94) scale(2)">{charge}</g>"#);
    }
    for (shield, (x, y, size)) in front.shields.iter().zip(places_of(front.shields.len())) {
        markup += &large_shield(shield, *x, *y, *size);
    }
    for (at, line) in lines.iter().enumerate() {
        markup += &format!(
            r#"<text class="s15" x="125" y="{}" font-size="15" text-anchor="middle" fill="var(--on-argent,#221C17)">{}</text>"#,
            278 + 18 * at,
            escape(line)
        );
    }
    for (badge, (x, y)) in front.badges.iter().zip([(36, 88), (214, 88), (36, 240), (214, 240)]) {
        markup += &shield(badge, x, y);
    }
    markup
}

/// Returns the places of one, two, three or more shields on a card: the middle, and the height in percent of a symbol.
fn places_of(count: usize) -> &'static [(i32, i32, u32)] {
    match count {
        1 => &[(125, 205, 150)],
        2 => &[(72, 205, 100), (178, 205, 100)],
        _ => &[(70, 165, 86), (180, 165, 86), (125, 268, 86)],
    }
}

/// Draws a shield with its symbol around this point.
fn large_shield(shield: &Shield, x: i32, y: i32, percent: u32) -> String {
    const OUTLINE: &str = "M-42 -54H42C45 -4 34 32 0 54C-34 32 -45 -4 -42 -54Z";
    let colour = paint_of(shield.tincture);
    let hatching = hatching_of(shield.tincture)
        .map(|pattern| format!(r#"<path d="{OUTLINE}" fill="{pattern}" opacity="var(--hatch,.22)"/>"#));
    let symbol = emblem(&shield.emblem, ink_on(shield.tincture), "var(--argent,#F6F1E4)");
    format!(
        r#"<g transform="translate({x} {y}) scale({})"><path d="{OUTLINE}" fill="{colour}"/>{}<g transform="translate(-30 -38) scale(.94)">{symbol}</g><path d="{OUTLINE}" fill="none" stroke="var(--sable,#221C17)" stroke-width="4"/></g>"#,
        f64::from(percent) / 100.0,
        hatching.unwrap_or_default()
    )
}

fn shield(badge: &Badge, x: i32, y: i32) -> String {
    let size = if (-9..=99).contains(&badge.value) { 30 } else { 22 };
    format!(
        r#"<g transform="translate({x} {y})"><path d="{SHIELD}" fill="var(--argent,#F6F1E4)" stroke="var(--sable,#221C17)" stroke-width="2.5"/><text y="8" font-size="{size}" font-weight="700" text-anchor="middle" fill="var(--on-argent,#221C17)">{}</text></g>"#,
        badge.value
    )
}

fn plain_back() -> String {
    let pattern = r#"<rect x="12" y="12" width="226" height="326" rx="8" fill="var(--purpure,#5F3A86)"/><rect x="12" y="12" width="226" height="326" rx="8" fill="url(#h-purpure-light)" opacity=".5"/>"#;
    format!("{SHEET}{pattern}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Text;

    fn front(slug: &str) -> Front {
        Front {
            slug: slug.to_owned(),
            title: Text::new("dragon"),
            emblem: "dragon".to_owned(),
            tincture: Tincture::Gules,
            shields: Vec::new(),
            badges: vec![Badge { label: Text::new("value"), value: 4 }],
            text: None,
            about: None,
            clause: None,
            back: None,
        }
    }

    #[test]
    fn a_drawn_card_gets_its_title_in_the_readers_language() {
        let face = Face::Up(front("king-arthur/dragon4"));
        let markup = card(&face, Lettering { title: "Drache & Co", text: None });
        assert!(markup.contains(">Drache &amp; Co</text>"), "{markup}");
        assert!(!markup.contains(" style="));
    }

    #[test]
    fn a_long_title_has_two_lines_and_a_short_one_stays_large() {
        let face = Face::Up(front("king-arthur/dragon4"));
        let lettered = |title| card(&face, Lettering { title, text: None });
        let long = lettered("Ein königliches Turnier der Ritter");
        assert!(
            long.contains(">Ein königliches</text>") && long.contains(">Turnier der Ritter</text>"),
            "{long}"
        );
        assert!(lettered("Der Drache").contains(">Der Drache</text>"));
    }

    #[test]
    fn a_card_without_a_drawing_is_composed() {
        let markup = card(
            &Face::Up(front("elsewhere/dragon4")),
            Lettering { title: "Dragon", text: Some("It bites.") },
        );
        for part in [">Dragon<", ">It bites.<", ">4<", "url(#h-gules-light)"] {
            assert!(markup.contains(part), "{part} in {markup}");
        }
    }

    #[test]
    fn a_card_with_shields_shows_each_in_its_colour_and_with_its_symbol() {
        let shield = |tincture, emblem: &'static str| Shield { tincture, emblem: emblem.into() };
        for count in 1..=3 {
            let shields = [
                shield(Tincture::Vert, "sword"),
                shield(Tincture::Gules, "rose"),
                shield(Tincture::Argent, "round-table"),
            ];
            let shields: Vec<Shield> = shields.into_iter().take(count).collect();
            let markup = card(
                &Face::Up(Front { shields, ..front("camelot/mission") }),
                Lettering { title: "Mission", text: None },
            );
            assert_eq!(markup.matches(r#"stroke-width="4"/></g>"#).count(), count, "{markup}");
            assert!(markup.contains("url(#h-vert-light)"), "colour is not the only sign: {markup}");
        }
    }

    #[test]
    fn an_unknown_back_is_still_a_back() {
        let face = Face::Down { back: "elsewhere/back".to_owned() };
        assert!(card(&face, Lettering::default()).contains("rect"));
    }
}
