//! Guesses are drawn evenly: counted, for games so small that every position can be visited.

use std::collections::HashMap;

use engine::{Game, Rng, RulesVersion, Seat, Step};

use crate::draws::follows;
use crate::perft::next_steps;
use crate::random::{outcomes, viewers};
use crate::words::who;

/// How many guesses are drawn from a view, for each position that looks so.
const GUESSES: usize = 100;

/// What a viewer can see, and the positions that look so, each with its probability if only chance is counted.
type Sights<G> = HashMap<(Option<Seat>, <G as Game>::View), HashMap<G, f64>>;

/// Walks the whole game and guesses from every view that anybody can have: each guess must be a position that can be
/// reached, as often as chance brings it. Says what is wrong with the first that is not.
pub fn even_guesses<G: Game>(options: G::Options, seats: u8) -> Result<usize, String> {
    let mut sights = Sights::<G>::new();
    walk(&G::start(options, seats, RulesVersion::newest::<G>()), 1.0, seats, &mut sights);
    let mut rng = Rng::seeded(0);
    for ((viewer, view), positions) in &sights {
        let mut drawn = HashMap::new();
        let guesses = if positions.len() == 1 { 1 } else { GUESSES * positions.len() };
        for _ in 0..guesses {
            let guess = G::determinize(view, &mut rng);
            if !positions.contains_key(&guess) {
                return Err(format!("{} guesses what cannot be: {guess:?} from {view:?}", who(*viewer)));
            }
            *drawn.entry(guess).or_default() += 1;
        }
        follows(positions, &drawn)
            .map_err(|what| format!("guesses of {}: {what}, from {view:?}", who(*viewer)))?;
    }
    Ok(sights.len())
}

fn walk<G: Game>(position: &G, weight: f64, seats: u8, sights: &mut Sights<G>) {
    for viewer in viewers(seats) {
        *sights.entry((viewer, position.view(viewer))).or_default().entry(*position).or_default() += weight;
    }
    let weights: HashMap<G::Chance, u32> = outcomes(position).into_iter().collect();
    let total: u32 = weights.values().sum();
    for step in next_steps(position) {
        let mut after = *position;
        after.apply(step, &mut ());
        let share = match step {
            Step::Chance(outcome) => f64::from(weights[&outcome]) / f64::from(total),
            Step::Act(..) => 1.0,
        };
        walk(&after, weight * share, seats, sights);
    }
}
