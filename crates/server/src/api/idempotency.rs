//! Idempotency keys: a request that is sent again with the same key gets the stored answer and is not done again.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock, Mutex};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, PersonId};
use sha2::{Digest, Sha256};
use store::StoredAnswer;

use super::MAX_BODY_SIZE;
use crate::api_error::ApiError;
use crate::{AppState, auth};

const HEADER: &str = "idempotency-key";

const MAX_KEY_LENGTH: usize = 100;

/// The largest answer that is stored.
const MAX_ANSWER_SIZE: usize = 256 * 1024;

/// Marks a response that must not be stored because it has a token.
#[derive(Clone, Copy)]
pub(super) struct DoNotStore;

/// The keys of requests that are running.
static IN_PROGRESS: LazyLock<Mutex<HashSet<(PersonId, String)>>> = LazyLock::new(Mutex::default);

pub(super) async fn idempotent(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    let key = request.headers().get(HEADER).filter(|_| !is_read).cloned();
    let token = auth::bearer(request.headers()).map(str::to_owned);
    match (key, token) {
        (Some(key), Some(token)) => {
            run_once(&app, &key, &token, request, next).await.unwrap_or_else(IntoResponse::into_response)
        }
        _ => next.run(request).await,
    }
}

async fn run_once(
    app: &AppState,
    key: &HeaderValue,
    token: &str,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let key =
        key.to_str().ok().filter(|key| (1..=MAX_KEY_LENGTH).contains(&key.len())).ok_or(Code::Unreadable)?;
    let person = auth::identify(app, token).await?.person.id;
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, MAX_BODY_SIZE).await.map_err(|_| Code::TooLarge)?;
    let digest = digest(&parts.method, &parts.uri.to_string(), &body);
    let _guard = KeyGuard::take(&person, key)?;
    if let Some(answer) = app.store.stored_answer(&person, key).await? {
        return if answer.request == digest { Ok(replay(answer)) } else { Err(Code::KeyReused.into()) };
    }
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    if !response.status().is_success() || response.extensions().get::<DoNotStore>().is_some() {
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, MAX_ANSWER_SIZE).await.map_err(|_| Code::Broken)?;
    let text = String::from_utf8_lossy(&body).into_owned();
    let answer = StoredAnswer { request: digest, status: parts.status.as_u16(), body: text };
    app.store.store_answer(&person, key, &answer, app.now()).await?;
    Ok(Response::from_parts(parts, Body::from(body)))
}

fn digest(method: &Method, address: &str, body: &Bytes) -> [u8; 32] {
    let mut digest = Sha256::new();
    digest.update(format!("{method} {address}\n"));
    digest.update(body);
    digest.finalize().into()
}

fn replay(answer: StoredAnswer) -> Response {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::OK);
    let mut response = (status, answer.body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert("idempotency-replayed", HeaderValue::from_static("true"));
    response
}

/// A key that is in use until this is dropped.
struct KeyGuard((PersonId, String));

impl KeyGuard {
    /// Fails while a request with the same key is running.
    fn take(person: &PersonId, key: &str) -> Result<KeyGuard, ApiError> {
        let entry = (*person, key.to_owned());
        let mut in_progress = IN_PROGRESS.lock().expect("no code panics while it holds the lock");
        if in_progress.insert(entry.clone()) { Ok(KeyGuard(entry)) } else { Err(ApiError::too_fast(1)) }
    }
}

impl Drop for KeyGuard {
    fn drop(&mut self) {
        IN_PROGRESS.lock().expect("no code panics while it holds the lock").remove(&self.0);
    }
}
