//! The peek test: a bot decides the same when everything its seat cannot know is drawn anew.

use std::fmt;
use std::ops::Range;

use engine::{Game, Rng, RulesVersion, Seat};

use crate::random::random_game;

/// One decision in so many is asked about.
const SAMPLED: u32 = 8;
/// How often what a seat cannot know is drawn anew.
const GUESSES: u32 = 3;
/// With how many seeds the bot is asked.
const SEEDS: u64 = 4;

/// A decision that depends on what the seat cannot know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peeked {
    /// The seed of the random game.
    pub seed: u64,
    /// Whose decision.
    pub seat: Seat,
    /// What the bot chose, and what it chose when only hidden things were different.
    pub what: String,
}

impl fmt::Display for Peeked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot peeks in seat {} with seed {}: {}", self.seat, self.seed, self.what)
    }
}

impl std::error::Error for Peeked {}

/// Asks a bot in random games with these seeds. A fair bot sees a view, so for a seed of its own it chooses the same in
/// all positions that look alike. Returns how many decisions were compared.
pub fn peek<G: Game>(
    options: G::Options,
    seats: u8,
    seeds: Range<u64>,
    bot: impl Fn(&G, Seat, u64) -> G::Action,
) -> Result<u32, Peeked> {
    let mut compared = 0;
    for seed in seeds {
        let mut rng = Rng::seeded(!seed);
        for (position, _, _) in
            random_game(G::start(options, seats, RulesVersion::newest::<G>()), Rng::seeded(seed))
        {
            for seat in position.turn().pending().iter() {
                if rng.below(SAMPLED) == 0 {
                    let fair = is_fair(&position, seat, &mut rng, &bot);
                    fair.map_err(|what| Peeked { seed, seat, what })?;
                    compared += 1;
                }
            }
        }
    }
    Ok(compared)
}

fn is_fair<G: Game>(
    position: &G,
    seat: Seat,
    rng: &mut Rng,
    bot: impl Fn(&G, Seat, u64) -> G::Action,
) -> Result<(), String> {
    let view = position.view(Some(seat));
    let decisions: Vec<G::Action> = (0..SEEDS).map(|seed| bot(position, seat, seed)).collect();
    for _ in 0..GUESSES {
        let guess = G::determinize(&view, rng);
        for (seed, decision) in (0..).zip(&decisions) {
            let other = bot(&guess, seat, seed);
            if other != *decision {
                return Err(format!("{decision} in {position:?}, but {other} in {guess:?}"));
            }
        }
    }
    Ok(())
}
