//! The players of a table.

use protocol::{BOT_NAMES, SeatInfo, Sitter, TableInfo};
use table::Player;

/// The players of a table, by seat. A bot is called the same wherever the table is shown.
pub fn players(table: &TableInfo) -> Vec<Player> {
    let player = |(at, seat): (usize, &SeatInfo)| match &seat.sitter {
        Sitter::Person(person) => Player { name: person.name.clone(), bot: None },
        Sitter::Bot(bot) => Player { name: BOT_NAMES[at].to_owned(), bot: Some(bot.clone()) },
        Sitter::Nobody => Player { name: "–".to_owned(), bot: None },
    };
    table.seats.iter().enumerate().map(player).collect()
}
