//! Vacations from correspondence matches.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::Method;
use protocol::{Code, NewVacation, PersonId, Vacation};
use store::Moment;

use super::ApiResult;
use super::routes::Routes;
use crate::AppState;
use crate::api_error::ApiError;
use crate::auth::{Caller, JsonBody};

const DAY: Moment = 86_400_000;

/// Vacation days are counted over this time.
const YEAR: Moment = 365 * DAY;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(
            Method::GET,
            "/me/vacation",
            "Returns the vacation of the user, and the days that are left.",
            get_vacation,
        )
        .add(
            Method::PUT,
            "/me/vacation",
            "Begins a vacation: in correspondence matches, the clocks of the user stand still.",
            begin_vacation,
        )
        .add(Method::DELETE, "/me/vacation", "Ends the vacation.", end_vacation)
}

async fn get_vacation(State(app): State<Arc<AppState>>, caller: Caller) -> ApiResult<Vacation> {
    vacation(&app, &caller.0.person.id).await
}

async fn begin_vacation(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(new): JsonBody<NewVacation>,
) -> ApiResult<Vacation> {
    let me = caller.with_full_scope()?.person.id;
    let (now, length) = (app.now(), Moment::from(new.days) * DAY);
    if new.days == 0 || length > remaining(&app, &me, now).await? {
        return Err(Code::VacationUnfit.into());
    }
    app.store.begin_vacation(&me, now, now + length).await?;
    app.vacation_changed(&me).await?;
    vacation(&app, &me).await
}

async fn end_vacation(State(app): State<Arc<AppState>>, caller: Caller) -> ApiResult<Vacation> {
    let me = caller.with_full_scope()?.person.id;
    if app.store.end_vacation(&me, app.now()).await? {
        app.vacation_changed(&me).await?;
    }
    vacation(&app, &me).await
}

async fn vacation(app: &AppState, person: &PersonId) -> ApiResult<Vacation> {
    let until = app.store.vacation(person, app.now()).await?;
    let remaining = remaining(app, person, until.unwrap_or(app.now())).await?;
    let days_left = u32::try_from(remaining / DAY).unwrap_or(0);
    Ok(Json(Vacation { until, days_left, days_a_year: app.settings.vacation_days }))
}

/// The remaining vacation in milliseconds, given that a vacation runs until `taken_until`.
async fn remaining(app: &AppState, person: &PersonId, taken_until: Moment) -> Result<Moment, ApiError> {
    let allowance = Moment::from(app.settings.vacation_days) * DAY;
    let taken = app.store.vacation_between(person, app.now() - YEAR, taken_until).await?;
    Ok((allowance - taken).max(0))
}
