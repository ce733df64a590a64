//! R-KN-01 to R-KN-49: what the rulebook leaves open.

use engine::{Game, Seat, SoloEnd};
use knight::{Defeat, Event, Good, MOST_USES, Stage, Standing, Victory};

use crate::given::{
    Look, alone, beside, by_rules, chosen, claimed, commanding, enemy_acts, given, player, scenario, scores,
    sources, war, winners,
};

#[test]
fn r_kn_01_wisdom_is_the_third_resource_and_battles_cost_valor() {
    assert_eq!(Good::RESOURCES[2].word(), "wisdom");
    let script = chosen("empty-granary", "left", "levels 1: combat 3; goods 1: valor 3").act(1, "battle 3");
    script.holds(1, [0, 0, 0, 4]);
}

#[test]
fn r_kn_02_three_checks_and_four_totals() {
    let table =
        "turn: 12; row: ? ? ? ? ? empty-granary; goal: house-of-stone; goods 1: gold 0; points 1: 200";
    let script = alone(table).play("1 choose left\n1 end\n1 enemy E1");
    assert!(!script.events(1).iter().any(|event| matches!(event, Event::GoalMissed { .. })));
    assert_eq!(player(&script, 1).boxes[3], Some(220));
}

#[test]
fn r_kn_03_eight_units_of_each_side() {
    let table = "units 1: C 4 N1 3; enemies 1: E1 4 E2 3";
    commanding("defensive-war", table).act(1, "add N2").look(1, |player| assert_eq!(player.units.total(), 8));
}

#[test]
fn r_kn_03_eight_units_of_both_sides_by_the_option() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: gold 12; units 1: C 4 N1 1; enemies 1: E1 2";
    let script = given("units=together", 1, table).play("1 choose left\n1 buy command");
    // The eighth unit comes, the ninth does not, neither one's own nor an enemy's.
    let full = script.act(1, "add N2").look(1, |player| assert_eq!(player.units.total(), 6));
    let full = full.act(1, "end").look(1, |player| assert_eq!(player.enemies.total(), 2)).awaits_chance();
    full.chance("event old-rival");
    let full = "row: empty-granary ? ? ? ? ?; goods 1: gold 12; units 1: C 4 N1 2; enemies 1: E1 2";
    let script = given("units=together", 1, full).play("1 choose left\n1 buy command");
    script.refused(1, "add N2", "R-KN-03");
    alone(full).play("1 choose left\n1 buy command").legal(1, ["add N2"]);
}

#[test]
fn r_kn_04_four_enemies_and_no_own_unit_on_the_castle_tile() {
    enemy_acts("defensive-war", 2, 1, "units 1: C 1; enemies 1: C 3 N1 1")
        .stands(1, Standing::Playing)
        .on(1, "C", 1, 4);
    // The last defender leaves: the siege succeeds at once.
    let script = commanding("defensive-war", "units 1: C 1; enemies 1: C 4").act(1, "move C N1");
    script.stands(1, Standing::Lost(Defeat::Siege));
}

#[test]
fn r_kn_05_the_castle_tile_counts_among_the_six() {
    let table = "units 1: C 1 N1 1 N2 1 M1 1 M3 1";
    commanding("defensive-war", table).act(1, "add M2").stands(1, Standing::Won(Victory::Lands));
    let two = "units 1: N1 2 N2 1 M1 1 M3 1";
    commanding("defensive-war", two).act(1, "add M2").stands(1, Standing::Playing);
}

#[test]
fn r_kn_06_a_row_that_is_used_up_repeats_its_last_element() {
    let script = enemy_acts("defensive-war", 2, 7, "").enemy_diplomacy(1, 1);
    script.look(1, |player| assert_eq!(player.rows, [0, 6, 0]));
}

#[test]
fn r_kn_07_forward_is_towards_the_castle() {
    chosen("caravan-in-the-fog", "left", "goods 1: gold 1; enemies 1: N2 1").act(1, "lure").on(1, "C", 2, 1);
}

