//! What people are told: everything, all of them.

use engine::Seat;

use crate::board::State;
use crate::phase::End;
use crate::space::Space;

/// Something that happened. Everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// This seat begins (QR-11).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// The seat's knight made a step (QR-12).
    Stepped {
        /// Who.
        seat: Seat,
        /// Where to.
        to: Space,
    },
    /// The seat's knight ended a move (QR-12).
    Rode {
        /// Who.
        seat: Seat,
        /// Where it began.
        from: Space,
        /// What was passed.
        via: Option<Space>,
        /// Where it ended.
        to: Space,
    },
    /// The seat's knight found the ring (QR-29).
    Found {
        /// Who.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// The seat's knight attacked another (QR-60).
    Attacked {
        /// Who.
        seat: Seat,
        /// Whom.
        victim: Seat,
        /// Where.
        at: Space,
        /// Did the ring change hands (QR-63)?
        ring: bool,
    },
    /// The seat banished a knight (QR-61).
    Banished {
        /// Who.
        seat: Seat,
        /// Whom.
        victim: Seat,
        /// Where to.
        to: Space,
    },
    /// A dragon card was turned (QR-35).
    Turned {
        /// Who fights.
        seat: Seat,
        /// What the card shows.
        strength: u8,
    },
    /// The seat's knight conquered a dragon (QR-36).
    Conquered {
        /// Who.
        seat: Seat,
        /// The strength on the card.
        strength: u8,
        /// The die.
        die: u8,
    },
    /// The seat's knight lost against a dragon (QR-39).
    Defeated {
        /// Who.
        seat: Seat,
        /// The strength on the card.
        strength: u8,
        /// The die.
        die: u8,
        /// Did he bear the ring (QR-42)?
        ring: bool,
    },
    /// The dragon cards were shuffled (QR-44).
    Shuffled,
    /// The seat's knight brought the ring to a city (QR-45).
    Delivered {
        /// Who.
        seat: Seat,
        /// The city's state.
        state: State,
        /// Did it bring a seal, or was that there already (R-QR-03)?
        seal: bool,
    },
    /// A city gave the seat's knight talismen (QR-26, QR-27).
    Refreshed {
        /// Who.
        seat: Seat,
        /// How many.
        talismen: u8,
    },
    /// The seat laid down the ring (QR-42, QR-46).
    RingLaid {
        /// Who.
        seat: Seat,
        /// Where.
        to: Space,
    },
    /// The seat brought an obstacle into play (QR-52).
    ObstaclePlaced {
        /// Who.
        seat: Seat,
        /// Where.
        to: Space,
    },
    /// The seat took up an obstacle (QR-58).
    ObstacleLifted {
        /// Who.
        seat: Seat,
        /// From where.
        from: Space,
    },
    /// The seat moved an obstacle (QR-58).
    ObstacleMoved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Space,
        /// Where to.
        to: Space,
    },
    /// The seat left all obstacles where they are (QR-58).
    ObstaclesLeft {
        /// Who.
        seat: Seat,
    },
    /// The seat's knight has come to the end of a turn, whatever it was.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The seat's knight took off his coat and stayed (QR-41).
    CoatOff {
        /// Who.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// The seat's knight cannot move (QR-16).
    Blocked {
        /// Who.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// The game is over (QR-67, R-QR-19).
    GameEnded {
        /// Why.
        end: End,
    },
    /// What the seat reached.
    Scored {
        /// Who.
        seat: Seat,
        /// Seals of different cities.
        seals: u8,
        /// Talismen at the end.
        talismen: u8,
    },
    /// The seat won (QR-04), perhaps together with others (R-QR-20).
    Won {
        /// Who.
        seat: Seat,
    },
}
