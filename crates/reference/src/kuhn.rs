//! Kuhn poker: three cards, two seats, one chip to bet.
//!
//! Each seat antes one chip and gets one card. Seat 1 begins. Pass or bet one chip; a bet is answered once. If one
//! seat alone has bet it takes the pot, otherwise the higher card does.

mod encode;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{
    Audience, Game, Hints, NotationError, Outcome, PerSeat, Rng, RulesVersion, Seat, SeatSet, Step, Turn,
    Witness,
};
use serde::{Deserialize, Serialize};

use crate::NoOptions;

const SEATS: u8 = 2;
const ANTE: i32 = 1;
const BET: i32 = 1;
/// The most that can be lost.
const STAKE: i32 = ANTE + BET;
const LONGEST_LINE: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kuhn {
    hands: [Option<Card>; SEATS as usize],
    line: [Option<Action>; LONGEST_LINE],
}

/// One of the three cards, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    Jack,
    Queen,
    King,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Check, or fold to a bet.
    Pass,
    /// Bet, or call a bet.
    Bet,
}

/// What somebody was told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A seat got a card, face down.
    Dealt(Seat),
    /// Its owner looked at it.
    Drew(Card),
    Acted(Seat, Action),
    /// A seat's card at the showdown.
    Showed(Seat, Card),
}

/// What one seat, or a spectator, knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// How many seats have got their card.
    pub dealt: u8,
    /// The cards this viewer knows.
    pub hands: [Option<Card>; SEATS as usize],
    /// What was decided so far.
    pub line: Vec<Action>,
}

impl Game for Kuhn {
    const ID: &'static str = "kuhn";
    const RULES: RangeInclusive<u32> = 1..=1;
    const MAX_STEPS: u32 = SEATS as u32 + LONGEST_LINE as u32;

    /// Chips, won or lost.
    const RETURNS: RangeInclusive<i32> = -STAKE..=STAKE;

    type Options = NoOptions;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = View;

    fn seats(_: &NoOptions) -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    fn start(_: NoOptions, _: u8, _: RulesVersion) -> Kuhn {
        Kuhn { hands: [None; SEATS as usize], line: [None; LONGEST_LINE] }
    }

    /// There is one version, and there will be no other.
    #[inline]
    fn rules(&self) -> RulesVersion {
        RulesVersion::default()
    }

    #[inline]
    fn seated(&self) -> SeatSet {
        SeatSet::all(SEATS)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.hands, self.line) {
            ([Some(_), Some(_)], [None, ..]) => Turn::Seats(SeatSet::only(Seat::new(0))),
            ([Some(_), Some(_)], [Some(_), None, _]) => Turn::Seats(SeatSet::only(Seat::new(1))),
            ([Some(_), Some(_)], [Some(Action::Pass), Some(Action::Bet), None]) => {
                Turn::Seats(SeatSet::only(Seat::new(0)))
            }
            ([Some(first), Some(second)], _) => Turn::Over(self.outcome([first, second])),
            _ => Turn::Chance,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn().pending().contains(seat) {
            out.extend([Action::Pass, Action::Bet]);
        }
    }

    fn chance(&self, out: &mut Vec<(Card, u32)>) {
        if self.hands.contains(&None) {
            out.extend(
                Card::ALL.into_iter().filter(|card| !self.hands.contains(&Some(*card))).map(|card| (card, 1)),
            );
        }
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> Card {
        draw(rng, &self.hands)
    }

    #[inline]
    fn apply(&mut self, step: Step<Kuhn>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(card) => {
                let seat = Seat::new(self.hands.iter().flatten().count() as u8);
                self.hands[seat.index()] = Some(card);
                told.tell(Audience::only(seat), Event::Drew(card));
                told.tell(Audience::but(seat), Event::Dealt(seat));
            }
            Step::Act(seat, action) => {
                let at = self.line.iter().flatten().count();
                self.line[at] = Some(action);
                told.tell(Audience::ALL, Event::Acted(seat, action));
                if let Some(hands) = self.shown() {
                    for seat in Seat::all(SEATS) {
                        told.tell(Audience::ALL, Event::Showed(seat, hands[seat.index()]));
                    }
                }
            }
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut hands = [None; SEATS as usize];
        for seat in Seat::all(SEATS) {
            if viewer == Some(seat) || self.shown().is_some() {
                hands[seat.index()] = self.hands[seat.index()];
            }
        }
        View {
            dealt: self.hands.iter().flatten().count() as u8,
            hands,
            line: self.line.iter().flatten().copied().collect(),
        }
    }

    #[inline]
    fn determinize(view: &View, rng: &mut Rng) -> Kuhn {
        let mut hands = view.hands;
        for seat in 0..view.dealt as usize {
            if hands[seat].is_none() {
                hands[seat] = Some(draw(rng, &hands));
            }
        }
        let mut line = [None; LONGEST_LINE];
        for (place, action) in line.iter_mut().zip(&view.line) {
            *place = Some(*action);
        }
        Kuhn { hands, line }
    }
}

impl Kuhn {
    /// Both hands, if they are open on the table.
    fn shown(&self) -> Option<[Card; SEATS as usize]> {
        let [Some(first), Some(second)] = self.hands else { return None };
        let showdown = matches!(
            self.line,
            [Some(Action::Pass), Some(Action::Pass), _]
                | [Some(Action::Bet), Some(Action::Bet), _]
                | [Some(Action::Pass), Some(Action::Bet), Some(Action::Bet)]
        );
        showdown.then_some([first, second])
    }

    /// Net chips once nobody has anything to decide.
    fn outcome(&self, [first, second]: [Card; SEATS as usize]) -> Outcome {
        let higher = if first > second { 1 } else { -1 };
        let first_wins = match self.line {
            [Some(Action::Pass), Some(Action::Pass), _] => higher * ANTE,
            [Some(Action::Bet), Some(Action::Pass), _] => ANTE,
            [Some(Action::Pass), _, Some(Action::Pass)] => -ANTE,
            _ => higher * STAKE,
        };
        let chips = PerSeat([first_wins, -first_wins, 0, 0, 0, 0]);
        Outcome { returns: chips, ..Outcome::ranked(SEATS, chips, PerSeat::default()) }
    }
}

impl Hints for Kuhn {
    fn weigh(&self, _: Seat, actions: &[Action], out: &mut Vec<u32>) {
        out.extend(actions.iter().map(|_| 1));
    }

    fn estimate(&self) -> PerSeat<f32> {
        PerSeat([0.5; engine::MAX_SEATS])
    }
}

/// An even draw from the cards that nobody holds.
fn draw(rng: &mut Rng, hands: &[Option<Card>]) -> Card {
    let left = Card::ALL.len() - hands.iter().flatten().count();
    let mut free = Card::ALL.into_iter().filter(|card| !hands.contains(&Some(*card)));
    free.nth(rng.below(left as u32) as usize).expect("the index lies below the number of free cards")
}

impl Card {
    /// Every card, lowest first.
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Card::Jack => "J",
            Card::Queen => "Q",
            Card::King => "K",
        })
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Card, NotationError> {
        match word {
            "J" => Ok(Card::Jack),
            "Q" => Ok(Card::Queen),
            "K" => Ok(Card::King),
            _ => Err(NotationError::new("J, Q or K", word)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Pass => "pass",
            Action::Bet => "bet",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Action, NotationError> {
        match word {
            "pass" => Ok(Action::Pass),
            "bet" => Ok(Action::Bet),
            _ => Err(NotationError::new("pass or bet", word)),
        }
    }
}
