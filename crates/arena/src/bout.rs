//! One match between bots.

use bots::Budget;
use engine::{Audience, Game, Hints, Outcome, PerSeat, Rng, Step, Turn, Witness};
use scene::Tally;

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
}

/// Sums of what events count for in one match: for each sort of thing an amount by seat.
pub type Tallies = Vec<(&'static str, PerSeat<i64>)>;

/// What an event counts for: `Portray::tally`, for games that portray themselves.
pub type Tallying<G> = fn(<G as Game>::Event) -> Option<Tally>;

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
        tallying: Tallying<G>,
    ) -> Bout {
        let mut counting = Counting::<G> { tallying, tallies: Vec::new() };
        let (mut decisions, mut steps) = (0, 0);
        loop {
            let step = match position.turn() {
                Turn::Over(outcome) => {
                    return Bout { outcome, decisions, steps, tallies: counting.tallies };
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
            assert!(steps <= G::LONGEST, "{} promises at most {} steps", G::ID, G::LONGEST);
        }
    }
}

/// Adds up what events count for.
struct Counting<G: Game> {
    tallying: Tallying<G>,
    tallies: Tallies,
}

impl<G: Game> Witness<G::Event> for Counting<G> {
    fn tell(&mut self, _: Audience, event: G::Event) {
        let Some(tally) = (self.tallying)(event) else { return };
        let at = self.tallies.iter().position(|(what, _)| *what == tally.what).unwrap_or_else(|| {
            self.tallies.push((tally.what, PerSeat::default()));
            self.tallies.len() - 1
        });
        self.tallies[at].1[tally.seat] += i64::from(tally.amount);
    }
}
