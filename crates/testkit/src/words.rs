//! How the kit speaks of steps, viewers and differences.

use std::fmt::Display;

use engine::{Audience, Game, Seat, Step};
use serde::Serialize;

/// A step as a line of the log: `2 challenge dragon4`, or `* dragon4` for chance.
pub(crate) fn line<G: Game>(step: Step<G>) -> String {
    match step {
        Step::Chance(outcome) => format!("* {outcome}"),
        Step::Act(seat, action) => format!("{seat} {action}"),
    }
}

/// A viewer by name.
pub(crate) fn who(viewer: Option<Seat>) -> String {
    viewer.map_or("a spectator".into(), |seat| format!("seat {seat}"))
}

/// A list in one line, for messages.
pub(crate) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "nothing".into() } else { items.join("; ") }
}

/// The exact bytes of what crosses a border.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views and scenes are plain data")
}

/// What this viewer hears of all that is told.
pub(crate) fn heard<E: Copy>(told: &[(Audience, E)], viewer: Option<Seat>) -> Vec<E> {
    told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| *event).collect()
}

/// Where two texts part, with a little of what stands around.
pub(crate) fn difference(left: &str, right: &str) -> String {
    let same = left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(60)..text.len().min(same + 60)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("…{}… is not …{}…", part(left), part(right))
}
