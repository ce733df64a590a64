//! Scenario cards: stages, battles, consequence rows, and the maps that belong to them.

mod barbarians;
mod defensive_war;
mod flood;
mod rebels;
mod war;

use serde::{Deserialize, Serialize};

use crate::cards::Side;
use crate::contest::Contest;
use crate::court::Office;
use crate::goods::{Gain, Good, Purse};
use crate::map::Map;
use crate::word::worded;

/// What one player alone is up against (KN-53).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Scenario {
    #[default]
    DefensiveWar,
    /// Water instead of enemies.
    Flood,
    /// Enemies from six sides.
    Barbarians,
    /// Enemies who never move, and no castle.
    Rebels,
}

impl Scenario {
    pub const ALL: [Scenario; 4] =
        [Scenario::DefensiveWar, Scenario::Flood, Scenario::Barbarians, Scenario::Rebels];

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Scenario> {
        Scenario::ALL.into_iter()
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Scenario::DefensiveWar => "defensive-war",
            Scenario::Flood => "flood",
            Scenario::Barbarians => "barbarians",
            Scenario::Rebels => "rebels",
        }
    }

    #[inline]
    pub const fn card(self) -> &'static ScenarioCard {
        match self {
            Scenario::DefensiveWar => &const { defensive_war::CARD },
            Scenario::Flood => &const { flood::CARD },
            Scenario::Barbarians => &const { barbarians::CARD },
            Scenario::Rebels => &const { rebels::CARD },
        }
    }

    #[inline]
    pub const fn map(self) -> &'static Map {
        match self {
            Scenario::DefensiveWar => &const { defensive_war::MAP },
            Scenario::Flood => &const { flood::MAP },
            Scenario::Barbarians => &const { barbarians::MAP },
            Scenario::Rebels => &const { rebels::MAP },
        }
    }

    /// So many enemies on the map lose the game (KN-80, KN-139).
    #[inline]
    pub const fn most_enemies(self) -> u8 {
        match self {
            Scenario::Rebels => 9,
            _ => 8,
        }
    }

    /// So many units of one player stand on the map at most (KN-78).
    #[inline]
    pub const fn most_units(self) -> u8 {
        self.most_enemies()
    }

    /// So many own units stand on a tile at most (KN-78, KN-126, KN-136).
    #[inline]
    pub const fn units_on_tile(self) -> u8 {
        match self {
            Scenario::Flood => 1,
            _ => UNITS_ON_TILE,
        }
    }

    /// So many enemies stand on a tile at most (KN-78, KN-126, KN-136).
    #[inline]
    pub const fn enemies_on_tile(self) -> u8 {
        match self {
            Scenario::Flood | Scenario::Rebels => 1,
            _ => UNITS_ON_TILE,
        }
    }

    /// Own units on so many different tiles win (KN-86, KN-140).
    #[inline]
    pub const fn tiles_to_win(self) -> u8 {
        match self {
            Scenario::Flood => 8,
            _ => TILES_TO_WIN,
        }
    }

    /// Do enemies ever move (KN-137)?
    #[inline]
    pub const fn enemies_move(self) -> bool {
        !matches!(self, Scenario::Rebels)
    }
}

worded!(Scenario, "defensive-war, flood, barbarians or rebels");

/// So many units of one side stand on a tile at most (KN-78).
pub const UNITS_ON_TILE: u8 = 4;
/// So many units of one player stand on the map of a war at most (KN-78).
pub const UNITS_IN_WAR: u8 = 8;
/// Own units on so many tiles without enemies win (KN-86).
pub const TILES_TO_WIN: u8 = 6;
/// A diplomacy track is full with so many steps (KN-83, KN-84).
pub const DIPLOMACY: u8 = 6;

/// What a scenario card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScenarioCard {
    /// Which scenario; `None`: war.
    pub scenario: Option<Scenario>,
    /// The king's stages (KN-14).
    pub king: [Gain; 5],
    /// The church's stages, each with two sides (KN-44).
    pub church: [[Gain; 2]; 4],
    pub merchants: [[Gain; 2]; 4],
    pub nobility: [[Gain; 2]; 4],
    /// The battles (KN-65).
    pub battles: &'static [Contest],
    /// The consequence rows; none in a war (KN-55).
    pub rows: Option<&'static Rows>,
    /// The units that stand on the map at the start.
    pub units: &'static [(&'static str, u8)],
    /// The enemies that stand on the map at the start.
    pub enemies: &'static [(&'static str, u8)],
}

impl ScenarioCard {
    #[inline]
    pub const fn war() -> &'static ScenarioCard {
        &const { war::CARD }
    }

    /// The stages of church, merchants or nobility; none for others.
    #[inline]
    pub const fn stages(&self, office: Office) -> &[[Gain; 2]] {
        match office {
            Office::Church => &self.church,
            Office::Merchants => &self.merchants,
            Office::Nobility => &self.nobility,
            Office::King | Office::Lords | Office::Castle => &[],
        }
    }

    /// What one side of a stage brings.
    #[inline]
    pub const fn stage(&self, office: Office, stage: u8, side: Side) -> Gain {
        self.stages(office)[stage as usize][side as usize]
    }
}

/// The map of a war for so many players.
#[inline]
pub const fn war_map(seats: u8) -> &'static Map {
    if seats == 2 { &const { war::TWO } } else { &const { war::FOUR } }
}

/// Three rows of six elements, each with one or two orders (KN-59).
pub type Rows = [[&'static [Consequence]; 6]; 3];

/// An order of the enemy, and the price for which it does not happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Consequence {
    /// What the enemy does.
    pub order: Order,
    /// What buys it off (KN-60).
    pub avoid: Option<Purse>,
}

/// What the enemy does (KN-54).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// So many new enemies come onto the map (KN-56).
    Add(u8),
    /// All enemies go so many steps towards the castle (KN-57).
    Move(u8),
    /// A new enemy comes, and all go one step (KN-58).
    AddThenMove,
    /// All enemies attack where they stand (KN-62).
    Attack,
    /// The enemy's diplomacy goes one step forward.
    Diplomacy,
}

const fn always(order: Order) -> Consequence {
    Consequence { order, avoid: None }
}

const fn unless(order: Order, good: Good, amount: u8) -> Consequence {
    Consequence { order, avoid: Some(Purse::of(good, amount)) }
}
