//! The challenge of a day: a table for one, the same for everybody, made from nothing but the date.

use crate::error::OpenError;
use crate::header::{Header, Player, Source};
use crate::seal;
use crate::session::{GameHandle, GameInfo, Session};

/// A table for one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    game: &'static str,
    rules: u32,
    /// The options of the day, in the game's notation.
    pub options: String,
    /// Decides every card and die. Whoever knows the day knows it: it is no secret, but nobody chose it.
    pub seed: [u8; 32],
}

impl Challenge {
    /// The challenge of this day, e.g. `2026-05-17`, by the newest rules; none for a game that nobody plays alone.
    pub fn of(kind: &dyn GameInfo, day: &str) -> Option<Challenge> {
        Challenge::by_rules(kind, kind.newest_rules(), day)
    }

    /// The same by this version of the rules: a match that was begun before an update goes on as the challenge of its day.
    pub fn by_rules(kind: &dyn GameInfo, rules: u32, day: &str) -> Option<Challenge> {
        let seed = seal::seed_of(&format!("challenge {} {rules} {day}", kind.id()));
        let alone = |options: &[String]| kind.seats(&options.join(" ")).is_ok_and(|seats| seats.contains(&1));
        let mut options: Vec<String> = Vec::new();
        if !alone(&options) {
            return None;
        }
        for (field, byte) in kind.fields().iter().zip(seed.iter().cycle()) {
            let from = usize::from(*byte) % field.values.len();
            let values = field.values.iter().cycle().skip(from).take(field.values.len());
            let chosen = values.map(|value| [&options[..], &[format!("{}={value}", field.key)]].concat());
            // What leaves no table for one is not chosen.
            options = chosen.into_iter().find(|options| alone(options)).unwrap_or(options);
        }
        Some(Challenge { game: kind.id(), rules, options: options.join(" "), seed })
    }

    /// Sits down at it.
    pub fn open(&self, kind: &dyn GameHandle, name: &str) -> Result<Box<dyn Session>, OpenError> {
        kind.open(Header {
            game: self.game.to_owned(),
            rules: self.rules,
            options: self.options.clone(),
            players: vec![Player { name: name.to_owned(), bot: None }],
            source: Source::Sealed { seed: self.seed, entropy: Vec::new() },
        })
    }

    /// Is a match with this header played at it?
    pub fn is(&self, header: &Header) -> bool {
        matches!(&header.source, Source::Sealed { seed, entropy } if *seed == self.seed && entropy.is_empty())
    }
}
