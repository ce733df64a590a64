//! What may never be: the game's own invariants.

use engine::Seat;

use crate::Knight;
use crate::court::Track;
use crate::gains::STORE;
use crate::goods::Good;
use crate::open::{Laid, Open};
use crate::player::Player;
use crate::scenario::{DIPLOMACY, UNITS_IN_WAR, UNITS_ON_TILE};

impl Knight {
    /// What is wrong with this position, if anything.
    pub(crate) fn invariant_error(&self) -> Option<String> {
        let open = &self.open;
        open.all().find_map(|seat| open.wrong_player(seat)).or_else(|| open.wrong_row()).or_else(|| {
            let sealed = open.all().filter(|seat| self.sealed[seat.index()].is_some()).collect();
            (open.war.given != sealed)
                .then(|| format!("{:?} have given, {sealed:?} is sealed", open.war.given))
        })
    }
}

impl Open {
    fn wrong_player(&self, seat: Seat) -> Option<String> {
        let player = self.player(seat);
        let wrong = |what: &str| Some(format!("seat {seat}: {what}"));
        if Good::all().any(|good| player.holds(good) > good.limit()) {
            return wrong("holds more than there is room for");
        }
        if player.diplomacy > DIPLOMACY || player.enemy_diplomacy > DIPLOMACY || player.store > STORE {
            return wrong("a track is overfull");
        }
        if Track::all().any(|track| usize::from(player.level(track)) > track.spaces().len()) {
            return wrong("a track of the court is too long");
        }
        let levels: u8 = player.levels.iter().sum();
        if player.influence < levels {
            return wrong("has less influence than spaces");
        }
        if player.linked() > player.floors() {
            return wrong("has more links than floors");
        }
        self.wrong_map(player).and_then(|what| wrong(&what))
    }

    fn wrong_map(&self, player: &Player) -> Option<String> {
        let (map, scenario) = (self.map(), self.options.scenario);
        let (most, on_tile, enemies) = if self.is_war() {
            (UNITS_IN_WAR, UNITS_ON_TILE, 0)
        } else {
            (scenario.most_units(), scenario.units_on_tile(), scenario.enemies_on_tile())
        };
        if player.units.total() > most {
            return Some("has too many units".to_owned());
        }
        for (at, tile) in map.tiles.iter().enumerate() {
            if player.units.get(at) > on_tile || player.enemies.get(at) > enemies {
                return Some(format!("too many units on {}", tile.place));
            }
            if player.sources.get(at) >> tile.sources.len() != 0 {
                return Some(format!("a source too many on {}", tile.place));
            }
            let drowned = player.units.get(at) + player.enemies.get(at) + player.sources.get(at);
            if player.flooded.contains(at) && drowned > 0 {
                return Some(format!("something is left on {}, which is flooded", tile.place));
            }
        }
        None
    }

    fn wrong_row(&self) -> Option<String> {
        let shown = self.dealt.into_iter().flatten();
        let drawn = self.rows.iter().flat_map(|row| row.places).filter_map(|laid| match laid {
            Laid::Drawn(card) => Some(card),
            Laid::Dealt(_) | Laid::Awaited => None,
        });
        let seen = shown.chain(drawn).find(|card| self.deck.contains(*card));
        seen.map(|card| format!("{card} lies open and is in the deck"))
    }
}
