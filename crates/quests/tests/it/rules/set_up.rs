//! QT-15 to QT-20: set-up.

use engine::Game;
use quests::{Cards, Event, Quests, Stories};
use testkit::Script;

use crate::given::{holds, ranks, seat, view};

fn dealt(seats: u8) -> Script<Quests> {
    Script::start("", seats).deal(3)
}

#[test]
fn qt_15_any_story_card_may_lie_on_top() {
    let script = dealt(3).act(1, "turn").awaits_chance();
    let mut outcomes = Vec::new();
    script.position().chance(&mut outcomes);
    assert_eq!(outcomes.len(), Stories::ALL.faces().count());
    assert_eq!(outcomes.iter().map(|outcome| outcome.1).sum::<u32>(), 28);
}

#[test]
fn qt_16_any_adventure_card_may_be_dealt_as_often_as_there_are_copies() {
    let script = Script::<Quests>::start("", 2);
    let mut outcomes = Vec::new();
    script.position().chance(&mut outcomes);
    assert_eq!(outcomes.len(), Cards::ALL.faces().count());
    assert_eq!(outcomes.iter().map(|outcome| outcome.1).sum::<u32>(), 125);
}

#[test]
fn qt_17_everybody_begins_as_a_squire() {
    dealt(4).see(ranks("squire 0, squire 0, squire 0, squire 0"));
}

#[test]
fn qt_18_nobody_has_a_shield_at_the_start() {
    dealt(2).see(ranks("squire 0, squire 0"));
}

#[test]
fn qt_19_everybody_is_dealt_twelve_cards() {
    dealt(4).see(holds(1, 12)).see(holds(2, 12)).see(holds(3, 12)).see(holds(4, 12));
    let first = Script::<Quests>::start("", 2).chance("card merlin");
    assert_eq!(first.events(1), [Event::Dealt { seat: seat(1), card: "merlin".parse().unwrap() }]);
    assert_eq!(first.events(2), [Event::DealtUnseen { seat: seat(1) }]);
    let position = *dealt(3).position();
    assert_eq!(view(&position, 1).deck, 125 - 36);
}

#[test]
fn qt_20_the_first_seat_begins_and_play_goes_clockwise() {
    dealt(3)
        .awaits([1])
        .act(1, "turn")
        .chance("story plague")
        .awaits([2])
        .act(2, "turn")
        .chance("story pox")
        .awaits([3])
        .act(3, "turn")
        .chance("story kings-recognition")
        .awaits([1]);
}
