//! The table at one moment.

use engine::{Seat, Turn};
use scene::{Choice, Scene};
use table::Session;

/// The table at one moment, as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The seat that sees this; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The number of log lines.
    pub lines: u32,
    /// The table.
    pub scene: Scene,
    /// The choices of the viewer, in its turn or out of turn.
    pub choices: Vec<Choice>,
    /// Whose turn it is.
    pub turn: Turn,
    /// Whether the viewer may take back its last step.
    pub can_undo: bool,
}

impl Snapshot {
    /// The snapshot of a session for this viewer.
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

    /// Whether the match waits for the viewer. False if the viewer may only interrupt others.
    pub fn is_viewers_turn(&self) -> bool {
        !self.choices.is_empty() && self.viewer.is_some_and(|seat| self.turn.pending().contains(seat))
    }

    /// The same without choices, for a viewer who does not play.
    pub(crate) fn watched(session: &dyn Session, viewer: Option<Seat>) -> Snapshot {
        Snapshot { choices: Vec::new(), can_undo: false, ..Snapshot::of(session, viewer) }
    }
}
