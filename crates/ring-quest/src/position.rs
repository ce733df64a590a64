//! A position: where knights, ring and obstacles are, and whose turn it is to do what.

use engine::{PerSeat, RulesVersion, Seat, SeatSet, Turn};

use crate::board::{Kind, SIDE};
use crate::knight::{KNIGHTS, Knight, Rider, RingAt, TALISMANS};
use crate::options::Options;
use crate::phase::{Duel, Phase};
use crate::pile::Pile;
use crate::seals::Seals;
use crate::space::Space;
use crate::spaces::Spaces;

/// So many different seals win (QR-04).
pub const SEALS_TO_WIN: u8 = 3;
/// So many obstacles lie ready (QR-10).
pub const OBSTACLES: u8 = 16;
/// The game ends when nobody has won a seal for so many rounds (R-QR-19, ours).
pub const IDLE_ROUNDS: u16 = 50;

/// The blue crystal ball in Galad, where the knights begin (QR-06).
pub const START: Space = Space::new(10 * SIDE + 5);
/// The crystal ball in Tirad, where the ring begins (QR-07).
pub const RING_START: Space = Space::new(5);

const _: () = assert!(matches!(START.kind(), Kind::Crystal) && matches!(RING_START.kind(), Kind::Crystal));

/// A position of Quest for the Ring. All of it is open but the order of the dragon cards, which nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RingQuest {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) rules: RulesVersion,
    /// Whose turn it is.
    pub(crate) rider: Rider,
    pub(crate) phase: Phase,
    pub(crate) knights: [Knight; KNIGHTS],
    pub(crate) seals: PerSeat<Seals>,
    pub(crate) ring: RingAt,
    pub(crate) obstacles: Spaces,
    /// The dragon cards that are face down.
    pub(crate) pile: Pile,
    /// The last fight with a dragon, until somebody sets out on another move.
    pub(crate) duel: Option<Duel>,
    /// How many turns have ended.
    pub(crate) turns: u16,
    /// How many of them since the last seal was won (R-QR-19).
    pub(crate) idle: u16,
}

impl RingQuest {
    /// The board before anybody moves (QR-05 to QR-10).
    pub(crate) fn start(options: Options, seats: u8, rules: RulesVersion) -> RingQuest {
        debug_assert!(options.seats().contains(&seats));
        RingQuest {
            options,
            seats,
            rules,
            rider: Rider::new(options.first.map_or(0, |seat| seat.index() as u8 % seats)),
            phase: if options.first.is_some() { Phase::Move { extra: false } } else { Phase::First },
            knights: [Knight { at: START, talismans: TALISMANS, coat: false }; KNIGHTS],
            seals: PerSeat::default(),
            ring: RingAt::Space(RING_START),
            obstacles: Spaces::NONE,
            pile: Pile::ALL,
            duel: None,
            turns: 0,
            idle: 0,
        }
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Card | Phase::Die { .. } => Turn::Chance,
            Phase::Over(_) => Turn::Over(self.outcome()),
            _ => Turn::Seats(SeatSet::only(self.seat())),
        }
    }

    /// How many knights ride.
    #[inline]
    pub(crate) const fn riders(&self) -> u8 {
        self.seats * self.options.knights_each()
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) const fn seat(&self) -> Seat {
        self.rider.owner(self.seats)
    }

    /// The knight whose turn it is.
    #[inline]
    pub(crate) const fn knight(&self) -> &Knight {
        &self.knights[self.rider.index()]
    }

    /// The knight whose turn it is.
    #[inline]
    pub(crate) const fn knight_mut(&mut self) -> &mut Knight {
        &mut self.knights[self.rider.index()]
    }

    /// The knights other than the one whose turn it is.
    #[inline]
    pub(crate) fn others(&self) -> impl Iterator<Item = Rider> {
        let rider = self.rider;
        Rider::all(self.riders()).filter(move |&other| other != rider)
    }

    /// Where this knight stands.
    #[inline]
    pub(crate) const fn place(&self, rider: Rider) -> Space {
        self.knights[rider.index()].at
    }

    /// Does the knight whose turn it is bear the ring?
    #[inline]
    pub(crate) fn bears_ring(&self) -> bool {
        self.ring == RingAt::Bearer(self.rider)
    }

    /// The spaces on which knights stand.
    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        Rider::all(self.riders()).map(|rider| self.place(rider)).collect()
    }

    /// How many obstacles are not on the board yet.
    #[inline]
    pub(crate) const fn stock(&self) -> u8 {
        OBSTACLES - self.obstacles.len() as u8
    }
}
