//! R-QR-01 to R-QR-20: what the rulebook leaves open.

use engine::{Game, Seat};
use ring_quest::{End, Event, IDLE_ROUNDS, Kind, RingQuest, Space, Spaces, is_reachable};
use testkit::Script;

use crate::given::{
    at, coat, ends, full_extra, given, no_coat, pairs, passages, ring_on, ring_with, scores, seals, table,
    talismans, winners,
};

#[test]
fn r_qr_01_the_extra_turn_is_one_or_two_spaces_and_compulsory() {
    let won = given(3, "knight 1: T03").play("1 step T04\n* dragon 0\n* die 1").not_legal(1, "stop");
    won.clone().play("1 step T05\n1 stop").see(at(1, "T05")).awaits([2]);
    won.play("1 step T05\n1 step T12").see(at(1, "T12")).awaits([2]);
}

#[test]
fn r_qr_01_the_extra_turn_is_two_spaces_by_the_option() {
    let won = full_extra(3, "knight 1: T03").play("1 step T04\n* dragon 0\n* die 1");
    let midway = won.act(1, "step T05").refused(1, "stop", "R-QR-01");
    midway.act(1, "step T12").see(at(1, "T12")).awaits([2]);
    // An ordinary turn still goes one or two spaces.
    full_extra(3, "knight 1: T03").play("1 step T02\n1 stop").see(at(1, "T02"));
    // T19 leads nowhere but back to the dragon.
    let corner = "knight 1: T19; obstacles: T24";
    full_extra(3, corner).play("1 step T13\n* dragon 0\n* die 1").refused(1, "step T19", "R-QR-01");
    given(3, corner).play("1 step T13\n* dragon 0\n* die 1").legal(1, ["step T19"]);
}

#[test]
fn r_qr_02_a_city_with_knights_can_be_passed() {
    given(3, "knight 1: T01 0; knight 2: T08; knight 3: T08")
        .play("1 step T08\n1 step T14")
        .see(at(1, "T14"));
}

#[test]
fn r_qr_03_a_city_whose_seal_one_has_takes_the_ring_without_a_second_seal() {
    given(3, "knight 1: T09 0; ring: knight 1; seals 1: tirad")
        .play("1 step T08\n1 stop")
        .told(2, "log-delivered")
        .see(seals(1, "tirad"))
        .see(talismans(1, 2))
        .act(1, "ring U10")
        .see(ring_on("U10"));
}

#[test]
fn r_qr_04_the_ring_rests_on_crystal_balls_but_not_on_white() {
    given(3, "knight 1: G09; knight 2: E14; knight 3: E15; ring: knight 1")
        .play("1 step G08\n1 stop")
        .legal(1, ["ring T06"])
        .refused(1, "ring W05", "R-QR-04")
        .refused(1, "ring G06", "QR-46");
    given(3, "knight 1: T09; knight 2: E14; knight 3: E15; ring: knight 1")
        .play("1 step T08\n1 stop")
        .legal(1, ["ring G06"]);
}

#[test]
fn r_qr_05_the_ring_is_laid_in_the_largest_part_of_the_board() {
    // T26 is cut off by two obstacles: the ring may lie everywhere else.
    given(3, "knight 1: U09; ring: knight 1; obstacles: T27 E18")
        .play("1 step U08\n1 stop")
        .refused(1, "ring T26", "R-QR-05")
        .legal(1, ["ring T25"]);
    let obstacles: Spaces = ["T27", "E18"].iter().map(|word| word.parse::<Space>().unwrap()).collect();
    let open = Spaces::ALL.minus(Spaces::DRAGONS).minus(obstacles);
    assert!(!is_reachable("T26".parse().unwrap(), open));
    assert!(is_reachable("T26".parse().unwrap(), open.with("E18".parse().unwrap())));
}

#[test]
fn r_qr_05_a_way_through_a_dragon_counts_only_by_the_option() {
    // One obstacle leaves T19 no neighbour but the dragon on T13.
    let laid = "knight 1: U09; ring: knight 1; obstacles: T24 T27 E18";
    given(3, laid).play("1 step U08\n1 stop").refused(1, "ring T19", "R-QR-05");
    passages(3, laid).play("1 step U08\n1 stop").legal(1, ["ring T19"]).refused(1, "ring T26", "R-QR-05");
    let stone = "knight 1: T25; ring: T19";
    given(3, stone).play("1 step T21\n1 stop").refused(1, "obstacle T24", "QR-57");
    passages(3, stone).play("1 step T21\n1 stop").legal(1, ["obstacle T24"]);
    let sword = "knight 1: T10; ring: T19; obstacles: W00";
    given(3, sword).play("1 step T11\n1 stop\n1 lift W00").refused(1, "lay T24", "QR-57");
    passages(3, sword).play("1 step T11\n1 stop\n1 lift W00").legal(1, ["lay T24"]);
}