#[test]
fn r_kn_08_a_neighbouring_action_costs_four_gold_and_lies_open_beside() {
    let table = "turn: 3; row: ? royal-hunt empty-granary old-rival ? ?; goods 1: gold 4";
    let script =
        alone(table).legal(1, ["borrow 2 left", "borrow 2 right", "borrow 4 left", "borrow 4 right"]);
    script
        .not_legal(1, "borrow 1 left")
        .not_legal(1, "borrow 3 left")
        .act(1, "borrow 4 left")
        .holds(1, [0, 0, 0, 0]);
    // Two actions of a side are borrowed together.
    let table = "row: empty-granary old-rival ? ? ? ?; levels 1: nobility 1 marshal 1; stages 1: nobility 1; goods 1: gold 4";
    alone(table).play("1 borrow 2 left\n1 choose left\n1 end").holds(1, [0, 2, 0, 4]);
}

#[test]
fn r_kn_09_gold_above_twelve_is_lost() {
    chosen("caravan-in-the-fog", "left", "goods 1: gold 12").holds(1, [0, 0, 0, 12]).points(1, 0);
}

#[test]
fn r_kn_10_tournaments_and_battles_mark_no_influence() {
    let table = "levels 1: stable 2 combat 1; goods 1: glory 1 valor 4";
    let script =
        chosen("empty-granary", "left", table).play("1 enter country-joust\n1 battle 1").influence(1, 3);
    script.not_legal(1, "enter country-joust").not_legal(1, "battle 1");
}

#[test]
fn r_kn_11_rewards_are_claimed_in_any_later_turn_and_their_commands_used_at_once() {
    let table = "character 1: bran; levels 1: combat 3; goods 1: gold 0";
    let script = chosen("empty-granary", "left", table)
        .play("1 end\n1 end\n1 enemy E1\n* event old-rival\n1 choose left");
    script.act(1, "reward 1").legal(1, ["add C", "gather"]).not_legal(1, "end");
    // After the last activation the card may be left alone.
    let after = chosen("empty-granary", "right", "levels 1: armory 4; goods 1: gold 0").act(1, "end");
    after.legal(1, ["reward 1", "end"]).cites("R-KN-11");
    // In a war the next player is then asked.
    let table = "row: empty-granary ? ? ? ? ?; levels 1: armory 4; goods 1: gold 0; goods 2: gold 0";
    let after = war(2, table).play("1 choose right\n2 choose right\n1 end\n2 end");
    after.legal(1, ["reward 1", "end"]).cites("R-KN-11");
}

#[test]
fn r_kn_11_the_character_card_is_open_before_the_choice_and_after_the_activation() {
    let table = "row: empty-granary ? ? ? ? ?; influence 1: 5; goods 1: glory 6; enemies 1: C 1";
    // Before a side is chosen; the command is used at once.
    let script = alone(table).legal(1, ["special", "threshold 5", "choose left"]);
    script.clone().act(1, "threshold 5").holds(1, [6, 0, 0, 6]).not_legal(1, "threshold 5");
    script
        .act(1, "special")
        .act(1, "attack")
        .on(1, "C", 2, 0)
        .legal(1, ["choose left"])
        .not_legal(1, "special");
    // After the last activation, before the consequences.
    let after = || alone(table).play("1 choose left\n1 end");
    let script = after().only_legal(1, ["special", "threshold 5", "end"]);
    script.clone().act(1, "end").legal(1, ["enemy E1"]);
    script.play("1 special\n1 attack\n1 threshold 5").legal(1, ["enemy E1"]);
    // By the first rules only the use phase had it.
    by_rules(1, || {
        alone(table).not_legal(1, "special").not_legal(1, "threshold 5");
        after().legal(1, ["enemy E1"]);
    });
}

#[test]
fn r_kn_11_a_threshold_may_pay_for_an_order_of_the_enemy() {
    // Row 2, element 3: pay 4 valor or suffer an attack. Bran's threshold brings 3 valor.
    let table = "character 1: bran; influence 1: 5; goods 1: valor 1; enemies 1: M2 1";
    let asked = || enemy_acts("defensive-war", 2, 3, table);
    let script = asked().act(1, "end").only_legal(1, ["suffer", "threshold 5"]).refused(1, "pay", "R-KN-13");
    let script = script.act(1, "threshold 5").only_legal(1, ["pay", "suffer"]);
    script.act(1, "pay").holds(1, [4, 0, 0, 0]);
    // By the first rules the attack came without a question.
    by_rules(1, asked).legal(1, ["raze M2 glory1"]);
}

