//! CA-001 to CA-031: setting up, two players, three players.

use camelot::{BlackKnight, Camelot, Colour, Grail, Hero, Merlins, Missions, Owner, Plan, Room, Side, Stack};
use engine::{Game, Seat, Turn};
use scene::Portray;
use testkit::Script;

use crate::given::{NO_CAMPS, camp, given, home, order, scores, stands, tiles, view, winners, with};

fn start(seats: u8) -> Script<Camelot> {
    Script::start("colours=shields", seats)
}

#[test]
fn ca_001_the_first_game_shows_side_a_everywhere() {
    let view = start(4).position().view(None);
    assert_eq!(view.sides, [Side::A; 4]);
    let plans = [Plan::Training, Plan::RoundTable, Plan::Ballroom, Plan::Chapel];
    assert_eq!(Room::CASTLE.map(|room| view.plan(room)), plans);
}

#[test]
fn ca_002_ca_157_the_secret_room_is_for_five() {
    for (seats, there) in [(2, false), (3, false), (4, false), (5, true)] {
        let scene = Camelot::scene(&start(seats).position().view(None));
        let secret = scene.zones.iter().flat_map(|zone| &zone.spots).any(|spot| spot.id == "secret-v1");
        assert_eq!(secret, there, "{seats} players");
    }
}

#[test]
fn ca_003_ca_004_the_hinterland_holds_all_grail_tiles() {
    let view = start(4).position().view(None);
    assert_eq!(view.pile, 28);
    assert_eq!(Grail::ALL.0, [7; 4]);
    let scene = Camelot::scene(&view);
    assert!(scene.zones.iter().flat_map(|zone| &zone.spots).any(|spot| spot.id == "grail-pile"));
}

#[test]
fn ca_005_seven_merlin_tiles_lie_in_a_row() {
    assert_eq!(start(4).position().view(None).merlin_row, 7);
    assert_eq!(Merlins::ALL.values().collect::<Vec<_>>(), [2, 2, 3, 3, 3, 4, 4]);
}

#[test]
fn ca_006_missions_are_sorted_by_their_backs() {
    let sizes = Stack::ALL.map(|stack| Missions::stack(stack).len());
    assert_eq!(sizes, [21, 14, 7, 7]);
    for (stack, size) in [(Stack::One, 1), (Stack::Two, 2), (Stack::Three, 3)] {
        assert!(Missions::stack(stack).iter().all(|mission| mission.size() == size));
    }
    assert!(Missions::stack(Stack::Key).iter().all(|mission| (1..=3).contains(&mission.size())));
}

#[test]
fn ca_007_key_cards_are_for_five() {
    for (seats, cards) in [(2, 0), (3, 0), (4, 0), (5, 7)] {
        assert_eq!(start(seats).position().view(None).stacks.of(Stack::Key).len(), cards);
    }
}

#[test]
fn ca_008_everybody_chooses_a_colour_and_cards_settle_the_order() {
    let chosen = Script::<Camelot>::start("", 3)
        .awaits([1])
        .act(1, "colour violet")
        .told(2, "log-colour-chosen")
        .refused(2, "colour violet", "CA-008")
        .play("2 colour green\n3 colour red");
    chosen
        .impossible("magician blue")
        .play("* magician red\n* magician violet\n* magician green")
        .see(order("red violet green"));
    // With two players in turn, two colours each.
    let two =
        Script::<Camelot>::start("", 2).play("1 colour red\n2 colour blue\n1 colour violet").awaits([2]);
    let view = two.act(2, "colour green").awaits_chance().position().view(None);
    assert_eq!(view.colours_of(Seat::new(0)).collect::<Vec<_>>(), [Colour::Red, Colour::Violet]);
    // By the first rules the shields decided.
    Script::<Camelot>::start_by(1, "", 3).awaits_chance().possible("magician blue");
}

#[test]
fn ca_008_everybody_may_play_the_colour_of_the_shield() {
    let view = start(5).position().view(None);
    for (seat, colour) in Seat::all(5).zip(Colour::ALL) {
        assert_eq!(view.colours_of(seat).collect::<Vec<_>>(), [colour]);
    }
}