#[test]
fn r_qr_06_the_turn_is_missed_without_a_coat_from_the_box_too() {
    given(6, "knight 1: T03; knight 2: U04 1 coat; knight 3: U13 1 coat; knight 4: G04 1 coat; knight 5: G13 1 coat")
        .play("1 step T04\n* dragon 6\n* die 1")
        .see(coat(1))
        .awaits([6]);
}

#[test]
fn r_qr_07_a_coat_goes_with_the_banished() {
    given(3, "knight 1: T03; knight 2: T04 2 coat; knight 3: E14")
        .play("1 step T04\n1 banish W00\n* dragon 6\n* die 1")
        .see(at(2, "W00"))
        // His turn was the next one: the coat came off and he stayed.
        .see(no_coat(2))
        .awaits([3]);
}

#[test]
fn r_qr_08_the_start_ball_is_closed_while_several_stand_there() {
    // From G12 nobody comes to the ball with two knights on it; everybody there rides out.
    given(4, "knight 1: G12; knight 2: U10")
        .refused(1, "step G06", "R-QR-08")
        .play("1 step G05\n1 stop\n2 step U05\n2 stop\n3 step G12\n3 stop");
    // One knight alone can be attacked.
    given(3, "knight 1: G12; knight 2: U10").act(1, "step G06").legal(1, ["banish W00"]);
    // Nobody passes either.
    ends(&given(4, "knight 1: E24 0; knight 2: U10"), 1, "E19 E20 E21 E25 G12");
}

#[test]
fn r_qr_09_without_a_free_white_space_nobody_is_attacked() {
    let white: Vec<String> = Spaces::of(Kind::White).iter().map(|space| space.to_string()).collect();
    let full = format!("knight 1: T16; knight 2: T17; obstacles: {}", white.join(" "));
    given(3, &full).refused(1, "step T17", "R-QR-09");
    // The attacker's own white space becomes free by his leaving it.
    let but_one = white.iter().filter(|space| *space != "W01").cloned().collect::<Vec<_>>().join(" ");
    given(3, &format!("knight 1: W01; knight 2: T17; obstacles: {but_one}"))
        .act(1, "step T17")
        .only_legal(1, ["banish W01"]);
}

#[test]
fn r_qr_10_an_obstacle_that_finds_no_space_does_not_come() {
    // The box has too few obstacles for it to happen: there is always a space left for the sixteenth.
    let ground = Spaces::of(Kind::Black).or(Spaces::of(Kind::White)).len();
    assert!(ground > u32::from(ring_quest::OBSTACLES) + ring_quest::KNIGHTS as u32 + 1);
    let fifteen = "E01 E03 E05 E06 E07 E09 E10 E12 E14 E15 E16 G01 G03 G07 U01";
    given(3, &format!("knight 1: T01; ring: U10; obstacles: {fifteen}"))
        .play("1 step T02\n1 stop")
        .legal(1, ["obstacle W00"]);
}

#[test]
fn r_qr_11_extra_turns_cannot_chain_on_this_board() {
    for dragon in Spaces::DRAGONS.iter() {
        let near = Spaces::only(dragon).grown().grown().grown();
        assert_eq!(near.and(Spaces::DRAGONS), Spaces::only(dragon), "within three lines of {dragon}");
    }
}

#[test]
fn r_qr_12_a_fight_or_an_attack_is_compulsory_when_nothing_else_is_possible() {
    let fight = given(3, "knight 1: T19 1; obstacles: T24").only_legal(1, ["step T13"]);
    fight.act(1, "step T13").awaits_chance();
    given(3, "knight 1: T19 1; knight 2: T24; obstacles: T14").only_legal(1, ["step T13", "step T24"]);
}

#[test]
fn r_qr_13_who_begins_on_a_dragon_does_not_fight_again() {
    given(3, "knight 1: T04").act(1, "step T05").act(1, "stop").awaits([2]);
}

