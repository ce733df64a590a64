//! Simulations of bots: who wins, how long games take, where points come from, how fast games run.
//!
//! Everything is generic over the game, so a simulation is as fast as a loop written for one game. Bots get only views:
//! `bots::decide` takes no position.
//!
//! Reading order: [`setting`] what is simulated, [`bout`] one match, [`simulate()`] all matches on all cores,
//! [`counts`] and [`features`] the integer sums, [`interval`] confidence intervals, [`results`] the numbers for people,
//! [`tables`] and [`chart`] their presentation, [`report`] a page about them, [`ladder`] level against level, [`speed`]
//! how fast a game runs.

#![allow(missing_docs, reason = "an internal crate: most names and types need no sentence")]

pub mod bout;
pub mod chart;
pub mod counts;
pub mod features;
pub mod interval;
pub mod ladder;
pub mod report;
pub mod results;
pub mod setting;
pub mod simulate;
pub mod speed;
pub mod tables;

pub use bout::{Bookkeeping, Bout};
pub use counts::Counts;
pub use interval::Interval;
pub use results::Results;
pub use setting::{Bot, Setting, SettingError};
pub use simulate::simulate;
