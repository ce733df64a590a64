//! How a seat chooses an action in a simulation: selection, expansion and the rollout policy.

use engine::{Game, PerSeat, Rng, Seat};

use super::memory::Information;
use super::move_averages::MoveAverages;
use super::node_table::NodeTable;
use crate::evaluator::{Answers, Asks, Evaluation, Evaluator};

/// The exploration constant of UCB.
const UCB_C: f32 = 0.5;

/// How fast a seat moves from its best response to its average strategy, as in smooth UCT.
///
/// Without it, the seats keep exploiting each other's last mistake where they should mix their actions (Heinrich and
/// Silver, "Smooth UCT search in computer poker"). The searching seat always plays its best response.
const SMOOTHING: f32 = 0.01;

/// The lower bound of the probability of a best response.
const MIN_BEST_RESPONSE: f32 = 0.1;

/// The search uses an opponent's full information set after this many visits. Before that, it uses only the history
/// that the opponent observed since the root.
const MIN_KNOWN_VISITS: u32 = 8;

/// In one of this many rollout decisions, the policy samples an action in proportion to its weight. Otherwise it takes
/// the heaviest.
const RANDOM_ONE_IN: u32 = 10;

/// Chooses actions in simulations and learns from the results.
pub(crate) struct Chooser<G: Game, E> {
    pub(crate) evaluator: E,
    /// The statistics of all information sets.
    pub(crate) nodes: NodeTable,
    /// The arms chosen in this simulation, each with the seat that chose it.
    path: Vec<(Seat, usize)>,
    /// Move-average statistics for the rollout policy; `None` in a short search.
    pub(crate) move_averages: Option<MoveAverages>,
    /// The weights of the legal actions.
    answers: Answers,
    /// The legal actions and, for each, its move-average score and its index in the node table.
    actions: Vec<G::Action>,
    scores: Vec<f32>,
    places: Vec<Option<usize>>,
}

impl<G: Game, E: Evaluator<G>> Chooser<G, E> {
    pub(crate) fn new(evaluator: E) -> Chooser<G, E> {
        Chooser {
            evaluator,
            nodes: NodeTable::default(),
            path: Vec::new(),
            move_averages: None,
            answers: Answers::default(),
            actions: Vec::new(),
            scores: Vec::new(),
            places: Vec::new(),
        }
    }

    /// Loads the legal actions of a seat for the next choice.
    #[inline]
    pub(crate) fn load_actions(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.legal(seat, &mut self.actions);
    }

    /// The rollout policy: chooses by the evaluator's weights and the move averages.
    #[inline]
    pub(crate) fn rollout_policy(&mut self, world: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        if let [only] = self.actions[..] {
            return only;
        }
        self.weigh(world, seat);
        let index = if rng.below(RANDOM_ONE_IN) == 0 {
            rng.weighted(self.answers.weights.iter().copied())
        } else {
            self.heaviest(seat, rng)
        };
        let action = self.actions[index];
        if let Some(move_averages) = &mut self.move_averages {
            move_averages.remember(seat, &action);
        }
        action
    }

    /// Returns one of the actions with the greatest weight, or with the greatest score if there are move averages.
    #[inline]
    fn heaviest(&mut self, seat: Seat, rng: &mut Rng) -> usize {
        let weights = self.answers.weights.iter().copied();
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

    /// The tree policy: chooses by the statistics of this information set. Returns `None` if the set was never visited.
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

    /// Puts a choice on the path of this simulation and expands the information set by the action if it is new.
    #[inline]
    pub(crate) fn remember(&mut self, seat: Seat, information: Information, action: &G::Action) {
        if self.actions.len() > 1 {
            for key in [Some(information.heard), information.known].into_iter().flatten() {
                self.path.push((seat, self.nodes.choose(key, action)));
            }
        }
    }

    /// Adds the result of the simulation to every arm on the path.
    pub(crate) fn backpropagate(&mut self, worths: &PerSeat<f32>) {
        for (seat, place) in self.path.drain(..) {
            self.nodes.arm_mut(place).add_result(worths[seat]);
        }
        if let Some(move_averages) = &mut self.move_averages {
            move_averages.backpropagate(worths);
        }
    }

    /// Finds the arms of all legal actions and returns the sum of their visits.
    pub(crate) fn look_up(&mut self, information: u64) -> u32 {
        let tree = &self.nodes;
        self.places.clear();
        self.places.extend(self.actions.iter().map(|action| tree.find(information, action)));
        self.places.iter().flatten().map(|place| tree.arm(*place).visits).sum()
    }

    /// Returns the heaviest of the untried actions.
    fn untried(&mut self, world: &G, seat: Seat) -> usize {
        self.weigh(world, seat);
        let untried = self
            .places
            .iter()
            .zip(&self.answers.weights)
            .enumerate()
            .filter(|(_, (place, _))| place.is_none());
        let heaviest = untried.max_by_key(|(_, (_, weight))| **weight);
        heaviest.expect("some action was never chosen").0
    }

    /// Samples an action in proportion to its visits: the average strategy.
    fn average_strategy(&self, rng: &mut Rng) -> usize {
        let visits = |place: &Option<usize>| place.map_or(0, |place| self.nodes.arm(place).visits);
        rng.weighted(self.places.iter().map(visits))
    }

    /// Returns the action with the greatest UCB value. An evaluator with a prior adds its weights as a progressive bias.
    fn best_by_ucb(&mut self, world: &G, seat: Seat) -> usize {
        let bias = self.evaluator.prior_bias();
        if bias > 0.0 {
            self.weigh(world, seat);
        }
        let weights = &self.answers.weights;
        let heaviest = weights.iter().copied().max().unwrap_or_default().max(1) as f32;
        let ucb = |(index, place): (usize, &Option<usize>)| {
            let arm = self.nodes.arm(place.expect("every action was chosen before"));
            let exploration = ((arm.chances as f32).ln() / arm.visits as f32).sqrt();
            let value = arm.mean() + UCB_C * exploration;
            if bias > 0.0 {
                value + bias * weights[index] as f32 / heaviest / (arm.visits + 1) as f32
            } else {
                value
            }
        };
        let values = self.places.iter().enumerate().map(ucb).enumerate();
        values.max_by(|one, other| one.1.total_cmp(&other.1)).expect("there are actions on offer").0
    }

    fn weigh(&mut self, world: &G, seat: Seat) {
        self.answers.clear();
        let asks = Asks::Weights(seat, &self.actions);
        self.evaluator.evaluate(&[Evaluation { position: world, asks }], &mut self.answers);
    }

    /// Returns the values of a position for all seats.
    pub(crate) fn values(&mut self, world: &G) -> PerSeat<f32> {
        self.answers.clear();
        self.evaluator.evaluate(&[Evaluation { position: world, asks: Asks::Values }], &mut self.answers);
        self.answers.values[0]
    }
}

/// Decides whether a seat plays its average strategy, given the visits of the information set.
fn plays_average(visits: u32, rng: &mut Rng) -> bool {
    let best_response = (1.0 / (1.0 + SMOOTHING * (visits as f32).sqrt())).max(MIN_BEST_RESPONSE);
    rng.bits() as f32 >= best_response * 2f32.powi(32)
}
