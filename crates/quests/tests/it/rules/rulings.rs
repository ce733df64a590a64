//! The rulings, R-QT-01 to R-QT-14: what no text says.

use engine::Game;
use quests::{End, Event, Phase, STORY_ROUNDS};

use crate::given::{
    Play, amour, cards, discard, given, hand, holds, ranks, seat, totals, view, winners, with, within,
};

#[test]
fn r_qt_01_the_game_ends_when_the_story_deck_was_gone_through_six_times() {
    assert_eq!(STORY_ROUNDS, 6);
    let table = "rank 1: knight 1; rank 2: squire 4; rank 3: knight 1";
    let last = given(3, &format!("{table}; story: ; rounds: 5")).act(1, "turn");
    assert_eq!(last.position().view(None).open.phase, Phase::Over(End::Stalled));
    assert_eq!(winners(&last), [1, 3]);
    given(3, &format!("{table}; story: ; rounds: 4")).act(1, "turn").awaits_chance();
}

#[test]
fn r_qt_02_a_watching_player_is_asked_at_every_moment_of_a_stage() {
    given(
        4,
        "hand 1: thieves test-valor; hand 2: sword*3; hand 3: sword*3; hand 4: mordred; allies 2: gawain",
    )
    .story(1, "boar-hunt")
    .sponsors(1, "thieves / test-valor")
    .each(&[2, 3], "join")
    .act(4, "watch")
    .act(4, "decline")
    .cards("saxons saxons")
    .awaits([4]) // before arms are taken
    .act(4, "pass")
    .arms(2, "")
    .arms(3, "")
    .awaits([4]) // after the reveal
    .act(4, "pass")
    .cards("saxons saxons")
    .awaits([4]) // before the first bid
    .act(4, "pass")
    .act(2, "bid 1")
    .awaits([4]) // before the next bid
    .act(4, "pass")
    .act(3, "pass")
    .awaits([4]) // before the winner pays
    .act(4, "pass")
    .act(2, "discard sword")
    .see(ranks("squire 0, squire 2, squire 0, squire 0"));
}

#[test]
fn r_qt_03_others_are_asked_only_when_it_matters_and_not_at_all_while_they_rest() {
    let stage = |first: &str| {
        given(3, &format!("hand 1: {first} boar lance; hand 3: sword mordred; allies 2: gawain"))
            .story(1, "boar-hunt")
            .sponsors(1, &format!("{first} / boar"))
            .act(2, "join")
            .act(3, "join")
            .cards("giant giant")
            .awaits([2, 3])
            .arms(2, "")
    };
    // Seat 2 passes [Thieves] without Gawain too: nobody is asked. It needs him for [Saxons]: all others are.
    stage("thieves").arms(3, "").awaits_chance();
    let asked = stage("saxons").arms(3, "sword").awaits([1]);
    asked.clone().act(1, "pass").awaits([3]).legal(3, ["mordred gawain"]);
    // Whoever rests is not asked again before the next story card.
    let rested = asked.act(1, "rest").act(3, "rest").cards("dagger dagger").arms(2, "").arms(3, "");
    rested.see(within(&[])).cards("sword sword sword sword").awaits([2]);
}

#[test]
fn r_qt_04_merlins_owner_is_asked_when_joining_and_at_the_beginning_of_each_stage() {
    let script = given(3, "hand 1: thieves boar; hand 2: merlin; hand 3: sword")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .not_legal(2, "peek 1")
        .act(2, "play merlin")
        .legal(2, ["peek 1", "peek 2"])
        .each(&[2, 3], "join")
        .cards("giant giant")
        .awaits([2])
        .only_legal(2, ["pass", "peek 1", "peek 2"]);
    script.act(2, "peek 1").awaits([2, 3]);
    // The sponsor knows the stages and is not asked.
    given(2, "hand 1: thieves boar; allies 1: merlin")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("giant")
        .awaits([2]);
}

#[test]
fn r_qt_05_discards_lie_face_up() {
    let script = given(3, "rank 1: knight 0; hand 1: sword").story(1, "kings-call").act(1, "discard sword");
    assert_eq!(view(script.position(), 3).open.discard, cards("sword"));
    assert!(script.events(3).contains(&Event::Discarded { seat: seat(1), card: "sword".parse().unwrap() }));
}

