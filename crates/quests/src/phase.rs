//! Where a match stands: what is being done, and who is asked. All of it is open.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance deals twelve cards to everybody, seat by seat (QT-19).
    Deal,
    /// The active player is about to turn up a story card (QT-21).
    Turn,
    /// Chance turns it up.
    Story,
    /// A seat is asked whether it sponsors the quest (QT-51).
    Sponsor(Seat),
    /// The sponsor lays out the stages, card by card (QT-56).
    SetUp,
    /// A seat is asked whether it joins the quest (QT-66).
    Join(Seat),
    /// Chance gives cards to those who are owed some.
    Draw(Then),
    /// A seat has more than twelve cards (QT-28).
    Trim { seat: Seat, then: Then },
    /// Merlin's owner may look at a stage (QT-123); those who are still to be asked.
    Merlin {
        seat: Seat,
        /// Who is asked after that.
        left: SeatSet,
    },
    /// By rules 1, a seat may sacrifice Mordred before play goes on. Since rules 2, a seat compares what was revealed; until
    /// then anybody may sacrifice him (QT-128, R-QT-03).
    Window {
        moment: Moment,
        seat: Seat,
        /// Who is asked after that.
        left: SeatSet,
    },
    /// These seats commit cards in secret (QT-73, QT-149).
    Arm(SeatSet),
    /// A seat bids in a test, or leaves the quest (QT-86).
    Bid(Seat),
    /// The winner of a test discards cards (QT-93).
    Pay(Seat),
    /// A seat is asked whether it enters the tournament (QT-145).
    Enter(Seat),
    /// A seat may draw two cards (QT-141).
    Prosper(Seat),
    /// A seat of the highest rank discards a weapon or two foes (QT-142).
    Call {
        seat: Seat,
        /// Who is asked after that.
        left: SeatSet,
        /// How many foes it has discarded.
        foes: u8,
    },
    /// The game is over.
    Over(End),
}

/// What comes after cards were drawn and hands are back at twelve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The stage is announced (QT-71).
    Stage,
    /// The entrants of a tournament arm themselves.
    Round,
    /// The story card is done with.
    Close,
}

/// A moment at which Mordred may strike though nobody is asked anything else. Rules 2 wait only after a reveal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before an event is carried out.
    Event,
    /// Before arms are taken or the first bid is made.
    Start,
    /// Before the next bid.
    Bid,
    /// Before the winner of a test pays.
    Won,
    /// After commitments are revealed, before strengths are compared.
    Reveal,
}

/// When a seat is asked about Mordred by rules 1. Everybody knows it, so that a question gives nothing away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// When his blow could change what is being decided.
    #[default]
    Usual,
    Watching,
    /// Not again before the next story card.
    Resting,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody has reached the Round Table (QT-159), alone or by the final tournament (QT-164).
    RoundTable(SeatSet),
    /// The story deck was gone through too often (R-QT-01).
    Stalled,
}
