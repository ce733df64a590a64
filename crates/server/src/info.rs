//! What everybody may know of a table, from its row in the store.

use protocol::{OwnTable, PersonId, SeatInfo, Sitter, Stage, TableInfo, Visibility};
use store::{Moment, SeatRow, TableRow};

/// May somebody with this invitation know of a table? A private one is for those who sit there or were invited.
pub(crate) fn admits(row: &TableRow, who: Option<&PersonId>, invitation: Option<&str>) -> bool {
    let inside = who.is_some_and(|who| row.host == *who || row.seat_of(who).is_some());
    row.visibility != Visibility::Private || inside || invitation == Some(&row.invitation)
}

/// A table nobody looks at: nobody is there, nothing is proposed.
pub(crate) fn of_row(row: &TableRow) -> TableInfo {
    let seats = row.seats.iter().enumerate().map(|(at, seat)| SeatInfo {
        sitter: sitter(seat),
        away: seat.away,
        entropy: seat.entropy.is_some(),
        here: false,
        left: row.clocks.get(at).copied(),
        vacation: seat.vacation_until.filter(|_| row.stage == Stage::Playing),
    });
    TableInfo {
        id: row.id,
        game: row.game.clone(),
        rules: row.rules,
        options: row.options.clone(),
        host: row.host,
        visibility: row.visibility,
        clock: row.clock,
        stage: row.stage,
        seats: seats.collect(),
        lines: row.lines,
        commitment: row.commitment.clone(),
        proposal: None,
        paused: row.paused,
        ending: row.ending.clone(),
        rematch: row.rematch,
        made: row.made,
        ended: row.ended,
    }
}

/// A table as somebody knows it who sits there.
pub(crate) fn of_own(row: &TableRow, table: TableInfo, person: &PersonId, now: Moment) -> OwnTable {
    let turn = row.seat_of(person).is_some_and(|seat| row.waits_for(seat));
    OwnTable { table, turn, left: row.deadline.map(|deadline| deadline - now) }
}

fn sitter(seat: &SeatRow) -> Sitter {
    match (&seat.person, seat.bot) {
        (Some(person), _) => Sitter::Person(person.clone()),
        (None, Some(level)) => Sitter::Bot(level),
        (None, None) => Sitter::Nobody,
    }
}
