//! Draws everything on a board that is not a card: figures, tokens, dice, and the spots themselves. Each has a view box
//! of 64 by 64.

use scene::{Badge, Front, PieceKind, Shape, Tincture};

use crate::drawing::drawing;
use crate::face::{card, emblem, hatching_of, ink_on, paint_of};
use crate::{CARD_WIDTH, Lettering};

const OUTLINE: &str = r#"stroke="var(--em-ink,#221C17)" stroke-width="2""#;
const PEDESTAL: &str = "M10 50C10 44 54 44 54 50V55C54 63 10 63 10 55Z";

/// Draws the front of a piece: from its own drawing, or composed from emblem, tincture and number.
pub fn standing(kind: PieceKind, front: &Front) -> String {
    if let Some(drawn) = drawing(&front.slug) {
        let scale = 64.0 / f64::from(drawn.width.max(drawn.height));
        return format!(r#"<g transform="scale({scale:.4})">{}</g>"#, drawn.markup);
    }
    match kind {
        PieceKind::Card => {
            let markup = card(&scene::Face::Up(front.clone()), Lettering::default());
            format!(
                r#"<g transform="translate(9 0) scale({:.4})">{markup}</g>"#,
                46.0 / f64::from(CARD_WIDTH)
            )
        }
        PieceKind::Figure => figure(front),
        PieceKind::Token => token(front),
        PieceKind::Die => die(front),
    }
}

/// Draws a figure on a base of its tincture.
fn figure(front: &Front) -> String {
    let base = painted(PEDESTAL, front.tincture);
    let charge = emblem(&front.emblem, paint_of(front.tincture), accent(front.tincture));
    format!(r#"{base}<g transform="translate(5 -2) scale(.84)">{charge}</g>"#)
}

/// Draws a disc with a rim of its tincture, and with its number, if any, at the foot.
fn token(front: &Front) -> String {
    let rim = painted("M32 2A30 30 0 1 1 31.9 2Z", front.tincture);
    let face = format!(r#"<circle cx="32" cy="32" r="24" fill="var(--argent,#F6F1E4)" {OUTLINE}/>"#);
    let charge = emblem(&front.emblem, paint_of(front.tincture), accent(front.tincture));
    let number = front.badges.first().map(|badge| number(badge.value, 50, 56)).unwrap_or_default();
    format!(r#"{rim}{face}<g transform="translate(13 13) scale(.6)">{charge}</g>{number}"#)
}

/// Draws a die with its number up. A die without a number is blank, because it has not been rolled.
fn die(front: &Front) -> String {
    let cube = format!(
        r#"<rect x="6" y="6" width="52" height="52" rx="11" fill="{}" {OUTLINE}/>"#,
        paint_of(front.tincture)
    );
    let Some(Badge { value, .. }) = front.badges.first() else { return cube };
    let ink = ink_on(front.tincture);
    let corners = [(18, 18), (46, 46), (46, 18), (18, 46)];
    let sides = [(18, 32), (46, 32)];
    let pips: Vec<(i32, i32)> = match *value {
        1 => vec![(32, 32)],
        2 | 4 => corners[..*value as usize].to_vec(),
        3 | 5 => [&corners[..*value as usize - 1], &[(32, 32)]].concat(),
        6 => [&corners[..], &sides[..]].concat(),
        _ => return cube + &number(*value, 32, 32),
    };
    let pip = |(x, y)| format!(r#"<circle cx="{x}" cy="{y}" r="5.5" fill="{ink}"/>"#);
    cube + &pips.into_iter().map(pip).collect::<String>()
}

fn accent(tincture: Tincture) -> &'static str {
    if tincture == Tincture::Or { "var(--gules,#A8252C)" } else { "var(--or,#C9932F)" }
}

fn painted(path: &str, tincture: Tincture) -> String {
    let hatching = hatching_of(tincture)
        .map(|pattern| format!(r#"<path d="{path}" fill="{pattern}" opacity="var(--hatch,.22)"/>"#))
        .unwrap_or_default();
    format!(r#"<path d="{path}" fill="{}" {OUTLINE}/>{hatching}"#, paint_of(tincture))
}

fn number(value: i32, x: i32, y: i32) -> String {
    format!(
        r#"<text x="{x}" y="{}" font-size="22" font-weight="700" text-anchor="middle" fill="var(--on-argent,#221C17)" stroke="var(--argent,#F6F1E4)" stroke-width="5" paint-order="stroke">{value}</text>"#,
        y + 7
    )
}

/// Draws the outline of a spot, in its tincture.
pub fn place(shape: Shape, tincture: Option<Tincture>) -> String {
    let outline = match shape {
        Shape::Dot => "M32 20A12 12 0 1 1 31.9 20Z",
        Shape::Ring | Shape::Round | Shape::DoubleRing => "M32 6A26 26 0 1 1 31.9 6Z",
        Shape::Square => "M6 14Q6 6 14 6H50Q58 6 58 14V50Q58 58 50 58H14Q6 58 6 50Z",
        Shape::Wall => "M6 6H16V12H26V6H38V12H48V6H58V58H48V52H38V58H26V52H16V58H6Z",
        Shape::Diamond => "M32 3L61 32L32 61L3 32Z",
        Shape::Hexagon => "M17 7H47L61 32L47 57H17L3 32Z",
        Shape::Flames => "M32 1L40 14L57 10L53 26L63 38L48 44L40 62L28 50L12 56L14 42L1 30L18 22Z",
    };
    let rim = match (shape, tincture) {
        (Shape::Dot, None) => return format!(r#"<path d="{outline}" fill="var(--board-ink,#221C17)"/>"#),
        (_, None) => format!(r#"<path d="{outline}" fill="var(--argent,#F6F1E4)" {OUTLINE}/>"#),
        (_, Some(tincture)) => painted(outline, tincture),
    };
    // The inside of the rim stays free for prints.
    let inside = |stroke: &str| {
        format!(
            r#"<g transform="translate(32 32) scale(.76) translate(-32 -32)"><path d="{outline}" fill="var(--argent,#F6F1E4)" {stroke}/></g>"#
        )
    };
    let inner = match (shape, tincture) {
        (Shape::DoubleRing, _) => inside(OUTLINE),
        (Shape::Dot, _) | (_, None) => String::new(),
        _ => inside(""),
    };
    rim + &inner
}

#[cfg(test)]
mod tests {
    use scene::Text;

    use super::*;

    fn front(value: i32) -> Front {
        Front {
            slug: String::new(),
            title: Text::new("knight"),
            emblem: "knight".to_owned(),
            tincture: Tincture::Azure,
            shields: Vec::new(),
            badges: vec![Badge { label: Text::new("value"), value }],
            text: None,
            about: None,
            clause: None,
            back: None,
        }
    }

    #[test]
    fn a_die_shows_as_many_pips_as_its_number() {
        for value in 1..=6 {
            assert_eq!(standing(PieceKind::Die, &front(value)).matches("<circle").count(), value as usize);
        }
        assert!(standing(PieceKind::Die, &front(20)).contains(">20</text>"));
        let blank = standing(PieceKind::Die, &Front { badges: Vec::new(), ..front(0) });
        assert!(!blank.contains("<circle") && !blank.contains("<text"), "{blank}");
    }

    #[test]
    fn a_figure_has_its_tincture_and_hatching() {
        let markup = standing(PieceKind::Figure, &front(0));
        assert!(markup.contains("var(--azure") && markup.contains("url(#h-azure-light)"), "{markup}");
    }

    #[test]
    fn every_shape_has_an_outline_of_its_own() {
        let shapes = [
            Shape::Dot,
            Shape::Ring,
            Shape::DoubleRing,
            Shape::Square,
            Shape::Wall,
            Shape::Diamond,
            Shape::Hexagon,
            Shape::Flames,
        ];
        let drawn: std::collections::BTreeSet<String> =
            shapes.map(|shape| place(shape, Some(Tincture::Vert))).into();
        assert_eq!(drawn.len(), shapes.len());
    }
}
