//! One match between bots.

use engine::{Audience, Game, Hints, InterruptWindow, Outcome, PerSeat, Rng, Step, Turn, Witness};
use scene::{Feature, Statistics, Tally};

use crate::Bot;

/// The record of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of decisions of the bots.
    pub decisions: u32,
    /// The number of steps, chance included.
    pub steps: u32,
    /// The amounts that its events count for.
    pub tallies: Tallies,
    /// The features of the match and of its seats.
    pub features: Vec<Feature>,
}

/// The amounts of one match: for each source an amount by seat.
pub type Tallies = Vec<(&'static str, PerSeat<i64>)>;

/// Records the tallies of a match's events and its features, besides the outcome.
pub struct Bookkeeping<G: Game> {
    /// What an event counts for.
    pub tally: fn(G::Event) -> Option<Tally>,
    /// The features of a finished match, from all events and a spectator's view of the end.
    pub features: fn(&[G::Event], &G::View) -> Vec<Feature>,
}

impl<G: Game> Bookkeeping<G> {
    /// Records only the outcome.
    pub fn nothing() -> Bookkeeping<G> {
        Bookkeeping { tally: |_| None, features: |_, _| Vec::new() }
    }

    /// Records everything that a game with a portrait counts.
    pub fn of_portrait() -> Bookkeeping<G>
    where
        G: Statistics,
    {
        Bookkeeping { tally: G::tally, features: G::features }
    }
}

/// The random generators of a match.
pub struct Luck {
    /// For cards and dice.
    pub chance: Rng,
    /// For the bots.
    pub minds: Rng,
}

impl Bout {
    /// Plays from a position to the end. `bots` has one bot for each seat.
    ///
    /// # Panics
    /// If the match is longer than the game allows.
    pub fn play<G: Game + Hints>(
        mut position: G,
        bots: &[Bot],
        mut luck: Luck,
        keeping: &Bookkeeping<G>,
    ) -> Bout {
        let mut counting = Counting::<G> { keeping, tallies: Vec::new(), told: Vec::new() };
        let (mut decisions, mut steps) = (0, 0);
        loop {
            let step = match position.turn() {
                Turn::Over(outcome) => {
                    let features = (keeping.features)(&counting.told, &position.view(None));
                    return Bout { outcome, decisions, steps, tallies: counting.tallies, features };
                }
                Turn::Chance => Step::Chance(position.roll(&mut luck.chance)),
                Turn::Seats(pending) => {
                    decisions += 1;
                    match interruption(&position, &mut luck.minds) {
                        Some(step) => step,
                        None => {
                            let seat = pending.first().expect("the game waits for somebody");
                            let (view, algorithm) = (position.view(Some(seat)), bots[seat.index()].algorithm);
                            let never = || false;
                            let decision = bots::decide::<G>(algorithm, &view, seat, &never, &mut luck.minds);
                            Step::Act(seat, decision.action)
                        }
                    }
                }
            };
            position.apply(step, &mut counting);
            steps += 1;
            assert!(steps <= G::MAX_STEPS, "{} promises at most {} steps", G::ID, G::MAX_STEPS);
        }
    }
}

/// The first interrupt that a bot makes now, as at a table.
fn interruption<G: Game + Hints>(position: &G, rng: &mut Rng) -> Option<Step<G>> {
    if position.interrupt_window() != InterruptWindow::Pause {
        return None;
    }
    position.seated().iter().find_map(|seat| {
        let action = engine::bot_interrupt::<G>(&position.view(Some(seat)), seat, rng)?;
        Some(Step::Act(seat, action))
    })
}

/// Sums what events count for, and keeps the events.
struct Counting<'a, G: Game> {
    keeping: &'a Bookkeeping<G>,
    tallies: Tallies,
    told: Vec<G::Event>,
}

impl<G: Game> Witness<G::Event> for Counting<'_, G> {
    fn tell(&mut self, _: Audience, event: G::Event) {
        self.told.push(event);
        let Some(tally) = (self.keeping.tally)(event) else { return };
        let at = self.tallies.iter().position(|(what, _)| *what == tally.what).unwrap_or_else(|| {
            self.tallies.push((tally.what, PerSeat::default()));
            self.tallies.len() - 1
        });
        self.tallies[at].1[tally.seat] += i64::from(tally.amount);
    }
}
