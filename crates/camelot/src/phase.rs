//! Where a match stands: what is being done, and what has come of the turn so far. All of it is open.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, Colours};
use crate::room::{Room, Rooms};
use crate::shield::Shields;

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance drops the A/B tiles of rooms whose side is left to it (CA-091).
    Sides,
    /// Seats choose their colours (CA-008, CA-174).
    Colours,
    /// Chance turns up the magician cards (CA-018).
    Magicians,
    /// Chance shows mission cards (CA-033 to CA-037).
    Missions,
    /// Everybody sends knights, in secret (CA-038).
    Send,
    /// Magicians predict, from the bottom of the order track upwards (CA-045).
    Predict,
    /// Chance tells the value of the Merlin tile (CA-058).
    Merlin,
    /// The active colour takes a mission, or knights back from the hinterland (CA-059, CA-077).
    Choose,
    /// The active colour says which shield is next, and whether its hero turns it (R-CA-05, R-CA-21).
    Shield,
    /// The active colour places a figure (CA-063).
    Place {
        figure: Figure,
        /// Into which rooms it may go.
        rooms: Rooms,
    },
    /// The active colour places one more knight in this room, or declines if it may (CA-066).
    Knight { room: Room },
    /// The active colour uses a tree, or declines if it may (CA-068).
    Tree,
    /// The active colour may choose a bonus for a line (CA-096).
    Line,
    /// Parzival may look through the grail tiles (CA-168).
    Look,
    /// Parzival chooses a grail tile (CA-168).
    Part,
    /// Chance gives the active colour a grail tile (CA-069).
    Tile,
    /// The active colour may use its hero after the mission (CA-164, CA-166, CA-172, CA-173).
    After,
    /// The game is over.
    Over,
    /// A colour that is not in the full top group says which of its knights leaves the rebellion (CA-141, R-CA-18).
    Withdraw { colour: Colour },
}

/// What stands on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A knight that was sent (CA-063).
    Sent,
    /// One more knight, from the hinterland or from behind the screen (CA-066).
    Extra(Source),
    /// The black knight (CA-173).
    BlackKnight,
    /// The magician of the first in the red room (CA-113).
    Magician,
}

/// Where an extra knight comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Hinterland,
    /// From behind the screen.
    Screen,
}

impl Source {
    pub const ALL: [Source; 2] = [Source::Hinterland, Source::Screen];

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Hinterland => "hinterland",
            Source::Screen => "screen",
        }
    }
}

/// What has come of the turn so far, and what is still to be done in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Shields of the card that are still to be resolved.
    pub shields: Shields,
    /// How many knights were placed in each room, in the order of [`Room::ALL`].
    pub placed: [u8; 5],
    /// What was done: a mission, a retrieval, or neither yet.
    pub errand: Option<Errand>,
    /// Was an ability of the hero used in this turn (R-CA-21)?
    pub ability: bool,
    /// Grail tiles still to be gained.
    pub tiles: u8,
    /// A tree still to be used.
    pub tree: bool,
    /// A room into which one more knight may go.
    pub knight: Option<Room>,
    /// Lines still to be rewarded.
    pub lines: u8,
    /// The additional state of rules 2.
    #[serde(default, skip_serializing_if = "Later::is_nothing")]
    pub later: Later,
}

/// The state of a turn that only rules 2 have. Its default adds nothing to a hash, so that the fingerprints of rules 1 stay valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Later {
    /// Does the rulebook leave the tree or the one more knight of this field to the player (CA-108, CA-111)?
    pub optional: bool,
    /// The colours that still have to withdraw a knight from the rebellion (CA-141).
    pub leaving: Colours,
}

impl Later {
    pub fn is_nothing(&self) -> bool {
        *self == Later::default()
    }
}

impl Hash for Later {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_nothing() {
            (self.optional, self.leaving).hash(state);
        }
    }
}

/// What a colour does in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    Mission,
    /// Knights were brought back.
    Retrieval,
}

/// How far the final scoring is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finale {
    #[default]
    Ahead,
    /// The red room (CA-081).
    Red,
    /// Tiles for pairs of knights in the hinterland (CA-084).
    Pairs,
    Done,
}
