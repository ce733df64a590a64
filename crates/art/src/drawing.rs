//! Finds drawings by slug.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use crate::definitions;

/// The assets that any table may need.
const COMMON: [&str; 5] = [
    include_str!("../assets/emblems.svg"),
    include_str!("../assets/shields.svg"),
    include_str!("../assets/king-arthur.svg"),
    include_str!("../assets/covers.svg"),
    include_str!("../assets/icons.svg"),
];

/// The assets that only games with a board need.
const FOR_BOARDS: [&str; 4] = [
    include_str!("../assets/backs.svg"),
    include_str!("../assets/board-emblems.svg"),
    include_str!("../assets/quests.svg"),
    include_str!("../assets/knight.svg"),
];

/// A drawing: an emblem (`emblem/dragon`), a player's shield (`shield-gules`), a card (`king-arthur/dragon4`), a box
/// cover (`cover/king-arthur`), the app's icon (`app-icon`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing<'a> {
    /// The name by which clients look it up.
    pub slug: &'a str,
    /// The width of the view box, which begins at 0.
    pub width: u32,
    /// The height of the view box.
    pub height: u32,
    /// The area for the title, if there is one.
    pub band: Option<Band<'a>>,
    /// The SVG markup.
    pub markup: &'a str,
}

/// The area for a card's title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Band<'a> {
    /// The x coordinate of the text anchor.
    pub x: u32,
    /// `start` or `middle`.
    pub anchor: &'a str,
    /// A text colour with enough contrast.
    pub fill: &'a str,
}

impl Band<'_> {
    /// The base line of a title on one line.
    pub const BASELINE: u32 = 41;

    /// The vertical centre of a title on two lines.
    pub const MIDDLE: u32 = 32;

    /// Returns the maximum width of a title.
    pub const fn width(self) -> u32 {
        if self.x < 100 { 164 } else { 212 }
    }
}

type Drawings = BTreeMap<&'static str, Drawing<'static>>;

static ALWAYS: LazyLock<Drawings> = LazyLock::new(|| by_slug(&COMMON));
static WITH_BOARDS: OnceLock<Drawings> = OnceLock::new();

fn by_slug(assets: &[&'static str]) -> Drawings {
    assets.iter().flat_map(|asset| drawings_of(asset)).map(|drawing| (drawing.slug, drawing)).collect()
}

/// Makes the drawings available that only games with a board need. With the feature `lazy`, the lazy-loaded chunk with
/// these drawings calls this; without it, they are available from the start.
pub fn lay_out_for_boards() {
    WITH_BOARDS.get_or_init(|| by_slug(&FOR_BOARDS));
}

fn for_boards() -> Option<&'static Drawings> {
    if cfg!(not(feature = "lazy")) {
        lay_out_for_boards();
    }
    WITH_BOARDS.get()
}

/// Returns the drawing with this slug.
pub fn drawing(slug: &str) -> Option<Drawing<'static>> {
    common(slug).or_else(|| for_boards()?.get(slug).copied())
}

/// Returns the drawing with this slug if any table may need it.
pub fn common(slug: &str) -> Option<Drawing<'static>> {
    ALWAYS.get(slug).copied()
}

/// Iterates over all drawings except the boards.
pub fn all() -> impl Iterator<Item = Drawing<'static>> {
    ALWAYS.values().chain(for_boards().into_iter().flat_map(BTreeMap::values)).copied()
}

/// Iterates over the drawings of an asset, which are its symbols.
pub fn drawings_of(asset: &str) -> impl Iterator<Item = Drawing<'_>> {
    definitions(asset).split("<symbol ").skip(1).map(read)
}

fn read(symbol: &str) -> Drawing<'_> {
    let (head, rest) = symbol.split_once('>').expect("a symbol's tag is closed");
    let (markup, _) = rest.rsplit_once("</symbol>").expect("a symbol ends");
    let attribute = |name: &str| {
        let (_, value) = head.split_once(&format!("{name}=\""))?;
        Some(value.split_once('"')?.0)
    };
    let number = |text: &str| text.parse().expect("sizes are whole numbers");
    let mut size = attribute("viewBox").expect("a symbol has a view box").split(' ').skip(2).map(number);
    let mut side = || size.next().expect("a view box has four numbers");
    Drawing {
        slug: attribute("id").expect("a symbol has an id"),
        width: side(),
        height: side(),
        band: attribute("data-title-x").map(|x| Band {
            x: number(x),
            anchor: attribute("data-title-anchor").expect("a title has an anchor"),
            fill: attribute("data-title-fill").expect("a title has an ink"),
        }),
        markup,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::BOARDS;

    #[test]
    fn slugs_are_unique() {
        let slugs: Vec<&str> =
            COMMON.into_iter().chain(FOR_BOARDS).flat_map(drawings_of).map(|drawing| drawing.slug).collect();
        assert_eq!(slugs.iter().collect::<BTreeSet<_>>().len(), slugs.len());
        assert!(slugs.len() > 130, "{}", slugs.len());
        assert_eq!(all().count(), slugs.len());
    }

    #[test]
    fn a_card_has_its_size_and_its_band() {
        let dragon = drawing("king-arthur/dragon4").unwrap();
        assert_eq!((dragon.width, dragon.height), (250, 350));
        let band = dragon.band.unwrap();
        assert_eq!((band.x, band.anchor, band.fill), (69, "start", "var(--on-gules,#F6F1E4)"));
        assert_eq!(drawing("king-arthur/back-knight").unwrap().band, None);
        assert_eq!(drawing("king-arthur/dragon9"), None);
    }

    /// The only classes tell how large a text is in a drawing, so that a client can leave out what would be too small.
    #[test]
    fn no_drawing_needs_a_style_attribute_or_a_class() {
        for drawing in all().chain(BOARDS.iter().flat_map(|board| drawings_of(board.asset))) {
            assert!(!drawing.markup.contains(" style="), "{}", drawing.slug);
            for class in drawing.markup.split(" class=\"").skip(1) {
                let size = class.strip_prefix('s').and_then(|class| class.split_once('"'));
                assert!(size.is_some_and(|(size, _)| size.parse::<u32>().is_ok()), "{}", drawing.slug);
            }
        }
    }

    #[test]
    fn every_pattern_that_is_used_exists() {
        let patterns = crate::patterns();
        for drawing in all().chain(BOARDS.iter().flat_map(|board| drawings_of(board.asset))) {
            for used in drawing.markup.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
                let given = format!("id=\"{used}\"");
                assert!(
                    patterns.contains(&given) || drawing.markup.contains(&given),
                    "{} uses {used}",
                    drawing.slug
                );
            }
        }
    }
}
