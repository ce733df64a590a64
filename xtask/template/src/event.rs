//! What people are told.

use engine::Seat;

use crate::Action;

/// Something that happened. Everything in a view must follow from the events that its owner was told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Told to the drawer alone. SA-02
    Drew {
        /// The drawer.
        seat: Seat,
        /// The card.
        value: u8,
    },
    /// Told to everybody else. SA-02
    DrewUnseen {
        /// The drawer.
        seat: Seat,
    },
    /// Told to the chooser alone. SA-03
    Sealed {
        /// The chooser.
        seat: Seat,
        /// The choice.
        action: Action,
    },
    /// Told to everybody else. SA-03
    SealedUnseen {
        /// The chooser.
        seat: Seat,
    },
    /// One step. SA-04
    Walked {
        /// The walker.
        seat: Seat,
    },
    /// The die fell. SA-05
    Ran {
        /// The runner.
        seat: Seat,
        /// The number on the die.
        steps: u8,
    },
    /// The end: cards are shown. SA-07
    Scored {
        /// The owner of the card.
        seat: Seat,
        /// The steps made.
        steps: u8,
        /// The secret card.
        card: u8,
    },
}
