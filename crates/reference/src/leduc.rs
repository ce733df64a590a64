//! Leduc poker: six cards, two seats, two rounds of betting.
//!
//! Each seat antes one chip and gets one card of jack, queen, king in two suits. Seat 1 begins both rounds. A raise is
//! two chips in the first round and four in the second, at most two a round. Between the rounds one card is turned up.
//! At the showdown a pair with it wins, else the higher rank; equal ranks split the pot.

mod encode;
mod notation;

use std::ops::RangeInclusive;

use engine::{
    Audience, Game, Hints, Outcome, PerSeat, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness,
};
use serde::{Deserialize, Serialize};

use crate::NoOptions;

const SEATS: u8 = 2;
const ANTE: i32 = 1;
const RAISES: [i32; ROUNDS] = [2, 4];
const ROUNDS: usize = 2;
const MOST_RAISES: usize = 2;
/// Check, raise, raise, call.
const LONGEST_LINE: usize = MOST_RAISES + 2;
/// The most that can be lost.
const STAKE: i32 = ANTE + MOST_RAISES as i32 * (RAISES[0] + RAISES[1]);
const CARDS: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leduc {
    hands: [Option<Card>; SEATS as usize],
    public: Option<Card>,
    lines: [Line; ROUNDS],
}

/// What was decided in one round.
type Line = [Option<Action>; LONGEST_LINE];

/// One of the six cards: jacks, queens, kings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card(u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Give up; only against a raise.
    Fold,
    /// Check, or match the other stake.
    Call,
    /// Match the other stake and add to it.
    Raise,
}

/// What somebody was told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A seat got a card, face down.
    Dealt(Seat),
    /// Its owner looked at it.
    Drew(Card),
    Turned(Card),
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
    pub public: Option<Card>,
    /// What was decided so far, round by round.
    pub lines: [Vec<Action>; ROUNDS],
}

impl Game for Leduc {
    const ID: &'static str = "leduc";
    const RULES: RangeInclusive<u32> = 1..=1;
    const MAX_STEPS: u32 = SEATS as u32 + 1 + (ROUNDS * LONGEST_LINE) as u32;

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

    fn start(_: NoOptions, _: u8, _: RulesVersion) -> Leduc {
        Leduc { hands: [None; SEATS as usize], public: None, lines: [[None; LONGEST_LINE]; ROUNDS] }
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
        let [Some(first), Some(second)] = self.hands else { return Turn::Chance };
        let line = self.line();
        match (end(line), self.public) {
            (None, _) => Turn::Seats(SeatSet::only(actor(line))),
            (Some(End::Folded), _) => Turn::Over(self.folded()),
            (Some(End::Matched), None) => Turn::Chance,
            (Some(End::Matched), Some(public)) => Turn::Over(self.showdown([first, second], public)),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().pending().contains(seat) {
            return;
        }
        let line = self.line();
        if last(line) == Some(Action::Raise) {
            out.push(Action::Fold);
        }
        out.push(Action::Call);
        if raises(line) < MOST_RAISES {
            out.push(Action::Raise);
        }
    }

    fn chance(&self, out: &mut Vec<(Card, u32)>) {
        if self.turn() == Turn::Chance {
            let held = held(self.hands.into_iter().chain([self.public]));
            out.extend((0..CARDS).filter(|card| held & (1 << card) == 0).map(|card| (Card(card), 1)));
        }
    }

    #[inline]
    fn roll(&self, rng: &mut Rng) -> Card {
        draw(rng, held(self.hands.into_iter().chain([self.public])))
    }

    #[inline]
    fn apply(&mut self, step: Step<Leduc>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(card) => self.deal(card, told),
            Step::Act(seat, action) => {
                let line = &mut self.lines[self.public.is_some() as usize];
                line[length(line)] = Some(action);
                told.tell(Audience::ALL, Event::Acted(seat, action));
                if self.shown() {
                    for seat in Seat::all(SEATS) {
                        let card = self.hands[seat.index()].expect("betting begins after the deal");
                        told.tell(Audience::ALL, Event::Showed(seat, card));
                    }
                }
            }
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut hands = [None; SEATS as usize];
        for seat in Seat::all(SEATS) {
            if viewer == Some(seat) || self.shown() {
                hands[seat.index()] = self.hands[seat.index()];
            }
        }
        View {
            dealt: self.hands.iter().flatten().count() as u8,
            hands,
            public: self.public,
            lines: self.lines.map(|line| line.into_iter().flatten().collect()),
        }
    }

    #[inline]
    fn determinize(view: &View, rng: &mut Rng) -> Leduc {
        let mut hands = view.hands;
        for seat in 0..view.dealt as usize {
            if hands[seat].is_none() {
                hands[seat] = Some(draw(rng, held(hands.into_iter().chain([view.public]))));
            }
        }
        let mut lines = [[None; LONGEST_LINE]; ROUNDS];
        for (line, known) in lines.iter_mut().zip(&view.lines) {
            for (place, action) in line.iter_mut().zip(known) {
                *place = Some(*action);
            }
        }
        Leduc { hands, public: view.public, lines }
    }
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Folded,
    Matched,
}

impl Leduc {
    /// The line of the round that is played.
    #[inline]
    fn line(&self) -> &Line {
        &self.lines[self.public.is_some() as usize]
    }

