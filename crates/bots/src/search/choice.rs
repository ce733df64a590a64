//! How a seat chooses in a simulation.

use engine::{Hints, PerSeat, Rng, Seat};

use super::memory::Information;
use super::move_averages::MoveAverages;
use super::node_table::NodeTable;

/// How much an action that was tried seldom is favoured over one that did well.
const UCB_C: f32 = 0.5;

/// How fast a seat turns from looking for the best answer to playing as it did so far on average.
///
/// Without it the seats chase each other's last mistake for ever where they should mix (Heinrich and Silver, "Smooth
/// UCT search in computer poker"). The thinker has no habits: it wants the best answer to theirs.
const SMOOTHING: f32 = 0.01;

/// However strong the habit: so often at least the best answer is looked for.
const MIN_BEST_RESPONSE: f32 = 0.1;

/// After so many visits another seat is believed to choose by what it holds, before that by what was seen of it.
const MIN_KNOWN_VISITS: u32 = 8;

/// One in so many choices by rules of thumb is any action in proportion to its weight, the others are the heaviest.
const RANDOM_ONE_IN: u32 = 10;

/// Chooses actions and learns from what came of them.
pub(crate) struct Chooser<G: Hints> {
    /// What was learned.
    pub(crate) nodes: NodeTable,
    /// What was chosen in this simulation, and by whom.
    path: Vec<(Seat, usize)>,
    /// What rules of thumb are seasoned with, in a long thought.
    pub(crate) move_averages: Option<MoveAverages>,
    /// The actions to choose from, and for each its weight, its score by move_averages and its place in the tree.
    actions: Vec<G::Action>,
    weights: Vec<u32>,
    scores: Vec<f32>,
    places: Vec<Option<usize>>,
}

impl<G: Hints> Default for Chooser<G> {
    fn default() -> Chooser<G> {
        Chooser {
            nodes: NodeTable::default(),
            path: Vec::new(),
            move_averages: None,
            actions: Vec::new(),
            weights: Vec::new(),
            scores: Vec::new(),
            places: Vec::new(),
        }
    }
}

impl<G: Hints> Chooser<G> {
    /// What the next choice is made from.
    #[inline]
    pub(crate) fn load_actions(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.legal(seat, &mut self.actions);
    }

    /// A choice by the game's rules of thumb.
    #[inline]
    pub(crate) fn rollout_policy(&mut self, world: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        if let [only] = self.actions[..] {
            return only;
        }
        self.weigh(world, seat);
        let index = if rng.below(RANDOM_ONE_IN) == 0 {
            rng.weighted(self.weights.iter().copied())
        } else {
            self.heaviest(seat, rng)
        };
        let action = self.actions[index];
        if let Some(move_averages) = &mut self.move_averages {
            move_averages.remember(seat, &action);
        }
        action
    }

    /// One of the heaviest actions, or of those that move_averages makes so.
    #[inline]
    fn heaviest(&mut self, seat: Seat, rng: &mut Rng) -> usize {
        let weights = self.weights.iter().copied();
        match &self.move_averages {
            None => {
                let heaviest = weights.clone().max().expect("there are actions on offer");
                rng.weighted(weights.map(|weight| u32::from(weight == heaviest)))
            }
            Some(move_averages) => {
                self.scores.clear();
                let offers = self.actions.iter().zip(weights);
                self.scores.extend(offers.map(|(action, weight)| move_averages.score(seat, action, weight)));
                let best = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                rng.weighted(self.scores.iter().map(|score| u32::from(*score == best)))
            }
        }
    }

