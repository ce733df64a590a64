//! Beats of stored matches: what was held up, and what it said.

use engine::Seat;
use scene::Content;
use testkit::golden::beats;

use knight::Knight;

#[test]
fn a_duel_shows_both_sums_and_their_stakes() {
    let beats = beats::<Knight>("tests/it/golden/4-war.log", Some(Seat::new(0)));
    let duel = &beats.iter().find(|beat| beat.at == 37).expect("a duel is fought in line 37").beat;
    assert_eq!((duel.title.id.as_str(), &*duel.clause), ("beat-duel", "KN-116"));
    let Content::Contest { sides, .. } = &duel.panels[0].content else { panic!("a contest") };
    let sums: Vec<i32> = sides.iter().map(|side| side.total).collect();
    assert_eq!(sums, [3, 2]);
    assert!(sides.iter().all(|side| side.parts.iter().map(|part| part.value).sum::<i32>() == side.total));
}

#[test]
fn bids_and_castles_of_a_war_and_the_attacks_of_the_enemy_are_held_up() {
    let titles = |file: &str| -> Vec<String> {
        beats::<Knight>(format!("tests/it/golden/{file}"), None)
            .into_iter()
            .map(|beat| beat.beat.title.id)
            .collect()
    };
    let (war, alone) = (titles("3-war.log"), titles("1-defensive.log"));
    for title in ["beat-bids", "beat-duel", "beat-totals"] {
        assert!(war.iter().any(|known| known == title), "{title} in {war:?}");
    }
    assert!(alone.iter().any(|title| title == "beat-attack"), "{alone:?}");
}
