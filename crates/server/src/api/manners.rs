//! Not hearing somebody, and complaining of somebody.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use protocol::{Code, NewReport, Person, PersonId};

use super::tables::{Invitation, admitted};
use crate::refusal::Refused;
use crate::who::{Caller, Said};
use crate::{House, unfit};

/// The longest complaint.
const LONGEST_COMPLAINT: usize = 500;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/me/mutes", get(muted))
        .route("/me/mutes/{id}", put(mute).delete(unmute))
        .route("/tables/{id}/reports", post(report))
}

async fn muted(State(house): State<Arc<House>>, caller: Caller) -> Result<Json<Vec<Person>>, Refused> {
    Ok(Json(house.store.muted_by(&caller.0.person.id).await?))
}

async fn mute(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    match house.store.mute(&caller.0.person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Code::NotFound.into()),
    }
}

async fn unmute(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let id: PersonId = id.parse().map_err(|_| Code::NotFound)?;
    house.store.unmute(&caller.0.person.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn report(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(shown): Query<Invitation>,
    Said(new): Said<NewReport>,
) -> Result<StatusCode, Refused> {
    let me = &caller.0.person.id;
    let row = admitted(&house, &id, Some(me), shown.invitation.as_deref()).await?;
    let why = new.why.trim();
    if unfit::text(why, LONGEST_COMPLAINT) {
        return Err(Code::ChatUnfit.into());
    }
    house.limits.chat(me, house.now()).map_err(Refused::too_fast)?;
    match house.store.add_report(&row.id, new.line, me, why, house.now()).await? {
        true => {
            tracing::info!("somebody complained: roundtable reports lists it");
            Ok(StatusCode::NO_CONTENT)
        }
        false => Err(Code::NotFound.into()),
    }
}