    /// A choice by what was learned in this place, if the seat was ever there.
    #[inline]
    pub(crate) fn tree_policy(
        &mut self,
        world: &G,
        seat: Seat,
        information: Information,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        if let [only] = self.actions[..] {
            return Some(only);
        }
        let visits = match information.known.map(|known| self.look_up(known)) {
            Some(visits) if visits >= MIN_KNOWN_VISITS => visits,
            _ => self.look_up(information.heard),
        };
        if visits == 0 {
            return None;
        }
        for place in self.places.iter().flatten() {
            self.nodes.arm_mut(*place).chances += 1;
        }
        let index = if self.places.contains(&None) {
            self.untried(world, seat)
        } else if information.known.is_some() && plays_average(visits, rng) {
            self.average_strategy(rng)
        } else {
            self.best_by_ucb(world, seat)
        };
        Some(self.actions[index])
    }

    /// The choice is made; what will come of it counts for it.
    #[inline]
    pub(crate) fn remember(&mut self, seat: Seat, information: Information, action: &G::Action) {
        if self.actions.len() > 1 {
            for key in [Some(information.heard), information.known].into_iter().flatten() {
                self.path.push((seat, self.nodes.choose(key, action)));
            }
        }
    }

    /// The simulation is over and was worth this.
    pub(crate) fn backpropagate(&mut self, worths: &PerSeat<f32>) {
        for (seat, place) in self.path.drain(..) {
            self.nodes.arm_mut(place).add_result(worths[seat]);
        }
        if let Some(move_averages) = &mut self.move_averages {
            move_averages.backpropagate(worths);
        }
    }

    /// Finds the arms of all actions on offer, and says how often they were chosen together.
    pub(crate) fn look_up(&mut self, information: u64) -> u32 {
        let tree = &self.nodes;
        self.places.clear();
        self.places.extend(self.actions.iter().map(|action| tree.find(information, action)));
        self.places.iter().flatten().map(|place| tree.arm(*place).visits).sum()
    }

    /// The heaviest of the actions that were never chosen here.
    fn untried(&mut self, world: &G, seat: Seat) -> usize {
        self.weigh(world, seat);
        let untried =
            self.places.iter().zip(&self.weights).enumerate().filter(|(_, (place, _))| place.is_none());
        let heaviest = untried.max_by_key(|(_, (_, weight))| **weight);
        heaviest.expect("some action was never chosen").0
    }

    /// Any action, as often as it was chosen so far.
    fn average_strategy(&self, rng: &mut Rng) -> usize {
        let visits = |place: &Option<usize>| place.map_or(0, |place| self.nodes.arm(place).visits);
        rng.weighted(self.places.iter().map(visits))
    }

    /// The action that did best, with an allowance for what is not yet sure and for what rules of thumb say.
    fn best_by_ucb(&mut self, world: &G, seat: Seat) -> usize {
        if G::PRIOR > 0.0 {
            self.weigh(world, seat);
        }
        let heaviest = self.weights.iter().copied().max().unwrap_or_default().max(1) as f32;
        let promise = |(index, place): (usize, &Option<usize>)| {
            let arm = self.nodes.arm(place.expect("every action was chosen before"));
            let unsure = ((arm.chances as f32).ln() / arm.visits as f32).sqrt();
            let promise = arm.mean() + UCB_C * unsure;
            if G::PRIOR > 0.0 {
                promise + G::PRIOR * self.weights[index] as f32 / heaviest / (arm.visits + 1) as f32
            } else {
                promise
            }
        };
        let promises = self.places.iter().enumerate().map(promise).enumerate();
        promises.max_by(|one, other| one.1.total_cmp(&other.1)).expect("there are actions on offer").0
    }

    fn weigh(&mut self, world: &G, seat: Seat) {
        self.weights.clear();
        world.weigh(seat, &self.actions, &mut self.weights);
    }
}

/// Does a seat that chose so often in this place choose as usual?
fn plays_average(visits: u32, rng: &mut Rng) -> bool {
    let doubt = (1.0 / (1.0 + SMOOTHING * (visits as f32).sqrt())).max(MIN_BEST_RESPONSE);
    rng.bits() as f32 >= doubt * 2f32.powi(32)
}
