//! What everybody may know of a table, from its row in the store.

use protocol::{SeatInfo, Sitter, Stage, TableInfo};
use store::{SeatRow, TableRow};

/// A table nobody looks at: nobody is there, nothing is proposed.
pub(crate) fn of_row(row: &TableRow) -> TableInfo {
    let seats = row.seats.iter().enumerate().map(|(at, seat)| SeatInfo {
        sitter: sitter(seat),
        away: seat.away,
        entropy: seat.entropy.is_some(),
        here: false,
        left: row.clocks.get(at).copied(),
        vacation: seat.rests.filter(|_| row.stage == Stage::Playing),
    });
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        rules: row.rules,
        options: row.options.clone(),
        host: row.host.clone(),
        visibility: row.visibility,
        clock: row.clock,
        stage: row.stage,
        seats: seats.collect(),
        lines: row.lines,
        commitment: row.commitment.clone(),
        proposal: None,
        paused: row.paused,
        ending: row.ending.clone(),
        rematch: row.rematch.clone(),
        made: row.made,
        ended: row.ended,
    }
}

fn sitter(seat: &SeatRow) -> Sitter {
    match (&seat.person, seat.bot) {
        (Some(person), _) => Sitter::Person(person.clone()),
        (None, Some(level)) => Sitter::Bot(level),
        (None, None) => Sitter::Nobody,
    }
}
