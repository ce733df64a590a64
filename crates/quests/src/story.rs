//! The story deck: quests, tournaments and events.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// A story card (QT-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Story {
    /// Search for the Holy Grail.
    HolyGrail,
    /// Test of the Green Knight.
    GreenKnight,
    /// Search for the Questing Beast.
    QuestingBeast,
    /// Defend the Queen's Honor.
    QueensHonor,
    /// Rescue the Fair Maiden.
    FairMaiden,
    /// Journey through the Enchanted Forest.
    EnchantedForest,
    /// Vanquish King Arthur's Enemies.
    ArthursEnemies,
    SlayTheDragon,
    BoarHunt,
    /// Repel the Saxon Raiders.
    SaxonRaiders,
    Camelot,
    Orkney,
    Tintagel,
    York,
    /// King's Recognition (QT-133).
    KingsRecognition,
    /// Queen's Favor (QT-136).
    QueensFavor,
    /// Court Called to Camelot (QT-137).
    CourtCalled,
    /// Pox (QT-138).
    Pox,
    /// Plague (QT-139).
    Plague,
    /// Chivalrous Deed (QT-140).
    ChivalrousDeed,
    /// Prosperity Throughout the Realm (QT-141).
    Prosperity,
    /// King's Call to Arms (QT-142).
    KingsCall,
}

use Story::*;

/// No quest has more stages.
pub const MOST_STAGES: usize = 5;

impl Story {
    /// Every story card: quests, tournaments, events.
    #[rustfmt::skip]
    pub const ALL: [Story; 22] = [
        HolyGrail, GreenKnight, QuestingBeast, QueensHonor, FairMaiden, EnchantedForest, ArthursEnemies,
        SlayTheDragon, BoarHunt, SaxonRaiders, Camelot, Orkney, Tintagel, York, KingsRecognition, QueensFavor,
        CourtCalled, Pox, Plague, ChivalrousDeed, Prosperity, KingsCall,
    ];

    /// How many cards look like this (QT-12 to QT-14).
    pub const fn copies(self) -> u8 {
        match self {
            ArthursEnemies | BoarHunt | SaxonRaiders | KingsRecognition | QueensFavor | CourtCalled => 2,
            _ => 1,
        }
    }

    /// How many stages a quest has; `None` for other cards (QT-12).
    #[inline]
    pub const fn stages(self) -> Option<u8> {
        match self {
            HolyGrail => Some(5),
            GreenKnight | QuestingBeast | QueensHonor => Some(4),
            FairMaiden | EnchantedForest | ArthursEnemies | SlayTheDragon => Some(3),
            BoarHunt | SaxonRaiders => Some(2),
            _ => None,
        }
    }

    /// The bonus shields of a tournament; `None` for other cards (QT-13).
    #[inline]
    pub const fn bonus(self) -> Option<u8> {
        match self {
            Camelot => Some(3),
            Orkney => Some(2),
            Tintagel => Some(1),
            York => Some(0),
            _ => None,
        }
    }

    /// Does it tell something that just happens?
    pub const fn is_event(self) -> bool {
        self.stages().is_none() && self.bonus().is_none()
    }

    /// Does this quest raise the card, a foe or an ally, to its higher battle points (QT-36, QT-111)?
    #[inline]
    pub const fn names(self, card: Card) -> bool {
        match self {
            HolyGrail => matches!(card, Card::Percival) || is_foe(card),
            QueensHonor => matches!(card, Card::Lancelot) || is_foe(card),
            GreenKnight => matches!(card, Card::GreenKnight | Card::Gawain),
            FairMaiden => matches!(card, Card::BlackKnight),
            EnchantedForest => matches!(card, Card::EvilKnight),
            SlayTheDragon => matches!(card, Card::Dragon),
            BoarHunt => matches!(card, Card::Boar),
            SaxonRaiders => matches!(card, Card::Saxons | Card::SaxonKnight),
            _ => false,
        }
    }

