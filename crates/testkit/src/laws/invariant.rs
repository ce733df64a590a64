//! Law 8: the game's own invariants hold in every position, and in every guess.

use engine::Game;

use super::Verdict;

pub(crate) fn check<G: Game>(position: &G) -> Verdict {
    match position.invariant_error() {
        Some(flaw) => Err(format!("{flaw}, in {position:?}")),
        None => Ok(()),
    }
}
