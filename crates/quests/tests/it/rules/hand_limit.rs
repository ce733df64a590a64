//! QT-26 to QT-32: the hand limit.

use crate::given::{Play, allies, amour, given, holds, totals};

/// Twelve cards without an ally.
const TWELVE: &str = "sword*4 horse*3 thieves*3 lance amour";

#[test]
fn qt_26_nobody_keeps_more_than_twelve_cards() {
    given(2, &format!("hand 1: {TWELVE}"))
        .story(1, "queens-favor")
        .cards("boar boar dagger dagger")
        .see(holds(1, 14))
        .awaits([1])
        .discards(1, "boar boar")
        .see(holds(1, 12))
        .awaits([2]);
    assert_eq!(quests::HAND_LIMIT, 12);
}

#[test]
fn qt_27_cards_in_play_do_not_count() {
    given(2, &format!("hand 1: {TWELVE}; allies 1: gawain galahad"))
        .story(1, "queens-favor")
        .cards("merlin boar dagger dagger")
        .act(1, "play merlin")
        .act(1, "discard boar")
        .see(holds(1, 12))
        .see(allies(1, "galahad gawain merlin"))
        .awaits([2]);
}

#[test]
fn qt_28_the_limit_is_restored_before_play_goes_on() {
    given(2, &format!("hand 1: thieves boar; hand 2: {TWELVE}"))
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("lance")
        .awaits([2])
        .not_legal(2, "arm sword")
        .act(2, "discard lance")
        .legal(2, ["arm sword", "done"]);
}

#[test]
fn qt_29_only_allies_and_an_amour_may_be_put_into_play_for_it() {
    given(2, &format!("hand 1: {TWELVE}"))
        .story(1, "queens-favor")
        .cards("arthur test-valor dagger dagger")
        .only_legal(
            1,
            [
                "discard sword",
                "discard horse",
                "discard thieves",
                "discard lance",
                "discard amour",
                "discard arthur",
                "discard test-valor",
                "play amour",
                "play arthur",
            ],
        )
        .act(1, "play amour")
        .act(1, "play arthur")
        .see(amour(1, true));
    given(2, &format!("hand 1: {TWELVE}; amour 1: yes"))
        .story(1, "queens-favor")
        .cards("boar boar boar boar")
        .not_legal(1, "play amour");
}

#[test]
fn qt_30_the_limit_holds_after_every_draw() {
    // A stage card and the sponsor's reward.
    given(2, "hand 1: thieves boar saxons*5 sword*5; hand 2: sword*4 horse*3 thieves*3 lance amour")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("dagger")
        .awaits([2])
        .act(2, "discard dagger")
        .arms(2, "sword")
        .cards("dagger")
        .act(2, "done")
        .cards("lance lance lance lance")
        .see(holds(1, 14))
        .awaits([1])
        .discards(1, "lance lance")
        .awaits([2]);
    // A tournament card.
    given(2, &format!("hand 1: {TWELVE}; hand 2: sword"))
        .story(1, "york")
        .each(&[1, 2], "enter")
        .cards("boar boar")
        .awaits([1])
        .act(1, "discard boar")
        .awaits([1, 2]);
}

#[test]
fn qt_31_several_players_settle_it_clockwise_from_the_active_one() {
    let full = "sword*4 horse*3 thieves*2 saxons*3";
    given(
        3,
        &format!(
            "turn: 2; hand 1: lance*4 dagger*4 boar*4; hand 2: {full}; hand 3: battle-ax*6 evil-knight*6"
        ),
    )
    .story(2, "queens-favor")
    .cards("amour amour mordred mordred giant giant")
    .awaits([2])
    .discards(2, "amour amour")
    .awaits([3])
    .discards(3, "mordred mordred")
    .awaits([1])
    .discards(1, "giant giant")
    .awaits([3]);
}

#[test]
fn qt_32_an_amour_laid_down_outside_a_contest_goes_with_the_next_one_of_its_owner() {
    let laid = given(3, &format!("hand 1: {TWELVE}; hand 2: boar thieves"))
        .story(1, "queens-favor")
        .cards("boar boar dagger dagger dagger dagger")
        .act(1, "play amour")
        .act(1, "discard boar")
        .see(amour(1, true));
    // A quest that its owner sits out does not take it away.
    let waits = laid.story(2, "boar-hunt").sponsors(2, "thieves / boar").each(&[3, 1], "decline");
    let waits = waits.cards("saxons saxons saxons saxons").see(amour(1, true)).awaits([3]);
    // A tournament of its owner does, and there it counts.
    waits
        .story(3, "york")
        .each(&[3, 1], "enter")
        .act(2, "decline")
        .cards("evil-knight evil-knight")
        .act(1, "discard evil-knight")
        .arms(1, "")
        .arms(3, "")
        .see(totals(&[(1, 15), (3, 5)]))
        .see(amour(1, false));
}
