//! Whole matches of every game, with every option and number of seats.

use engine::{Rng, Turn};

use crate::{finished, open, play_on, tables};

#[test]
fn a_log_reads_back_and_verifies() {
    let mut undone = 0;
    for (kind, options, seats) in tables() {
        let session = finished(kind, &options, seats, 1);
        let log = session.log();
        let read = games::read(&log).unwrap_or_else(|error| panic!("{error}\n{log}"));
        assert_eq!(read.log(), log);
        assert_eq!(read.position_hash(), session.position_hash());
        assert_eq!(read.turn(), session.turn());
        assert!(matches!(read.turn(), Turn::Over(_)));
        let verified = read.verify().unwrap_or_else(|error| panic!("{error}\n{log}"));
        assert!(verified.chance > 0 && verified.taken_back == 0, "{verified:?}");
        undone += log.matches(" undo ").count();
    }
    assert!(undone > 0, "steps were taken back as well");
}

#[test]
fn a_match_that_was_left_goes_on_as_if_nothing_had_happened() {
    for (kind, options, seats) in tables() {
        let mut whole = open(kind, &options, seats, 2);
        play_on(&mut *whole, &mut Rng::seeded(2), 50);
        let mut resumed = games::read(&whole.log()).unwrap();
        play_on(&mut *whole, &mut Rng::seeded(3), 50);
        play_on(&mut *resumed, &mut Rng::seeded(3), 50);
        assert_eq!(resumed.log(), whole.log());
        assert_eq!(resumed.view(None).get(), whole.view(None).get());
    }
}

#[test]
fn every_line_can_be_looked_at() {
    for (kind, options, seats) in tables() {
        let whole = finished(kind, &options, seats, 3);
        let log = whole.log();
        let head = log.lines().position(str::is_empty).unwrap() + 1;
        for lines in (0..=whole.lines()).step_by(61) {
            let part: Vec<&str> = log.lines().take(head + lines as usize).collect();
            let read = games::read(&part.join("\n")).unwrap();
            assert_eq!(read.position_hash(), whole.at(lines).position_hash());
            assert_eq!(read.story(None, 0), whole.at(lines).story(None, 0));
        }
    }
}
