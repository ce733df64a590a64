//! The list of players: people by name, bots by id.

use std::error::Error;
use std::fmt;

use engine::BotId;
use protocol::BOT_NAMES;
use table::Player;

/// The usual opponent.
const OPPONENT: &str = "knight";

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

/// Reads a list such as `you,knight,ismcts:1000,Anna`: the id of a bot is a bot, `you` is a person, and anything else is
/// a person with that name.
pub fn read_players(list: &str) -> Result<Vec<Player>, PlayersError> {
    let words: Vec<&str> = list.split(',').map(str::trim).collect();
    if words.len() > BOT_NAMES.len() {
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
    let mut free = BOT_NAMES.into_iter().filter(|name| !named.contains(name));
    let mut free = || free.next().expect("there are as many names as seats").to_owned();
    let player = |word: &&str| match bot(word) {
        Some(bot) => Player { name: free(), bot: Some(bot) },
        None if is_name(word) => Player { name: (*word).to_owned(), bot: None },
        None => Player { name: free(), bot: None },
    };
    Ok(words.iter().map(player).collect())
}

/// One person at the given seat, counted from 0, and bots around them.
pub fn default_players(seats: u8, person: usize) -> Vec<Player> {
    let player = |(at, name): (usize, &&str)| Player {
        name: (*name).to_owned(),
        bot: (at != person).then(|| bots::bot_id(OPPONENT)),
    };
    BOT_NAMES.iter().take(usize::from(seats)).enumerate().map(player).collect()
}

fn is_name(word: &str) -> bool {
    word != YOU && bot(word).is_none()
}

/// The bot with this id, for whichever game.
fn bot(word: &str) -> Option<BotId> {
    let id = word.parse().ok()?;
    bots::resolve(&id, usize::MAX).is_ok().then_some(id)
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

    fn read(list: &str) -> Result<Vec<(String, Option<String>)>, PlayersError> {
        Ok(read_players(list)?
            .into_iter()
            .map(|player| (player.name, player.bot.map(String::from)))
            .collect())
    }

    #[test]
    fn ids_of_bots_are_bots_and_other_words_are_people() {
        let players = read("you, knight,ismcts:50,Anna").unwrap();
        let named = |name: &str, bot: Option<&str>| (name.to_owned(), bot.map(str::to_owned));
        assert_eq!(
            players,
            [
                named("Ector", None),
                named("Lynet", Some("knight")),
                named("Balin", Some("ismcts:50")),
                named("Anna", None)
            ]
        );
    }

    #[test]
    fn nobody_gets_a_name_that_is_taken() {
        let players = read("you,Ector,page").unwrap();
        assert_eq!(players.iter().map(|player| &*player.0).collect::<Vec<_>>(), ["Lynet", "Ector", "Balin"]);
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
