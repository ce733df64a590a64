//! Estimates the points that an action leads to. A solo player learns more from points than from a chance to win.

use engine::{Hints, Rng, Seat, Step, Turn};

/// Rollouts of several actions from the same moment. Each rollout plays to the end of the match by the game's
/// heuristics, in a determinization of the view.
pub struct Prospects<G: Hints> {
    view: G::View,
    seat: Seat,
    lines: Vec<FollowedAction<G::Action>>,
    rng: Rng,
}

/// The results of the rollouts of one action.
struct FollowedAction<A> {
    action: A,
    points: Vec<i32>,
}

impl<G: Hints> Prospects<G> {
    /// Starts without any rollout. The seat must be one that may act now; `view` is its view.
    pub fn of(view: &G::View, seat: Seat, rng: Rng) -> Prospects<G> {
        Prospects { view: view.clone(), seat, lines: Vec::new(), rng }
    }

    /// Makes one rollout of each action, all with the same determinization and the same random numbers. Common random
    /// numbers make the results comparable.
    pub fn follow(&mut self, actions: impl IntoIterator<Item = G::Action>) {
        let world = G::determinize(&self.view, &mut self.rng);
        let luck = Rng::seeded(self.rng.long_bits());
        for action in actions {
            let points = points_after(world, self.seat, action, luck.clone());
            match self.lines.iter_mut().find(|line| line.action == action) {
                Some(line) => line.points.push(points),
                None => self.lines.push(FollowedAction { action, points: vec![points] }),
            }
        }
    }

    /// Returns the points of every rollout of an action, in order.
    pub fn points(&self, action: G::Action) -> &[i32] {
        self.lines.iter().find(|line| line.action == action).map_or(&[], |line| &line.points)
    }
}

/// Returns the final points of a seat after this action, if all seats play on by heuristics.
fn points_after<G: Hints>(mut world: G, seat: Seat, action: G::Action, mut rng: Rng) -> i32 {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    world.apply(Step::Act(seat, action), &mut ());
    loop {
        match world.turn() {
            Turn::Over(outcome) => return outcome.scores[seat],
            Turn::Chance => world.apply(Step::Chance(world.roll(&mut rng)), &mut ()),
            Turn::Seats(pending) => {
                let next = pending.first().expect("a turn of seats has a pending seat");
                actions.clear();
                weights.clear();
                world.legal(next, &mut actions);
                world.weigh(next, &actions, &mut weights);
                let heaviest =
                    (0..actions.len()).max_by_key(|&at| weights[at]).expect("whoever is pending may act");
                world.apply(Step::Act(next, actions[heaviest]), &mut ());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, RulesVersion};
    use reference::Kuhn;

    use super::*;

    #[test]
    fn points_are_those_at_the_end_of_the_line() {
        let mut position = Kuhn::start(Default::default(), 2, RulesVersion::newest::<Kuhn>());
        for card in ["K", "Q"] {
            position.apply(Step::Chance(card.parse().unwrap()), &mut ());
        }
        for (seat, action) in [(0, "pass"), (1, "bet")] {
            position.apply(Step::Act(Seat::new(seat), action.parse().unwrap()), &mut ());
        }
        let mut prospects =
            Prospects::<Kuhn>::of(&position.view(Some(Seat::new(0))), Seat::new(0), Rng::seeded(1));
        let [fold, call] = ["pass", "bet"].map(|action| action.parse().unwrap());
        for _ in 0..5 {
            prospects.follow([fold, call]);
        }
        assert_eq!(prospects.points(fold), [-1; 5]);
        assert_eq!(prospects.points(call), [2; 5]);
    }
}