#[test]
fn r_qt_06_allies_count_in_a_tournament_if_they_came_into_play_after_its_card() {
    given(2, "hand 1: gawain; allies 1: galahad")
        .story(1, "york")
        .act(1, "play gawain")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .arms(1, "")
        .arms(2, "")
        .act(2, "pass")
        .see(totals(&[(1, 15), (2, 5)]));
}

#[test]
fn r_qt_07_cards_are_drawn_clockwise_from_the_active_player() {
    given(3, "turn: 2")
        .story(2, "queens-favor")
        .cards("sword sword horse horse lance lance")
        .see(hand(2, "sword sword"))
        .see(hand(3, "horse horse"))
        .see(hand(1, "lance lance"));
}

#[test]
fn r_qt_08_seat_1_sits_left_of_the_dealer() {
    testkit::Script::<quests::Quests>::start("", 4).deal(8).awaits([1]);
}

#[test]
fn r_qt_09_with_prosperity_everybody_decides_before_cards_are_drawn() {
    given(2, "")
        .story(1, "prosperity")
        .act(1, "draw")
        .see(holds(1, 0))
        .awaits([2])
        .act(2, "draw")
        .awaits_chance();
}

#[test]
fn r_qt_10_the_winner_of_a_test_may_put_allies_into_play_before_paying() {
    given(3, "hand 1: test-valor boar; hand 2: sword horse arthur; hand 3: sword")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("thieves thieves")
        .act(2, "bid 3")
        .act(3, "pass")
        .act(2, "discard sword")
        .act(2, "play arthur")
        .see(hand(2, "horse thieves"))
        .see(discard("sword"))
        .awaits_chance();
}

#[test]
fn r_qt_11_the_amour_of_a_lone_entrant_stays() {
    given(2, "amour 1: yes").story(1, "york").act(1, "enter").act(2, "decline").see(amour(1, true));
}

#[test]
fn r_qt_12_places_go_by_all_shields_and_the_winners_come_first() {
    let end = given(3, "rank 1: champion 9; rank 2: knight 6; rank 3: squire 4").story(1, "york");
    let outcome = end.act(1, "enter").each(&[2, 3], "decline").outcome();
    assert_eq!(outcome.scores.first(3), [22, 11, 4]);
    assert_eq!(outcome.places.first(3), [1, 2, 3]);
    let lost = with("", 2, "rank 1: champion 7; rank 2: champion 7; hand 2: sword")
        .story(1, "chivalrous-deed")
        .cards("boar boar")
        .arms(1, "")
        .arms(2, "sword")
        .outcome();
    assert_eq!((lost.scores.first(2), lost.places.first(2)), (&[22, 22][..], &[2, 1][..]));
}

#[test]
fn r_qt_13_the_sponsor_is_engaged_in_the_quest() {
    let options = "mordred_window=own_turn_or_engaged";
    with(options, 3, "hand 2: thieves boar mordred; hand 3: mordred; allies 1: gawain")
        .story(1, "boar-hunt")
        .act(1, "decline")
        .not_legal(2, "mordred gawain")
        .act(2, "sponsor")
        .legal(2, ["mordred gawain"])
        .lays(2, "thieves / boar")
        .not_legal(3, "mordred gawain");
}

#[test]
fn r_qt_14_a_question_gives_nothing_away_who_cannot_is_asked_too() {
    given(2, "").story(1, "boar-hunt").only_legal(1, ["decline", "watch"]);
    given(2, "rank 1: knight 0").story(1, "kings-call").only_legal(1, ["done"]);
    let with_mordred = |cards: &str| {
        *given(3, &format!("hand 1: thieves saxons; hand 3: {cards}; allies 2: gawain"))
            .story(1, "boar-hunt")
            .sponsors(1, "thieves / saxons")
            .act(2, "join")
            .act(3, "decline")
            .cards("giant")
            .arms(2, "")
            .cards("giant")
            .arms(2, "")
            .position()
    };
    let (holder, other) = (with_mordred("mordred"), with_mordred("lance"));
    assert_eq!(holder.turn(), other.turn());
    assert_eq!(view(&holder, 2), view(&other, 2));
}
