//! Time off from matches with days for each step.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use protocol::{Code, NewVacation, PersonId, Vacation};
use store::Moment;

use crate::House;
use crate::refusal::Refused;
use crate::who::{Caller, Said};

const DAY: Moment = 86_400_000;

/// What somebody takes counts for so long.
const YEAR: Moment = 365 * DAY;

type Of<T> = Result<Json<T>, Refused>;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new().route("/me/vacation", get(look).put(begin).delete(end))
}

async fn look(State(house): State<Arc<House>>, caller: Caller) -> Of<Vacation> {
    vacation(&house, &caller.0.person.id).await
}

async fn begin(
    State(house): State<Arc<House>>,
    caller: Caller,
    Said(new): Said<NewVacation>,
) -> Of<Vacation> {
    let me = caller.with_full_scope()?.person.id;
    let (now, length) = (house.now(), Moment::from(new.days) * DAY);
    if new.days == 0 || length > left(&house, &me, now).await? {
        return Err(Code::VacationUnfit.into());
    }
    house.store.begin_vacation(&me, now, now + length).await?;
    house.vacation_changed(&me).await?;
    vacation(&house, &me).await
}

async fn end(State(house): State<Arc<House>>, caller: Caller) -> Of<Vacation> {
    let me = caller.with_full_scope()?.person.id;
    if house.store.end_vacation(&me, house.now()).await? {
        house.vacation_changed(&me).await?;
    }
    vacation(&house, &me).await
}

async fn vacation(house: &House, person: &PersonId) -> Of<Vacation> {
    let until = house.store.vacation(person, house.now()).await?;
    let left = left(house, person, until.unwrap_or(house.now())).await?;
    let days_left = u32::try_from(left / DAY).unwrap_or(0);
    Ok(Json(Vacation { until, days_left, days_a_year: house.settings.vacation_days }))
}

/// How much somebody may still take, in milliseconds, if what they take until this moment is taken.
async fn left(house: &House, person: &PersonId, taken_until: Moment) -> Result<Moment, Refused> {
    let all = Moment::from(house.settings.vacation_days) * DAY;
    let taken = house.store.vacation_between(person, house.now() - YEAR, taken_until).await?;
    Ok((all - taken).max(0))
}
