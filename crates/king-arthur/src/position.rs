//! A position: where every card and seal is, and whose turn it is to do what.

use engine::{PerSeat, RulesVersion, Seat, SeatSet, Turn};

use crate::adventures::Adventures;
use crate::bags::{Adversaries, Knights};
use crate::layout::Layout;
use crate::options::Options;
use crate::phase::{Phase, Progress};

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
    pub(crate) rules: RulesVersion,
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

impl KingArthur {
    /// The table before anything is dealt.
    pub(crate) fn start(options: Options, seats: u8, rules: RulesVersion) -> KingArthur {
        debug_assert!(options.seats().contains(&seats));
        KingArthur {
            options,
            seats,
            rules,
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

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
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
        if self.options.seals { SEALS - self.layout.sealed_by(seat).len() } else { 0 }
    }

    /// Is there a knight to draw, if need be after shuffling the discard (R-KA-07)?
    #[inline]
    pub(crate) fn has_knights(&self) -> bool {
        !self.knights.is_empty() || !self.discard.is_empty()
    }
}
