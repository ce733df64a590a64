//! R-CA-01 to R-CA-40.

use camelot::{Camelot, Colour, Event, Plan, Room, Side};
use engine::Game;
use testkit::Script;

use crate::given::{
    NO_CAMPS, by_rules, camp, empty, given, home, open, order, own_tiles, score, scores, stands, tiles,
    total, view, winners, with,
};

#[test]
fn r_ca_01_the_round_table_is_side_a_and_the_rebellion_side_b() {
    assert_eq!(Plan::of(Room::Red, Side::A), Plan::RoundTable);
    assert_eq!(Plan::of(Room::Red, Side::B), Plan::Rebellion);
}

#[test]
fn r_ca_02_a_shield_without_a_legal_field_gives_the_knight_back() {
    // The final is open, but red was in no preliminary round.
    let table = "green: blue p1a p2a p3a green p1b p2b p3b yellow p1c p2c";
    with("green=b", 4, &format!("sent: red 1; open: green; {table}"))
        .act(1, "take green")
        .told(1, "log-sent-back")
        .see(home("red", 11));
    // Already in every group that is open.
    with("blue=b", 4, "sent: red 1; open: blue; blue: red g1a g2a g3a g4a g5a")
        .act(1, "take blue")
        .told(1, "log-sent-back")
        .see(home("red", 6));
    // A legal field must be used.
    given(4, "sent: red 1; open: green").act(1, "take green").not_legal(1, "decline");
}

#[test]
fn r_ca_03_no_mission_small_enough_sends_all_to_the_hinterland() {
    let script = given(4, "sent: blue 1 green 1; open: red-red; hinterland: red 0")
        .see(camp("blue", 3))
        .see(camp("green", 3))
        .see(tiles("blue", 0));
    script.see(open("red-red")).awaits([4]);
    let gone = given(4, "sent: red 1 blue 1; open: green").play("1 take green\n1 place green r1c1");
    gone.told(2, "log-nothing-fits").cites("R-CA-03");
}

#[test]
fn r_ca_04_a_mission_that_fits_must_be_taken() {
    given(4, "sent: red 1; open: red").only_legal(1, ["take red"]).refused(1, "retrieve 1", "CA-059");
}

#[test]
fn r_ca_05_shields_in_any_order_each_finished_before_the_next() {
    let table = "sent: red 2; open: green-blue; green: red r1c1 r1c2";
    given(4, table)
        .play("1 take green-blue\n1 shield green\n1 place green r1c3\n1 bonus red\n1 knight screen\n1 place red s1")
        .only_legal(1, ["place blue b1"]);
    given(4, table).play("1 take green-blue\n1 shield blue\n1 place blue b1").legal(1, ["place green r1c3"]);
}

#[test]
fn r_ca_06_what_a_field_commands_is_done() {
    let tree = "sent: red 1; open: blue; blue: blue b1 b2 b3 green b4 b5";
    let knight = "sent: red 1; open: blue; blue: blue b1 b2 b3 b4 b5 green b6 b7 b8 b9";
    given(4, tree)
        .play("1 take blue\n1 place blue b6\n* grail foot")
        .see(camp("red", 1))
        .see(tiles("red", 1))
        .awaits([2]);
    // With knights in one place only there is nothing to choose but the field.
    given(4, &format!("{knight}; hinterland: red 0"))
        .play("1 take blue\n1 place blue b10\n1 place green r1c1")
        .see(home("red", 11));
    // A line may be left, but a bonus that was chosen is done.
    let line =
        given(4, "sent: red 1; open: green; green: red r1c1 r1c2").play("1 take green\n1 place green r1c3");
    line.clone().act(1, "decline").see(score("red", 2));
    line.act(1, "bonus red").only_legal(1, ["knight hinterland", "knight screen"]);
    // By the first rules, and with the option, every bonus can be declined.
    let declined = |options: &str| {
        with(options, 4, tree)
            .play("1 take blue\n1 place blue b6\n1 decline")
            .see(camp("red", 2))
            .see(tiles("red", 0))
            .awaits([2]);
        with(options, 4, knight).play("1 take blue\n1 place blue b10\n1 decline").see(score("red", 1));
    };
    by_rules(1, || declined(""));
    declined("bonuses=declinable");
    let asked = given(4, knight).play("1 take blue\n1 place blue b10");
    asked.refused(1, "decline", "R-CA-06");
}

