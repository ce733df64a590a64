//! Settings of turn notices.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method};
use axum::response::NoContent;
use protocol::{Code, NewNotices, NewSubscription, Notices, PersonId, Subscription};
use store::NoticeSettingsRow;

use super::responses::Created;
use super::routes::Routes;
use crate::AppState;
use crate::api_error::{ApiError, language};
use crate::auth::{Caller, JsonBody, token};
use crate::notices::{has_valid_keys, is_allowed_address};

/// The number of browsers for each person.
const MAX_SUBSCRIPTIONS: usize = 20;

pub(super) fn routes(routes: Routes) -> Routes {
    routes
        .add(Method::GET, "/me/notices", "Returns the notice settings of the user.", get_notices)
        .add(
            Method::PUT,
            "/me/notices",
            "Sets the webhook and the quiet hours; texts will be in the language of this request.",
            put_notices,
        )
        .add(
            Method::POST,
            "/me/notices/subscriptions",
            "Subscribes a browser to notices (Web Push).",
            subscribe,
        )
        .add(Method::DELETE, "/me/notices/subscriptions/{id}", "Unsubscribes a browser.", unsubscribe)
}

async fn get_notices(State(app): State<Arc<AppState>>, caller: Caller) -> Result<Json<Notices>, ApiError> {
    Ok(Json(notices(&app, &caller.with_full_scope()?.person.id).await?))
}

/// The notice settings of a person.
pub(super) async fn notices(app: &AppState, person: &PersonId) -> Result<Notices, ApiError> {
    let settings = app.store.notice_settings(person).await?;
    Ok(Notices {
        push_key: app.notifier.vapid.public_key(),
        subscriptions: app.store.subscriptions(person).await?,
        webhook: settings.as_ref().and_then(|settings| settings.webhook.clone()),
        quiet: settings.as_ref().and_then(|settings| settings.quiet),
        secret: settings.map(|settings| settings.secret),
    })
}

async fn put_notices(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewNotices>,
) -> Result<NoContent, ApiError> {
    let me = caller.with_full_scope()?.person.id;
    if new.webhook.as_ref().is_some_and(|address| !is_allowed(&app, address)) {
        return Err(Code::AddressUnfit.into());
    }
    if new.quiet.is_some_and(|hours| !hours.is_valid()) {
        return Err(Code::HoursUnfit.into());
    }
    let language = language(&headers).tag().to_owned();
    let settings = NoticeSettingsRow { language, webhook: new.webhook, secret: token(), quiet: new.quiet };
    app.store.set_notice_settings(&me, &settings).await?;
    Ok(NoContent)
}

async fn subscribe(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(subscription): JsonBody<NewSubscription>,
) -> Result<Created<Subscription>, ApiError> {
    let me = caller.with_full_scope()?.person.id;
    if !is_allowed(&app, &subscription.endpoint) || !has_valid_keys(&subscription) {
        return Err(Code::AddressUnfit.into());
    }
    if app.store.subscriptions(&me).await?.len() >= MAX_SUBSCRIPTIONS {
        return Err(Code::TooMany.into());
    }
    let made = app.now();
    let id = app.store.subscribe(&me, &subscription, made).await?;
    Ok(Created(Subscription { id, made }))
}

async fn unsubscribe(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<NoContent, ApiError> {
    let me = caller.with_full_scope()?.person.id;
    let id = id.parse().map_err(|_| Code::NotFound)?;
    match app.store.unsubscribe(&me, id).await? {
        true => Ok(NoContent),
        false => Err(Code::NotFound.into()),
    }
}

fn is_allowed(app: &AppState, address: &str) -> bool {
    is_allowed_address(address, app.settings.private_notices)
}
