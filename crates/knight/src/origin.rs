//! Where a gain comes from, and the clause that grants it.

use crate::court::Office;

/// Where a gain comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The chosen side of an event card.
    Side,
    /// A level of the court.
    Level,
    Tournament,
    Battle,
    /// The special action of the character.
    Special,
    /// A reward of the character.
    Reward,
    /// A threshold of influence.
    Threshold,
    /// An action for gold.
    Purchase,
    /// The privilege of the character.
    Privilege,
    /// The levels of an activated office.
    Court(Office),
    /// The next stage of an activated office.
    Stage(Office),
    /// A command that gathers.
    Gather,
    Duel,
    /// The stake of the loser of a duel.
    Spoils,
    /// A goal that was met.
    Goal,
}

impl Origin {
    /// The word by which messages choose a form.
    pub const fn word(self) -> &'static str {
        match self {
            Origin::Side => "side",
            Origin::Level => "level",
            Origin::Tournament => "tournament",
            Origin::Battle => "battle",
            Origin::Special => "special",
            Origin::Reward => "reward",
            Origin::Threshold => "threshold",
            Origin::Purchase => "purchase",
            Origin::Privilege => "privilege",
            Origin::Court(_) => "court",
            Origin::Stage(_) => "stage",
            Origin::Gather => "gather",
            Origin::Duel => "duel",
            Origin::Spoils => "spoils",
            Origin::Goal => "goal",
        }
    }

    /// The clause that grants it.
    pub const fn clause(self) -> &'static str {
        match self {
            Origin::Side => "KN-22",
            Origin::Level => "KN-33",
            Origin::Tournament => "KN-41",
            Origin::Battle => "KN-66",
            Origin::Special => "KN-37",
            Origin::Reward => "KN-31",
            Origin::Threshold => "KN-38",
            Origin::Purchase => "KN-68",
            Origin::Privilege => "KN-36",
            Origin::Court(Office::King) => "KN-43",
            Origin::Court(Office::Lords) => "KN-46",
            Origin::Court(Office::Castle) => "KN-51",
            Origin::Stage(Office::King) => "KN-14",
            Origin::Court(_) | Origin::Stage(_) => "KN-44",
            Origin::Gather => "KN-93",
            Origin::Duel => "KN-116",
            Origin::Spoils => "KN-115",
            Origin::Goal => "KN-27",
        }
    }
}
