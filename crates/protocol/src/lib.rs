//! The messages between server and clients.
//!
//! HTTP carries requests and answers about [people](Person) and [tables](TableInfo). One WebSocket carries, in
//! [`Envelope`]s, the events of all tables that a client watches. Errors are [`Problem`]s in both.
//!
//! A [`MatchUpdate`] has the view of a seat as JSON and the lines that the seat was told. Everything else that a client
//! shows is a function of the view ([`table::GameHandle::present`]), so messages cannot leak what the seat must not
//! know.

mod command;
mod ids;
mod match_update;
mod message;
mod notices;
mod people;
mod problem;
#[cfg(feature = "openapi")]
mod schema;
mod standing;
mod tables;
mod vacation;
mod word;

pub use command::{Command, Proposal};
pub use ids::{PersonId, TableId};
pub use match_update::{ChatLine, MatchUpdate, NewReport, NewTable, Room, SitDown, TablePage};
pub use message::{ClientMessage, Envelope, ServerMessage, WatchOptions};
pub use notices::{NewNotices, NewSubscription, Notice, Notices, QuietHours, Subscription, SubscriptionKeys};
pub use people::{
    Credentials, Device, Greeting, NewGuest, NewToken, Person, PersonKind, Rename, Scope, Welcome,
};
pub use problem::{Code, Problem};
pub use standing::{Leaders, Profile, Record, Standing, Tally};
pub use tables::{
    Away, BOT_NAMES, Clock, Ending, OpenProposal, OwnTable, SeatInfo, Sitter, Stage, TableInfo, Undone,
    Visibility,
};
pub use vacation::{NewVacation, Vacation};

/// The version of these messages, which every envelope has. The server refuses a client with another version with
/// [`Code::OtherVersion`]; the client should then reload.
pub const VERSION: u32 = 1;