#[test]
fn r_ca_07_sent_knights_are_no_extra_knights() {
    // Eight on the table, three sent, two behind the screen: one of them is left when the other is placed.
    let table = "sent: red 3; hinterland: red 0; open: blue; red: red s1 s2 s3 s4 s5 s6 s7 s8 s9 s10; \
                 blue: blue b1 b2 b3 b4 b5 green b6 b7 b8 b9";
    given(4, table)
        .play("1 take blue\n1 place blue b10")
        .told(1, "log-surplus")
        .see(camp("red", 2))
        .see(home("red", 0));
    let asked = "sent: red 1; open: blue; blue: blue b1 b2 b3 b4 b5 green b6 b7 b8 b9";
    given(4, asked).play("1 take blue\n1 place blue b10").legal(1, ["knight screen"]).cites("R-CA-07");
}

#[test]
fn r_ca_08_a_tree_without_knights_still_brings_a_tile() {
    given(4, "sent: red 1; hinterland: red 0; open: blue; blue: blue b1 b2 b3 green b4 b5")
        .play("1 take blue\n1 place blue b6")
        .told(1, "log-tree-alone")
        .chance("grail foot")
        .see(tiles("red", 1));
    let table = "sent: red 1; hinterland: red 0; open: blue; blue: blue b1 b2 b3 green b4 b5";
    with("bonuses=declinable", 4, table)
        .play("1 take blue\n1 place blue b6")
        .legal(1, ["tree"])
        .cites("R-CA-08");
}

#[test]
fn r_ca_09_no_more_tiles_when_they_are_used_up() {
    let all = "tiles: blue foot*7 stem*7 bowl*7 rim*6";
    given(4, &format!("{all}; sent: blue 1; open: green"))
        .act(1, "retrieve 2")
        .chance("grail rim")
        .see(tiles("red", 1))
        .see(camp("red", 0))
        .awaits([2]);
}

#[test]
fn r_ca_10_a_score_may_fall_below_zero() {
    with("blue=b", 4, "sent: red 1; open: blue; blue: blue g2a green g2b")
        .play("1 take blue\n1 place blue g2c")
        .see(score("yellow", -3));
}

#[test]
fn r_ca_11_a_special_mission_takes_its_number_of_knights() {
    given(4, "sent: red 3; open: special-2")
        .act(1, "take special-2")
        .see(score("red", 3))
        .see(home("red", 10))
        .see(camp("red", 3));
}

#[test]
fn r_ca_12_the_top_takes_a_merlin_tile_though_nobody_was_exact() {
    given(4, "sent: red 3; phase: predict")
        .play("4 predict 9\n3 predict 8\n2 predict 7\n1 predict 15")
        .see(order("blue green yellow red"))
        .chance("merlin 3")
        .told(2, "log-merlin");
}

#[test]
fn r_ca_13_lines_are_counted_by_direction() {
    // Closing a gap to a run of four is one bonus.
    given(4, "sent: red 1 blue 1; open: green red; green: red r1c1 r1c2 r1c4")
        .play("1 take green\n1 place green r1c3\n1 bonus points")
        .awaits([2]);
    // Making four of three is none.
    given(4, "sent: red 1 blue 1; open: green red; green: red r1c1 r1c2 r1c3")
        .play("1 take green\n1 place green r1c4")
        .awaits([2]);
    // Four directions at once.
    let table = "red r1c1 r1c2 r1c3 blue r1c4 red r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c4";
    let script = given(4, &format!("sent: red 1; open: green; hinterland: red 0; green: {table}"))
        .play("1 take green\n1 place green r3c3");
    assert_eq!(
        script.position().view(None).progress.lines,
        3,
        "row, column and the slanting line up to the right"
    );
}

