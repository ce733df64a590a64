//! The bots of a match at this terminal.

use advice::{Advice, Advisor, Question};
use bots::Bot;
use engine::{BotId, Seat};
use table::Session;

/// Decides in another thread. The argument tells whether nobody waits any more. Returns `None` if the bot failed.
pub type Decide = Box<dyn FnOnce(&dyn Fn() -> bool) -> Option<Advice> + Send>;

/// Starts the programs that sit at a match as bots.
pub trait Programs {
    /// Prepares a decision of the program that this command starts.
    fn decide(&mut self, command: &str, session: &dyn Session, seat: Seat) -> Option<Decide>;
}

/// The bots of a match: those of the game, and programs.
pub struct Opponents {
    advisor: &'static dyn Advisor,
    programs: Box<dyn Programs>,
}

impl Opponents {
    /// The bots of a game, and whatever starts programs.
    pub fn new(advisor: &'static dyn Advisor, programs: Box<dyn Programs>) -> Opponents {
        Opponents { advisor, programs }
    }

    /// Prepares the decision of a bot; `None` if there is no such bot.
    pub(crate) fn decide(&mut self, bot: &BotId, session: &dyn Session, seat: Seat) -> Option<Decide> {
        match self.advisor.resolve(bot).ok()? {
            Bot::Program(command) => self.programs.decide(&command, session, seat),
            Bot::BuiltIn(algorithm) => {
                let (question, seed) = (self.question(session, seat)?, session.bot_seed(seat));
                Some(Box::new(move |stop| Some(question.answer(algorithm, seed, stop))))
            }
        }
    }

    /// The decision of a seat, for a hint.
    pub(crate) fn question(&self, session: &dyn Session, seat: Seat) -> Option<Box<dyn Question>> {
        self.advisor.question(session.view(Some(seat)).get(), seat).ok()
    }
}
