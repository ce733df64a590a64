//! The adventure deck: every face, how often it is there, and what is printed on it.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::story::Story;

/// The five kinds of adventure cards (QT-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Arms a player, or a foe.
    Weapon,
    /// Fights on a player's side for the rest of the game.
    Ally,
    /// Stays for a quest or a tournament.
    Amour,
    /// Stands in a stage.
    Foe,
    /// Is a stage of its own.
    Test,
}

/// An adventure card. Cards with the same face are the same: only their number matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Card {
    /// A weapon of 30.
    Excalibur,
    /// A weapon of 20.
    Lance,
    /// A weapon of 15.
    BattleAx,
    /// A weapon of 10.
    Sword,
    /// A weapon of 10, of another type than the sword (QT-07).
    Horse,
    /// A weapon of 5.
    Dagger,
    /// An ally (QT-112).
    Galahad,
    /// An ally (QT-113).
    Lancelot,
    /// An ally (QT-114).
    Arthur,
    /// An ally (QT-115).
    Tristan,
    /// An ally (QT-116).
    Pellinore,
    /// An ally (QT-117).
    Gawain,
    /// An ally (QT-118).
    Percival,
    /// An ally (QT-119).
    Guinevere,
    /// An ally (QT-120).
    Iseult,
    /// An ally (QT-122).
    Merlin,
    /// An amour (QT-109).
    Amour,
    Dragon,
    Giant,
    /// A foe that may be sacrificed to take an ally out of play (QT-125).
    Mordred,
    GreenKnight,
    BlackKnight,
    EvilKnight,
    SaxonKnight,
    RobberKnight,
    Saxons,
    Boar,
    Thieves,
    /// A test without a minimum (QT-99).
    TestOfValor,
    /// A test without a minimum (QT-99).
    TestOfTemptation,
    /// A test with a minimum of 3 (QT-100).
    TestOfMorganLeFey,
    /// A test with a minimum of 4 on its own quest (QT-101).
    TestOfTheQuestingBeast,
}

use Card::*;

impl Card {
    /// Every card, in the order in which hands are sorted: weapons, allies, amour, foes, tests.
    #[rustfmt::skip]
    pub const ALL: [Card; 32] = [
        Excalibur, Lance, BattleAx, Sword, Horse, Dagger, Galahad, Lancelot, Arthur, Tristan, Pellinore,
        Gawain, Percival, Guinevere, Iseult, Merlin, Amour, Dragon, Giant, Mordred, GreenKnight, BlackKnight,
        EvilKnight, SaxonKnight, RobberKnight, Saxons, Boar, Thieves, TestOfValor, TestOfTemptation,
        TestOfMorganLeFey, TestOfTheQuestingBeast,
    ];

    /// The six weapons, strongest first.
    pub const WEAPONS: [Card; 6] = [Excalibur, Lance, BattleAx, Sword, Horse, Dagger];

    /// What kind of card it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self as u8 {
            0..=5 => Kind::Weapon,
            6..=15 => Kind::Ally,
            16 => Kind::Amour,
            17..=27 => Kind::Foe,
            _ => Kind::Test,
        }
    }

    /// How many cards look like this (QT-06, QT-08, QT-09, QT-10).
    pub const fn copies(self) -> u8 {
        match self {
            Excalibur | Giant | GreenKnight => 2,
            TestOfValor | TestOfTemptation | TestOfMorganLeFey | TestOfTheQuestingBeast => 2,
            Lance | Dagger | EvilKnight => 6,
            BattleAx | Amour | SaxonKnight | Thieves => 8,
            Sword => 16,
            Horse => 11,
            BlackKnight => 3,
            Mordred | Boar => 4,
            RobberKnight => 7,
            Saxons => 5,
            Dragon | Galahad | Lancelot | Arthur | Tristan | Pellinore | Gawain | Percival | Guinevere
            | Iseult | Merlin => 1,
        }
    }

    /// The battle points it shows, the lower value where there are two; tests have none.
    #[inline]
    pub const fn points(self) -> u8 {
        POINTS[self as usize].0
    }

    /// The higher battle points, equal to [`points`](Card::points) where there is one value only.
    #[inline]
    pub const fn high_points(self) -> u8 {
        POINTS[self as usize].1
    }

    /// The battle points of a weapon or foe on a quest (QT-36).
    #[inline]
    pub fn points_on(self, quest: Story) -> u8 {
        if quest.names(self) { self.high_points() } else { self.points() }
    }

    /// The free bids it always gives, and those that it gives when its condition holds (QT-91).
    pub const fn free_bids(self) -> (u8, u8) {
        match self {
            Amour => (1, 1),
            Arthur => (2, 2),
            Guinevere => (3, 3),
            Iseult => (2, 4),
            Pellinore => (0, 4),
            _ => (0, 0),
        }
    }

    /// The minimum bid that a test prints on a quest (QT-99 to QT-101).
    pub fn minimum_bid(self, quest: Story) -> Option<u8> {
        match self {
            TestOfMorganLeFey => Some(3),
            TestOfTheQuestingBeast if quest == Story::QuestingBeast => Some(4),
            _ => None,
        }
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            Excalibur => "excalibur",
            Lance => "lance",
            BattleAx => "battle-ax",
            Sword => "sword",
            Horse => "horse",
            Dagger => "dagger",
            Galahad => "galahad",
            Lancelot => "lancelot",
            Arthur => "arthur",
            Tristan => "tristan",
            Pellinore => "pellinore",
            Gawain => "gawain",
            Percival => "percival",
            Guinevere => "guinevere",
            Iseult => "iseult",
            Merlin => "merlin",
            Amour => "amour",
            Dragon => "dragon",
            Giant => "giant",
            Mordred => "mordred",
            GreenKnight => "green-knight",
            BlackKnight => "black-knight",
            EvilKnight => "evil-knight",
            SaxonKnight => "saxon-knight",
            RobberKnight => "robber-knight",
            Saxons => "saxons",
            Boar => "boar",
            Thieves => "thieves",
            TestOfValor => "test-valor",
            TestOfTemptation => "test-temptation",
            TestOfMorganLeFey => "test-morgan",
            TestOfTheQuestingBeast => "test-beast",
        }
    }
}

/// Battle points, low and high, in the order of [`Card::ALL`] (QT-06, QT-37, QT-38, QT-112 to QT-122).
#[rustfmt::skip]
const POINTS: [(u8, u8); Card::ALL.len()] = [
    (30, 30), (20, 20), (15, 15), (10, 10), (10, 10), (5, 5), (15, 15), (15, 25), (10, 10), (10, 20),
    (10, 10), (10, 20), (5, 20), (0, 0), (0, 0), (0, 0), (10, 10), (50, 70), (40, 40), (30, 30), (25, 40),
    (25, 35), (20, 30), (15, 25), (15, 15), (10, 20), (5, 15), (5, 5), (0, 0), (0, 0), (0, 0), (0, 0),
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Card, NotationError> {
        let known = Card::ALL.into_iter().find(|card| card.word() == word);
        known.ok_or_else(|| NotationError::new("a card such as sword, thieves or test-valor", word))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.word().to_owned()
    }
}

impl TryFrom<String> for Card {
    type Error = NotationError;

    fn try_from(word: String) -> Result<Card, NotationError> {
        word.parse()
    }
}
