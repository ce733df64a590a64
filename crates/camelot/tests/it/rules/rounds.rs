//! CA-032 to CA-058: preparation, sending knights, predictions.

use camelot::{Camelot, Colour, Event};
use testkit::Script;

use crate::given::{given, home, open, order, random_events, view, with};

fn shown(seats: u8) -> Script<Camelot> {
    let mut script = Script::start("colours=shields", seats);
    let colours = ["red", "blue", "green", "yellow", "violet"];
    for colour in &colours[..if seats == 2 { 4 } else { seats.into() }] {
        script = script.chance(&format!("magician {colour}"));
    }
    script
}

#[test]
fn ca_032_ca_078_ca_079_seven_rounds_are_played() {
    for seats in 2..=5 {
        let (events, _) = random_events("green=random red=random blue=random yellow=random", seats, 3);
        let rounds: Vec<u8> = events
            .iter()
            .filter_map(|event| if let Event::RoundOver(round) = event { Some(*round) } else { None })
            .collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7]);
        let shown = events.iter().filter(|event| matches!(event, Event::MissionShown(_))).count();
        assert_eq!(shown, 7 * [6, 5, 6, 7][usize::from(seats) - 2], "{seats} players");
    }
    given(4, "phase: predict").refused(4, "take green", "CA-032");
    let last = "hinterland: red 0 blue 0 green 0; sent: yellow 1; open: green";
    given(4, last).play("4 take green\n4 place green r1c1").told(1, "log-round").cites("CA-032");
}

#[test]
fn ca_033_ca_034_ca_035_ca_036_missions_are_shown_stack_by_stack() {
    shown(4)
        .possible("mission special-3")
        .impossible("mission red")
        .chance("mission green-red-blue")
        .impossible("mission red-blue-yellow")
        .chance("mission green-red")
        .chance("mission special-2")
        .impossible("mission wild-wild")
        .chance("mission green")
        .chance("mission green")
        .chance("mission wild")
        .see(open("green green wild green-red special-2 green-red-blue"))
        .awaits([1, 2, 3, 4]);
}

#[test]
fn ca_034_with_three_players_stack_two_shows_one_card() {
    shown(3)
        .chance("mission special-3")
        .chance("mission wild-wild")
        .impossible("mission green-red")
        .play("* mission red\n* mission red\n* mission blue")
        .awaits([1, 2, 3]);
}

#[test]
fn ca_037_with_five_players_a_key_card_is_shown_too() {
    let script = shown(5).play(
        "* mission special-3\n* mission wild-wild\n* mission green-red\n* mission red\n* mission red\n* mission blue",
    );
    script
        .possible("mission key-violet")
        .impossible("mission green")
        .chance("mission key-violet-green-blue")
        .awaits([1, 2, 3, 4, 5]);
    // It is a mission for three knights.
    with(
        "",
        5,
        "sent: red 2 blue 3; open: key-violet-green-blue special-2; order: red blue green yellow violet",
    )
    .only_legal(1, ["take special-2"]);
}

#[test]
fn ca_038_ca_042_ca_043_knights_are_sent_in_secret_and_for_good() {
    let script = given(4, "phase: send").awaits([1, 2, 3, 4]).act(3, "send green 2");
    assert_eq!(view(script.position(), 1).player(Colour::Green).sent, None);
    assert_eq!(view(script.position(), 1).player(Colour::Green).home, 11);
    assert_eq!(view(script.position(), 3).player(Colour::Green).sent, Some(2));
    script
        .told(1, "log-knocked")
        .awaits([1, 2, 4])
        .not_legal(3, "send green 1")
        .play("1 send red 0\n4 send yellow 1\n2 send blue 3")
        .awaits([4]);
}

#[test]
fn ca_039_a_mission_may_be_gone() {
    given(4, "sent: red 1 blue 1; open: green")
        .play("1 take green\n1 place green r1c1")
        .told(2, "log-nothing-fits")
        .see(crate::given::camp("blue", 3))
        .awaits([3]);
}