#[test]
fn r_kn_11_the_special_action_is_open_in_the_consequences() {
    // Six glory are there before the activation, and row 1, element 2 asks for three.
    let table = "row: empty-granary ? ? ? ? ?; rows 1: 1 0 0; goods 1: glory 6; enemies 1: C 1";
    let script = alone(table).play("1 choose left\n1 end\n1 end");
    let script = script.only_legal(1, ["pay", "suffer", "special"]).act(1, "special");
    // The command comes before the next order, and what was spent cannot pay any more.
    script.act(1, "attack").on(1, "C", 2, 0).legal(1, ["enemy E1"]);
}

#[test]
fn r_kn_13_the_activation_pays_for_no_special_action_in_the_same_turn() {
    // The king pays 2 glory and 2 gold: six glory then, of which five count.
    let table = "levels 1: king 1; stages 1: king 1; goods 1: glory 4; influence 1: 5; rows 1: 1 0 0";
    let script = chosen("summons-to-the-throne-hall", "left", table).holds(1, [5, 0, 1, 0]).act(1, "end");
    script.holds(1, [6, 0, 1, 0]).only_legal(1, ["threshold 5", "end"]).refused(1, "special", "R-KN-13");
}

#[test]
fn r_kn_12_command_points_from_elsewhere_are_used_at_once_or_stored_in_a_war() {
    chosen("empty-granary", "left", "levels 1: combat 2; goods 1: valor 2 wisdom 1")
        .act(1, "battle 2")
        .legal(1, ["gather"]);
    let table = "row: empty-granary ? ? ? ? ?; levels 1: combat 2; goods 1: valor 2 wisdom 1";
    let script = war(2, table).play("1 choose left\n2 choose left\n1 battle 2");
    script.look(1, |player| assert_eq!(player.store, 1)).legal(1, ["end"]);
}

#[test]
fn r_kn_13_income_of_the_activation_does_not_buy_off_orders() {
    let table = "levels 1: king 1; stages 1: king 1; rows 1: 1 0 0; goods 1: glory 1";
    let script = chosen("summons-to-the-throne-hall", "left", table).act(1, "end").holds(1, [3, 0, 1, 0]);
    script.only_legal(1, ["enemy E1", "enemy E2", "enemy E3"]);
    let enough = table.replace("glory 1", "glory 2");
    chosen("summons-to-the-throne-hall", "left", &enough).act(1, "end").legal(1, ["pay"]);
}

#[test]
fn r_kn_14_every_office_acts_at_most_once_a_turn() {
    let table = "levels 1: church 5 nobility 5; stages 1: church 4 nobility 4; chains 1: church nobility nobility church; \
                 influence 1: 12; goods 1: gold 0; character 1: bran";
    let script = chosen("oath-at-the-altar", "left", &format!("{table}; {}", claimed(1))).act(1, "end");
    // Church: 2 wisdom, 1 glory; nobility: 1 valor, 1 glory, 2 gold; a command point of each.
    let script = script.act(1, "forgo").act(1, "forgo").holds(1, [3, 1, 3, 2]).points(1, 10);
    script.legal(1, ["enemy E1"]);
}

#[test]
fn r_kn_15_the_other_side_of_a_stage_is_forfeited() {
    let table = "levels 1: church 5; stages 1: church 3; influence 1: 12; goods 1: gold 0";
    let script = chosen("pilgrims-at-the-gate", "left", table).play("1 end\n1 stage left\n1 forgo");
    script.points(1, 35).look(1, |player| assert_eq!((player.stages[1], player.diplomacy), (4, 0)));
}