#[test]
fn r_ca_14_the_first_two_colours_get_tournament_tiles() {
    with("green=b", 4, "sent: red 1; open: green; green: red p1a p2a; champions: blue green")
        .play("1 take green\n1 place green p3a")
        .not_told(1, "log-champion")
        .see(score("red", 2));
}

#[test]
fn r_ca_15_gates_open_at_once_and_count_neutral_knights() {
    // Six of eight fields and two neutral knights.
    with("green=b", 3, "sent: red 2; open: green-green; green: red p1a p2a blue p1b p2b green p3a")
        .play("1 take green-green\n1 place green p3b")
        .told(1, "log-gate-final")
        .only_legal(1, ["place green f1", "place green f2", "place green f3"]);
}

#[test]
fn r_ca_16_colours_of_a_side_grow_towards_each_other() {
    with(
        "red=b",
        4,
        "sent: green 1; order: green red blue yellow; open: red; red: red L1 L2 blue R1 green L7",
    )
    .act(3, "take red")
    .only_legal(3, ["place red L6"]);
}

#[test]
fn r_ca_17_the_tablet_and_sides_with_one_colour() {
    // Level: the rebels win, and a side with one colour pays its first value only.
    let script =
        with("red=b", 4, &format!("{NO_CAMPS}; red: red L1 blue R1; phase: finale")).act(2, "decline");
    assert_eq!(scores(&script), [5 + 24, 13 + 24, 26, 26]);
    // Nobody there: nothing is scored.
    assert_eq!(scores(&with("red=b", 4, &format!("{NO_CAMPS}; phase: finale"))), [26; 4]);
    // Neutral knights count: two of them are rebels.
    let script = with("red=b", 3, "hinterland: red 0 blue 0 green 0; red: red L1 L2; phase: finale");
    assert_eq!(total(&script, "red"), 5 + 22);
}

#[test]
fn r_ca_18_a_player_chooses_which_rebel_leaves() {
    let table = "sent: red 1 yellow 1; open: blue red; blue: blue g1a green g1b; red: red L1 yellow R1 R2 R3";
    let asked = || with("red=b blue=b", 4, table).play("1 take blue\n1 place blue g1c");
    let script = asked().awaits([4]).only_legal(4, ["withdraw red R1", "withdraw red R2", "withdraw red R3"]);
    let script = script.refused(4, "withdraw red L1", "CA-141");
    // From the middle: the next knight may close the gap beside the last one.
    script
        .clone()
        .act(4, "withdraw red R2")
        .see(empty("red R2"))
        .see(camp("yellow", 3))
        .play("2 retrieve 2\n* grail foot\n* grail foot\n3 retrieve 2\n* grail rim\n* grail rim\n4 take red")
        .only_legal(4, ["place red R2", "place red R4"]);
    // The last one: its field is the next again.
    script
        .act(4, "withdraw red R3")
        .play("2 retrieve 2\n* grail foot\n* grail foot\n3 retrieve 2\n* grail rim\n* grail rim\n4 take red")
        .only_legal(4, ["place red R3"]);
    // By the first rules the innermost one left by itself.
    by_rules(1, asked).see(empty("red R3")).see(stands("yellow", "red R2")).see(camp("yellow", 3));
}

#[test]
fn r_ca_18_several_colours_withdraw_in_the_order_of_the_track() {
    let table = "sent: red 1; order: red yellow blue green; open: blue; blue: blue g1a green g1b; \
                 red: yellow L1 L2 blue R1 R2";
    let script = with("red=b blue=b", 4, table).play("1 take blue\n1 place blue g1c");
    // Blue is in the group; yellow has two knights there and says which one leaves.
    script.awaits([4]).act(4, "withdraw red L1").awaits([4]).see(empty("red L1")).legal(4, ["retrieve 2"]);
}

#[test]
fn r_ca_18_a_lone_rebel_leaves_and_keeps_its_entry() {
    let table = "sent: red 1 yellow 1; open: blue red; hinterland: blue 0 green 0; blue: blue g1a green g1b; red: red L1 yellow R1 green L7";
    with("red=b blue=b", 4, table)
        .play("1 take blue\n1 place blue g1c")
        .see(empty("red R1"))
        .act(4, "take red")
        .only_legal(4, ["place red R1"]);
    // Without a knight in red only points are lost.
    with("blue=b", 4, "sent: red 1; open: blue; blue: blue g1a green g1b")
        .play("1 take blue\n1 place blue g1c")
        .see(score("yellow", -2))
        .see(camp("yellow", 2));
}

