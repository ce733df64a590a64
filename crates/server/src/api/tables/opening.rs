//! How tables come into being and matches begin.

use engine::Seat;
use protocol::{BOT_NAMES, Code, NewTable, PersonId, Stage, TableId};
use store::{Append, NewTableRow, TableRow};
use table::{Header, Player, Source};

use crate::host::{Measured, bits, roll};
use crate::refusal::Refused;
use crate::who::random;
use crate::{House, info};

/// So many tables may somebody have open at once.
const MOST_TABLES: i64 = 50;

/// A table with whoever opens it at its first seat.
pub(super) async fn open(house: &House, host: &PersonId, new: NewTable) -> Result<TableId, Refused> {
    let kind = games::find(&new.game).ok_or(Code::NoGame)?;
    let allowed = kind.seats(&new.options).map_err(|error| Refused::plainly(Code::OptionsUnfit, error))?;
    if !allowed.contains(&new.seats) {
        return Err(Code::SeatsUnfit.into());
    }
    if !new.clock.is_sound() {
        return Err(Code::ClockUnfit.into());
    }
    if house.settings.paced && house.store.open_tables_of(host).await? >= MOST_TABLES {
        return Err(Code::TooMany.into());
    }
    let mut seats = vec![(None, None); usize::from(new.seats)];
    seats[0].0 = Some(*host);
    let row = NewTableRow {
        id: TableId::of(random()),
        game: new.game,
        rules: kind.rules(),
        options: new.options,
        host: *host,
        visibility: new.visibility,
        invitation: TableId::of(random()).to_string(),
        clock: new.clock,
        seats,
        made: house.now(),
        ..sealed(house, host)
    };
    house.store.open_table(&row).await?;
    Ok(row.id)
}

/// Seats a former player who asks for another match: they sit down at the next table, one seat on, which is opened if there is none. Bots
/// come along; nobody else is seated before they want it too. Seats of people who have not said so are free.
pub(super) async fn rematch(house: &House, over: &TableRow, person: &PersonId) -> Result<TableId, Refused> {
    if over.stage != Stage::Over {
        return Err(Code::NotOver.into());
    }
    let next = match &over.rematch {
        Some(next) => *next,
        None => open_next(house, over, person).await?,
    };
    join_next(house, over, &next, person).await?;
    Ok(next)
}

/// Sits somebody down at the next table, at their own seat or any other that is free. Whoever comes too late may watch, if everybody may.
async fn join_next(house: &House, over: &TableRow, next: &TableId, person: &PersonId) -> Result<(), Refused> {
    let row = house.store.table(next).await?.ok_or(Code::NotFound)?;
    if row.seat_of(person).is_some() {
        return Ok(());
    }
    let count = row.seats.len();
    let own = over.seat_of(person).map_or(0, |seat| seat.index() + 1);
    for seat in (own..own + count).map(|at| Seat::new((at % count) as u8)) {
        if house.store.sit(next, seat, person, None).await? {
            return Ok(());
        }
    }
    let is_late = if row.stage == Stage::Open { Code::SeatTaken } else { Code::Started };
    if info::admits(&row, Some(person), None) { Ok(()) } else { Err(is_late.into()) }
}

/// The same table again, one seat on, with its bots and nobody else but whoever asks for it.
async fn open_next(house: &House, over: &TableRow, host: &PersonId) -> Result<TableId, Refused> {
    let sitter = |seat: &store::SeatRow| {
        let person = seat.person.as_ref().map(|person| person.id).filter(|person| person == host);
        (person, seat.bot)
    };
    let mut seats: Vec<_> = over.seats.iter().map(sitter).collect();
    seats.rotate_right(1);
    let row = NewTableRow {
        id: TableId::of(random()),
        game: over.game.clone(),
        rules: games::find(&over.game).ok_or(Code::NoGame)?.rules(),
        options: over.options.clone(),
        visibility: over.visibility,
        invitation: TableId::of(random()).to_string(),
        clock: over.clock,
        seats,
        made: house.now(),
        ..sealed(house, host)
    };
    house.store.open_table(&row).await?;
    if house.store.set_rematch(&over.id, &row.id).await? {
        return Ok(row.id);
    }
    // Somebody else was faster: theirs is the next table.
    house.store.delete_open_table(&row.id).await?;
    let over = house.store.table(&over.id).await?.ok_or(Code::NotFound)?;
    over.rematch.ok_or_else(|| Code::NotFound.into())
}

/// The match begins: the seed gets what players added, everything falls that falls before the first decision.
pub(super) async fn start(house: &House, row: &TableRow) -> Result<(), Refused> {
    if row.stage != Stage::Open {
        return Err(Code::Started.into());
    }
    let kind = games::find(&row.game).ok_or(Code::NoGame)?;
    let people = row.seats.iter().filter(|seat| seat.person.is_some()).count();
    if people == 0 || row.seats.iter().any(|seat| seat.person.is_none() && seat.bot.is_none()) {
        return Err(Code::SeatEmpty.into());
    }
    let mut session = kind.open(header(row)).map_err(|error| Refused::by_opening(&error))?;
    let head = session.log();
    roll(&mut *session)?;
    let pending = session.turn().pending();
    let asked = pending.iter().any(|seat| row.seats[seat.index()].person.is_some());
    let first = Append {
        table: row.id,
        after: 0,
        lines: session.lines_since(0),
        pending: bits(pending),
        deadline: row.clock.first().filter(|_| asked).map(|first| house.now() + first),
        clocks: Measured::first(row.clock, row.seats.len()),
        ending: None,
        made: house.now(),
    };
    if !house.store.begin_match(&head, &first).await? {
        return Err(Code::Started.into());
    }
    // Whoever is at the table when the notice is to be sent is not told.
    for seat in pending.iter().filter(|seat| row.seats[seat.index()].person.is_some()) {
        house.note_turn(&row.id, seat).await;
    }
    tracing::info!(game = row.game, seats = row.seats.len(), people, "a match begins");
    Ok(())
}

/// A table with a seed of its own, to which the server is bound from now on; the rest is to be filled in.
fn sealed(house: &House, host: &PersonId) -> NewTableRow {
    let seed = house.new_seed();
    let source = Source::Sealed { seed, entropy: Vec::new() };
    let blank = Header { game: String::new(), rules: 0, options: String::new(), players: Vec::new(), source };
    NewTableRow {
        id: TableId::of(random()),
        game: String::new(),
        rules: 0,
        options: String::new(),
        host: *host,
        visibility: protocol::Visibility::Private,
        invitation: String::new(),
        clock: protocol::Clock::None,
        seed,
        commitment: blank.commitment().unwrap_or_default(),
        seats: Vec::new(),
        made: 0,
    }
}

fn header(row: &TableRow) -> Header {
    let player = |(at, seat): (usize, &store::SeatRow)| match &seat.person {
        Some(person) => Player { name: person.name.clone(), bot: None },
        None => Player { name: BOT_NAMES[at].to_owned(), bot: seat.bot },
    };
    let entropy = Seat::all(row.seats.len() as u8)
        .filter_map(|seat| Some((seat, row.seats[seat.index()].entropy.clone()?)))
        .collect();
    Header {
        game: row.game.clone(),
        rules: row.rules,
        options: row.options.clone(),
        players: row.seats.iter().enumerate().map(player).collect(),
        source: Source::Sealed { seed: row.seed, entropy },
    }
}
