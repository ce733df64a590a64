//! QT-51 to QT-55: sponsoring.

use quests::{Card, Cards, Plan, Story, can_build, stage_points};

use crate::given::{Play, given, ranks};

#[test]
fn qt_51_the_drawer_is_asked_first() {
    given(3, "turn: 2; hand 2: thieves boar; hand 3: thieves boar")
        .story(2, "boar-hunt")
        .awaits([2])
        .legal(2, ["sponsor", "decline"]);
    let asked = given(3, "turn: 2; hand 2: thieves boar; hand 3: thieves boar").story(2, "boar-hunt");
    asked.act(2, "sponsor").told(3, "log-sponsored").cites("QT-51");
}

#[test]
fn qt_52_then_the_players_to_the_left_in_turn() {
    given(3, "turn: 2; hand 1: thieves boar; hand 2: thieves boar; hand 3: thieves boar")
        .story(2, "boar-hunt")
        .act(2, "decline")
        .awaits([3])
        .act(3, "decline")
        .awaits([1])
        .legal(1, ["sponsor"]);
}

#[test]
fn qt_53_if_all_decline_the_turn_is_over() {
    given(3, "turn: 2; hand 1: thieves boar")
        .story(2, "boar-hunt")
        .each(&[2, 3, 1], "decline")
        .awaits([3])
        .legal(3, ["turn"])
        .see(ranks("squire 0, squire 0, squire 0"));
}

#[test]
fn qt_54_only_who_can_build_the_quest_may_sponsor_it() {
    let asked = |hand: &str, quest: &str| given(2, &format!("hand 1: {hand}")).story(1, quest);
    asked("thieves thieves", "boar-hunt").not_legal(1, "sponsor");
    asked("thieves boar", "boar-hunt").legal(1, ["sponsor"]);
    asked("thieves test-valor", "boar-hunt").legal(1, ["sponsor"]);
    asked("test-valor test-morgan", "boar-hunt").not_legal(1, "sponsor");
    // The shortcut that counts different foes would refuse this: Thieves, then Thieves with a Sword.
    asked("thieves thieves sword", "boar-hunt").legal(1, ["sponsor"]);
    // Boar and Thieves are equal where the quest does not name the boar.
    asked("thieves boar", "saxon-raiders").not_legal(1, "sponsor");
    asked("thieves*3 sword dagger", "fair-maiden").legal(1, ["sponsor"]);
    asked("thieves*3 sword sword", "fair-maiden").not_legal(1, "sponsor");
    asked("thieves*3 sword sword test-valor", "fair-maiden").legal(1, ["sponsor"]);
}

#[test]
fn qt_54_the_exact_test_agrees_with_trying_everything() {
    let mut rng = engine::Rng::seeded(54);
    let quests =
        [Story::BoarHunt, Story::FairMaiden, Story::GreenKnight, Story::HolyGrail, Story::ArthursEnemies];
    let (mut yes, mut no) = (0, 0);
    for round in 0..600 {
        // Few faces make hands that are hard to decide.
        let faces: Vec<Card> = (0..4).map(|_| Cards::ALL.nth(rng.below(125))).collect();
        let mut hand = Cards::NONE;
        for _ in 0..6 {
            let card = faces[rng.below(4) as usize];
            if hand.count(card) < card.copies() {
                hand = hand.with(card);
            }
        }
        let quest = quests[round % quests.len()];
        let plan =
            Plan { quest, stages: quest.stages().unwrap(), floor: 5 * (rng.below(3) as u8), test: true };
        let expected = tried(hand, plan);
        assert_eq!(can_build(hand, plan), expected, "{hand:?} for {plan:?}");
        if expected { yes += 1 } else { no += 1 }
    }
    assert!(yes > 50 && no > 50, "{yes} and {no}");
}

/// Stage by stage, every foe with every set of weapons, and every test.
fn tried(hand: Cards, plan: Plan) -> bool {
    if plan.stages == 0 {
        return true;
    }
    let next = Plan { stages: plan.stages - 1, ..plan };
    hand.faces().any(|card| match card.kind() {
        quests::Kind::Test => plan.test && tried(hand.without(card), Plan { test: false, ..next }),
        quests::Kind::Foe => (0..64).any(|set| {
            let weapons: Cards =
                (0..6).filter(|bit| set & (1 << bit) != 0).map(|bit| Card::WEAPONS[bit]).collect();
            let stage = weapons.with(card);
            let total = stage_points(stage, plan.quest);
            hand.includes(stage)
                && total > plan.floor
                && tried(hand.minus(stage), Plan { floor: total, ..next })
        }),
        _ => false,
    })
}

#[test]
fn qt_55_the_sponsor_does_not_compete() {
    given(3, "hand 1: thieves boar saxons")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .awaits([2])
        .act(2, "join")
        .awaits([3])
        .act(3, "join")
        .cards("lance lance")
        .awaits([2, 3]);
}
