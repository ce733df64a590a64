//! The rules. A bigger game splits them into legal.rs, chance.rs, apply.rs and score.rs.

use engine::{Audience, MAX_SEATS, Outcome, PerSeat, RulesVersion, Seat, SeatSet, Step, Turn, Witness};

use crate::{Action, Chance, Event, Options};

/// How many steps end the race. SA-05
pub(crate) const GOAL: u8 = 8;

/// How many cards of each value the bag holds. SA-02
pub(crate) const COPIES: u8 = 2;

/// The highest card. SA-02
pub(crate) const HIGHEST: u8 = 4;

/// A race in which the die keeps showing 0 is called off after this many turns.
pub(crate) const TURNS: u32 = 200;

/// A position: a small value without any order that nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    pub(crate) seats: u8,
    /// A change of play will be one branch: `if self.rules >= 2 { … } // SA-03, since rules 2`.
    pub(crate) rules: RulesVersion,
    pub(crate) phase: Phase,
    pub(crate) turns: u32,
    pub(crate) steps: PerSeat<u8>,
    /// 0: not drawn yet.
    pub(crate) cards: PerSeat<u8>,
}

/// Where in the race we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// This seat draws its secret card.
    Deal(Seat),
    /// This seat decides.
    Move(Seat),
    /// This seat has decided to run.
    Roll(Seat),
    /// Over.
    Over,
}

impl Sample {
    pub(crate) fn start(_: Options, seats: u8, rules: RulesVersion) -> Sample {
        Sample {
            seats,
            rules,
            phase: Phase::Deal(Seat::new(0)),
            turns: 0,
            steps: PerSeat([0; MAX_SEATS]),
            cards: PerSeat([0; MAX_SEATS]),
        }
    }

    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Roll(_) => Turn::Chance,
            Phase::Move(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Move(seat) {
            out.extend([Action::Walk, Action::Run]);
        }
    }

    pub(crate) fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal(_) => out.extend((1..=HIGHEST).filter_map(|value| {
                let left = COPIES - self.drawn(value);
                (left > 0).then_some((Chance::Card(value), u32::from(left)))
            })),
            Phase::Roll(_) => out.extend((0..=3).map(|side| (Chance::Die(side), 1))),
            Phase::Move(_) | Phase::Over => {}
        }
    }

    pub(crate) fn apply(&mut self, step: Step<Sample>, told: &mut impl Witness<Event>) {
        match (self.phase, step) {
            (Phase::Deal(seat), Step::Chance(Chance::Card(value))) => self.deal(seat, value, told),
            (Phase::Move(seat), Step::Act(_, Action::Walk)) => {
                told.tell(Audience::ALL, Event::Walked { seat });
                self.advance(seat, 1, told);
            }
            (Phase::Move(seat), Step::Act(_, Action::Run)) => self.phase = Phase::Roll(seat),
            (Phase::Roll(seat), Step::Chance(Chance::Die(steps))) => {
                told.tell(Audience::ALL, Event::Ran { seat, steps });
                self.advance(seat, steps, told);
            }
            _ => unreachable!("the table plays legal steps only"),
        }
    }

    fn deal(&mut self, seat: Seat, value: u8, told: &mut impl Witness<Event>) {
        self.cards[seat] = value;
        told.tell(Audience::only(seat), Event::Drew { seat, value });
        told.tell(Audience::but(seat), Event::DrewUnseen { seat });
        let next = seat.next(self.seats);
        self.phase = if next.index() == 0 { Phase::Move(next) } else { Phase::Deal(next) };
    }

    fn advance(&mut self, seat: Seat, steps: u8, told: &mut impl Witness<Event>) {
        self.steps[seat] += steps;
        self.turns += 1;
        if self.steps[seat] < GOAL && self.turns < TURNS {
            self.phase = Phase::Move(seat.next(self.seats));
            return;
        }
        self.phase = Phase::Over;
        for seat in Seat::all(self.seats) {
            let (steps, card) = (self.steps[seat], self.cards[seat]);
            told.tell(Audience::ALL, Event::Scored { seat, steps, card });
        }
    }

    /// More cards of a value than there are.
    pub(crate) fn invariant_error(&self) -> Option<String> {
        let value = (1..=HIGHEST).find(|value| self.drawn(*value) > COPIES)?;
        Some(format!("{} cards of value {value}", self.drawn(value)))
    }

    fn drawn(&self, value: u8) -> u8 {
        self.cards.first(self.seats).iter().filter(|card| **card == value).count() as u8
    }

    fn outcome(&self) -> Outcome {
        let mut scores = PerSeat([0; MAX_SEATS]);
        for seat in Seat::all(self.seats) {
            scores[seat] = i32::from(self.steps[seat] + self.cards[seat]);
        }
        Outcome::ranked(self.seats, scores, PerSeat([0; MAX_SEATS]))
    }
}
