//! The setting of a simulation: bots, seats, games, and the schedule of seatings.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use bots::{Algorithm, UnknownBot};
use engine::{BotId, Game, Hints};

/// A bot in a simulation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bot {
    /// Its id.
    pub id: BotId,
    /// How it decides.
    pub algorithm: Algorithm,
}

impl Bot {
    /// Finds a bot that can play the game `G` in a simulation. Programs cannot.
    pub fn find<G: Hints>(id: &BotId) -> Result<Bot, SettingError> {
        let found = bots::resolve(id, G::STRATEGIES.len()).map_err(SettingError::UnknownBot)?;
        let algorithm = found.built_in().ok_or_else(|| SettingError::Program(id.clone()))?;
        Ok(Bot { id: id.clone(), algorithm })
    }

    /// The same bot with this many simulations per decision, if it searches.
    #[must_use]
    pub fn with_iterations(mut self, iterations: u32) -> Bot {
        if let Algorithm::Search(_) = self.algorithm {
            self.algorithm = Algorithm::Search(iterations);
        }
        self
    }
}

/// The setting of a simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting<G: Game> {
    /// Variants and rule options.
    pub options: G::Options,
    /// The number of seats.
    pub seats: u8,
    /// The bots. If there are fewer bots than seats, the list repeats.
    pub bots: Vec<Bot>,
    /// The minimum number of games: full blocks are played, so that every bot sits everywhere equally often.
    pub games: u64,
    /// The seed of all cards, dice and bots.
    pub seed: u64,
}

/// Why a setting cannot be simulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingError {
    /// The game does not allow this number of seats.
    Seats {
        /// The number of seats in the setting.
        found: u8,
        /// The allowed numbers of seats with these options.
        allowed: RangeInclusive<u8>,
    },
    /// There are no bots.
    NoBots,
    /// There are more bots than seats.
    TooManyBots {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
    /// The game does not have this bot.
    UnknownBot(UnknownBot),
    /// A program cannot play in a simulation.
    Program(BotId),
    /// The number of games is 0.
    NoGames,
}

/// The seating of every game. A *block* is a series of games with the same cards and dice in which the bots rotate
/// until each has sat everywhere equally often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The different bots, in the order of the setting.
    pub contenders: Vec<Bot>,
    /// The games of a block: for each seat an index into `contenders`.
    pub seatings: Vec<Vec<usize>>,
    /// The number of blocks.
    pub blocks: u64,
}

impl<G: Game> Setting<G> {
    /// Computes the schedule.
    pub fn schedule(&self) -> Result<Schedule, SettingError> {
        let allowed = G::seats(&self.options);
        if !allowed.contains(&self.seats) {
            return Err(SettingError::Seats { found: self.seats, allowed });
        }
        if self.bots.is_empty() {
            return Err(SettingError::NoBots);
        }
        if self.bots.len() > self.seats as usize {
            return Err(SettingError::TooManyBots { bots: self.bots.len(), seats: self.seats });
        }
        if self.games == 0 {
            return Err(SettingError::NoGames);
        }
        let mut contenders: Vec<Bot> = Vec::new();
        for bot in &self.bots {
            if !contenders.contains(bot) {
                contenders.push(bot.clone());
            }
        }
        let named: Vec<usize> = self
            .bots
            .iter()
            .map(|bot| contenders.iter().position(|other| other == bot).expect("collected above"))
            .collect();
        let seatings = seatings(&named, self.seats as usize);
        let blocks = self.games.div_ceil(seatings.len() as u64);
        Ok(Schedule { contenders, seatings, blocks })
    }
}

impl Schedule {
    /// The total number of games.
    pub fn games(&self) -> u64 {
        self.blocks * self.seatings.len() as u64
    }
}

/// Repeats the list of bots along the seats, starting from each of its members, and rotates each such row around the
/// table. Duplicate seatings are removed evenly, so that the proportions stay.
fn seatings(named: &[usize], seats: usize) -> Vec<Vec<usize>> {
    let mut times: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
    for offset in 0..named.len() {
        let row: Vec<usize> = (0..seats).map(|seat| named[(offset + seat) % named.len()]).collect();
        for turn in 0..seats {
            let mut turned = row.clone();
            turned.rotate_right(turn);
            *times.entry(turned).or_default() += 1;
        }
    }
    let common = times.values().copied().fold(0, greatest_common_divisor);
    times.into_iter().flat_map(|(row, count)| vec![row; count / common]).collect()
}

fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)?;
        let usual = bots::resolve(&self.id, usize::MAX).ok().and_then(|bot| bot.built_in());
        if usual != Some(self.algorithm) {
            write!(f, " ({})", self.algorithm.iterations())?;
        }
        Ok(())
    }
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingError::Seats { found, allowed } => {
                write!(
                    f,
                    "{found} seats are not allowed; the game is for {} to {} players",
                    allowed.start(),
                    allowed.end()
                )
            }
            SettingError::NoBots => write!(f, "there are no bots: choose at least one"),
            SettingError::TooManyBots { bots, seats } => {
                write!(f, "there are {bots} bots for only {seats} seats")
            }
            SettingError::UnknownBot(unknown) => unknown.fmt(f),
            SettingError::Program(id) => {
                write!(f, "{id} cannot play in a simulation: test it with roundtable bot-test")
            }
            SettingError::NoGames => write!(f, "the number of games must be at least 1"),
        }
    }
}

impl Error for SettingError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each bot sits on each seat.
    fn taken(named: &[usize], seats: usize) -> Vec<Vec<usize>> {
        let bots = named.iter().max().unwrap() + 1;
        let mut taken = vec![vec![0; seats]; bots];
        for row in seatings(named, seats) {
            for (seat, bot) in row.into_iter().enumerate() {
                taken[bot][seat] += 1;
            }
        }
        taken
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for seats in 1..=6 {
            for bots in 1..=seats {
                let named: Vec<usize> = (0..bots).collect();
                let taken = taken(&named, seats);
                assert!(
                    taken.iter().flatten().all(|times| *times == taken[0][0]),
                    "{bots} on {seats}: {taken:?}"
                );
            }
        }
    }

    #[test]
    fn blocks_are_as_short_as_they_can_be() {
        assert_eq!(seatings(&[0], 4), [[0, 0, 0, 0]]);
        assert_eq!(seatings(&[0, 1], 2), [[0, 1], [1, 0]]);
        assert_eq!(seatings(&[0, 1], 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(seatings(&[0, 1], 3).len(), 6);
        assert_eq!(seatings(&[0, 1, 1], 3), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    }

    #[test]
    fn a_bot_named_twice_sits_twice_as_often() {
        let taken = taken(&[0, 1, 1], 4);
        assert!(taken[1].iter().all(|times| *times == 2 * taken[0][0]), "{taken:?}");
    }
}