    /// Its word in the log.
    pub const fn word(self) -> &'static str {
        match self {
            HolyGrail => "holy-grail",
            GreenKnight => "green-knight",
            QuestingBeast => "questing-beast",
            QueensHonor => "queens-honor",
            FairMaiden => "fair-maiden",
            EnchantedForest => "enchanted-forest",
            ArthursEnemies => "arthurs-enemies",
            SlayTheDragon => "slay-the-dragon",
            BoarHunt => "boar-hunt",
            SaxonRaiders => "saxon-raiders",
            Camelot => "camelot",
            Orkney => "orkney",
            Tintagel => "tintagel",
            York => "york",
            KingsRecognition => "kings-recognition",
            QueensFavor => "queens-favor",
            CourtCalled => "court-called",
            Pox => "pox",
            Plague => "plague",
            ChivalrousDeed => "chivalrous-deed",
            Prosperity => "prosperity",
            KingsCall => "kings-call",
        }
    }
}

const fn is_foe(card: Card) -> bool {
    matches!(card.kind(), crate::cards::Kind::Foe)
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Story {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Story, NotationError> {
        let known = Story::ALL.into_iter().find(|story| story.word() == word);
        known.ok_or_else(|| NotationError::new("a story card such as boar-hunt, york or pox", word))
    }
}

impl From<Story> for String {
    fn from(story: Story) -> String {
        story.word().to_owned()
    }
}

impl TryFrom<String> for Story {
    type Error = NotationError;

    fn try_from(word: String) -> Result<Story, NotationError> {
        word.parse()
    }
}

/// Some story cards, as counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Story>", try_from = "Vec<Story>")]
pub struct Stories(u64);

impl Stories {
    pub const NONE: Stories = Stories(0);
    /// All 28 of them (QT-11).
    pub const ALL: Stories = {
        let mut all = 0;
        let mut face = 0;
        while face < Story::ALL.len() {
            all |= (Story::ALL[face].copies() as u64) << (2 * face);
            face += 1;
        }
        Stories(all)
    };

    /// How many cards with this face.
    #[inline]
    pub const fn count(self, story: Story) -> u8 {
        (self.0 >> (2 * story as u32) & 3) as u8
    }

    #[inline]
    pub const fn len(self) -> u8 {
        const ONES: u64 = 0x5555_5555_5555_5555;
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as u8
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one card more.
    #[inline]
    #[must_use]
    pub const fn with(self, story: Story) -> Stories {
        Stories(self.0 + (1 << (2 * story as u32)))
    }

    /// With one card less, which is there.
    #[inline]
    #[must_use]
    pub const fn without(self, story: Story) -> Stories {
        debug_assert!(self.count(story) > 0);
        Stories(self.0 - (1 << (2 * story as u32)))
    }

    /// The faces that are there, each once.
    pub fn faces(self) -> impl Iterator<Item = Story> {
        Story::ALL.into_iter().filter(move |&story| self.count(story) > 0)
    }

    pub fn iter(self) -> impl Iterator<Item = Story> {
        self.faces().flat_map(move |story| std::iter::repeat_n(story, self.count(story).into()))
    }

    /// The card at this place when they lie face by face; there are more than `place`.
    #[inline]
    pub fn nth(self, place: u32) -> Story {
        let mut left = place;
        for story in Story::ALL {
            let count = u32::from(self.count(story));
            if left < count {
                return story;
            }
            left -= count;
        }
        unreachable!("there are more cards than that")
    }
}

impl fmt::Debug for Stories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl From<Stories> for Vec<Story> {
    fn from(stories: Stories) -> Vec<Story> {
        stories.iter().collect()
    }
}

impl TryFrom<Vec<Story>> for Stories {
    type Error = NotationError;

    fn try_from(list: Vec<Story>) -> Result<Stories, NotationError> {
        let mut stories = Stories::NONE;
        for story in list {
            if stories.count(story) == story.copies() {
                return Err(NotationError::new(format!("at most {} {story}", story.copies()), "more"));
            }
            stories = stories.with(story);
        }
        Ok(stories)
    }
}
