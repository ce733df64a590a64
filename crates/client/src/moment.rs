//! One moment of a replay or a lesson.

use engine::Seat;
use table::Session;

use crate::effect::Effect;
use crate::held::HeldBeats;
use crate::{Hold, Millis, Snapshot, Story};

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
    pub(crate) held: HeldBeats,
    pub(crate) hold: Hold,
}

impl Moment {
    pub(crate) fn new(session: Box<dyn Session>, viewer: Option<Seat>, asks: Asks) -> Moment {
        let snapshot = match asks {
            Asks::Nothing => Snapshot::watched(&*session, viewer),
            Asks::Choice => Snapshot { can_undo: false, ..Snapshot::of(&*session, viewer) },
        };
        let mut story = Story::default();
        story.follow(&*session, viewer);
        Moment { session, snapshot, story, held: HeldBeats::default(), hold: Hold::default() }
    }

    /// The reader comes from the moment before, so the last step is shown. A step that only leads elsewhere shows nothing.
    pub(crate) fn follows(&mut self, before: u32, hold: Hold, now: Millis, effects: &mut Vec<Effect>) {
        self.hold = hold;
        if before + 1 == self.snapshot.lines && hold != Hold::Off {
            let beats = self.session.beats(self.snapshot.viewer, before);
            self.held.push(beats, hold, now, effects);
        }
    }
}
