//! Maps: tiles with sources, the links between them, and the ways to the castle.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};

use crate::goods::{Gain, Good, Purse};
use crate::place::{PLACES, Place};

/// No map has more tiles than this.
pub const MOST_TILES: usize = 21;

/// A tile of a map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    pub place: Place,
    /// Where it lies from left to right, from 0 to 1000.
    pub x: u16,
    /// Where it lies from top to bottom, from 0 to 1000.
    pub y: u16,
    /// What can be gathered there.
    pub sources: &'static [Source],
    /// Is the castle of the only player here?
    pub castle: bool,
    /// May the only player put new units here?
    pub muster: bool,
    /// Do enemies come onto the map here?
    pub entry: bool,
    /// Is it a village?
    pub village: bool,
    /// Whose castle it is in a war.
    pub castle_of: Option<Seat>,
    /// Who may put new units here in a war.
    pub muster_of: Option<Seat>,
}

pub(crate) const fn tile(name: &str, x: u16, y: u16, sources: &'static [Source]) -> Tile {
    Tile {
        place: Place::named(name),
        x,
        y,
        sources,
        castle: false,
        muster: false,
        entry: false,
        village: false,
        castle_of: None,
        muster_of: None,
    }
}

impl Tile {
    pub(crate) const fn castle(self) -> Tile {
        Tile { castle: true, ..self }
    }

    pub(crate) const fn muster(self) -> Tile {
        Tile { muster: true, ..self }
    }

    pub(crate) const fn entry(self) -> Tile {
        Tile { entry: true, ..self }
    }

    pub(crate) const fn village(self) -> Tile {
        Tile { village: true, ..self }
    }

    pub(crate) const fn castle_of(self, seat: u8) -> Tile {
        Tile { castle_of: Some(Seat::new(seat)), ..self }
    }

    pub(crate) const fn muster_of(self, seat: u8) -> Tile {
        Tile { muster_of: Some(Seat::new(seat)), ..self }
    }
}

/// Something that can be gathered on a tile, and destroyed by enemies (KN-62, KN-93).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// So much of a good.
    Good(Good, u8),
    Points(u8),
}

impl Source {
    /// What gathering it brings.
    #[inline]
    pub const fn gain(self) -> Gain {
        match self {
            Source::Good(good, amount) => Gain { goods: Purse::of(good, amount), ..Gain::NONE },
            Source::Points(points) => Gain { points, ..Gain::NONE },
        }
    }
}

/// `gold2`, `points5`.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Good(good, amount) => write!(f, "{good}{amount}"),
            Source::Points(points) => write!(f, "points{points}"),
        }
    }
}

impl FromStr for Source {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Source, NotationError> {
        let wrong = || NotationError::new("a source such as gold2 or points5", word);
        let digits = word.len().checked_sub(1).filter(|at| word.is_char_boundary(*at)).ok_or_else(wrong)?;
        let (name, amount) = word.split_at(digits);
        let amount = amount.parse().ok().filter(|amount| *amount > 0).ok_or_else(wrong)?;
        match name {
            "points" => Ok(Source::Points(amount)),
            _ => name.parse().map(|good| Source::Good(good, amount)).map_err(|_| wrong()),
        }
    }
}

/// A set of tiles, by their places in the map's list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Tiles(u32);

impl Tiles {
    pub const NONE: Tiles = Tiles(0);

    /// Is the tile in the set?
    #[inline]
    pub const fn contains(self, tile: usize) -> bool {
        self.0 >> tile & 1 != 0
    }

    /// The set with this tile.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: usize) -> Tiles {
        Tiles(self.0 | 1 << tile)
    }

    /// The set without this tile.
    #[inline]
    #[must_use]
    pub const fn without(self, tile: usize) -> Tiles {
        Tiles(self.0 & !(1 << tile))
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Tiles) -> Tiles {
        Tiles(self.0 | other.0)
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// No tile at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tile = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                tile
            })
        })
    }
}

/// A map. Tiles are known by their place in its list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    pub tiles: &'static [Tile],
    /// The lines between them, by name.
    pub links: &'static [(&'static str, &'static str)],
    neighbours: [Tiles; MOST_TILES],
    distance: [u8; MOST_TILES],
    index: [u8; PLACES],
    /// Where enemies come onto the map.
    pub entries: Tiles,
    /// Where the only player puts new units.
    pub musters: Tiles,
    pub villages: Tiles,
    /// The castle of the only player.
    pub castle: Option<usize>,
}

const NOWHERE: u8 = u8::MAX;

impl Map {
    pub(crate) const fn new(tiles: &'static [Tile], links: &'static [(&'static str, &'static str)]) -> Map {
        let mut map = Map {
            tiles,
            links,
            neighbours: [Tiles::NONE; MOST_TILES],
            distance: [NOWHERE; MOST_TILES],
            index: [NOWHERE; PLACES],
            entries: Tiles::NONE,
            musters: Tiles::NONE,
            villages: Tiles::NONE,
            castle: None,
        };
        let mut at = 0;
        while at < tiles.len() {
            map.note(at, tiles[at]);
            at += 1;
        }
        let mut at = 0;
        while at < links.len() {
            let left = map.index[Place::named(links[at].0).index()] as usize;
            let right = map.index[Place::named(links[at].1).index()] as usize;
            map.neighbours[left] = map.neighbours[left].with(right);
            map.neighbours[right] = map.neighbours[right].with(left);
            at += 1;
        }
        map.measure();
        map
    }

    const fn note(&mut self, at: usize, tile: Tile) {
        self.index[tile.place.index()] = at as u8;
        if tile.entry {
            self.entries = self.entries.with(at);
        }
        if tile.muster {
            self.musters = self.musters.with(at);
        }
        if tile.village {
            self.villages = self.villages.with(at);
        }
        if tile.castle {
            self.castle = Some(at);
            self.distance[at] = 0;
        }
    }

    /// How many steps every tile is from the castle.
    const fn measure(&mut self) {
        let mut steps = 0;
        while steps < MOST_TILES as u8 {
            let mut from = 0;
            while from < self.tiles.len() {
                let mut to = 0;
                while to < self.tiles.len() && self.distance[from] == steps {
                    if self.neighbours[from].contains(to) && self.distance[to] == NOWHERE {
                        self.distance[to] = steps + 1;
                    }
                    to += 1;
                }
                from += 1;
            }
            steps += 1;
        }
    }

    /// The tiles next to this one.
    #[inline]
    pub const fn neighbours(&self, tile: usize) -> Tiles {
        self.neighbours[tile]
    }

    /// The neighbours that are nearer to the castle (KN-57).
    #[inline]
    pub fn nearer(&self, tile: usize) -> impl Iterator<Item = usize> {
        let here = self.distance[tile];
        let distance = &self.distance;
        self.neighbours[tile].iter().filter(move |next| distance[*next] < here)
    }

    /// How many steps it is to the castle; as good as none where there is no castle.
    #[inline]
    pub const fn distance(&self, tile: usize) -> u8 {
        self.distance[tile]
    }

    /// Which tile this is; `None` on another map.
    #[inline]
    pub const fn find(&self, place: Place) -> Option<usize> {
        match self.index[place.index()] {
            NOWHERE => None,
            index => Some(index as usize),
        }
    }

    /// Which tile an action names that was offered on this map.
    #[inline]
    pub(crate) const fn at(&self, place: Place) -> usize {
        self.find(place).expect("the tile lies on this map")
    }

    /// The name of a tile.
    #[inline]
    pub const fn place(&self, tile: usize) -> Place {
        self.tiles[tile].place
    }
}