#[test]
fn r_ca_19_nothing_leaves_the_chapel() {
    for seed in 0..3 {
        let (events, end) = crate::given::random_events("yellow=a blue=b", 5, seed);
        let placed = events
            .iter()
            .filter(|event| matches!(event, Event::Placed(_, field, _) if field.room() == Room::Yellow));
        let standing: u32 =
            end.view(None).rooms[Room::Yellow as usize].0.iter().map(|own| own.count_ones()).sum();
        assert_eq!(placed.count() as u32, standing);
    }
}

#[test]
fn r_ca_20_ranks_are_fixed_before_the_magician_moves() {
    // The magician's line brings one more knight into red, which changes no rank.
    let table = "red: red s1 s2 blue s3; green: red r1c1 r1c2; order: red blue green yellow; phase: finale";
    let script = given(4, &format!("{NO_CAMPS}; {table}"))
        .see(score("blue", 0))
        .play("1 place green r1c3\n1 bonus red\n1 place red s12");
    assert_eq!(total(&script, "red"), 13 + 2 + 2 * 8);
    assert_eq!(total(&script, "blue"), 9 + 2 * 12);
    script.see(order("red blue green yellow"));
}

#[test]
fn r_ca_21_one_ability_a_turn_and_any_shield_may_be_turned() {
    let five = |table: &str| with("heroes=yes", 5, table);
    five("sent: red 1; open: key-violet")
        .act(1, "take key-violet")
        .play("1 redirect violet\n1 place red s1")
        .see(stands("red", "red s1"));
    five("sent: red 1; open: wild").act(1, "take wild").legal(1, ["shield wild", "redirect wild"]);
    // The second ability waits for a later turn.
    with("heroes=yes", 4, "order: green red blue yellow; sent: green 2; open: red-red")
        .play("3 take red-red\n3 redirect red\n3 place green r1c1\n3 place red s1")
        .awaits([1]);
    // Tristan counts extra knights too.
    let table = "order: green red blue yellow; heroes: green 2; sent: green 1; open: red; red: blue s1";
    with("heroes=yes", 4, table).play("3 take red\n3 place red s2").awaits([1]);
    let table = "order: green red blue yellow; heroes: green 2; sent: green 2; open: green-red; green: green r1c1 r1c2";
    with("heroes=yes", 4, table)
        .play("3 take green-red\n3 shield red\n3 place red s1\n3 place green r1c3\n3 bonus red\n3 knight screen\n3 place red s2\n3 pair")
        .see(score("green", 2 + 3));
}

#[test]
fn r_ca_22_two_players_compare_their_lower_totals() {
    let table = "order: yellow red green blue; score: red 9 green 5 blue 7 yellow 5; phase: finale";
    let script = given(2, &format!("{NO_CAMPS}; {table}"));
    assert_eq!(winners(&script), [2], "yellow stands above green");
    let script = given(2, "tiles: red foot green rim; phase: send");
    assert_eq!(
        own_tiles(script.position(), 1, "red").len() + own_tiles(script.position(), 1, "green").len(),
        2
    );
}

#[test]
fn r_ca_23_the_neutral_colour_in_majorities_and_rooms() {
    // Three neutral knights are first: the points of that rank are lost and nobody moves a magician.
    let script = given(3, "hinterland: red 0 blue 0 green 0; red: red s1 s2 blue s3; phase: finale");
    assert_eq!(scores(&script), [9 + 22, 6 + 24, -4 + 26]);
    // It fills groups and loses nothing.
    with("blue=b", 3, "sent: red 1; open: blue; blue: blue g2a")
        .play("1 take blue\n1 place blue g2b")
        .told(3, "log-group")
        .see(score("yellow", 0))
        .see(score("green", -3));
    // Its fields in the ballroom are passed over.
    given(3, "sent: red 1; open: blue; blue: blue b1 b2 b3")
        .act(1, "take blue")
        .only_legal(1, ["place blue b5"]);
}

