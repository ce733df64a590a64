//! One moment of a replay or a lesson.

use engine::Seat;
use table::Session;

use crate::{Snapshot, Story};

/// The choices that the reader has at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Nothing: it is only shown.
    Nothing,
    /// The viewer chooses; the caller judges the choice.
    Choice,
}

pub(crate) struct Moment {
    pub(crate) session: Box<dyn Session>,
    pub(crate) snapshot: Snapshot,
    pub(crate) story: Story,
}

impl Moment {
    pub(crate) fn new(session: Box<dyn Session>, viewer: Option<Seat>, asks: Asks) -> Moment {
        let snapshot = match asks {
            Asks::Nothing => Snapshot::watched(&*session, viewer),
            Asks::Choice => Snapshot { can_undo: false, ..Snapshot::of(&*session, viewer) },
        };
        let mut story = Story::default();
        story.follow(&*session, viewer);
        Moment { session, snapshot, story }
    }
}
