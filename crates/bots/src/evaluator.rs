//! The interface by which a search evaluates positions.

use engine::{Game, Hints, Outcome, PerSeat, Seat};

/// Judges positions for a search: the probability of each action, and the value of the match for each seat.
///
/// A search passes determinized positions, never the true one of a running match.
pub trait Evaluator<G: Game> {
    /// Appends the answers to all questions, in their order. Several questions in one call let an evaluator work on them
    /// together.
    fn evaluate(&mut self, questions: &[Evaluation<'_, G>], answers: &mut Answers);

    /// The value of a finished match for a seat, from 0 to 1.
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32;

    /// After this many decisions a rollout ends, and the search asks for the values. 0: the search makes no rollouts.
    fn rollout_depth(&self) -> u32;

    /// By how much the search favours the heaviest action before it has tried it, in value (progressive bias). 0: not at all.
    fn prior_bias(&self) -> f32;
}

/// A question about one position.
pub struct Evaluation<'a, G: Game> {
    /// The position.
    pub position: &'a G,
    /// The question.
    pub asks: Asks<'a, G>,
}

/// A question about a position.
pub enum Asks<'a, G: Game> {
    /// One weight for each action: how likely a sensible player of this seat chooses it. Not all 0.
    Weights(Seat, &'a [G::Action]),
    /// The expected value of the match for each seat, from 0 to 1.
    Values,
}

/// The answers of an evaluator. The search reuses the memory.
#[derive(Default)]
pub struct Answers {
    /// The weights of all questions for weights, one after the other.
    pub weights: Vec<u32>,
    /// The values of all questions for values.
    pub values: Vec<PerSeat<f32>>,
}

impl Answers {
    /// Removes all answers.
    pub fn clear(&mut self) {
        self.weights.clear();
        self.values.clear();
    }
}

/// The evaluator that asks the game's own heuristics ([`engine::Hints`]).
#[derive(Clone, Copy, Default, Debug)]
pub struct Heuristics;

impl<G: Hints> Evaluator<G> for Heuristics {
    #[inline]
    fn evaluate(&mut self, questions: &[Evaluation<'_, G>], answers: &mut Answers) {
        for question in questions {
            match question.asks {
                Asks::Weights(seat, actions) => question.position.weigh(seat, actions, &mut answers.weights),
                Asks::Values => answers.values.push(question.position.estimate()),
            }
        }
    }

    #[inline]
    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        G::worth(outcome, seat)
    }

    #[inline]
    fn rollout_depth(&self) -> u32 {
        G::ROLLOUT_DECISIONS
    }

    #[inline]
    fn prior_bias(&self) -> f32 {
        G::PRIOR
    }
}
