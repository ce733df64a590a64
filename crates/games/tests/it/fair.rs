//! Every bot decides by what its seat may know, and no nonsense harms a game's notation.

use bots::{Algorithm, decide};
use engine::Rng;
use games::Visitor;
use table::Playable;
use testkit::{any_table, fuzz, peek};

/// Bots that search think briefly here.
const ITERATIONS: u32 = 8;

struct Fair(Algorithm);

impl Visitor for Fair {
    type Output = ();

    fn visit<G: Playable>(self) {
        let mut compared = 0;
        for seed in 0..3 {
            let (options, seats) = any_table::<G>(&mut Rng::seeded(seed));
            let bot = |position: &G, seat, seed| {
                decide::<G>(self.0, &position.view(Some(seat)), seat, &|| false, &mut Rng::seeded(seed))
                    .action
            };
            compared += peek(options, seats, seed..seed + 1, bot).unwrap_or_else(|peeked| panic!("{peeked}"));
        }
        assert!(compared > 0, "{} has decisions", G::ID);
    }
}

struct Nonsense;

impl Visitor for Nonsense {
    type Output = ();

    fn visit<G: Playable>(self) {
        fuzz::<G>(2_000);
    }
}

#[test]
fn no_bot_peeks() {
    for kind in games::all() {
        let strategies = (0..kind.strategies()).map(Algorithm::Strategy);
        let others = [Algorithm::Random, Algorithm::Greedy, Algorithm::Search(ITERATIONS)];
        for algorithm in others.into_iter().chain(strategies) {
            games::visit(kind.id(), Fair(algorithm)).expect("a game of the list");
        }
    }
}

#[test]
fn nonsense_does_no_harm() {
    for kind in games::all() {
        games::visit(kind.id(), Nonsense).expect("a game of the list");
    }
}