    fn deal(&mut self, card: Card, told: &mut impl Witness<Event>) {
        match Seat::all(SEATS).find(|seat| self.hands[seat.index()].is_none()) {
            Some(seat) => {
                self.hands[seat.index()] = Some(card);
                told.tell(Audience::only(seat), Event::Drew(card));
                told.tell(Audience::but(seat), Event::Dealt(seat));
            }
            None => {
                self.public = Some(card);
                told.tell(Audience::ALL, Event::Turned(card));
            }
        }
    }

    /// Do both hands lie open on the table?
    fn shown(&self) -> bool {
        self.public.is_some() && end(self.line()) == Some(End::Matched)
    }

    /// Net chips after a fold: who folds has not matched the last raise.
    fn folded(&self) -> Outcome {
        let round = self.public.is_some() as usize;
        let lost = self.stake() - RAISES[round];
        let folder = length(self.line()) - 1;
        outcome(if folder.is_multiple_of(2) { -lost } else { lost })
    }

    /// Net chips at the showdown.
    fn showdown(&self, [first, second]: [Card; SEATS as usize], public: Card) -> Outcome {
        let strength = |card: Card| if card.rank() == public.rank() { u8::MAX } else { card.rank() };
        match strength(first).cmp(&strength(second)) {
            std::cmp::Ordering::Less => outcome(-self.stake()),
            std::cmp::Ordering::Equal => outcome(0),
            std::cmp::Ordering::Greater => outcome(self.stake()),
        }
    }

    /// What the seat that raised last has put in.
    fn stake(&self) -> i32 {
        ANTE + raises(&self.lines[0]) as i32 * RAISES[0] + raises(&self.lines[1]) as i32 * RAISES[1]
    }
}

fn outcome(first_wins: i32) -> Outcome {
    let chips = PerSeat([first_wins, -first_wins, 0, 0, 0, 0]);
    Outcome { returns: chips, ..Outcome::ranked(SEATS, chips, PerSeat::default()) }
}

#[inline]
fn length(line: &Line) -> usize {
    line.iter().flatten().count()
}

#[inline]
fn last(line: &Line) -> Option<Action> {
    line.iter().rev().flatten().next().copied()
}

#[inline]
fn raises(line: &Line) -> usize {
    line.iter().filter(|action| **action == Some(Action::Raise)).count()
}

#[inline]
fn actor(line: &Line) -> Seat {
    Seat::new((length(line) % SEATS as usize) as u8)
}

/// A round ends with a fold, or when anybody but the opener calls or checks.
#[inline]
fn end(line: &Line) -> Option<End> {
    match last(line)? {
        Action::Fold => Some(End::Folded),
        Action::Call if line[1].is_some() => Some(End::Matched),
        Action::Call | Action::Raise => None,
    }
}

/// The cards that are no longer in the deck, as bits.
#[inline]
fn held(cards: impl Iterator<Item = Option<Card>>) -> u8 {
    cards.flatten().fold(0, |held, card| held | 1 << card.0)
}

/// An even draw from the cards that are not held.
#[inline]
fn draw(rng: &mut Rng, held: u8) -> Card {
    let mut nth = rng.below(u32::from(CARDS) - held.count_ones());
    for card in 0..CARDS {
        if held & (1 << card) == 0 {
            if nth == 0 {
                return Card(card);
            }
            nth -= 1;
        }
    }
    unreachable!("the index lies below the number of free cards")
}

impl Hints for Leduc {
    #[inline]
    fn weigh(&self, _: Seat, actions: &[Action], out: &mut Vec<u32>) {
        out.extend(actions.iter().map(|_| 1));
    }

    fn estimate(&self) -> PerSeat<f32> {
        PerSeat([0.5; engine::MAX_SEATS])
    }
}

const RANKS: [char; 3] = ['J', 'Q', 'K'];
const SUITS: [char; 2] = ['s', 'h'];

impl Card {
    #[inline]
    fn rank(self) -> u8 {
        self.0 / SUITS.len() as u8
    }
}
