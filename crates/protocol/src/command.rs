//! What somebody at a table may ask for.

use serde::{Deserialize, Serialize};

/// One thing to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Plays an action.
    Act {
        /// The number of lines that whoever acts has seen. Sent twice, or too late, the action is refused with
        /// [`Code::Stale`](crate::Code::Stale) and never played twice.
        after: u32,
        /// In the game's notation.
        action: String,
    },
    /// Takes back the own last step, where that is free.
    Undo {
        /// As in `act`.
        after: u32,
    },
    /// Proposes something that all people at the table must agree to who have not given up. A bot that stands in agrees to nothing.
    Propose(Proposal),
    /// Answers what was proposed: one no and it is gone.
    Answer {
        /// Yes?
        agree: bool,
    },
    /// Goes on with a match that is paused; anybody who sits there may.
    Resume,
    /// Gives up: a bot plays the seat to its end.
    Resign,
    /// Takes the seat back from the bot that stood in.
    Return,
    /// Says something, to the players if a player says it, else to the other spectators.
    Say {
        /// At most 500 characters.
        words: String,
    },
}

/// What needs everybody's consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// Go back to before the last step of the seat that proposes it. Whatever was played after it is taken back too, and nothing before.
    TakeBack,
    /// End the match without a winner.
    End,
    /// Stop the clocks, and play on when somebody wants to.
    Pause,
}
