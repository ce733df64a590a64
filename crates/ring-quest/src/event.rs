//! What people are told: everything, all of them.

use engine::Seat;

use crate::board::State;
use crate::phase::End;
use crate::space::Space;

/// Something that happened. Everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields say what they are: who, whom, where, how many")]
pub enum Event {
    /// This seat begins (QR-11).
    FirstPlayer { seat: Seat },
    /// The turn of a knight of this seat begins (QR-12).
    TurnBegun { seat: Seat },
    /// The seat's knight made a step (QR-12).
    Stepped { seat: Seat, to: Space },
    /// The seat's knight ended a move (QR-12).
    Rode { seat: Seat, from: Space, via: Option<Space>, to: Space },
    /// The seat's knight found the ring (QR-29).
    Found { seat: Seat, at: Space },
    /// The seat's knight attacked another (QR-60).
    Attacked {
        seat: Seat,
        victim: Seat,
        at: Space,
        /// Did the ring change hands (QR-63)?
        ring: bool,
    },
    /// The seat banished a knight (QR-61).
    Banished { seat: Seat, victim: Seat, to: Space },
    /// A dragon card was turned (QR-35).
    Turned {
        seat: Seat,
        /// What the card shows.
        strength: u8,
    },
    /// The seat's knight conquered a dragon (QR-36).
    Conquered {
        seat: Seat,
        /// The strength on the card.
        strength: u8,
        die: u8,
    },
    /// The seat's knight lost against a dragon (QR-39).
    Defeated {
        seat: Seat,
        /// The strength on the card.
        strength: u8,
        die: u8,
        /// Did he bear the ring (QR-42)?
        ring: bool,
    },
    /// The dragon cards were shuffled (QR-44).
    Shuffled,
    /// The seat's knight brought the ring to a city (QR-45).
    Delivered {
        seat: Seat,
        state: State,
        /// Did it bring a seal, or was that there already (R-QR-03)?
        seal: bool,
        /// How many seals the seat has now.
        seals: u8,
    },
    /// A city gave the seat's knight talismans (QR-26, QR-27).
    Refreshed {
        seat: Seat,
        talismans: u8,
        /// Did he bring the ring?
        ring: bool,
    },
    /// The seat laid down the ring (QR-42, QR-46).
    RingLaid {
        seat: Seat,
        to: Space,
        /// Was it lost in a fight with a dragon, and not brought to a city?
        lost: bool,
    },
    /// The seat brought an obstacle into play (QR-52).
    ObstaclePlaced { seat: Seat, to: Space },
    /// The seat took up an obstacle (QR-58).
    ObstacleLifted { seat: Seat, from: Space },
    /// The seat moved an obstacle (QR-58).
    ObstacleMoved { seat: Seat, from: Space, to: Space },
    /// The seat left all obstacles where they are (QR-58).
    ObstaclesLeft { seat: Seat },
    /// The seat's knight has come to the end of a turn, whatever it was.
    TurnEnded { seat: Seat },
    /// The seat's knight took off his coat and stayed (QR-41).
    CoatOff { seat: Seat, at: Space },
    /// The seat's knight cannot move (QR-16).
    Blocked { seat: Seat, at: Space },
    /// The game is over (QR-67, R-QR-19).
    GameEnded { end: End },
    /// What the seat reached.
    Scored {
        seat: Seat,
        /// Seals of different cities.
        seals: u8,
        /// Talismans at the end.
        talismans: u8,
        end: End,
    },
    /// The seat won by its seals (QR-04), or was the best after an idle end, perhaps together with others (R-QR-20).
    Won { seat: Seat, end: End },
}
