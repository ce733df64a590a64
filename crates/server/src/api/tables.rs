//! Tables: lobby, opening, seats, start, rematch, commands, log, chat.

mod opening;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::Method;
use axum::response::NoContent;
use engine::Seat;
use protocol::{
    ChatLine, Code, Command, NewTable, PersonId, Room, SitDown, Stage, TableId, TableInfo, TablePage,
};
use serde::{Deserialize, Serialize};
use store::{Moment, TableRow};
use tokio::sync::oneshot;
use utoipa::{IntoParams, ToSchema};

use super::ApiResult;
use super::responses::{Created, PlainText};
use super::routes::Routes;
use crate::api_error::ApiError;
use crate::auth::{Caller, JsonBody, OptionalCaller};
use crate::host::{HostCommand, Reply, host_answer};
use crate::{AppState, info, validate};

/// The number of tables on a page, and of matches in the list of turns.
const PAGE_SIZE: u32 = 50;

const MAX_CHAT_LINES: u32 = 200;

/// In characters.
const MAX_ENTROPY_LENGTH: usize = 100;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(Method::GET, "/tables", "Lists the public tables that are not over, newest first.", lobby)
        .add(Method::POST, "/tables", "Opens a table; the caller takes the first seat.", open_table)
        .add(Method::GET, "/tables/{id}", "Returns a table.", get_table)
        .add(Method::DELETE, "/tables/{id}", "Deletes an open table. Only its host may.", delete_table)
        .add(
            Method::GET,
            "/tables/{id}/invitation",
            "Returns the code that admits people to a private table.",
            invitation,
        )
        .add(Method::PUT, "/tables/{id}/seats/{seat}", "Takes a seat, or gives it to a bot.", sit)
        .add(Method::DELETE, "/tables/{id}/seats/{seat}", "Empties a seat.", stand_up)
        .add(Method::POST, "/tables/{id}/start", "Starts the match. Only the host may.", start)
        .add(
            Method::POST,
            "/tables/{id}/rematch",
            "Seats the caller at the rematch, and opens it if there is none.",
            rematch,
        )
        .add(
            Method::POST,
            "/tables/{id}/commands",
            "Executes a command in the match. When it is answered, it is stored.",
            command,
        )
        .add(
            Method::GET,
            "/tables/{id}/log",
            "Returns the log of a finished match with its seed, as `roundtable verify` reads it.",
            log,
        )
        .add(Method::GET, "/tables/{id}/chat", "Returns the chat of a table, oldest line first.", chat)
        .add(Method::GET, "/me/tables", "Lists the tables at which the user sits, newest first.", my_tables)
        .add(
            Method::GET,
            "/me/turns",
            "Lists the matches that wait for the user, most urgent first.",
            my_turns,
        )
}

/// The position in a long list.
#[derive(Deserialize, IntoParams)]
pub(super) struct BeforeQuery {
    /// The `before` of the previous page.
    #[param(value_type = Option<i64>)]
    pub(super) before: Option<Moment>,
}

#[derive(Deserialize, IntoParams)]
pub(super) struct InvitationQuery {
    /// The invitation, for a private table.
    pub(super) invitation: Option<String>,
}

/// The code that admits people to a private table.
#[derive(Serialize, ToSchema)]
struct Invitation {
    /// The code.
    invitation: String,
}

async fn lobby(State(app): State<Arc<AppState>>, Query(query): Query<BeforeQuery>) -> ApiResult<TablePage> {
    let rows = app.store.lobby(query.before.unwrap_or(Moment::MAX), PAGE_SIZE).await?;
    Ok(Json(page(&rows)))
}

async fn my_tables(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Query(query): Query<BeforeQuery>,
) -> ApiResult<TablePage> {
    let before = query.before.unwrap_or(Moment::MAX);
    let rows = app.store.tables_of(&caller.0.person.id, before, PAGE_SIZE).await?;
    Ok(Json(page(&rows)))
}

async fn my_turns(State(app): State<Arc<AppState>>, caller: Caller) -> ApiResult<TablePage> {
    let rows = app.store.turns_of(&caller.0.person.id, PAGE_SIZE).await?;
    Ok(Json(TablePage { tables: rows.iter().map(info::table_info).collect(), before: None }))
}

