//! What people are told.

use engine::{Seat, SeatSet};

use crate::bag::Cards;
use crate::cards::Card;
use crate::phase::End;
use crate::rank::Rank;
use crate::story::Story;

/// Something that happened, as somebody may know it. Unless it says otherwise, everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The seat was dealt this card at the start; told to that seat alone (QT-19).
    Dealt {
        /// To whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The seat was dealt a card at the start; told to all others (QT-19).
    DealtUnseen {
        /// To whom.
        seat: Seat,
    },
    /// The active player turned up a story card (QT-21).
    StoryTurned {
        /// Who.
        seat: Seat,
        /// Which.
        card: Story,
    },
    /// The story deck was used up and shuffled anew (QT-165).
    StoryShuffled,
    /// The seat drew this card; told to that seat alone.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The seat drew a card; told to all others.
    DrewUnseen {
        /// Who.
        seat: Seat,
    },
    /// The adventure deck was used up; its discard was shuffled to form a new one (QT-165).
    Shuffled {
        /// How many cards it has now.
        cards: u8,
    },
    /// No adventure card was left to draw (QT-167).
    NothingToDraw,
    /// The seat sponsors the quest (QT-51).
    Sponsored {
        /// Who.
        seat: Seat,
        /// Which quest.
        card: Story,
    },
    /// The seat does not sponsor the quest (QT-52).
    SponsorDeclined {
        /// Who.
        seat: Seat,
    },
    /// Nobody sponsors the quest (QT-53).
    NobodySponsors {
        /// Which quest.
        card: Story,
    },
    /// The sponsor laid this card into a stage; told to the sponsor alone (QT-56).
    Laid {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        /// What.
        card: Card,
    },
    /// The sponsor laid a card into a stage; told to all others (QT-56).
    LaidUnseen {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
    /// A stage is laid out (QT-56).
    StageLaid {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        /// How many cards it has.
        cards: u8,
    },
    /// The seat joins the quest (QT-66).
    Joined {
        /// Who.
        seat: Seat,
    },
    /// The seat sits the quest out (QT-67).
    JoinDeclined {
        /// Who.
        seat: Seat,
    },
    /// Nobody joins the quest (QT-68).
    NobodyJoins {
        /// The sponsor.
        seat: Seat,
    },
    /// The sponsor took the stage cards back (QT-186).
    TakenBack {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The sponsor says that the stage is a foe (QT-71).
    FoeAnnounced {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
    /// The sponsor turns up a test (QT-84).
    TestShown {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        /// Which test.
        card: Card,
        /// The least opening bid.
        minimum: u8,
    },
    /// Merlin's owner looked at a stage; told to the others (QT-123).
    Peeked {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
    },
    /// Merlin's owner saw these cards; told to that seat alone (QT-123).
    PeekedAt {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        /// What lies there.
        cards: Cards,
    },
    /// The seat committed this card; told to that seat alone (QT-73).
    Armed {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The seat's commitment is complete (QT-73).
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// The stage is turned over (QT-79).
    StageRevealed {
        /// Which stage, from 0.
        stage: u8,
        /// What lies there.
        cards: Cards,
        /// Its battle points.
        total: u8,
    },
    /// The seat's commitment is turned over (QT-79, QT-150).
    Revealed {
        /// Whose.
        seat: Seat,
        /// What it is.
        cards: Cards,
    },
    /// The seat is strong enough for the stage (QT-82).
    Passed {
        /// Who.
        seat: Seat,
        /// Its battle points.
        total: u8,
        /// Those of the stage.
        goal: u8,
    },
    /// The seat is not strong enough for the stage (QT-82).
    Defeated {
        /// Who.
        seat: Seat,
        /// Its battle points.
        total: u8,
        /// Those of the stage.
        goal: u8,
    },
    /// The seat bids so many cards (QT-86).
    BidMade {
        /// Who.
        seat: Seat,
        /// How many.
        bid: u8,
    },
    /// The seat bids no higher and leaves the quest (QT-88).
    BidPassed {
        /// Who.
        seat: Seat,
    },
    /// The seat has won the test (QT-93).
    TestWon {
        /// Who.
        seat: Seat,
        /// With which bid.
        bid: u8,
        /// How many cards it discards for it.
        cost: u8,
    },
    /// The seat cannot pay its bid any more and drops out (QT-130).
    TestLost {
        /// Who.
        seat: Seat,
    },
    /// The seat put an ally or an amour into play (QT-29, QT-92, QT-106).
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The seat discarded a card.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The seat sacrificed Mordred to take an ally out of play (QT-126).
    Struck {
        /// Who.
        seat: Seat,
        /// Which ally.
        ally: Card,
        /// Whose.
        owner: Seat,
    },
    /// The seat wants to be asked about Mordred at every moment (R-QT-03).
    Watching {
        /// Who.
        seat: Seat,
    },
    /// The seat does not want to be asked about Mordred again in this turn (R-QT-03).
    Resting {
        /// Who.
        seat: Seat,
    },
    /// A stage that nobody reached is shown and discarded (QT-105).
    StageShown {
        /// Which stage, from 0.
        stage: u8,
        /// What lay there.
        cards: Cards,
    },
    /// The seat has passed all stages (QT-103).
    QuestCompleted {
        /// Who.
        seat: Seat,
        /// How many shields it gains.
        shields: u8,
        /// How many of them for King's Recognition.
        recognition: u8,
    },
    /// The quest ended and nobody completed it (QT-102).
    QuestFailed,
    /// The sponsor draws cards for what was put into the quest and for its stages (QT-104).
    RewardDue {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The seat gained shields by an event (QT-140).
    Gained {
        /// Who.
        seat: Seat,
        /// How many.
        shields: u8,
    },
    /// The seat lost shields (QT-138, QT-139).
    Lost {
        /// Who.
        seat: Seat,
        /// How many.
        shields: u8,
    },
    /// The seat's allies left for Camelot (QT-137).
    AlliesLeft {
        /// Who.
        seat: Seat,
        /// Which allies.
        allies: Cards,
    },
    /// King's Recognition waits for the next completed quest (QT-133).
    Recognised,
    /// King's Recognition was lost with the quest (QT-183).
    RecognitionLost,
    /// The seat draws two cards (QT-141).
    Prospered {
        /// Who.
        seat: Seat,
    },
    /// The seat draws none (QT-141).
    ProsperityDeclined {
        /// Who.
        seat: Seat,
    },
    /// The seat enters the tournament (QT-145).
    Entered {
        /// Who.
        seat: Seat,
    },
    /// The seat does not enter the tournament (QT-145).
    EntryDeclined {
        /// Who.
        seat: Seat,
    },
    /// Nobody enters the tournament (QT-146).
    NobodyEnters,
    /// The seat was the only one to enter (QT-147).
    LoneEntrant {
        /// Who.
        seat: Seat,
        /// How many shields it gains.
        shields: u8,
    },
    /// The seat's strength in a round of a tournament (QT-151).
    Measured {
        /// Who.
        seat: Seat,
        /// Its battle points.
        total: u8,
    },
    /// These seats are tied and play a second round (QT-153).
    Tied {
        /// Who.
        seats: SeatSet,
    },
    /// The seat won the tournament, or shares it after a second tie (QT-152, QT-157).
    TournamentWon {
        /// Who.
        seat: Seat,
        /// How many shields it gains.
        shields: u8,
        /// Was it tied twice?
        shared: bool,
    },
    /// The seat has risen to a new rank (QT-45).
    Promoted {
        /// Who.
        seat: Seat,
        /// Which.
        rank: Rank,
        /// How many shields are left.
        left: u8,
    },
    /// These seats have reached the Round Table together and play the final tournament (QT-161).
    FinalBegun {
        /// Who.
        seats: SeatSet,
    },
    /// The game is over.
    GameEnded {
        /// Why.
        end: End,
    },
    /// The seat has won, perhaps together with others (QT-159, QT-164).
    Won {
        /// Who.
        seat: Seat,
        /// With others?
        shared: bool,
    },
}
