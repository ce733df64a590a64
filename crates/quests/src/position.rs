//! A position: what lies open, and what does not.

use engine::{PerSeat, RulesVersion, Seat, SeatSet, Turn};

use crate::bag::Cards;
use crate::open::{Open, Quest, Reveal, Tournament};
use crate::options::{Options, SEATS};
use crate::phase::Phase;
use crate::story::{MOST_STAGES, Stories};

/// How many cards everybody is dealt, and may hold (QT-19, QT-26).
pub const HAND_LIMIT: u8 = 12;
/// The game ends when the story deck has been gone through so often (R-QT-01).
pub const STORY_ROUNDS: u8 = 6;

/// A position of Quests of the Round Table. Nobody knows all of it: players look at a [`View`](crate::View).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quests {
    pub(crate) open: Open,
    /// The cards that players hold.
    pub(crate) hands: PerSeat<Cards>,
    /// The cards that players have committed: sealed while they arm themselves, face up after the reveal.
    pub(crate) sealed: PerSeat<Cards>,
    /// The cards of the quest, stage by stage.
    pub(crate) stages: [Cards; MOST_STAGES],
    /// The adventure deck, face down.
    pub(crate) deck: Cards,
}

impl Quests {
    /// The table before anything is dealt.
    pub(crate) fn start(options: Options, seats: u8, rules: RulesVersion) -> Quests {
        debug_assert!(SEATS.contains(&seats));
        Quests {
            open: Open {
                options,
                seats,
                rules,
                active: Seat::new(0), // QT-20, R-QT-08
                phase: Phase::Deal,
                turns: 0,
                rounds: 0,
                card: None,
                story: Stories::ALL,
                story_discard: Stories::NONE,
                discard: Cards::NONE,
                players: PerSeat::default(),
                recognitions: 0,
                quest: Quest::default(),
                tournament: Tournament::default(),
                reveal: Reveal::default(),
            },
            hands: PerSeat::default(),
            sealed: PerSeat::default(),
            stages: [Cards::NONE; MOST_STAGES],
            deck: Cards::ALL,
        }
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        let seats = match self.open.phase {
            Phase::Deal | Phase::Story | Phase::Draw(_) => return Turn::Chance,
            Phase::Over(end) => return Turn::Over(self.outcome(end)),
            Phase::Turn => SeatSet::only(self.open.active),
            Phase::SetUp => {
                SeatSet::only(self.open.quest.sponsor.expect("a quest that is set up has a sponsor"))
            }
            Phase::Arm(pending) => pending,
            Phase::Sponsor(seat)
            | Phase::Join(seat)
            | Phase::Trim { seat, .. }
            | Phase::Merlin { seat, .. }
            | Phase::Window { seat, .. }
            | Phase::Bid(seat)
            | Phase::Pay(seat)
            | Phase::Enter(seat)
            | Phase::Prosper(seat)
            | Phase::Call { seat, .. } => SeatSet::only(seat),
        };
        Turn::Seats(seats)
    }

    /// How many cards the others see in a hand: what is being committed in secret still counts (QT-73).
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        let sealed = if self.is_arming() { self.sealed[seat].len() } else { 0 };
        self.hands[seat].len() + sealed
    }

    /// Are commitments still sealed?
    #[inline]
    pub(crate) fn is_arming(&self) -> bool {
        matches!(self.open.phase, Phase::Arm(_))
    }

    /// Puts cards on the adventure discard.
    #[inline]
    pub(crate) fn discard(&mut self, cards: Cards) {
        self.open.discard = self.open.discard.plus(cards);
    }
}