#[test]
fn r_kn_16_an_extra_activation_uses_the_row_of_this_turn_and_the_same_snapshot() {
    let table =
        "turn: 3; row: ? ? empty-granary ? ? ?; goal: house-of-stone; rows 1: 1 0 0; goods 1: glory 4";
    // The second element costs 3 glory; then the third one comes.
    let script =
        alone(table).play("1 choose left\n1 end\n1 pay").holds(1, [1, 0, 0, 4]).enemy_diplomacy(1, 1);
    script.look(1, |player| assert_eq!(player.rows, [3, 0, 0])).legal(1, ["enemy E1"]);
    // What was paid before is gone from the snapshot: the fourth element's 4 glory are not there any more.
    let table = table.replace("rows 1: 1 0 0; goods 1: glory 4", "rows 1: 0 0 0; goods 1: glory 3");
    alone(&table).play("1 choose left\n1 end\n1 enemy E1").legal(1, ["pay", "suffer"]);
}

#[test]
fn r_kn_17_the_player_chooses_among_equal_fields() {
    let script = enemy_acts("defensive-war", 2, 1, "enemies 1: E2 2");
    script
        .only_legal(1, ["advance E2 O1", "advance E2 O2"])
        .play("1 advance E2 O1\n1 advance E2 O2")
        .on(1, "O2", 0, 1);
}

#[test]
fn r_kn_18_an_attack_on_a_tile_without_sources_does_nothing() {
    let table = "enemies 1: O1 2; razed 1: O1 valor1 O1 glory1";
    enemy_acts("defensive-war", 2, 6, table).on(1, "O1", 0, 2).stands(1, Standing::Playing);
    // It stays passable.
    let table = "units 1: M1 1; razed 1: O1 valor1 O1 glory1";
    commanding("defensive-war", table).legal(1, ["move M1 O1"]);
}

#[test]
fn r_kn_19_victory_and_defeat_together_are_a_defeat() {
    // The last unit leaves the castle for a sixth tile.
    let table = "units 1: C 1 N1 1 N2 1 M1 1 M3 1 O1 1; enemies 1: C 4";
    commanding("defensive-war", table).act(1, "move C N2").stands(1, Standing::Lost(Defeat::Siege));
    let table = "units 1: C 1 N1 1 M2 1 M1 1 M3 1 O1 1; enemies 1: C 4";
    commanding("defensive-war", table).act(1, "move C N2").stands(1, Standing::Lost(Defeat::Siege));
}

#[test]
fn r_kn_20_exactly_zero_is_a_success() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; goods 1: gold 0; points 1: 80";
    let script = alone(table).play("1 choose left\n1 end\n1 enemy E1");
    // No victory, but no failure either.
    assert_eq!((scores(&script), script.outcome().solo), (vec![0], Some(SoloEnd::Survival)));
}

/// A war in which both have chosen the right side of the empty granary and use nothing.
fn bids(seats: u8, table: &str) -> testkit::Script<knight::Knight> {
    let mut script = war(seats, &format!("row: empty-granary ? ? ? ? ?; {table}"));
    for seat in 1..=seats {
        script = script.act(seat, "choose right");
    }
    for seat in 1..=seats {
        script = script.act(seat, "end");
    }
    script
}

#[test]
fn r_kn_21_a_tie_is_broken_by_influence_then_fewer_points_then_lot() {
    let leader = |table: &str| {
        let script = bids(2, table).play("1 bid 0\n2 bid 0");
        match script.position().turn() {
            engine::Turn::Chance if script.position().view(None).open.stage == Stage::Initiative => None,
            _ => script.events(1).iter().find_map(|event| match event {
                Event::Initiative { seat } => Some(seat.index() + 1),
                _ => None,
            }),
        }
    };
    assert_eq!(leader("influence 1: 2; influence 2: 1"), Some(1));
    assert_eq!(leader("points 1: 5; points 2: 4"), Some(2));
    assert_eq!(leader(""), None);
    bids(2, "").play("1 bid 0\n2 bid 0").possible("lot 1").possible("lot 2").chance("lot 2").awaits_chance();
}

#[test]
fn r_kn_22_the_step_below_is_strictly_below() {
    let script = bids(2, "goods 1: gold 3; goods 2: gold 3").play("1 bid 6\n2 bid 3").holds(1, [0, 0, 0, 0]);
    script.act(2, "spend gold").holds(2, [2, 1, 0, 2]).awaits_chance();
}

