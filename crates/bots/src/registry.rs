//! The registry of bots: which ids this program can run, and what each of them does.

use std::fmt;

use engine::BotId;

/// The bots that play every game, weakest first.
pub const LADDER: [&str; 4] = ["page", "squire", "knight", "champion"];

/// The largest number of strategies that a game provides.
const MAX_STRATEGIES: usize = 2;

/// The number of simulations per decision of `knight`.
const KNIGHT: u32 = 200;

/// The number of simulations per decision of `champion`.
pub const CHAMPION: u32 = 4000;

/// How a bot decides.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// A bot of this crate.
    BuiltIn(Algorithm),
    /// A program that speaks the bot protocol over its standard input and output: the command that starts it. Only a host that
    /// starts programs can seat it.
    Program(String),
}

/// How a bot of this crate decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Algorithm {
    /// Plays at random, but takes a win in hand: `page`.
    Random,
    /// Plays greedily by the game's heuristics, without search: `squire`.
    Greedy,
    /// Information-set Monte Carlo tree search with this many simulations per decision: `knight`, `champion`, `ismcts:N`.
    Search(u32),
    /// Plays the game's own strategy at this index of [`engine::Hints::STRATEGIES`]: `strategy-1`, `strategy-2`.
    Strategy(usize),
}

/// An id that the registry does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// The id.
    pub id: BotId,
    /// The ids of the bots that play the game.
    pub known: Vec<BotId>,
}

/// Finds the bot with this id. `strategies` is the number of strategies that the game provides.
pub fn resolve(id: &BotId, strategies: usize) -> Result<Bot, UnknownBot> {
    let algorithm = match (id.name(), id.parameter()) {
        ("page", None) => Some(Algorithm::Random),
        ("squire", None) => Some(Algorithm::Greedy),
        ("knight", None) => Some(Algorithm::Search(KNIGHT)),
        ("champion", None) => Some(Algorithm::Search(CHAMPION)),
        ("ismcts", Some(number)) => number.parse().ok().filter(|count| *count > 0).map(Algorithm::Search),
        ("program", Some(command)) => return Ok(Bot::Program(command.to_owned())),
        (name, None) => strategy(name).filter(|index| *index < strategies).map(Algorithm::Strategy),
        _ => None,
    };
    let unknown = || UnknownBot { id: id.clone(), known: bots_of(strategies) };
    algorithm.map(Bot::BuiltIn).ok_or_else(unknown)
}

/// The ids of the bots that a host offers for a game with this many strategies: the ladder, then the strategies.
pub fn bots_of(strategies: usize) -> Vec<BotId> {
    let ladder = LADDER.map(str::to_owned).into_iter();
    let own = (1..=strategies.min(MAX_STRATEGIES)).map(|number| format!("strategy-{number}"));
    ladder.chain(own).map(|id| id.parse().expect("our own ids are valid")).collect()
}

/// The id of a bot of the [`LADDER`], or another id that is known to be valid.
///
/// # Panics
/// If the text is not an id.
pub fn bot_id(id: &str) -> BotId {
    id.parse().expect("a valid id")
}

fn strategy(name: &str) -> Option<usize> {
    name.strip_prefix("strategy-")?.parse::<usize>().ok()?.checked_sub(1)
}

impl Algorithm {
    /// The number of simulations per decision; 0 without a search.
    pub const fn iterations(self) -> u32 {
        match self {
            Algorithm::Search(iterations) => iterations,
            Algorithm::Random | Algorithm::Greedy | Algorithm::Strategy(_) => 0,
        }
    }
}

impl Bot {
    /// The algorithm, if the bot is one of this crate.
    pub fn built_in(&self) -> Option<Algorithm> {
        match self {
            Bot::BuiltIn(algorithm) => Some(*algorithm),
            Bot::Program(_) => None,
        }
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = self.known.iter().map(BotId::as_str).collect();
        write!(
            f,
            "There is no bot “{}” for this game. Its bots are: {}, ismcts:NUMBER.",
            self.id,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    fn built_in(id: &str) -> Option<Algorithm> {
        resolve(&bot_id(id), 1).ok()?.built_in()
    }

    #[test]
    fn every_offered_bot_can_be_resolved() {
        for strategies in 0..=2 {
            for id in bots_of(strategies) {
                assert!(resolve(&id, strategies).is_ok(), "{id}");
            }
        }
    }

    #[test]
    fn parameters_are_part_of_an_id() {
        assert_eq!(built_in("ismcts:1000"), Some(Algorithm::Search(1000)));
        assert_eq!(built_in("champion"), built_in("ismcts:4000"));
        assert_eq!(resolve(&bot_id("program:./bot -v"), 0), Ok(Bot::Program("./bot -v".to_owned())));
    }

    #[test]
    fn unknown_bots_and_wrong_parameters_are_refused() {
        for id in
            ["queen", "page:3", "ismcts", "ismcts:0", "ismcts:many", "strategy-0", "strategy-2", "program"]
        {
            let refused = resolve(&bot_id(id), 1).unwrap_err();
            assert!(refused.to_string().contains("page, squire, knight, champion, strategy-1"), "{refused}");
        }
    }
}
