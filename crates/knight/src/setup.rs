//! A position put together by hand, for tests and puzzles.

use engine::{NotationError, RulesVersion, Seat};

use crate::Knight;
use crate::cards::Card;
use crate::character::Character;
use crate::contest::Tournament;
use crate::court::{Office, Track};
use crate::goals::Goal;
use crate::goods::Good;
use crate::map::{Map, Source};
use crate::open::{Laid, Open, ROW, TURNS};
use crate::options::{Mode, Options};
use crate::phase::{Phase, Stage};
use crate::place::Place;
use crate::player::{DUELS, Player};

impl Knight {
    /// The beginning of a turn at a table that is written like `turn: 3; goal: house-of-stone; row: wounded-stag ? ? ? ? ?;
    /// goods 1: glory 6 gold 11; levels 1: king 2; units 1: C 2; enemies 1: E1 1`.
    ///
    /// Zones are `turn`, `goal`, `row` (all six places, `?` for a card that is face down), `order` (of the seats, in a war), and for each
    /// seat `character`, `goods`, `points`, `influence`, `levels`, `stages`, `rows` (how far each of the three is crossed out),
    /// `tournaments`, `battles`, `claimed` (`reward1 threshold10`), `chains` (`church merchants`), `links`, `diplomacy`, `enemy` (the enemy's
    /// diplomacy), `units`, `enemies`, `razed` (`M2 gold1`), `flooded`, `store`, `challenges`, `disgrace`. Influence that is not named is the
    /// number of levels. A table that cannot be is refused.
    pub fn set_up(options: Options, seats: u8, table: &str) -> Result<Knight, NotationError> {
        Knight::set_up_by(RulesVersion::newest::<Knight>(), options, seats, table)
    }

    /// The same table by this version of the rules.
    pub fn set_up_by(
        rules: RulesVersion,
        options: Options,
        seats: u8,
        table: &str,
    ) -> Result<Knight, NotationError> {
        if !options.seats().contains(&seats) {
            return Err(NotationError::new("as many players as can play", seats.to_string()));
        }
        let mut position = Knight::start(options, seats, rules);
        let mut zones = Zones(read_zones(table)?);
        let open = &mut position.open;
        let deck = if options.mode == Mode::Solo { Goal::solo().next() } else { Goal::shared().next() };
        open.goal = Some(zones.take("goal").map_or_else(|| Ok(deck.expect("there are goals")), str::parse)?);
        open.turn = number(zones.take("turn").unwrap_or("1"))?;
        if !(1..=TURNS).contains(&open.turn) {
            return Err(NotationError::new("a turn from 1 to 12", open.turn.to_string()));
        }
        for (seat, character) in Seat::all(seats).zip(Character::all()) {
            open.player_mut(seat).character = Some(character);
            open.player_mut(seat).goods = character.sheet().start;
            open.lay_out(seat, &mut zones)?;
        }
        if let Some(order) = zones.take("order") {
            for (place, word) in open.order.iter_mut().zip(order.split_whitespace()) {
                *place = word.parse()?;
            }
        }
        open.lay_row(zones.take("row").unwrap_or("? ? ? ? ? ?"))?;
        if let Some((name, _)) = zones.0.first() {
            return Err(NotationError::new("each zone of the table at most once", *name));
        }
        open.open_stage(Stage::Before);
        open.phase = Phase::Before;
        if let Some(error) = position.invariant_error() {
            return Err(NotationError::new("a table that can be", error));
        }
        position.open.settle(&mut ());
        Ok(position)
    }
}

impl Open {
    /// The row of all players: cards that are named are face up, so are those before the current one.
    fn lay_row(&mut self, words: &str) -> Result<(), NotationError> {
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.len() != ROW {
            return Err(NotationError::new("six places of a row", words.join(" ")));
        }
        for (at, word) in words.into_iter().enumerate().filter(|(_, word)| *word != "?") {
            let card: Card = word.parse()?;
            if !self.deck.contains(card) {
                return Err(NotationError::new("every card once", word));
            }
            self.deck = self.deck.without(card);
            self.dealt[at] = Some(card);
            self.rows.iter_mut().for_each(|row| row.up |= 1 << at);
        }
        // Cards of turns that are over lie face up: any that are left will do.
        for at in 0..self.current() {
            if let Some(card) = self.deck.iter().last().filter(|_| self.dealt[at].is_none()) {
                self.deck = self.deck.without(card);
                self.dealt[at] = Some(card);
                self.rows.iter_mut().for_each(|row| row.up |= 1 << at);
            }
        }
        debug_assert!(self.rows.iter().all(|row| matches!(row.places[0], Laid::Dealt(0))));
        Ok(())
    }

    fn lay_out(&mut self, seat: Seat, zones: &mut Zones<'_>) -> Result<(), NotationError> {
        let (map, battles) = (self.map(), self.card().battles.len() as u8);
        let player = self.player_mut(seat);
        let mut of = |zone: &str| zones.take(&format!("{zone} {seat}"));
        if let Some(word) = of("character") {
            let character: Character = word.parse()?;
            player.character = Some(character);
            player.goods = character.sheet().start;
        }
        if let Some(words) = of("goods") {
            player.goods = crate::goods::Purse::EMPTY;
            for (good, amount) in pairs::<Good>(words)? {
                player.goods.set(good, amount);
            }
        }
        if let Some(word) = of("points") {
            player.points = word.parse().map_err(|_| NotationError::new("points", word))?;
        }
        for (track, level) in pairs::<Track>(of("levels").unwrap_or_default())? {
            player.levels[track as usize] = level;
        }
        let levels = player.levels.iter().sum::<u8>().to_string();
        player.influence = number(of("influence").unwrap_or(&levels))?;
        player.lay_court(battles, &mut of)?;
        player.diplomacy = number(of("diplomacy").unwrap_or("0"))?;
        player.enemy_diplomacy = number(of("enemy").unwrap_or("0"))?;
        player.store = number(of("store").unwrap_or("0"))?;
        player.challenges = number(of("challenges").unwrap_or(&DUELS.to_string()))?;
        // The turn that begins has already lifted a disgrace that was for the turn before.
        player.disgrace = number(of("disgrace").unwrap_or("0"))?;
        player.lay_map(map, &mut of)
    }
}

