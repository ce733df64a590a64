//! Law 1: a game ends within its stated bound; nobody leaves the table; exactly the pending seats have actions; no
//! duplicates; stable order.

use std::collections::HashSet;

use engine::{Game, InterruptWindow, Outcome, Seat, SeatSet, Turn};

use super::Verdict;
use crate::random::{interrupts, legal};
use crate::words::list;

pub(crate) fn bound<G: Game>(steps: usize) -> Verdict {
    if steps > G::MAX_STEPS as usize {
        return Err(format!("the game has more than {} steps", G::MAX_STEPS));
    }
    Ok(())
}

pub(crate) fn check<G: Game>(position: &G, seats: u8) -> Verdict {
    if position.seated() != SeatSet::all(seats) {
        return Err(format!("{seats} sat down, and now these are seated: {:?}", position.seated()));
    }
    let pending = match position.turn() {
        Turn::Seats(pending) if pending.is_empty() => {
            return Err("nobody is pending, and the match is not over".into());
        }
        Turn::Seats(pending) => pending,
        Turn::Chance => SeatSet::EMPTY,
        Turn::Over(outcome) => {
            ranked(&outcome, seats)?;
            paid::<G>(&outcome)?;
            SeatSet::EMPTY
        }
    };
    if let Some(stranger) = pending.iter().find(|seat| seat.index() >= usize::from(seats)) {
        return Err(format!("seat {stranger} is pending and not at the table"));
    }
    Seat::all(seats).try_for_each(|seat| {
        actions(position, seat, pending.contains(seat))?;
        interrupted(position, seat)
    })
}

/// A seat may interrupt only while the game waits for seats and says that seats may interrupt, and by nothing that it may do in its turn.
fn interrupted<G: Game>(position: &G, seat: Seat) -> Verdict {
    let (actions, known) = (interrupts(position, seat), legal(position, seat));
    if !actions.is_empty() && position.turn().pending().is_empty() {
        return Err(format!("the game waits for nobody, and seat {seat} may interrupt: {}", list(&actions)));
    }
    if !actions.is_empty() && position.interrupt_window() == InterruptWindow::Closed {
        return Err(format!("nobody can interrupt, and seat {seat} may: {}", list(&actions)));
    }
    let mut distinct: HashSet<_> = known.into_iter().collect();
    match actions.iter().find(|action| !distinct.insert(**action)) {
        Some(twice) => Err(format!("seat {seat} may interrupt by {twice}, which it is offered already")),
        None => Ok(()),
    }
}

fn actions<G: Game>(position: &G, seat: Seat, pending: bool) -> Verdict {
    let actions = legal(position, seat);
    if actions.is_empty() == pending {
        let state = if pending { "is pending" } else { "is not pending" };
        return Err(format!("seat {seat} {state} and may do: {}", list(&actions)));
    }
    let mut distinct = HashSet::new();
    if let Some(twice) = actions.iter().find(|action| !distinct.insert(**action)) {
        return Err(format!("seat {seat} is offered {twice} twice"));
    }
    // Asked again into the same list, a game appends the same actions in the same order.
    let mut again = actions.clone();
    position.legal(seat, &mut again);
    if again.len() != 2 * actions.len() || again[actions.len()..] != actions {
        return Err(format!("seat {seat} is offered {} and then {}", list(&actions), list(&again)));
    }
    Ok(())
}

/// Checks that there is a first place, and that a one-player match has a named end.
fn ranked(outcome: &Outcome, seats: u8) -> Verdict {
    let places = outcome.places.first(seats);
    let sound = places.contains(&1) && places.iter().all(|place| (1..=seats).contains(place));
    if outcome.seats != seats || !sound || outcome.solo.is_some() != (seats == 1) {
        return Err(format!("{seats} seats end with {outcome:?}"));
    }
    Ok(())
}

/// Returns keep to their bounds.
fn paid<G: Game>(outcome: &Outcome) -> Verdict {
    let returns = outcome.returns.first(outcome.seats);
    match returns.iter().find(|worth| !G::RETURNS.contains(worth)) {
        Some(worth) => Err(format!("a match is worth {worth}, and returns lie in {:?}", G::RETURNS)),
        None => Ok(()),
    }
}
