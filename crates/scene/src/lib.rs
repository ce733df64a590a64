//! What a table looks like: zones, pieces, plates, choices. This crate contains no game, no pixels and no sentence.
//!
//! A game says which pieces lie where and which of them a player can click; every client draws that in its own way.
//! Texts are message ids with arguments ([`Text`]); the `lang` crate turns them into sentences.

mod beat;
mod board;
mod heraldry;
mod locale;
mod panel;
mod plan;
mod portray;
mod solo;
mod solve;
mod statistics;
mod story_line;
mod text;
mod trail;
mod words;

pub use beat::Beat;
pub use board::{Part, Print, Shape, Spot, SpotState};
pub use heraldry::{SHIELDS, Tincture};
pub use locale::Locale;
pub use panel::{Content, DialCell, GaugeMark, GaugePart, LedgerRow, Meter, Panel, Side, Verdict};
pub use plan::{Area, Cell, Extent, Leaf, Plan};
pub use portray::{Choice, Portray, Prominence, Refusal};
pub use solo::{Feat, SoloPlay};
pub use solve::{Arrangement, Placed, Rect, TabBar, Window, solve};
pub use statistics::{Feature, Statistics, Tally};
pub use story_line::{Fold, StoryLevel, StoryLine};
pub use text::{Arg, Text};
pub use trail::{Trail, trails};
pub use words::{Book, Words};

use std::borrow::Cow;

use engine::Seat;
use serde::{Deserialize, Serialize};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    /// One for each seat, in seating order.
    pub plates: Vec<Plate>,
    /// The zones of the table, in reading order.
    pub zones: Vec<Zone>,
    /// Panels beside the table: sums against thresholds, lists of names and numbers.
    pub panels: Vec<Panel>,
    /// The progress of the match, e.g. "Turn 19, 4 of 13 adventures taken".
    pub heading: Option<Text>,
    /// The stages of the turn, e.g. "reveal, challenge, adventure, draw".
    pub stages: Vec<Stage>,
    /// One sentence: what the viewer may do, or whom the table waits for.
    pub prompt: Text,
    /// The clauses that apply now, most important first.
    pub clauses: Vec<&'static str>,
    /// How the table is laid out; `None` arranges the zones by their roles.
    pub plan: Option<Plan>,
}

impl Scene {
    /// Creates an empty table with this prompt.
    pub fn new(prompt: impl Into<Text>) -> Scene {
        Scene {
            plates: Vec::new(),
            zones: Vec::new(),
            panels: Vec::new(),
            heading: None,
            stages: Vec::new(),
            prompt: prompt.into(),
            clauses: Vec::new(),
            plan: None,
        }
    }

    /// Returns whether the table has this zone.
    pub fn has_zone(&self, id: &str) -> bool {
        self.zones.iter().any(|zone| zone.id == id)
    }

    /// Returns how the table is laid out.
    pub fn plan(&self) -> Plan {
        self.plan.clone().unwrap_or_else(|| Plan::by_roles(self))
    }
}

/// A seat's name plate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Plate {
    /// The seat that the plate belongs to.
    pub seat: Seat,
    /// The points so far, as far as the viewer may know them.
    pub score: Option<i32>,
    /// Whether this seat may act now.
    pub pending: bool,
    /// The role of the seat at the moment, e.g. a rank, a hero, a character.
    pub title: Option<Text>,
    /// What the seat has done or is doing, e.g. "sealed", "passed", "sponsor".
    pub state: Option<Text>,
    /// Small numbers with a picture: hand size, seals, ranks.
    pub counters: Vec<Counter>,
}

impl Plate {
    /// Creates a plate without numbers.
    pub fn new(seat: Seat) -> Plate {
        Plate { seat, score: None, pending: false, title: None, state: None, counters: Vec::new() }
    }
}

/// A number with a picture and a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counter {
    /// The name of the counted things.
    pub label: Text,
    /// A drawing of `art`, by slug.
    pub emblem: String,
    /// The count.
    pub value: i32,
    /// The maximum, if there is one.
    pub of: Option<i32>,
}

impl Counter {
    /// Creates a counter without a maximum.
    pub fn new(label: impl Into<Text>, emblem: impl Into<String>, value: i32) -> Counter {
        Counter { label: label.into(), emblem: emblem.into(), value, of: None }
    }
}

/// A stage of the turn line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stage {
    /// The name of the stage.
    pub label: Text,
    /// Whether the stage is done, skipped, under way or ahead.
    pub state: StageState,
}

/// The progress of a stage in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum StageState {
    /// Finished in this turn.
    Done,
    /// Left out in this turn, or no longer possible.
    Skipped,
    /// Under way.
    Now,
    /// Still to come.
    Ahead,
}

/// A part of the table that holds pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Zone {
    /// Does not change during the match.
    pub id: String,
    /// The heading.
    pub title: Text,
    /// The seat that owns the zone, if any.
    pub owner: Option<Seat>,
    /// The purpose; the client chooses the position by it.
    pub role: Role,
    /// How the client arranges the pieces.
    pub layout: Layout,
    /// The pieces, in order.
    pub pieces: Vec<Piece>,
    /// The spots of a map, a track or a sheet.
    pub spots: Vec<Spot>,
    /// Lines between spots, as indices of `spots`.
    pub links: Vec<(u16, u16)>,
    /// Drawings under the spots of a map, as slugs of `art`, from bottom to top: a board, then its rooms. Each is as
    /// wide and high as the map.
    pub backdrop: Vec<String>,
    /// Whether the backdrop is only a landscape. If so, the client draws spots, links and prints over it; otherwise the
    /// backdrop already shows them.
    pub landscape: bool,
    /// A line under the heading, e.g. "2 cards, more than 10".
    pub note: Option<Text>,
    /// The most pieces that the zone usually holds, so that their size does not change with every card that comes and goes.
    pub capacity: u16,
}

