//! Where a match stands: what is being done. All of it is open.

use serde::{Deserialize, Serialize};

use crate::knight::Rider;
use crate::space::Space;

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance says who begins (QR-11).
    First,
    /// A knight sets out (QR-12).
    Move {
        /// Is it the extra turn of a knight who has conquered a dragon (QR-37)?
        extra: bool,
    },
    /// A knight has made the first step, and may or must make the second.
    Midway {
        /// Where the move began (QR-14).
        from: Space,
    },
    /// The attacker banishes this knight (QR-61).
    Banish { victim: Rider },
    /// Chance turns the top dragon card (QR-35).
    Card,
    /// Chance rolls the die (QR-36).
    Die {
        /// The strength on the card.
        strength: u8,
    },
    /// An obstacle comes into play (QR-52).
    Obstacle,
    /// An obstacle may be moved (QR-58).
    Sword,
    /// The obstacle from this space is laid down elsewhere (QR-58).
    Lay { from: Space },
    /// The ring is laid in another state (QR-42, QR-46).
    Ring,
    /// The game is over.
    Over(End),
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody has three different seals (QR-67).
    Seals,
    /// Nobody has won a seal for many rounds (R-QR-19, ours).
    Idle,
}

/// The last fight with a dragon, as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Duel {
    pub rider: Rider,
    pub at: Space,
    /// The strength on the card.
    pub strength: u8,
    /// The die, once it has fallen.
    pub die: Option<u8>,
}

impl Duel {
    /// Is the dragon conquered (QR-36)? `None` while the die has not fallen.
    pub fn is_won(self) -> Option<bool> {
        self.die.map(|die| die >= self.strength)
    }
}
