//! Where a replay comes from: a match kept here, an address that contains one, a file.

use engine::Turn;
use leptos::prelude::window;

use super::link;
use crate::record::{self, Unreadable};

/// What there is to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ReplaySource {
    /// Nothing yet.
    Empty,
    /// A log, and the moment to begin with.
    Log { log: String, at: Option<u32> },
    /// Something that cannot be shown, and the message that says why.
    Broken(&'static str),
}

impl ReplaySource {
    /// The match with this number; without one, the match that the address itself contains.
    pub(super) fn find(id: Option<&str>) -> ReplaySource {
        match id {
            Some(id) => kept(id),
            None => linked(&window().location().hash().unwrap_or_default()),
        }
    }
}

fn kept(id: &str) -> ReplaySource {
    match record::open(id) {
        // Its hands are still secret, unless everybody agreed to end it early.
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
