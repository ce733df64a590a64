//! The source of a replay: a stored match, an address that contains one, or a file.

use engine::Turn;
use leptos::prelude::window;

use super::link;
use crate::record::{self, Unreadable};

/// The match to replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ReplaySource {
    /// None yet.
    Empty,
    /// A log, and the first moment to show.
    Log { log: String, at: Option<u32> },
    /// A match that cannot be shown, with the id of the error message.
    Broken(&'static str),
}

impl ReplaySource {
    /// Finds the match with this number; without a number, the match in the address itself.
    pub(super) fn find(id: Option<&str>) -> ReplaySource {
        match id {
            Some(id) => kept(id),
            None => linked(&window().location().hash().unwrap_or_default()),
        }
    }
}

fn kept(id: &str) -> ReplaySource {
    match record::open(id) {
        // The hands of a running match are secret, unless all players agreed to end it early.
        Ok(session) if !matches!(session.turn(), Turn::Over(_)) && !ended_early(id) => {
            ReplaySource::Broken("replay-running")
        }
        Ok(session) => ReplaySource::Log { log: session.log(), at: None },
        Err(Unreadable::Missing) => ReplaySource::Broken("lost-match"),
        Err(Unreadable::UnknownGame(_) | Unreadable::Log(_)) => ReplaySource::Broken("shelf-broken"),
    }
}

fn ended_early(id: &str) -> bool {
    record::load(id).is_some_and(|record| record.over)
}

fn linked(fragment: &str) -> ReplaySource {
    match fragment.trim_start_matches('#') {
        "" => ReplaySource::Empty,
        packed => match link::unpack(packed) {
            Some((log, at)) => ReplaySource::Log { log, at: Some(at) },
            None => ReplaySource::Broken("replay-bad-link"),
        },
    }
}
