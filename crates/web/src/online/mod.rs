//! Playing with people on other devices: the user's identity, the lobby, the waiting room and the page of a table. The
//! table itself is the same as for local matches.

mod ask;
mod best;
mod clocks;
mod deeds;
mod history;
mod introduction;
mod invitation;
mod lobby;
mod me;
mod muted;
mod nobody;
mod notices;
mod online_match;
mod page;
mod pages;
mod person;
mod push;
mod room;
mod socket;
mod standing;
mod turn_alerts;
mod vacation;
mod you;

pub(crate) use ask::{NOTHING, Trouble, ask, ask_for_text};
pub(crate) use best::BestPage;
pub(crate) use clocks::{clock_words, left_words};
pub(crate) use history::day;
pub(crate) use introduction::{Introduction, Refusal};
pub(crate) use lobby::LobbyPage;
pub(crate) use me::Me;
pub(crate) use muted::{Muted, MutedPeople};
pub(crate) use online_match::{OnlineMatch, seal};
pub(crate) use page::OnlinePage;
pub(crate) use person::PersonPage;
pub(crate) use room::own_word;
pub(crate) use socket::{Link, Socket};
pub(crate) use turn_alerts::{TurnAlerts, WaitingElsewhere};
pub(crate) use you::YouPage;
