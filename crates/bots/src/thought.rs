//! A thought that goes on for as long as somebody wants, and can be looked at meanwhile.

use engine::{Hints, PerSeat, Rng, Seat};

use crate::search::{Search, Worlds};
use crate::{Budget, Decision};

/// A search under way. Deterministic for a seed and the number of simulations, however they are divided.
pub struct Thought<G: Hints> {
    search: Search<G>,
    /// What the thinker may do; nothing for somebody who only watches.
    actions: Vec<G::Action>,
    rng: Rng,
}

impl<G: Hints> Thought<G> {
    /// What should this seat do, which may act now? It knows no more than its view.
    pub fn of(view: &G::View, seat: Seat, mut rng: Rng) -> Thought<G> {
        let world = G::determinize(view, &mut rng);
        Thought::new(world, Worlds::Guessed(view.clone()), Some(seat), rng)
    }

    /// What should this seat have done, had everybody played with open cards? For analysis after the match: nobody
    /// who still plays may ask. Without a seat: what is the position worth?
    pub fn with_open_cards(position: G, seat: Option<Seat>, rng: Rng) -> Thought<G> {
        Thought::new(position, Worlds::True(position), seat, rng)
    }

    fn new(world: G, worlds: Worlds<G>, thinker: Option<Seat>, mut rng: Rng) -> Thought<G> {
        let mut actions = Vec::new();
        if let Some(seat) = thinker {
            world.legal(seat, &mut actions);
        }
        let search = Search::new(worlds, thinker, &mut rng).with_long_rollouts();
        Thought { search, actions, rng }
    }

    /// Goes on thinking, for so many simulations.
    pub fn think(&mut self, iterations: u32) {
        self.search.run(Budget { iterations, stop: &|| false }, &mut self.rng);
    }

    /// Looks closer at two actions of the thinker, with so many simulations shared evenly between them, and says what
    /// each is worth by all that is known now.
    pub fn compare(&mut self, pair: [G::Action; 2], iterations: u32) -> [f32; 2] {
        self.search.focus = Some(pair);
        self.think(iterations);
        self.search.focus = None;
        let weighed = self.search.weighed(&pair);
        [0, 1].map(|at| weighed[at].worth.unwrap_or_default())
    }

    /// How many simulations were made so far.
    pub fn iterations(&self) -> u32 {
        self.search.iterations
    }

    /// What the thinker would play now; `None` for somebody who only watches.
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

    /// What the match is worth to each seat, from 0 to 1: the average of the simulations since the last
    /// [`settle`](Thought::settle).
    pub fn worths(&self) -> PerSeat<f32> {
        self.search.worths()
    }

    /// The simulations so far were for learning: [`worths`](Thought::worths) counts from here.
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
