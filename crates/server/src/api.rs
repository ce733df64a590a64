//! The routes under `/api`, and the middleware of every request.

mod games;
mod idempotency;
mod moderation;
mod notices;
mod people;
mod responses;
mod routes;
mod standings;
mod stream;
mod tables;
mod vacation;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use protocol::Code;

use crate::api_error::ApiError;
use crate::{AppState, Bundle, auth, pages, socket};
pub(crate) use responses::Upgraded;
use responses::WrittenJson;
use routes::Routes;
pub(crate) use tables::visible_table;

type ApiResult<T> = Result<Json<T>, ApiError>;

/// The largest request body.
const MAX_BODY_SIZE: usize = 16 * 1024;

/// The router of the whole server: the browser client, the API, and the endpoints for operators.
pub fn router(app: &Arc<AppState>, bundle: Bundle) -> Router {
    let (api, document) = documented_routes().finish();
    let document = document.to_json().expect("the document is plain data");
    let api = api
        .layer(Extension(Document(Arc::from(document))))
        .fallback(async || ApiError::from(Code::NotFound))
        .layer(DefaultBodyLimit::max(MAX_BODY_SIZE))
        .layer(from_fn_with_state(Arc::clone(app), idempotency::idempotent))
        .layer(from_fn_with_state(Arc::clone(app), finish_response))
        .with_state(Arc::clone(app));
    let operations = Router::new()
        .route("/health", get(async || "fine\n"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(Arc::clone(app));
    Router::new().nest("/api", api).merge(operations).merge(pages(bundle))
}

/// All routes of the API.
fn documented_routes() -> Routes {
    let routes = Routes::new()
        .add(Method::GET, "/socket", "Opens the WebSocket: see docs/protocol.md.", socket::open)
        .add(Method::GET, "/openapi.json", "Returns this document.", openapi);
    [
        games::routes,
        people::routes,
        tables::routes,
        standings::routes,
        moderation::routes,
        notices::routes,
        vacation::routes,
        stream::routes,
    ]
    .into_iter()
    .fold(routes, |routes, add| add(routes))
}

/// Applies the rate limit, and turns errors into responses in the language of the request.
async fn finish_response(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    app.metrics.requests.add(1);
    let request_headers = request.headers().clone();
    let (parts, body) = request.into_parts();
    let method = parts.method.clone();
    let is_write = !matches!(parts.method, Method::GET | Method::HEAD);
    let admitted = app.limits.request(auth::client_ip(&parts, &app), app.now());
    let mut response = match admitted {
        Err(seconds) => ApiError::too_fast(seconds).into_response(),
        Ok(()) if is_write && app.is_draining() => ApiError::from(Code::Draining).into_response(),
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
    };
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let allowed = response.headers().get(header::ALLOW).cloned();
        response.extensions_mut().insert(ApiError::from(Code::Method));
        response = localized(&app, response, &request_headers);
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
    } else {
        response = localized(&app, response, &request_headers);
    }
    // The log has no paths: a path may contain an invitation or the id of an unlisted table, and both give access.
    tracing::debug!(%method, status = response.status().as_u16(), "request");
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

fn localized(app: &AppState, mut response: Response, request_headers: &axum::http::HeaderMap) -> Response {
    match response.extensions_mut().remove::<ApiError>() {
        Some(refused) => {
            app.metrics.problems.add(1);
            if refused.code == Code::Broken {
                app.metrics.broken.add(1);
            }
            refused.localized(request_headers)
        }
        None => response,
    }
}

async fn ready(State(app): State<Arc<AppState>>) -> (StatusCode, &'static str) {
    if app.is_draining() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n");
    }
    match app.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the store cannot be read or written");
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be read or written\n")
        }
    }
}

async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text())
}

/// The OpenAPI document as JSON, written once.
#[derive(Clone)]
struct Document(Arc<str>);

async fn openapi(Extension(document): Extension<Document>) -> WrittenJson {
    WrittenJson(document.0.to_string())
}
