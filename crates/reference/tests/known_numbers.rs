//! Our two poker games are the published ones: same tree, same knowledge, same values.

use engine::{Game, RulesVersion, Seat, Turn};
use reference::exact::children;
use reference::{Facts, Kuhn, Leduc, Strategy, facts};

#[test]
fn kuhn_has_its_known_numbers() {
    check::<Kuhn>(&facts::KUHN);
}

#[test]
fn leduc_has_its_known_numbers() {
    check::<Leduc>(&facts::LEDUC);
}

fn check<G: Game>(facts: &Facts) {
    let mut level = vec![G::start(G::Options::default(), 2, RulesVersion::newest::<G>())];
    let mut decisions = [0; 2];
    let mut histories = Vec::new();
    let mut terminals = Vec::new();
    while !level.is_empty() {
        histories.push(level.len() as u64);
        terminals
            .push(level.iter().filter(|position| matches!(position.turn(), Turn::Over(_))).count() as u64);
        for seat in level.iter().flat_map(|position| position.turn().pending().iter()) {
            decisions[seat.index()] += 1;
        }
        level = level.iter().flat_map(children).collect();
    }
    assert_eq!(histories, facts.histories);
    assert_eq!(terminals, facts.terminals);
    assert_eq!(decisions, facts.decisions);

    let uniform = Strategy::<G>::uniform();
    let [first, second] = [Seat::new(0), Seat::new(1)];
    assert_eq!([first, second].map(|seat| uniform.information_sets(seat)), facts.information_sets);
    close(uniform.value(first), facts.uniform_value);
    close(uniform.value(second), -facts.uniform_value);
    close(uniform.best_response(first), facts.uniform_best_responses[0]);
    close(uniform.best_response(second), facts.uniform_best_responses[1]);
}

/// The equilibrium with α = 1/3 from Kuhn's paper.
#[test]
fn an_equilibrium_of_kuhn_cannot_be_exploited() {
    use reference::kuhn::Action::{Bet, Pass};
    use reference::kuhn::Card::{Jack, King, Queen};
    let strategy = Strategy::<Kuhn>::new(|view, seat, _| {
        let card = view.hands[seat.index()].unwrap();
        let bet = match (card, view.line.as_slice()) {
            (King, []) => 1.0,
            (Jack, []) | (Jack, [Pass]) | (Queen, [Bet]) => 1.0 / 3.0,
            (Queen, [Pass, Bet]) => 2.0 / 3.0,
            (King, _) => 1.0,
            _ => 0.0,
        };
        vec![1.0 - bet, bet]
    });
    close(strategy.value(Seat::new(0)), facts::KUHN.value);
    close(strategy.nash_conv(), 0.0);
}

#[test]
fn a_strategy_can_be_mixed_from_two() {
    let caller = Strategy::<Leduc>::new(|_, _, actions| {
        actions.iter().map(|action| f64::from(u8::from(*action == reference::leduc::Action::Call))).collect()
    });
    let uniform = Strategy::<Leduc>::uniform();
    let mixed = uniform.with(Seat::new(0), &caller);
    assert_eq!(mixed.information_sets(Seat::new(0)), facts::LEDUC.information_sets[0]);
    close(mixed.best_response(Seat::new(1)), caller.best_response(Seat::new(1)));
    close(mixed.best_response(Seat::new(0)), uniform.best_response(Seat::new(0)));
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}
