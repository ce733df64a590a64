//! The addresses under `/api`, and what happens to every request.

mod games;
mod manners;
mod notices;
mod once;
mod people;
mod standings;
mod stream;
mod tables;
mod vacation;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::Code;

use crate::refusal::Refused;
use crate::{Bundle, House, pages, socket, who};
pub(crate) use tables::admitted;

/// Nobody has to say more than this at once.
const LARGEST_BODY: usize = 16 * 1024;

/// The whole server: the browser client, the tables, and what those who run it want to know.
pub fn app(house: &Arc<House>, bundle: Bundle) -> Router {
    let api = Router::new()
        .merge(games::routes())
        .merge(people::routes())
        .merge(tables::routes())
        .merge(standings::routes())
        .merge(manners::routes())
        .merge(notices::routes())
        .merge(vacation::routes())
        .merge(stream::routes())
        .route("/socket", get(socket::open))
        .route("/openapi.json", get(openapi))
        .fallback(async || Refused::from(Code::NotFound))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(house), once::once))
        .layer(from_fn_with_state(Arc::clone(house), answer))
        .with_state(Arc::clone(house));
    let upkeep = Router::new()
        .route("/health", get(async || "fine\n"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(Arc::clone(house));
    Router::new().nest("/api", api).merge(upkeep).merge(pages(bundle))
}

/// Holds everybody to a pace, and says refusals in the language of whoever asked.
async fn answer(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    house.metrics.requests.add(1);
    let asked = request.headers().clone();
    let (parts, body) = request.into_parts();
    let method = parts.method.clone();
    let writes = !matches!(parts.method, Method::GET | Method::HEAD);
    let paced = house.limits.request(who::address(&parts, &house), house.now());
    let mut response = match paced {
        Err(seconds) => Refused::too_fast(seconds).into_response(),
        Ok(()) if writes && house.is_draining() => Refused::from(Code::Draining).into_response(),
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
    };
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let allowed = response.headers().get(header::ALLOW).cloned();
        response.extensions_mut().insert(Refused::from(Code::Method));
        response = spoken(&house, response, &asked);
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
    } else {
        response = spoken(&house, response, &asked);
    }
    // No address: an invitation may stand in it, and who knows the id of an unlisted table may come to it.
    tracing::debug!(%method, status = response.status().as_u16(), "a request");
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

fn spoken(house: &House, mut response: Response, asked: &axum::http::HeaderMap) -> Response {
    match response.extensions_mut().remove::<Refused>() {
        Some(refused) => {
            house.metrics.problems.add(1);
            if refused.code == Code::Broken {
                house.metrics.broken.add(1);
            }
            refused.spoken(asked)
        }
        None => response,
    }
}

async fn ready(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    if house.is_draining() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match house.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the store cannot be read or written");
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be read or written\n")
        }
    }
}

async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics.text())
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("openapi.json"))
}
