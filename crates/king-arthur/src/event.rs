//! What people are told.

use engine::Seat;

use crate::adventures::Adventure;
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Kind, Knight};
use crate::phase::{Challenge, End};

/// Something that happened, as somebody may know it. Unless it says otherwise, everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// This seat begins (KA-16).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A card of the first layout was turned up (KA-10).
    LaidOut {
        /// Which.
        card: Adversary,
    },
    /// A column has four cards: turning up stops (KA-11, KA-22).
    ColumnFull {
        /// Which column.
        kind: Kind,
    },
    /// The adversary supply ran out: turning up stops (KA-23).
    SupplyEmpty,
    /// The seat was dealt this card at the start; told to that seat alone (KA-13).
    Dealt {
        /// To whom.
        seat: Seat,
        /// What.
        card: Knight,
    },
    /// The seat was dealt a card at the start; told to all others (KA-13).
    DealtUnseen {
        /// To whom.
        seat: Seat,
    },
    /// The seat begins to turn up adversaries (KA-20).
    RevealBegun {
        /// Who.
        seat: Seat,
    },
    /// The seat turned up an adversary (KA-22).
    Revealed {
        /// Who.
        seat: Seat,
        /// What.
        card: Adversary,
    },
    /// The seat challenges an adversary (KA-24; with seals KA-56, KA-62, KA-64).
    Challenged {
        /// Who.
        seat: Seat,
        /// In which way.
        challenge: Challenge,
        /// Whom.
        card: Adversary,
    },
    /// The seat laid down a knight (KA-25, KA-27).
    Paid {
        /// Who.
        seat: Seat,
        /// What.
        card: Knight,
    },
    /// The payment was one knight too high, as only doubles were there (KA-32).
    Overpaid {
        /// Who.
        seat: Seat,
    },
    /// The seat took a beaten adversary, and its seal if it bore one (KA-28, KA-63, KA-64).
    Beaten {
        /// Who.
        seat: Seat,
        /// In which way.
        challenge: Challenge,
        /// Whom.
        card: Adversary,
        /// With what.
        paid: Knights,
    },
    /// The seat put a seal on an adversary (KA-57).
    Sealed {
        /// Who.
        seat: Seat,
        /// On what.
        card: Adversary,
        /// For what.
        paid: Knights,
    },
    /// The whole column is sealed: the seat takes back this seal and takes the card (KA-60).
    Released {
        /// Who.
        seat: Seat,
        /// What.
        card: Adversary,
    },
    /// The last adversary left the layout and none can follow: this is the last turn (KA-47).
    LayoutCleared {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The seat wants an adventure (KA-34).
    AdventureChosen {
        /// Who.
        seat: Seat,
        /// Which.
        adventure: Adventure,
    },
    /// The seat laid down a beaten adversary, which is out of the game (KA-35, KA-38).
    Spent {
        /// Who.
        seat: Seat,
        /// What.
        card: Adversary,
    },
    /// The adventure was paid with more points than it asks for (KA-37).
    Overspent {
        /// Who.
        seat: Seat,
        /// How many points too many.
        excess: u8,
    },
    /// The seat took the adventure (KA-39).
    AdventureTaken {
        /// Who.
        seat: Seat,
        /// Which.
        adventure: Adventure,
        /// For what.
        spent: Adversaries,
    },
    /// The seat is about to draw a knight (KA-40).
    DrawBegun {
        /// Who.
        seat: Seat,
    },
    /// The seat drew this card; told to that seat alone (KA-40).
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Knight,
    },
    /// The seat drew a card; told to all others (KA-40).
    DrewUnseen {
        /// Who.
        seat: Seat,
    },
    /// The discarded knights became the new supply (KA-41).
    Shuffled {
        /// How many.
        cards: u8,
    },
    /// The turn is over (KA-44).
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Was nothing done at all (R-KA-12)?
        idle: bool,
    },
    /// The game is over (KA-46, KA-47, R-KA-12).
    GameEnded {
        /// Why.
        end: End,
    },
    /// A seat's points (KA-49).
    Scored {
        /// Whose.
        seat: Seat,
        /// From adventures.
        adventures: u8,
        /// From adversaries still held.
        adversaries: u8,
    },
    /// The seat won, or shares the victory (KA-51 to KA-53).
    Won {
        /// Who.
        seat: Seat,
        /// By what.
        by: Victory,
    },
}

/// How a victory was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Victory {
    /// By points (KA-51).
    Points,
    /// By knight cards among those with most points (KA-52).
    Knights,
    /// Shared: points and knight cards are equal (KA-53).
    Shared,
}
