//! Fields: the places in rooms where a figure can stand, and what is printed on them.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};

use crate::room::{Room, Side};
use crate::rooms;

/// A room as it lies: one side of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// Green A (CA-092).
    Training,
    /// Green B (CA-101).
    Tournament,
    /// Red A (CA-112).
    RoundTable,
    /// Red B (CA-117).
    Rebellion,
    /// Blue A (CA-131).
    Ballroom,
    /// Blue B (CA-137).
    Intrigue,
    /// Yellow A (CA-143).
    Chapel,
    /// Yellow B (CA-149).
    Library,
    /// Violet (CA-153).
    Secret,
}

impl Plan {
    #[rustfmt::skip]
    pub const ALL: [Plan; 9] = [
        Plan::Training, Plan::Tournament, Plan::RoundTable, Plan::Rebellion, Plan::Ballroom, Plan::Intrigue,
        Plan::Chapel, Plan::Library, Plan::Secret,
    ];

    /// The plan that a room shows. The secret room has one side only.
    #[inline]
    pub const fn of(room: Room, side: Side) -> Plan {
        match (room, side) {
            (Room::Green, Side::A) => Plan::Training,
            (Room::Green, Side::B) => Plan::Tournament,
            (Room::Red, Side::A) => Plan::RoundTable,
            (Room::Red, Side::B) => Plan::Rebellion,
            (Room::Blue, Side::A) => Plan::Ballroom,
            (Room::Blue, Side::B) => Plan::Intrigue,
            (Room::Yellow, Side::A) => Plan::Chapel,
            (Room::Yellow, Side::B) => Plan::Library,
            (Room::Secret, _) => Plan::Secret,
        }
    }

    /// The room that it belongs to.
    #[inline]
    pub const fn room(self) -> Room {
        match self {
            Plan::Training | Plan::Tournament => Room::Green,
            Plan::RoundTable | Plan::Rebellion => Room::Red,
            Plan::Ballroom | Plan::Intrigue => Room::Blue,
            Plan::Chapel | Plan::Library => Room::Yellow,
            Plan::Secret => Room::Secret,
        }
    }

    /// Which side of the room it is.
    pub const fn side(self) -> Side {
        match self {
            Plan::Tournament | Plan::Rebellion | Plan::Intrigue | Plan::Library => Side::B,
            _ => Side::A,
        }
    }

    /// Its name in message ids.
    pub const fn word(self) -> &'static str {
        match self {
            Plan::Training => "training",
            Plan::Tournament => "tournament",
            Plan::RoundTable => "round-table",
            Plan::Rebellion => "rebellion",
            Plan::Ballroom => "ballroom",
            Plan::Intrigue => "intrigue",
            Plan::Chapel => "chapel",
            Plan::Library => "library",
            Plan::Secret => "secret",
        }
    }

    /// What is printed on each of its fields.
    #[inline]
    pub const fn prints(self) -> &'static [Print] {
        match self {
            Plan::Training => &rooms::training::FIELDS,
            Plan::Tournament => &rooms::tournament::FIELDS,
            Plan::RoundTable => &rooms::round_table::FIELDS,
            Plan::Rebellion => &rooms::rebellion::FIELDS,
            Plan::Ballroom => &rooms::ballroom::FIELDS,
            Plan::Intrigue => &rooms::intrigue::FIELDS,
            Plan::Chapel => &rooms::chapel::FIELDS,
            Plan::Library => &rooms::library::FIELDS,
            Plan::Secret => &rooms::secret::FIELDS,
        }
    }

    /// Its fields in order.
    #[inline]
    pub fn fields(self) -> impl ExactSizeIterator<Item = Field> + Clone {
        (0..self.prints().len() as u8).map(move |index| Field { plan: self, index })
    }

    /// The fields with the mark for three players (CA-028).
    pub fn marked(self) -> Spaces {
        self.fields().filter(|field| field.print().marked).fold(0, |marked, field| marked | field.bit())
    }
}

/// Some fields of one room, a bit each.
pub type Spaces = u16;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Field {
    pub plan: Plan,
    /// Its place in [`Plan::prints`].
    pub index: u8,
}

impl Field {
    /// What is printed on it.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &self.plan.prints()[self.index as usize]
    }

    /// Its bit among the spaces of its room.
    #[inline]
    pub const fn bit(self) -> Spaces {
        1 << self.index
    }

    /// The room it is in.
    #[inline]
    pub const fn room(self) -> Room {
        self.plan.room()
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.room(), self.print().name)
    }
}

impl FromStr for Field {
    type Err = NotationError;

    fn from_str(words: &str) -> Result<Field, NotationError> {
        let wrong = || NotationError::new("a field such as green r1c1, red s4 or blue g1a", words);
        let (room, name) = words.split_once(' ').ok_or_else(wrong)?;
        let room: Room = room.parse()?;
        let plans = Plan::ALL.into_iter().filter(|plan| plan.room() == room);
        plans.flat_map(Plan::fields).find(|field| field.print().name == name).ok_or_else(wrong)
    }
}

impl From<Field> for String {
    fn from(field: Field) -> String {
        field.to_string()
    }
}

impl TryFrom<String> for Field {
    type Error = NotationError;

    fn try_from(words: String) -> Result<Field, NotationError> {
        words.parse()
    }
}

/// What is printed on a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Print {
    /// Its name on the plan.
    pub name: &'static str,
    /// Points that are scored at once.
    pub points: i8,
    /// What else it gives.
    pub bonus: Option<Bonus>,
    /// Hearts that are collected (CA-134).
    pub hearts: u8,
    /// Has it the mark for three players (CA-028)?
    pub marked: bool,
    /// Where its arrows lead (CA-144, CA-150).
    pub arrows: Spaces,
}

/// What a field gives besides points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// A knight back from the hinterland, and a grail tile (CA-068).
    Tree,
    /// So many grail tiles (CA-069).
    Grail(u8),
    /// One more knight into this room (CA-066).
    Knight(Room),
}

impl Print {
    /// A field with nothing printed on it but its points.
    pub(crate) const fn new(name: &'static str, points: i8) -> Print {
        Print { name, points, bonus: None, hearts: 0, marked: false, arrows: 0 }
    }

    pub(crate) const fn bonus(self, bonus: Bonus) -> Print {
        Print { bonus: Some(bonus), ..self }
    }

    pub(crate) const fn hearts(self, hearts: u8) -> Print {
        Print { hearts, ..self }
    }

    pub(crate) const fn marked(self) -> Print {
        Print { marked: true, ..self }
    }

    /// Arrows to the fields with these places on the plan.
    pub(crate) const fn to(self, targets: &[u8]) -> Print {
        let mut arrows = 0;
        let mut at = 0;
        while at < targets.len() {
            arrows |= 1 << targets[at];
            at += 1;
        }
        Print { arrows, ..self }
    }
}
