//! The table as people see it.

use camelot::Camelot;
use engine::Seat;
use lang::{Locale, Names, Voice, read};
use scene::{Content, Layout, Piece, Portray, Role, Scene, SpotState, StageState, Zone};
use testkit::Script;

use crate::given::{NO_CAMPS, given, view, with};

fn seen(script: &Script<Camelot>, seat: u8) -> Scene {
    Camelot::scene(&view(script.position(), seat))
}

fn spoken(scene: &Scene, locale: Locale) -> Vec<String> {
    let voice = Voice::of(locale, Camelot::words());
    let names = ["Isolde", "Hedda", "Osric", "Linnea"].map(str::to_owned);
    let names = Names { names: &names, you: Some(Seat::new(0)) };
    let mut lines = read(scene, &voice, names);
    lines.push(voice.say(&scene.prompt, names));
    lines
}

#[track_caller]
fn says(scene: &Scene, locale: Locale, expected: &[&str]) {
    let lines = spoken(scene, locale);
    for line in expected {
        assert!(lines.iter().any(|said| said == line), "{line:?} is not said in\n{}", lines.join("\n"));
    }
}

#[track_caller]
fn piece<'a>(scene: &'a Scene, id: &str) -> &'a Piece {
    let mut pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
    pieces.find(|piece| piece.id == id).unwrap_or_else(|| panic!("no piece {id}"))
}

#[track_caller]
fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("no zone {id}"))
}

fn touches(script: &Script<Camelot>, seat: u8, action: &str) -> Vec<String> {
    Camelot::choice(&view(script.position(), seat), action.parse().expect("an action")).touches
}

#[test]
fn the_table_can_be_read_aloud() {
    let script = given(
        4,
        "round: 4; sent: red 2; open: green-blue special-3; green: blue r1c1 red r1c2; score: red 19",
    )
    .play("1 take green-blue\n1 shield green");
    let scene = seen(&script, 1);
    says(
        &scene,
        Locale::En,
        &[
            "Round 4 of 7",
            "Preparation (done) – Sending knights (done) – Predictions (done) – Missions (now)",
            "Place a knight: training ground. Row 1 is open.",
        ],
    );
    says(
        &scene,
        Locale::De,
        &["Runde 4 von 7", "Setze einen Ritter ein: Trainingsgelände. Zeile 1 ist offen."],
    );
}

#[test]
fn the_castle_lies_on_its_drawing() {
    let scene = seen(&with("green=b yellow=b", 4, "phase: send"), 1);
    let castle = zone(&scene, "castle");
    assert_eq!(castle.layout, Layout::Map { width: 1640, height: 1040 });
    assert_eq!(
        castle.backdrop,
        [
            "board/camelot",
            "board/camelot-green-b",
            "board/camelot-red-a",
            "board/camelot-blue-a",
            "board/camelot-yellow-b",
            "board/camelot-hall",
            "board/camelot-closed"
        ]
    );
    for slug in &castle.backdrop {
        assert!(art::board(slug).is_some(), "{slug} is not drawn");
    }
    let five = seen(&with("", 5, "phase: send"), 1);
    assert!(zone(&five, "castle").backdrop.contains(&"board/camelot-secret".to_owned()));
}

