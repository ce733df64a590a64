//! QT-21 to QT-25: the turn.

use engine::Game;
use quests::Event;

use crate::given::{Play, given, holds, seat, view};

#[test]
fn qt_21_the_active_player_turns_up_a_story_card() {
    let script = given(3, "turn: 2").awaits([2]).act(2, "turn").awaits_chance().chance("story york");
    let event = Event::StoryTurned { seat: seat(2), card: "york".parse().unwrap() };
    assert!(script.events(1).contains(&event) && script.events(3).contains(&event));
}

#[test]
fn qt_22_no_adventure_card_is_drawn_for_a_turn() {
    given(2, "hand 1: sword").story(1, "plague").see(holds(1, 1)).story(2, "pox").see(holds(2, 0));
}

#[test]
fn qt_23_the_story_card_goes_to_the_story_discard() {
    let script = given(2, "hand 1: thieves boar")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "decline")
        .cards("sword sword sword sword");
    let open = script.position().view(None).open;
    assert_eq!((open.card, open.story_discard.count("boar-hunt".parse().unwrap())), (None, 1));
    assert_eq!(open.discard.len(), 2, "only the two foes");
}

#[test]
fn qt_24_the_player_left_of_the_drawer_is_next_whoever_sponsored() {
    given(3, "hand 3: thieves boar")
        .story(1, "boar-hunt")
        .each(&[1, 2], "decline")
        .sponsors(3, "thieves / boar")
        .each(&[1, 2], "decline")
        .cards("sword sword sword sword")
        .awaits([2]);
}

#[test]
fn qt_25_hands_are_hidden_and_everything_else_about_players_is_open() {
    let with = |mine: &str| {
        *given(3, &format!("hand 1: {mine}; hand 2: lance; allies 2: gawain; rank 2: knight 2")).position()
    };
    assert_eq!(view(&with("sword"), 3), view(&with("thieves"), 3));
    assert_ne!(view(&with("sword"), 1), view(&with("thieves"), 1));
    let seen = view(&with("sword"), 3);
    assert_eq!(seen.hands, [1, 1, 0]);
    let player = seen.open.players[seat(2)];
    assert_eq!((player.rank.word(), player.shields, player.allies.len()), ("knight", 2, 1));
}
