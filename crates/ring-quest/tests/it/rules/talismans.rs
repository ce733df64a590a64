//! QR-22 to QR-28: talismans.

use crate::given::{at, ends, given, ring_with, talismans};

#[test]
fn qr_22_an_attack_costs_a_talisman() {
    given(3, "knight 1: T16 2; knight 2: T17 1")
        .act(1, "step T17")
        .see(talismans(1, 1))
        .see(talismans(2, 1))
        .act(1, "banish W00")
        .see(talismans(1, 1));
}

#[test]
fn qr_23_a_lost_fight_costs_a_talisman() {
    let fight = given(3, "knight 1: T03 2").act(1, "step T04").chance("dragon 5");
    fight.clone().chance("die 4").see(talismans(1, 1));
    fight.chance("die 5").see(talismans(1, 2));
}

#[test]
fn qr_24_without_talismans_no_fight_and_no_attack_but_the_ring() {
    let script = given(3, "knight 1: T05 0; knight 2: T12; ring: T06");
    script.clone().refused(1, "step T04", "QR-24").refused(1, "step T12", "QR-24");
    script.act(1, "step T06").act(1, "stop").see(ring_with(1)).see(at(1, "T06"));
}

#[test]
fn qr_25_one_talisman_is_not_enough_against_a_knight_on_a_dragon() {
    let with = |talismans: u8| given(3, &format!("knight 1: T03 {talismans}; knight 2: T04; ring: U10"));
    with(1).refused(1, "step T04", "QR-25");
    ends(&with(1), 1, "T01 T02");
    with(2).act(1, "step T04").see(talismans(1, 1)).act(1, "banish W00").awaits_chance();
    // Elsewhere one is enough.
    given(3, "knight 1: T16 1; knight 2: T17").legal(1, ["step T17"]);
}

#[test]
fn qr_26_a_move_that_ends_in_a_city_brings_a_talisman() {
    given(3, "knight 1: T09 0").play("1 step T08\n1 stop").see(talismans(1, 1));
    // Every time anew.
    given(3, "knight 1: T09 0; knight 2: U14; knight 3: G14")
        .play("1 step T08\n1 stop\n2 step U15\n2 stop\n3 step G15\n3 stop\n1 step T09\n1 stop")
        .play("2 step U14\n2 stop\n3 step G14\n3 stop\n1 step T08\n1 stop")
        .see(talismans(1, 2));
}

#[test]
fn qr_27_with_the_ring_it_brings_two() {
    given(3, "knight 1: T09 0; ring: knight 1").play("1 step T08\n1 stop").see(talismans(1, 2));
}

#[test]
fn qr_28_never_more_than_three() {
    given(3, "knight 1: T09 3").play("1 step T08\n1 stop").see(talismans(1, 3)).not_told(1, "log-refreshed");
    given(3, "knight 1: T09 2; ring: knight 1").play("1 step T08\n1 stop").see(talismans(1, 3));
}
