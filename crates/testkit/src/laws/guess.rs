//! Law 3: a guess looks like its view, for every seat and the spectator; positions that look alike are guessed alike.

use engine::{Game, Rng, Seat};

use super::Verdict;
use crate::words::{difference, json, who};

/// The guess, for the other laws.
pub(crate) fn check<G: Game>(position: &G, viewer: Option<Seat>, rng: &mut Rng) -> Result<G, String> {
    let view = position.view(viewer);
    let seed = rng.long_bits();
    let guess = G::determinize(&view, &mut Rng::seeded(seed));
    let seen = guess.view(viewer);
    if seen != view {
        let apart = difference(&format!("{view:?}"), &format!("{seen:?}"));
        return Err(format!("a guess looks different to {}: {apart}", who(viewer)));
    }
    let again = G::determinize(&seen, &mut Rng::seeded(seed));
    if again != guess {
        let apart = difference(&format!("{guess:?}"), &format!("{again:?}"));
        return Err(format!("what looks alike to {} is guessed differently: {apart}", who(viewer)));
    }
    Ok(guess)
}

/// A bot in a worker or on the network guesses from a view that came as JSON.
pub(crate) fn reads_back<G: Game>(position: &G, viewer: Option<Seat>) -> Verdict {
    let view = position.view(viewer);
    match serde_json::from_str::<G::View>(&json(&view)) {
        Ok(read) if read == view => Ok(()),
        Ok(read) => Err(format!("a view reads back from JSON as {read:?}, not {view:?}")),
        Err(error) => Err(format!("a view does not read back from JSON: {error}")),
    }
}
