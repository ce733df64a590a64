//! The bots of the toy match.

use std::error::Error;

use advice::{Advice, Advisor, Analyst, OngoingSearch, Opinion, Question};
use bots::{Algorithm, Bot, UnknownBot};
use engine::{BotId, Seat};
use table::{ReadError, Session};

use crate::opponents::{Decide, Programs};

pub(super) struct NoPrograms;

impl Programs for NoPrograms {
    fn decide(&mut self, _: &str, _: &dyn Session, _: Seat) -> Option<Decide> {
        None
    }
}

/// The bots of the toy: they pass.
pub(super) struct ToyBots;

impl Advisor for ToyBots {
    fn resolve(&self, id: &BotId) -> Result<Bot, UnknownBot> {
        bots::resolve(id, 0)
    }

    fn question(&self, _view: &str, _seat: Seat) -> Result<Box<dyn Question>, Box<dyn Error>> {
        Ok(Box::new(Pass))
    }

    fn analysis(&self, _log: &str, _effort: u32) -> Result<Box<dyn Analyst>, ReadError> {
        unreachable!("nobody analyses at this table")
    }
}

struct Pass;

impl Question for Pass {
    fn answer(&self, _: Algorithm, _: u64, _: &dyn Fn() -> bool) -> Advice {
        let opinion = Opinion { action: "pass".into(), worth: Some(0.625), share: 1.0, points: Some(12) };
        Advice { action: "pass".into(), opinions: vec![opinion], iterations: 4000 }
    }

    fn start_search(&self, _seed: u64) -> Box<dyn OngoingSearch> {
        Box::new(Pondered(0))
    }
}

/// After so many simulations it still thinks the same.
struct Pondered(u32);

impl OngoingSearch for Pondered {
    fn think(&mut self, iterations: u32) -> Advice {
        self.0 += iterations;
        Advice { iterations: self.0, ..Pass.answer(Algorithm::Search(self.0), 0, &|| false) }
    }
}
