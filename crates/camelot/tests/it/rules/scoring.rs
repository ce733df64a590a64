//! CA-081 to CA-091: the final scoring, and the sides of rooms.

use camelot::{Camelot, Colour, Event, Grail, Options, Phase, Reason, Side};
use engine::{Game, RulesVersion};
use testkit::Script;

use crate::given::{NO_CAMPS, given, random_events, scores, total, view, winners, with};

/// The last mission of the last round, and the final scoring after it.
fn last_mission(more: &str) -> Script<Camelot> {
    let table = format!("round: 7; {NO_CAMPS}; {more}; sent: yellow 1; open: green");
    given(4, &table).play("4 take green\n4 place green r1c1")
}

#[test]
fn ca_081_the_red_room_is_scored_first() {
    let script = given(4, &format!("{NO_CAMPS}; merlins: red 4; red: red s1; phase: finale"));
    // Before anything else the magician may be placed.
    script
        .see(crate::given::score("red", 13))
        .legal(1, ["place green r1c1", "place blue b1", "place yellow a1", "decline"])
        .not_legal(1, "place red s2");
}

#[test]
fn ca_082_ca_083_merlin_tiles_and_knights_behind_the_screen() {
    let script = given(4, &format!("{NO_CAMPS}; merlins: red 4 3 blue 2; phase: finale"));
    assert_eq!(scores(&script), [26 - 4 + 7, 26 - 4 + 2, 22, 22]);
    let last = last_mission("merlins: red 4").told(2, "log-merlins-revealed").told(2, "log-knights-revealed");
    last.cites("CA-082").cites("CA-083");
}

#[test]
fn ca_084_pairs_in_the_hinterland_bring_tiles() {
    let script = given(4, "hinterland: red 5 blue 1 green 0 yellow 0; phase: finale")
        .awaits_chance()
        .chance("grail foot")
        .awaits_chance()
        .chance("grail rim");
    assert_eq!(total(&script, "red"), 16 - 4 + 3);
    assert_eq!(total(&script, "blue"), 24 - 4);
}

#[test]
fn ca_085_ca_086_sets_of_grail_parts() {
    for (tiles, points) in [
        ([0, 0, 0, 0], 0),
        ([1, 0, 0, 0], 1),
        ([0, 1, 0, 1], 3),
        ([1, 1, 1, 0], 6),
        ([1, 1, 1, 1], 10),
        ([2, 2, 1, 1], 13),
        ([3, 0, 0, 0], 3),
    ] {
        assert_eq!(Grail(tiles).points(), points, "{tiles:?}");
    }
    let script = given(4, &format!("{NO_CAMPS}; tiles: red foot*2 stem*2 bowl rim; phase: finale"));
    assert_eq!(total(&script, "red"), 22 + 13);
    last_mission("tiles: red foot rim").told(2, "log-grail-revealed").cites("CA-085");
}

#[test]
fn ca_087_ca_156_who_is_not_in_the_secret_room_loses_nine() {
    let table = "hinterland: red 0 blue 0 green 0 yellow 0 violet 0; secret: red v1; phase: finale";
    let script = with("", 5, table);
    assert_eq!(scores(&script), [22 - 4, 24 - 4 - 9, 24 - 4 - 9, 24 - 4 - 9, 24 - 4 - 9]);
}

#[test]
fn ca_088_all_points_move_the_score() {
    for seed in 0..4 {
        let (events, end) = random_events("red=b blue=b heroes=yes", 4, seed);
        let mut sums = [0; 5];
        for event in events {
            if let Event::Scored(who, _, points) = event {
                sums[who.colour as usize] += points;
            }
        }
        for player in end.view(None).playing() {
            assert_eq!(player.score, sums[player.colour as usize]);
        }
    }
    given(4, &format!("{NO_CAMPS}; phase: finale")).cites("CA-088");
    last_mission("merlins: red 4").told(2, "log-total").cites("CA-088");
}

#[test]
fn ca_089_most_points_win_and_the_higher_magician_a_tie() {
    let script = given(4, &format!("{NO_CAMPS}; score: red 3 blue 9 green 9 yellow 1; phase: finale"));
    assert_eq!(winners(&script), [2]);
    let script = given(
        4,
        &format!("order: green blue red yellow; {NO_CAMPS}; score: red 3 blue 9 green 9; phase: finale"),
    );
    assert_eq!(winners(&script), [3]);
    assert_eq!(script.outcome().places.first(4), [3, 2, 1, 4]);
    last_mission("merlins: red 4").told(2, "log-won").cites("CA-089");
}

#[test]
fn ca_090_sides_may_be_mixed() {
    for number in 0..16 {
        let sides: [Side; 4] = std::array::from_fn(|room| Side::ALL[number >> room & 1]);
        let options = Options { sides: sides.map(Some), ..Options::FIRST_GAME };
        assert_eq!(Camelot::start(options, 4, RulesVersion::newest::<Camelot>()).view(None).sides, sides);
    }
    given(4, "sent: red 1; open: green").act(1, "take green").refused(1, "place green p1a", "CA-090");
    Script::<Camelot>::start("green=random colours=shields", 4).cites("CA-090");
}

#[test]
fn ca_091_tiles_decide_sides_by_chance() {
    Script::<Camelot>::start("green=random yellow=random red=b colours=shields", 4)
        .possible("side green a")
        .impossible("side red a")
        .chance("side green b")
        .chance("side yellow a")
        .see(|position| assert_eq!(position.view(None).sides, [Side::B, Side::B, Side::A, Side::A]))
        .possible("magician red");
}

#[test]
fn the_end_shows_everything_and_tells_where_points_came_from() {
    let (events, end) = random_events("", 4, 1);
    assert_eq!(end.view(None).phase, Phase::Over);
    assert!(end.view(None).playing().all(|player| player.secrets.is_some()));
    let grail = events.iter().any(|event| matches!(event, Event::Scored(_, Reason::Grail, _)));
    assert!(grail);
    assert!(view(&end, 1).player(Colour::Blue).secrets.is_some());
}