#[test]
fn ca_009_ca_010_ca_011_points_hinterland_and_screen_at_the_start() {
    for player in start(4).position().view(None).playing() {
        assert_eq!((player.score, player.hinterland, player.home), (0, 2, 11));
    }
}

#[test]
fn ca_012_with_five_one_knight_stays_in_the_box() {
    for player in start(5).position().view(None).playing() {
        assert_eq!((player.hinterland, player.home), (2, 10));
    }
}

#[test]
fn ca_013_a_screen_hides_tiles() {
    let script = given(4, "tiles: red foot; merlins: red 4; phase: send");
    let own = view(script.position(), 1).player(Colour::Red).secrets.expect("its own");
    assert_eq!((own.tiles.0, own.merlins.points()), ([1, 0, 0, 0], 4));
    let seen = view(script.position(), 2);
    assert_eq!(seen.player(Colour::Red).secrets, None);
    assert_eq!((seen.player(Colour::Red).tiles, seen.player(Colour::Red).merlins), (1, 1));
}

#[test]
fn ca_014_each_colour_has_one_magician() {
    for (seats, magicians) in [(2, 4), (3, 3), (4, 4), (5, 5)] {
        let script = start(seats).deal(1);
        assert_eq!(script.position().view(None).order.len(), magicians);
        let scene = Camelot::scene(&script.position().view(None));
        let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
        assert_eq!(pieces.filter(|piece| piece.id.starts_with("magician-")).count(), usize::from(magicians));
    }
}

#[test]
fn ca_015_the_first_game_has_no_heroes() {
    assert!(start(5).position().view(None).playing().all(|player| player.hero == Hero::Gone));
}

#[test]
fn ca_016_a_score_goes_on_beyond_sixty() {
    let script = given(4, "sent: red 1; open: green; score: red 59").play("1 take green\n1 place green r1c1");
    let scene = Camelot::scene(&script.position().view(None));
    let marker =
        scene.zones.iter().flat_map(|zone| &zone.pieces).find(|piece| piece.id == "marker-red").unwrap();
    assert_eq!(marker.spot.as_deref(), Some("score-2"));
    script.see(crate::given::score("red", 62));
}

#[test]
fn ca_017_ca_018_magician_cards_of_the_colours_in_play_make_the_first_order() {
    start(3)
        .possible("magician red")
        .impossible("magician yellow")
        .impossible("magician violet")
        .chance("magician green")
        .impossible("magician green")
        .chance("magician red")
        .chance("magician blue")
        .see(order("green red blue"));
}

#[test]
fn ca_019_everybody_can_see_who_plays_which_colour() {
    let scene = Camelot::scene(&start(4).deal(1).position().view(None));
    for (plate, colour) in scene.plates.iter().zip(Colour::ALL) {
        let title = plate.title.as_ref().expect("a colour");
        assert_eq!((title.id.as_str(), &title.args[0].1), ("colour", &colour.word().into()));
    }
}

#[test]
fn ca_020_the_first_game_drops_no_tiles() {
    assert_eq!(start(4).position().turn(), Turn::Chance);
    start(4).impossible("side green a").possible("magician red");
}

#[test]
fn ca_021_the_first_game_leaves_some_pieces_in_the_box() {
    let view = start(5).position().view(None);
    assert!(view.champions.is_empty());
    assert_eq!(view.black_knight, BlackKnight::Box);
    let scene = Camelot::scene(&view);
    assert!(scene.zones.iter().flat_map(|zone| &zone.pieces).all(|piece| piece.id != "tablet"));
}

// Two players

#[test]
fn ca_022_two_players_play_two_colours_each() {
    let view = start(2).position().view(None);
    assert_eq!(view.colours_of(Seat::new(0)).collect::<Vec<_>>(), [Colour::Red, Colour::Green]);
    assert_eq!(view.colours_of(Seat::new(1)).collect::<Vec<_>>(), [Colour::Blue, Colour::Yellow]);
    Script::<Camelot>::start("", 2).cites("CA-022");
}

