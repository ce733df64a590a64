//! Beats of stored matches: what was held up, and what it said.

use engine::Seat;
use scene::Content;
use testkit::golden::beats;

use camelot::Camelot;

#[test]
fn opened_fists_show_the_knights_the_predictions_and_the_new_order_with_its_reasons() {
    let beats = beats::<Camelot>("tests/it/golden/4.log", Some(Seat::new(0)));
    let fists: Vec<_> = beats.iter().filter(|beat| beat.beat.title.id == "beat-fists").collect();
    assert_eq!(fists.len(), 7, "one in every round");
    for fist in fists {
        let [sent, order, said] = &fist.beat.panels[..] else { panic!("three panels") };
        let Content::Contest { sides, .. } = &sent.content else { panic!("fists") };
        let Content::Dial { cells, at } = &said.content else { panic!("a dial") };
        let Content::Ledger { rows, .. } = &order.content else { panic!("an order") };
        assert_eq!(sides.iter().map(|side| side.total).sum::<i32>(), *at);
        assert!(sides.iter().all(|side| side.pieces.len() as i32 == side.total));
        assert_eq!(cells.iter().map(|cell| cell.seats.len()).sum::<usize>(), sides.len());
        let exact = rows.iter().position(|row| row.cells[0].id == "beat-exact");
        assert!(exact.is_none_or(|place| place == 0), "who said the number exactly is first: {rows:?}");
    }
}

#[test]
fn the_end_of_a_round_shows_how_it_stands() {
    let beats = beats::<Camelot>("tests/it/golden/4.log", None);
    assert_eq!(beats.iter().filter(|beat| beat.beat.title.id == "beat-round").count(), 7);
}
