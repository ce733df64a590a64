//! Guests, accounts, devices.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::NoContent;
use protocol::{
    Code, Credentials, Device, NewGuest, NewToken, Notices, Person, PersonId, PersonKind, Rename, Scope,
    TableInfo, Welcome,
};
use serde::Serialize;
use store::{Moment, NewDevice};
use utoipa::ToSchema;

use super::ApiResult;
use super::notices::notices;
use super::responses::IssuedToken;
use super::routes::Routes;
use crate::api_error::ApiError;
use crate::auth::{Caller, ClientIp, JsonBody, digest, random, token};
use crate::{AppState, info, validate};

/// Half a year, in milliseconds.
const TOKEN_LIFETIME: Moment = 180 * 86_400_000;

const MAX_DEVICES: usize = 50;

const MAX_EXPORTED_TABLES: u32 = 10_000;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(Method::POST, "/guests", "Creates a guest, or a program that plays.", create_guest)
        .add(Method::POST, "/sessions", "Logs in to an account on this device.", log_in)
        .add(Method::GET, "/me", "Returns the user of the token.", get_me)
        .add(Method::PATCH, "/me", "Changes the name of the user.", rename_me)
        .add(Method::DELETE, "/me", "Deletes the user: devices, login, name and chat.", delete_me)
        .add(
            Method::POST,
            "/me/account",
            "Turns a guest into an account with a login and a password.",
            create_account,
        )
        .add(Method::GET, "/me/export", "Returns all data of the user.", export_me)
        .add(Method::GET, "/me/devices", "Lists the devices of the user, oldest first.", list_devices)
        .add(Method::POST, "/me/devices", "Creates a token for another device or program.", add_device)
        .add(Method::DELETE, "/me/devices/{id}", "Revokes a token and closes its connections.", remove_device)
}

async fn create_guest(
    State(app): State<Arc<AppState>>,
    ClientIp(address): ClientIp,
    JsonBody(new): JsonBody<NewGuest>,
) -> Result<IssuedToken, ApiError> {
    app.limits.sign_in(address, app.now()).map_err(ApiError::too_fast)?;
    validate::name(&new.name)?;
    let kind = if new.bot { PersonKind::Bot } else { PersonKind::Guest };
    let person = Person { id: PersonId::of(random()), name: new.name.trim().to_owned(), kind };
    app.store.add_person(&person, app.now()).await?;
    issue_token(&app, person, "", Scope::Full).await
}

async fn log_in(
    State(app): State<Arc<AppState>>,
    ClientIp(address): ClientIp,
    JsonBody(credentials): JsonBody<Credentials>,
) -> Result<IssuedToken, ApiError> {
    app.limits.sign_in(address, app.now()).map_err(ApiError::too_fast)?;
    let account = app.store.account(&credentials.login.to_lowercase()).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    app.metrics.passwords.add(1);
    match (app.passwords.is_right(credentials.password, hash).await?, account) {
        (true, Some(account)) => issue_token(&app, account.person, "", Scope::Full).await,
        _ => Err(Code::BadLogin.into()),
    }
}

async fn get_me(caller: Caller) -> Json<Person> {
    Json(caller.0.person)
}

async fn rename_me(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(new): JsonBody<Rename>,
) -> ApiResult<Person> {
    let person = caller.with_full_scope()?.person;
    validate::name(&new.name)?;
    let name = new.name.trim().to_owned();
    app.store.rename_person(&person.id, &name).await?;
    Ok(Json(Person { name, ..person }))
}

async fn create_account(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(credentials): JsonBody<Credentials>,
) -> ApiResult<Person> {
    let person = caller.with_full_scope()?.person;
    let login = credentials.login.to_lowercase();
    if person.kind != PersonKind::Guest {
        return Err(Code::HasAccount.into());
    }
    validate::login(&login)?;
    validate::password(&credentials.password)?;
    if app.store.account(&login).await?.is_some() {
        return Err(Code::LoginTaken.into());
    }
    app.limits.account(&person.id, app.now()).map_err(ApiError::too_fast)?;
    app.metrics.passwords.add(1);
    let hash = app.passwords.hash(credentials.password).await?;
    if !app.store.add_account(&person.id, &login, &hash).await? {
        // Another request took the login first.
        let is_taken = app.store.account(&login).await?.is_some();
        return Err(if is_taken { Code::LoginTaken } else { Code::HasAccount }.into());
    }
    Ok(Json(Person { kind: PersonKind::Account, ..person }))
}

async fn delete_me(State(app): State<Arc<AppState>>, caller: Caller) -> Result<NoContent, ApiError> {
    let identity = caller.with_full_scope()?;
    let tables = app.store.tables_of(&identity.person.id, Moment::MAX, MAX_EXPORTED_TABLES).await?;
    // The tokens are revoked first, then their connections are closed, so that no new connection can be opened between.
    for device in app.store.delete_person(&identity.person.id).await? {
        app.devices.revoke(device);
    }
    for table in tables {
        app.hub.table_changed(&table.id);
    }
    Ok(NoContent)
}

/// All data of a person.
#[derive(Serialize, ToSchema)]
struct Export {
    person: Person,
    devices: Vec<Device>,
    notices: Notices,
    tables: Vec<TableInfo>,
}

async fn export_me(State(app): State<Arc<AppState>>, caller: Caller) -> ApiResult<Export> {
    let identity = caller.with_full_scope()?;
    let devices = app.store.devices(&identity.person.id, identity.device).await?;
    let tables = app.store.tables_of(&identity.person.id, Moment::MAX, MAX_EXPORTED_TABLES).await?;
    let notices = notices(&app, &identity.person.id).await?;
    let tables = tables.iter().map(info::table_info).collect();
    Ok(Json(Export { person: identity.person, devices, notices, tables }))
}

async fn list_devices(State(app): State<Arc<AppState>>, caller: Caller) -> ApiResult<Vec<Device>> {
    let identity = caller.with_full_scope()?;
    Ok(Json(app.store.devices(&identity.person.id, identity.device).await?))
}

async fn add_device(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(new): JsonBody<NewToken>,
) -> Result<IssuedToken, ApiError> {
    let identity = caller.with_full_scope()?;
    validate::name(&new.label)?;
    if app.store.devices(&identity.person.id, identity.device).await?.len() >= MAX_DEVICES {
        return Err(Code::TooMany.into());
    }
    issue_token(&app, identity.person, &new.label, new.scope).await
}

async fn remove_device(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<NoContent, ApiError> {
    let identity = caller.with_full_scope()?;
    let id = id.parse().map_err(|_| Code::NotFound)?;
    if !app.store.remove_device(&identity.person.id, id).await? {
        return Err(Code::NotFound.into());
    }
    app.devices.revoke(id);
    Ok(NoContent)
}

/// Creates a device with a token.
async fn issue_token(
    app: &AppState,
    person: Person,
    label: &str,
    scope: Scope,
) -> Result<IssuedToken, ApiError> {
    let (token, made) = (token(), app.now());
    let device = NewDevice {
        person: person.id,
        digest: digest(&token),
        label: label.to_owned(),
        scope,
        made,
        ends: made + TOKEN_LIFETIME,
    };
    app.store.add_device(&device).await?;
    Ok(IssuedToken(Welcome { person, token }))
}
