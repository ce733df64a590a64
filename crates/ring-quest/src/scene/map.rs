//! The map: spaces, lines, and what stands on them.

use scene::{Layout, Mark, Part, Piece, PieceKind, Print, Role, Shape, Spot, SpotState, Text, Zone};

use super::phrases::{kind_word, of_space, tincture};
use super::{faces, legal};
use crate::action::Action;
use crate::board::Kind;
use crate::knight::RingAt;
use crate::phase::Phase;
use crate::space::Space;
use crate::spaces::Spaces;
use crate::view::View;

/// The drawing is so wide and high, with a margin round the lattice.
const SIZE: u32 = 1184;
const MARGIN: i32 = 92;
/// The first column and row, and the way to the next.
const FIRST: i32 = 60;
const PITCH: i32 = 88;

/// The board with everything on it.
pub(super) fn map(view: &View) -> Zone {
    let open = if view.viewer == Some(view.seat()) { aims(view) } else { Spaces::NONE };
    Zone {
        spots: Space::all().map(|space| spot(view, space, open)).collect(),
        links: links(),
        pieces: pieces(view),
        backdrop: vec!["board/ring".to_owned()],
        ..Zone::new("map", "zone-map", Role::Board, Layout::Map { width: SIZE, height: SIZE })
    }
}

/// The spaces that legal actions speak of.
fn aims(view: &View) -> Spaces {
    legal(view).into_iter().filter_map(|action| aim(view, action)).collect()
}

/// The space that stands for an action.
pub(super) fn aim(view: &View, action: Action) -> Option<Space> {
    match action {
        Action::Step(space)
        | Action::Banish(space)
        | Action::Obstacle(space)
        | Action::Lift(space)
        | Action::Lay(space)
        | Action::Ring(space) => Some(space),
        Action::Stop => Some(view.knight().at),
        Action::Leave => None,
    }
}

fn spot(view: &View, space: Space, open: Spaces) -> Spot {
    let (column, row) = space.place();
    let at = |index: u8| MARGIN + FIRST + PITCH * i32::from(index);
    let name = Text::new("space").with("at", space.to_string());
    Spot {
        sign: Some(space.to_string()),
        shape: shape(space.kind()),
        tincture: space.state().map(tincture),
        prints: print(space).into_iter().collect(),
        state: if open.contains(space) { SpotState::Open } else { SpotState::Plain },
        text: text(space),
        clause: clause(space.kind()),
        chosen: matches!(view.phase, Phase::Lay { from } | Phase::Midway { from } if from == space),
        ..Spot::new(space.to_string(), name, (at(column), at(row)))
    }
}

/// Kinds of spaces differ by outline as well as by picture.
fn shape(kind: Kind) -> Shape {
    match kind {
        Kind::Black => Shape::Dot,
        Kind::White => Shape::Ring,
        Kind::Dragon => Shape::Flames,
        Kind::Magic => Shape::Hexagon,
        Kind::Sword => Shape::Diamond,
        Kind::City => Shape::Wall,
        Kind::Crystal => Shape::DoubleRing,
    }
}

/// The symbol of a space.
fn print(space: Space) -> Option<Print> {
    let emblem = match space.kind() {
        Kind::Black | Kind::White => return None,
        Kind::Dragon => "dragon",
        Kind::Magic => "magic-stone",
        Kind::Sword => "sword-stone",
        Kind::City => "city",
        Kind::Crystal => "crystal-ball",
    };
    let label = of_space("symbol", space);
    Some(Print { part: Part::Face, label, emblem: Some(emblem.to_owned()), value: None })
}

fn text(space: Space) -> Option<Text> {
    match space.kind() {
        Kind::Black => None,
        kind => Some(Text::new("about-space").with("kind", kind_word(kind))),
    }
}

fn clause(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Black => Some("QR-17"),
        Kind::White => Some("QR-61"),
        Kind::Dragon => Some("QR-34"),
        Kind::Magic => Some("QR-52"),
        Kind::Sword => Some("QR-58"),
        Kind::City => Some("QR-45"),
        Kind::Crystal => Some("QR-59"),
    }
}

/// Every line once, as places in the list of spots.
fn links() -> Vec<(u16, u16)> {
    let later = |space: Space| space.neighbours().iter().filter(move |other| *other > space);
    let link = |space: Space| later(space).map(move |other| (space.index() as u16, other.index() as u16));
    Space::all().flat_map(link).collect()
}

fn pieces(view: &View) -> Vec<Piece> {
    let obstacle = |space: Space| standing(obstacle_id(space), PieceKind::Token, faces::obstacle(), space);
    let mut pieces: Vec<Piece> = view.obstacles.iter().map(obstacle).collect();
    if let RingAt::Space(space) = view.ring {
        pieces.push(standing("ring".to_owned(), PieceKind::Token, faces::ring(), space));
    }
    for (rider, knight) in view.riders() {
        let id = format!("knight-{}", rider.index() + 1);
        let face = faces::knight(rider.owner(view.seats()), knight);
        let mut piece = standing(id, PieceKind::Figure, face, knight.at);
        let ring = (view.ring == RingAt::Bearer(rider)).then(|| mark("mark-ring", "ring"));
        let coat = knight.coat.then(|| mark("mark-coat", "cloak"));
        piece.marks.extend(ring.into_iter().chain(coat));
        piece.chosen = match view.phase {
            Phase::Banish { victim } => victim == rider,
            Phase::Move { .. } | Phase::Midway { .. } => view.rider == rider,
            _ => false,
        };
        pieces.push(piece);
    }
    pieces
}

/// The obstacle on this space.
pub(super) fn obstacle_id(space: Space) -> String {
    format!("obstacle-{space}")
}

fn standing(id: String, kind: PieceKind, face: scene::Face, space: Space) -> Piece {
    Piece { spot: Some(space.to_string()), ..Piece::new(id, kind, face) }
}

fn mark(label: &'static str, emblem: &str) -> Mark {
    Mark { label: label.into(), emblem: emblem.to_owned(), owner: None }
}
