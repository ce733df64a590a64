//! One match between bots.

use bots::Budget;
use engine::{Audience, Game, Hints, Outcome, PerSeat, Rng, Step, Turn, Witness};
use scene::{Feature, Portray, Tally};

use crate::Bot;

/// What is kept of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions the bots made.
    pub decisions: u32,
    /// How many steps there were, chance included.
    pub steps: u32,
    /// What its events counted for, by what they count.
    pub tallies: Tallies,
    /// What marked it and the seats in it.
    pub features: Vec<Feature>,
}

/// Sums of what events count for in one match: for each sort of thing an amount by seat.
pub type Tallies = Vec<(&'static str, PerSeat<i64>)>;

/// What is kept of a match beside how it ended: what its events count for, and what marked it.
pub struct Bookkeeping<G: Game> {
    /// What an event counts for.
    pub tally: fn(G::Event) -> Option<Tally>,
    /// What marked a finished match, from all that was told in it and a spectator's view of its end.
    pub features: fn(&[G::Event], &G::View) -> Vec<Feature>,
}

impl<G: Game> Bookkeeping<G> {
    /// Only how it ended.
    pub fn nothing() -> Bookkeeping<G> {
        Bookkeeping { tally: |_| None, features: |_, _| Vec::new() }
    }

    /// All that a game counts which portrays itself.
    pub fn of_portrait() -> Bookkeeping<G>
    where
        G: Portray,
    {
        Bookkeeping { tally: G::tally, features: G::features }
    }
}

/// The two sources of luck in a match.
pub struct Luck {
    /// Cards and dice.
    pub chance: Rng,
    /// The bots' own.
    pub minds: Rng,
}

impl Bout {
    /// Plays from a position to the end. `bots` has one for each seat.
    ///
    /// # Panics
    /// When the match is longer than the game says it can be.
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
                    let seat = pending.first().expect("somebody is pending when it is the seats' turn");
                    let bot = bots[seat.index()];
                    let budget = Budget { iterations: bot.iterations, stop: &|| false };
                    let view = position.view(Some(seat));
                    let decision = bots::decide::<G>(bot.level, &view, seat, budget, &mut luck.minds);
                    decisions += 1;
                    Step::Act(seat, decision.action)
                }
            };
            position.apply(step, &mut counting);
            steps += 1;
            assert!(steps <= G::MAX_STEPS, "{} promises at most {} steps", G::ID, G::MAX_STEPS);
        }
    }
}

/// Adds up what events count for, and keeps them.
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
