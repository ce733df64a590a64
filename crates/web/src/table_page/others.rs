//! The parts of a table with people on other devices. They are in the online chunk, so that local matches need not load
//! them.

use crate::signal::Memo;
use engine::Seat;
use leptos::prelude::*;

/// Renders a part of the table.
type Part = fn() -> AnyView;

/// The parts, as a context.
#[derive(Clone, Copy)]
pub(super) struct Others {
    /// Whether the drawer shows the chat instead of the log.
    pub(super) talks: Memo<bool>,
    /// Whether the match ended early.
    pub(super) is_broken_off: Memo<bool>,
    /// The tabs for log and chat.
    pub(super) tabs: Part,
    /// The chat.
    pub(super) talk: Part,
    /// Pending requests to other players.
    pub(super) affairs: Part,
    /// The menu of requests to other players.
    pub(super) arrangements: Part,
    /// The result, with links to continue.
    pub(super) ending: Part,
    /// Whether a seat's owner is connected, and the remaining time.
    pub(super) presence: fn(Seat) -> AnyView,
}
