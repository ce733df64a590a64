//! A search that the caller can continue at will and inspect in between.

use engine::{Hints, PerSeat, Rng, Seat};

use crate::evaluator::Heuristics;
use crate::search::{Search, Worlds};
use crate::{Budget, Decision};

/// A search under way. The result depends only on the seed and the number of simulations, not on how calls divide them.
pub struct Thought<G: Hints> {
    search: Search<G, Heuristics>,
    /// The legal actions of the searching seat; empty for a spectator.
    actions: Vec<G::Action>,
    rng: Rng,
}

impl<G: Hints> Thought<G> {
    /// Starts a search for a seat that may act now. `view` is its view.
    pub fn of(view: &G::View, seat: Seat, mut rng: Rng) -> Thought<G> {
        let world = G::determinize(view, &mut rng);
        Thought::new(world, Worlds::Guessed(view.clone()), Some(seat), rng)
    }

    /// Starts an analysis with open cards: what should this seat have done, had it known everything? Only for finished
    /// matches. Without a seat, it estimates the value of the position.
    pub fn with_open_cards(position: G, seat: Option<Seat>, rng: Rng) -> Thought<G> {
        Thought::new(position, Worlds::True(position), seat, rng)
    }

    fn new(world: G, worlds: Worlds<G>, thinker: Option<Seat>, mut rng: Rng) -> Thought<G> {
        let mut actions = Vec::new();
        if let Some(seat) = thinker {
            world.legal(seat, &mut actions);
        }
        let search = Search::new(worlds, thinker, Heuristics, &mut rng).with_long_rollouts();
        Thought { search, actions, rng }
    }

    /// Runs this many more simulations.
    pub fn think(&mut self, iterations: u32) {
        self.search.run(Budget { iterations, stop: &|| false }, &mut self.rng);
    }

    /// Compares two actions of the searching seat. The simulations are shared evenly between the two. Returns the mean
    /// result of each.
    pub fn compare(&mut self, pair: [G::Action; 2], iterations: u32) -> [f32; 2] {
        self.search.focus = Some(pair);
        self.think(iterations);
        self.search.focus = None;
        let weighed = self.search.weighed(&pair);
        [0, 1].map(|at| weighed[at].worth.unwrap_or_default())
    }

    /// Returns the number of simulations so far.
    pub fn iterations(&self) -> u32 {
        self.search.iterations
    }

    /// Returns the action the search would choose now; `None` for a spectator.
    pub fn decision(&self) -> Option<Decision<G::Action>> {
        match self.actions[..] {
            [] => None,
            [only] => Some(Decision::forced(only)),
            _ => {
                let weighed = self.search.weighed(&self.actions);
                Some(Decision::best(weighed, self.iterations(), &mut self.rng.clone()))
            }
        }
    }

    /// Returns the value of the match for each seat, from 0 to 1: the mean of the simulations since the last
    /// [`settle`](Thought::settle).
    pub fn worths(&self) -> PerSeat<f32> {
        self.search.worths()
    }

    /// Restarts the mean of [`worths`](Thought::worths), because the simulations so far mostly explored.
    pub fn settle(&mut self) {
        self.search.settle();
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, RulesVersion, Step};
    use reference::Kuhn;

    use super::*;

    fn dealt(cards: [&str; 2]) -> Kuhn {
        let mut position = Kuhn::start(Default::default(), 2, RulesVersion::newest::<Kuhn>());
        for card in cards {
            position.apply(Step::Chance(card.parse().unwrap()), &mut ());
        }
        position
    }

    #[test]
    fn a_thought_is_the_same_however_it_is_divided() {
        let view = dealt(["Q", "K"]).view(Some(Seat::new(0)));
        let think = |parts: &[u32]| {
            let mut thought = Thought::<Kuhn>::of(&view, Seat::new(0), Rng::seeded(3));
            parts.iter().for_each(|part| thought.think(*part));
            thought.decision().unwrap()
        };
        assert_eq!(think(&[300]), think(&[1, 99, 200]));
        assert_eq!(think(&[300]).iterations, 300);
    }
}