impl Zone {
    /// Creates an empty zone without an owner.
    pub fn new(id: impl Into<String>, title: impl Into<Text>, role: Role, layout: Layout) -> Zone {
        Zone {
            id: id.into(),
            title: title.into(),
            owner: None,
            role,
            layout,
            pieces: Vec::new(),
            spots: Vec::new(),
            links: Vec::new(),
            backdrop: Vec::new(),
            landscape: false,
            note: None,
            capacity: 0,
        }
    }
}

/// The purpose of a zone. Each client arranges the roles to fit its screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Role {
    /// In front of another player, next to that player's plate.
    Opponent,
    /// The middle of the table.
    Board,
    /// Pieces that every player can take or buy.
    Market,
    /// In front of the viewer.
    Mine,
    /// In the viewer's hand.
    Hand,
    /// Supplies and discards.
    Side,
}

/// The arrangement of the pieces in a zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Layout {
    /// Side by side.
    Row,
    /// One below the other, overlapping, the last one on top.
    Column,
    /// Held in a hand.
    Fan,
    /// In a pile of this many; the listed pieces are those on top.
    Pile(u32),
    /// In rows of at most this many.
    Grid(u8),
    /// On spots joined by lines, in a plane of this width and height.
    Map {
        /// In the units of [`Spot::at`].
        width: u32,
        /// In the units of [`Spot::at`].
        height: u32,
    },
    /// On cells in a row, in order; a client may wrap the row.
    Track,
    /// On boxes in rows and columns.
    Sheet {
        /// The headings of the rows.
        rows: Vec<Heading>,
        /// The headings of the columns; may be empty.
        columns: Vec<Text>,
    },
}

/// The heading of a row of a sheet: a name, perhaps with a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Heading {
    /// The name of the row.
    pub title: Text,
    /// The picture, a slug of `art`.
    pub emblem: Option<String>,
}

impl From<&'static str> for Heading {
    fn from(id: &'static str) -> Heading {
        Heading { title: id.into(), emblem: None }
    }
}

/// A card, token, figure or die on the table, which may be clickable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Unique in a scene, and stable as long as every viewer may know that it is the same piece. Games number equal
    /// pieces without an identity by zone; [`trails`] finds out where those moved.
    pub id: String,
    /// The kind of thing.
    pub kind: PieceKind,
    /// The visible side.
    pub face: Face,
    /// The id of the spot under the piece, in a zone with spots.
    pub spot: Option<String>,
    /// Small things that lie on the piece, e.g. a seal or a marker.
    pub marks: Vec<Mark>,
    /// Whether the player has picked it in the decision under way: a card to pay with, the adversary to challenge.
    /// Clients draw it raised.
    pub chosen: bool,
}

impl Piece {
    /// Creates a piece that has no marks and is not picked.
    pub fn new(id: impl Into<String>, kind: PieceKind, face: Face) -> Piece {
        Piece { id: id.into(), kind, face, spot: None, marks: Vec::new(), chosen: false }
    }
}

/// The kind of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PieceKind {
    /// A card.
    Card,
    /// A token, a chip, a seal.
    Token,
    /// A standing figure: a knight, a magician.
    Figure,
    /// A die, lying with a side up.
    Die,
}

/// The visible side of a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "most pieces of a scene show their front, and scenes are short-lived"
)]
pub enum Face {
    /// The front.
    Up(Front),
    /// The back.
    Down {
        /// The drawing of the back, a slug of `art`.
        back: String,
    },
}

/// The front of a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Front {
    /// The drawing of the front, a slug of `art`, e.g. `king-arthur/dragon-4`.
    pub slug: String,
    /// The name of the piece.
    pub title: Text,
    /// The symbol in the middle, a slug of `art`.
    pub emblem: String,
    /// The colour; clients always combine it with a hatching.
    pub tincture: Tincture,
    /// Shields that stand in place of the symbol, e.g. those of a mission; most cards have none.
    pub shields: Vec<Shield>,
    /// The numbers in the corners.
    pub badges: Vec<Badge>,
    /// The effect of the piece, in a sentence. Clients print it on the piece and read it out.
    pub text: Option<Text>,
    /// Further notes for players who open the details: what experienced players know, where the numbers come from.
    pub about: Option<Text>,
    /// The clause that explains the piece.
    pub clause: Option<Cow<'static, str>>,
    /// The drawing of the other side, if the viewer may see it when the piece is turned over.
    pub back: Option<String>,
}

/// A shield on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shield {
    /// The colour, with its hatching.
    pub tincture: Tincture,
    /// The symbol on it, a slug of `art`, so that the colour is not its only sign.
    pub emblem: Cow<'static, str>,
}

/// A number on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Badge {
    /// The meaning of the number.
    pub label: Text,
    /// The number to print.
    pub value: i32,
}

/// Something small that lies on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// The name of the mark.
    pub label: Text,
    /// The picture, a slug of `art`.
    pub emblem: String,
    /// The seat that the mark belongs to, if any.
    pub owner: Option<Seat>,
}
