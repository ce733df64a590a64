//! Mutes and reports.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::Method;
use axum::response::NoContent;
use protocol::{Code, NewReport, Person, PersonId};

use super::routes::Routes;
use super::tables::{InvitationQuery, visible_table};
use crate::api_error::ApiError;
use crate::auth::{Caller, JsonBody};
use crate::{AppState, validate};

/// In characters.
const MAX_REASON_LENGTH: usize = 500;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(Method::GET, "/me/mutes", "Lists the people whom the user has muted.", list_mutes)
        .add(Method::PUT, "/me/mutes/{id}", "Mutes the chat of a person.", mute)
        .add(Method::DELETE, "/me/mutes/{id}", "Unmutes a person.", unmute)
        .add(
            Method::POST,
            "/tables/{id}/reports",
            "Reports a chat line to the operator of the server.",
            report,
        )
}

async fn list_mutes(State(app): State<Arc<AppState>>, caller: Caller) -> Result<Json<Vec<Person>>, ApiError> {
    Ok(Json(app.store.muted_by(&caller.0.person.id).await?))
}

async fn mute(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<NoContent, ApiError> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    match app.store.mute(&caller.0.person.id, &id).await? {
        true => Ok(NoContent),
        false => Err(Code::NotFound.into()),
    }
}

async fn unmute(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<NoContent, ApiError> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    app.store.unmute(&caller.0.person.id, &id).await?;
    Ok(NoContent)
}

async fn report(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<InvitationQuery>,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<NoContent, ApiError> {
    let me = &caller.0.person.id;
    let row = visible_table(&app, &id, Some(me), query.invitation.as_deref()).await?;
    let reason = new.why.trim();
    validate::text(reason, MAX_REASON_LENGTH, Code::ChatUnfit)?;
    app.limits.chat(me, app.now()).map_err(ApiError::too_fast)?;
    match app.store.add_report(&row.id, new.line, me, reason, app.now()).await? {
        true => {
            tracing::info!("new report; `roundtable reports` lists it");
            Ok(NoContent)
        }
        false => Err(Code::NotFound.into()),
    }
}
