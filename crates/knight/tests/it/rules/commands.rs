//! KN-89 to KN-97: commands.

use crate::given::{Look, chosen, commanding, enemy_acts, sources, war};

#[test]
fn kn_89_a_command_point_buys_one_command_and_cannot_be_saved() {
    let script = commanding("defensive-war", "enemies 1: E1 1; enemy 1: 1");
    let script = script.legal(1, ["add C", "move C N1", "gather", "thwart", "forgo"]).not_legal(1, "end");
    script.act(1, "add C").not_legal(1, "add C").legal(1, ["end"]);
}

#[test]
fn kn_90_a_new_unit_on_a_marked_tile() {
    let script = commanding("defensive-war", "");
    let script = script
        .legal(1, ["add C", "add N1", "add N2", "add M2"])
        .not_legal(1, "add M1")
        .not_legal(1, "add E1");
    script.act(1, "add M2").on(1, "M2", 1, 0);
}

#[test]
fn kn_91_every_unit_removes_an_enemy_on_its_tile() {
    let table = "units 1: C 2 N1 1 M2 3; enemies 1: C 1 N1 2 M2 2 E1 1";
    let script = commanding("defensive-war", table).act(1, "attack");
    script.on(1, "C", 2, 0).on(1, "N1", 1, 1).on(1, "M2", 3, 0).on(1, "E1", 0, 1);
    commanding("defensive-war", "units 1: C 2; enemies 1: E1 1").not_legal(1, "attack");
    // So it is in a war.
    let table = "row: empty-granary ? ? ? ? ?; units 1: X 2; units 2: X 1; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0; store 1: 1";
    let script = war(3, table).play(
        "1 choose right\n2 choose right\n3 choose right\n1 end\n2 end\n3 end\n1 bid 1\n2 bid 0\n3 bid 0",
    );
    script.play("1 spend glory\n1 attack").told(2, "log-slain-rival").cites("KN-91");
}

#[test]
fn kn_92_any_number_of_units_move_one_tile() {
    let script = commanding("defensive-war", "units 1: C 2 M2 1").act(1, "move C N1");
    script
        .only_legal(
            1,
            [
                "move C N1",
                "move C N2",
                "move M2 N1",
                "move M2 N2",
                "move M2 M1",
                "move M2 M3",
                "move M2 O1",
                "move M2 O2",
                "halt",
            ],
        )
        .act(1, "move M2 O1")
        .not_legal(1, "move O1 E1")
        .not_legal(1, "move N1 M1")
        .act(1, "halt")
        .on(1, "C", 1, 0)
        .on(1, "N1", 1, 0)
        .on(1, "O1", 1, 0)
        .legal(1, ["end"]);
    // When all have moved the command is over.
    let all = commanding("defensive-war", "units 1: C 2").play("1 move C N1\n1 move C N2");
    all.legal(1, ["end"]);
}

#[test]
fn kn_93_all_sources_under_own_units_are_gathered() {
    let table = "units 1: C 2 M2 1 E1 1; enemies 1: M2 2; razed 1: M2 valor1";
    let script = commanding("defensive-war", table).act(1, "gather");
    // 2 gold; 1 glory and 1 gold; 2 gold and 5 points; on top of 3 valor.
    script.holds(1, [1, 3, 0, 5]).points(1, 5).see(|position| {
        assert_eq!(sources(&(*position).into(), 1, "E1"), "gold2 points5");
    });
}

#[test]
fn kn_94_enemy_diplomacy_goes_back() {
    commanding("defensive-war", "enemy 1: 3").act(1, "thwart").enemy_diplomacy(1, 2);
    commanding("defensive-war", "").not_legal(1, "thwart");
}

#[test]
fn kn_95_first_a_unit_then_gathering_with_it() {
    // The king's third stage has two command points.
    let table = "levels 1: king 3; stages 1: king 2; influence 1: 6; goods 1: gold 0";
    let script = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    // Castle 2 gold; M2 one of glory, valor and gold; the levels have paid 1 glory, 2 gold, 1 valor before.
    script.play("1 add M2\n1 gather").holds(1, [3, 2, 1, 5]);
}

#[test]
fn kn_96_who_does_not_pay_is_attacked_then_a_new_enemy_comes_and_all_move() {
    let table = "units 1: C 1 N1 1; enemies 1: N1 1 O2 2; goods 1: valor 4 gold 0; razed 1: M2 gold1";
    let script = enemy_acts("defensive-war", 2, 3, table).act(1, "suffer");
    let script = script.on(1, "N1", 0, 1);
    assert_eq!(sources(&script, 1, "O2"), "");
    let script = script.act(1, "enemy E3").on(1, "C", 1, 1);
    // N1 steps onto the castle tile; O2 has two ways for each enemy, E3 one.
    script
        .play("1 advance O2 M2\n1 advance O2 M3")
        .on(1, "M2", 0, 1)
        .on(1, "M3", 0, 1)
        .on(1, "O2", 0, 1)
        .holds(1, [4, 4, 0, 0]);
}

#[test]
fn kn_97_two_attacks_in_a_row() {
    let table = "levels 1: king 3; stages 1: king 2; influence 1: 6; units 1: C 1 N1 1; enemies 1: C 1 N1 2";
    let script = chosen("summons-to-the-throne-hall", "left", table).act(1, "end");
    let script = script.act(1, "attack").on(1, "C", 1, 0).on(1, "N1", 1, 1);
    script.act(1, "attack").on(1, "N1", 1, 0);
}
