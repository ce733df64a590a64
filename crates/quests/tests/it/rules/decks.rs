//! QT-165 to QT-169: used-up decks, and two players. QT-167 has its test in the source: no game comes to it by itself.

use engine::Game;
use quests::Event;

use crate::given::{Play, given, hand, within};

#[test]
fn qt_165_a_used_up_deck_is_made_new_from_its_own_discard() {
    // The adventure deck.
    let shuffled =
        given(2, "deck: sword sword").story(1, "queens-favor").cards("sword sword").awaits_chance();
    let shuffled = shuffled.see(|position| assert_eq!(position.view(None).deck, 123));
    shuffled.cards("merlin excalibur").see(hand(2, "excalibur merlin"));
    // The story deck.
    let again = given(2, "story: pox").story(1, "pox").act(2, "turn");
    assert!(again.events(1).contains(&Event::StoryShuffled));
    again.possible("story pox").possible("story holy-grail").chance("story pox").awaits([1]);
}

#[test]
fn qt_166_also_in_the_middle_of_a_draw() {
    let middle = given(2, "rank 2: knight 0; deck: sword").story(1, "queens-favor").chance("card sword");
    assert!(middle.events(2).contains(&Event::Shuffled { cards: 124 }));
    middle.chance("card lance").see(hand(1, "lance sword"));
}

#[test]
fn qt_168_with_two_players_there_is_one_sponsor_and_one_participant() {
    given(2, "hand 1: thieves boar; hand 2: lance")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .awaits([2])
        .see(within(&[2]));
}

#[test]
fn qt_169_with_two_players_every_test_is_a_lone_one() {
    let test = given(2, "hand 1: test-valor boar; hand 2: lance*3")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .act(2, "join")
        .cards("giant");
    assert!(test.position().view(None).open.quest.lone);
    let shown = |event: &Event| matches!(event, Event::TestShown { minimum: 3, .. });
    assert!(test.events(2).iter().any(shown));
    test.only_legal(2, ["bid 3"]);
}
