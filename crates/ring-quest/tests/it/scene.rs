//! The table as people see it.

use engine::Seat;
use lang::{Locale, Names, Voice, read};
use ring_quest::RingQuest;
use scene::{
    Content, Face, Layout, Piece, PieceKind, Portray, Scene, Shape, SpotState, StageState, Zone, trails,
};
use testkit::Script;

use crate::given::{given, pairs, view};

/// The table as a seat sees it.
fn seen(script: &Script<RingQuest>, seat: u8) -> Scene {
    RingQuest::scene(&view(script.position(), seat))
}

fn map(scene: &Scene) -> &Zone {
    scene.zones.iter().find(|zone| zone.id == "map").expect("there is a map")
}

#[track_caller]
fn piece<'a>(scene: &'a Scene, id: &str) -> &'a Piece {
    let mut pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
    pieces.find(|piece| piece.id == id).unwrap_or_else(|| panic!("no piece {id}"))
}

/// The spots within reach, by name.
fn open(scene: &Scene) -> Vec<&str> {
    let mut open: Vec<&str> = map(scene)
        .spots
        .iter()
        .filter(|spot| spot.state == SpotState::Open)
        .map(|spot| spot.id.as_str())
        .collect();
    open.sort_unstable();
    open
}

#[track_caller]
fn says(script: &Script<RingQuest>, seat: u8, locale: Locale, expected: &[&str]) {
    let scene = seen(script, seat);
    let voice = Voice::of(locale, RingQuest::words());
    let names = ["Isolde", "Kay", "Bors"].map(str::to_owned);
    let names = Names { names: &names, you: Some(Seat::new(seat - 1)) };
    let mut lines = read(&scene, &voice, names);
    lines.push(voice.say(&scene.prompt, names));
    for line in expected {
        assert!(lines.iter().any(|said| said == line), "{line:?} is not said in\n{}", lines.join("\n"));
    }
}

#[test]
fn the_table_can_be_read_aloud() {
    let table =
        "knight 1: T03 2; knight 2: G04 1 coat; knight 3: E08; ring: U10; obstacles: T05; seals 3: elgad";
    let fight = given(3, table).play("1 step T04\n* dragon 4");
    says(
        &fight.clone().chance("die 5"),
        1,
        Locale::En,
        &[
            "Round 1, your extra turn",
            "You: on T04 in Tirad, Talismans 2 of 3, Seals 0 of 3, it is your turn",
            "Kay: on G04 in Galad, Talismans 1 of 3, Seals 0 of 3, under a coat",
            "Bors: seals: Seal of Elgad",
            "  T05, within reach, Obstacle",
            "  U10, The ring",
            "  G04, dragon, Kay’s knight, talismans 1, with a coat of the Forgotten",
            "Dragon fight on T04: Dragon, strength 4; Die, shows 5",
            "Dragon fight on T04: 5 (your die 5); 4 or more conquers it",
            "One more turn: ride one or two spaces from the dragon on T04, past anything.",
        ],
    );
    says(
        &fight,
        2,
        Locale::De,
        &[
            "Runde 1, noch 15 Hindernisse",
            "Isolde: auf T04 in Tirad, Talismane 2 von 3, Siegel 0 von 3",
            "Drachenkampf auf T04: Drache, Stärke 4",
            "Isolde würfelt: 4 oder mehr besiegt den Drachen.",
        ],
    );
}

#[test]
fn the_map_lies_on_its_drawing() {
    let scene = seen(&given(3, ""), 1);
    let map = map(&scene);
    assert_eq!(map.layout, Layout::Map { width: 1184, height: 1184 });
    assert_eq!(map.backdrop, ["board/ring"]);
    assert!(art::board("board/ring").is_some_and(|board| (board.width, board.height) == (1184, 1184)));
    assert_eq!((map.spots.len(), map.links.len()), (121, 196));
    let at = |id: &str| map.spots.iter().find(|spot| spot.id == id).expect("a spot");
    // The drawing begins 92 left of and above the first measure of the rules.
    assert_eq!((at("T01").at, at("G06").at), ((152, 152), (592, 1032)));
    assert_eq!(
        (at("T04").shape, at("W00").shape, at("U08").shape),
        (Shape::Flames, Shape::Ring, Shape::Wall)
    );
    assert_eq!(
        (at("T03").shape, at("T02").shape, at("T11").shape),
        (Shape::Dot, Shape::Hexagon, Shape::Diamond)
    );
    assert_eq!(at("G06").shape, Shape::DoubleRing);
}

#[test]
fn spaces_within_reach_glow_for_whoever_is_on_turn() {
    let script = given(3, "knight 1: T01; ring: U10");
    assert_eq!(open(&seen(&script, 1)), ["T02", "T08"]);
    assert_eq!(open(&seen(&script, 2)), Vec::<&str>::new());
    let midway = script.act(1, "step T02");
    assert_eq!(open(&seen(&midway, 1)), ["T02", "T03"], "to stop, and to ride on");
    let choice = |script: &Script<RingQuest>, action: &str| {
        RingQuest::choice(&view(script.position(), 1), action.parse().expect("an action")).touches
    };
    assert_eq!(choice(&midway, "stop"), ["T02"]);
    assert_eq!(choice(&midway, "step T03"), ["T03"]);
    let sword = given(3, "knight 1: T10; obstacles: U05").play("1 step T11\n1 stop");
    assert_eq!(choice(&sword, "lift U05"), ["U05", "obstacle-U05"]);
    assert_eq!(choice(&sword, "leave"), Vec::<String>::new(), "a button");
}

