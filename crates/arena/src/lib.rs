//! Bots × games × options × seeds: who wins, how long it takes, where points come from, how fast it runs.
//!
//! Generic over the game, so a simulation is as fast as a loop written for one game. Bots get views and nothing
//! else: `bots::decide` takes no position.
//!
//! Reading order: [`setting`] who plays what how often, [`bout`] one match, [`simulate()`] all of them on all cores,
//! [`counts`] and [`features`] the integer sums they leave, [`interval`] how sure one can be, [`results`] the numbers people read,
//! [`tables`] and [`chart`] how they are shown, [`report`] a page about them, [`ladder`] level against level, [`speed`]
//! how fast a game runs.

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
