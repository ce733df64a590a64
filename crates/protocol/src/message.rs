//! What travels over the socket.

use serde::{Deserialize, Serialize};

use crate::{
    ChatLine, Command, Greeting, MatchUpdate, OwnTable, Person, Problem, TableId, TableInfo, VERSION,
};

/// Every message, in both directions, says the version it is written in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Envelope<T> {
    /// [`VERSION`].
    pub v: u32,
    /// The message.
    pub say: T,
}

impl<T> Envelope<T> {
    /// A message of this version.
    pub fn of(say: T) -> Envelope<T> {
        Envelope { v: VERSION, say }
    }
}

/// From a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// First of all.
    Greet(Greeting),
    /// Wants to hear of a table: at once how it stands, then all that happens. Sent again, it asks for a full resync.
    Watch {
        /// Which.
        table: TableId,
        /// The invitation, where one is needed.
        #[serde(default)]
        invitation: Option<String>,
        /// The number of lines the client has seen; it is told what came later. 0: everything.
        #[serde(default)]
        after: u32,
        /// What they want to know besides.
        #[serde(default)]
        wants: Wants,
    },
    /// Wants to hear no more of a table.
    Leave {
        /// Which.
        table: TableId,
    },
    /// Wants something done.
    Do {
        /// At which table.
        table: TableId,
        /// Comes back with the answer.
        key: u64,
        /// What.
        command: Command,
    },
    /// Wants to hear of public tables that open, fill, start or end; or no more.
    Lobby {
        /// From now on?
        watch: bool,
    },
    /// Wants to hear of the tables where they sit: at once how all of them stand that are not over, then whenever one
    /// changes, waits for them or no longer does; or no more.
    Own {
        /// From now on?
        watch: bool,
    },
    /// Still there?
    Ping,
}

/// What a program may want to know of a match besides its view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Wants {
    /// Whether it may take back. People are always told.
    pub can_undo: bool,
    /// What it may do: for programs that do not know the rules.
    pub choices: bool,
}

/// From the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to a greeting.
    Welcome {
        /// Who you are; none: a spectator without a name.
        person: Option<Person>,
    },
    /// A table that is watched, or one in the lobby, is like this now.
    Table(Box<TableInfo>),
    /// The tables where you sit that are not over: a hundred of them at most, those first that wait for you.
    OwnTables(Vec<OwnTable>),
    /// A table where you sit, or sat until now, is like this now.
    Own(Box<OwnTable>),
    /// A table that is watched, in the lobby or one's own is no more.
    Cleared {
        /// Which.
        table: TableId,
    },
    /// The match stands like this now.
    #[serde(rename = "sight")]
    Update(Box<MatchUpdate>),
    /// Somebody said something.
    Said(ChatLine),
    /// It was done, and will not be forgotten.
    Done {
        /// The key of the wish.
        key: u64,
    },
    /// It was not done.
    Refused {
        /// The key of the wish; none if it had none.
        key: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// The server is about to restart: clocks stand still, connect again in a moment.
    Draining,
    /// Still here.
    Pong,
}
