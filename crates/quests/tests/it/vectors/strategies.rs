//! The vectors of the course's two strategies. A second Dragon is replaced by a Giant.

use engine::{Game, Hints, RulesVersion};
use quests::{Action, Quests, Strategy};
use testkit::Script;

use crate::given::{Play, given, seat, view, words};

/// What the strategy does in this seat now.
fn advice(script: &Script<Quests>, number: u8, strategy: Strategy) -> Action {
    let mut actions = Vec::new();
    script.position().legal(seat(number), &mut actions);
    strategy.advise(&view(script.position(), number), seat(number), &actions)
}

/// Goes on as the strategy wants until it has said this; the words before.
fn until(script: &Script<Quests>, number: u8, strategy: Strategy, last: Action) -> String {
    let (mut script, mut said) = (script.clone(), Vec::new());
    loop {
        let action = advice(&script, number, strategy);
        if action == last {
            return words(said.into_iter());
        }
        said.push(action);
        script = script.act(number, &action.to_string());
    }
}

fn tournament(strategy: Strategy, hand: &str) -> String {
    let lists =
        given(2, &format!("hand 1: {hand}")).story(1, "york").each(&[1, 2], "enter").cards("saxons saxons");
    until(&lists, 1, strategy, Action::Done)
}

#[test]
fn a_01_to_a_04_tournaments() {
    assert_eq!(tournament(Strategy::One, "excalibur lance"), "");
    assert_eq!(tournament(Strategy::One, "excalibur*2 lance*2"), "arm excalibur arm lance");
    assert_eq!(
        tournament(Strategy::Two, "sword dagger excalibur lance battle-ax"),
        "arm excalibur arm lance"
    );
    assert_eq!(tournament(Strategy::Two, "thieves boar lancelot battle-ax"), "arm battle-ax arm lancelot");
}

#[test]
fn a_05_and_a_06_sponsoring() {
    for strategy in [Strategy::One, Strategy::Two] {
        let poor = given(2, "hand 1: mordred green-knight").story(1, "saxon-raiders");
        assert_eq!(advice(&poor, 1, strategy), Action::Decline);
        let rich =
            given(2, "hand 1: dragon saxon-knight saxons thieves test-valor").story(1, "saxon-raiders");
        assert_eq!(advice(&rich, 1, strategy), Action::Sponsor);
        let laying = rich.act(1, "sponsor");
        assert_eq!(until(&laying, 1, strategy, Action::Done), "lay test-valor");
        let second = laying.lays(1, "test-valor");
        assert_eq!(until(&second, 1, strategy, Action::Done), "lay dragon");
    }
}

fn joins(strategy: Strategy, hand: &str) -> bool {
    let asked = given(2, &format!("hand 1: saxons robber-knight; hand 2: {hand}"))
        .story(1, "boar-hunt")
        .sponsors(1, "saxons / robber-knight");
    advice(&asked, 2, strategy) == Action::Join
}

#[test]
fn a_07_and_a_08_joining() {
    assert!(joins(Strategy::One, "excalibur*2 lance*2 thieves*2"));
    assert!(!joins(Strategy::One, "excalibur*2 lance*2 mordred green-knight"));
    assert!(joins(Strategy::Two, "thieves*2 horse*2"));
}

fn early_stage(strategy: Strategy, hand: &str) -> String {
    let arming = given(2, &format!("hand 1: saxons robber-knight; hand 2: {hand}"))
        .story(1, "boar-hunt")
        .sponsors(1, "saxons / robber-knight")
        .act(2, "join")
        .cards("giant");
    until(&arming, 2, strategy, Action::Done)
}

#[test]
fn a_09_and_a_10_early_stages() {
    assert_eq!(early_stage(Strategy::One, "excalibur sword*2 arthur"), "arm sword arm arthur");
    assert_eq!(early_stage(Strategy::Two, "excalibur sword"), "arm sword");
    assert_eq!(early_stage(Strategy::Two, "excalibur sword arthur amour"), "arm amour");
}

fn bidding(hand: &str) -> Script<Quests> {
    given(3, &format!("hand 1: test-valor robber-knight; hand 2: {hand}; hand 3: sword*4"))
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / robber-knight")
        .each(&[2, 3], "join")
        .cards("green-knight black-knight")
}

#[test]
fn a_11_and_a_12_bidding() {
    let first = bidding("thieves*2");
    assert_eq!(advice(&first, 2, Strategy::One), Action::Bid(2));
    let later = bidding("thieves*4").act(2, "bid 1").act(3, "bid 2");
    assert_eq!(advice(&later, 2, Strategy::One), Action::Pass);
    let second = bidding("giant*2 dagger*3 mordred thieves*2").act(2, "bid 2").act(3, "bid 3");
    assert_eq!(advice(&second, 2, Strategy::Two), Action::Bid(5));
    let mut won = second.act(2, "bid 5").act(3, "pass");
    let mut spent = Vec::new();
    for _ in 0..5 {
        let action = advice(&won, 2, Strategy::Two);
        spent.push(action);
        won = won.act(2, &action.to_string());
    }
    assert_eq!(
        words(spent.into_iter()),
        "discard thieves discard thieves discard dagger discard dagger discard giant"
    );
}

#[test]
fn both_are_bots_of_the_game() {
    let table = given(2, "hand 1: mordred green-knight").story(1, "saxon-raiders");
    let mut actions = Vec::new();
    table.position().legal(seat(1), &mut actions);
    let view = view(table.position(), 1);
    let bots: Vec<Action> = Quests::STRATEGIES.iter().map(|bot| bot(&view, seat(1), &actions)).collect();
    assert_eq!(
        bots,
        [Strategy::One, Strategy::Two].map(|strategy| strategy.advise(&view, seat(1), &actions))
    );
}

#[test]
fn strategies_play_whole_games() {
    let mut rng = engine::Rng::seeded(7);
    for seats in 2..=4 {
        let mut position = Quests::start(Default::default(), seats, RulesVersion::newest::<Quests>());
        let mut actions = Vec::new();
        let outcome = loop {
            let step = match position.turn() {
                engine::Turn::Over(outcome) => break outcome,
                engine::Turn::Chance => engine::Step::Chance(position.roll(&mut rng)),
                engine::Turn::Seats(pending) => {
                    let seat = pending.first().expect("somebody acts");
                    actions.clear();
                    position.legal(seat, &mut actions);
                    let strategy = if seat.index() % 2 == 0 { Strategy::One } else { Strategy::Two };
                    let action = strategy.advise(&position.view(Some(seat)), seat, &actions);
                    assert!(actions.contains(&action), "{action}");
                    engine::Step::Act(seat, action)
                }
            };
            position.apply(step, &mut ());
        };
        assert!(!outcome.winners().is_empty());
    }
}
