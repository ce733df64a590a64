//! Beats of stored matches: what was held up, and what it said.

use engine::Seat;
use scene::Content;
use testkit::golden::beats;

use king_arthur::KingArthur;

#[test]
fn an_adventure_shows_what_was_won_and_what_was_paid() {
    let beats = beats::<KingArthur>("tests/it/golden/2.log", Some(Seat::new(0)));
    let adventure = &beats.iter().find(|beat| beat.at == 30).expect("one is taken in line 30").beat;
    assert_eq!((adventure.title.id.as_str(), &*adventure.clause), ("beat-adventure", "KA-73"));
    let Content::Pieces { total, .. } = &adventure.panels[0].content else { panic!("the adventure") };
    let Content::Pieces { pieces, .. } = &adventure.panels[1].content else { panic!("the payment") };
    assert_eq!((*total, pieces.len()), (Some(6), 2));
}

#[test]
fn of_all_fights_only_those_with_dragons_are_held_up() {
    let beats = beats::<KingArthur>("tests/it/golden/2.log", None);
    let fights: Vec<_> = beats.iter().filter(|beat| beat.beat.title.id == "beat-dragon").collect();
    let Content::Contest { sides, mark, .. } = &fights[0].beat.panels[1].content else { panic!("knights") };
    assert_eq!((fights[0].at, sides[0].total), (129, 3));
    assert_eq!(mark.as_ref().map(|mark| mark.value), Some(3));
}