#[test]
fn r_ca_24_any_number_may_be_predicted() {
    let numbers = (0..=15).map(|number| format!("predict {number}")).collect::<Vec<_>>();
    given(4, "phase: predict").only_legal(4, numbers.iter().map(String::as_str));
}

#[test]
fn r_ca_25_without_a_lower_number_the_lowest_higher_one_is_on_top() {
    given(4, "phase: predict")
        .play("4 predict 4\n3 predict 2\n2 predict 9\n1 predict 2")
        .see(order("green red yellow blue"));
}

#[test]
fn r_ca_26_tiles_for_pairs_are_drawn_down_the_order_track() {
    let all = "tiles: yellow foot*7 stem*7 bowl*7 rim*6";
    let script = given(4, &format!("{all}; order: blue red green yellow; phase: finale")).chance("grail rim");
    assert_eq!(total(&script, "blue") - total(&script, "red"), 1, "the last tile went to blue");
}

#[test]
fn r_ca_27_there_is_always_one_winner() {
    let script = given(4, &format!("order: yellow green blue red; {NO_CAMPS}; phase: finale"));
    assert_eq!(winners(&script), [4]);
    assert_eq!(script.outcome().places.first(4), [4, 3, 2, 1]);
    let pairs = given(4, "hinterland: red 5 blue 1 green 0 yellow 0; phase: finale");
    pairs.play("* grail foot\n* grail rim").told(1, "log-won-tie").cites("R-CA-27");
}

#[test]
fn r_ca_28_tiles_and_fists_are_hidden_everything_else_is_open() {
    let script = given(4, "tiles: red foot; merlins: red 2; phase: send").act(1, "send red 3");
    let seen = view(script.position(), 2);
    let red = seen.player(Colour::Red);
    assert_eq!((red.sent, red.home, red.tiles, red.merlins, red.secrets), (None, 11, 1, 1, None));
    assert_eq!(script.position().view(None).player(Colour::Red).secrets, None);
}

#[test]
fn r_ca_29_the_black_knight_is_like_any_other_on_the_board() {
    // Unplaced it is worth nothing; its price may be paid from nothing.
    let table = "order: violet red blue green yellow; heroes: violet 2; sent: red 1; hinterland: violet 1; open: green";
    with("heroes=yes", 5, table)
        .play("5 retrieve 1\n* grail foot\n5 black-knight\n5 place red s1")
        .see(score("violet", -2))
        .see(home("violet", 12));
    // Sent to the hinterland it is an ordinary knight.
    let table = "order: red blue green yellow violet; sent: red 1; open: blue; red: violet s1; black: placed; \
                 blue: blue g1a green g1b";
    let script = with("heroes=yes blue=b", 5, table)
        .play("1 take blue\n1 shield blue\n1 place blue g1c")
        .see(camp("violet", 3));
    assert_eq!(script.position().view(None).black_knight, camelot::BlackKnight::Ordinary);
    assert_eq!(script.position().invariant_error(), None);
}

#[test]
fn r_ca_30_no_more_than_are_behind_the_screen() {
    given(4, "hinterland: red 11; phase: send")
        .only_legal(1, ["send red 0", "send red 1", "send red 2"])
        .refused(1, "send red 3", "R-CA-30");
    // It need not fit any mission.
    given(4, "open: special-3; phase: send").legal(1, ["send red 1"]);
}

#[test]
fn r_ca_31_a_fifth_colour_finds_no_place_in_three_rooms() {
    for (options, card, room) in [
        ("red=b", "red", "red: red L1 blue R1 green L7 yellow R6"),
        ("", "yellow", "yellow: red a1 blue a2 green a3 yellow a4"),
        ("yellow=b", "yellow", "yellow: red s1 blue s2 green s3 yellow s4"),
    ] {
        with(
            options,
            5,
            &format!("order: violet red blue green yellow; sent: violet 1; open: {card}; {room}"),
        )
        .act(5, &format!("take {card}"))
        .told(5, "log-sent-back");
    }
}

