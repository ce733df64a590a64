//! Law 7: two histories in which a viewer was told and did the same things show it the same, to the byte.
//!
//! Beside the game runs a shadow for each viewer: another history of which the viewer hears the same. Where others or
//! chance moved, the shadow takes any step of theirs that tells the viewer just as much; where none does, the shadow
//! begins anew from a guess. As long as it lasts, view, scene, choices, lines and refusals must be equal. Everybody sees
//! that a step was made and by whom, so both histories go on side by side.

use engine::{Audience, Game, Rng, Seat, Step};

use super::faces::Faces;
use super::{Law, Verdict, beats, looks};
use crate::random::{any, legal, offered, outcomes, viewers};
use crate::words::{difference, heard, json, who};

/// One shadow in so many begins anew after a step though it could go on.
const RENEWED: u32 = 16;
/// How many actions are kept to be refused later, and how many of them are tried at a time.
const REMEMBERED: usize = 64;
const REFUSED: usize = 3;

pub(crate) struct Knowledge<'a, G: Game> {
    faces: Option<&'a Faces<G>>,
    shadows: Vec<Shadow<G>>,
    actions: Vec<G::Action>,
    /// How often a shadow and the game were compared.
    pub(crate) compared: u32,
}

/// A step of the game.
pub(crate) struct Happening<'a, G: Game> {
    pub(crate) step: Step<G>,
    pub(crate) told: &'a [(Audience, G::Event)],
    /// Who is compared to the byte, and to the picture.
    pub(crate) close: Option<Seat>,
}

struct Shadow<G: Game> {
    viewer: Option<Seat>,
    position: G,
}

impl<'a, G: Game> Knowledge<'a, G> {
    pub(crate) fn new(start: G, seats: u8, faces: Option<&'a Faces<G>>) -> Knowledge<'a, G> {
        let shadow = |viewer| Shadow { viewer, position: start };
        Knowledge { faces, shadows: viewers(seats).map(shadow).collect(), actions: Vec::new(), compared: 0 }
    }

    /// The game went on to this position.
    pub(crate) fn follow(
        &mut self,
        happening: Happening<'_, G>,
        position: &G,
        rng: &mut Rng,
    ) -> Result<(), (Law, String)> {
        let Happening { step, told, close } = happening;
        self.remember(position, rng);
        for at in 0..self.shadows.len() {
            let shadow = &self.shadows[at];
            let viewer = shadow.viewer;
            let heard = heard(told, viewer);
            let next = match shadow.mirror(step, &heard, rng) {
                Some((shadow, echo)) => {
                    Law::Knowledge.says(same_view(viewer, position, &shadow))?;
                    // What looks alike must be alike in all that is made from a view.
                    let faces = self.faces.filter(|_| viewer == close);
                    Law::Looks.says(looks::check(position, &shadow, viewer, faces))?;
                    if viewer == close {
                        Law::Knowledge.says(self.same_lines(viewer, &heard, &echo))?;
                        let views = (position.view(viewer), shadow.view(viewer));
                        let beat = |faces| beats::same(viewer, (&views.0, &views.1), &heard, faces);
                        Law::Beats.says(self.faces.map_or(Ok(()), beat))?;
                        Law::Knowledge.says(self.same_bytes(viewer, position, &shadow, rng))?;
                    }
                    self.compared += 1;
                    (rng.below(RENEWED) != 0).then_some(shadow)
                }
                None => None,
            };
            let position = next.unwrap_or_else(|| G::determinize(&position.view(viewer), rng));
            self.shadows[at] = Shadow { viewer, position };
        }
        Ok(())
    }

    /// Keeps some of the actions that were ever legal.
    fn remember(&mut self, position: &G, rng: &mut Rng) {
        for seat in position.turn().pending().iter() {
            let actions = legal(position, seat);
            let Some(action) = any(&actions, rng) else { continue };
            if self.actions.len() < REMEMBERED {
                self.actions.push(*action);
            } else {
                self.actions[rng.below(REMEMBERED as u32) as usize] = *action;
            }
        }
    }

    fn same_lines(&self, viewer: Option<Seat>, heard: &[G::Event], echo: &[G::Event]) -> Verdict {
        let Some(faces) = self.faces else { return Ok(()) };
        let lines =
            |events: &[G::Event]| events.iter().map(|event| (faces.narrate)(*event)).collect::<Vec<_>>();
        let (left, right) = (lines(heard), lines(echo));
        if left != right {
            let apart = difference(&json(&left), &json(&right));
            return Err(format!("equal events tell {} different lines: {apart}", who(viewer)));
        }
        Ok(())
    }

    /// The bytes of the view, and the words of refusals.
    fn same_bytes(&self, viewer: Option<Seat>, position: &G, shadow: &G, rng: &mut Rng) -> Verdict {
        let (left, right) = (position.view(viewer), shadow.view(viewer));
        let (bytes, others) = (json(&left), json(&right));
        if bytes != others {
            return Err(format!("{} and sees: {}", knew(viewer), difference(&bytes, &others)));
        }
        let (Some(faces), Some(seat)) = (self.faces, viewer) else { return Ok(()) };
        let actions = legal(position, seat);
        // Only who may act is refused anything.
        for _ in 0..if actions.is_empty() { 0 } else { REFUSED } {
            let Some(action) = any(&self.actions, rng).filter(|action| !actions.contains(action)) else {
                continue;
            };
            let (refusal, other) = ((faces.refuse)(&left, *action), (faces.refuse)(&right, *action));
            if refusal != other {
                return Err(format!("{} and {action} is refused by {refusal:?} or {other:?}", knew(viewer)));
            }
        }
        Ok(())
    }
}

impl<G: Game> Shadow<G> {
    /// Where it stands after a step that tells the viewer the same, and what that tells it.
    fn mirror(&self, step: Step<G>, hears: &[G::Event], rng: &mut Rng) -> Option<(G, Vec<G::Event>)> {
        let position = &self.position;
        let mut steps: Vec<Step<G>> = match step {
            Step::Act(seat, action) => offered(position, seat)
                .into_iter()
                .filter(|other| Some(seat) != self.viewer || *other == action)
                .map(|action| Step::Act(seat, action))
                .collect(),
            Step::Chance(_) => {
                outcomes(position).into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
            }
        };
        // Any of them may be the one, not only the one that the game took.
        let turned = rng.below(steps.len().max(1) as u32) as usize;
        steps.rotate_left(turned);
        steps.into_iter().find_map(|step| {
            let (mut after, mut told) = (*position, Vec::new());
            after.apply(step, &mut told);
            let echo = heard(&told, self.viewer);
            (echo == hears).then_some((after, echo))
        })
    }
}

fn same_view<G: Game>(viewer: Option<Seat>, position: &G, shadow: &G) -> Verdict {
    let (view, other) = (position.view(viewer), shadow.view(viewer));
    if view != other {
        let apart = difference(&format!("{view:?}"), &format!("{other:?}"));
        return Err(format!("{} and sees: {apart}", knew(viewer)));
    }
    Ok(())
}

fn knew(viewer: Option<Seat>) -> String {
    format!("{} was told and did the same", who(viewer))
}
