//! KN-126 to KN-133: the flood.

use knight::{Defeat, Standing, Victory};

use crate::given::{Look, commanding, enemy_acts, sources};

#[test]
fn kn_126_one_water_and_one_worker_on_a_field() {
    commanding("flood", "units 1: C 1; enemies 1: V1 1")
        .not_legal(1, "add C")
        .legal(1, ["add V1"])
        .act(1, "add V1")
        .on(1, "V1", 1, 1);
    // A field under water takes no more.
    enemy_acts("flood", 2, 1, "enemies 1: F2 1 F1 1").on(1, "F1", 0, 0).on(1, "C", 0, 1);
}

#[test]
fn kn_127_new_water_on_designated_fields_then_beside_them_or_flooded_ones() {
    enemy_acts("flood", 1, 1, "enemies 1: R2 1").only_legal(1, ["enemy R1", "enemy R3", "enemy R4"]);
    let near = enemy_acts("flood", 1, 1, "enemies 1: R1 1 R2 1 R3 1; flooded 1: R4 V3");
    near.only_legal(1, ["enemy V7", "enemy V5", "enemy F4", "enemy V6", "enemy V8", "enemy V1", "enemy F2"]);
    enemy_acts("flood", 1, 1, "enemies 1: R2 1").act(1, "enemy R1").told(1, "log-enemy").cites("KN-127");
}

#[test]
fn kn_128_workers_on_any_field_that_is_not_flooded() {
    let script = commanding("flood", "flooded 1: V8 R4; enemies 1: R2 1");
    script.legal(1, ["add C", "add F4", "add R2", "add V1"]).not_legal(1, "add V8").not_legal(1, "add R4");
    let added = commanding("flood", "enemies 1: R2 1").act(1, "add F4").told(1, "log-added");
    added.cites("KN-128");
}

#[test]
fn kn_129_an_attack_floods_unless_a_worker_perishes() {
    let script = enemy_acts("flood", 2, 6, "units 1: V5 1; enemies 1: V5 1 V8 1");
    let script = script.on(1, "V5", 0, 1).look(1, |player| assert_eq!(player.flooded.len(), 1));
    assert_eq!(
        (sources(&script, 1, "V5"), sources(&script, 1, "V8")),
        ("glory1 gold1".into(), String::new())
    );
}

#[test]
fn kn_130_a_flooded_fields_water_moves_to_a_dry_neighbour() {
    let script = enemy_acts("flood", 2, 6, "enemies 1: V8 1 R1 1");
    script
        .only_legal(1, ["flow R1 V5", "flow R1 V7", "flow R1 R2", "flow V8 V4", "flow V8 V6", "flow V8 R4"])
        .act(1, "flow V8 V4")
        .on(1, "V4", 0, 1)
        .on(1, "V8", 0, 0)
        .only_legal(1, ["flow R1 V5", "flow R1 V7", "flow R1 R2"]);
}

#[test]
fn kn_131_ten_fields_the_castle_or_six_villages_lose() {
    let nine = "flooded 1: F1 F2 F3 F4 R1 R2 R3 R4 V1; enemies 1: V3 1";
    enemy_acts("flood", 2, 6, nine).stands(1, Standing::Lost(Defeat::Flood));
    enemy_acts("flood", 2, 6, "enemies 1: C 1").stands(1, Standing::Lost(Defeat::Castle));
    enemy_acts("flood", 2, 6, "flooded 1: V1 V2 V3 V4 V5; enemies 1: V6 1")
        .stands(1, Standing::Lost(Defeat::Villages));
    enemy_acts("flood", 2, 6, "flooded 1: V1 V2 V3 V4; enemies 1: V6 1").stands(1, Standing::Playing);
}

#[test]
fn kn_132_an_own_attack_removes_the_water_under_workers() {
    let script = commanding("flood", "units 1: V5 1 C 1; enemies 1: V5 1 V8 1").act(1, "attack");
    script.on(1, "V5", 1, 0).on(1, "V8", 0, 1);
}

#[test]
fn kn_133_flooded_fields_stay_flooded() {
    let script = commanding("flood", "units 1: V5 1; flooded 1: V7; enemies 1: R2 1");
    let script = script.not_legal(1, "move V5 V7").not_legal(1, "add V7").act(1, "gather");
    script.look(1, |player| assert_eq!(player.flooded.len(), 1));
    // Eight fields with workers and without water win here.
    let won =
        commanding("flood", "units 1: C 1 V1 1 V2 1 F1 1 V3 1 F2 1 F3 1; enemies 1: R2 1").act(1, "add V4");
    won.stands(1, Standing::Won(Victory::Lands));
}
