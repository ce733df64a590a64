//! Two histories of a game that one viewer cannot tell apart, for tests of whatever shows a match to somebody.

use engine::{Game, Rng, Seat, Step};

use crate::random::{legal, outcomes, random_step};
use crate::words::heard;

/// So many steps are tried before both histories end.
const TRIES: u32 = 20;

/// The lines of two logs, as they stand after their numbers, equally long. By law 7 the viewer sees the same after both;
/// what it cannot know is chosen by lot in each.
pub fn twins<G: Game>(start: G, viewer: Option<Seat>, steps: usize, mut rng: Rng) -> [Vec<String>; 2] {
    let (mut left, mut right) = (start, start);
    let mut logs = [Vec::new(), Vec::new()];
    while logs[0].len() < steps {
        let pair = (0..TRIES).find_map(|_| {
            let step = random_step(&left, &mut rng)?;
            let (after, hears) = taken(left, step, viewer);
            mirrored(right, step, viewer, &hears, &mut rng)
                .map(|(echo, other)| ((step, after), (echo, other)))
        });
        let Some(((step, after), (echo, other))) = pair else { break };
        logs[0].push(line(step));
        logs[1].push(line(echo));
        (left, right) = (after, other);
    }
    logs
}

/// Where a step leads, and what it tells the viewer.
fn taken<G: Game>(mut position: G, step: Step<G>, viewer: Option<Seat>) -> (G, Vec<G::Event>) {
    let mut told = Vec::new();
    position.apply(step, &mut told);
    (position, heard(&told, viewer))
}

/// Another step by the same seat, or of chance, that tells the viewer the same; one by lot.
fn mirrored<G: Game>(
    position: G,
    step: Step<G>,
    viewer: Option<Seat>,
    hears: &[G::Event],
    rng: &mut Rng,
) -> Option<(Step<G>, G)> {
    let mut steps: Vec<Step<G>> = match step {
        Step::Act(seat, action) => {
            let own = |other: &G::Action| Some(seat) != viewer || *other == action;
            legal(&position, seat).into_iter().filter(own).map(|action| Step::Act(seat, action)).collect()
        }
        Step::Chance(_) => {
            outcomes(&position).into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
    };
    let turned = rng.below(steps.len().max(1) as u32) as usize;
    steps.rotate_left(turned);
    steps.into_iter().find_map(|step| {
        let (after, echo) = taken(position, step, viewer);
        (echo == hears).then_some((step, after))
    })
}

fn line<G: Game>(step: Step<G>) -> String {
    match step {
        Step::Chance(outcome) => format!("* {outcome}"),
        Step::Act(seat, action) => format!("{seat} {action}"),
    }
}
