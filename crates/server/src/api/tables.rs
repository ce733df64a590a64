//! Tables: opening, sitting down, starting, the next match; the lobby.

mod opening;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use engine::Seat;
use protocol::{
    ChatLine, Code, Command, NewTable, PersonId, Room, SitDown, Stage, TableId, TableInfo, TablePage,
};
use serde::{Deserialize, Serialize};
use store::{Moment, TableRow};
use tokio::sync::oneshot;

use crate::host::{Order, Reply, answered};
use crate::refusal::Refused;
use crate::who::{Caller, MaybeCaller, Said};
use crate::{House, info, unfit};

/// So many tables are on a page, and so many matches in the list of turns.
const PAGE: u32 = 50;

/// So many lines of a chat are shown.
const CHAT: u32 = 200;

/// The longest words for the seed.
const LONGEST_ENTROPY: usize = 100;

type Of<T> = Result<Json<T>, Refused>;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/tables", get(lobby).post(open))
        .route("/tables/{id}", get(look).delete(clear))
        .route("/tables/{id}/invitation", get(invitation))
        .route("/tables/{id}/seats/{seat}", put(sit).delete(stand_up))
        .route("/tables/{id}/start", post(start))
        .route("/tables/{id}/rematch", post(rematch))
        .route("/tables/{id}/commands", post(command))
        .route("/tables/{id}/log", get(log))
        .route("/tables/{id}/chat", get(chat))
        .route("/me/tables", get(mine))
        .route("/me/turns", get(turns))
}

/// Which part of a long list.
#[derive(Deserialize)]
pub(super) struct Before {
    pub(super) before: Option<Moment>,
}

/// The word that lets people in who were invited.
#[derive(Deserialize, Serialize)]
pub(super) struct Invitation {
    pub(super) invitation: Option<String>,
}

async fn lobby(State(house): State<Arc<House>>, Query(part): Query<Before>) -> Of<TablePage> {
    let rows = house.store.lobby(part.before.unwrap_or(Moment::MAX), PAGE).await?;
    Ok(Json(page(&rows)))
}

async fn mine(State(house): State<Arc<House>>, caller: Caller, Query(part): Query<Before>) -> Of<TablePage> {
    let before = part.before.unwrap_or(Moment::MAX);
    let rows = house.store.tables_of(&caller.0.person.id, before, PAGE).await?;
    Ok(Json(page(&rows)))
}

async fn turns(State(house): State<Arc<House>>, caller: Caller) -> Of<TablePage> {
    let rows = house.store.turns_of(&caller.0.person.id, PAGE).await?;
    Ok(Json(TablePage { tables: rows.iter().map(info::of_row).collect(), before: None }))
}

fn page(rows: &[TableRow]) -> TablePage {
    let before = rows.last().map(|row| row.made).filter(|_| rows.len() == PAGE as usize);
    TablePage { tables: rows.iter().map(info::of_row).collect(), before }
}

