//! What one player, or a spectator, may know: everything that lies on the table.

use engine::{PerSeat, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::RingQuest;
use crate::knight::{KNIGHTS, Knight, Rider, RingAt, TALISMANS};
use crate::options::Options;
use crate::phase::{Duel, Phase};
use crate::pile::Pile;
use crate::position::{OBSTACLES, START};
use crate::seals::Seals;
use crate::spaces::Spaces;

/// The table as one viewer sees it. The order of the dragon cards is hidden, and nobody could know it; which of them
/// are still face down follows from those that were turned.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is; `None`: a spectator's.
    pub viewer: Option<Seat>,
    pub options: Options,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// Which knight's turn it is.
    pub rider: Rider,
    /// What is being done.
    pub phase: Phase,
    /// The knights, in the order of turns.
    pub knights: Vec<Knight>,
    /// The seals of each player, by seat.
    pub seals: Vec<Seals>,
    /// Where the ring is.
    pub ring: RingAt,
    pub obstacles: Spaces,
    /// The dragon cards that are face down.
    pub pile: Pile,
    /// The last fight with a dragon.
    pub duel: Option<Duel>,
    /// How many turns have ended.
    pub turns: u16,
    /// How many of them since the last seal was won (R-QR-19).
    pub idle: u16,
}

impl View {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.seals.len() as u8
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.rider.owner(self.seats())
    }

    /// The knight whose turn it is.
    pub fn knight(&self) -> &Knight {
        &self.knights[self.rider.index()]
    }

    /// The knights with their numbers.
    pub(crate) fn riders(&self) -> impl Iterator<Item = (Rider, &Knight)> {
        Rider::all(self.knights.len() as u8).zip(&self.knights)
    }

    /// How many obstacles are not on the board yet.
    pub fn stock(&self) -> u8 {
        OBSTACLES - self.obstacles.len() as u8
    }

    /// Which round it is, counted from 1.
    pub fn round(&self) -> u16 {
        self.turns / self.knights.len() as u16 + 1
    }
}

impl RingQuest {
    /// What this viewer may know.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        View {
            viewer,
            options: self.options,
            rules: self.rules,
            rider: self.rider,
            phase: self.phase,
            knights: self.knights[..self.riders().into()].to_vec(),
            seals: self.seals.first(self.seats).to_vec(),
            ring: self.ring,
            obstacles: self.obstacles,
            pile: self.pile,
            duel: self.duel,
            turns: self.turns,
            idle: self.idle,
        }
    }
}

/// Everything is open but an order that nobody knows: only one position looks so.
impl From<&View> for RingQuest {
    fn from(view: &View) -> RingQuest {
        let mut knights = [Knight { at: START, talismans: TALISMANS, coat: false }; KNIGHTS];
        knights[..view.knights.len()].copy_from_slice(&view.knights);
        let mut seals = PerSeat::default();
        for (seat, won) in Seat::all(view.seats()).zip(&view.seals) {
            seals[seat] = *won;
        }
        RingQuest {
            options: view.options,
            seats: view.seats(),
            rules: view.rules,
            rider: view.rider,
            phase: view.phase,
            knights,
            seals,
            ring: view.ring,
            obstacles: view.obstacles,
            pile: view.pile,
            duel: view.duel,
            turns: view.turns,
            idle: view.idle,
        }
    }
}
