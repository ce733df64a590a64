//! The table as people see it.

use engine::{Game, Seat};
use knight::Knight;
use lang::{Locale, Names, Voice, read};
use scene::{Content, Face, Layout, Part, Piece, Portray, Scene, Spot, SpotState, Zone};
use testkit::Script;

use crate::given::{chosen, enemy_acts};

/// Ser Aldric in the defensive war; the Wounded stag is turned up first.
fn alone() -> Script<Knight> {
    Script::start("", 1).play("1 take aldric\n* goal house-of-stone\n* event wounded-stag")
}

/// Aldric against Bran on the map of two.
fn war() -> Script<Knight> {
    Script::start("mode=war", 2)
        .play("1 take aldric\n2 take bran\n* goal first-in-deeds\n* event wounded-stag")
}

/// The table as a seat sees it.
fn seen(script: &Script<Knight>, seat: u8) -> Scene {
    Knight::scene(&script.position().view(Some(Seat::new(seat - 1))))
}

fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("no zone {id}"))
}

fn spot<'a>(scene: &'a Scene, id: &str) -> &'a Spot {
    let mut spots = scene.zones.iter().flat_map(|zone| &zone.spots);
    spots.find(|spot| spot.id == id).unwrap_or_else(|| panic!("no spot {id}"))
}

fn parts(spot: &Spot, part: Part) -> Vec<(&str, i32)> {
    let printed = spot.prints.iter().filter(|print| print.part == part);
    printed.filter_map(|print| Some((print.emblem.as_deref()?, print.value?))).collect()
}

fn touches(script: &Script<Knight>, seat: u8, action: &str) -> Vec<String> {
    let view = script.position().view(Some(Seat::new(seat - 1)));
    Knight::choice(&view, action.parse().expect("an action")).touches
}

#[test]
fn characters_lie_open_to_be_chosen() {
    let script = Script::<Knight>::start("mode=war", 2).act(1, "take odo");
    let scene = seen(&script, 2);
    let ids: Vec<&str> = zone(&scene, "characters").pieces.iter().map(|piece| piece.id.as_str()).collect();
    assert!(ids.len() == 5 && !ids.contains(&"character-odo"), "{ids:?}");
    assert_eq!(touches(&script, 2, "take bran"), ["character-bran"]);
}

#[test]
fn both_sides_of_the_card_say_what_they_mean() {
    let script = alone();
    let scene = seen(&script, 1);
    let row = &zone(&scene, "events").pieces;
    let down = |piece: &&Piece| matches!(piece.face, Face::Down { .. });
    assert_eq!((row.len(), row.iter().filter(down).count(), row[0].chosen), (6, 5, true));
    let left = spot(&scene, "side-left");
    assert_eq!((parts(left, Part::Face), left.state), (vec![("glory", 4)], SpotState::Open));
    assert_eq!(left.prints.len(), 3, "goods, what the lords would pay, what the enemy would do");
    assert_eq!(touches(&script, 1, "choose left"), ["side-left"]);
    let chosen = seen(&script.act(1, "choose left"), 1);
    assert!(spot(&chosen, "side-left").chosen);
    assert_eq!(spot(&chosen, "side-right").state, SpotState::Shut);
}

#[test]
fn the_court_shows_what_can_be_bought_and_what_is_missing() {
    let script = alone().act(1, "choose left");
    let scene = seen(&script, 1);
    let Layout::Sheet { rows, columns } = &zone(&scene, "court").layout else { panic!("a sheet") };
    assert_eq!((rows.len(), columns.len()), (16, 7));
    let levels = zone(&scene, "court").spots.iter().filter(|spot| spot.id.starts_with("court-"));
    assert_eq!(levels.count(), 67);
    let king = spot(&scene, "court-king-1");
    assert_eq!((king.state, parts(king, Part::Cost)), (SpotState::Open, vec![("glory", 2)]));
    assert_eq!(parts(king, Part::Gain), [("glory", 1)]);
    let combat = spot(&scene, "court-combat-1");
    assert_eq!((combat.state, parts(combat, Part::Lack)), (SpotState::Near, vec![("valor", 1)]));
    assert_eq!(spot(&scene, "court-castle-1").state, SpotState::Plain, "three gold are not one step");
    assert_eq!(spot(&scene, "court-king-2").state, SpotState::Shut);
    assert_eq!(parts(spot(&scene, "court-stable-2"), Part::Need), [("influence", 6)]);
    assert_eq!(touches(&script, 1, "unlock king"), ["court-king-1"]);
    let bought = seen(&script.act(1, "unlock king"), 1);
    assert_eq!(spot(&bought, "court-king-1").state, SpotState::Done);
    assert_eq!(parts(spot(&bought, "pays-king"), Part::Gain), [("glory", 1)]);
}

