//! What people are told.

use engine::{Seat, SeatSet};

use crate::bag::Cards;
use crate::cards::Card;
use crate::occasion::{Contest, Occasion, Victory};
use crate::phase::End;
use crate::rank::Rank;
use crate::story::Story;

/// Something that happened, as somebody may know it. Unless it says otherwise, everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The seat was dealt this card at the start; told to that seat alone (QT-19).
    Dealt { seat: Seat, card: Card },
    /// The seat was dealt a card at the start; told to all others (QT-19).
    DealtUnseen { seat: Seat },
    /// The active player's turn begins (QT-21).
    TurnBegun { seat: Seat },
    /// The active player turned up a story card (QT-21).
    StoryTurned { seat: Seat, card: Story },
    /// The story deck was used up and shuffled anew (QT-165).
    StoryShuffled,
    /// The seat drew this card; told to that seat alone.
    Drew { seat: Seat, card: Card, on: Occasion },
    /// The seat drew a card; told to all others.
    DrewUnseen { seat: Seat, on: Occasion },
    /// The adventure deck was used up; its discard was shuffled to form a new one (QT-165).
    Shuffled {
        /// How many cards it has now.
        cards: u8,
    },
    /// No adventure card was left to draw (QT-167).
    NothingToDraw,
    /// The seat sponsors the quest (QT-51).
    Sponsored { seat: Seat, card: Story },
    /// The seat does not sponsor the quest (QT-52).
    SponsorDeclined { seat: Seat },
    /// Nobody sponsors the quest (QT-53).
    NobodySponsors { card: Story },
    /// The sponsor laid this card into a stage; told to the sponsor alone (QT-56).
    Laid {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        card: Card,
    },
    /// The sponsor laid a card into a stage; told to all others (QT-56).
    LaidUnseen {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
    /// A stage is laid out (QT-56).
    StageLaid {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        /// How many cards it has.
        cards: u8,
    },
    /// The seat joins the quest (QT-66).
    Joined { seat: Seat },
    /// The seat sits the quest out (QT-67).
    JoinDeclined { seat: Seat },
    /// Nobody joins the quest (QT-68).
    NobodyJoins { seat: Seat },
    /// The sponsor took the stage cards back (QT-186).
    TakenBack { seat: Seat, cards: u8 },
    /// The sponsor says that the stage is a foe (QT-71).
    FoeAnnounced {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
    /// The sponsor turns up a test (QT-84).
    TestShown {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        card: Card,
        /// The least opening bid.
        minimum: u8,
    },
    /// Merlin's owner looked at a stage; told to the others (QT-123).
    Peeked {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
    /// Merlin's owner saw these cards; told to that seat alone (QT-123).
    PeekedAt {
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        cards: Cards,
    },
    /// The seat committed this card; told to that seat alone (QT-73).
    Armed { seat: Seat, card: Card },
    /// The seat's commitment is complete (QT-73, QT-149).
    Sealed {
        seat: Seat,
        /// The reason.
        contest: Contest,
    },
    /// The stage is turned over (QT-79).
    StageRevealed {
        /// Which stage, from 0.
        stage: u8,
        cards: Cards,
        total: u8,
    },
    /// The seat's commitment is turned over (QT-79, QT-150).
    Revealed {
        seat: Seat,
        cards: Cards,
        /// The reason.
        contest: Contest,
    },
    /// The seat is strong enough for the stage (QT-82).
    Passed {
        seat: Seat,
        total: u8,
        /// Those of the stage.
        goal: u8,
    },
    /// The seat is not strong enough for the stage (QT-82).
    Defeated {
        seat: Seat,
        total: u8,
        /// Those of the stage.
        goal: u8,
    },
    /// The seat bids so many cards (QT-86).
    BidMade { seat: Seat, bid: u8, alone: bool },
    /// The seat bids no higher and leaves the quest (QT-88, QT-95).
    BidPassed {
        seat: Seat,
        /// Was it alone, and could not reach the bid?
        alone: bool,
    },
    /// The seat has won the test (QT-93).
    TestWon {
        seat: Seat,
        bid: u8,
        /// How many cards it discards for it.
        cost: u8,
    },
    /// The seat cannot pay its bid any more and drops out (QT-130).
    TestLost { seat: Seat },
    /// The seat put an ally or an amour into play (QT-29, QT-92, QT-106).
    Played { seat: Seat, card: Card, on: Occasion },
    /// The seat discarded a card.
    Discarded { seat: Seat, card: Card, on: Occasion },
    /// The seat sacrificed Mordred to take an ally out of play (QT-126).
    Struck { seat: Seat, ally: Card, owner: Seat },
    /// The seat wants to be asked about Mordred at every moment (R-QT-03).
    Watching { seat: Seat },
    /// The seat does not want to be asked about Mordred again in this turn (R-QT-03).
    Resting { seat: Seat },
    /// A stage that nobody reached is shown and discarded (QT-105).
    StageShown {
        /// Which stage, from 0.
        stage: u8,
        cards: Cards,
    },
    /// The seat has passed all stages (QT-103).
    QuestCompleted {
        seat: Seat,
        /// How many shields it gains.
        shields: u8,
        /// How many of them for King's Recognition.
        recognition: u8,
    },
    /// The quest ended and nobody completed it (QT-102).
    QuestFailed,
    /// The sponsor draws cards for what was put into the quest and for its stages (QT-104).
    RewardDue { seat: Seat, cards: u8 },
    /// The seat gained shields by an event (QT-140).
    Gained { seat: Seat, shields: u8 },
    /// The seat lost shields (QT-138, QT-139).
    Lost { seat: Seat, shields: u8, card: Story },
    /// The seat's allies left for Camelot (QT-137).
    AlliesLeft { seat: Seat, allies: Cards },
    /// King's Recognition waits for the next completed quest (QT-133).
    Recognised,
    /// King's Recognition was lost with the quest (QT-183).
    RecognitionLost,
    /// The seat draws two cards (QT-141).
    Prospered { seat: Seat },
    /// The seat draws none (QT-141).
    ProsperityDeclined { seat: Seat },
    /// The seat enters the tournament (QT-145).
    Entered { seat: Seat },
    /// The seat does not enter the tournament (QT-145).
    EntryDeclined { seat: Seat },
    /// Nobody enters the tournament (QT-146).
    NobodyEnters,
    /// The seat was the only one to enter (QT-147).
    LoneEntrant {
        seat: Seat,
        /// How many shields it gains.
        shields: u8,
    },
    /// The seat's strength in a round of a tournament (QT-151).
    Measured { seat: Seat, total: u8 },
    /// These seats are tied and play a second round (QT-153).
    Tied { seats: SeatSet },
    /// The seat won the tournament, or shares it after a second tie (QT-152, QT-156, QT-157).
    TournamentWon {
        seat: Seat,
        /// How many shields it gains.
        shields: u8,
        /// How many of them are the bonus.
        bonus: u8,
        round: u8,
        /// Was it tied twice?
        shared: bool,
    },
    /// The seat has risen to a new rank (QT-45).
    Promoted {
        seat: Seat,
        rank: Rank,
        /// How many shields are left.
        left: u8,
    },
    /// These seats have reached the Round Table together and play the final tournament (QT-161).
    FinalBegun { seats: SeatSet },
    /// The game is over.
    GameEnded { end: End },
    /// The seat has won, perhaps together with others (QT-159, QT-164, R-QT-01).
    Won { seat: Seat, shared: bool, by: Victory },
}
