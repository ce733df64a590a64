//! Taking back: free while nothing was learned, by consent otherwise.

use table::{GameHandle, NoUndo, PlayError, Rewind};

use crate::{ONE, TOY, TWO, roll_on, scripted, sealed};

fn refused(why: NoUndo) -> Result<(), PlayError> {
    Err(PlayError::NoUndo(why))
}

#[test]
fn own_steps_are_taken_back_one_after_the_other() {
    let mut session = scripted("* card 4\n* card 2\n1 wait\n1 wait");
    let start = session.at(2).position_hash();
    assert!(session.can_undo(ONE) && !session.can_undo(TWO));
    session.undo(ONE).unwrap();
    session.undo(ONE).unwrap();
    assert_eq!(session.position_hash(), start);
    assert_eq!(session.undo(ONE), refused(NoUndo::Nothing));
    assert!(session.log().ends_with("4. 1 wait\n5. 1 undo 3\n6. 1 undo 2\n"));
    assert_eq!(TOY.read(&session.log()).unwrap().position_hash(), start);
}

#[test]
fn what_was_learned_stays() {
    let mut session = scripted("* card 4\n* card 2\n1 peek");
    assert_eq!(session.undo(ONE), refused(NoUndo::Learned));
    // The next step teaches nothing and is free, but behind it the look stays.
    session.play(ONE, "wait").unwrap();
    session.undo(ONE).unwrap();
    assert_eq!(session.undo(ONE), refused(NoUndo::Learned));
}

#[test]
fn a_turn_that_was_ended_is_taken_up_again_until_the_next_seat_acts() {
    let mut session = scripted("* card 4\n* card 2\n1 peek\n1 done");
    session.undo(ONE).unwrap();
    session.play(ONE, "done").unwrap();
    session.play(TWO, "wait").unwrap();
    assert_eq!(session.undo(ONE), refused(NoUndo::OtherSeat));
}

#[test]
fn chance_and_other_seats_end_it() {
    let mut session = sealed(1);
    session.roll().unwrap();
    assert_eq!(session.undo(ONE), refused(NoUndo::Nothing));
    session = scripted("* card 4\n* card 2\n1 done\n2 done\n1 bid 1\n2 bid 2\n* heads").at(6);
    // The last bid turned all bids up.
    assert_eq!(session.undo(TWO), refused(NoUndo::Learned));
    assert_eq!(session.undo(ONE), refused(NoUndo::OtherSeat));
}

#[test]
fn a_sealed_choice_is_free_until_somebody_else_chooses() {
    let mut session = scripted("* card 4\n* card 2\n1 done\n2 done\n1 bid 1");
    session.undo(ONE).unwrap();
    session.play(ONE, "bid 2").unwrap();
    assert!(session.can_undo(ONE));
}

#[test]
fn what_others_did_and_took_back_is_not_forgotten() {
    let mut session = scripted("* card 4\n* card 2\n1 done\n2 wait\n2 undo 3");
    assert_eq!(session.undo(ONE), refused(NoUndo::OtherSeat));
    // Nor is what fell before everybody agreed to go back.
    session = scripted("* card 4\n* card 2\n1 done\n2 done\n1 bid 1\n2 bid 3\nall undo 5");
    assert_eq!(session.undo(ONE), refused(NoUndo::OtherSeat));
    session = scripted("* card 4\n* card 2\n1 wait\n1 peek\nall undo 3");
    assert_eq!(session.undo(ONE), refused(NoUndo::OtherSeat));
}

#[test]
fn by_consent_everything_can_be_taken_back() {
    let mut session = sealed(1);
    roll_on(&mut *session);
    session.play(ONE, "peek").unwrap();
    assert_eq!(session.take_back(3), refused(NoUndo::Line(3)));
    assert_eq!(session.take_back(8), refused(NoUndo::Line(8)));
    session.take_back(1).unwrap();
    assert_eq!(session.take_back(2), refused(NoUndo::Line(2)));
    assert_eq!(session.take_back(1), refused(NoUndo::Line(1)));
    assert_eq!(session.position_hash(), session.at(1).position_hash());
    session.roll().unwrap();
    session.take_back(0).unwrap();
    roll_on(&mut *session);
    assert!(session.log().contains("\n4. all undo 1\n5. * card"));
    let verified = session.verify().unwrap();
    assert_eq!((verified.chance, verified.taken_back), (5, 3));
    assert_eq!(TOY.read(&session.log()).unwrap().verify(), Ok(verified));
    assert_eq!(session.story(None, 0).iter().map(|told| told.at).collect::<Vec<_>>(), [7, 8]);
}

#[test]
fn chance_falls_anew_after_going_back() {
    // On a new line the stream is a new one: over some matches the coin does not always fall the same way.
    let again = (0..10).filter(|&seed| {
        let mut session = crate::sealed(seed);
        session.roll().unwrap();
        let first = session.position_hash();
        session.take_back(0).unwrap();
        session.roll().unwrap();
        session.position_hash() == first
    });
    assert!(again.count() < 10);
}

#[test]
fn the_last_step_of_a_seat_takes_back_what_came_after_it_and_nothing_before() {
    let session = scripted("* card 4\n* card 2\n1 done\n2 done\n1 bid 1\n2 bid 3");
    assert_eq!(session.last_step(TWO), Some(Rewind { to: 5, steps: vec![(TWO, 1)] }));
    assert_eq!(session.last_step(ONE), Some(Rewind { to: 4, steps: vec![(ONE, 1), (TWO, 1)] }));
    // What was taken back is no step any more.
    let session = scripted("* card 4\n* card 2\n1 wait\n1 peek\nall undo 3");
    assert_eq!(session.last_step(ONE), Some(Rewind { to: 2, steps: vec![(ONE, 1)] }));
    assert_eq!(session.last_step(TWO), None);
}