impl Player {
    fn lay_court<'a>(
        &mut self,
        battles: u8,
        of: &mut impl FnMut(&str) -> Option<&'a str>,
    ) -> Result<(), NotationError> {
        for (office, stage) in pairs::<Office>(of("stages").unwrap_or_default())? {
            let track = office.track().filter(|track| (*track as usize) < self.stages.len());
            let track = track.ok_or_else(|| NotationError::new("an office with stages", office.word()))?;
            self.stages[track as usize] = stage;
        }
        for (row, word) in self.rows.iter_mut().zip(of("rows").unwrap_or_default().split_whitespace()) {
            *row = number(word)?;
        }
        for word in of("tournaments").unwrap_or_default().split_whitespace() {
            self.tournaments |= 1 << word.parse::<Tournament>()?.index();
        }
        for word in of("battles").unwrap_or_default().split_whitespace() {
            match number(word)? {
                battle if (1..=battles).contains(&battle) => self.battles |= 1 << (battle - 1),
                _ => return Err(NotationError::new("a battle of the scenario", word)),
            }
        }
        const CLAIMS: [&str; 6] =
            ["reward1", "reward2", "threshold5", "threshold10", "threshold15", "threshold20"];
        for word in of("claimed").unwrap_or_default().split_whitespace() {
            let at = CLAIMS.iter().position(|claim| *claim == word);
            self.claimed |= 1 << at.ok_or_else(|| NotationError::new("a reward or a threshold", word))?;
        }
        let chains: Vec<Office> = words(of("chains").unwrap_or_default())?;
        for pair in chains.chunks(2) {
            let from = Office::CHAINED.iter().position(|office| *office == pair[0]);
            let from = from.ok_or_else(|| NotationError::new("an office with a chain", pair[0].word()))?;
            self.chains[from] = pair.get(1).copied();
        }
        let links: Vec<Track> = words(of("links").unwrap_or_default())?;
        self.links = [links.contains(&Track::Village), links.contains(&Track::Stable)];
        Ok(())
    }

    fn lay_map<'a>(
        &mut self,
        map: &Map,
        of: &mut impl FnMut(&str) -> Option<&'a str>,
    ) -> Result<(), NotationError> {
        let on_map = |place: Place| {
            map.find(place).ok_or_else(|| NotationError::new("a tile of this map", place.word()))
        };
        for (zone, counts) in [("units", &mut self.units), ("enemies", &mut self.enemies)] {
            let Some(words) = of(zone) else { continue };
            *counts = crate::counts::Counts::NONE;
            for (place, count) in pairs::<Place>(words)? {
                counts.set(on_map(place)?, count.min(7));
            }
        }
        let mut razed = of("razed").unwrap_or_default().split_whitespace();
        while let (Some(place), Some(source)) = (razed.next(), razed.next()) {
            let (at, source): (usize, Source) = (on_map(place.parse()?)?, source.parse()?);
            let index = map.tiles[at].sources.iter().position(|known| *known == source);
            let index = index.ok_or_else(|| NotationError::new("a source of the tile", place))?;
            self.sources.set(at, self.sources.get(at) & !(1 << index));
        }
        for place in words::<Place>(of("flooded").unwrap_or_default())? {
            let at = on_map(place)?;
            self.flooded = self.flooded.with(at);
            self.sources.set(at, 0);
        }
        Ok(())
    }
}

struct Zones<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Zones<'a> {
    fn take(&mut self, zone: &str) -> Option<&'a str> {
        let index = self.0.iter().position(|(name, _)| *name == zone)?;
        Some(self.0.remove(index).1.trim())
    }
}

/// `zone: words; zone: words`, one by one.
fn read_zones(table: &str) -> Result<Vec<(&str, &str)>, NotationError> {
    let entries = table.split(';').map(str::trim).filter(|entry| !entry.is_empty());
    entries
        .map(|entry| entry.split_once(':').ok_or_else(|| NotationError::new("zone: words", entry)))
        .collect()
}

fn words<T: std::str::FromStr<Err = NotationError>>(words: &str) -> Result<Vec<T>, NotationError> {
    words.split_whitespace().map(str::parse).collect()
}

/// `glory 6 gold 11`.
fn pairs<T: std::str::FromStr<Err = NotationError>>(words: &str) -> Result<Vec<(T, u8)>, NotationError> {
    let mut list = Vec::new();
    let mut rest = words.split_whitespace();
    while let Some(word) = rest.next() {
        list.push((word.parse()?, number(rest.next().unwrap_or_default())?));
    }
    Ok(list)
}

fn number(word: &str) -> Result<u8, NotationError> {
    word.parse().map_err(|_| NotationError::new("a number", word))
}
