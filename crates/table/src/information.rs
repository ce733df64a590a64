//! Did a step teach its seat something?

use engine::{Audience, Game, Rng, Seat, Step};

/// So many positions that look the same to the seat are tried.
const GUESSES: u64 = 32;

/// Did the seat learn anything by this action? It did not if everything it sees and hears afterwards follows from
/// what it saw before: then the same action looks the same whatever the seat cannot know.
///
/// The guesses come from fixed seeds, so the answer is the same whenever a log is read again.
pub(crate) fn reveals_information<G: Game>(before: &G, seat: Seat, action: G::Action) -> bool {
    let seen = before.view(Some(seat));
    let truth = impression(*before, seat, action);
    (0..GUESSES).any(|seed| {
        let guess = G::determinize(&seen, &mut Rng::seeded(seed));
        impression(guess, seat, action) != truth
    })
}

/// What the seat sees and was told after its action.
fn impression<G: Game>(mut position: G, seat: Seat, action: G::Action) -> (G::View, Vec<G::Event>) {
    let mut told: Vec<(Audience, G::Event)> = Vec::new();
    position.apply(Step::Act(seat, action), &mut told);
    let heard = told.into_iter().filter(|(to, _)| to.includes(Some(seat))).map(|(_, event)| event);
    (position.view(Some(seat)), heard.collect())
}
