//! Mutes and reports.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use protocol::{Code, NewReport, Person, PersonId};

use super::tables::{Invitation, visible_table};
use crate::api_error::ApiError;
use crate::auth::{Caller, JsonBody};
use crate::{AppState, validate};

/// In characters.
const MAX_REASON_LENGTH: usize = 500;

pub(super) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/me/mutes", get(list_mutes))
        .route("/me/mutes/{id}", put(mute).delete(unmute))
        .route("/tables/{id}/reports", post(report))
}

async fn list_mutes(State(app): State<Arc<AppState>>, caller: Caller) -> Result<Json<Vec<Person>>, ApiError> {
    Ok(Json(app.store.muted_by(&caller.0.person.id).await?))
}

async fn mute(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    match app.store.mute(&caller.0.person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Code::NotFound.into()),
    }
}

async fn unmute(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    app.store.unmute(&caller.0.person.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn report(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<Invitation>,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<StatusCode, ApiError> {
    let me = &caller.0.person.id;
    let row = visible_table(&app, &id, Some(me), query.invitation.as_deref()).await?;
    let reason = new.why.trim();
    validate::text(reason, MAX_REASON_LENGTH, Code::ChatUnfit)?;
    app.limits.chat(me, app.now()).map_err(ApiError::too_fast)?;
    match app.store.add_report(&row.id, new.line, me, reason, app.now()).await? {
        true => {
            tracing::info!("new report; `roundtable reports` lists it");
            Ok(StatusCode::NO_CONTENT)
        }
        false => Err(Code::NotFound.into()),
    }
}
