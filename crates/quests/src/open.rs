//! What lies open on the table: everything but hands, face-down stages, sealed commitments and the order of decks.

use engine::{PerSeat, RulesVersion, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::bag::Cards;
use crate::cards::Card;
use crate::options::Options;
use crate::phase::{Phase, Standing};
use crate::rank::Rank;
use crate::story::{MOST_STAGES, Stories, Story};

/// The part of a position that everybody sees (QT-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// Whose turn it is: who turns up the story card.
    pub active: Seat,
    /// What is being done.
    pub phase: Phase,
    /// How many story cards were turned up.
    pub turns: u16,
    /// How often the story deck was shuffled anew.
    pub rounds: u8,
    /// The story card of this turn, once it is turned up.
    pub card: Option<Story>,
    /// The story cards that are still face down. Everything else about them is open, so these are known too.
    pub story: Stories,
    /// The story cards that were played.
    pub story_discard: Stories,
    /// The adventure discard, face up (R-QT-05).
    pub discard: Cards,
    /// What lies in front of each player.
    pub players: PerSeat<Player>,
    /// How many King's Recognitions are pending (QT-133).
    pub recognitions: u8,
    /// The quest of this turn.
    pub quest: Quest,
    /// The tournament of this turn, or the final one.
    pub tournament: Tournament,
    /// What was revealed last.
    pub reveal: Reveal,
}

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub rank: Rank,
    /// The shields on the rank card.
    pub shields: u8,
    /// The allies in play.
    pub allies: Cards,
    /// Those of them that came into play since the story card was turned up (R-QT-06).
    pub fresh: Cards,
    /// Is there an amour in play?
    pub amour: bool,
    /// When this player is asked about Mordred.
    pub standing: Standing,
    /// How many cards the player is about to draw.
    pub owed: u8,
}

/// The quest of this turn; all empty when there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Quest {
    pub sponsor: Option<Seat>,
    /// How many cards lie in each stage.
    pub sizes: [u8; MOST_STAGES],
    /// How many stages are laid out completely.
    pub laid: u8,
    pub joined: SeatSet,
    /// Who has declined to join.
    pub declined: SeatSet,
    /// Who is still in it.
    pub within: SeatSet,
    /// The stage that is being played, from 0.
    pub stage: u8,
    /// What the sponsor has said of that stage (QT-71).
    pub trial: Trial,
    /// How many stages lie face up.
    pub revealed: u8,
    /// The stage that each seat has looked at with Merlin (QT-123).
    pub peeked: PerSeat<Option<u8>>,
    /// The highest bid so far, or 0.
    pub bid: u8,
    pub leader: Option<Seat>,
    /// Who has been asked for a bid.
    pub bidders: SeatSet,
    /// Did one participant alone face the test (QT-94)?
    pub lone: bool,
    /// How many cards the winner of the test has discarded for it.
    pub paid: u8,
}

/// What is known of the stage that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trial {
    #[default]
    Unknown,
    /// The sponsor has said that it is a foe.
    Foe,
    /// It is this test, which lies face up (QT-84).
    Test(Card),
}

/// The tournament of this turn; all empty when there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tournament {
    pub entrants: SeatSet,
    /// Who plays in this round.
    pub contenders: SeatSet,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Is it the final tournament (QT-161)?
    pub is_final: bool,
}

/// The last cards that were revealed together, kept for everybody to look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Reveal {
    pub seats: SeatSet,
    /// What each of them had committed.
    pub cards: PerSeat<Cards>,
    /// The strengths, once they were compared.
    pub totals: PerSeat<u8>,
    pub judged: bool,
}

impl Open {
    /// The quest card of this turn.
    #[inline]
    pub fn quest_card(&self) -> Option<Story> {
        self.card.filter(|card| card.stages().is_some())
    }

    /// The quest cards that lie on the adventure discard: those that are in neither story pile (QT-191).
    pub fn quests_aside(&self) -> impl Iterator<Item = Story> + '_ {
        Story::ALL.into_iter().flat_map(|story| {
            let known = self.story.count(story) + self.story_discard.count(story);
            let turned_up = u8::from(self.card == Some(story));
            let aside = story.copies().saturating_sub(known + turned_up);
            std::iter::repeat_n(story, aside.into())
        })
    }

    /// How many stages the quest of this turn has; 0 if there is none.
    #[inline]
    pub fn stages(&self) -> u8 {
        self.card.and_then(Story::stages).unwrap_or(0)
    }

    /// Is a quest or a tournament going on?
    #[inline]
    pub fn in_contest(&self) -> bool {
        self.tournament.is_final || self.card.is_some_and(|card| !card.is_event())
    }

    /// All allies in play.
    #[inline]
    pub fn allies(&self) -> Cards {
        self.players.0.iter().fold(Cards::NONE, |all, player| all.plus(player.allies))
    }

    /// In front of whom an ally lies, if it is in play.
    pub fn owner(&self, ally: Card) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.players[seat].allies.has(ally))
    }

    /// The seats, clockwise, beginning with this one.
    #[inline]
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| Seat::new((from.index() as u8 + step) % seats))
    }

    /// The first seat of a set, clockwise from this one.
    #[inline]
    pub fn first_of(&self, set: SeatSet, from: Seat) -> Option<Seat> {
        self.clockwise(from).find(|&seat| set.contains(seat))
    }
}
