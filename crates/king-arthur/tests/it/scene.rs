//! The table as people see it.

use engine::Seat;
use king_arthur::KingArthur;
use lang::{Locale, Names, Voice, read};
use scene::{Content, Counter, Face, Piece, Portray, Scene, StageState, trails};
use testkit::Script;

use crate::given::{ELEVEN, all_knights, given, view, with_seals};

const TABLE: &str = "hand 1: red2 red1 red1 merlin orange1; trophies 1: enemy3 dragon3; adventures 1: saxons; \
    hand 2: beige1 beige1; trophies 2: dark1; adventures 2: excalibur; \
    layout: dark2 dark1 enemy3 monster2 monster4 dragon3 dragon4 dragon4; discard: red1 beige2";

/// The table as a seat sees it.
fn seen(script: &Script<KingArthur>, seat: u8) -> Scene {
    KingArthur::scene(&view(script.position(), seat))
}

/// The scene read aloud to seat 1, and what it may do.
fn spoken(scene: &Scene, locale: Locale) -> Vec<String> {
    let voice = Voice::of(locale, KingArthur::words());
    let names = Names { names: &["Isolde".to_owned(), "Kay".to_owned()], you: Some(Seat::new(0)) };
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

fn touches(script: &Script<KingArthur>, seat: u8, action: &str) -> Vec<String> {
    KingArthur::choice(&view(script.position(), seat), action.parse().expect("an action")).touches
}

#[test]
fn the_table_can_be_read_aloud() {
    let script = given(2, TABLE).act(1, "challenge dragon4").act(1, "pay red1").act(1, "pay merlin");
    let scene = seen(&script, 1);
    says(
        &scene,
        Locale::En,
        &[
            "2 of 13 adventures taken",
            "You: 13 points, Knights in hand 3, it is your turn",
            "Kay: 9 points, Knights in hand 2",
            "Kay: hand: 2 cards face down",
            "Kay: adversaries: Dark power, value 1",
            "Adversaries, a pile of 33",
            "Dragons: Dragon, value 3; Dragon, value 4, chosen; Dragon, value 4",
            "  Holy Grail, points 20. Adversaries of any kind, 12 in all. (KA-68)",
            "Discard, a pile of 2: Red knight, strength 1; Beige knights, strength 2",
            "Reveal (left out) – Challenge (now) – Adventure – Draw",
            "Dragon 4: two of four knights paid. Add a red double.",
        ],
    );
    says(
        &scene,
        Locale::De,
        &[
            "Kay: 9 Punkte, Ritter auf der Hand 2",
            "Deine Hand: Roter Ritter, Stärke 1; Roter Ritter, Stärke 1, gewählt; Rote Ritter, Stärke 2; \
             Oranger Ritter, Stärke 1; Merlin, Stärke 1, gewählt; Feindlicher Ritter, Wert 3; Drache, Wert 3",
            "Drache 4: zwei von vier Rittern bezahlt. Lege eine rote Doppelkarte dazu.",
        ],
    );
}

#[test]
fn others_see_what_is_being_paid_and_nothing_else_of_a_hand() {
    let script = given(2, TABLE).act(1, "challenge dragon4").act(1, "pay red1");
    let scene = seen(&script, 2);
    let hand = scene.zones.iter().find(|zone| zone.id == "hand-1").unwrap();
    let fronts: Vec<&Piece> = hand.pieces.iter().filter(|piece| matches!(piece.face, Face::Up(_))).collect();
    assert_eq!(fronts, [piece(&scene, "hand-1-red1-1")]);
    assert!(fronts[0].chosen);
    assert_eq!(hand.pieces.len(), 5);
    assert_eq!(scene.prompt.id, "wait-pay");
}

#[test]
fn equal_cards_stand_for_the_same_choice() {
    let script = given(2, TABLE);
    assert_eq!(touches(&script, 1, "challenge dragon4"), ["dragon-dragon4-1", "dragon-dragon4-2"]);
    assert_eq!(touches(&script, 1, "draw"), ["knight-supply-44"]);
    assert_eq!(touches(&script, 1, "end"), [""; 0]);
    let script = script.act(1, "challenge dragon4");
    assert_eq!(touches(&script, 1, "pay red1"), ["hand-red1-1", "hand-red1-2"]);
    let script = script.act(1, "pay red1");
    assert_eq!(touches(&script, 1, "pay red1"), ["hand-red1-1"], "the other one has been paid");
}

#[test]
fn ways_to_challenge_a_card_touch_it_according_to_its_seal() {
    let script = with_seals(2, "hand 1: red1 red1 red1 red1; layout: dark2 dark2@1 dark2@2 monster2");
    assert_eq!(touches(&script, 1, "challenge dark2"), ["dark-dark2-1"]);
    assert_eq!(touches(&script, 1, "double dark2"), ["dark-dark2-1"]);
    assert_eq!(touches(&script, 1, "repeat dark2"), ["dark-dark2-2"]);
    let scene = seen(&script, 1);
    assert_eq!(piece(&scene, "dark-dark2-3").marks[0].owner, Some(Seat::new(1)));
    let free = |seat: usize| match &scene.plates[seat].counters[..] {
        [_, Counter { value, of, .. }] => (*value, *of),
        counters => panic!("{counters:?}"),
    };
    assert_eq!(free(0), (4, Some(5)));
}

#[test]
fn cards_leave_trails() {
    let before = given(2, "hand 1: red1 red1; layout: dark2 dark1; trophies 2: dark1");
    let after = before.clone().act(1, "challenge dark1").act(1, "pay red1");
    let trail = |before: &Scene, after: &Scene| {
        let trails = trails(before, after);
        trails.iter().map(|trail| format!("{} > {}", trail.from, trail.to)).collect::<Vec<_>>()
    };
    let own = trail(&seen(&before, 1), &seen(&after, 1));
    assert_eq!(own, ["hand-red1-2 > knight-discard-red1-1", "dark-dark1-1 > hand-dark1-1"]);
    let others = trail(&seen(&before, 2), &seen(&after, 2));
    assert_eq!(others, ["dark-dark1-1 > adversaries-1-dark1-1", "hand-1-2 > knight-discard-red1-1"]);
    let drawn = after.clone().act(1, "draw").chance("knight orange1");
    assert_eq!(trail(&seen(&after, 1), &seen(&drawn, 1)), ["knight-supply-51 > hand-orange1-1"]);
    assert_eq!(trail(&seen(&after, 2), &seen(&drawn, 2)), ["knight-supply-51 > hand-1-2"]);
}

#[test]
fn the_turn_line_shows_what_is_done_left_out_and_still_possible() {
    use StageState::{Ahead, Done, Now, Skipped};
    let states = |script: &Script<KingArthur>, seat| {
        seen(script, seat).stages.iter().map(|stage| stage.state).collect::<Vec<_>>()
    };
    let script = given(2, "hand 1: red1 red1; layout: dark1 monster3; trophies 1: dark2");
    assert_eq!(states(&script, 1), [Now, Ahead, Ahead, Ahead]);
    let script = script.act(1, "challenge dark1");
    assert_eq!(states(&script, 2), [Skipped, Now, Ahead, Ahead]);
    let script = script.act(1, "pay red1");
    assert_eq!(states(&script, 1), [Skipped, Done, Now, Ahead]);
    let script = script.act(1, "adventure robbers").act(1, "spend dark1").act(1, "spend dark2");
    assert_eq!(states(&script, 1), [Skipped, Done, Done, Now]);
    // Whoever cannot pay for any challenge is shown the next thing to do; the others cannot know.
    let script = given(2, "hand 1: red1; layout: monster2; supply: ");
    assert_eq!(states(&script, 1), [Skipped, Skipped, Skipped, Now]);
    assert_eq!(states(&script, 2), [Skipped, Now, Ahead, Ahead]);
}

#[test]
fn a_turn_in_which_nothing_is_possible_says_so() {
    let script = given(2, &format!("hand 2: {}; layout: dragon5; supply: ", all_knights()));
    assert_eq!(seen(&script, 1).prompt.id, "prompt-end");
}

#[test]
fn everything_on_the_table_is_drawn() {
    let drawn = |slug: &str| assert!(art::common(slug).is_some(), "{slug} is not drawn");
    let emblem = |slug: &str| drawn(&format!("emblem/{slug}"));
    // All cards face up in the discards, and the backs of supplies and hands.
    let tables =
        [with_seals(2, "layout: dark1@1; supply: ; knights: "), given(2, "hand 1: red1; layout: dark1")];
    for scene in tables.map(|script| seen(&script, 2)) {
        for piece in scene.zones.iter().flat_map(|zone| &zone.pieces) {
            piece.marks.iter().for_each(|mark| emblem(&mark.emblem));
            match &piece.face {
                Face::Up(front) => {
                    drawn(&front.slug);
                    emblem(&front.emblem);
                }
                Face::Down { back } => drawn(back),
            }
        }
        scene.plates.iter().flat_map(|plate| &plate.counters).for_each(|counter| emblem(&counter.emblem));
    }
}

#[test]
fn the_result_is_a_ledger_with_the_winner_first() {
    let script = given(
        2,
        &format!(
            "hand 1: red1; trophies 1: dark1 dark1; trophies 2: dragon5; adventures 1: {ELEVEN}; layout: dark2"
        ),
    );
    let scene = seen(&script.act(1, "adventure robbers").act(1, "spend dark1").act(1, "spend dark1"), 1);
    let lines = spoken(&scene, Locale::En);
    assert!(lines.contains(&"You have won with 142 points.".to_owned()), "{lines:#?}");
    assert!(scene.stages.is_empty());
    let [panel] = &scene.panels[..] else { panic!("{:?}", scene.panels) };
    let Content::Ledger { rows, .. } = &panel.content else { panic!("{panel:?}") };
    assert_eq!(rows.iter().map(|row| row.now).collect::<Vec<_>>(), [true, false]);
}
