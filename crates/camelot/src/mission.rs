//! Mission cards.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::shield::{Shield, Shields};

/// A stack of mission cards, by what their backs show (CA-006).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stack {
    One,
    Two,
    Three,
    /// A key (CA-007).
    Key,
}

impl Stack {
    pub const ALL: [Stack; 4] = [Stack::One, Stack::Two, Stack::Three, Stack::Key];

    /// Its name in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Stack::One => "one",
            Stack::Two => "two",
            Stack::Three => "three",
            Stack::Key => "key",
        }
    }

    /// The faces in it, as a range of [`Mission`] numbers.
    #[inline]
    const fn faces(self) -> std::ops::Range<u8> {
        match self {
            Stack::One => 0..5,
            Stack::Two => 5..17,
            Stack::Three => 17..24,
            Stack::Key => 24..30,
        }
    }
}

/// The face of a mission card. Equal cards are the same to the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Mission(u8);

/// What is printed on a mission card.
struct Card {
    word: &'static str,
    copies: u8,
    shields: Shields,
    /// Points and knights of a special mission (CA-076).
    special: Option<(i8, u8)>,
}

const fn card(word: &'static str, copies: u8, shields: &[Shield]) -> Card {
    Card { word, copies, shields: Shields::of(shields), special: None }
}

const fn special(word: &'static str, knights: u8, points: i8) -> Card {
    Card { word, copies: 1, shields: Shields::NONE, special: Some((points, knights)) }
}

use Shield::{Blue as B, Green as G, Red as R, Violet as V, Wild as W, Yellow as Y};

/// Every face, stack by stack (CA-006). Sizes of stacks are derived, colours and the special points reconstructed.
static CARDS: [Card; 30] = [
    card("green", 5, &[G]),
    card("red", 5, &[R]),
    card("blue", 5, &[B]),
    card("yellow", 5, &[Y]),
    card("wild", 1, &[W]),
    card("green-green", 1, &[G, G]),
    card("red-red", 1, &[R, R]),
    card("blue-blue", 1, &[B, B]),
    card("yellow-yellow", 1, &[Y, Y]),
    card("green-red", 2, &[G, R]),
    card("blue-yellow", 2, &[B, Y]),
    card("green-blue", 1, &[G, B]),
    card("green-yellow", 1, &[G, Y]),
    card("red-blue", 1, &[R, B]),
    card("red-yellow", 1, &[R, Y]),
    card("wild-wild", 1, &[W, W]),
    special("special-2", 2, 3),
    card("green-red-blue", 1, &[G, R, B]),
    card("green-red-yellow", 1, &[G, R, Y]),
    card("green-blue-yellow", 1, &[G, B, Y]),
    card("red-blue-yellow", 1, &[R, B, Y]),
    card("green-yellow-wild", 1, &[G, Y, W]),
    card("red-blue-wild", 1, &[R, B, W]),
    special("special-3", 3, 5),
    card("key-violet", 2, &[V]),
    card("key-violet-red", 1, &[V, R]),
    card("key-violet-yellow", 1, &[V, Y]),
    card("key-violet-green-blue", 1, &[V, G, B]),
    card("key-red-blue", 1, &[R, B]),
    card("key-green-yellow-wild", 1, &[G, Y, W]),
];

/// How many faces there are.
pub(crate) const FACES: usize = CARDS.len();

impl Mission {
    /// The place of the face among [all](Mission::all).
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every face, stack by stack.
    pub fn all() -> impl Iterator<Item = Mission> {
        (0..CARDS.len() as u8).map(Mission)
    }

    #[inline]
    fn card(self) -> &'static Card {
        &CARDS[usize::from(self.0)]
    }

    /// Its word in the log.
    pub fn word(self) -> &'static str {
        self.card().word
    }

    /// How many cards have this face.
    pub fn copies(self) -> u8 {
        self.card().copies
    }

    /// The stack that it comes from.
    pub fn stack(self) -> Stack {
        let stack = Stack::ALL.into_iter().find(|stack| stack.faces().contains(&self.0));
        stack.expect("every face is in a stack")
    }

    /// Its shields; none on a special mission.
    #[inline]
    pub fn shields(self) -> Shields {
        self.card().shields
    }

    /// The points of a special mission (CA-076).
    #[inline]
    pub fn special(self) -> Option<i8> {
        self.card().special.map(|(points, _)| points)
    }

    /// How many knights it takes (CA-061, R-CA-11).
    #[inline]
    pub fn size(self) -> u8 {
        match self.card().special {
            Some((_, knights)) => knights,
            None => self.shields().len(),
        }
    }
}

impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Mission {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Mission, NotationError> {
        let known = Mission::all().find(|mission| mission.word() == word);
        known.ok_or_else(|| NotationError::new("a mission such as green, red-blue or special-2", word))
    }
}

impl From<Mission> for String {
    fn from(mission: Mission) -> String {
        mission.to_string()
    }
}

impl TryFrom<String> for Mission {
    type Error = NotationError;

    fn try_from(word: String) -> Result<Mission, NotationError> {
        word.parse()
    }
}

/// Mission cards without order: four bits for each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Mission>", try_from = "Vec<Mission>")]
pub struct Missions(u128);

impl Missions {
    pub const NONE: Missions = Missions(0);

    /// Every card of a stack.
    pub fn stack(stack: Stack) -> Missions {
        let faces = stack.faces().map(Mission);
        faces.fold(Missions::NONE, |all, face| Missions(all.0 | u128::from(face.copies()) << (4 * face.0)))
    }

    #[must_use]
    pub const fn plus(self, others: Missions) -> Missions {
        Missions(self.0 + others.0)
    }

    /// How many have this face.
    #[inline]
    pub const fn count(self, mission: Mission) -> u8 {
        (self.0 >> (4 * mission.0) & 15) as u8
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, mission: Mission) -> Missions {
        Missions(self.0 + (1 << (4 * mission.0)))
    }

    /// One less, which is there.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, mission: Mission) -> Missions {
        Missions(self.0 - (1 << (4 * mission.0)))
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.faces().map(|face| self.count(face)).sum()
    }

    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Mission> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let face = (rest.trailing_zeros() / 4) as u8;
            rest &= !(15 << (4 * face));
            Some(Mission(face))
        })
    }

    pub fn iter(self) -> impl Iterator<Item = Mission> {
        self.faces().flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// The cards that belong to a stack.
    #[inline]
    #[must_use]
    pub const fn of(self, stack: Stack) -> Missions {
        let faces = stack.faces();
        let mask = (1u128 << (4 * faces.end)) - (1u128 << (4 * faces.start));
        Missions(self.0 & mask)
    }

    /// The card at this place, face by face.
    #[inline]
    pub(crate) fn nth(self, mut place: u32) -> Mission {
        for face in self.faces() {
            let count = u32::from(self.count(face));
            if place < count {
                return face;
            }
            place -= count;
        }
        unreachable!("the place lies among the cards")
    }
}

impl From<Missions> for Vec<Mission> {
    fn from(missions: Missions) -> Vec<Mission> {
        missions.iter().collect()
    }
}

impl TryFrom<Vec<Mission>> for Missions {
    type Error = NotationError;

    fn try_from(list: Vec<Mission>) -> Result<Missions, NotationError> {
        let mut missions = Missions::NONE;
        for mission in list {
            if missions.count(mission) == mission.copies() {
                return Err(NotationError::new(format!("at most {} {mission}", mission.copies()), "more"));
            }
            missions = missions.with(mission);
        }
        Ok(missions)
    }
}

impl fmt::Debug for Missions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