fn page(rows: &[TableRow]) -> TablePage {
    let before = rows.last().map(|row| row.made).filter(|_| rows.len() == PAGE_SIZE as usize);
    TablePage { tables: rows.iter().map(info::table_info).collect(), before }
}

async fn open_table(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<Created<TableInfo>, ApiError> {
    let id = opening::open(&app, &caller.0.person.id, new).await?;
    Ok(Created(announce_change(&app, &id).await?.0))
}

async fn get_table(
    State(app): State<Arc<AppState>>,
    OptionalCaller(caller): OptionalCaller,
    Path(id): Path<String>,
    Query(query): Query<InvitationQuery>,
) -> ApiResult<TableInfo> {
    let caller = caller.map(|identity| identity.person.id);
    let row = visible_table(&app, &id, caller.as_ref(), query.invitation.as_deref()).await?;
    Ok(Json(app.hub.info(&row).await))
}

async fn delete_table(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<NoContent, ApiError> {
    let row = hosted_table(&app, &id, &caller).await?;
    match app.store.delete_open_table(&row.id).await? {
        true => {
            app.announce_deleted(&row);
            Ok(NoContent)
        }
        false => Err(Code::Started.into()),
    }
}

async fn invitation(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<Invitation> {
    let me = &caller.0.person.id;
    let row = visible_table(&app, &id, Some(me), None).await?;
    if row.host != *me && row.seat_of(me).is_none() {
        return Err(Code::NotFound.into());
    }
    Ok(Json(Invitation { invitation: row.invitation }))
}

async fn sit(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(request): JsonBody<SitDown>,
) -> ApiResult<TableInfo> {
    let me = &caller.0.person.id;
    let row = visible_table(&app, &id, Some(me), request.invitation.as_deref()).await?;
    let seat = seat_of(&row, &seat)?;
    let sat = match &request.bot {
        Some(_) if row.host != *me => return Err(Code::NotHost.into()),
        Some(bot) => {
            let kind = games::find(&row.game).ok_or(Code::NoGame)?;
            // Only these: a bot with a parameter could search for hours, and a program could do anything.
            if !bots::bots_of(kind.strategies()).contains(bot) {
                return Err(Code::BotUnfit.into());
            }
            app.store.seat_bot(&row.id, seat, bot).await?
        }
        None => {
            let entropy = request.entropy.as_deref().map(str::trim).filter(|text| !text.is_empty());
            if let Some(entropy) = entropy {
                validate::text(entropy, MAX_ENTROPY_LENGTH, Code::NameUnfit)?;
            }
            app.store.sit(&row.id, seat, me, entropy).await?
        }
    };
    if !sat {
        let row = app.store.table(&row.id).await?.ok_or(Code::NotFound)?;
        return Err(match (row.stage, request.bot, row.seat_of(me)) {
            (Stage::Playing | Stage::Over, ..) => Code::Started,
            (Stage::Open, None, Some(_)) => Code::SeatedAlready,
            (Stage::Open, ..) => Code::SeatTaken,
        }
        .into());
    }
    announce_change(&app, &row.id).await
}

async fn stand_up(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
) -> ApiResult<TableInfo> {
    let me = &caller.0.person.id;
    let row = visible_table(&app, &id, Some(me), None).await?;
    let seat = seat_of(&row, &seat)?;
    if row.seat_of(me) != Some(seat) && row.host != *me {
        return Err(Code::NotYourSeat.into());
    }
    if !app.store.empty_seat(&row.id, seat).await? {
        return Err(Code::Started.into());
    }
    let table = announce_change(&app, &row.id).await?;
    if let Some(person) = &row.seats[seat.index()].person {
        app.notify_owner(&person.id, &row, || table.0.clone());
    }
    Ok(table)
}

async fn start(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> ApiResult<TableInfo> {
    let row = hosted_table(&app, &id, &caller).await?;
    opening::start(&app, &row).await?;
    app.hub.wake(&app, &row.id);
    let row = app.store.table(&row.id).await?.ok_or(Code::NotFound)?;
    Ok(Json(app.hub.info(&row).await))
}

async fn rematch(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Created<TableInfo>, ApiError> {
    let me = &caller.0.person.id;
    let row = visible_table(&app, &id, Some(me), None).await?;
    if row.seat_of(me).is_none() {
        return Err(Code::Spectator.into());
    }
    let next = opening::rematch(&app, &row, me).await?;
    app.hub.table_changed(&row.id);
    Ok(Created(announce_change(&app, &next).await?.0))
}

async fn command(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<InvitationQuery>,
    JsonBody(command): JsonBody<Command>,
) -> Result<NoContent, ApiError> {
    let row = visible_table(&app, &id, Some(&caller.0.person.id), query.invitation.as_deref()).await?;
    let (reply, answer) = oneshot::channel();
    let host_command = HostCommand::Execute { by: caller.0.person, command, reply: Reply::Request(reply) };
    app.hub.send(&app, &row.id, host_command);
    host_answer(answer).await?;
    Ok(NoContent)
}

/// The log of a finished match with its seed, from which everybody can verify every card and die.
async fn log(
    State(app): State<Arc<AppState>>,
    OptionalCaller(caller): OptionalCaller,
    Path(id): Path<String>,
    Query(query): Query<InvitationQuery>,
) -> Result<PlainText, ApiError> {
    let caller = caller.map(|identity| identity.person.id);
    let row = visible_table(&app, &id, caller.as_ref(), query.invitation.as_deref()).await?;
    if row.stage != Stage::Over {
        return Err(Code::NotOver.into());
    }
    let log = app.store.log(&row.id).await?.ok_or(Code::NotFound)?;
    Ok(PlainText(log))
}

/// The chat of a table. Until the end, players do not see the chat of spectators.
async fn chat(
    State(app): State<Arc<AppState>>,
    OptionalCaller(caller): OptionalCaller,
    Path(id): Path<String>,
    Query(query): Query<InvitationQuery>,
) -> ApiResult<Vec<ChatLine>> {
    let caller = caller.map(|identity| identity.person.id);
    let row = visible_table(&app, &id, caller.as_ref(), query.invitation.as_deref()).await?;
    let mut lines = app.store.chat(&row.id, Room::Players, MAX_CHAT_LINES).await?;
    let muted = match &caller {
        Some(caller) => app.store.muted_by(caller).await?,
        None => Vec::new(),
    };
    let plays = caller.is_some_and(|caller| row.seat_of(&caller).is_some());
    if !plays || row.stage == Stage::Over {
        lines.extend(app.store.chat(&row.id, Room::Spectators, MAX_CHAT_LINES).await?);
        lines.sort_by_key(|line| line.id);
    }
    lines.retain(|line| !muted.iter().any(|person| person.id == line.by.id));
    Ok(Json(lines))
}

/// The table, if the caller may see it; else `NotFound`.
pub(crate) async fn visible_table(
    app: &AppState,
    id: &str,
    caller: Option<&PersonId>,
    invitation: Option<&str>,
) -> Result<TableRow, ApiError> {
    let id: TableId = id.parse().map_err(|_| Code::NotFound)?;
    let row = app.store.table(&id).await?.ok_or(Code::NotFound)?;
    if info::may_see(&row, caller, invitation) { Ok(row) } else { Err(Code::NotFound.into()) }
}

/// The table, if the caller is its host.
async fn hosted_table(app: &AppState, id: &str, caller: &Caller) -> Result<TableRow, ApiError> {
    let row = visible_table(app, id, Some(&caller.0.person.id), None).await?;
    if row.host == caller.0.person.id { Ok(row) } else { Err(Code::NotHost.into()) }
}

/// Tells everybody that a table has changed.
async fn announce_change(app: &Arc<AppState>, id: &TableId) -> ApiResult<TableInfo> {
    let row = app.store.table(id).await?.ok_or(Code::NotFound)?;
    // A live host sends the change itself, in the order of events.
    if !app.hub.table_changed(id) {
        app.announce(&row, &info::table_info(&row));
    }
    Ok(Json(app.hub.info(&row).await))
}

fn seat_of(row: &TableRow, text: &str) -> Result<Seat, ApiError> {
    let seat = text.parse::<u8>().ok().and_then(|index| Seat::try_from(index).ok());
    seat.filter(|seat| seat.index() < row.seats.len()).ok_or_else(|| Code::NoSeat.into())
}
