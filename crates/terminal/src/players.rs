//! Who sits down: people by name, bots by level.

use std::error::Error;
use std::fmt;

use bots::Level;
use table::Player;

/// What those are called who give no name, by seat.
const NAMES: [&str; engine::MAX_SEATS] = ["Percival", "Morgan", "Kay", "Bedivere", "Isolde", "Gawain"];

/// Who plays against people when nobody says otherwise.
const OPPONENT: Level = Level::Knight;

/// How many sit down when nobody says otherwise.
pub const USUAL_SEATS: u8 = 3;

/// The word for somebody at this terminal who gives no name.
const YOU: &str = "you";

/// Why a list of players cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayersError {
    /// Nothing stands between two commas.
    Blank,
    /// Two have the same name.
    Twice(String),
    /// More than a table has seats.
    TooMany(usize),
}

/// Reads a list such as `you,knight,champion,Anna`: a level's word is a bot, `you` is a person, and anything else is
/// a person with that name.
pub fn read_players(list: &str) -> Result<Vec<Player>, PlayersError> {
    let words: Vec<&str> = list.split(',').map(str::trim).collect();
    if words.len() > NAMES.len() {
        return Err(PlayersError::TooMany(words.len()));
    }
    let named: Vec<&str> = words.iter().copied().filter(|word| is_name(word)).collect();
    for (at, name) in named.iter().enumerate() {
        if name.is_empty() {
            return Err(PlayersError::Blank);
        }
        if named[..at].contains(name) {
            return Err(PlayersError::Twice((*name).to_owned()));
        }
    }
    let mut free = NAMES.into_iter().filter(|name| !named.contains(name));
    let mut free = || free.next().expect("there are as many names as seats").to_owned();
    let player = |word: &&str| match word.parse() {
        Ok(level) => Player { name: free(), bot: Some(level) },
        Err(_) if is_name(word) => Player { name: (*word).to_owned(), bot: None },
        Err(_) => Player { name: free(), bot: None },
    };
    Ok(words.iter().map(player).collect())
}

/// One person at the given seat, counted from 0, and bots around them.
pub fn default_players(seats: u8, person: usize) -> Vec<Player> {
    let player = |(at, name): (usize, &&str)| Player {
        name: (*name).to_owned(),
        bot: (at != person).then_some(OPPONENT),
    };
    NAMES.iter().take(usize::from(seats)).enumerate().map(player).collect()
}

fn is_name(word: &str) -> bool {
    word != YOU && word.parse::<Level>().is_err()
}

impl fmt::Display for PlayersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayersError::Blank => write!(f, "a player is missing between two commas"),
            PlayersError::Twice(name) => write!(f, "two players are called {name}"),
            PlayersError::TooMany(found) => write!(f, "{found} are too many; a table has six seats"),
        }
    }
}

impl Error for PlayersError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(list: &str) -> Result<Vec<(String, Option<Level>)>, PlayersError> {
        Ok(read_players(list)?.into_iter().map(|player| (player.name, player.bot)).collect())
    }

    #[test]
    fn levels_are_bots_and_other_words_are_people() {
        let players = read("you, knight,champion,Anna").unwrap();
        let named = |name: &str, bot| (name.to_owned(), bot);
        assert_eq!(
            players,
            [
                named("Percival", None),
                named("Morgan", Some(Level::Knight)),
                named("Kay", Some(Level::Champion)),
                named("Anna", None)
            ]
        );
    }

    #[test]
    fn nobody_gets_a_name_that_is_taken() {
        let players = read("you,Percival,page").unwrap();
        assert_eq!(
            players.iter().map(|player| &*player.0).collect::<Vec<_>>(),
            ["Morgan", "Percival", "Kay"]
        );
    }

    #[test]
    fn a_list_that_cannot_be_read_says_why() {
        assert_eq!(read("you,,page"), Err(PlayersError::Blank));
        assert_eq!(read(""), Err(PlayersError::Blank));
        assert_eq!(read("Anna,Anna"), Err(PlayersError::Twice("Anna".to_owned())));
        assert_eq!(read("page,page,page,page,page,page,page"), Err(PlayersError::TooMany(7)));
    }

    #[test]
    fn by_default_one_person_sits_among_bots() {
        let players = default_players(3, 1);
        assert_eq!(
            players.iter().map(|player| player.bot.is_none()).collect::<Vec<_>>(),
            [false, true, false]
        );
    }
}
