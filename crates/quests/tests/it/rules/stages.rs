//! QT-56 to QT-65: setting up the stages.

use engine::Game;
use quests::Event;

use crate::given::{Play, cards, given, holds, seat, view};

#[test]
fn qt_56_as_many_groups_as_the_quest_has_stages_face_down() {
    let laid = given(3, "hand 1: thieves boar dagger")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves dagger / boar")
        .awaits([2]);
    let sizes = laid.position().view(None).open.quest.sizes;
    assert_eq!(sizes, [2, 1, 0, 0, 0]);
    assert_eq!(view(laid.position(), 2).stages, [None; 5], "nobody else sees them");
    assert_eq!(view(laid.position(), 1).stages[0], Some(cards("dagger thieves")));
    let laying =
        given(3, "hand 1: thieves boar").story(1, "boar-hunt").act(1, "sponsor").act(1, "lay thieves");
    let card = "thieves".parse().unwrap();
    assert_eq!(laying.events(1), [Event::Laid { seat: seat(1), stage: 0, card }]);
    assert_eq!(laying.events(2), [Event::LaidUnseen { seat: seat(1), stage: 0 }]);
}

#[test]
fn qt_57_a_foe_stage_is_one_foe_with_any_weapons() {
    given(2, "hand 1: thieves boar saxons dagger sword lance")
        .story(1, "boar-hunt")
        .act(1, "sponsor")
        .not_legal(1, "lay sword")
        .act(1, "lay thieves")
        .not_legal(1, "lay boar")
        .not_legal(1, "lay saxons")
        .act(1, "lay dagger")
        .act(1, "done")
        .act(1, "lay boar")
        .act(1, "lay sword")
        .act(1, "lay lance")
        .act(1, "done")
        .see(holds(1, 1));
}

#[test]
fn qt_58_no_two_weapons_of_a_type_in_one_stage() {
    given(2, "hand 1: thieves boar sword sword")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves sword…")
        .not_legal(1, "lay sword");
    given(2, "hand 1: thieves boar sword sword")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar sword…")
        .not_legal(1, "lay sword");
}

#[test]
fn qt_59_a_weapon_type_may_be_used_again_in_another_stage() {
    given(2, "hand 1: thieves boar sword sword")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves sword / boar sword");
}

#[test]
fn qt_60_a_test_stands_alone() {
    given(2, "hand 1: thieves boar sword test-valor")
        .story(1, "boar-hunt")
        .act(1, "sponsor")
        .act(1, "lay test-valor")
        .only_legal(1, ["done"]);
    given(2, "hand 1: thieves boar sword test-valor")
        .story(1, "boar-hunt")
        .act(1, "sponsor")
        .act(1, "lay thieves")
        .not_legal(1, "lay test-valor");
}

#[test]
fn qt_61_at_most_one_test() {
    given(2, "hand 1: thieves boar test-valor test-morgan")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor")
        .not_legal(1, "lay test-morgan")
        .legal(1, ["lay boar", "lay thieves"]);
}

#[test]
fn qt_62_each_foe_stage_has_more_than_the_one_before() {
    given(2, "hand 1: saxons boar robber-knight thieves dagger")
        .story(1, "boar-hunt")
        .sponsors(1, "robber-knight")
        .not_legal(1, "lay saxons")
        .legal(1, ["lay boar"])
        .not_legal(1, "lay thieves")
        .act(1, "lay boar")
        .not_legal(1, "done")
        .act(1, "lay dagger")
        .act(1, "done");
    // Nothing is offered that could not be finished.
    given(2, "hand 1: giant boar").story(1, "boar-hunt").act(1, "sponsor").only_legal(1, ["lay boar"]);
}

#[test]
fn qt_63_a_test_may_stand_anywhere_and_the_comparison_skips_it() {
    for stages in [
        "test-valor / thieves / boar dagger",
        "thieves / test-valor / boar dagger",
        "thieves / boar dagger / test-valor",
    ] {
        given(2, "hand 1: thieves boar test-valor dagger").story(1, "fair-maiden").sponsors(1, stages);
    }
    given(2, "hand 1: thieves boar test-valor dagger")
        .story(1, "fair-maiden")
        .sponsors(1, "thieves / test-valor / boar…")
        .not_legal(1, "done");
}

#[test]
fn qt_64_named_foes_count_high_already_when_stages_are_laid_out() {
    given(2, "hand 1: boar saxons").story(1, "boar-hunt").sponsors(1, "saxons / boar");
    given(2, "hand 1: boar saxons").story(1, "saxon-raiders").sponsors(1, "boar / saxons");
    given(2, "hand 1: boar saxons").story(1, "boar-hunt").act(1, "sponsor").not_legal(1, "lay boar");
}

#[test]
fn qt_65_allies_and_amours_never_go_into_a_stage() {
    given(2, "hand 1: thieves boar gawain amour")
        .story(1, "boar-hunt")
        .act(1, "sponsor")
        .not_legal(1, "lay gawain")
        .not_legal(1, "lay amour")
        .act(1, "lay thieves")
        .not_legal(1, "lay gawain")
        .not_legal(1, "lay amour");
}