#[test]
fn r_kn_23_six_different_ones_of_the_nine_spaces() {
    let table = "units 1: A1 3 A3 1 A4 1 A5 1 A6 1";
    commanding("rebels", table).act(1, "add A5").stands(1, Standing::Playing);
    commanding("rebels", table).act(1, "add A8").stands(1, Standing::Won(Victory::Lands));
}

#[test]
fn r_kn_24_an_area_is_destroyed_with_its_last_source() {
    let script = enemy_acts("rebels", 2, 6, "units 1: A5 1; enemies 1: A1 1; razed 1: A1 gold1");
    assert_eq!(player(&script, 1).destroyed(knight::Scenario::Rebels.map()), 1);
    let half = enemy_acts("rebels", 2, 6, "units 1: A5 1; enemies 1: A1 1").act(1, "raze A1 glory1");
    assert_eq!(player(&half, 1).destroyed(knight::Scenario::Rebels.map()), 0);
}

#[test]
fn r_kn_25_the_flood_keeps_the_other_defeats_and_stuck_water_leaves() {
    let seven = "enemies 1: V1 1 V3 1 V5 1 V7 1 F2 1 F4 1 R1 1";
    enemy_acts("flood", 1, 1, seven).act(1, "enemy R2").stands(1, Standing::Lost(Defeat::Overrun));
    enemy_acts("flood", 1, 3, "enemy 1: 5").stands(1, Standing::Lost(Defeat::Diplomacy));
    // R4's neighbours are flooded or under water.
    let stuck = enemy_acts("flood", 2, 6, "units 1: R3 1; enemies 1: R4 1 R3 1; flooded 1: V6 V8");
    assert!(stuck.events(1).iter().any(|event| matches!(event, Event::Flowed { to: None, .. })));
    stuck.look(1, |player| assert_eq!(player.enemies.total(), 1));
}

#[test]
fn r_kn_26_water_moves_to_dry_free_fields_nearer_to_the_castle() {
    let script = enemy_acts("flood", 2, 1, "enemies 1: V5 1; flooded 1: V3");
    script.on(1, "F2", 0, 1);
    enemy_acts("flood", 2, 1, "enemies 1: V5 1; flooded 1: V3 F2").on(1, "V5", 0, 1).enemy_diplomacy(1, 1);
    // With two ways the player chooses.
    enemy_acts("flood", 2, 1, "enemies 1: V7 1 V5 1").cites("R-KN-26");
}

#[test]
fn r_kn_27_a_castle_is_hit_once_by_each_attacker_and_turn() {
    let table = "units 1: K2 2; units 2: K2 1; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0; store 1: 2";
    let script = bids(3, table).play("1 bid 1\n2 bid 0\n3 bid 0\n1 spend glory\n1 attack").points(1, 50);
    // Nobody is left to fight, and the castle was hit already; the attackers stay.
    script.not_legal(1, "attack").on(1, "K2", 2, 0);
}

#[test]
fn r_kn_27_a_castle_is_hit_with_every_attack_by_the_option() {
    let table = "row: empty-granary ? ? ? ? ?; units 1: K2 2; units 2: J2 1; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0; store 1: 2";
    let script = given("mode=war castle_hits=every", 3, table)
        .play("1 choose left\n2 choose left\n3 choose left\n1 end\n2 end\n3 end");
    let script = script.play("1 bid 1\n2 bid 0\n3 bid 0\n1 attack").points(1, 50).points(2, -50);
    script.act(1, "attack").points(1, 100).points(2, -100);
}

#[test]
fn r_kn_28_the_attacker_shares_out_the_losses() {
    let table = "units 1: X 2; units 2: X 2; units 3: X 1; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0; store 1: 1";
    let script = bids(3, table).play("1 bid 1\n2 bid 0\n3 bid 0\n1 spend glory\n1 attack");
    let script = script.only_legal(1, ["strike X 2", "strike X 3"]).play("1 strike X 3\n1 strike X 2");
    script.on(1, "X", 2, 0).on(2, "X", 1, 0).on(3, "X", 0, 0);
}

#[test]
fn r_kn_29_a_war_has_no_consequences() {
    let script = bids(2, "goods 1: gold 0").play("1 bid 1\n2 bid 0\n1 spend glory").awaits_chance();
    script.look(1, |player| assert_eq!((player.rows, player.enemies.total()), ([0; 3], 0)));
    war(2, "row: empty-granary ? ? ? ? ?").play("1 choose left\n2 choose left").refused(1, "lure", "R-KN-29");
}

