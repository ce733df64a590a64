//! Who is told what.

use std::fmt;

use crate::{Seat, SeatSet};

/// The people who hear an event: some seats, and perhaps the spectators.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Audience {
    seats: SeatSet,
    spectators: bool,
}

impl Audience {
    /// Everybody in the room.
    pub const ALL: Audience = Audience { seats: SeatSet::all(crate::MAX_SEATS as u8), spectators: true };

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Audience {
        Audience { seats: SeatSet::only(seat), spectators: false }
    }

    /// Everybody but this seat: the public side of a private event.
    #[inline]
    pub const fn but(seat: Seat) -> Audience {
        Audience { seats: SeatSet::all(crate::MAX_SEATS as u8).without(seat), spectators: true }
    }

    /// Does this viewer (`None`: a spectator) hear it?
    #[inline]
    pub const fn includes(self, viewer: Option<Seat>) -> bool {
        match viewer {
            Some(seat) => self.seats.contains(seat),
            None => self.spectators,
        }
    }
}

impl fmt::Debug for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.seats, if self.spectators { " and spectators" } else { "" })
    }
}

/// Somebody who writes down what is told while a step is played.
pub trait Witness<E> {
    /// These people learn this.
    fn tell(&mut self, to: Audience, event: E);
}

/// Nobody listens: search pays nothing for events.
impl<E> Witness<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: E) {}
}

/// Everything is kept.
impl<E> Witness<E> for Vec<(Audience, E)> {
    fn tell(&mut self, to: Audience, event: E) {
        self.push((to, event));
    }
}
