//! The position and the rules. A bigger game moves what is long into legal.rs, apply.rs and score.rs.

use std::ops::RangeInclusive;

use engine::{
    Audience, Game, MAX_SEATS, Outcome, PerSeat, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness,
};

use crate::{Action, Chance, Event, Options, View};

/// The number of steps that ends the race. SA-06
pub(crate) const GOAL: u8 = 8;

/// The number of cards of each value in the bag. SA-02
pub(crate) const COPIES: u8 = 2;

/// The highest card. SA-02
pub(crate) const HIGHEST: u8 = 4;

/// A race in which the die keeps showing 0 ends after this many rounds.
pub(crate) const ROUNDS: u32 = 50;

/// A position: a small value without any order that nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    pub(crate) seats: u8,
    /// A change of play will be one branch: `if self.rules >= 2 { … } // SA-03, since rules 2`.
    pub(crate) rules: RulesVersion,
    pub(crate) phase: Phase,
    pub(crate) rounds: u32,
    pub(crate) steps: PerSeat<u8>,
    /// 0: not drawn yet.
    pub(crate) cards: PerSeat<u8>,
    /// The sealed choices of this round. SA-03
    pub(crate) choices: PerSeat<Option<Action>>,
}

/// The phase of the race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// This seat draws its secret card.
    Deal(Seat),
    /// All seats choose secretly at the same time.
    Choose,
    /// This seat rolls, because it runs.
    Roll(Seat),
    /// Over.
    Over,
}

impl Game for Sample {
    const ID: &'static str = "sample";
    const RULES: RangeInclusive<u32> = 1..=1;
    // Each of four seats draws once; in a round each makes a decision and perhaps rolls.
    const MAX_STEPS: u32 = 4 + 2 * 4 * ROUNDS;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(_: &Options) -> RangeInclusive<u8> {
        2..=4 // SA-01
    }

    fn start(_: Options, seats: u8, rules: RulesVersion) -> Sample {
        Sample {
            seats,
            rules,
            phase: Phase::Deal(Seat::new(0)),
            rounds: 0,
            steps: PerSeat([0; MAX_SEATS]),
            cards: PerSeat([0; MAX_SEATS]),
            choices: PerSeat([None; MAX_SEATS]),
        }
    }

    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn seated(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Roll(_) => Turn::Chance,
            Phase::Choose => Turn::Seats(self.undecided()),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Choose && self.undecided().contains(seat) {
            out.extend([Action::Walk, Action::Run]);
        }
    }

    fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal(_) => out.extend((1..=HIGHEST).filter_map(|value| {
                let left = COPIES - self.drawn(value);
                (left > 0).then_some((Chance::Card(value), u32::from(left)))
            })),
            Phase::Roll(_) => out.extend((0..=3).map(|side| (Chance::Die(side), 1))),
            Phase::Choose | Phase::Over => {}
        }
    }

    fn apply(&mut self, step: Step<Sample>, told: &mut impl Witness<Event>) {
        match (self.phase, step) {
            (Phase::Deal(seat), Step::Chance(Chance::Card(value))) => self.deal(seat, value, told),
            (Phase::Choose, Step::Act(seat, action)) => self.seal(seat, action, told),
            (Phase::Roll(seat), Step::Chance(Chance::Die(steps))) => {
                told.tell(Audience::ALL, Event::Ran { seat, steps });
                self.steps[seat] += steps;
                self.move_on(Some(seat), told);
            }
            _ => unreachable!("the table plays legal steps only"),
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Sample {
        view.guess(rng)
    }

    /// More cards of a value than there are.
    fn invariant_error(&self) -> Option<String> {
        let value = (1..=HIGHEST).find(|value| self.drawn(*value) > COPIES)?;
        Some(format!("{} cards of value {value}", self.drawn(value)))
    }
}

impl Sample {
    /// The seats that have not chosen in this round. SA-03
    fn undecided(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.choices[*seat].is_none()).collect()
    }

    fn deal(&mut self, seat: Seat, value: u8, told: &mut impl Witness<Event>) {
        self.cards[seat] = value;
        told.tell(Audience::only(seat), Event::Drew { seat, value });
        told.tell(Audience::but(seat), Event::DrewUnseen { seat });
        let next = seat.next(self.seats);
        self.phase = if next.index() == 0 { Phase::Choose } else { Phase::Deal(next) };
    }

    /// Seals a choice. The last one opens them all.
    fn seal(&mut self, seat: Seat, action: Action, told: &mut impl Witness<Event>) {
        self.choices[seat] = Some(action);
        told.tell(Audience::only(seat), Event::Sealed { seat, action });
        told.tell(Audience::but(seat), Event::SealedUnseen { seat });
        if self.undecided().is_empty() {
            for walker in Seat::all(self.seats).filter(|seat| self.choices[*seat] == Some(Action::Walk)) {
                told.tell(Audience::ALL, Event::Walked { seat: walker });
                self.steps[walker] += 1;
            }
            self.move_on(None, told);
        }
    }

    /// The next runner after this seat rolls. After the last one, the round is over. SA-05
    fn move_on(&mut self, after: Option<Seat>, told: &mut impl Witness<Event>) {
        let is_next = |seat: &Seat| after.is_none_or(|after| *seat > after);
        let runs = |seat: &Seat| self.choices[*seat] == Some(Action::Run);
        if let Some(runner) = Seat::all(self.seats).filter(is_next).find(runs) {
            self.phase = Phase::Roll(runner);
            return;
        }
        self.rounds += 1;
        self.choices = PerSeat([None; MAX_SEATS]);
        let is_over = self.steps.first(self.seats).iter().any(|steps| *steps >= GOAL);
        if !is_over && self.rounds < ROUNDS {
            self.phase = Phase::Choose;
            return;
        }
        self.phase = Phase::Over;
        for seat in Seat::all(self.seats) {
            let (steps, card) = (self.steps[seat], self.cards[seat]);
            told.tell(Audience::ALL, Event::Scored { seat, steps, card });
        }
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
