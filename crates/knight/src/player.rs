//! What lies before a player: character card, court card, scenario card.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Side};
use crate::character::Character;
use crate::contest::Tournament;
use crate::counts::Counts;
use crate::court::{Office, TRACKS, Track};
use crate::goods::{Good, Purse};
use crate::map::{Map, Tiles};
use crate::phase::Standing;

/// A player's cards, and the own map where there is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The character, once there is one.
    pub character: Option<Character>,
    /// How the player stands.
    pub standing: Standing,
    /// Resources and gold (KN-32, KN-39).
    pub goods: Purse,
    /// Victory points, which may fall below 0.
    pub points: i16,
    /// The totals at the end of turns 3, 6, 9 and 12 (KN-19).
    pub boxes: [Option<i16>; 4],
    /// Influence (KN-33).
    pub influence: u8,
    /// The level of every track of the court.
    pub levels: [u8; TRACKS],
    /// Bits of what was claimed: two rewards, then four thresholds.
    pub claimed: u8,
    /// Bits of the tournaments that were won.
    pub tournaments: u8,
    /// Bits of the battles that were won.
    pub battles: u8,
    /// How many stages of king, church, merchants and nobility were used (KN-14, KN-44).
    pub stages: [u8; 4],
    /// The neighbour that church, merchants and nobility activate, too (KN-45).
    pub chains: [Option<Office>; 3],
    /// Does the castle pay the village, the stable (KN-50)?
    pub links: [bool; 2],
    /// The own diplomacy track.
    pub diplomacy: u8,
    /// The enemy's diplomacy track.
    pub enemy_diplomacy: u8,
    /// How many elements of each consequence row were crossed out (KN-55).
    pub rows: [u8; 3],
    /// Own units on the map.
    pub units: Counts,
    /// Enemies on the own map.
    pub enemies: Counts,
    /// Bits of the sources that are left on each tile of the own map.
    pub sources: Counts,
    /// The flooded fields of the own map (KN-130).
    pub flooded: Tiles,
    /// The side that was chosen this turn.
    pub side: Option<Side>,
    /// The action of a neighbouring card that was paid for this turn (KN-76).
    pub borrowed: Option<(Card, Side)>,
    /// Stored command points, in a war (KN-101).
    pub store: u8,
    /// How many duels this player may still declare, in a war (KN-113).
    pub challenges: u8,
    /// Is the player last in the initiative of this turn, without a bid (KN-118)?
    pub barred: bool,
    /// 2: from the next turn on, and 1: in this turn, the player may use no action of the character card (KN-118).
    pub disgrace: u8,
}

impl Player {
    /// Before anything happened, on this map.
    pub(crate) fn new(map: &Map) -> Player {
        let mut sources = Counts::NONE;
        for (at, tile) in map.tiles.iter().enumerate() {
            sources.set(at, (1 << tile.sources.len()) - 1);
        }
        Player {
            character: None,
            standing: Standing::Playing,
            goods: Purse::EMPTY,
            points: 0,
            boxes: [None; 4],
            influence: 0,
            levels: [0; TRACKS],
            claimed: 0,
            tournaments: 0,
            battles: 0,
            stages: [0; 4],
            chains: [None; 3],
            links: [false; 2],
            diplomacy: 0,
            enemy_diplomacy: 0,
            rows: [0; 3],
            units: Counts::NONE,
            enemies: Counts::NONE,
            sources,
            flooded: Tiles::NONE,
            side: None,
            borrowed: None,
            store: 0,
            challenges: DUELS,
            barred: false,
            disgrace: 0,
        }
    }

    /// The level of a track.
    #[inline]
    pub const fn level(&self, track: Track) -> u8 {
        self.levels[track as usize]
    }

    /// Is the whole track bought?
    #[inline]
    pub const fn is_complete(&self, track: Track) -> bool {
        self.level(track) as usize == track.spaces().len()
    }

    /// The levels of all lords together.
    #[inline]
    pub fn lords(&self) -> u8 {
        Track::LORDS.iter().map(|lord| self.level(*lord)).sum()
    }

    /// How much of a good is held.
    #[inline]
    pub const fn holds(&self, good: Good) -> u8 {
        self.goods.get(good)
    }

    /// Was this tournament won?
    #[inline]
    pub const fn has_entered(&self, tournament: Tournament) -> bool {
        self.tournaments >> tournament.index() & 1 != 0
    }

    /// Was this battle won?
    #[inline]
    pub const fn has_fought(&self, battle: u8) -> bool {
        self.battles >> battle & 1 != 0
    }

    /// Was this reward claimed?
    #[inline]
    pub const fn has_reward(&self, reward: u8) -> bool {
        self.claimed >> reward & 1 != 0
    }

    /// Was this threshold claimed?
    #[inline]
    pub const fn has_threshold(&self, threshold: u8) -> bool {
        self.claimed >> (2 + threshold) & 1 != 0
    }

    /// May the player use no action of the character card this turn (KN-118)?
    #[inline]
    pub const fn is_disgraced(&self) -> bool {
        self.disgrace == 1
    }

    /// How many castle floors are complete (KN-50).
    #[inline]
    pub const fn floors(&self) -> u8 {
        self.level(Track::Castle) / 3
    }

    /// How many links of the castle were crossed out.
    #[inline]
    pub const fn linked(&self) -> u8 {
        self.links[0] as u8 + self.links[1] as u8
    }

    /// How many tiles of the own map have no source left.
    pub fn destroyed(&self, map: &Map) -> u8 {
        map.tiles.len() as u8 - self.sources.tiles()
    }

    /// The levels that count in a duel (KN-114).
    #[inline]
    pub fn prowess(&self) -> u8 {
        let tracks = [Track::Combat, Track::Knowledge, Track::Fame, Track::Armory];
        tracks.iter().map(|track| self.level(*track)).sum()
    }

    /// What decides an equal duel (KN-120).
    #[inline]
    pub const fn standing_at_court(&self) -> u8 {
        self.level(Track::King) + self.level(Track::Nobility)
    }
}

/// So many duels may a player declare in a game (KN-113).
pub const DUELS: u8 = 3;
