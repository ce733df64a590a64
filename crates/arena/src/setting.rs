//! Who plays what against whom, how often, and who sits where.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use bots::Level;
use engine::Game;

/// A bot and how long it thinks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// Simulations for a decision.
    pub iterations: u32,
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot { level, iterations: level.iterations() }
    }
}

/// What is to be simulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting<G: Game> {
    /// Variants and rule options.
    pub options: G::Options,
    /// How many sit at the table.
    pub seats: u8,
    /// Who plays. If there are fewer bots than seats, the list is repeated.
    pub bots: Vec<Bot>,
    /// At least this many games: full blocks are played, so that everybody sits everywhere equally often.
    pub games: u64,
    /// Decides every card, die and thought.
    pub seed: u64,
}

/// Why nothing can be simulated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingError {
    /// So many cannot play.
    Seats {
        /// How many were asked for.
        found: u8,
        /// How many can play with these options.
        allowed: RangeInclusive<u8>,
    },
    /// Nobody plays.
    NoBots,
    /// More bots than seats.
    TooManyBots {
        /// How many were named.
        bots: usize,
        /// How many can sit.
        seats: u8,
    },
    /// A bot that does not play this game.
    OtherBot(Level),
    /// Nothing is played.
    NoGames,
}

/// Who sits where in which game. A *block* is a series of games with the same cards and dice in which the bots change
/// seats until everybody has sat everywhere equally often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The different bots, in the order in which they were named.
    pub contenders: Vec<Bot>,
    /// The games of a block: for each seat an index of `contenders`.
    pub seatings: Vec<Vec<usize>>,
    /// How many blocks are played.
    pub blocks: u64,
}

impl<G: Game> Setting<G> {
    /// Who sits where in which game.
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
                contenders.push(*bot);
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
    /// How many games are played in all.
    pub fn games(&self) -> u64 {
        self.blocks * self.seatings.len() as u64
    }
}

/// The list of bots is repeated along the seats from each of its members on, and each such row is turned round the
/// table. Arrangements that come up several times are thinned out together, so that the proportions stay.
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
        write!(f, "{}", self.level)?;
        if self.iterations != self.level.iterations() {
            write!(f, " ({})", self.iterations)?;
        }
        Ok(())
    }
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingError::Seats { found, allowed } => {
                write!(f, "{found} cannot play; {} to {} can", allowed.start(), allowed.end())
            }
            SettingError::NoBots => write!(f, "nobody plays: name at least one bot"),
            SettingError::TooManyBots { bots, seats } => {
                write!(f, "{bots} bots cannot sit on {seats} seats")
            }
            SettingError::OtherBot(level) => write!(f, "this game has no bot {level}"),
            SettingError::NoGames => write!(f, "nothing is played: ask for at least one game"),
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
