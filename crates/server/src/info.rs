//! The public information about a table, from its row in the store.

use protocol::{OwnTable, PersonId, SeatInfo, Sitter, Stage, TableInfo, Visibility};
use store::{Moment, SeatRow, TableRow};

/// Returns whether a person may see a table. A private table is visible to its players and to people with the
/// invitation.
pub(crate) fn may_see(row: &TableRow, viewer: Option<&PersonId>, invitation: Option<&str>) -> bool {
    let is_member = viewer.is_some_and(|viewer| row.host == *viewer || row.seat_of(viewer).is_some());
    row.visibility != Visibility::Private || is_member || invitation == Some(&row.invitation)
}

/// The information about a table without a live host: nobody is connected and nothing is proposed.
pub(crate) fn table_info(row: &TableRow) -> TableInfo {
    let seats = row.seats.iter().enumerate().map(|(at, seat)| SeatInfo {
        sitter: sitter(seat),
        away: seat.away,
        entropy: seat.entropy.is_some(),
        here: false,
        remaining_ms: row.clocks.get(at).copied(),
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

/// A table as one of its players sees it.
pub(crate) fn own_table(row: &TableRow, table: TableInfo, person: &PersonId, now: Moment) -> OwnTable {
    let turn = row.seat_of(person).is_some_and(|seat| row.waits_for(seat));
    OwnTable { table, turn, remaining_ms: row.deadline.map(|deadline| deadline - now) }
}

fn sitter(seat: &SeatRow) -> Sitter {
    match (&seat.person, &seat.bot) {
        (Some(person), _) => Sitter::Person(person.clone()),
        (None, Some(bot)) => Sitter::Bot(bot.clone()),
        (None, None) => Sitter::Nobody,
    }
}