#[test]
fn the_map_has_its_tiles_units_and_roads() {
    let scene = seen(&alone(), 1);
    let map = zone(&scene, "map");
    assert_eq!((map.spots.len(), map.links.len(), map.landscape), (11, 20, true));
    assert_eq!(map.backdrop, ["board/knight-war"]);
    assert_eq!(map.pieces.iter().filter(|piece| piece.spot.as_deref() == Some("tile-C")).count(), 2);
    let printed = spot(&scene, "tile-M2").prints.iter().filter_map(|print| print.emblem.as_deref());
    assert_eq!(printed.collect::<Vec<_>>(), ["glory", "valor", "gold"]);
    assert_eq!(parts(spot(&scene, "tile-C"), Part::Face), [("gold", 2)]);
    for options in ["", "scenario=flood", "scenario=barbarians", "scenario=rebels"] {
        let scene = seen(&Script::start(options, 1).act(1, "take odo"), 1);
        assert!(zone(&scene, "map").backdrop.iter().all(|slug| art::board(slug).is_some()), "{options}");
    }
    for seats in 2..=4 {
        let takes = (1..=seats).zip(["aldric", "bran", "odo", "corvin"]);
        let start = Script::start("mode=war", seats);
        let script = takes.fold(start, |script, (seat, name)| script.act(seat, &format!("take {name}")));
        let scene = seen(&script, 1);
        assert!(zone(&scene, "map").backdrop.iter().all(|slug| art::board(slug).is_some()), "{seats}");
    }
}

#[test]
fn every_picture_is_drawn() {
    let mut scenes: Vec<Scene> =
        (1..=4).map(|seats| seen(&Script::start("mode=war", seats.max(2)), 1)).collect();
    scenes.extend([seen(&alone(), 1), seen(&alone().act(1, "choose left"), 1), seen(&war(), 1)]);
    scenes.extend(["flood", "barbarians", "rebels"].map(|word| {
        let script = Script::start(&format!("scenario={word}"), 1).play("1 take odo\n* goal quiet-borders");
        seen(&script.chance("event old-rival"), 1)
    }));
    for scene in scenes {
        let headings = scene.zones.iter().flat_map(|zone| match &zone.layout {
            Layout::Sheet { rows, .. } => rows.iter().filter_map(|row| row.emblem.clone()).collect(),
            _ => Vec::new(),
        });
        let prints = scene.zones.iter().flat_map(|zone| &zone.spots).flat_map(|spot| &spot.prints);
        let fronts = scene.zones.iter().flat_map(|zone| &zone.pieces).filter_map(|piece| match &piece.face {
            Face::Up(front) => Some(front.emblem.clone()),
            Face::Down { .. } => None,
        });
        let counters =
            scene.plates.iter().flat_map(|plate| &plate.counters).map(|counter| counter.emblem.clone());
        let all =
            headings.chain(prints.filter_map(|print| print.emblem.clone())).chain(fronts).chain(counters);
        for emblem in all {
            assert!(art::drawing(&format!("emblem/{emblem}")).is_some(), "no drawing of {emblem}");
        }
    }
    assert!(art::drawing("knight/back-event").is_some());
}

