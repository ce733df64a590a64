//! The table as people see it.

use engine::Seat;
use lang::{Locale, Names, Voice, read};
use quests::Quests;
use scene::{Content, Face, Piece, Portray, Scene, SpotState};
use testkit::Script;

use crate::given::{Play, given, view};

/// The table as a seat sees it.
fn seen(script: &Script<Quests>, seat: u8) -> Scene {
    Quests::scene(&view(script.position(), seat))
}

/// Seat 1 sponsors [Thieves Dagger] and [Boar]; seat 2, with Gawain in front, is about to arm.
fn arming() -> Script<Quests> {
    given(3, "hand 1: thieves boar dagger; hand 2: sword sword tristan thieves; allies 2: gawain; allies 3: iseult")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves dagger / boar")
        .each(&[2, 3], "join")
        .cards("giant lance")
}

fn pieces<'a>(scene: &'a Scene, zone: &str) -> &'a [Piece] {
    &scene.zones.iter().find(|known| known.id == zone).unwrap_or_else(|| panic!("no zone {zone}")).pieces
}

#[test]
fn stages_lie_face_down_for_everybody_but_the_sponsor() {
    let script = arming();
    let hidden = |scene: &Scene, zone: &str| {
        pieces(scene, zone).iter().filter(|piece| matches!(piece.face, Face::Down { .. })).count()
    };
    assert_eq!((hidden(&seen(&script, 1), "stage-1"), hidden(&seen(&script, 2), "stage-1")), (0, 2));
    assert_eq!(seen(&script, 2).zones.iter().find(|zone| zone.id == "stage-2").unwrap().pieces.len(), 1);
}

#[test]
fn strength_is_shown_part_by_part_as_it_counts_now() {
    let script = arming().act(2, "arm sword").act(2, "arm tristan");
    let scene = seen(&script, 2);
    let gauge = scene.panels.iter().find(|panel| panel.id == "strength").expect("a gauge");
    let Content::Gauge { parts, mark, .. } = &gauge.content else { panic!("a gauge") };
    let values: Vec<i32> = parts.iter().map(|part| part.value).collect();
    assert_eq!(values, [5, 10, 10, 20], "rank, Gawain, the sword, Tristan beside Iseult");
    assert_eq!(mark.as_ref().map(|mark| mark.value), Some(5));
    let chosen = pieces(&scene, "hand").iter().filter(|piece| piece.chosen).count();
    assert_eq!(chosen, 2);
    assert!(seen(&script, 3).panels.iter().any(|panel| panel.id == "strength"), "seat 3 sees its own");
}

#[test]
fn a_test_is_a_ladder_of_bids() {
    let script = given(3, "hand 1: test-valor boar; hand 2: sword*3; hand 3: lance*2; allies 2: arthur")
        .story(1, "boar-hunt")
        .sponsors(1, "test-valor / boar")
        .each(&[2, 3], "join")
        .cards("giant giant")
        .act(2, "bid 2");
    let scene = seen(&script, 3);
    let ladder = scene.zones.iter().find(|zone| zone.id == "bids").expect("a ladder");
    let states: Vec<SpotState> = ladder.spots.iter().map(|spot| spot.state).collect();
    let (done, open, shut) = (SpotState::Done, SpotState::Open, SpotState::Shut);
    assert_eq!(states, [done, done, open, shut, shut, shut]);
    assert_eq!(Quests::choice(&view(script.position(), 3), "bid 3".parse().unwrap()).touches, ["bid-3"]);
}

#[test]
fn the_table_can_be_read_aloud() {
    let script = arming();
    let names = Names { names: &["Hedda".to_owned(), "Osric".to_owned()], you: Some(Seat::new(1)) };
    for (locale, expected) in [
        (Locale::En, "Arm yourself for stage 1, then seal."),
        (Locale::De, "Rüste dich für Etappe 1, dann versiegle."),
    ] {
        let voice = Voice::of(locale, Quests::words());
        let scene = seen(&script, 2);
        assert_eq!(voice.say(&scene.prompt, names), expected);
        let lines = read(&scene, &voice, names);
        assert!(lines.iter().any(|line| line.contains("Sir Gawain")), "{}", lines.join("\n"));
        assert!(lines.iter().any(|line| line.contains("Hedda")), "{}", lines.join("\n"));
    }
}
