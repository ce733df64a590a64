//! What a table looks like: zones, pieces, plates, choices. No game, no pixels, no language.
//!
//! A game says what lies where and what may be touched; every client draws it in its own way. Words are message
//! ids with arguments ([`Text`]); the `lang` crate speaks them.

mod board;
mod panel;
mod portray;
mod text;
mod trail;

pub use board::{Part, Print, Shape, Spot, SpotState};
pub use panel::{Content, GaugeMark, GaugePart, LedgerRow, Meter, Panel};
pub use portray::{Book, Choice, Feat, Feature, Portray, Refusal, StoryLine, Tally, Words};
pub use text::{Arg, Text};
pub use trail::{Trail, trails};

use engine::Seat;
use serde::Serialize;

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    /// One for each seat, in seating order.
    pub plates: Vec<Plate>,
    /// What lies on the table, in reading order.
    pub zones: Vec<Zone>,
    /// What is reckoned beside it: sums against thresholds, lists of names and numbers.
    pub panels: Vec<Panel>,
    /// Where in the match we are, e.g. "Turn 19, 4 of 13 adventures taken".
    pub heading: Option<Text>,
    /// Where in the turn we are: a turn line such as "reveal, challenge, adventure, draw".
    pub stages: Vec<Stage>,
    /// One sentence: what the viewer may do, or whom everybody waits for.
    pub prompt: Text,
    /// The clauses that matter now, most important first.
    pub clauses: Vec<&'static str>,
}

impl Scene {
    /// An empty table with this prompt.
    pub fn new(prompt: impl Into<Text>) -> Scene {
        Scene {
            plates: Vec::new(),
            zones: Vec::new(),
            panels: Vec::new(),
            heading: None,
            stages: Vec::new(),
            prompt: prompt.into(),
            clauses: Vec::new(),
        }
    }
}

/// A seat's name plate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Plate {
    /// Whose it is.
    pub seat: Seat,
    /// The points so far, as far as the viewer may know them.
    pub score: Option<i32>,
    /// May this seat act now?
    pub pending: bool,
    /// What the seat is at the moment, e.g. a rank, a hero, a character.
    pub title: Option<Text>,
    /// What the seat has done or is doing, e.g. "sealed", "passed", "sponsor".
    pub state: Option<Text>,
    /// Hand size, seals, ranks: small numbers worth a picture.
    pub counters: Vec<Counter>,
}

impl Plate {
    /// A plate without any number yet.
    pub fn new(seat: Seat) -> Plate {
        Plate { seat, score: None, pending: false, title: None, state: None, counters: Vec::new() }
    }
}

/// A number with a picture and a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Counter {
    /// What is counted.
    pub label: Text,
    /// A drawing of `art`, by slug.
    pub emblem: String,
    /// How many.
    pub value: i32,
    /// Of how many, where there is an end to it.
    pub of: Option<i32>,
}

impl Counter {
    /// A number without an end to it.
    pub fn new(label: impl Into<Text>, emblem: impl Into<String>, value: i32) -> Counter {
        Counter { label: label.into(), emblem: emblem.into(), value, of: None }
    }
}

/// A stage of the turn line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stage {
    /// Its name.
    pub label: Text,
    /// Behind us, now, or to come.
    pub state: StageState,
}

/// Where a stage stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum StageState {
    /// Done in this turn.
    Done,
    /// Left out in this turn, or no longer possible.
    Skipped,
    /// Being done.
    Now,
    /// Still to come.
    Ahead,
}

/// A part of the table with pieces in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Zone {
    /// Stable through the match.
    pub id: String,
    /// Its heading.
    pub title: Text,
    /// Whose it is, if it belongs to a seat.
    pub owner: Option<Seat>,
    /// What it is for; the client finds the place for it.
    pub role: Role,
    /// How its pieces lie.
    pub layout: Layout,
    /// What lies there.
    pub pieces: Vec<Piece>,
    /// Places in it, for a map, a track or a sheet.
    pub spots: Vec<Spot>,
    /// Lines between places, as indices of `spots`.
    pub links: Vec<(u16, u16)>,
    /// Drawings of `art`, by slug, on which a map's places lie, one over the other: a board, its rooms. Each is as wide and
    /// high as the map.
    pub backdrop: Vec<String>,
    /// Is the backdrop nothing but a landscape? Then places, the lines between them and what is printed on them are
    /// drawn over it; other backdrops show all this themselves.
    pub landscape: bool,
    /// A line under the heading, e.g. "2 cards, more than 10".
    pub note: Option<Text>,
}

impl Zone {
    /// An empty zone that belongs to nobody.
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
        }
    }
}

/// What a zone is for. Clients lay roles out for their size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Role {
    /// In front of another player: goes with the owner's plate.
    Opponent,
    /// The middle of the table.
    Board,
    /// What is on offer to everybody.
    Market,
    /// In front of the viewer.
    Mine,
    /// In the viewer's hand.
    Hand,
    /// Supplies and discards.
    Side,
}

