//! The places and ways that actions can name, over all maps.

use crate::map::{Map, Tiles};
use crate::place::{PLACES, Place};
use crate::scenario::{Scenario, war_map};

const DEFENSIVE_WAR: &Map = Scenario::DefensiveWar.map();
const FLOOD: &Map = Scenario::Flood.map();
const BARBARIANS: &Map = Scenario::Barbarians.map();
const REBELS: &Map = Scenario::Rebels.map();
const TWO: &Map = war_map(2);
const FOUR: &Map = war_map(4);

/// Where own units can be added; in a flood, anywhere (KN-90, KN-128).
pub(super) const MUSTERS: Places = some_of(DEFENSIVE_WAR, DEFENSIVE_WAR.musters)
    .and(some_of(BARBARIANS, BARBARIANS.musters))
    .and(some_of(REBELS, REBELS.musters))
    .and(all_of(FLOOD))
    .and(mustered(TWO))
    .and(mustered(FOUR));
/// Where new enemies can come; in a flood, anywhere (KN-56, KN-127).
pub(super) const ENTRIES: Places = some_of(DEFENSIVE_WAR, DEFENSIVE_WAR.entries)
    .and(some_of(BARBARIANS, BARBARIANS.entries))
    .and(some_of(REBELS, REBELS.entries))
    .and(all_of(FLOOD));
/// Where enemies can destroy one of several sources; a flood destroys all of a field at once.
pub(super) const RAZED: Places = rich(DEFENSIVE_WAR).and(rich(BARBARIANS)).and(rich(REBELS));
/// Where enemies can stand.
pub(super) const FOES: Places =
    all_of(DEFENSIVE_WAR).and(all_of(FLOOD)).and(all_of(BARBARIANS)).and(all_of(REBELS));
/// Where rivals can stand, in a war.
pub(super) const RIVALS: Places = all_of(TWO).and(all_of(FOUR));
/// Where units of several rivals can stand, in a war.
pub(super) const STRIKES: Places = all_of(FOUR);

/// Where own units can go.
pub(super) static MOVES: Ways = Ways([0; PLACES])
    .linked(DEFENSIVE_WAR)
    .linked(FLOOD)
    .linked(BARBARIANS)
    .linked(REBELS)
    .linked(TWO)
    .linked(FOUR);
/// Where enemies can step towards the castle, if they have a choice (KN-57).
pub(super) static ADVANCES: Ways = Ways([0; PLACES]).nearer(DEFENSIVE_WAR).nearer(FLOOD).nearer(BARBARIANS);
/// Where displaced water can go (KN-130).
pub(super) static FLOWS: Ways = Ways([0; PLACES]).linked(FLOOD);

/// The map on which enemies destroy the sources of this place. No place lies on two of them with different sources.
pub(super) fn razed_map(place: Place) -> Option<&'static Map> {
    [DEFENSIVE_WAR, BARBARIANS, REBELS].into_iter().find(|map| map.find(place).is_some())
}

/// A set of places, a bit each.
#[derive(Clone, Copy)]
pub(super) struct Places(u128);

impl Places {
    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    const fn and(self, others: Places) -> Places {
        Places(self.0 | others.0)
    }

    /// How many places of the set come before this one, which is in it.
    pub(super) fn index(self, place: Place) -> usize {
        let bit = 1 << place.index();
        assert!(self.0 & bit != 0, "no such action is ever legal on {place}");
        (self.0 & (bit - 1)).count_ones() as usize
    }

    /// The place before which so many of the set come.
    pub(super) fn nth(self, index: usize) -> Option<Place> {
        Place::all().filter(|place| self.0 >> place.index() & 1 != 0).nth(index)
    }
}

/// A set of ways from one place to another: for each place, the bits of those to which it leads.
#[derive(Clone, Copy)]
pub(super) struct Ways([u128; PLACES]);

impl Ways {
    pub(super) const fn len(&self) -> usize {
        let (mut ways, mut from) = (0, 0);
        while from < PLACES {
            ways += self.0[from].count_ones() as usize;
            from += 1;
        }
        ways
    }

    /// How many ways of the set come before this one, which is in it.
    pub(super) fn index(&self, from: Place, to: Place) -> usize {
        let before: u32 = self.0[..from.index()].iter().map(|ways| ways.count_ones()).sum();
        before as usize + Places(self.0[from.index()]).index(to)
    }

    /// The way before which so many of the set come.
    pub(super) fn nth(&self, index: usize) -> Option<(Place, Place)> {
        let mut left = index;
        for from in Place::all() {
            let ways = Places(self.0[from.index()]);
            if left < ways.len() {
                return ways.nth(left).map(|to| (from, to));
            }
            left -= ways.len();
        }
        None
    }

    /// With both directions of every link of a map.
    const fn linked(mut self, map: &Map) -> Ways {
        let mut from = 0;
        while from < map.tiles.len() {
            let there = some_of(map, map.neighbours(from));
            self.0[map.place(from).index()] |= there.0;
            from += 1;
        }
        self
    }

    /// With the ways towards the castle from every tile of a map that has several.
    const fn nearer(mut self, map: &Map) -> Ways {
        let mut from = 0;
        while from < map.tiles.len() {
            let (mut there, mut to) = (0u128, 0);
            while to < map.tiles.len() {
                if map.neighbours(from).contains(to) && map.distance(to) < map.distance(from) {
                    there |= 1 << map.place(to).index();
                }
                to += 1;
            }
            if there.count_ones() > 1 {
                self.0[map.place(from).index()] |= there;
            }
            from += 1;
        }
        self
    }
}

const fn all_of(map: &Map) -> Places {
    let (mut places, mut at) = (0, 0);
    while at < map.tiles.len() {
        places |= 1 << map.place(at).index();
        at += 1;
    }
    Places(places)
}

const fn some_of(map: &Map, tiles: Tiles) -> Places {
    let (mut places, mut at) = (0, 0);
    while at < map.tiles.len() {
        if tiles.contains(at) {
            places |= 1 << map.place(at).index();
        }
        at += 1;
    }
    Places(places)
}

/// Tiles with several sources.
const fn rich(map: &Map) -> Places {
    let (mut places, mut at) = (0, 0);
    while at < map.tiles.len() {
        if map.tiles[at].sources.len() > 1 {
            places |= 1 << map.place(at).index();
        }
        at += 1;
    }
    Places(places)
}

/// Where somebody may put new units, in a war.
const fn mustered(map: &Map) -> Places {
    let (mut places, mut at) = (0, 0);
    while at < map.tiles.len() {
        if map.tiles[at].muster_of.is_some() {
            places |= 1 << map.place(at).index();
        }
        at += 1;
    }
    Places(places)
}
