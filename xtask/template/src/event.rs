//! What people are told.

use engine::Seat;

/// A piece of news. Whatever a view shows must follow from the news its owner heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// To the drawer alone. SA-02
    Drew {
        /// Who drew.
        seat: Seat,
        /// Which card.
        value: u8,
    },
    /// To everybody else. SA-02
    DrewUnseen {
        /// Who drew.
        seat: Seat,
    },
    /// One step. SA-03
    Walked {
        /// Who walked.
        seat: Seat,
    },
    /// The die fell. SA-04
    Ran {
        /// Who ran.
        seat: Seat,
        /// What the die showed.
        steps: u8,
    },
    /// The end: cards are shown. SA-06
    Scored {
        /// Whose card it is.
        seat: Seat,
        /// The steps made.
        steps: u8,
        /// The secret card.
        card: u8,
    },
}
