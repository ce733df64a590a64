//! Law 2: notation round-trips; a written log reads back to an equal position.

use engine::{Game, Notation, Seat, Step};

use super::Verdict;
use crate::random::{offered, outcomes};
use crate::words::difference;

pub(crate) fn options<G: Game>(options: G::Options) -> Verdict {
    round_trip(options)
}

/// Everything that could be written next.
pub(crate) fn check<G: Game>(position: &G, seats: u8) -> Verdict {
    for seat in Seat::all(seats) {
        offered(position, seat).into_iter().try_for_each(action)?;
    }
    outcomes(position).into_iter().try_for_each(|(outcome, _)| word(outcome))
}

/// The position after the step as the log has it, told to nobody.
pub(crate) fn read<G: Game>(mut position: G, step: Step<G>) -> Result<G, String> {
    let step = match step {
        Step::Chance(outcome) => Step::Chance(parse(&outcome.to_string())?),
        Step::Act(seat, action) => Step::Act(seat, parse(&action.to_string())?),
    };
    position.apply(step, &mut ());
    Ok(position)
}

pub(crate) fn equal<G: Game>(played: &G, read: &G) -> Verdict {
    if played != read {
        let apart = difference(&format!("{played:?}"), &format!("{read:?}"));
        return Err(format!("the step reads back to another position: {apart}"));
    }
    Ok(())
}

/// In a log, a seat that takes a step back writes `undo`.
fn action(value: impl Notation) -> Verdict {
    if value.to_string().split(' ').next() == Some("undo") {
        return Err(format!("the log has another use for the first word of {:?}", value.to_string()));
    }
    word(value)
}

/// Steps are words with single spaces between them, so that a line of a log can be cut into them.
fn word(value: impl Notation) -> Verdict {
    let text = value.to_string();
    if text
        .split(' ')
        .any(|word| word.is_empty() || word.contains(|c: char| c.is_whitespace() || c.is_control()))
    {
        return Err(format!("{text:?} is not a row of words with single spaces"));
    }
    round_trip(value)
}

fn round_trip<T: Notation>(value: T) -> Verdict {
    let text = value.to_string();
    let back: T = parse(&text)?;
    if back != value {
        return Err(format!("{text:?} was {value:?} and reads back as {back:?}"));
    }
    Ok(())
}

fn parse<T: Notation>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{text:?} does not read back: {error}"))
}