#[test]
fn r_kn_30_a_duel_cannot_be_refused_and_may_be_repeated() {
    let script = war(2, "row: empty-granary ? ? ? ? ?").play("1 choose left\n2 choose left");
    let script =
        script.play("1 challenge 2\n1 challenge 2\n1 end").look(2, |player| assert_eq!(player.challenges, 3));
    script.play("2 end\n1 stake 1\n2 stake 0").awaits([1, 2]).legal(2, ["stake 0"]);
}

#[test]
fn r_kn_31_side_by_side_all_meet_the_same_cards_and_change_only_their_own_row() {
    let table = "row: empty-granary horse-fair ? ? ? ?; goods 1: gold 2; goods 2: gold 2";
    let script = beside(2, table).play("1 swap 1 2\n1 choose left");
    let open = script.position().view(None).open;
    assert_eq!(open.face(Seat::new(0), 0).map(|card| card.word()), Some("horse-fair"));
    assert_eq!(open.face(Seat::new(1), 0).map(|card| card.word()), Some("empty-granary"));
    // A card that the first player turns up is the same for the second, who has to turn it up, too.
    let script =
        beside(2, table).play("1 reveal 3\n* event old-rival\n1 choose left\n1 end\n1 enemy E1\n2 reveal 3");
    let open = script.position().view(None).open;
    assert_eq!(open.face(Seat::new(1), 2).map(|card| card.word()), Some("old-rival"));
}

#[test]
fn r_kn_32_a_penalty_takes_what_there_is() {
    let end = |goal: &str| {
        let table = format!("turn: 3; row: ? ? royal-hunt ? ? ?; goal: {goal}; goods 1: gold 1");
        alone(&table).play("1 choose right\n1 end\n1 enemy E1")
    };
    end("word-of-the-king").holds(1, [0, 2, 1, 0]);
    end("faithful").points(1, -5);
}

#[test]
fn r_kn_33_trades_are_made_in_the_use_phase_within_the_limits() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: glory 1; goods 2: glory 6 gold 12";
    let script = beside(2, table).not_legal(1, "offer 2").play("1 choose left\n1 offer 2");
    script.not_legal(1, "give glory").not_legal(1, "give gold").legal(1, ["want glory", "want gold"]);
}

#[test]
fn r_kn_33_trades_are_made_in_the_whole_turn_by_the_option() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: gold 0; goods 2: glory 3 valor 3 gold 0";
    beside(2, table).refused(1, "offer 2", "R-KN-33");
    let script = given("mode=side-by-side trades=whole_turn", 2, table);
    let trade = "1 offer 2\n1 want valor\n1 propose\n2 accept";
    // Before the choice.
    let script = script.play(trade).holds(1, [0, 1, 0, 0]).play("1 choose left\n1 end");
    script.awaits([1]);
}

#[test]
fn r_kn_34_an_early_victory_counts_what_is_left_and_a_defeat_stays_one() {
    let table = "levels 1: combat 1; battles 1: 2 3 4 5; goods 1: valor 4";
    let won = chosen("empty-granary", "left", table).act(1, "battle 1");
    // 10 points of the battle, 2 valor and 4 gold.
    assert_eq!(scores(&won), [40]);
    let lost = enemy_acts("defensive-war", 1, 3, "enemy 1: 5; points 1: 400");
    assert!(winners(&lost).is_empty());
}

#[test]
fn r_kn_35_the_march_for_gold_never_raises_diplomacy() {
    // An enemy that cannot step: there is nothing to lure.
    chosen("caravan-in-the-fog", "left", "goods 1: gold 1; enemies 1: C 1").not_legal(1, "lure");
    let script = chosen("caravan-in-the-fog", "left", "goods 1: gold 1; enemies 1: N1 1").act(1, "lure");
    script.enemy_diplomacy(1, 0);
    let rebels = "row: caravan-in-the-fog ? ? ? ? ?; goods 1: gold 6; enemies 1: A1 1";
    scenario("rebels", rebels).act(1, "choose left").not_legal(1, "lure");
}

