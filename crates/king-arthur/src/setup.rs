//! A position put together by hand, for tests and puzzles.

use engine::{NotationError, RulesVersion, Seat};

use crate::KingArthur;
use crate::adventures::Adventure;
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Knight};
use crate::layout::{COLUMN, Slot};
use crate::options::Options;
use crate::phase::Phase;
use crate::position::{ADVENTURES_LEFT, SEALS};

impl KingArthur {
    /// The beginning of a turn at a table that is written like
    /// `turn: 2; hand 1: red1 red2; trophies 1: dark3; adventures 2: robbers; layout: dragon3 dragon4@2`.
    ///
    /// Zones are `hand N`, `trophies N` and `adventures N` of a seat, `layout` (`@N`: with seat N's seal), `supply` and
    /// `spent` of the adversaries, `knights` (their supply) and `discard`. Cards that are not named lie in their
    /// supply; if the supply is named, knights lie in the discard and adversaries are out of the game. A table that
    /// cannot be is refused.
    pub fn set_up(options: Options, seats: u8, table: &str) -> Result<KingArthur, NotationError> {
        KingArthur::set_up_by(RulesVersion::newest::<KingArthur>(), options, seats, table)
    }

    /// The same by this version of the rules.
    pub fn set_up_by(
        rules: RulesVersion,
        options: Options,
        seats: u8,
        table: &str,
    ) -> Result<KingArthur, NotationError> {
        if !options.seats().contains(&seats) {
            return Err(NotationError::new("as many players as can play", seats.to_string()));
        }
        let mut zones = read_zones(table)?;
        let mut words = |zone: &str| {
            let index = zones.iter().position(|(name, _)| *name == zone)?;
            Some(zones.remove(index).1)
        };
        let mut position = KingArthur { phase: Phase::Act, ..KingArthur::start(options, seats, rules) };
        for seat in Seat::all(seats) {
            let mut of = |zone| words(&format!("{zone} {seat}")).unwrap_or_default();
            position.hands[seat] = take_knights(&mut position.knights, of("hand"))?;
            position.trophies[seat] = take_adversaries(&mut position.supply, of("trophies"))?;
            position.give_adventures(seat, of("adventures"))?;
        }
        position.lay_open(words("layout").unwrap_or_default())?;
        position.spent = take_adversaries(&mut position.supply, words("spent").unwrap_or_default())?;
        position.discard = take_knights(&mut position.knights, words("discard").unwrap_or_default())?;
        if let Some(supply) = words("knights") {
            let supply = take_knights(&mut position.knights, supply)?;
            position.discard = position.discard.plus(std::mem::replace(&mut position.knights, supply));
        }
        if let Some(supply) = words("supply") {
            let supply = take_adversaries(&mut position.supply, supply)?;
            position.spent = position.spent.plus(std::mem::replace(&mut position.supply, supply));
        }
        if let Some(turn) = words("turn") {
            position.seat = turn.trim().parse()?;
        }
        match zones.first() {
            Some((name, _)) => Err(NotationError::new("each zone of the table at most once", *name)),
            None => position.possible(),
        }
    }

    fn give_adventures(&mut self, seat: Seat, words: &str) -> Result<(), NotationError> {
        for word in words.split_whitespace() {
            let adventure: Adventure = word.parse()?;
            if !self.open_adventures().contains(adventure) {
                return Err(NotationError::new("an adventure that nobody has", word));
            }
            self.adventures[seat] = self.adventures[seat].with(adventure);
        }
        Ok(())
    }

    fn lay_open(&mut self, words: &str) -> Result<(), NotationError> {
        for word in words.split_whitespace() {
            let (card, seal) = match word.split_once('@') {
                Some((card, seat)) => (card, Some(seat.parse::<Seat>()?)),
                None => (word, None),
            };
            let card = take_adversaries(&mut self.supply, card)?.nth(0);
            if self.layout.column(card.kind()).count() == COLUMN {
                return Err(NotationError::new("at most four cards in a column", word));
            }
            self.layout.lay(Slot { card, seal });
        }
        Ok(())
    }

    /// The position, unless it cannot come about in a game that goes on.
    fn possible(self) -> Result<KingArthur, NotationError> {
        let seated = |seat: Seat| seat.index() < self.seats.into();
        let seals_fit = self
            .layout
            .slots()
            .filter_map(|slot| slot.seal)
            .all(|seat| self.options.seals && seated(seat) && self.layout.sealed_by(seat).len() <= SEALS);
        let fault = if !seated(self.seat) {
            "the turn of a seat that is there"
        } else if !seals_fit {
            "at most five seals of each seat, in the game with seals"
        } else if self.open_adventures().len() <= ADVENTURES_LEFT {
            "two open adventures"
        } else if self.supply.is_empty() && self.layout.is_empty() {
            "an adversary in the layout or the supply"
        } else {
            return Ok(self);
        };
        Err(NotationError::new(fault, "another table"))
    }
}

/// `zone: words; zone: words`, one by one.
fn read_zones(table: &str) -> Result<Vec<(&str, &str)>, NotationError> {
    let mut zones = Vec::new();
    for entry in table.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        zones.push(entry.split_once(':').ok_or_else(|| NotationError::new("zone: cards", entry))?);
    }
    Ok(zones)
}

/// Takes the cards out of the supply.
fn take_knights(supply: &mut Knights, words: &str) -> Result<Knights, NotationError> {
    let mut taken = Knights::NONE;
    for word in words.split_whitespace() {
        let card: Knight = word.parse()?;
        if supply.count(card) == 0 {
            return Err(NotationError::new(format!("at most {} {card}", card.copies()), "more"));
        }
        *supply = supply.without(card);
        taken = taken.with(card);
    }
    Ok(taken)
}

/// Takes the cards out of the supply.
fn take_adversaries(supply: &mut Adversaries, words: &str) -> Result<Adversaries, NotationError> {
    let mut taken = Adversaries::NONE;
    for word in words.split_whitespace() {
        let card: Adversary = word.parse()?;
        if supply.count(card) == 0 {
            return Err(NotationError::new(format!("at most {} {card}", card.copies()), "more"));
        }
        *supply = supply.without(card);
        taken = taken.with(card);
    }
    Ok(taken)
}
