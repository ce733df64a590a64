//! What server and clients say to each other.
//!
//! Over HTTP travel the requests and answers of [`people`](Person) and [`tables`](TableInfo); over one WebSocket, in
//! [`Envelope`]s, what happens at all the tables somebody watches. Refusals are [`Problem`]s in both.
//!
//! What a seat hears of a match is a [`MatchUpdate`]: its view, as JSON, and the lines it was told. Everything else that a client
//! shows is a function of the view ([`table::GameHandle::present`]), so nothing can differ for things the seat cannot know.

mod command;
mod ids;
mod match_update;
mod message;
mod notices;
mod people;
mod problem;
mod standing;
mod tables;
mod vacation;
mod word;

pub use command::{Command, Proposal};
pub use ids::{PersonId, TableId};
pub use match_update::{
    ChatLine, MatchUpdate, MatchUpdateWriter, NewReport, NewTable, Room, SitDown, TablePage,
};
pub use message::{ClientMessage, Envelope, ServerMessage, Wants};
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

/// The version of these messages. It stands in every envelope; a client with another one is refused with
/// [`Code::OtherVersion`] and should load the client of this server anew.
pub const VERSION: u32 = 1;