#[test]
fn r_kn_36_all_fields_are_flooded_before_any_water_moves() {
    // F4 and R2 are flooded together, so neither can take the other's water.
    let script = enemy_acts("flood", 2, 6, "enemies 1: F4 1 R2 1; flooded 1: V5");
    script
        .only_legal(1, ["flow F4 F2", "flow F4 F3", "flow F4 V6", "flow F4 R3", "flow R2 R1", "flow R2 R3"]);
}

#[test]
fn r_kn_37_the_nearest_enemy_steps_first_then_in_the_order_of_the_map() {
    let script = enemy_acts("defensive-war", 2, 1, "enemies 1: C 3 N1 1 N2 1; units 1: C 1");
    // There is room for one: N1 comes first.
    script.on(1, "C", 1, 4).on(1, "N1", 0, 0).on(1, "N2", 0, 1);
}

#[test]
fn r_kn_38_only_cards_that_lie_open_are_replaced_and_two_unknown_ones_are_not_swapped() {
    let script = alone("row: empty-granary ? ? horse-fair ? ?; goods 1: gold 12");
    let script =
        script.not_legal(1, "replace 2").not_legal(1, "swap 2 3").legal(1, ["replace 4", "swap 2 4"]);
    // The replaced card is gone.
    script
        .act(1, "replace 4")
        .impossible("event horse-fair")
        .chance("event old-rival")
        .legal(1, ["replace 4"]);
}

#[test]
fn r_kn_38_unseen_cards_are_swapped_and_replaced_by_the_option() {
    let table = "row: empty-granary ? ? horse-fair ? ?; goods 1: gold 12";
    let script = given("changes=all", 1, table).legal(1, ["replace 2", "swap 2 3"]).act(1, "swap 2 3");
    let script = script.told(1, "log-swapped").act(1, "replace 3").told(1, "log-replaced-unseen");
    script.impossible("event horse-fair").chance("event old-rival").legal(1, ["replace 3", "replace 2"]);
    alone(table).refused(1, "replace 2", "R-KN-38").refused(1, "swap 2 3", "R-KN-38");
}

#[test]
fn r_kn_39_a_war_is_played_in_the_order_of_the_last_initiative() {
    let table = "row: empty-granary horse-fair ? ? ? ?; order: 2 1; goods 1: gold 2; goods 2: gold 2";
    let script = war(2, table).awaits([2]).legal(2, ["swap 1 2"]);
    // As soon as somebody has chosen a side, the current card stays.
    let script = script.act(2, "choose left").awaits([1]).not_legal(1, "swap 1 2").legal(1, ["swap 2 3"]);
    script.act(1, "choose left").awaits([2]).act(2, "end").awaits([1]);
}

#[test]
fn r_kn_40_a_disgraced_player_keeps_the_privilege() {
    let table = "row: pilgrims-at-the-gate ? ? ? ? ?; disgrace 1: 1; influence 1: 5; levels 1: armory 4; goods 1: glory 6; goods 2: gold 0";
    let script = war(2, table).play("1 choose left\n2 choose left");
    let script = script.not_legal(1, "special").not_legal(1, "threshold 5").not_legal(1, "reward 1");
    script.play("1 end\n2 end").holds(1, [6, 1, 3, 0]);
}

#[test]
fn r_kn_41_all_who_win_in_the_first_such_turn_are_first() {
    let table = "turn: 12; row: ? ? ? ? ? empty-granary; points 1: 290; influence 1: 25; points 2: 300; influence 2: 25; \
                 goods 1: gold 0; goods 2: gold 0";
    let table = format!("{}; {}", table.replace("points 2: 300", "points 2: 295"), claimed(2));
    let script = beside(2, &table).play("1 choose left\n1 end\n1 enemy E1\n2 choose left\n2 end\n2 enemy E1");
    assert_eq!(scores(&script), [340, 345]);
    // Whoever is out is no measure for those who play on.
    let table = "turn: 3; row: ? ? empty-granary ? ? ?; goal: first-in-deeds; points 1: 200; enemies 1: E1 4 E2 3; \
                 goods 1: gold 0; goods 2: gold 0; points 2: 1";
    let script = beside(2, table).play("1 choose left\n1 end\n1 enemy E2\n2 choose left\n2 end\n2 enemy E1");
    script.stands(1, Standing::Lost(Defeat::Overrun)).points(2, 11);
}

