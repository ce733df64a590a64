//! Law 8: the game's own invariants hold in every position, and in every guess; and nothing changes the rules of a match.

use engine::{Game, RulesVersion};

use super::Verdict;

pub(crate) fn check<G: Game>(position: &G) -> Verdict {
    match position.invariant_error() {
        Some(error) => Err(format!("{error}, in {position:?}")),
        None => Ok(()),
    }
}

/// A position carries the version of the rules that its match began with.
pub(crate) fn rules<G: Game>(position: &G, begun: RulesVersion) -> Verdict {
    if position.rules() != begun {
        return Err(format!("the match began with rules {begun} and is played by {}", position.rules()));
    }
    Ok(())
}