/// How the pieces of a zone lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Layout {
    /// Side by side.
    Row,
    /// One below the other, overlapping, the last one on top.
    Column,
    /// Held in a hand.
    Fan,
    /// On a heap of this many; the pieces listed are those on top.
    Pile(u32),
    /// In rows of at most this many.
    Grid(u8),
    /// On places joined by lines, in a plane of this width and height.
    Map {
        /// In the measure of the places.
        width: u32,
        /// In the measure of the places.
        height: u32,
    },
    /// On cells in a row, in order; a client may wrap it.
    Track,
    /// On boxes in rows and columns.
    Sheet {
        /// The headings of the rows.
        rows: Vec<Heading>,
        /// The headings of the columns; may be empty.
        columns: Vec<Text>,
    },
}

/// The heading of a sheet's row: a name, perhaps with a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Heading {
    /// What the row is called.
    pub title: Text,
    /// Its picture, by slug.
    pub emblem: Option<String>,
}

impl From<&'static str> for Heading {
    fn from(id: &'static str) -> Heading {
        Heading { title: id.into(), emblem: None }
    }
}

/// Something that can be looked at and perhaps touched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// Stable while everybody may know that it is the same piece; unique in a scene. Equal pieces without an identity
    /// are numbered place by place; [`trails`] finds out where they went.
    pub id: String,
    /// What sort of thing.
    pub kind: PieceKind,
    /// What can be seen of it.
    pub face: Face,
    /// The id of the spot it stands on, in a zone with spots.
    pub spot: Option<String>,
    /// Small things that lie on it (a seal, a marker).
    pub marks: Vec<Mark>,
    /// Picked in the decision that is being made: a card laid out to pay, the adversary that is challenged. Clients
    /// lift it.
    pub chosen: bool,
}

impl Piece {
    /// A piece with nothing on it that nobody has picked.
    pub fn new(id: impl Into<String>, kind: PieceKind, face: Face) -> Piece {
        Piece { id: id.into(), kind, face, spot: None, marks: Vec::new(), chosen: false }
    }
}

/// What sort of thing a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum PieceKind {
    /// A card.
    Card,
    /// A token, a chip, a seal.
    Token,
    /// A figure that stands: a knight, a magician.
    Figure,
    /// A die, lying with a side up.
    Die,
}

/// What can be seen of a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "most pieces of a scene show their front, and scenes are short-lived"
)]
pub enum Face {
    /// Its front.
    Up(Front),
    /// Its back: a drawing of `art`, by slug.
    Down {
        /// Which back.
        back: String,
    },
}

/// The front of a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Front {
    /// The drawing of `art` that shows it, e.g. `king-arthur/dragon-4`.
    pub slug: String,
    /// Its name.
    pub title: Text,
    /// The charge in the middle, a symbol of `art` by slug.
    pub emblem: String,
    /// Its colour, which always comes with a hatching.
    pub tincture: Tincture,
    /// Numbers in its corners.
    pub badges: Vec<Badge>,
    /// What it does, in a sentence. It stands on the piece and is read with it.
    pub text: Option<Text>,
    /// More, for those who ask: what everybody knows after the first game, where its numbers come from.
    pub about: Option<Text>,
    /// The clause that speaks of it.
    pub clause: Option<&'static str>,
    /// The drawing on its other side, if it has one that may be seen when it is turned over.
    pub back: Option<String>,
}

/// A number on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Badge {
    /// What the number means.
    pub label: Text,
    /// The number.
    pub value: i32,
}

/// Something small that lies on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mark {
    /// What it is, in a word.
    pub label: Text,
    /// Its picture, by slug.
    pub emblem: String,
    /// Whose it is.
    pub owner: Option<Seat>,
}

/// The heralds' colours. Each has a hatching and a letter, so that nothing is said by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tincture {
    /// Parchment white.
    Argent,
    /// Ink black.
    Sable,
    /// Gold.
    Or,
    /// Red.
    Gules,
    /// Blue.
    Azure,
    /// Green.
    Vert,
    /// Violet.
    Purpure,
    /// Orange.
    Tenne,
}

impl Tincture {
    /// Its name in slugs, style sheets and message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Tincture::Argent => "argent",
            Tincture::Sable => "sable",
            Tincture::Or => "or",
            Tincture::Gules => "gules",
            Tincture::Azure => "azure",
            Tincture::Vert => "vert",
            Tincture::Purpure => "purpure",
            Tincture::Tenne => "tenne",
        }
    }
}

/// What distinguishes a seat at sight: a tincture and, for those who do not see it, a charge.
pub const SHIELDS: [(Tincture, &str); engine::MAX_SEATS] = [
    (Tincture::Gules, "lion"),
    (Tincture::Azure, "tower"),
    (Tincture::Vert, "stag"),
    (Tincture::Or, "boar"),
    (Tincture::Purpure, "key"),
    (Tincture::Tenne, "rose"),
];
