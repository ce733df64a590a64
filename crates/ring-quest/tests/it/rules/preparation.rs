//! QR-05 to QR-11: preparation.

use engine::Game;
use ring_quest::{Kind, OBSTACLES, Pile, RingQuest, Spaces, State};
use scene::{Face, Portray};
use testkit::Script;

use crate::given::{at, obstacles, ring_on, table, talismans};

fn start() -> Script<RingQuest> {
    Script::start("", 4)
}

#[test]
fn qr_05_everybody_has_a_knight_on_three_talismans() {
    let mut script = start();
    assert_eq!(table(&script).knights.len(), 4);
    for knight in 1..=4 {
        script = script.see(talismans(knight, 3));
    }
}

#[test]
fn qr_06_all_knights_begin_on_the_ball_in_galad() {
    let mut script = start();
    for knight in 1..=4 {
        script = script.see(at(knight, "G06"));
    }
    let ball = table(&script).knights[0].at;
    assert_eq!((ball.kind(), ball.state()), (Kind::Crystal, Some(State::Galad)));
}

#[test]
fn qr_07_the_ring_begins_on_the_ball_in_tirad() {
    start().see(ring_on("T06"));
    let ball = Spaces::of(Kind::Crystal).and(Spaces::of_state(State::Tirad));
    assert_eq!(ball.first().unwrap().to_string(), "T06");
}

#[test]
fn qr_08_seals_lie_beside_the_board_sorted_by_city() {
    let scene = RingQuest::scene(&table(&start()));
    let zone = scene.zones.iter().find(|zone| zone.id == "seals-ready").expect("seals lie ready");
    let heaps: Vec<(&str, i32)> = zone
        .pieces
        .iter()
        .map(|piece| match &piece.face {
            Face::Up(front) => (piece.id.as_str(), front.badges[0].value),
            Face::Down { .. } => panic!("seals lie face up"),
        })
        .collect();
    let cities =
        [("seals-left-tirad", 6), ("seals-left-urgad", 6), ("seals-left-galad", 6), ("seals-left-elgad", 6)];
    assert_eq!(heaps, cities);
}

#[test]
fn qr_09_all_dragon_cards_lie_in_a_pile_that_nobody_knows() {
    let script = start();
    assert_eq!(table(&script).pile, Pile::ALL);
    // Any card can be the first one, as likely as there are copies of it.
    let fight = Script::<RingQuest>::start("first=1", 3).play("1 step G05\n1 step G04").awaits_chance();
    let mut outcomes = Vec::new();
    fight.position().chance(&mut outcomes);
    let cards: Vec<(String, u32)> =
        outcomes.into_iter().map(|(card, copies)| (card.to_string(), copies)).collect();
    let expected = [
        ("dragon 0", 2),
        ("dragon 2", 4),
        ("dragon 3", 6),
        ("dragon 4", 6),
        ("dragon 5", 4),
        ("dragon 6", 2),
    ];
    assert_eq!(cards, expected.map(|(card, copies)| (card.to_owned(), copies)));
}

#[test]
fn qr_10_the_board_begins_without_obstacles() {
    let script = start().see(obstacles(""));
    assert_eq!(table(&script).stock(), OBSTACLES);
    assert!(table(&script).knights.iter().all(|knight| !knight.coat));
}

#[test]
fn qr_11_chance_decides_who_begins_unless_that_is_settled() {
    start().awaits_chance().possible("first 4").chance("first 3").awaits([3]);
    start().impossible("first 5");
    Script::<RingQuest>::start("first=2", 3).awaits([2]);
}
