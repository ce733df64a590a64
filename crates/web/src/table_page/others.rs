//! What a table has besides when people on other devices sit there. It comes from where others are met, so that whoever
//! plays here need not fetch it.

use crate::signal::Memo;
use engine::Seat;
use leptos::prelude::*;

/// A part of the table.
type Part = fn() -> AnyView;

/// The parts, for those who find this in their context.
#[derive(Clone, Copy)]
pub(super) struct Others {
    /// Is the chat up, instead of the log?
    pub(super) talks: Memo<bool>,
    /// Did the match end before its end by the rules?
    pub(super) is_broken_off: Memo<bool>,
    /// Log or chat?
    pub(super) tabs: Part,
    /// The chat.
    pub(super) talk: Part,
    /// What somebody asks of the others.
    pub(super) affairs: Part,
    /// What one can ask of the others.
    pub(super) arrangements: Part,
    /// The result, and the ways on from it.
    pub(super) ending: Part,
    /// Is this seat's owner there, and how much time is left?
    pub(super) presence: fn(Seat) -> AnyView,
}
