//! A position put together by hand, for tests and puzzles.

use engine::{NotationError, RulesVersion, Seat};

use crate::Quests;
use crate::bag::Cards;
use crate::cards::Card;
use crate::options::{Options, SEATS};
use crate::phase::Phase;
use crate::position::HAND_LIMIT;
use crate::rank::Rank;
use crate::story::{Stories, Story};

impl Quests {
    /// The beginning of a turn at a table that is written like
    /// `turn: 2; hand 1: sword thieves; allies 2: gawain; amour 1: yes; rank 2: knight 3; story: boar-hunt york`.
    ///
    /// Zones are `turn`, `hand N`, `allies N`, `amour N` and `rank N` (with shields) of a seat, `deck`, `discard`, `story` (the
    /// deck), `recognitions` and `rounds`. Adventure cards that are not named lie in the deck; if the deck is named, in the
    /// discard. Story cards that are not named lie in the deck; if it is named, in its discard. A table that cannot be is
    /// refused.
    pub fn set_up(options: Options, seats: u8, table: &str) -> Result<Quests, NotationError> {
        Quests::set_up_by(RulesVersion::newest::<Quests>(), options, seats, table)
    }

    /// The same by this version of the rules.
    pub fn set_up_by(
        rules: RulesVersion,
        options: Options,
        seats: u8,
        table: &str,
    ) -> Result<Quests, NotationError> {
        if !SEATS.contains(&seats) {
            return Err(NotationError::new("as many players as can play", seats.to_string()));
        }
        let mut zones = read_zones(table)?;
        let mut words = |zone: &str| {
            let index = zones.iter().position(|(name, _)| *name == zone)?;
            Some(zones.remove(index).1)
        };
        let mut position = Quests::start(options, seats, rules);
        position.open.phase = Phase::Turn;
        for seat in Seat::all(seats) {
            let mut of = |zone| words(&format!("{zone} {seat}"));
            position.hands[seat] = take(&mut position.deck, of("hand").unwrap_or_default())?;
            let player = &mut position.open.players[seat];
            player.allies = take(&mut position.deck, of("allies").unwrap_or_default())?;
            if of("amour").is_some() {
                player.amour = true;
                take(&mut position.deck, Card::Amour.word())?;
            }
            if let Some(rank) = of("rank") {
                (player.rank, player.shields) = read_rank(rank)?;
            }
        }
        position.open.discard = take(&mut position.deck, words("discard").unwrap_or_default())?;
        if let Some(deck) = words("deck") {
            let deck = take(&mut position.deck, deck)?;
            let rest = std::mem::replace(&mut position.deck, deck);
            position.open.discard = position.open.discard.plus(rest);
        }
        if let Some(story) = words("story") {
            position.stack(story)?;
        }
        if let Some(turn) = words("turn") {
            position.open.active = turn.trim().parse()?;
        }
        position.open.recognitions = read_number(words("recognitions"))?;
        position.open.rounds = read_number(words("rounds"))?;
        match zones.first() {
            Some((name, _)) => Err(NotationError::new("each zone of the table at most once", *name)),
            None => position.possible(),
        }
    }

    fn stack(&mut self, words: &str) -> Result<(), NotationError> {
        let mut deck = Stories::NONE;
        for word in words.split_whitespace() {
            let story: Story = word.parse()?;
            if self.open.story.count(story) == 0 {
                return Err(NotationError::new(format!("at most {} {story}", story.copies()), "more"));
            }
            self.open.story = self.open.story.without(story);
            deck = deck.with(story);
        }
        self.open.story_discard = std::mem::replace(&mut self.open.story, deck);
        Ok(())
    }

    /// The position, unless it cannot come about in a game that goes on.
    fn possible(self) -> Result<Quests, NotationError> {
        let mut seats = Seat::all(self.open.seats);
        let fault = if self.open.active.index() >= self.open.seats.into() {
            "the turn of a seat that is there"
        } else if seats.any(|seat| self.hands[seat].len() > HAND_LIMIT) {
            "at most twelve cards in a hand"
        } else if let Some(error) = self.invariant_error() {
            return Err(NotationError::new("a table on which every card lies once", error));
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

/// Takes the cards out of the deck; `sword*3` are three of them.
fn take(deck: &mut Cards, words: &str) -> Result<Cards, NotationError> {
    let mut taken = Cards::NONE;
    for word in words.split_whitespace() {
        let (card, copies) = word.split_once('*').unwrap_or((word, "1"));
        let card: Card = card.parse()?;
        for _ in 0..read_number(Some(copies))? {
            if deck.count(card) == 0 {
                return Err(NotationError::new(format!("at most {} {card}", card.copies()), "more"));
            }
            *deck = deck.without(card);
            taken = taken.with(card);
        }
    }
    Ok(taken)
}

/// `knight 3`: a rank with shields on it.
fn read_rank(words: &str) -> Result<(Rank, u8), NotationError> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let name = words.first().copied().unwrap_or_default();
    let known = Rank::ALL[..3].iter().find(|rank| rank.word() == name);
    let rank = known.ok_or_else(|| NotationError::new("squire, knight or champion", name))?;
    Ok((*rank, read_number(words.get(1).copied())?))
}

fn read_number(word: Option<&str>) -> Result<u8, NotationError> {
    let word = word.unwrap_or("0").trim();
    word.parse().map_err(|_| NotationError::new("a number", word))
}