#[test]
fn r_ca_32_a_special_mission_has_no_single_shield() {
    with(
        "heroes=yes",
        5,
        "order: violet red blue green yellow; sent: violet 1; open: green special-2 special-3",
    )
    .play("5 take green\n5 place green r1c1")
    .awaits([1]);
}

#[test]
fn r_ca_33_totals_are_plain_numbers() {
    use scene::Portray;
    let script = with("blue=b", 4, "score: yellow 61; sent: red 1; open: blue; blue: blue g2a green g2b")
        .play("1 take blue\n1 place blue g2c")
        .see(score("yellow", 58));
    let scene = Camelot::scene(&script.position().view(None));
    let marker =
        scene.zones.iter().flat_map(|zone| &zone.pieces).find(|piece| piece.id == "marker-yellow").unwrap();
    assert_eq!(marker.spot.as_deref(), Some("score-58"));
}

#[test]
fn r_ca_34_two_players_see_six_missions() {
    let script = Script::<Camelot>::start("colours=shields", 2).deal(4);
    assert_eq!(script.position().view(None).open.len(), 6);
}

#[test]
fn r_ca_35_the_first_unused_colour_is_neutral() {
    let script =
        Script::<Camelot>::start("colours=chosen", 3).play("1 colour red\n2 colour green\n3 colour violet");
    assert_eq!(script.position().view(None).player(Colour::Blue).owner, camelot::Owner::Neutral);
    script.see(stands("blue", "red s4"));
}

#[test]
fn r_ca_36_a_wild_shield_must_go_where_there_is_a_field() {
    given(4, "sent: red 1; open: wild")
        .act(1, "take wild")
        .not_legal(1, "decline")
        .legal(1, ["place red s1"]);
}

#[test]
fn r_ca_37_hearts_must_be_there_before_and_extra_knights_may_use_them() {
    // The third heart comes with this knight, the queen with the next.
    given(4, "sent: red 2; open: blue-blue; blue: red b1 blue b2")
        .act(1, "take blue-blue")
        .only_legal(1, ["place blue b3"])
        .act(1, "place blue b3")
        .only_legal(1, ["place blue b4", "place blue q"]);
    given(4, "sent: red 1; open: yellow; blue: red b1 blue b2 red b3; yellow: red a3 b3 c3")
        .play("1 take yellow\n1 place yellow d2\n1 knight screen")
        .legal(1, ["place blue q"]);
}

#[test]
fn r_ca_37_the_favour_is_for_the_next_knight_only_by_the_option() {
    // The third heart has come with the last knight: the next one has the favour.
    let next = "sent: red 1; open: blue; blue: red b1 blue b2 red b3";
    with("favour=next_knight", 4, next).act(1, "take blue").legal(1, ["place blue q"]);
    // A knight stands behind it already: the favour has passed.
    let later = "sent: red 1; open: blue; blue: red b1 blue b2 red b3 red b4";
    let script = with("favour=next_knight", 4, later).act(1, "take blue");
    script.refused(1, "place blue q", "R-CA-37").legal(1, ["place blue b5"]);
    given(4, later).act(1, "take blue").legal(1, ["place blue q"]);
}

#[test]
fn r_ca_38_sets_are_made_layer_by_layer() {
    assert_eq!(camelot::Grail([3, 2, 2, 1]).points(), 10 + 6 + 1);
}

#[test]
fn r_ca_39_three_players_see_five_missions() {
    let script = Script::<Camelot>::start("colours=shields", 3).deal(4);
    assert_eq!(script.position().view(None).open.len(), 5);
}

#[test]
fn r_ca_40_every_number_of_a_field_stands_in_one_table() {
    let sums: Vec<i32> = Plan::ALL
        .into_iter()
        .map(|plan| plan.fields().map(|field| i32::from(field.print().points)).sum())
        .collect();
    assert_eq!(sums, [40, 34, 0, 0, 35, 48, 41, 26, 15]);
    let fields: Vec<usize> = Plan::ALL.into_iter().map(|plan| plan.fields().len()).collect();
    assert_eq!(fields, [16, 12, 12, 13, 13, 13, 14, 13, 5]);
}
