//! Law 5: sealed choices commute, and until the last one is in the others see only that a choice was made.

use engine::{Game, Rng, Seat, Step, Turn};

use super::Verdict;
use crate::random::{any, legal, viewers};
use crate::words::{difference, heard, json, line, list, who};

/// How many orders of the same choices are tried.
const ORDERS: usize = 4;
/// How many of a seat's choices are compared.
const ALTERNATIVES: usize = 6;

pub(crate) fn check<G: Game>(position: &G, seats: u8, rng: &mut Rng) -> Verdict {
    let pending = position.turn().pending();
    if pending.len() < 2 {
        return Ok(());
    }
    let choices: Vec<Step<G>> =
        pending.iter().filter_map(|seat| Some(Step::Act(seat, *any(&legal(position, seat), rng)?))).collect();
    commute(position, choices, rng)?;
    pending.iter().try_for_each(|seat| stays_sealed(position, seat, seats, rng))
}

fn commute<G: Game>(position: &G, mut choices: Vec<Step<G>>, rng: &mut Rng) -> Verdict {
    let first = played(position, &choices);
    choices.reverse();
    for _ in 0..ORDERS {
        let other = played(position, &choices);
        if first != other {
            let order = list(choices.iter().map(|step| line(*step)));
            let apart = difference(&format!("{first:?}"), &format!("{other:?}"));
            return Err(format!("the order of sealed choices matters ({order}): {apart}"));
        }
        for place in (1..choices.len()).rev() {
            choices.swap(place, rng.below(place as u32 + 1) as usize);
        }
    }
    Ok(())
}

fn played<G: Game>(position: &G, steps: &[Step<G>]) -> G {
    let mut position = *position;
    steps.iter().for_each(|step| position.apply(*step, &mut ()));
    position
}

/// Whatever the seat chooses: the others are still pending with the same actions, and see and hear the same.
fn stays_sealed<G: Game>(position: &G, seat: Seat, seats: u8, rng: &mut Rng) -> Verdict {
    let others = position.turn().pending().without(seat);
    let actions = legal(position, seat);
    let mut before: Vec<(Turn, Vec<String>)> = Vec::new();
    for _ in 0..ALTERNATIVES.min(actions.len()) {
        let Some(action) = any(&actions, rng) else { break };
        let (mut after, mut told) = (*position, Vec::new());
        after.apply(Step::Act(seat, *action), &mut told);
        let turn = after.turn();
        for other in others.iter() {
            if !turn.pending().contains(other) || legal(&after, other) != legal(position, other) {
                return Err(format!("seat {seat}'s sealed {action} changes what seat {other} may do"));
            }
        }
        let seen: Vec<String> = viewers(seats)
            .filter(|viewer| *viewer != Some(seat))
            .map(|viewer| {
                format!("{}: {} {:?}", who(viewer), json(&after.view(viewer)), heard(&told, viewer))
            })
            .collect();
        // A choice of several clicks may leave the seat pending or not: that it was made may be seen.
        match before.iter().find(|(known, _)| *known == turn) {
            None => before.push((turn, seen)),
            Some((_, known)) => {
                if let Some((left, right)) = known.iter().zip(&seen).find(|(left, right)| left != right) {
                    return Err(format!("seat {seat}'s sealed choice shows: {}", difference(left, right)));
                }
            }
        }
    }
    Ok(())
}
