//! The values that a renderer reads.

use engine::{InterruptWindow, Seat, SeatSet, Turn};
use scene::{Choice, Words};
use table::{GameHandle, Player, Session, Source, Told};

use super::{MatchClient, Place, Waiting};
use crate::narrowing::Narrowing;
use crate::remote::Remote;
use crate::{Held, Snapshot, local};

impl MatchClient {
    /// The snapshot on the screen; `None` before the match starts.
    pub fn snapshot(&self) -> Option<&Snapshot> {
        match &self.place {
            Place::Local(local) => Some(local.snapshot()),
            Place::Remote(remote) => remote.snapshot(),
            Place::Moment(moment) => Some(&moment.snapshot),
        }
    }

    /// The story lines up to then, oldest first.
    pub fn story(&self) -> &[Told] {
        match &self.place {
            Place::Local(local) => local.story().told(),
            Place::Remote(remote) => remote.story().told(),
            Place::Moment(moment) => moment.story.told(),
        }
    }

    /// The story lines after a log line.
    pub fn story_after(&self, line: u32) -> &[Told] {
        match &self.place {
            Place::Local(local) => local.story().after(line),
            Place::Remote(remote) => remote.story().after(line),
            Place::Moment(moment) => moment.story.after(line),
        }
    }

    /// What is held up to the viewer.
    pub fn held(&self) -> Option<&Held> {
        match &self.place {
            Place::Local(local) => local.held.front(),
            Place::Remote(remote) => remote.held(),
            Place::Moment(moment) => moment.held.front(),
        }
    }

    /// The choices of the viewer; empty while they [wait](MatchClient::waiting).
    pub fn choices(&self) -> &[Choice] {
        match self.snapshot() {
            Some(snapshot) if self.waiting().is_none() => &snapshot.choices,
            _ => &[],
        }
    }

    /// Whether the viewer may take back its last step now.
    pub fn can_undo(&self) -> bool {
        self.waiting().is_none() && self.snapshot().is_some_and(|snapshot| snapshot.can_undo)
    }

    /// The pieces and spots touched so far.
    pub fn narrowing(&self) -> &Narrowing {
        &self.narrowing
    }

    /// The choices that contain everything touched so far.
    pub fn left(&self) -> impl Iterator<Item = &Choice> {
        self.narrowing.left(self.choices())
    }

    /// Whether any choice contains this.
    pub fn concerns(&self, target: &str) -> bool {
        self.choices().iter().any(|choice| choice.touches.iter().any(|touch| touch == target))
    }

    /// Why the viewer has no choices, if the client waits for something.
    pub fn waiting(&self) -> Option<Waiting> {
        let remote = self.as_remote()?;
        if remote.is_sending() {
            Some(Waiting::ForAnswer)
        } else if remote.is_behind() {
            Some(Waiting::ForPlayback)
        } else {
            remote.rests().then_some(Waiting::ForNothing)
        }
    }

    /// The match at a server, if it is there.
    pub fn as_remote(&self) -> Option<&Remote> {
        match &self.place {
            Place::Remote(remote) => Some(remote),
            Place::Local(_) | Place::Moment(_) => None,
        }
    }

    /// The match itself, if it is on this device.
    pub fn session(&self) -> Option<&dyn Session> {
        match &self.place {
            Place::Local(local) => Some(local.session()),
            Place::Moment(moment) => Some(&*moment.session),
            Place::Remote(_) => None,
        }
    }

    /// The players, by seat.
    pub fn players(&self) -> Vec<Player> {
        match (self.session(), self.as_remote().and_then(Remote::table)) {
            (Some(session), _) => session.header().players.clone(),
            (None, Some(table)) => crate::players(table),
            (None, None) => Vec::new(),
        }
    }

    /// The seats of people at this device.
    pub fn people_here(&self) -> SeatSet {
        match (self.session(), self.as_remote()) {
            (Some(session), _) => local::people(session),
            (None, Some(remote)) => remote.viewer().into_iter().collect(),
            (None, None) => SeatSet::EMPTY,
        }
    }

    /// The game's messages and rulebook, once the game is there.
    pub fn words(&self) -> Option<Words> {
        match self.session() {
            Some(session) => Some(session.words()),
            None => self.as_remote().and_then(Remote::game).map(GameHandle::words),
        }
    }

    /// The commitment to the seed of the match.
    pub fn commitment(&self) -> Option<String> {
        match self.session() {
            Some(session) => session.header().commitment(),
            None => self.as_remote()?.table().map(|table| table.commitment.clone()),
        }
    }

    /// Whether the player must enter the outcome of chance.
    pub fn wants_script(&self) -> bool {
        match &self.place {
            Place::Local(local) => {
                let session = local.session();
                session.turn() == Turn::Chance && session.header().source == Source::Scripted
            }
            Place::Remote(_) | Place::Moment(_) => false,
        }
    }

    /// The person who gets the device next.
    pub fn next_viewer(&self) -> Option<Seat> {
        match &self.place {
            Place::Local(local) => local.next_viewer(),
            Place::Remote(_) | Place::Moment(_) => None,
        }
    }

    /// The people who may ask for this device to act out of turn.
    pub fn may_ask_for_device(&self) -> SeatSet {
        match &self.place {
            Place::Local(local) => local.may_ask(),
            Place::Remote(_) | Place::Moment(_) => SeatSet::EMPTY,
        }
    }

    /// The person who asked for the device to act out of turn, and has it or gets it next.
    pub fn out_of_turn(&self) -> Option<Seat> {
        match &self.place {
            Place::Local(local) => local.out_of_turn(),
            Place::Remote(_) | Place::Moment(_) => None,
        }
    }

    /// Whether bots leave people time to interrupt them now.
    pub fn is_pause(&self) -> bool {
        match &self.place {
            Place::Local(local) => local.session().interrupt_window() == InterruptWindow::Pause,
            Place::Remote(_) | Place::Moment(_) => false,
        }
    }

    /// The seat whose bot is deciding.
    pub fn thinking(&self) -> Option<Seat> {
        match &self.place {
            Place::Local(local) => local.thinking(),
            Place::Remote(_) | Place::Moment(_) => None,
        }
    }

    /// Whether the player has asked to resign and not confirmed it yet.
    pub fn asks_to_resign(&self) -> bool {
        self.gives_up
    }
}
