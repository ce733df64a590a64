//! What is seen at one moment.

use engine::{Seat, Turn};
use scene::{Choice, Scene};
use table::Session;

/// The table at one moment, as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// Whose eyes; none: a spectator's.
    pub viewer: Option<Seat>,
    /// How many lines the log had.
    pub lines: u32,
    /// The table.
    pub scene: Scene,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// Whose turn it is.
    pub turn: Turn,
    /// May the viewer take back its last step?
    pub can_undo: bool,
}

impl Snapshot {
    /// What this viewer sees of a session, and may do there.
    pub(crate) fn of(session: &dyn Session, viewer: Option<Seat>) -> Snapshot {
        Snapshot {
            viewer,
            lines: session.lines(),
            scene: session.scene(viewer),
            choices: viewer.map(|seat| session.choices(seat)).unwrap_or_default(),
            turn: session.turn(),
            can_undo: viewer.is_some_and(|seat| session.can_undo(seat)),
        }
    }

    /// The same for somebody who only looks on.
    pub(crate) fn watched(session: &dyn Session, viewer: Option<Seat>) -> Snapshot {
        Snapshot { choices: Vec::new(), can_undo: false, ..Snapshot::of(session, viewer) }
    }
}
