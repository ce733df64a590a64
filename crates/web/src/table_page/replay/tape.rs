//! Where a replay comes from: a match kept here, an address that contains one, a file.

use engine::Turn;
use leptos::prelude::window;

use super::link;
use crate::record::{self, Unreadable};

/// What there is to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tape {
    /// Nothing yet.
    Empty,
    /// A log, and the moment to begin with.
    Log { log: String, at: Option<u32> },
    /// Something that cannot be shown, and the message that says why.
    Broken(&'static str),
}

impl Tape {
    /// The match with this number; without one, the match that the address itself contains.
    pub(super) fn find(id: Option<&str>) -> Tape {
        match id {
            Some(id) => kept(id),
            None => linked(&window().location().hash().unwrap_or_default()),
        }
    }
}

fn kept(id: &str) -> Tape {
    match record::open(id) {
        // Its hands are still secret, unless everybody agreed to end it early.
        Ok(session) if !matches!(session.turn(), Turn::Over(_)) && !ended_early(id) => {
            Tape::Broken("replay-running")
        }
        Ok(session) => Tape::Log { log: session.log(), at: None },
        Err(Unreadable::Missing) => Tape::Broken("lost-match"),
        Err(Unreadable::UnknownGame(_) | Unreadable::Log(_)) => Tape::Broken("shelf-broken"),
    }
}

fn ended_early(id: &str) -> bool {
    record::load(id).is_some_and(|record| record.over)
}

fn linked(fragment: &str) -> Tape {
    match fragment.trim_start_matches('#') {
        "" => Tape::Empty,
        packed => match link::unpack(packed) {
            Some((log, at)) => Tape::Log { log, at: Some(at) },
            None => Tape::Broken("replay-bad-link"),
        },
    }
}
