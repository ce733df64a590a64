//! Tests the search as a solver: measures exactly how close the play of all seats comes to an equilibrium.

use std::collections::HashMap;

use engine::{Game, RulesVersion};
use reference::{Facts, Kuhn, Leduc, Strategy, facts};

use super::*;

const FIRST: Seat = Seat::new(0);

#[test]
fn search_approaches_an_equilibrium_of_kuhn() {
    approaches::<Kuhn>(&facts::KUHN, [100, 1_000, 100_000], Goal { exploitable: 0.06, off_value: 0.02 });
}

#[test]
fn search_approaches_an_equilibrium_of_leduc() {
    approaches::<Leduc>(&facts::LEDUC, [1_000, 10_000, 300_000], Goal { exploitable: 1.0, off_value: 0.1 });
}

/// How close to an equilibrium the play must come with the last budget, in chips. For comparison, uniformly random play
/// of Kuhn poker is exploitable by 0.92 and 0.18 off the value of the game; of Leduc poker, exploitable by 4.75.
struct Goal {
    exploitable: f64,
    off_value: f64,
}

/// Asserts that each budget lowers the exploitability, and that the last one reaches the goal.
fn approaches<G: Hints>(facts: &Facts, budgets: [u32; 3], goal: Goal) {
    let learned = budgets.map(learned::<G>);
    let exploitable: Vec<f64> = learned.iter().map(Strategy::nash_conv).collect();
    assert!(exploitable.is_sorted_by(|less, more| less > more), "{exploitable:?}");
    assert!(exploitable[2] < goal.exploitable, "{exploitable:?}");
    let value = learned[2].value(FIRST);
    assert!((value - facts.value).abs() < goal.off_value, "{value}");
}

/// Returns the average strategy that a search from the start of the match learned.
fn learned<G: Hints>(iterations: u32) -> Strategy<G> {
    let start = G::start(G::Options::default(), 2, RulesVersion::newest::<G>());
    let view = start.view(None);
    let mut rng = Rng::seeded(1);
    let mut search = Search::new(Worlds::<G>::Guessed(view), None, Heuristics, &mut rng);
    search.run(Budget { iterations, stop: &|| false }, &mut rng);

    let mut information = HashMap::new();
    let mut open = vec![(start, Memory::new(start, search.seats))];
    while let Some((world, mut memory)) = open.pop() {
        if let Some(seat) = world.turn().pending().first() {
            information.insert((seat, world.view(Some(seat))), memory.information(seat, None).known);
        }
        open.extend(steps(&world).into_iter().map(|step| {
            let (mut world, mut memory) = (world, memory);
            if let Step::Act(seat, action) = step {
                memory.did(seat, &action);
            }
            world.apply(step, &mut memory);
            (world, memory)
        }));
    }
    Strategy::<G>::new(|view, seat, actions| {
        let known = information[&(seat, view.clone())].expect("everybody has secrets from a spectator");
        let tree = &search.chooser.nodes;
        let visits = |action| tree.find(known, action).map_or(0, |place| tree.arm(place).visits);
        let visits: Vec<u32> = actions.iter().map(visits).collect();
        match visits.iter().sum::<u32>() {
            0 => vec![1.0 / actions.len() as f64; actions.len()],
            total => visits.into_iter().map(|visits| f64::from(visits) / f64::from(total)).collect(),
        }
    })
}

fn steps<G: Game>(world: &G) -> Vec<Step<G>> {
    let mut outcomes = Vec::new();
    world.chance(&mut outcomes);
    let mut steps: Vec<_> = outcomes.into_iter().map(|outcome| Step::Chance(outcome.0)).collect();
    for seat in world.turn().pending().iter() {
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        steps.extend(actions.into_iter().map(|action| Step::Act(seat, action)));
    }
    steps
}
