//! Scripted matches.

use testkit::Script;

use crate::joust::{Joust, Phase};

fn dealt() -> Script<Joust> {
    Script::<Joust>::start("", 2).play(
        "* card 2
         * card 5
         1 lance
         2 shield
         * gust",
    )
}

#[test]
fn a_match_is_told_step_by_step() {
    let end = Script::<Joust>::start("", 2)
        .awaits_chance()
        .possible("card 8")
        .chance("card 2")
        .impossible("card 2")
        .told(1, "drew")
        .told(2, "dealt")
        .not_told(2, "drew")
        .chance("card 5")
        .awaits([1, 2])
        .only_legal(1, ["shield", "lance"])
        .act(2, "shield")
        .awaits([1])
        .act(1, "lance")
        .told(2, "unsealed")
        .chance("gust")
        .not_legal(1, "show")
        .refused(1, "show", "J-03")
        .legal(1, ["hide"])
        .act(1, "swap")
        .deal(1)
        .see(|position| assert!(position.hands.0[0] > 2))
        .act(2, "show");
    assert_eq!(end.outcome().scores.0[1], 5);
    assert_eq!(end.lines(None).len(), 4);
}

#[test]
fn a_match_begins_anywhere() {
    let script = Script::from(*dealt().position()).with(|position| position.hands.0[0] = 7);
    assert_eq!(script.legal(1, ["show"]).position().phase, Phase::Show(engine::Seat::new(0)));
}

#[test]
#[should_panic(expected = "seat 1 may not \"show\" but hide; swap, after:\n* card 2\n* card 5\n1 lance")]
fn what_is_not_legal_panics_with_what_is() {
    dealt().act(1, "show");
}

#[test]
#[should_panic(expected = "chance cannot bring \"card 2\" but card 1; card 3;")]
fn what_is_not_possible_panics_with_what_is() {
    Script::<Joust>::start("", 2).chance("card 2").chance("card 2");
}

#[test]
#[should_panic(expected = "cannot read \"jump\": expected lance, shield, show, hide or swap")]
fn what_cannot_be_read_panics_with_what_can() {
    dealt().act(1, "jump");
}

#[test]
#[should_panic(expected = "seat 2 may \"hide\"")]
fn what_is_legal_panics_when_it_should_not_be() {
    dealt().act(1, "hide").not_legal(2, "hide");
}

#[test]
#[should_panic(expected = "4 cannot play joust")]
fn too_many_cannot_sit_down() {
    Script::<Joust>::start("", 4);
}

#[test]
#[should_panic(expected = "seat 2 was told dealt")]
fn what_was_not_told_panics_with_what_was() {
    Script::<Joust>::start("", 2).chance("card 2").told(2, "drew");
}