#[test]
fn the_ways_to_win_and_to_lose_are_measured() {
    let scene = seen(&alone(), 1);
    let meters = |id: &str| {
        let panel = scene.panels.iter().find(|panel| panel.id == id).expect("a panel");
        let Content::Ledger { rows, .. } = &panel.content else { panic!("a ledger") };
        rows.iter().filter_map(|row| row.meter).map(|meter| (meter.value, meter.goal)).collect::<Vec<_>>()
    };
    assert_eq!(meters("won"), [(0, 6), (0, 300), (0, 25), (1, 6), (0, 5)]);
    assert_eq!(meters("lost"), [(0, 6), (0, 8), (0, 4)]);
    assert!(seen(&war(), 1).panels.iter().all(|panel| panel.id != "lost"), "a war has no defeat");
}

#[test]
fn the_enemys_next_order_is_lifted() {
    let scene = seen(&alone().act(1, "choose left"), 1);
    let rows: Vec<&Zone> = scene.zones.iter().filter(|zone| zone.id.starts_with("row-")).collect();
    assert_eq!(rows.len(), 3);
    let lifted: Vec<&str> = rows
        .iter()
        .flat_map(|zone| &zone.spots)
        .filter(|spot| spot.chosen)
        .map(|spot| spot.id.as_str())
        .collect();
    assert_eq!(lifted, ["row-2-1"]);
    assert_eq!(parts(spot(&scene, "row-1-2"), Part::Cost), [("glory", 3)]);
}

#[test]
fn the_table_can_be_read_aloud() {
    let script = alone().act(1, "choose left");
    let names = Names { names: &["Hedda".to_owned()], you: Some(Seat::new(0)) };
    for (locale, prompt, heard) in [
        (Locale::En, "Spend what you have, then activate the lords.", "Ser Aldric of the Marches"),
        (Locale::De, "Setze ein, was du hast, dann aktiviere die Hofherren.", "Ser Aldric von den Marken"),
    ] {
        let voice = Voice::of(locale, Knight::words());
        let scene = seen(&script, 1);
        assert_eq!(voice.say(&scene.prompt, names), prompt);
        let lines = read(&scene, &voice, names);
        assert!(lines.iter().any(|line| line.contains(heard)), "{}", lines.join("\n"));
    }
}

/// The clauses of the lines with this message that the last step told everybody.
fn clauses(script: &Script<Knight>, message: &str) -> Vec<String> {
    let lines = script.lines(None).into_iter().filter(|line| line.text.id == message);
    lines.map(|line| line.clause.to_string()).collect()
}

#[test]
fn gains_are_told_with_the_clause_that_grants_them() {
    let table = "levels 1: king 1; goods 1: glory 6; influence 1: 5; character 1: mirelle";
    let script = chosen("summons-to-the-throne-hall", "left", table);
    assert_eq!(clauses(&script, "log-gained"), ["KN-22"]);
    let script = script.act(1, "threshold 5");
    assert_eq!(clauses(&script, "log-gained"), ["KN-38"]);
    // Mirelle's privilege, the level, and the first stage.
    let script = script.act(1, "end");
    assert_eq!(clauses(&script, "log-gained"), ["KN-36", "KN-43", "KN-14"]);
}

#[test]
fn what_the_enemy_does_is_told_with_the_clauses_of_the_scenario() {
    let enemy = |name: &str, place: &str| {
        let script = enemy_acts(name, 1, 1, "goods 1: gold 0").act(1, &format!("enemy {place}"));
        clauses(&script, "log-enemy")
    };
    assert_eq!(enemy("defensive-war", "E1"), ["KN-56"]);
    assert_eq!(enemy("flood", "R1"), ["KN-127"]);
    assert_eq!(enemy("barbarians", "B1"), ["KN-134"]);
    assert_eq!(enemy("rebels", "A1"), ["KN-135"]);
    let stuck = enemy_acts("defensive-war", 2, 1, "enemies 1: C 1");
    assert_eq!(clauses(&stuck, "log-diplomacy"), ["KN-61"]);
    let ordered = enemy_acts("defensive-war", 1, 3, "enemy 1: 5");
    assert_eq!(clauses(&ordered, "log-diplomacy"), ["KN-55"]);
    let rebels = enemy_acts("rebels", 1, 1, "enemies 1: A1 1 A2 1 A3 1 A4 1 A5 1 A6 1 A7 1 A8 1");
    assert_eq!(clauses(&rebels, "log-defeated"), ["KN-139"]);
}
