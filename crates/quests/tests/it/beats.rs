//! Beats of stored matches: what was held up, and what it said.

use engine::Seat;
use scene::Content;
use testkit::golden::beats;

use quests::Quests;

/// Seat 1 watches.
const WATCHER: Option<Seat> = Some(Seat::new(0));

#[test]
fn a_stage_shows_its_cards_everybodys_strength_part_by_part_and_who_passes() {
    let beats = beats::<Quests>("tests/it/golden/4-rules-2.log", WATCHER);
    let stage = &beats.iter().find(|beat| beat.at == 81).expect("stage 1 is turned over in line 81").beat;
    assert_eq!((stage.title.id.as_str(), &*stage.clause), ("beat-stage", "QT-82"));
    let Content::Pieces { pieces, total } = &stage.panels[0].content else { panic!("the stage") };
    assert_eq!((pieces.len(), *total), (1, Some(20)));
    let Content::Contest { sides, mark, end } = &stage.panels[1].content else { panic!("a contest") };
    assert_eq!(mark.as_ref().map(|mark| mark.value), Some(20));
    let totals: Vec<(i32, bool)> =
        sides.iter().map(|side| (side.total, side.verdict.as_ref().expect("it is settled").won)).collect();
    assert_eq!(totals, [(15, false), (60, true), (15, false)]);
    for side in sides {
        assert_eq!(side.parts.iter().map(|part| part.value).sum::<i32>(), side.total);
        assert!(side.total < *end);
    }
}

#[test]
fn a_test_that_is_won_and_every_round_of_a_tournament_is_held_up() {
    let beats = beats::<Quests>("tests/it/golden/4-options-rules-2.log", None);
    let count = |id: &str| beats.iter().filter(|beat| beat.beat.title.id == id).count();
    assert!(count("beat-test") > 0 && count("beat-tournament") > 0);
    let round = beats.iter().find(|beat| beat.beat.title.id == "beat-tournament").expect("there is one");
    let Content::Contest { sides, mark: None, .. } = &round.beat.panels[0].content else {
        panic!("the lists")
    };
    assert!(sides.is_sorted_by_key(|side| -side.total), "the best comes first: {sides:?}");
}
