//! How somebody wants to be told that it is their turn.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use protocol::{Code, NewNotices, NewSubscription, Notices, PersonId, Subscription};
use store::NoticeSettingsRow;

use crate::House;
use crate::notices::{is_callable, is_subscription};
use crate::refusal::{Refused, language};
use crate::who::{Caller, Said, token};

/// So many browsers may take messages for somebody.
const MOST_SUBSCRIPTIONS: usize = 20;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/me/notices", get(look).put(settle))
        .route("/me/notices/subscriptions", post(subscribe))
        .route("/me/notices/subscriptions/{id}", delete(unsubscribe))
}

async fn look(State(house): State<Arc<House>>, caller: Caller) -> Result<Json<Notices>, Refused> {
    Ok(Json(notices(&house, &caller.with_full_scope()?.person.id).await?))
}

/// How somebody is told.
pub(super) async fn notices(house: &House, person: &PersonId) -> Result<Notices, Refused> {
    let wish = house.store.notice_settings(person).await?;
    Ok(Notices {
        push_key: house.herald.vapid.public(),
        subscriptions: house.store.subscriptions(person).await?,
        webhook: wish.as_ref().and_then(|wish| wish.webhook.clone()),
        quiet: wish.as_ref().and_then(|wish| wish.quiet),
        secret: wish.map(|wish| wish.secret),
    })
}

async fn settle(
    State(house): State<Arc<House>>,
    caller: Caller,
    headers: HeaderMap,
    Said(new): Said<NewNotices>,
) -> Result<StatusCode, Refused> {
    let me = caller.with_full_scope()?.person.id;
    if new.webhook.as_ref().is_some_and(|address| !may_call(&house, address)) {
        return Err(Code::AddressUnfit.into());
    }
    if new.quiet.is_some_and(|hours| !hours.is_sound()) {
        return Err(Code::HoursUnfit.into());
    }
    let language = language(&headers).tag().to_owned();
    let wish = NoticeSettingsRow { language, webhook: new.webhook, secret: token(), quiet: new.quiet };
    house.store.set_notice_settings(&me, &wish).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn subscribe(
    State(house): State<Arc<House>>,
    caller: Caller,
    Said(way): Said<NewSubscription>,
) -> Result<(StatusCode, Json<Subscription>), Refused> {
    let me = caller.with_full_scope()?.person.id;
    if !may_call(&house, &way.endpoint) || !is_subscription(&way) {
        return Err(Code::AddressUnfit.into());
    }
    if house.store.subscriptions(&me).await?.len() >= MOST_SUBSCRIPTIONS {
        return Err(Code::TooMany.into());
    }
    let made = house.now();
    let id = house.store.subscribe(&me, &way, made).await?;
    Ok((StatusCode::CREATED, Json(Subscription { id, made })))
}

async fn unsubscribe(
    State(house): State<Arc<House>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let me = caller.with_full_scope()?.person.id;
    let id = id.parse().map_err(|_| Code::NotFound)?;
    match house.store.unsubscribe(&me, id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Code::NotFound.into()),
    }
}

fn may_call(house: &House, address: &str) -> bool {
    is_callable(address, house.settings.private_notices)
}
