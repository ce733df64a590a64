//! Why not: reasons with the clause behind them.

use camelot::Camelot;
use testkit::Script;

use crate::given::{given, with};

#[track_caller]
fn refused(script: &Script<Camelot>, seat: u8, action: &str, clause: &str) {
    let _ = script.clone().refused(seat, action, clause);
}

#[test]
fn before_the_missions() {
    let send = given(4, "hinterland: red 12; phase: send");
    refused(&send, 1, "send red 2", "R-CA-30");
    refused(&send, 1, "send blue 1", "CA-023");
    refused(&send, 1, "predict 3", "CA-032");
    let predict = given(4, "phase: predict").play("4 predict 3\n3 predict 3");
    refused(&predict, 2, "predict 3", "CA-048");
    refused(&predict, 2, "take green", "CA-032");
    let colours = Script::<Camelot>::start("colours=chosen", 3).act(1, "colour red");
    refused(&colours, 2, "colour red", "CA-174");
}

#[test]
fn ca_059_ca_063_ca_077_ca_159_ca_163_missions_and_shields() {
    let choose = given(4, "sent: red 2; open: green green-red red-blue-yellow");
    refused(&choose, 1, "take red-blue-yellow", "CA-061");
    refused(&choose, 1, "take blue", "CA-062");
    refused(&choose, 1, "retrieve 1", "CA-059");
    refused(&choose, 1, "pair", "CA-159");
    let shields = choose.act(1, "take green-red");
    refused(&shields, 1, "shield blue", "CA-063");
    refused(&shields, 1, "redirect green", "CA-163");
    let back = given(4, "hinterland: red 1; sent: blue 1; open: green");
    refused(&back, 1, "retrieve 2", "CA-077");
    refused(&back, 1, "take green", "CA-077");
}

#[test]
fn ca_063_ca_109_r_ca_06_fields() {
    let place = |options: &str, card: &str, table: &str| {
        with(options, 4, &format!("sent: red 1; open: {card}; {table}")).act(1, &format!("take {card}"))
    };
    let training = place("", "green", "green: blue r1c1");
    refused(&training, 1, "place green r1c1", "CA-063");
    refused(&training, 1, "place green r4c4", "CA-095");
    refused(&training, 1, "place green w", "CA-090");
    refused(&training, 1, "place red s1", "CA-063");
    refused(&training, 1, "place secret v1", "CA-090");
    refused(&training, 1, "tree", "R-CA-06");
    let intrigue = place("blue=b", "blue", "blue: red g1a");
    refused(&intrigue, 1, "place blue g1b", "CA-138");
    let chapel = place("", "yellow", "yellow: red a1");
    refused(&chapel, 1, "place yellow a2", "CA-144");
    let library = place("yellow=b", "yellow", "yellow: red s1");
    refused(&library, 1, "place yellow t1", "CA-150");
    let rebellion = place("red=b", "red", "red: red L1");
    refused(&rebellion, 1, "place red L3", "CA-120");
    let finals = "green: red p1a blue p2a p3a green p1b p2b p3b yellow p1c p2c";
    let tournament = place("green=b", "green", finals);
    refused(&tournament, 1, "place green f2", "CA-107");
    refused(&tournament, 1, "place green w", "CA-109");
}

#[test]
fn ca_119_ca_121_a_first_knight_in_the_rebellion_is_told_of_its_entry() {
    let first = with("red=b", 4, "sent: red 1; open: red").act(1, "take red");
    refused(&first, 1, "place red L2", "CA-119");
    let second = with("red=b", 4, "sent: red 1; open: red; red: blue L1").act(1, "take red");
    refused(&second, 1, "place red L2", "CA-121");
    let third = with("red=b", 4, "sent: red 1; open: red; red: red L1").act(1, "take red");
    refused(&third, 1, "place red L3", "CA-120");
}

#[test]
fn ca_066_ca_100_ca_164_ca_166_ca_168_ca_173_bonuses_and_heroes() {
    let line = with(
        "bonuses=declinable",
        4,
        "sent: red 1; hinterland: red 0; open: green; green: red r1c1 r1c2; \
                         red: blue s1 s2 s3 s4 s5 s6 green s7 s8 s9 s10 s11 s12",
    )
    .play("1 take green\n1 place green r1c3");
    refused(&line, 1, "bonus red", "CA-100");
    let yellow = line.act(1, "bonus yellow");
    refused(&yellow, 1, "knight hinterland", "CA-066");
    let kay = with("heroes=yes", 4, "heroes: red 2; sent: red 1; open: green red-red")
        .play("1 take green\n1 place green r1c1");
    refused(&kay, 1, "discard blue", "CA-164");
    refused(&kay, 1, "black-knight", "CA-173");
    refused(&kay, 1, "pair", "CA-166");
    refused(&kay, 1, "look", "CA-168");
    let parzival =
        "order: yellow red blue green; heroes: yellow 2; tiles: red foot*7; sent: red 1; open: green";
    let parzival = with("heroes=yes", 4, parzival).play("4 retrieve 1\n4 look");
    refused(&parzival, 4, "part foot", "CA-168");
}
