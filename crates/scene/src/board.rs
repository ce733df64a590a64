//! Places without a piece: the spaces of a map, the cells of a track, the boxes of a sheet.

use serde::Serialize;

use crate::{Text, Tincture};

/// A place that can be looked at, stood on and perhaps touched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spot {
    /// Unique in a scene, among pieces too: choices touch both alike.
    pub id: String,
    /// What it is called.
    pub name: Text,
    /// On a map: where its middle lies, in the map's own measure. On a track or a sheet: its column and row.
    pub at: (i32, i32),
    /// Its outline, which says what kind of place it is.
    pub shape: Shape,
    /// Its colour, which always comes with a hatching.
    pub tincture: Option<Tincture>,
    /// What is printed on it.
    pub prints: Vec<Print>,
    /// How it stands for the viewer.
    pub state: SpotState,
    /// What it does, in a sentence.
    pub text: Option<Text>,
    /// The clause that speaks of it.
    pub clause: Option<&'static str>,
    /// Picked in the decision that is being made.
    pub chosen: bool,
}

impl Spot {
    /// A plain spot with nothing printed on it.
    pub fn new(id: impl Into<String>, name: impl Into<Text>, at: (i32, i32)) -> Spot {
        Spot {
            id: id.into(),
            name: name.into(),
            at,
            shape: Shape::Round,
            tincture: None,
            prints: Vec::new(),
            state: SpotState::Plain,
            text: None,
            clause: None,
            chosen: false,
        }
    }
}

/// Outlines, so that kinds of places differ by more than a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A filled dot: an ordinary space of a path.
    Dot,
    /// An open ring.
    Ring,
    /// Two rings, one in the other.
    DoubleRing,
    /// A round field with room for a figure.
    Round,
    /// A box.
    Square,
    /// A square on its point.
    Diamond,
    /// Six corners.
    Hexagon,
    /// A ring of flames.
    Flames,
    /// A ring of battlements.
    Wall,
}

/// How a spot stands for the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpotState {
    /// Nothing special.
    Plain,
    /// Done: bought, reached, filled.
    Done,
    /// Within reach now.
    Open,
    /// One step away; what is missing is among its prints.
    Near,
    /// Out of reach or out of play.
    Shut,
}

/// Something printed on a spot: a price, a gain, a condition, a symbol.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Print {
    /// What it is for.
    pub part: Part,
    /// In words, e.g. "2 gold".
    pub label: Text,
    /// Its picture, by slug.
    pub emblem: Option<String>,
    /// Its number.
    pub value: Option<i32>,
}

/// What something printed is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What the spot simply is or is worth.
    Face,
    /// What it costs.
    Cost,
    /// What it brings.
    Gain,
    /// What else it asks for.
    Need,
    /// What the viewer still lacks.
    Lack,
}