async fn open(
    State(house): State<Arc<House>>,
    caller: Caller,
    Said(new): Said<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Refused> {
    let id = opening::open(&house, &caller.0.person.id, new).await?;
    Ok((StatusCode::CREATED, changed(&house, &id).await?))
}

async fn look(
    State(house): State<Arc<House>>,
    MaybeCaller(who): MaybeCaller,
    Path(id): Path<String>,
    Query(shown): Query<Invitation>,
) -> Of<TableInfo> {
    let who = who.map(|known| known.person.id);
    let row = admitted(&house, &id, who.as_ref(), shown.invitation.as_deref()).await?;
    Ok(Json(house.hub.info(&row).await))
}

async fn clear(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let row = hosted(&house, &id, &caller).await?;
    match house.store.delete_open_table(&row.id).await? {
        true => {
            house.tell_cleared(&row);
            Ok(StatusCode::NO_CONTENT)
        }
        false => Err(Code::Started.into()),
    }
}

async fn invitation(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Of<Invitation> {
    let me = &caller.0.person.id;
    let row = admitted(&house, &id, Some(me), None).await?;
    if row.host != *me && row.seat_of(me).is_none() {
        return Err(Code::NotFound.into());
    }
    Ok(Json(Invitation { invitation: Some(row.invitation) }))
}

async fn sit(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Said(how): Said<SitDown>,
) -> Of<TableInfo> {
    let me = &caller.0.person.id;
    let row = admitted(&house, &id, Some(me), how.invitation.as_deref()).await?;
    let seat = seat_of(&row, &seat)?;
    let sat = match how.bot {
        Some(_) if row.host != *me => return Err(Code::NotHost.into()),
        Some(level) => {
            let kind = games::find(&row.game).ok_or(Code::NoGame)?;
            if !kind.levels().contains(&level) {
                return Err(Code::BotUnfit.into());
            }
            house.store.seat_bot(&row.id, seat, level).await?
        }
        None => {
            let entropy = how.entropy.as_deref().map(str::trim).filter(|words| !words.is_empty());
            if entropy.is_some_and(|words| unfit::text(words, LONGEST_ENTROPY)) {
                return Err(Code::NameUnfit.into());
            }
            house.store.sit(&row.id, seat, me, entropy).await?
        }
    };
    if !sat {
        let row = house.store.table(&row.id).await?.ok_or(Code::NotFound)?;
        return Err(match (row.stage, how.bot, row.seat_of(me)) {
            (Stage::Playing | Stage::Over, ..) => Code::Started,
            (Stage::Open, None, Some(_)) => Code::SeatedAlready,
            (Stage::Open, ..) => Code::SeatTaken,
        }
        .into());
    }
    changed(&house, &row.id).await
}

async fn stand_up(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
) -> Of<TableInfo> {
    let me = &caller.0.person.id;
    let row = admitted(&house, &id, Some(me), None).await?;
    let seat = seat_of(&row, &seat)?;
    if row.seat_of(me) != Some(seat) && row.host != *me {
        return Err(Code::NotYourSeat.into());
    }
    if !house.store.empty_seat(&row.id, seat).await? {
        return Err(Code::Started.into());
    }
    let table = changed(&house, &row.id).await?;
    if let Some(person) = &row.seats[seat.index()].person {
        house.tell_owner(&person.id, &row, || table.0.clone());
    }
    Ok(table)
}

async fn start(State(house): State<Arc<House>>, caller: Caller, Path(id): Path<String>) -> Of<TableInfo> {
    let row = hosted(&house, &id, &caller).await?;
    opening::start(&house, &row).await?;
    house.hub.wake(&house, &row.id);
    let row = house.store.table(&row.id).await?.ok_or(Code::NotFound)?;
    Ok(Json(house.hub.info(&row).await))
}

async fn rematch(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<TableInfo>), Refused> {
    let me = &caller.0.person.id;
    let row = admitted(&house, &id, Some(me), None).await?;
    if row.seat_of(me).is_none() {
        return Err(Code::Spectator.into());
    }
    let next = opening::rematch(&house, &row, me).await?;
    house.hub.changed(&row.id);
    Ok((StatusCode::CREATED, changed(&house, &next).await?))
}

async fn command(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(shown): Query<Invitation>,
    Said(command): Said<Command>,
) -> Result<StatusCode, Refused> {
    let row = admitted(&house, &id, Some(&caller.0.person.id), shown.invitation.as_deref()).await?;
    let (reply, answer) = oneshot::channel();
    let order = Order::Do { by: caller.0.person, command, reply: Reply::Request(reply) };
    house.hub.order(&house, &row.id, order);
    answered(answer).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The log of a finished match, seed and all: whoever has it can check every card and die.
async fn log(
    State(house): State<Arc<House>>,
    MaybeCaller(who): MaybeCaller,
    Path(id): Path<String>,
    Query(shown): Query<Invitation>,
) -> Result<impl IntoResponse, Refused> {
    let who = who.map(|known| known.person.id);
    let row = admitted(&house, &id, who.as_ref(), shown.invitation.as_deref()).await?;
    if row.stage != Stage::Over {
        return Err(Code::NotOver.into());
    }
    let log = house.store.log(&row.id).await?.ok_or(Code::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], log))
}

/// What was said. Spectators' words are for spectators until the end.
async fn chat(
    State(house): State<Arc<House>>,
    MaybeCaller(who): MaybeCaller,
    Path(id): Path<String>,
    Query(shown): Query<Invitation>,
) -> Of<Vec<ChatLine>> {
    let who = who.map(|known| known.person.id);
    let row = admitted(&house, &id, who.as_ref(), shown.invitation.as_deref()).await?;
    let mut lines = house.store.chat(&row.id, Room::Players, CHAT).await?;
    let muted = match &who {
        Some(who) => house.store.muted_by(who).await?,
        None => Vec::new(),
    };
    let plays = who.is_some_and(|who| row.seat_of(&who).is_some());
    if !plays || row.stage == Stage::Over {
        lines.extend(house.store.chat(&row.id, Room::Spectators, CHAT).await?);
        lines.sort_by_key(|line| line.id);
    }
    lines.retain(|line| !muted.iter().any(|person| person.id == line.by.id));
    Ok(Json(lines))
}

/// The table, if whoever asks may know of it.
pub(crate) async fn admitted(
    house: &House,
    id: &str,
    who: Option<&PersonId>,
    invitation: Option<&str>,
) -> Result<TableRow, Refused> {
    let id: TableId = id.parse().map_err(|_| Code::NotFound)?;
    let row = house.store.table(&id).await?.ok_or(Code::NotFound)?;
    if info::admits(&row, who, invitation) { Ok(row) } else { Err(Code::NotFound.into()) }
}

/// The table, if whoever asks opened it.
async fn hosted(house: &House, id: &str, caller: &Caller) -> Result<TableRow, Refused> {
    let row = admitted(house, id, Some(&caller.0.person.id), None).await?;
    if row.host == caller.0.person.id { Ok(row) } else { Err(Code::NotHost.into()) }
}

/// Everybody hears that a table changed.
async fn changed(house: &Arc<House>, id: &TableId) -> Of<TableInfo> {
    let row = house.store.table(id).await?.ok_or(Code::NotFound)?;
    // A host that is awake tells everybody, in the order in which things happen.
    if !house.hub.changed(id) {
        house.announce(&row, &info::of_row(&row));
    }
    Ok(Json(house.hub.info(&row).await))
}

fn seat_of(row: &TableRow, words: &str) -> Result<Seat, Refused> {
    let seat = words.parse::<u8>().ok().and_then(|index| Seat::try_from(index).ok());
    seat.filter(|seat| seat.index() < row.seats.len()).ok_or_else(|| Code::NoSeat.into())
}