#[test]
fn ca_023_ca_024_two_colours_never_mix() {
    let script = given(2, "order: red blue green yellow; sent: blue 1; open: green").act(1, "retrieve 2");
    script
        .chance("grail foot")
        .chance("grail rim")
        .see(tiles("red", 2))
        .see(tiles("green", 0))
        .see(home("red", 13))
        .see(home("green", 11))
        .see(camp("red", 0))
        .see(camp("green", 2));
    given(2, "phase: send")
        .not_legal(1, "send blue 1")
        .act(1, "send red 1")
        .only_legal(1, ["send green 0", "send green 1", "send green 2", "send green 3"]);
}

#[test]
fn ca_025_both_colours_are_in_one_hand_until_all_fists_open() {
    let script = given(2, "phase: send").play("1 send red 2\n1 send green 1\n2 send blue 0\n2 send yellow 3");
    let seen = view(script.position(), 2);
    assert_eq!((seen.player(Colour::Red).sent, seen.player(Colour::Green).sent), (None, None));
    assert_eq!((seen.player(Colour::Blue).sent, seen.player(Colour::Yellow).sent), (Some(0), Some(3)));
    let script = script.play("2 predict 6\n1 predict 5\n2 predict 4\n1 predict 3");
    assert_eq!(view(script.position(), 2).player(Colour::Red).sent, Some(2));
}

#[test]
fn ca_026_each_colour_predicts_and_has_its_turn() {
    given(2, "order: red green blue yellow; phase: predict")
        .awaits([2])
        .act(2, "predict 1")
        .awaits([2])
        .act(2, "predict 2")
        .awaits([1])
        .act(1, "predict 3")
        .awaits([1])
        .act(1, "predict 4")
        .awaits_chance();
}

#[test]
fn ca_027_the_weaker_colour_counts() {
    let script = given(2, &format!("{NO_CAMPS}; score: red 55 green 40 blue 47 yellow 45; phase: finale"));
    assert_eq!(scores(&script), [40 + 22, 45 + 22]);
    assert_eq!(winners(&script), [2]);
}

// Three players

#[test]
fn ca_028_neutral_knights_stand_on_marked_fields() {
    let script = start(3).deal(1);
    let seen = script.position().view(None);
    assert_eq!(seen.player(Colour::Yellow).owner, Owner::Neutral);
    let marks = "green r1c4, green r2c1, green r3c4, green r4c1, red s4, red s8, red s12, blue b4, blue b8, blue b12, \
                 yellow a4, yellow b4, yellow c3";
    for field in marks.split(", ") {
        stands("yellow", field)(script.position());
    }
    let all: u32 = seen.rooms.iter().map(|room| room[Colour::Yellow].count_ones()).sum();
    assert_eq!(all, 13);
    let script = with("green=b red=b blue=b yellow=b", 3, "phase: send");
    let marks =
        "green p1c, green p2c, red R5, red R6, blue g1c, blue g2c, blue g3c, yellow s4, yellow m5, yellow t3";
    for field in marks.split(", ") {
        stands("yellow", field)(script.position());
    }
}

#[test]
fn ca_029_nobody_can_use_these_fields() {
    given(3, "sent: red 1; open: green")
        .act(1, "take green")
        .only_legal(1, ["place green r1c1", "place green r1c2", "place green r1c3"])
        .refused(1, "place green r1c4", "CA-029");
}

#[test]
fn ca_030_they_count_as_taken() {
    // Three knights fill the first row together with the neutral one.
    given(3, "sent: red 1; open: green; green: blue r1c1 r1c2 green r1c3")
        .act(1, "take green")
        .only_legal(1, ["place green r2c2", "place green r2c3", "place green r2c4"]);
}

#[test]
fn ca_031_the_neutral_colour_loses_ties() {
    // Neutral: three knights. Red has three too and is first, blue has two.
    let script = given(3, "hinterland: red 0 blue 0 green 0; red: red s1 s2 s3 blue s5 s6; phase: finale")
        .act(1, "decline");
    assert_eq!(crate::given::total(&script, "red"), 13 + 2 * 10);
    assert_eq!(crate::given::total(&script, "blue"), 6 + 2 * 11);
    assert_eq!(crate::given::total(&script, "green"), -4 + 2 * 13);
}
