//! The bots that look ahead.

use std::cell::Cell;

use bots::{
    Algorithm, Answers, Asks, Budget, Decision, Evaluation, Evaluator, Heuristics, decide, decide_with,
};
use engine::{Game, Hints, Outcome, PerSeat, Rng, RulesVersion, Seat, Step, Turn};
use reference::kuhn::{Action, Card, View};
use reference::{Facts, Kuhn, Leduc, Strategy, facts};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn thought<G: Hints>(view: &G::View, seat: Seat, iterations: u32, seed: u64) -> Decision<G::Action> {
    decide::<G>(Algorithm::Search(iterations), view, seat, &|| false, &mut Rng::seeded(seed))
}

fn opening() -> View {
    View { dealt: 2, hands: [Some(Card::King), None], line: vec![] }
}

#[test]
fn the_same_seed_and_budget_decide_the_same() {
    let decision = |seed| thought::<Kuhn>(&opening(), SEATS[0], 500, seed);
    assert_eq!(decision(3), decision(3));
    assert!((4..14).any(|seed| decision(seed).weighed != decision(3).weighed), "seeds matter");
}

#[test]
fn a_thought_can_be_stopped() {
    let asked = Cell::new(0);
    let stop = || asked.replace(asked.get() + 1) == 4;
    let search = Algorithm::Search(u32::MAX);
    let decision = decide::<Kuhn>(search, &opening(), SEATS[0], &stop, &mut Rng::seeded(1));
    assert!((4..1000).contains(&decision.iterations));
}

#[test]
fn without_time_to_think_rules_of_thumb_decide() {
    let search = Algorithm::Search(1000);
    let decision = decide::<Kuhn>(search, &opening(), SEATS[0], &|| true, &mut Rng::seeded(1));
    assert_eq!(decision.iterations, 0);
    assert!([Action::Pass, Action::Bet].contains(&decision.action));
}

#[test]
fn opinions_are_complete_and_best_first() {
    let decision = thought::<Kuhn>(&opening(), SEATS[0], 500, 1);
    let shares: Vec<f32> = decision.weighed.iter().map(|weighed| weighed.share).collect();
    assert_eq!(decision.weighed[0].action, decision.action);
    assert!(shares.is_sorted_by(|more, less| more >= less));
    assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    assert!(decision.weighed.iter().all(|weighed| (0.0..=1.0).contains(&weighed.worth.unwrap())));
}

#[test]
fn a_win_in_hand_is_taken_and_a_loss_is_not_paid_for() {
    let answer = |card| {
        let view = View { dealt: 2, hands: [Some(card), None], line: vec![Action::Pass, Action::Bet] };
        thought::<Kuhn>(&view, SEATS[0], 100, 1).action
    };
    assert_eq!(answer(Card::King), Action::Bet);
    assert_eq!(answer(Card::Jack), Action::Pass);
}

#[test]
fn every_algorithm_plays_whole_games_legally() {
    for algorithm in [Algorithm::Random, Algorithm::Greedy, Algorithm::Search(50)] {
        for seed in 0..20 {
            play_out::<Kuhn>(algorithm, seed);
            play_out::<Leduc>(algorithm, seed);
        }
    }
}

fn play_out<G: Hints>(algorithm: Algorithm, seed: u64) {
    let mut rng = Rng::seeded(seed);
    let mut position = G::start(G::Options::default(), 2, RulesVersion::newest::<G>());
    let mut actions = Vec::new();
    loop {
        match position.turn() {
            Turn::Over(_) => return,
            Turn::Chance => position.apply(Step::Chance(position.roll(&mut rng)), &mut ()),
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody is pending");
                let view = position.view(Some(seat));
                let decision = decide::<G>(algorithm, &view, seat, &|| false, &mut rng);
                actions.clear();
                position.legal(seat, &mut actions);
                assert!(actions.contains(&decision.action));
                assert_eq!(actions.len(), decision.weighed.len());
                position.apply(Step::Act(seat, decision.action), &mut ());
            }
        }
    }
}