#[test]
fn ca_040_up_to_three_knights_are_sent_from_behind_the_screen() {
    given(4, "phase: send")
        .only_legal(1, ["send red 0", "send red 1", "send red 2", "send red 3"])
        .act(1, "send red 3")
        .see(|position| assert_eq!(view(position, 1).player(Colour::Red).home, 8));
}

#[test]
fn ca_041_who_sends_nobody_brings_knights_back() {
    given(4, "sent: blue 1; open: green").only_legal(1, ["retrieve 0", "retrieve 1", "retrieve 2"]);
    given(4, "phase: send").cites("CA-041");
}

#[test]
fn ca_044_ca_045_ca_046_magicians_predict_from_the_bottom_up() {
    given(4, "order: blue red yellow green; phase: predict")
        .awaits([3])
        .legal(3, ["predict 0", "predict 8", "predict 15"])
        .act(3, "predict 8")
        .told(1, "log-predicted")
        .awaits([4])
        .act(4, "predict 7")
        .awaits([1])
        .act(1, "predict 6")
        .awaits([2]);
}

#[test]
fn ca_047_ca_048_two_magicians_on_a_number_but_no_third() {
    given(4, "phase: predict")
        .act(4, "predict 8")
        .act(3, "predict 8")
        .refused(2, "predict 8", "CA-048")
        .act(2, "predict 9");
}

#[test]
fn ca_049_ca_050_ca_051_fists_open_after_the_last_prediction() {
    let script = given(4, "sent: red 2 blue 3 green 1 yellow 3; phase: predict")
        .play("4 predict 1\n3 predict 2\n2 predict 3");
    assert_eq!(view(script.position(), 4).player(Colour::Red).sent, None);
    let script = script.act(1, "predict 4").told(4, "log-counted");
    assert!(script.events(4).contains(&Event::Counted(9)));
    let seen = view(script.position(), 4);
    assert_eq!((seen.player(Colour::Red).sent, seen.player(Colour::Red).home), (Some(2), 9));
}

#[test]
fn ca_052_the_exact_number_is_on_top() {
    given(4, "sent: red 3 blue 3 green 2 yellow 2; phase: predict")
        .play("4 predict 8\n3 predict 8\n2 predict 10\n1 predict 6")
        .see(order("blue yellow green red"));
}

#[test]
fn ca_053_ca_054_ca_055_ca_056_lower_numbers_then_higher_ones() {
    given(4, "sent: red 3 blue 2 green 2 yellow 2; phase: predict")
        .play("4 predict 8\n3 predict 8\n2 predict 10\n1 predict 6")
        .see(order("yellow green red blue"));
    given(4, "sent: red 1; phase: predict")
        .play("4 predict 3\n3 predict 2\n2 predict 0\n1 predict 3")
        .see(order("blue green yellow red"));
}

#[test]
fn ca_057_the_new_order_is_that_of_the_missions() {
    given(4, "sent: red 3 blue 2 green 2 yellow 2; open: green red blue yellow; phase: predict")
        .play("4 predict 9\n3 predict 8\n2 predict 7\n1 predict 6\n* merlin 2")
        .awaits([4])
        .play("4 take green\n4 place green r1c1")
        .awaits([3]);
}

#[test]
fn ca_058_the_top_takes_a_merlin_tile_that_nobody_else_sees() {
    let script = given(4, "sent: red 1; open: green; phase: predict")
        .play("4 predict 9\n3 predict 8\n2 predict 7\n1 predict 1")
        .awaits_chance()
        .possible("merlin 2")
        .chance("merlin 4")
        .told(1, "log-merlin")
        .told(2, "log-merlin-unseen")
        .not_told(2, "log-merlin");
    assert_eq!(view(script.position(), 1).player(Colour::Red).secrets.unwrap().merlins.points(), 4);
    assert_eq!(view(script.position(), 2).player(Colour::Red).merlins, 1);
    script.see(home("red", 10));
}
