//! What somebody sees of a match, and may touch.

use engine::{Seat, SeatSet, Turn};
use scene::{Choice, Scene};
use table::{Session, Told};

/// What somebody sees of a match at one moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sight {
    /// Who looks; none: a spectator.
    pub(crate) viewer: Option<Seat>,
    pub(crate) scene: Scene,
    /// What the viewer may do.
    pub(crate) choices: Vec<Choice>,
    /// What the viewer was told, oldest first.
    pub(crate) story: Vec<Told>,
    pub(crate) turn: Turn,
    pub(crate) can_undo: bool,
}

/// The choices that touch all of this.
pub(crate) fn narrowed<'a>(choices: &'a [Choice], touched: &[String]) -> Vec<&'a Choice> {
    choices.iter().filter(|choice| touched.iter().all(|what| choice.touches.contains(what))).collect()
}

/// The seats that people play.
pub(crate) fn people(session: &dyn Session) -> SeatSet {
    let players = &session.header().players;
    Seat::all(players.len() as u8).filter(|seat| players[seat.index()].bot.is_none()).collect()
}

pub(super) fn see(session: &dyn Session, viewer: Option<Seat>) -> Sight {
    Sight {
        viewer,
        scene: session.scene(viewer),
        choices: viewer.map(|seat| session.choices(seat)).unwrap_or_default(),
        story: session.story(viewer, 0),
        turn: session.turn(),
        can_undo: viewer.is_some_and(|seat| session.can_undo(seat)),
    }
}

/// The same for somebody who does not play.
pub(super) fn watched(session: &dyn Session, viewer: Option<Seat>) -> Sight {
    Sight { choices: Vec::new(), can_undo: false, ..see(session, viewer) }
}