/// What a search with so many simulations plays in each information set, over some seeds.
fn played<G: Hints>(iterations: u32, seeds: u64) -> Strategy<G> {
    Strategy::new(|view, seat, actions| {
        let mut shares = vec![0.0; actions.len()];
        for seed in 0..seeds {
            let action = thought::<G>(view, seat, iterations, seed).action;
            shares[actions.iter().position(|legal| *legal == action).expect("the action is legal")] +=
                1.0 / seeds as f64;
        }
        shares
    })
}

/// What a strategy wins in each seat against an evenly random opponent: that is what squires of Kuhn and Leduc are.
fn winnings<G: Game>(strategy: &Strategy<G>) -> [f64; 2] {
    let uniform = Strategy::uniform();
    SEATS.map(|seat| uniform.with(seat, strategy).value(seat))
}

#[test]
fn search_beats_the_levels_below_as_clearly_as_its_peer() {
    as_good_as_its_peer(&facts::KUHN, &played::<Kuhn>(1000, 20));
    as_good_as_its_peer(&facts::LEDUC, &played::<Leduc>(1000, 1));
}

/// In each seat not worse than four standard errors, and better than any random player.
fn as_good_as_its_peer<G: Game>(facts: &Facts, strategy: &Strategy<G>) {
    for (won, peer) in winnings(strategy).into_iter().zip(facts.ismcts) {
        assert!(won > peer.mean - 4.0 * peer.error, "{won} against {peer:?}");
    }
}

#[test]
fn more_thought_is_harder_to_exploit() {
    let exploitable = |iterations| played::<Leduc>(iterations, 2).nash_conv();
    let (little, much) = (exploitable(20), exploitable(1000));
    assert!(much < 0.8 * little, "{little} and {much}");
}

/// An evaluator that makes no rollouts and believes that seat 1 wins with this probability.
struct Belief {
    value: f32,
    weights: usize,
    values: usize,
}

impl Evaluator<Kuhn> for &mut Belief {
    fn evaluate(&mut self, questions: &[Evaluation<'_, Kuhn>], answers: &mut Answers) {
        for question in questions {
            match question.asks {
                Asks::Weights(_, actions) => {
                    self.weights += 1;
                    answers.weights.extend(actions.iter().map(|_| 1));
                }
                Asks::Values => {
                    self.values += 1;
                    let mut values = PerSeat::default();
                    (values[SEATS[0]], values[SEATS[1]]) = (self.value, 1.0 - self.value);
                    answers.values.push(values);
                }
            }
        }
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> f32 {
        Evaluator::<Kuhn>::worth(&Heuristics, outcome, seat)
    }

    fn rollout_depth(&self) -> u32 {
        0
    }

    fn prior_bias(&self) -> f32 {
        0.0
    }
}

#[test]
fn a_search_follows_its_evaluator() {
    let view = View { dealt: 2, hands: [Some(Card::Jack), None], line: vec![] };
    let worth_of_passing = |value| {
        let mut belief = Belief { value, weights: 0, values: 0 };
        let budget = Budget { iterations: 40, stop: &|| false };
        let decision = decide_with::<Kuhn, _>(&mut belief, &view, SEATS[0], budget, &mut Rng::seeded(1));
        assert!(belief.values > 0 && belief.weights > 0, "{} and {}", belief.values, belief.weights);
        let weighed = decision.expect("there is a budget").weighed;
        weighed.iter().find(|weighed| weighed.action == Action::Pass).and_then(|weighed| weighed.worth)
    };
    // Only after pass and bet does the match go on to where the evaluator is asked.
    let (hopeful, hopeless) = (worth_of_passing(1.0).unwrap(), worth_of_passing(0.0).unwrap());
    assert!(hopeful > hopeless, "{hopeful} and {hopeless}");
}

#[test]
fn the_heuristics_are_one_evaluator() {
    let budget = Budget { iterations: 300, stop: &|| false };
    let with = decide_with::<Kuhn, _>(Heuristics, &opening(), SEATS[0], budget, &mut Rng::seeded(5));
    assert_eq!(with, Some(thought::<Kuhn>(&opening(), SEATS[0], 300, 5)));
}
