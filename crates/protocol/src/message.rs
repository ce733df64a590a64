//! The messages of the socket.

use serde::{Deserialize, Serialize};

use crate::{
    ChatLine, Command, Greeting, MatchUpdate, OwnTable, Person, Problem, TableId, TableInfo, VERSION,
};

/// The envelope of every message, in both directions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope<T> {
    /// [`VERSION`].
    pub v: u32,
    /// The message.
    #[serde(rename = "say")]
    pub body: T,
}

impl<T> Envelope<T> {
    /// Wraps a message of this version.
    pub fn of(body: T) -> Envelope<T> {
        Envelope { v: VERSION, body }
    }
}

/// A message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message.
    Greet(Greeting),
    /// Subscribes to a table. The server sends its current state, then all changes. Sent again, it asks for a full
    /// resync.
    Watch {
        /// The table.
        table: TableId,
        /// The invitation, for a private table.
        #[serde(default)]
        invitation: Option<String>,
        /// The number of log lines that the client has seen. The server sends later ones; 0 asks for all.
        #[serde(default)]
        after: u32,
        /// What the client wants besides the view.
        #[serde(default, rename = "wants")]
        options: WatchOptions,
    },
    /// Unsubscribes from a table.
    Leave {
        /// The table.
        table: TableId,
    },
    /// Executes a command.
    Do {
        /// The table.
        table: TableId,
        /// A number that the answer repeats.
        key: u64,
        /// The command.
        command: Command,
    },
    /// Subscribes to the public tables, or unsubscribes.
    Lobby {
        /// Whether to subscribe.
        watch: bool,
    },
    /// Subscribes to the tables at which the client's user sits, or unsubscribes. The server sends all tables that are
    /// not over, then each one that changes, starts to wait for the user, or stops to.
    Own {
        /// Whether to subscribe.
        watch: bool,
    },
    /// Asks for a [`ServerMessage::Pong`].
    Ping,
}

/// What a client wants to know of a match besides its view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WatchOptions {
    /// Whether the user may undo. Programs must ask for it; people always get it.
    pub can_undo: bool,
    /// The legal actions, for programs that do not know the rules.
    pub choices: bool,
}

/// A message of the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to a greeting.
    Welcome {
        /// The user; `None` for an anonymous spectator.
        person: Option<Person>,
    },
    /// The new state of a watched table or of a table in the lobby.
    Table(Box<TableInfo>),
    /// The user's tables that are not over: at most a hundred, those first that wait for the user.
    OwnTables(Vec<OwnTable>),
    /// The new state of a table at which the user sits, or sat until now.
    Own(Box<OwnTable>),
    /// A table was deleted that is watched, in the lobby, or one of the user's.
    Cleared {
        /// The table.
        table: TableId,
    },
    /// The new state of a watched match.
    #[serde(rename = "sight")]
    Update(Box<MatchUpdate>),
    /// A chat line.
    Said(ChatLine),
    /// A command was done and is stored.
    Done {
        /// The key of the command.
        key: u64,
    },
    /// A message or command was refused.
    Refused {
        /// The key of the command, if it had one.
        key: Option<u64>,
        /// The reason.
        problem: Problem,
    },
    /// The server is about to restart. Clocks are stopped; the client should connect again in a moment.
    Draining,
    /// The answer to a ping.
    Pong,
}
