//! A position put together by hand, for tests and puzzles.

use engine::{NotationError, RulesVersion, Seat};

use crate::RingQuest;
use crate::board::State;
use crate::knight::{Rider, RingAt, TALISMANS};
use crate::options::Options;
use crate::phase::Phase;
use crate::pile::Pile;
use crate::position::SEALS_TO_WIN;
use crate::seals::Seals;
use crate::space::Space;
use crate::spaces::Spaces;

impl RingQuest {
    /// The beginning of a turn at a table that is written like
    /// `turn: 2; knight 1: T16 1; knight 2: G04 2 coat; ring: knight 2; obstacles: T05 W06; seals 1: tirad`.
    ///
    /// A knight has a space, perhaps a number of talismans (three unless said otherwise) and perhaps a `coat`; knights
    /// are counted in the order of turns and stand at the start if they are not named. The `ring` lies on a space or is
    /// with a knight. `pile` names the dragon cards that are still face down, by strength. A table that cannot be is
    /// refused.
    pub fn set_up(options: Options, seats: u8, table: &str) -> Result<RingQuest, NotationError> {
        RingQuest::set_up_by(RulesVersion::newest::<RingQuest>(), options, seats, table)
    }

    /// The same table by this version of the rules.
    pub fn set_up_by(
        rules: RulesVersion,
        options: Options,
        seats: u8,
        table: &str,
    ) -> Result<RingQuest, NotationError> {
        if !options.seats().contains(&seats) {
            return Err(NotationError::new("as many players as can play", seats.to_string()));
        }
        let mut parts = read_parts(table)?;
        let mut words = |part: &str| {
            let index = parts.iter().position(|(name, _)| *name == part)?;
            Some(parts.remove(index).1.trim())
        };
        let mut position =
            RingQuest { phase: Phase::Move { extra: false }, ..RingQuest::start(options, seats, rules) };
        for rider in Rider::all(position.riders()) {
            if let Some(knight) = words(&format!("knight {}", rider.index() + 1)) {
                position.put(rider, knight)?;
            }
        }
        for seat in Seat::all(seats) {
            position.seals[seat] = read_seals(words(&format!("seals {seat}")).unwrap_or_default())?;
        }
        if let Some(ring) = words("ring") {
            position.ring = match ring.strip_prefix("knight ") {
                Some(number) => RingAt::Bearer(position.read_rider(number)?),
                None => RingAt::Space(ring.parse()?),
            };
        }
        for word in words("obstacles").unwrap_or_default().split_whitespace() {
            position.obstacles = position.obstacles.with(word.parse()?);
        }
        if let Some(cards) = words("pile") {
            position.pile = read_pile(cards)?;
        }
        if let Some(number) = words("turn") {
            position.rider = position.read_rider(number)?;
        }
        match parts.first() {
            Some((name, _)) => Err(NotationError::new("each part of the table at most once", *name)),
            None => position.possible(),
        }
    }

    fn put(&mut self, rider: Rider, text: &str) -> Result<(), NotationError> {
        let knight = &mut self.knights[rider.index()];
        let mut words = text.split_whitespace();
        knight.at = words.next().unwrap_or_default().parse::<Space>()?;
        for word in words {
            match word.parse() {
                Ok(talismans) if talismans <= TALISMANS => knight.talismans = talismans,
                _ if word == "coat" => knight.coat = true,
                _ => return Err(NotationError::new("talismans from 0 to 3, or coat", word)),
            }
        }
        Ok(())
    }

    fn read_rider(&self, number: &str) -> Result<Rider, NotationError> {
        match number.parse::<u8>() {
            Ok(number) if (1..=self.riders()).contains(&number) => Ok(Rider::new(number - 1)),
            _ => Err(NotationError::new("the number of a knight", number)),
        }
    }

    /// The position, unless it cannot come about in a game that goes on.
    fn possible(self) -> Result<RingQuest, NotationError> {
        let wrong = self.invariant_error().or_else(|| {
            let won = Seat::all(self.seats).find(|seat| self.seals[*seat].len() >= SEALS_TO_WIN);
            let stuck = self.knight().coat || self.first_steps(false).next().is_none();
            let lost = Spaces::CITIES.contains(self.knight().at) && self.bears_ring();
            match won {
                Some(seat) => Some(format!("seat {seat} has won")),
                None if stuck => Some("the knight on turn cannot move".to_owned()),
                None if lost => Some("nobody keeps the ring in a city".to_owned()),
                None => None,
            }
        });
        match wrong {
            Some(wrong) => Err(NotationError::new("a table that can be", wrong)),
            None => Ok(self),
        }
    }
}

/// `part: words; part: words`, one by one.
fn read_parts(table: &str) -> Result<Vec<(&str, &str)>, NotationError> {
    let entries = table.split(';').map(str::trim).filter(|entry| !entry.is_empty());
    entries
        .map(|entry| entry.split_once(':').ok_or_else(|| NotationError::new("part: words", entry)))
        .collect()
}

fn read_seals(words: &str) -> Result<Seals, NotationError> {
    let mut seals = Seals::NONE;
    for word in words.split_whitespace() {
        let state = State::ALL.into_iter().find(|state| state.word() == word);
        seals = seals.with(state.ok_or_else(|| NotationError::new("tirad, urgad, galad or elgad", word))?);
    }
    Ok(seals)
}

fn read_pile(words: &str) -> Result<Pile, NotationError> {
    let mut pile = Pile::NONE;
    for word in words.split_whitespace() {
        let strength = word.parse().ok().filter(|&strength| strength <= 6);
        pile = pile.with(strength.ok_or_else(|| NotationError::new("a strength from 0 to 6", word))?);
    }
    Ok(pile)
}
