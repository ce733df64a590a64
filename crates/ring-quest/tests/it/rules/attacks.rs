//! QR-60 to QR-67: attacks, and the end.

use ring_quest::{End, Event};

use crate::given::{at, given, obstacles, ring_with, seals, talismans, winners};

#[test]
fn qr_60_arriving_where_a_knight_stands_is_an_attack_that_succeeds() {
    let attack = given(3, "knight 1: T16 1; knight 2: T17 3").act(1, "step T17").told(2, "log-attacked");
    attack.awaits([1]).act(1, "banish W00").see(at(1, "T17")).see(at(2, "W00")).awaits([2]);
}

#[test]
fn qr_61_the_victim_goes_to_any_unoccupied_white_space() {
    given(3, "knight 1: T16; knight 2: T17; knight 3: W09; obstacles: W00")
        .act(1, "step T17")
        .only_legal(
            1,
            [
                "banish W01",
                "banish W02",
                "banish W03",
                "banish W04",
                "banish W05",
                "banish W06",
                "banish W07",
                "banish W08",
                "banish W10",
                "banish W11",
                "banish W12",
            ],
        )
        .refused(1, "banish W09", "QR-61")
        .refused(1, "banish W00", "QR-61")
        .refused(1, "banish T05", "QR-61");
    given(3, "knight 1: T16; knight 2: T17")
        .play("1 step T17\n1 banish W01")
        .told(2, "log-banished")
        .cites("QR-61");
}

#[test]
fn qr_62_the_attack_costs_the_attacker_one_talisman() {
    given(3, "knight 1: T16 3; knight 2: T17 3").act(1, "step T17").see(talismans(1, 2)).see(talismans(2, 3));
}

#[test]
fn qr_63_an_attacked_bearer_hands_over_the_ring() {
    given(3, "knight 1: T16 1; knight 2: T17 2; ring: knight 2")
        .act(1, "step T17")
        .told(3, "log-robbed")
        .see(ring_with(1))
        .act(1, "banish W12")
        .see(ring_with(1))
        .see(talismans(2, 2));
}

#[test]
fn qr_64_who_is_banished_nearby_can_strike_back() {
    let attack = given(3, "knight 1: T18 1; knight 2: T17 2; knight 3: E14; ring: knight 2")
        .play("1 step T11\n1 step T17");
    attack.clone().play("1 banish W01\n2 step T17").see(ring_with(2)).told(1, "log-robbed");
    attack.act(1, "banish W03").not_legal(2, "step T17");
}

#[test]
fn qr_65_on_a_symbol_banishment_comes_first() {
    given(3, "knight 1: T01 2; knight 2: T02")
        .play("1 step T02")
        .see(talismans(1, 1))
        .not_legal(1, "obstacle W00")
        .act(1, "banish W00")
        .see(at(2, "W00"))
        .refused(1, "obstacle W00", "R-QR-16");
}

#[test]
fn qr_66_then_the_symbol_acts_on_the_attacker() {
    given(3, "knight 1: T01; knight 2: T02")
        .play("1 step T02\n1 banish W00\n1 obstacle W01")
        .see(obstacles("W01"))
        .awaits([2]);
    given(3, "knight 1: T10; knight 2: T11; obstacles: E14")
        .play("1 step T11\n1 banish W00")
        .only_legal(1, ["leave", "lift E14"]);
    given(3, "knight 1: T03 2; knight 2: T04")
        .play("1 step T04\n1 banish W00")
        .awaits_chance()
        .chance("dragon 2")
        .possible("die 1");
    given(3, "knight 1: T05; knight 2: T06; ring: U10").play("1 step T06\n1 banish W00").awaits([2]);
}

#[test]
fn qr_67_the_third_different_seal_ends_the_game_at_once() {
    let end = given(3, "knight 1: G09 1; ring: knight 1; seals 1: tirad urgad; seals 2: tirad")
        .play("1 step G08\n1 stop")
        .see(seals(1, "tirad urgad galad"))
        .see(talismans(1, 1));
    assert!(end.events(3).contains(&Event::GameEnded { end: End::Seals }));
    assert_eq!(winners(&end), [1]);
    assert_eq!(end.outcome().places.first(3), [1, 2, 3]);
}
