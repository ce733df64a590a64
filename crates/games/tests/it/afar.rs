//! A match shown somewhere else: a view, the lines that were told, and the log line by line are all that travels.

use engine::{Rng, Seat};
use table::Told;

use super::{open, play_on, tables};

#[test]
fn a_view_that_travelled_shows_the_same_table() {
    for (at, (kind, options, seats)) in tables().into_iter().enumerate() {
        let mut session = open(kind, &options, seats, at as u8);
        let mut rng = Rng::seeded(at as u64);
        for _ in 0..8 {
            play_on(&mut *session, &mut rng, 23);
            for viewer in Seat::all(seats).map(Some).chain([None]) {
                let look =
                    kind.present(session.view(viewer).get(), viewer).expect("the view is the game's own");
                let choices = viewer.map(|seat| session.choices(seat)).unwrap_or_default();
                assert_eq!(look.scene, session.scene(viewer), "{} {options}", kind.id());
                assert_eq!((&look.choices, look.turn), (&choices, session.turn()), "{} {options}", kind.id());
                let glance =
                    kind.turn_info(session.view(viewer).get(), viewer).expect("the view is the game's own");
                // Choices out of turn come after those of the turn.
                let offered: Vec<String> = choices.into_iter().map(|choice| choice.notation).collect();
                let pending = viewer.is_some_and(|seat| look.turn.pending().contains(seat));
                assert_eq!(glance.turn, look.turn, "{} {options}", kind.id());
                assert!(offered.starts_with(&glance.actions), "{} {options}", kind.id());
                assert_eq!(pending, !glance.actions.is_empty(), "{} {options}", kind.id());

                let told = session.story(viewer, 0);
                let words = serde_json::to_string(&told).expect("lines are plain data");
                let read: Vec<Told> = serde_json::from_str(&words).expect("what was written can be read");
                assert_eq!(read, told, "{} {options}", kind.id());
            }
        }
    }
}

/// Whoever missed some lines forgets what no longer holds, hears the rest, and knows what everybody knows.
#[test]
fn a_story_can_be_picked_up_where_it_was_left() {
    let mut taken_back = 0;
    for &kind in games::all() {
        let seats = *kind.seats("").expect("no options are fine").start();
        let mut session = open(kind, "", seats, 5);
        let viewer = Some(Seat::new(0));
        let (mut story, mut after) = (session.story(viewer, 0), session.lines());
        for part in 0..60 {
            play_on(&mut *session, &mut Rng::seeded(part), 1 + part as u32 % 4);
            let keep = session.unchanged_until(after);
            taken_back += u32::from(keep < after);
            story.retain(|told| told.at <= keep);
            story.extend(session.story(viewer, keep));
            after = session.lines();
            assert_eq!(story, session.story(viewer, 0), "{}", kind.id());
        }
    }
    // A short game may end before a player happens to take a step back.
    assert!(taken_back > 0, "nothing was ever taken back");
}

#[test]
fn a_log_is_its_head_and_the_lines_that_were_written() {
    for &kind in games::all() {
        let seats = *kind.seats("").expect("no options are fine").start();
        let mut session = open(kind, "", seats, 3);
        let mut log = session.log();
        for part in 0..4 {
            let after = session.lines();
            play_on(&mut *session, &mut Rng::seeded(part), 20);
            for (number, line) in (after + 1..).zip(session.lines_since(after)) {
                log += &format!("{number}. {line}\n");
            }
        }
        assert_eq!(log, session.log());
        assert_eq!(session.lines_since(session.lines()), [""; 0]);
    }
}
