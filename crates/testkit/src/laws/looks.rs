//! Law 4: whose turn it is, whether seats may interrupt, and a seat's own legal actions, choices, scene and prompt, are functions of the view.

use engine::{Game, Seat};

use super::Verdict;
use super::faces::Faces;
use crate::random::offered;
use crate::words::{difference, list, who};

/// Compares a position with another one that looks the same to the viewer.
pub(crate) fn check<G: Game>(
    position: &G,
    guess: &G,
    viewer: Option<Seat>,
    faces: Option<&Faces<G>>,
) -> Verdict {
    let (turn, guessed) = (position.turn(), guess.turn());
    if turn != guessed {
        return Err(format!("{} cannot know whose turn it is: {turn:?} or {guessed:?}", who(viewer)));
    }
    let (window, guessed) = (position.interrupt_window(), guess.interrupt_window());
    if window != guessed {
        let who = who(viewer);
        return Err(format!("{who} cannot know whether seats may interrupt: {window:?} or {guessed:?}"));
    }
    let own = |position: &G| viewer.map_or(Vec::new(), |seat| offered(position, seat));
    let (actions, others) = (own(position), own(guess));
    if actions != others {
        let (actions, others) = (list(actions), list(others));
        return Err(format!("{} cannot know what it may do: {actions}, or {others}", who(viewer)));
    }
    let Some(faces) = faces else { return Ok(()) };
    let shown = faces.shown(&position.view(viewer), &actions);
    let guessed = faces.shown(&guess.view(viewer), &actions);
    if shown != guessed {
        let apart = difference(&format!("{shown:?}"), &format!("{guessed:?}"));
        return Err(format!("the same view shows {} different things: {apart}", who(viewer)));
    }
    shown.sound(&actions)
}