#[test]
fn r_qr_14_ring_and_city_in_one_move() {
    given(3, "knight 1: T16; ring: T09")
        .play("1 step T09\n1 step T08")
        .see(seals(1, "tirad"))
        .legal(1, ["ring U10"]);
}

#[test]
fn r_qr_15_an_obstacle_is_not_put_back() {
    given(3, "knight 1: T10; obstacles: U05")
        .play("1 step T11\n1 stop\n1 lift U05")
        .refused(1, "lay U05", "R-QR-15");
}

#[test]
fn r_qr_16_no_obstacle_under_a_knight() {
    given(3, "knight 1: T01; knight 2: E14 2 coat; knight 3: E15")
        .play("1 step T02\n1 stop")
        .refused(1, "obstacle E14", "R-QR-16")
        .refused(1, "obstacle E15", "R-QR-16");
}

#[test]
fn r_qr_17_the_ring_never_lies_where_knights_are_banished() {
    assert!(Spaces::RESTS.and(Spaces::WHITE).is_empty());
}

#[test]
fn r_qr_18_two_players_lead_two_knights_each() {
    assert_eq!(RingQuest::seats(&"knights=two".parse().unwrap()), 2..=2);
    let start = Script::<RingQuest>::start("knights=two first=2", 2).awaits([2]);
    assert_eq!(table(&start).knights.len(), 4);
    // Knights move in turn: the third belongs to seat 1 again.
    pairs("knight 1: E14; knight 2: U14; knight 3: E01; knight 4: U01")
        .play("1 step E15\n1 stop\n2 step U15\n2 stop")
        .awaits([1])
        .play("1 step E08\n1 stop\n2 step U08\n2 stop")
        .see(at(3, "E08"))
        .awaits([1]);
    // One's own knight is in the way and cannot be attacked.
    pairs("knight 1: T16; knight 3: T17; knight 2: T09")
        .refused(1, "step T17", "R-QR-18")
        .legal(1, ["step T09"]);
    // Seals belong to the player.
    let end = pairs("knight 1: E14; knight 3: G09; turn: 3; ring: knight 3; seals 1: tirad urgad")
        .play("1 step G08\n1 stop");
    assert_eq!(winners(&end), [1]);
    // The ring of the own knight cannot be taken.
    pairs("knight 1: T16; knight 3: T17; ring: knight 3").not_legal(1, "step T17").see(ring_with(3));
}

/// Seats 1 to 3 ride to and fro until the game ends, after so many turns at most.
fn idle(script: Script<RingQuest>) -> Script<RingQuest> {
    let mut script = script;
    for turn in 0..IDLE_ROUNDS * 3 {
        let seat = turn % 3 + 1;
        let (here, there) = [("T05", "T06"), ("U05", "U06"), ("E05", "E06")][usize::from(seat) - 1];
        let to = if turn / 3 % 2 == 0 { there } else { here };
        script = script.act(seat as u8, &format!("step {to}")).act(seat as u8, "stop");
    }
    script
}

#[test]
fn r_qr_19_fifty_rounds_without_a_seal_end_the_game() {
    assert_eq!(IDLE_ROUNDS, 50);
    let end = idle(given(3, "knight 1: T05; knight 2: U05; knight 3: E05; ring: G10; seals 2: tirad"));
    assert!(end.events(1).contains(&Event::GameEnded { end: End::Idle }));
    assert_eq!(scores(&end), [0, 1, 0]);
    // A seal begins the count anew.
    let sealed = given(3, "knight 1: T09; ring: knight 1").play("1 step T08\n1 stop");
    assert_eq!(table(&sealed).idle, 0);
}

#[test]
fn r_qr_20_then_most_seals_win_and_talismans_break_ties() {
    let with = |more: &str| {
        idle(given(3, &format!("knight 1: T05 2; knight 2: U05 3; knight 3: E05 3; ring: G10; {more}")))
    };
    assert_eq!(winners(&with("seals 1: tirad")), [1]);
    assert_eq!(winners(&with("seals 1: tirad; seals 2: elgad")), [2]);
    let shared = with("seals 2: tirad; seals 3: elgad");
    assert_eq!(winners(&shared), [2, 3]);
    assert!(shared.events(1).contains(&Event::Won { seat: Seat::new(2), end: End::Idle }));
}
