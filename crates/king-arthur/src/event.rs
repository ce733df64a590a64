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
    FirstPlayer { seat: Seat },
    /// A card of the first layout was turned up (KA-10).
    LaidOut { card: Adversary },
    /// A column has four cards: turning up stops (KA-11, KA-22).
    ColumnFull { kind: Kind },
    /// The adversary supply ran out: turning up stops (KA-23).
    SupplyEmpty,
    /// The seat was dealt this card at the start; told to that seat alone (KA-13).
    Dealt { seat: Seat, card: Knight },
    /// The seat was dealt a card at the start; told to all others (KA-13).
    DealtUnseen { seat: Seat },
    /// The seat's turn begins (KA-17).
    TurnBegun { seat: Seat },
    /// The seat begins to turn up adversaries (KA-20).
    RevealBegun { seat: Seat },
    /// The seat turned up an adversary (KA-22).
    Revealed { seat: Seat, card: Adversary },
    /// The seat challenges an adversary (KA-24; with seals KA-56, KA-62, KA-64).
    Challenged { seat: Seat, challenge: Challenge, card: Adversary },
    /// The seat laid down a knight (KA-25, KA-27).
    Paid { seat: Seat, card: Knight },
    /// The payment was one knight too high, as only doubles were there (KA-32).
    Overpaid { seat: Seat },
    /// The seat took a beaten adversary, and its seal if it bore one (KA-28, KA-63, KA-64).
    Beaten { seat: Seat, challenge: Challenge, card: Adversary, paid: Knights },
    /// The seat put a seal on an adversary (KA-57).
    Sealed { seat: Seat, card: Adversary, paid: Knights },
    /// The whole column is sealed: the seat takes back this seal and takes the card (KA-60).
    Released { seat: Seat, card: Adversary },
    /// The last adversary left the layout and none can follow: this is the last turn (KA-47).
    LayoutCleared {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The seat wants an adventure (KA-34).
    AdventureChosen { seat: Seat, adventure: Adventure },
    /// The seat laid down a beaten adversary, which is out of the game (KA-35, KA-38).
    Spent { seat: Seat, card: Adversary },
    /// The adventure was paid with more points than it asks for (KA-37).
    Overspent {
        seat: Seat,
        /// How many points too many.
        excess: u8,
    },
    /// The seat took the adventure (KA-39).
    AdventureTaken { seat: Seat, adventure: Adventure, spent: Adversaries },
    /// The seat is about to draw a knight (KA-40).
    DrawBegun { seat: Seat },
    /// The seat drew this card, again if it is its second one; told to that seat alone (KA-40, KA-42).
    Drew { seat: Seat, card: Knight, again: bool },
    /// The seat drew a card; told to all others (KA-40, KA-42).
    DrewUnseen { seat: Seat, again: bool },
    /// The discarded knights became the new supply (KA-41).
    Shuffled { cards: u8 },
    /// The turn is over (KA-44).
    TurnEnded {
        seat: Seat,
        /// Was nothing done at all (R-KA-12)?
        idle: bool,
    },
    /// The game is over (KA-46, KA-47, R-KA-12).
    GameEnded { end: End },
    /// A seat's points (KA-49).
    Scored {
        seat: Seat,
        adventures: u8,
        /// From adversaries still held.
        adversaries: u8,
    },
    /// The seat won, or shares the victory (KA-51 to KA-53).
    Won { seat: Seat, by: Victory },
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