#[test]
fn knights_carry_what_they_carry() {
    let scene = seen(&given(3, "knight 1: T16 1; knight 2: T04 2 coat; ring: knight 1"), 1);
    let marks = |id| piece(&scene, id).marks.iter().map(|mark| mark.emblem.as_str()).collect::<Vec<_>>();
    assert_eq!(
        (marks("knight-1"), marks("knight-2"), marks("knight-3")),
        (vec!["ring"], vec!["cloak"], vec![])
    );
    let Face::Up(front) = &piece(&scene, "knight-2").face else { panic!("knights stand") };
    assert_eq!(front.badges[0].value, 2);
    assert_eq!(piece(&scene, "knight-2").spot.as_deref(), Some("T04"));
    assert!(!map(&scene).pieces.iter().any(|piece| piece.id == "ring"), "it is on the knight");
    assert_eq!(seen(&pairs(""), 1).plates[0].counters[0].of, Some(6));
}

#[test]
fn cards_and_obstacles_leave_trails() {
    let trail = |before: &Script<RingQuest>, after: &Script<RingQuest>| {
        let (before, after) = (seen(before, 1), seen(after, 1));
        let trails = trails(&before, &after);
        trails.iter().map(|trail| format!("{} > {}", trail.from, trail.to)).collect::<Vec<_>>()
    };
    let before = given(3, "knight 1: T03").act(1, "step T04");
    assert_eq!(trail(&before, &before.clone().chance("dragon 4")), ["dragon-pile-24 > fight-card"]);
    let before = given(3, "knight 1: T01").play("1 step T02\n1 stop");
    assert_eq!(trail(&before, &before.clone().act(1, "obstacle W00")), ["stock-16 > obstacle-W00"]);
}

#[test]
fn a_fight_is_seen_until_somebody_rides_on() {
    let lost = given(3, "knight 1: T03; knight 2: E14").play("1 step T04\n* dragon 5\n* die 2");
    let panels = |script: &Script<RingQuest>| seen(script, 2).panels;
    let [fight] = &panels(&lost)[..] else { panic!("the fight is shown") };
    let Content::Gauge { parts, mark, end } = &fight.content else { panic!("{fight:?}") };
    assert_eq!((parts[0].value, mark.as_ref().map(|mark| mark.value), *end), (2, Some(5), 6));
    assert!(panels(&lost.act(2, "step E15")).is_empty());
}

#[test]
fn the_die_of_a_fight_shows_the_side_that_fell() {
    for side in 1..=6 {
        let fight =
            given(3, "knight 1: T03; knight 2: E14").play(&format!("1 step T04\n* dragon 5\n* die {side}"));
        let scene = seen(&fight, 2);
        let Face::Up(front) = &piece(&scene, "fight-die").face else { panic!("the die lies open") };
        assert_eq!(front.badges.iter().map(|badge| badge.value).collect::<Vec<_>>(), [side]);
        let drawn = art::standing(PieceKind::Die, front);
        assert_eq!(drawn.matches("<circle").count(), side as usize, "{drawn}");
        assert!(!drawn.contains("<text"), "{drawn}");
    }
}

#[test]
fn the_turn_line_and_the_heading_say_where_we_are() {
    use StageState::{Ahead, Done, Now};
    let states = |script: &Script<RingQuest>| {
        seen(script, 1).stages.iter().map(|stage| stage.state).collect::<Vec<_>>()
    };
    let script = given(3, "knight 1: T01");
    assert_eq!(states(&script), [Now, Ahead]);
    assert_eq!(states(&script.play("1 step T02\n1 stop")), [Done, Now]);
    assert_eq!(seen(&Script::start("", 3), 1).prompt.id, "prompt-first");
}

#[test]
fn emblems_and_backs_are_drawn() {
    let drawn =
        |slug: &str| assert!(art::drawing(&format!("emblem/{slug}")).is_some(), "{slug} is not drawn");
    let script =
        given(3, "knight 1: T03; knight 2: G04 1 coat; obstacles: T05; ring: knight 2; seals 3: elgad");
    for script in [script.clone(), script.play("1 step T04\n* dragon 0\n* die 6")] {
        let scene = seen(&script, 2);
        for piece in scene.zones.iter().flat_map(|zone| &zone.pieces) {
            piece.marks.iter().for_each(|mark| drawn(&mark.emblem));
            match &piece.face {
                Face::Up(front) => drawn(&front.emblem),
                Face::Down { back } => assert!(art::drawing(back).is_some(), "{back} is not drawn"),
            }
        }
        let prints = map(&scene).spots.iter().flat_map(|spot| &spot.prints);
        prints.filter_map(|print| print.emblem.as_ref()).for_each(|emblem| drawn(emblem));
        scene.plates.iter().flat_map(|plate| &plate.counters).for_each(|counter| drawn(&counter.emblem));
    }
}

#[test]
fn the_result_is_a_ledger_with_the_winner_first() {
    let end =
        given(3, "turn: 2; knight 2: G09; ring: knight 2; seals 2: tirad urgad").play("2 step G08\n2 stop");
    says(&end, 2, Locale::En, &["You have won with three seals."]);
    let scene = seen(&end, 1);
    assert!(scene.stages.is_empty());
    let [panel] = &scene.panels[..] else { panic!("{:?}", scene.panels) };
    let Content::Ledger { rows, .. } = &panel.content else { panic!("{panel:?}") };
    assert_eq!(rows[0].seat, Some(Seat::new(1)));
    assert_eq!(rows.iter().map(|row| row.now).collect::<Vec<_>>(), [true, false, false]);
}
