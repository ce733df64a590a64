//! Guests, accounts, devices.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use protocol::{
    Code, Credentials, Device, NewGuest, NewToken, Notices, Person, PersonId, PersonKind, Rename, Scope,
    TableInfo, Welcome,
};
use serde::Serialize;
use store::{Moment, NewDevice};

use super::notices::notices;
use super::once::Secret;
use crate::refusal::Refused;
use crate::who::{Caller, From, Said, digest, random, token};
use crate::{House, info, unfit};

/// A token is good for half a year.
const TOKEN_LIFE: Moment = 180 * 86_400_000;

/// So many devices may somebody have.
const MOST_DEVICES: usize = 50;

/// So many tables are in an export.
const MOST_EXPORTED: u32 = 10_000;

type Of<T> = Result<Json<T>, Refused>;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/guests", post(enter))
        .route("/sessions", post(log_in))
        .route("/me", get(me).patch(rename).delete(forget))
        .route("/me/account", post(keep))
        .route("/me/export", get(export))
        .route("/me/devices", get(devices).post(add_device))
        .route("/me/devices/{id}", delete(remove_device))
}

async fn enter(
    State(house): State<Arc<House>>,
    From(address): From,
    Said(new): Said<NewGuest>,
) -> Result<Response, Refused> {
    house.limits.entry(address, house.now()).map_err(Refused::too_fast)?;
    if unfit::name(&new.name) {
        return Err(Code::NameUnfit.into());
    }
    let kind = if new.bot { PersonKind::Bot } else { PersonKind::Guest };
    let person = Person { id: PersonId::of(random()), name: new.name.trim().to_owned(), kind };
    house.store.add_person(&person, house.now()).await?;
    welcome(&house, person, "", Scope::Full).await
}

async fn log_in(
    State(house): State<Arc<House>>,
    From(address): From,
    Said(credentials): Said<Credentials>,
) -> Result<Response, Refused> {
    house.limits.entry(address, house.now()).map_err(Refused::too_fast)?;
    let account = house.store.account(&credentials.login.to_lowercase()).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    house.metrics.passwords.add(1);
    match (house.passwords.is_right(credentials.password, hash).await?, account) {
        (true, Some(account)) => welcome(&house, account.person, "", Scope::Full).await,
        _ => Err(Code::BadLogin.into()),
    }
}

async fn me(caller: Caller) -> Json<Person> {
    Json(caller.0.person)
}

async fn rename(State(house): State<Arc<House>>, caller: Caller, Said(new): Said<Rename>) -> Of<Person> {
    let person = caller.with_full_scope()?.person;
    if unfit::name(&new.name) {
        return Err(Code::NameUnfit.into());
    }
    let name = new.name.trim().to_owned();
    house.store.rename_person(&person.id, &name).await?;
    Ok(Json(Person { name, ..person }))
}

async fn keep(
    State(house): State<Arc<House>>,
    caller: Caller,
    Said(wanted): Said<Credentials>,
) -> Of<Person> {
    let person = caller.with_full_scope()?.person;
    let login = wanted.login.to_lowercase();
    if person.kind != PersonKind::Guest {
        return Err(Code::HasAccount.into());
    }
    if unfit::login(&login) {
        return Err(Code::LoginUnfit.into());
    }
    if unfit::password(&wanted.password) {
        return Err(Code::PasswordUnfit.into());
    }
    if house.store.account(&login).await?.is_some() {
        return Err(Code::LoginTaken.into());
    }
    house.limits.account(&person.id, house.now()).map_err(Refused::too_fast)?;
    house.metrics.passwords.add(1);
    let hash = house.passwords.hash(wanted.password).await?;
    if !house.store.add_account(&person.id, &login, &hash).await? {
        // Another request took the login first.
        let is_taken = house.store.account(&login).await?.is_some();
        return Err(if is_taken { Code::LoginTaken } else { Code::HasAccount }.into());
    }
    Ok(Json(Person { kind: PersonKind::Account, ..person }))
}

async fn forget(State(house): State<Arc<House>>, caller: Caller) -> Result<StatusCode, Refused> {
    let known = caller.with_full_scope()?;
    let tables = house.store.tables_of(&known.person.id, Moment::MAX, MOST_EXPORTED).await?;
    // First the tokens are worth nothing, then what was opened with them ends: nothing can be opened in between.
    for device in house.store.delete_person(&known.person.id).await? {
        house.devices.revoke(device);
    }
    for table in tables {
        house.hub.changed(&table.id);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept of somebody.
#[derive(Serialize)]
struct Export {
    person: Person,
    devices: Vec<Device>,
    notices: Notices,
    tables: Vec<TableInfo>,
}

async fn export(State(house): State<Arc<House>>, caller: Caller) -> Of<Export> {
    let known = caller.with_full_scope()?;
    let devices = house.store.devices(&known.person.id, known.device).await?;
    let tables = house.store.tables_of(&known.person.id, Moment::MAX, MOST_EXPORTED).await?;
    let notices = notices(&house, &known.person.id).await?;
    let tables = tables.iter().map(info::of_row).collect();
    Ok(Json(Export { person: known.person, devices, notices, tables }))
}

async fn devices(State(house): State<Arc<House>>, caller: Caller) -> Of<Vec<Device>> {
    let known = caller.with_full_scope()?;
    Ok(Json(house.store.devices(&known.person.id, known.device).await?))
}

async fn add_device(
    State(house): State<Arc<House>>,
    caller: Caller,
    Said(new): Said<NewToken>,
) -> Result<Response, Refused> {
    let known = caller.with_full_scope()?;
    if unfit::name(&new.label) {
        return Err(Code::NameUnfit.into());
    }
    if house.store.devices(&known.person.id, known.device).await?.len() >= MOST_DEVICES {
        return Err(Code::TooMany.into());
    }
    welcome(&house, known.person, &new.label, new.scope).await
}

async fn remove_device(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let known = caller.with_full_scope()?;
    let id = id.parse().map_err(|_| Code::NotFound)?;
    if !house.store.remove_device(&known.person.id, id).await? {
        return Err(Code::NotFound.into());
    }
    house.devices.revoke(id);
    Ok(StatusCode::NO_CONTENT)
}

/// Gives somebody a token for a new device.
async fn welcome(house: &House, person: Person, label: &str, scope: Scope) -> Result<Response, Refused> {
    let (token, made) = (token(), house.now());
    let device = NewDevice {
        person: person.id,
        digest: digest(&token),
        label: label.to_owned(),
        scope,
        made,
        ends: made + TOKEN_LIFE,
    };
    house.store.add_device(&device).await?;
    let mut response = (StatusCode::CREATED, Json(Welcome { person, token })).into_response();
    response.extensions_mut().insert(Secret);
    Ok(response)
}
