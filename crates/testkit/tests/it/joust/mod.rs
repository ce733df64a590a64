//! A joust for two or three.
//!
//! Each gets a card face down. All choose lance or shield at once. Wind blows. In turn each shows a card of three or
//! more, hides it, or swaps it: puts it away face down and draws another. At the end all cards are turned up; a lance is
//! worth three more in a gust.
//!
//! Since rules 2 only a card of four or more may be shown, and a lance is worth five more in a gust.

mod fault;
mod hints;
mod portray;
mod view;
mod words;

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::{
    Audience, Game, InterruptWindow, Outcome, PerSeat, Rng, RulesVersion, Seat, SeatSet, Step, Turn, Witness,
};

pub(crate) use fault::Fault;
pub(crate) use view::{Hushed, View};
pub(crate) use words::{Action, Chance, Setup, Tactic, Wind};

pub(crate) const CARDS: RangeInclusive<u8> = 1..=8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Joust {
    pub(crate) fault: Fault,
    pub(crate) rules: RulesVersion,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// 0: no card.
    pub(crate) hands: PerSeat<u8>,
    /// What each put away; 0: nothing.
    pub(crate) buried: PerSeat<u8>,
    pub(crate) sealed: PerSeat<Option<Tactic>>,
    pub(crate) wind: Option<Wind>,
    pub(crate) shown: SeatSet,
    /// Who sealed first: nobody's business, and only a fault writes it down.
    pub(crate) first: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) enum Phase {
    Deal(Seat),
    Seal,
    Wind,
    Show(Seat),
    Draw(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Event {
    Dealt(Seat),
    Drew(u8),
    Sealed(Seat),
    Unsealed(Seat, Tactic),
    Blew(Wind),
    Showed(Seat, u8),
    ShowedSomething(Seat),
    Hid(Seat),
    Swapped(Seat, Hushed),
    TurnedUp(Seat, u8),
    /// The lance of a seat was worth so many points more in the gust.
    Struck(Seat, i32),
    /// The same, but the line does not say how many.
    MumbledPoints(Seat, i32),
    /// The same, but the line may be folded.
    FoldedPoints(Seat, i32),
    /// A seat has its turn: the heading in the story.
    Course(Seat),
}

static FLIPPED: AtomicBool = AtomicBool::new(false);

impl Game for Joust {
    const ID: &'static str = "joust";
    const RULES: RangeInclusive<u32> = 1..=2;
    const MAX_STEPS: u32 = 13;

    type Options = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(_: &Setup) -> RangeInclusive<u8> {
        2..=3
    }

    fn start(options: Setup, seats: u8, rules: RulesVersion) -> Joust {
        Joust {
            fault: options.fault,
            rules,
            seats,
            phase: Phase::Deal(Seat::new(0)),
            hands: PerSeat::default(),
            buried: PerSeat::default(),
            sealed: PerSeat::default(),
            wind: None,
            shown: SeatSet::EMPTY,
            first: None,
        }
    }

    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn seated(&self) -> SeatSet {
        let absent = u8::from(self.fault == Fault::Deserter);
        SeatSet::all(self.seats - absent)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Wind | Phase::Draw(_) => Turn::Chance,
            Phase::Seal => {
                Turn::Seats(Seat::all(self.seats).filter(|seat| self.sealed[*seat].is_none()).collect())
            }
            Phase::Show(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let pending = self.turn().pending().contains(seat);
        match self.phase {
            Phase::Seal if pending => out.extend([Action::Lance, Action::Shield]),
            Phase::Show(_) if pending => self.courses(seat, out),
            Phase::Show(_) if self.fault == Fault::Idle => out.push(Action::Hide),
            _ => {}
        }
    }

    /// A joust has no interrupts, except with a planted fault.
    fn interrupts(&self, seat: Seat, out: &mut Vec<Action>) {
        let foreign = self.hands[seat.next(self.seats)];
        match self.phase {
            Phase::Wind if self.fault == Fault::InterruptedChance => out.push(Action::Hide),
            Phase::Seal if self.fault == Fault::InterruptedTwice => out.push(Action::Lance),
            Phase::Show(_) if self.fault == Fault::ClosedInterrupt => out.push(Action::Hide),
            Phase::Show(_) if self.fault == Fault::HiddenInterrupt && foreign.is_multiple_of(2) => {
                out.push(Action::Lance);
            }
            _ => {}
        }
    }

    fn interrupt_window(&self) -> InterruptWindow {
        let foreign = self.hands[Seat::new(0)];
        match self.fault {
            Fault::ClosedInterrupt => InterruptWindow::Closed,
            Fault::HiddenWindow if foreign.is_multiple_of(2) => InterruptWindow::Pause,
            _ => InterruptWindow::Open,
        }
    }

    fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal(_) | Phase::Draw(_) => {
                out.extend(self.free().map(|card| (Chance::Card(card), 1)));
            }
            Phase::Wind => {
                let gust = if self.fault == Fault::Weightless { 0 } else { 1 };
                out.extend([(Chance::Wind(Wind::Calm), 2), (Chance::Wind(Wind::Gust), gust)]);
                if self.fault == Fault::ListedTwice {
                    out.push((Chance::Wind(Wind::Gust), 1));
                }
                if self.fault == Fault::Unlisted {
                    out.pop();
                }
            }
            _ => {}
        }
    }

    fn roll(&self, rng: &mut Rng) -> Chance {
        let gusts = if self.fault == Fault::LoadedDie { 2 } else { 1 };
        match self.phase {
            Phase::Wind if rng.below(3) < gusts => Chance::Wind(Wind::Gust),
            Phase::Wind => Chance::Wind(Wind::Calm),
            _ => {
                let free: Vec<u8> = self.free().collect();
                Chance::Card(free[rng.below(free.len() as u32) as usize])
            }
        }
    }

    fn apply(&mut self, step: Step<Joust>, told: &mut impl Witness<Event>) {
        match (step, self.phase) {
            (Step::Chance(Chance::Wind(wind)), _) => {
                self.wind = Some(wind);
                if self.fault == Fault::RaisedRules {
                    self.rules = RulesVersion::newest::<Joust>();
                }
                told.tell(Audience::ALL, Event::Blew(wind));
                if self.fault == Fault::EmptyTurn {
                    told.tell(Audience::ALL, Event::Course(Seat::new(1)));
                }
                told.tell(Audience::ALL, Event::Course(Seat::new(0)));
                self.phase = Phase::Show(Seat::new(0));
            }
            (Step::Chance(Chance::Card(card)), Phase::Deal(seat)) => {
                self.draw(seat, card, told);
                let last = seat.next(self.seats) == Seat::new(0);
                self.phase = if last { Phase::Seal } else { Phase::Deal(seat.next(self.seats)) };
            }
            (Step::Chance(Chance::Card(card)), Phase::Draw(seat)) => {
                self.draw(seat, card, told);
                self.after(seat, told);
            }
            (Step::Chance(Chance::Card(card)), phase) => unreachable!("{card} is dealt in {phase:?}"),
            (Step::Act(seat, action), Phase::Seal) => self.seal(seat, action, told),
            (Step::Act(seat, action), _) => self.course(seat, action, told),
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Joust {
        view.guess(rng)
    }

    fn invariant_error(&self) -> Option<String> {
        let mut cards: Vec<u8> =
            self.hands.0.into_iter().chain(self.buried.0).filter(|card| *card > 0).collect();
        cards.sort_unstable();
        let twice = cards.windows(2).find(|pair| pair[0] == pair[1])?;
        Some(format!("the card {} lies in two places", twice[0]))
    }
}

impl Joust {
    /// What a seat may do in its turn.
    fn courses(&self, seat: Seat, out: &mut Vec<Action>) {
        let best = Seat::all(self.seats).all(|other| self.hands[other] <= self.hands[seat]);
        if self.hands[seat] >= self.shown_from() && (best || self.fault != Fault::HiddenRule) {
            out.push(Action::Show);
        }
        out.extend([Action::Hide, Action::Swap]);
        match self.fault {
            Fault::Stuck => out.clear(),
            Fault::Endless => out.retain(|action| *action == Action::Hide),
            Fault::OfferedTwice => out.push(Action::Hide),
            Fault::Mumbled => out.push(Action::Mumble),
            Fault::OddSpaces => out.push(Action::Stammer),
            Fault::Unsteady if FLIPPED.fetch_xor(true, Ordering::Relaxed) => out.reverse(),
            _ => {}
        }
    }

    /// The lowest card that may be shown (J-03).
    fn shown_from(&self) -> u8 {
        if self.rules >= 2 { 4 } else { 3 } // J-03, since rules 2
    }

    /// What a lance is worth more in a gust (J-04).
    fn lance_in_a_gust(&self) -> i32 {
        if self.rules >= 2 { 5 } else { 3 } // J-04, since rules 2
    }

    fn free(&self) -> impl Iterator<Item = u8> {
        CARDS.filter(|card| !self.hands.0.contains(card) && !self.buried.0.contains(card))
    }

    fn draw(&mut self, seat: Seat, card: u8, told: &mut impl Witness<Event>) {
        self.hands[seat] = card;
        told.tell(Audience::only(seat), Event::Drew(card));
        told.tell(Audience::but(seat), Event::Dealt(seat));
    }

    fn seal(&mut self, seat: Seat, action: Action, told: &mut impl Witness<Event>) {
        self.sealed[seat] = Some(if action == Action::Lance { Tactic::Lance } else { Tactic::Shield });
        if self.fault == Fault::FirstComes {
            self.first = self.first.or(Some(seat));
        }
        told.tell(Audience::ALL, Event::Sealed(seat));
        if self.turn().pending().is_empty() {
            for seat in Seat::all(self.seats) {
                let tactic = self.sealed[seat].expect("all have chosen");
                told.tell(Audience::ALL, Event::Unsealed(seat, tactic));
            }
            self.phase = Phase::Wind;
        }
    }

    fn course(&mut self, seat: Seat, action: Action, told: &mut impl Witness<Event>) {
        let card = self.hands[seat];
        match action {
            Action::Show => {
                self.shown = self.shown.with(seat);
                let event = match self.fault {
                    Fault::ToldTooLittle => Event::ShowedSomething(seat),
                    _ => Event::Showed(seat, card),
                };
                told.tell(Audience::ALL, event);
                self.after(seat, told);
            }
            Action::Swap => {
                assert_ne!(self.fault, Fault::Crash, "nobody thought of swapping");
                self.buried[seat] = card;
                if self.fault != Fault::CardInTwoPlaces {
                    self.hands[seat] = 0;
                }
                let hushed = if self.fault == Fault::WhisperedLine { Hushed(card) } else { Hushed(0) };
                if self.fault != Fault::Silent {
                    told.tell(Audience::ALL, Event::Swapped(seat, hushed));
                }
                self.phase = Phase::Draw(seat);
            }
            _ => {
                if self.fault != Fault::Silent {
                    told.tell(Audience::ALL, Event::Hid(seat));
                }
                self.after(seat, told);
            }
        }
    }

    /// The seat has had its turn.
    fn after(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let next = seat.next(self.seats);
        self.phase = Phase::Show(next);
        if next == Seat::new(0) && self.fault != Fault::Endless {
            self.phase = Phase::Over;
            for seat in Seat::all(self.seats) {
                told.tell(Audience::ALL, Event::TurnedUp(seat, self.hands[seat]));
                if self.has_struck(seat) && self.fault != Fault::PointsUntold {
                    let points = self.lance_in_a_gust();
                    let event = match self.fault {
                        Fault::PointsMumbled => Event::MumbledPoints(seat, points),
                        Fault::PointsFolded => Event::FoldedPoints(seat, points),
                        _ => Event::Struck(seat, points),
                    };
                    told.tell(Audience::ALL, event);
                }
            }
        }
    }

    fn has_struck(&self, seat: Seat) -> bool {
        self.wind == Some(Wind::Gust) && self.sealed[seat] == Some(Tactic::Lance)
    }

    fn outcome(&self) -> Outcome {
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.seats) {
            let lance = if self.has_struck(seat) { self.lance_in_a_gust() } else { 0 };
            scores[seat] = i32::from(self.hands[seat]) + lance;
            if self.fault == Fault::HiddenOutcome {
                scores[seat] += i32::from(self.buried[seat]);
            }
        }
        let mut outcome = Outcome::ranked(self.seats, scores, PerSeat::default());
        if self.fault == Fault::Overpaid {
            outcome.returns = scores;
            outcome.returns[Seat::new(0)] += Outcome::WIN;
        }
        outcome
    }
}
