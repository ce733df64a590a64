//! The commands of players and spectators at a table.

use serde::{Deserialize, Serialize};

/// A command to the match of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Plays an action.
    Act {
        /// The number of log lines that the client has seen. An action that is sent twice or too late fails with the
        /// code `stale` and is never played twice.
        after: u32,
        /// The action, in the game's notation.
        action: String,
    },
    /// Takes back one's own last step, if no other player has to agree.
    Undo {
        /// As in `act`.
        after: u32,
    },
    /// Proposes something to which all players must agree who have not resigned. A stand-in bot never agrees.
    Propose(Proposal),
    /// Votes on the proposal. One "no" rejects it.
    Answer {
        /// Whether the player agrees.
        agree: bool,
    },
    /// Resumes a paused match. Any player may.
    Resume,
    /// Resigns: a bot plays the seat to the end.
    Resign,
    /// Takes the seat back from the stand-in bot.
    Return,
    /// Sends a chat line: a player's goes to everybody, a spectator's to other spectators.
    Say {
        /// At most 500 characters.
        words: String,
    },
}

/// What needs the consent of all players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// Take back the last step of the proposing seat and everything that was played after it.
    TakeBack,
    /// End the match without a winner.
    End,
    /// Stop the clocks until a player resumes the match.
    Pause,
}
