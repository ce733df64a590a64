//! Law 12: a beat says what happened, cites a clause, and is about things that its viewer sees. It is made from what the viewer was
//! told in one step and from the view after it, so histories that are alike to the viewer show the same beat.

use std::collections::HashSet;

use engine::{Audience, Game, Seat};

use super::Verdict;
use super::faces::Faces;
use crate::random::viewers;
use crate::words::{heard, who};

/// Checks the beats of a step for everybody.
pub(crate) fn check<G: Game>(
    position: &G,
    seats: u8,
    told: &[(Audience, G::Event)],
    faces: Option<&Faces<G>>,
) -> Verdict {
    let Some(faces) = faces else { return Ok(()) };
    viewers(seats).try_for_each(|viewer| sound(&position.view(viewer), &heard(told, viewer), viewer, faces))
}

fn sound<G: Game>(view: &G::View, heard: &[G::Event], viewer: Option<Seat>, faces: &Faces<G>) -> Verdict {
    let Some(beat) = faces.beat_of(heard, view) else { return Ok(()) };
    let who = who(viewer);
    if beat.title.id.is_empty() || beat.sentence.id.is_empty() || beat.clause.is_empty() {
        return Err(format!("a beat for {who} lacks its heading, its sentence or its clause: {beat:?}"));
    }
    let scene = (faces.scene)(view);
    let pieces = scene.zones.iter().flat_map(|zone| zone.pieces.iter().map(|piece| &piece.id));
    let spots = scene.zones.iter().flat_map(|zone| zone.spots.iter().map(|spot| &spot.id));
    let ids: HashSet<&String> = pieces.chain(spots).collect();
    match beat.about.iter().find(|id| !ids.contains(id)) {
        Some(lost) => Err(format!("a beat for {who} is about {lost:?}, which is not in the scene")),
        None => Ok(()),
    }
}

/// Compares the beats of two histories that the viewer cannot tell apart.
pub(crate) fn same<G: Game>(
    viewer: Option<Seat>,
    (view, other): (&G::View, &G::View),
    heard: &[G::Event],
    faces: &Faces<G>,
) -> Verdict {
    let (beat, echo) = (faces.beat_of(heard, view), faces.beat_of(heard, other));
    if beat != echo {
        return Err(format!("{} was told the same and is shown {beat:?} or {echo:?}", who(viewer)));
    }
    Ok(())
}
