//! A position: where every card and seal is, and whose turn it is to do what.

use engine::{PerSeat, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::adventures::{Adventure, Adventures};
use crate::bags::{Adversaries, Knights};
use crate::cards::Adversary;
use crate::layout::Layout;
use crate::options::Options;

/// How many knights everybody is dealt (KA-13).
pub const START_HAND: u8 = 4;
/// How many seals everybody has in the game with seals (KA-54).
pub const SEALS: u8 = 5;
/// The game ends when only so many adventures are left (KA-46).
pub const ADVENTURES_LEFT: u8 = 1;
/// The game ends after so many full rounds in which nothing moved (R-KA-12).
pub const IDLE_ROUNDS: u8 = 2;

/// A position of King Arthur. Nobody knows all of it: players look at a [`View`](crate::View).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KingArthur {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) progress: Progress,
    /// The layout was cleared and cannot be filled again: the game ends with this turn (KA-48).
    pub(crate) last_turn: bool,
    /// How many turns in a row nothing moved (R-KA-12).
    pub(crate) idle: u8,
    /// The knights that players hold.
    pub(crate) hands: PerSeat<Knights>,
    /// The beaten adversaries that players hold.
    pub(crate) trophies: PerSeat<Adversaries>,
    /// The adventures that players have taken.
    pub(crate) adventures: PerSeat<Adventures>,
    /// The knight supply, face down.
    pub(crate) knights: Knights,
    /// The knight discard, face up.
    pub(crate) discard: Knights,
    /// The adversary supply, face down.
    pub(crate) supply: Adversaries,
    /// The adversaries that are out of the game (KA-38).
    pub(crate) spent: Adversaries,
    pub(crate) layout: Layout,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance says who begins (KA-16).
    First,
    /// Chance turns up the first layout (KA-10).
    Layout,
    /// Chance deals the first knights (KA-13), seat 1 its four, then seat 2, and so on.
    Deal,
    /// A player chooses one of the four actions, or ends the turn (KA-18).
    Act,
    /// Chance turns up adversaries (KA-22).
    Reveal,
    /// A player pays knights for a challenge, card by card (KA-25).
    Pay {
        /// How the adversary is challenged.
        challenge: Challenge,
        /// Whom.
        target: Adversary,
        /// What lies there so far.
        paid: Knights,
    },
    /// A player pays adversaries for an adventure, card by card (KA-35).
    Spend {
        /// For what.
        adventure: Adventure,
        /// What lies there so far.
        spent: Adversaries,
    },
    /// Chance gives the top knight to the player (KA-40).
    Draw,
    /// The game is over.
    Over(End),
}

/// The four actions of a turn: which of them have been done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Adversaries were turned up (action 1).
    pub revealed: bool,
    /// An adversary was challenged (action 2).
    pub challenged: bool,
    /// An adventure was taken (action 3).
    pub adventured: bool,
    /// How many knights were drawn (action 4).
    pub drawn: u8,
}

impl Progress {
    /// Has nothing been done?
    pub fn is_idle(self) -> bool {
        self == Progress::default()
    }

    /// Does the order of the actions still allow to turn up adversaries (KA-18)?
    #[inline]
    pub fn before_reveal(self) -> bool {
        !self.revealed && self.before_challenge()
    }

    /// Does the order of the actions still allow a challenge (KA-18, KA-24)?
    #[inline]
    pub fn before_challenge(self) -> bool {
        !self.challenged && self.before_adventure()
    }

    /// Does the order of the actions still allow an adventure (KA-18, KA-34)?
    #[inline]
    pub fn before_adventure(self) -> bool {
        !self.adventured && self.drawn == 0
    }

    /// How many knights may still be drawn: one in all, or two without challenge and adventure (KA-40, KA-42).
    #[inline]
    pub fn draws(self) -> u8 {
        let allowed = if self.challenged || self.adventured { 1 } else { 2 };
        allowed - self.drawn
    }
}

/// How an adversary is challenged. The basic game knows the usual way only (KA-55).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenge {
    /// Pay its value; in the game with seals a seal is put on it (KA-56).
    Usual,
    /// Pay the value of an adversary with one's own seal again, and take it (KA-62).
    Repeated,
    /// Pay twice its value and take it at once (KA-64).
    Double,
}

impl Challenge {
    /// All three ways.
    pub const ALL: [Challenge; 3] = [Challenge::Usual, Challenge::Repeated, Challenge::Double];

    /// What it costs to challenge this adversary in this way.
    #[inline]
    pub const fn cost(self, adversary: Adversary) -> u8 {
        match self {
            Challenge::Usual | Challenge::Repeated => adversary.value(),
            Challenge::Double => 2 * adversary.value(),
        }
    }

    /// The verb of the action in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Challenge::Usual => "challenge",
            Challenge::Repeated => "repeat",
            Challenge::Double => "double",
        }
    }
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Only one adventure is left (KA-46).
    Adventures,
    /// No adversary is left in supply and layout (KA-47).
    Adversaries,
    /// Nothing has moved for two full rounds (R-KA-12).
    Idle,
}

impl KingArthur {
    /// The table before anything is dealt.
    pub(crate) fn new(options: Options, seats: u8) -> KingArthur {
        debug_assert!(options.seats().contains(&seats));
        KingArthur {
            options,
            seats,
            seat: options.first.unwrap_or(Seat::new(0)),
            phase: if options.first.is_some() { Phase::Layout } else { Phase::First },
            progress: Progress::default(),
            last_turn: false,
            idle: 0,
            hands: PerSeat::default(),
            trophies: PerSeat::default(),
            adventures: PerSeat::default(),
            knights: Knights::ALL,
            discard: Knights::NONE,
            supply: Adversaries::ALL,
            spent: Adversaries::NONE,
            layout: Layout::default(),
        }
    }

    /// Who moves.
    #[inline]
    pub(crate) fn whose(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Layout | Phase::Deal | Phase::Reveal | Phase::Draw => Turn::Chance,
            Phase::Act | Phase::Pay { .. } | Phase::Spend { .. } => Turn::Seats(SeatSet::only(self.seat)),
            Phase::Over(_) => Turn::Over(self.outcome()),
        }
    }

    /// The adventures that nobody has taken.
    #[inline]
    pub(crate) fn open_adventures(&self) -> Adventures {
        let taken = |all: Adventures, adventures: &Adventures| all.and(*adventures);
        Adventures::ALL.minus(self.adventures.0.iter().fold(Adventures::NONE, taken))
    }

    /// How many seals the seat has in front of it.
    #[inline]
    pub(crate) fn free_seals(&self, seat: Seat) -> u8 {
        if self.options.seals { SEALS - self.layout.seals(seat) } else { 0 }
    }

    /// Is there a knight to draw, if need be after shuffling the discard (R-KA-07)?
    #[inline]
    pub(crate) fn has_knights(&self) -> bool {
        !self.knights.is_empty() || !self.discard.is_empty()
    }
}