#[test]
fn r_kn_42_gold_is_taken_before_resources_flow_over() {
    // Minstrel, right: 1 glory and 4 gold; the gold fills the track, and the glory becomes points.
    chosen("minstrel-sings-of-you", "right", "goods 1: glory 6 gold 8").holds(1, [6, 0, 0, 12]).points(1, 5);
}

#[test]
fn r_kn_43_workers_do_not_enter_flooded_fields() {
    commanding("flood", "units 1: V5 1; flooded 1: V7 R1")
        .not_legal(1, "move V5 V7")
        .legal(1, ["move V5 F4"]);
}

#[test]
fn r_kn_44_what_would_change_nothing_is_not_offered() {
    // No unit, no room, no enemy: the command point is lost by itself.
    let script = commanding("rebels", "units 1: A5 1; enemies 1: A1 1");
    script.not_legal(1, "attack").not_legal(1, "thwart");
    let script = chosen("empty-granary", "left", "goods 1: glory 6").not_legal(1, "buy glory");
    script.not_legal(1, "exchange glory glory");
}

#[test]
fn r_kn_45_a_use_phase_has_at_most_forty_uses() {
    let mut script = chosen("empty-granary", "left", "goods 1: glory 6 gold 0");
    assert_eq!(MOST_USES, 40);
    // Gold by hand, so that the exchange never ends.
    for at in 0..MOST_USES {
        let (from, to) = if at % 2 == 0 { ("glory", "valor") } else { ("valor", "glory") };
        script = script.act(1, &format!("exchange {from} {to}")).with(|position| {
            let mut view = position.view(None);
            view.open.players[0].goods.set(Good::Gold, 4);
            *position = knight::Knight::determinize(&view, &mut engine::Rng::seeded(0));
        });
    }
    script.only_legal(1, ["end"]);
}

#[test]
fn r_kn_46_two_offers_in_a_use_phase() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: gold 0; goods 2: gold 0";
    let script = beside(2, table).act(1, "choose left");
    let offer = "1 offer 2\n1 give gold\n1 propose\n2 decline";
    script.play(offer).play(offer).refused(1, "offer 2", "R-KN-46").legal(1, ["end"]);
    let script = given("mode=side-by-side trades=whole_turn", 2, table).act(1, "choose left");
    script.play(offer).play(offer).play(offer).legal(1, ["offer 2"]);
}

#[test]
fn r_kn_47_a_castle_is_hit_by_attackers_whom_nobody_there_withstands() {
    let table = "units 1: K2 2; units 2: K1 1; units 3: K2 2; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0; store 1: 1";
    let script = bids(3, table).play("1 bid 1\n2 bid 0\n3 bid 0\n1 spend glory\n1 attack");
    script.points(1, 0).points(2, 0).on(3, "K2", 0, 0);
}

#[test]
fn r_kn_48_the_order_is_laid_down_before_the_first_command() {
    let table = "goods 1: gold 0; goods 2: gold 0; store 1: 1; store 2: 1";
    let script = bids(2, table).play("1 bid 1\n2 bid 0\n1 spend glory").only_legal(1, ["call 1", "call 2"]);
    script.act(1, "call 2").awaits([2]).act(2, "forgo").awaits([1]).act(1, "forgo").awaits_chance();
}

#[test]
fn r_kn_49_side_by_side_turns_are_played_one_after_the_other() {
    let table = "row: empty-granary ? ? ? ? ?; goods 1: gold 0; goods 2: gold 0; goods 3: gold 0";
    let script =
        given("mode=side-by-side scenario=barbarians", 3, table).play("1 choose left\n1 end\n1 enemy B1");
    let script = script.awaits([2]).play("2 choose left\n2 end\n2 enemy B1").awaits([3]);
    let script = script.play("3 choose left\n3 end\n3 enemy B2").awaits_chance();
    assert_eq!(sources(&script, 1, "B1"), "gold2 points5");
}
