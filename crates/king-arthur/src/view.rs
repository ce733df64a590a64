//! What one player, or a spectator, may know (R-KA-10).

use engine::{PerSeat, Rng, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::KingArthur;
use crate::adventures::Adventures;
use crate::bags::{Adversaries, Knights};
use crate::layout::Layout;
use crate::options::Options;
use crate::phase::{Phase, Progress};

/// The table as one viewer sees it: everything but the knights in other hands and in the supply.
///
/// The adversary supply has no order that somebody could know, and everything else about adversaries is open: which
/// ones are still in it can be worked out. In its JSON, what is not there is left out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is; `None`: a spectator's.
    pub viewer: Option<Seat>,
    pub options: Options,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// Whose turn it is.
    pub seat: Seat,
    /// What is being done, with the cards that lie on the table for it.
    pub phase: Phase,
    /// What has been done in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub progress: Progress,
    /// Does the game end with this turn (KA-48)?
    #[serde(default, skip_serializing_if = "is_default")]
    pub last_turn: bool,
    /// How many turns in a row nothing moved (R-KA-12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub idle: u8,
    /// The viewer's knights; none for a spectator.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Knights,
    /// What everybody can see of each player, by seat.
    pub players: Vec<Player>,
    pub layout: Layout,
    /// How many adversaries are in the supply.
    pub supply: u8,
    /// The adversaries that are out of the game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: Adversaries,
    /// How many knights are in the supply.
    pub knights: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub discard: Knights,
}

/// What everybody can see of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// How many knights are in the hand.
    pub knights: u8,
    /// The beaten adversaries, taken openly.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trophies: Adversaries,
    /// The adventures in front of the player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub adventures: Adventures,
    /// How many seals are free; none in the basic game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seals: u8,
}

pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl View {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The adventures that nobody has taken (KA-08).
    pub fn open_adventures(&self) -> Adventures {
        self.players.iter().fold(Adventures::ALL, |open, player| open.minus(player.adventures))
    }
}

impl KingArthur {
    /// What this viewer may know.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let player = |seat| Player {
            knights: self.hands[seat].len(),
            trophies: self.trophies[seat],
            adventures: self.adventures[seat],
            seals: self.free_seals(seat),
        };
        View {
            viewer,
            options: self.options,
            rules: self.rules,
            seat: self.seat,
            phase: self.phase,
            progress: self.progress,
            last_turn: self.last_turn,
            idle: self.idle,
            hand: viewer.map_or(Knights::NONE, |seat| self.hands[seat]),
            players: Seat::all(self.seats).map(player).collect(),
            layout: self.layout,
            supply: self.supply.len(),
            spent: self.spent,
            knights: self.knights.len(),
            discard: self.discard,
        }
    }

    /// A position that looks so: the knights that the viewer does not see are dealt anew, the rest is the supply.
    pub(crate) fn determinize(view: &View, rng: &mut Rng) -> KingArthur {
        let mut position = KingArthur {
            options: view.options,
            seats: view.seats(),
            rules: view.rules,
            seat: view.seat,
            phase: view.phase,
            progress: view.progress,
            last_turn: view.last_turn,
            idle: view.idle,
            hands: PerSeat::default(),
            trophies: PerSeat::default(),
            adventures: PerSeat::default(),
            knights: Knights::ALL.minus(view.discard).minus(view.hand),
            discard: view.discard,
            supply: Adversaries::ALL.minus(view.spent).minus(view.layout.cards()),
            spent: view.spent,
            layout: view.layout,
        };
        match view.phase {
            Phase::Pay { paid, .. } => position.knights = position.knights.minus(paid),
            Phase::Spend { spent, .. } => position.supply = position.supply.minus(spent),
            _ => {}
        }
        for (seat, player) in Seat::all(position.seats).zip(&view.players) {
            position.supply = position.supply.minus(player.trophies);
            position.trophies[seat] = player.trophies;
            position.adventures[seat] = player.adventures;
            if view.viewer == Some(seat) {
                position.hands[seat] = view.hand;
            } else {
                position.deal_unseen(seat, player.knights, rng);
            }
        }
        position
    }

    fn deal_unseen(&mut self, seat: Seat, cards: u8, rng: &mut Rng) {
        for _ in 0..cards {
            let card = self.knights.nth(rng.below(self.knights.len().into()));
            self.knights = self.knights.without(card);
            self.hands[seat] = self.hands[seat].with(card);
        }
    }
}
