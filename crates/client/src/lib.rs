//! One match seen from outside, whether it is a local session, a table at a server or a replay.
//!
//! A [`MatchClient`] does no I/O, reads no clock and starts no thread. The caller feeds it [`Input`]s (touches, messages of the
//! server, answers of bots, the time) and carries out the [`Effect`]s that come back. The caller draws what it
//! shows and owns sockets, timers, files and threads. [`Connection`] says when the caller opens a lost connection again.

mod agreement;
mod connection;
mod effect;
mod fate;
mod held;
mod input;
mod local;
mod match_client;
mod moment;
mod narrowing;
mod pending;
mod playback;
mod players;
mod remote;
mod snapshot;
mod story;

pub use agreement::{Agreement, Offer, OpenQuestion};
pub use connection::{Connection, Heartbeat, Patience};
pub use effect::{Answer, Changed, Effect, Notice, Outcome, Refusal, Thought};
pub use held::Held;
pub use input::{Delays, Hold, Input, Millis, Request};
pub use local::people;
pub use match_client::{MatchClient, Waiting};
pub use moment::Asks;
pub use narrowing::{Narrowing, Touch};
pub use pending::PendingCommand;
pub use players::players;
pub use remote::{Closed, Remote, TableLink};
pub use snapshot::Snapshot;
pub use story::Story;
