//! Spots: the spaces of a map, the cells of a track, the boxes of a sheet.

use serde::Serialize;

use crate::{Text, Tincture};

/// A place on the table that can hold pieces and may be clickable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spot {
    /// Unique in a scene, also among pieces, because choices refer to both by id.
    pub id: String,
    /// The name for labels and screen readers.
    pub name: Text,
    /// The sign by which sentences refer to the spot, e.g. `T05`. Clients draw it beside the spot.
    pub sign: Option<String>,
    /// On a map, the centre in map units. On a track or a sheet, the column and the row.
    pub at: (i32, i32),
    /// The outline, which tells kinds of spots apart.
    pub shape: Shape,
    /// The colour; clients always combine it with a hatching.
    pub tincture: Option<Tincture>,
    /// What is printed on it.
    pub prints: Vec<Print>,
    /// The state of the spot for the viewer.
    pub state: SpotState,
    /// The effect of the spot, in a sentence.
    pub text: Option<Text>,
    /// The clause that explains the spot.
    pub clause: Option<&'static str>,
    /// Whether the player has picked it in the decision under way.
    pub chosen: bool,
}

impl Spot {
    /// Creates a plain spot with nothing printed on it.
    pub fn new(id: impl Into<String>, name: impl Into<Text>, at: (i32, i32)) -> Spot {
        Spot {
            id: id.into(),
            name: name.into(),
            sign: None,
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

/// Outlines, so that kinds of spots differ by more than a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A filled dot: an ordinary space of a path.
    Dot,
    /// An open ring.
    Ring,
    /// Two concentric rings.
    DoubleRing,
    /// A round field with room for a figure.
    Round,
    /// A square box.
    Square,
    /// A square that stands on a corner.
    Diamond,
    /// A regular hexagon.
    Hexagon,
    /// A ring of flames.
    Flames,
    /// A ring of battlements.
    Wall,
}

/// The state of a spot for the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpotState {
    /// No special state.
    Plain,
    /// Done: bought, reached, filled.
    Done,
    /// Within reach now.
    Open,
    /// Almost within reach: one condition is missing, and it is among the prints.
    Near,
    /// Out of reach or out of play.
    Shut,
}

/// Something printed on a spot: a price, a gain, a condition, a symbol.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Print {
    /// The purpose of the print.
    pub part: Part,
    /// The print in words, e.g. "2 gold".
    pub label: Text,
    /// The picture, a slug of `art`.
    pub emblem: Option<String>,
    /// The number to show with the picture.
    pub value: Option<i32>,
}

/// The purpose of something printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What the spot is, or what it is worth.
    Face,
    /// The price.
    Cost,
    /// The reward.
    Gain,
    /// A further condition.
    Need,
    /// A condition that the viewer does not yet meet.
    Lack,
}
