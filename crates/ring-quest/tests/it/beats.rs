//! Beats of stored matches: what was held up, and what it said.

use engine::Seat;
use scene::Content;
use testkit::golden::beats;

use ring_quest::RingQuest;

#[test]
fn a_fight_shows_the_dragon_card_the_die_and_the_numbers_that_conquer() {
    let beats = beats::<RingQuest>("tests/it/golden/6.log", Some(Seat::new(0)));
    let fight = &beats.iter().find(|beat| beat.at == 108).expect("a dragon is fought in line 108").beat;
    assert_eq!((&*fight.clause, &fight.about[..]), ("QR-36", &["G22".to_owned()][..]));
    let Content::Pieces { pieces, .. } = &fight.panels[0].content else { panic!("card and die") };
    assert_eq!(pieces.len(), 2);
    let Content::Dial { cells, at } = &fight.panels[1].content else { panic!("a dial") };
    assert_eq!((*at, cells.iter().filter(|cell| cell.wins).count()), (3, 6), "the dragon has no strength");
}

#[test]
fn a_robbed_ring_and_a_seal_are_held_up_for_spectators_too() {
    let beats = beats::<RingQuest>("tests/it/golden/6.log", None);
    let has = |id: &str| beats.iter().any(|beat| beat.beat.title.id == id);
    assert!(has("beat-robbed") && has("beat-seal"));
}
