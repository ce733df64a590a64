//! Opening tables, rematches, and starting matches.

use engine::Seat;
use protocol::{BOT_NAMES, Code, NewTable, PersonId, Stage, TableId};
use store::{Append, NewTableRow, TableRow};
use table::{Header, Player, Source};

use crate::api_error::ApiError;
use crate::auth::random;
use crate::host::{Clocks, roll_chance, seat_bits};
use crate::{AppState, info};

/// The number of tables that a person may have open at once.
const MAX_OPEN_TABLES: i64 = 50;

/// Opens a table; the host takes the first seat.
pub(super) async fn open(app: &AppState, host: &PersonId, new: NewTable) -> Result<TableId, ApiError> {
    let kind = games::find(&new.game).ok_or(Code::NoGame)?;
    let allowed =
        kind.seats(&new.options).map_err(|error| ApiError::with_detail(Code::OptionsUnfit, error))?;
    if !allowed.contains(&new.seats) {
        return Err(Code::SeatsUnfit.into());
    }
    if !new.clock.is_valid() {
        return Err(Code::ClockUnfit.into());
    }
    if app.settings.rate_limits && app.store.open_tables_of(host).await? >= MAX_OPEN_TABLES {
        return Err(Code::TooMany.into());
    }
    let mut seats = vec![(None, None); usize::from(new.seats)];
    seats[0].0 = Some(*host);
    let row = NewTableRow {
        id: TableId::of(random()),
        game: new.game,
        rules: kind.newest_rules(),
        options: new.options,
        host: *host,
        visibility: new.visibility,
        invitation: TableId::of(random()).to_string(),
        clock: new.clock,
        seats,
        made: app.now(),
        ..new_row(app, host)
    };
    app.store.open_table(&row).await?;
    Ok(row.id)
}

/// Seats a player at the rematch, one seat further, and opens it if there is none. Bots move along; other players stay
/// unseated until they ask for the rematch themselves.
pub(super) async fn rematch(
    app: &AppState,
    finished: &TableRow,
    person: &PersonId,
) -> Result<TableId, ApiError> {
    if finished.stage != Stage::Over {
        return Err(Code::NotOver.into());
    }
    let next = match &finished.rematch {
        Some(next) => *next,
        None => open_next(app, finished, person).await?,
    };
    join_next(app, finished, &next, person).await?;
    Ok(next)
}

/// Seats a person at the rematch, at the preferred seat or any free one. If all are taken, the person may watch if the
/// table is visible to them.
async fn join_next(
    app: &AppState,
    finished: &TableRow,
    next: &TableId,
    person: &PersonId,
) -> Result<(), ApiError> {
    let row = app.store.table(next).await?.ok_or(Code::NotFound)?;
    if row.seat_of(person).is_some() {
        return Ok(());
    }
    let count = row.seats.len();
    let first_choice = finished.seat_of(person).map_or(0, |seat| seat.index() + 1);
    for seat in (first_choice..first_choice + count).map(|at| Seat::new((at % count) as u8)) {
        if app.store.sit(next, seat, person, None).await? {
            return Ok(());
        }
    }
    let refusal = if row.stage == Stage::Open { Code::SeatTaken } else { Code::Started };
    if info::may_see(&row, Some(person), None) { Ok(()) } else { Err(refusal.into()) }
}

/// Opens the same table again, one seat further, with its bots and the player who asks.
async fn open_next(app: &AppState, finished: &TableRow, host: &PersonId) -> Result<TableId, ApiError> {
    let sitter = |seat: &store::SeatRow| {
        let person = seat.person.as_ref().map(|person| person.id).filter(|person| person == host);
        (person, seat.bot.clone())
    };
    let mut seats: Vec<_> = finished.seats.iter().map(sitter).collect();
    seats.rotate_right(1);
    let row = NewTableRow {
        id: TableId::of(random()),
        game: finished.game.clone(),
        rules: games::find(&finished.game).ok_or(Code::NoGame)?.newest_rules(),
        options: finished.options.clone(),
        visibility: finished.visibility,
        invitation: TableId::of(random()).to_string(),
        clock: finished.clock,
        seats,
        made: app.now(),
        ..new_row(app, host)
    };
    app.store.open_table(&row).await?;
    if app.store.set_rematch(&finished.id, &row.id).await? {
        return Ok(row.id);
    }
    // Another player was faster: use their table.
    app.store.delete_open_table(&row.id).await?;
    let finished = app.store.table(&finished.id).await?.ok_or(Code::NotFound)?;
    finished.rematch.ok_or_else(|| Code::NotFound.into())
}

/// Starts the match: adds the players' entropy to the seed, and plays all chance before the first decision.
pub(super) async fn start(app: &AppState, row: &TableRow) -> Result<(), ApiError> {
    if row.stage != Stage::Open {
        return Err(Code::Started.into());
    }
    let kind = games::find(&row.game).ok_or(Code::NoGame)?;
    let people = row.seats.iter().filter(|seat| seat.person.is_some()).count();
    if people == 0 || row.seats.iter().any(|seat| seat.person.is_none() && seat.bot.is_none()) {
        return Err(Code::SeatEmpty.into());
    }
    let mut session = kind.open(header(row)).map_err(|error| ApiError::from_open_error(&error))?;
    let head = session.log();
    roll_chance(&mut *session)?;
    let pending = session.turn().pending();
    let is_clock_running = pending.iter().any(|seat| row.seats[seat.index()].person.is_some());
    let first = Append {
        table: row.id,
        after: 0,
        lines: session.lines_since(0),
        pending: seat_bits(pending),
        deadline: row.clock.initial().filter(|_| is_clock_running).map(|first| app.now() + first),
        clocks: Clocks::initial(row.clock, row.seats.len()),
        ending: None,
        made: app.now(),
    };
    if !app.store.begin_match(&head, &first).await? {
        return Err(Code::Started.into());
    }
    // The notice is not sent to a player who is connected by then.
    for seat in pending.iter().filter(|seat| row.seats[seat.index()].person.is_some()) {
        app.schedule_notice(&row.id, seat).await;
    }
    tracing::info!(game = row.game, seats = row.seats.len(), people, "match started");
    Ok(())
}

/// A table row with a new seed and its commitment; the caller fills in the rest.
fn new_row(app: &AppState, host: &PersonId) -> NewTableRow {
    let seed = app.new_seed();
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
        None => Player { name: BOT_NAMES[at].to_owned(), bot: seat.bot.clone() },
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
