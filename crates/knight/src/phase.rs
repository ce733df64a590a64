//! Where a turn stands, and what is awaited now.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::court::Office;
use crate::place::Place;

/// A part of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Characters and the goal are settled.
    Setup,
    /// Before a side is chosen (KN-08).
    Before,
    /// Resources and gold are used (KN-10).
    Use,
    /// The chosen action is activated (KN-11).
    Activation,
    /// The enemy acts (KN-15).
    Consequences,
    /// Duels, in a war (KN-111).
    Duels,
    /// Bids for initiative, in a war (KN-102).
    Initiative,
    /// Command points, in a war (KN-105).
    Commands,
    /// The goal card is checked (KN-27).
    Goals,
    /// The match is over.
    Over,
}

/// What is awaited now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The active seat's character: chosen, or dealt by chance.
    Character,
    /// The goal card, by chance.
    Goal,
    /// The card at this place of the active seat's row, by chance; it lies there face up then.
    Turning {
        /// Counted from 0.
        at: u8,
    },
    /// A side, or something before it.
    Before,
    /// Any use of resources and gold, or the end of it.
    Use,
    /// What is offered and asked for in a trade.
    Draft,
    /// The answer to an offer.
    Answer {
        by: Seat,
    },
    /// A side of the next stage of this office.
    Stage {
        office: Office,
    },
    Command,
    /// More units that move, or a halt.
    March,
    /// Losses on a tile with units of several rivals, in a war.
    Strike {
        at: Place,
    },
    /// An enemy unit that leaves the map.
    Remove,
    /// A rival whose diplomacy goes back, in a war.
    Slight,
    /// Will the next order be bought off?
    Avoid,
    /// Where a new enemy comes.
    Enemy,
    /// Where the enemy on this tile steps.
    Advance {
        from: Place,
    },
    /// Which source is destroyed.
    Raze {
        at: Place,
    },
    /// Where displaced water goes.
    Flow,
    /// The stakes of a duel, in secret.
    Stake,
    /// What the winner of a duel takes.
    Seize,
    /// Bids for initiative, in secret.
    Bid,
    /// Who of these equals has the initiative, by chance.
    Lot,
    /// What the active seat pays for its bid.
    Spend,
    /// The order of the command phase.
    Plan,
    Over,
    /// The character card once more, after the last activation (R-KN-11).
    After,
}

/// How a player won (KN-79).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// The own diplomacy track is full (KN-84).
    Diplomacy,
    /// 300 points and 25 influence (KN-85).
    Renown,
    /// Own units on enough tiles (KN-86).
    Lands,
    /// All battles (KN-87).
    Battles,
    /// The rival castle, in a war of two (KN-109).
    Castle,
}

/// How a player lost (KN-79).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defeat {
    /// Too many enemies on the map (KN-80).
    Overrun,
    /// Four enemies on the empty castle tile (KN-81).
    Siege,
    /// An attack reached the castle (KN-82).
    Castle,
    /// The enemy's diplomacy track is full (KN-83).
    Diplomacy,
    /// Ten flooded areas (KN-131).
    Flood,
    /// Six flooded villages (KN-131).
    Villages,
    /// Six destroyed areas (KN-139).
    Ruin,
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// The game goes on for them.
    Playing,
    /// A victory condition is met. In a war the turn is played to its end.
    Won(Victory),
    /// A condition of defeat is met.
    Lost(Defeat),
    /// Twelve turns are over, and no condition was met (KN-88).
    Through,
}