#[test]
fn open_fields_can_be_touched() {
    let script = given(4, "sent: red 2; open: green-red; green: blue r1c1").act(1, "take green-red");
    assert_eq!(touches(&script, 1, "shield green"), ["green-r1c2", "green-r1c3", "green-r1c4"]);
    let script = script.act(1, "shield green");
    assert_eq!(touches(&script, 1, "place green r1c2"), ["green-r1c2"]);
    let open = |scene: &Scene| {
        let spots = zone(scene, "castle").spots.iter().filter(|spot| spot.state == SpotState::Open);
        spots.map(|spot| spot.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(open(&seen(&script, 1)), ["green-r1c2", "green-r1c3", "green-r1c4"]);
    assert!(open(&seen(&script, 2)).is_empty());
    let missions = given(4, "sent: red 1; open: green green red");
    assert_eq!(touches(&missions, 1, "take green"), ["mission-green-1", "mission-green-2"]);
    let numbers = given(4, "phase: predict").act(4, "predict 8");
    assert_eq!(touches(&numbers, 3, "predict 8"), ["number-8-inner"]);
    assert_eq!(touches(&numbers, 3, "predict 9"), ["number-9"]);
    let extra = given(4, "sent: red 1; open: blue; blue: blue b1 b2 b3 b4 b5 green b6 b7 b8 b9")
        .play("1 take blue\n1 place blue b10");
    assert_eq!(touches(&extra, 1, "knight hinterland"), ["knight-camp-red-1", "knight-camp-red-2"]);
}

#[test]
fn magicians_stand_on_numbers_and_then_on_the_order_track() {
    let script = given(4, "sent: red 3; phase: predict").play("4 predict 8\n3 predict 8");
    let scene = seen(&script, 1);
    assert_eq!(piece(&scene, "magician-yellow").spot.as_deref(), Some("number-8"));
    assert_eq!(piece(&scene, "magician-green").spot.as_deref(), Some("number-8-inner"));
    assert_eq!(piece(&scene, "magician-red").spot.as_deref(), Some("order-1"));
}

#[test]
fn what_is_behind_a_screen_is_seen_by_its_owner_alone() {
    let script = given(4, "tiles: red foot rim; merlins: red 3; phase: send").act(1, "send red 2");
    let own = seen(&script, 1);
    let others = seen(&script, 2);
    let slugs = |scene: &Scene| {
        let front = |piece: &Piece| match &piece.face {
            scene::Face::Up(front) => front.slug.clone(),
            scene::Face::Down { back } => back.clone(),
        };
        zone(scene, "screen-red")
            .pieces
            .iter()
            .map(front)
            .filter(|slug| !slug.contains("knight"))
            .collect::<Vec<_>>()
    };
    assert_eq!(slugs(&own), ["camelot/merlin-3", "camelot/grail-foot", "camelot/grail-rim"]);
    assert_eq!(slugs(&others), ["camelot/back-merlin", "camelot/back-grail", "camelot/back-grail"]);
    assert_eq!(zone(&own, "screen-red").role, Role::Mine);
    let sent = |scene: &Scene| {
        zone(scene, "screen-red").pieces.iter().filter(|piece| piece.id.starts_with("sent")).count()
    };
    assert_eq!((sent(&own), sent(&others)), (2, 0));
}

#[test]
fn the_phases_of_a_round_are_a_line() {
    use StageState::{Ahead, Done, Now};
    let states =
        |table: &str| seen(&given(4, table), 1).stages.iter().map(|stage| stage.state).collect::<Vec<_>>();
    assert_eq!(states("phase: send"), [Done, Now, Ahead, Ahead]);
    assert_eq!(states("phase: predict"), [Done, Done, Now, Ahead]);
    assert_eq!(states("sent: red 1; open: green"), [Done, Done, Done, Now]);
}

#[test]
fn emblems_and_backs_are_drawn() {
    let script = with(
        "heroes=yes red=b",
        5,
        "tiles: red foot; merlins: red 3; red: red L1; open: special-2 green; phase: send",
    );
    for scene in [seen(&script, 1), seen(&script, 2)] {
        for piece in scene.zones.iter().flat_map(|zone| &zone.pieces) {
            let slug = match &piece.face {
                scene::Face::Up(front) => format!("emblem/{}", front.emblem),
                scene::Face::Down { back } => back.clone(),
            };
            assert!(art::drawing(&slug).is_some(), "{slug} is not drawn");
        }
        let prints = scene.zones.iter().flat_map(|zone| &zone.spots).flat_map(|spot| &spot.prints);
        for emblem in prints.filter_map(|print| print.emblem.as_ref()) {
            assert!(art::drawing(&format!("emblem/{emblem}")).is_some(), "{emblem} is not drawn");
        }
    }
}

#[test]
fn the_result_is_a_ledger_with_the_winner_first() {
    let script = given(4, "hinterland: red 0 blue 0 green 0 yellow 0; score: blue 30; phase: finale");
    let scene = seen(&script, 1);
    says(&scene, Locale::En, &["Hedda has won with 52 points."]);
    let [panel] = &scene.panels[..] else { panic!("{:?}", scene.panels) };
    let Content::Ledger { rows, .. } = &panel.content else { panic!("{panel:?}") };
    assert_eq!(rows.iter().map(|row| row.now).collect::<Vec<_>>(), [true, false, false, false]);
    assert_eq!(rows[0].seat, Some(Seat::new(1)));
}

/// The clauses of the lines with this message that the last step told everybody.
fn clauses(script: &Script<Camelot>, message: &str) -> Vec<String> {
    let lines = script.lines(None).into_iter().filter(|line| line.text.id == message);
    lines.map(|line| line.clause.to_string()).collect()
}

#[test]
fn ranks_are_told_with_the_clauses_of_their_side() {
    let ends = |options: &str, red: &str| {
        let table = "round: 7; order: red blue green yellow; sent: red 1; open: green";
        with(options, 4, &format!("{NO_CAMPS}; {table}; red: {red}")).play("1 take green\n1 place green r1c1")
    };
    let table = ends("", "red s1 s2 blue s3");
    assert_eq!(clauses(&table, "log-ranked"), ["CA-113", "CA-114"]);
    assert_eq!(clauses(&table, "log-absent"), ["CA-116", "CA-116"]);
    let rebellion = ends("red=b", "red L1 L2 blue R1");
    assert_eq!(clauses(&rebellion, "log-ranked-winning"), ["CA-127"]);
    assert_eq!(clauses(&rebellion, "log-ranked-losing"), ["CA-129"]);
    assert_eq!(clauses(&rebellion, "log-absent"), ["CA-130", "CA-130"]);
}

#[test]
fn lancelots_abilities_are_told_with_their_clauses() {
    let turned = |side: u8, steps: &str| {
        let table =
            format!("heroes: blue {side}; order: blue red green yellow; sent: blue 1; open: blue green");
        with("heroes=yes", 4, &table).play(steps)
    };
    let first = turned(1, "2 take green\n2 redirect green");
    assert_eq!(clauses(&first, "log-redirected"), ["CA-169"]);
    let second = turned(2, "2 take blue\n2 redirect blue");
    assert_eq!(clauses(&second, "log-redirected-blue"), ["CA-170"]);
}
