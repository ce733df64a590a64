//! Idempotency keys: a request that is sent again with the same key is not done again, but answered as before.

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

use super::LARGEST_BODY;
use crate::refusal::Refused;
use crate::{House, who};

/// The header with the key.
const KEY: &str = "idempotency-key";

/// The longest key.
const LONGEST_KEY: usize = 100;

/// The largest answer that is kept.
const LARGEST_ANSWER: usize = 256 * 1024;

/// A response that must not be kept, because there is a token in it.
#[derive(Clone, Copy)]
pub(super) struct Secret;

/// Requests that are being answered just now.
static UNDER_WAY: LazyLock<Mutex<HashSet<(PersonId, String)>>> = LazyLock::new(Mutex::default);

pub(super) async fn once(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let key = request.headers().get(KEY).filter(|_| !reads).cloned();
    let token = who::bearer(request.headers()).map(str::to_owned);
    match (key, token) {
        (Some(key), Some(token)) => {
            keyed(&house, &key, &token, request, next).await.unwrap_or_else(IntoResponse::into_response)
        }
        _ => next.run(request).await,
    }
}

async fn keyed(
    house: &House,
    key: &HeaderValue,
    token: &str,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    let key =
        key.to_str().ok().filter(|key| (1..=LONGEST_KEY).contains(&key.len())).ok_or(Code::Unreadable)?;
    let person = who::identify(house, token).await?.person.id;
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, LARGEST_BODY).await.map_err(|_| Code::TooLarge)?;
    let digest = digest(&parts.method, &parts.uri.to_string(), &body);
    let _turn = Turn::take(&person, key)?;
    if let Some(answer) = house.store.stored_answer(&person, key).await? {
        return if answer.request == digest { Ok(replayed(answer)) } else { Err(Code::KeyReused.into()) };
    }
    let response = next.run(Request::from_parts(parts, Body::from(body))).await;
    if !response.status().is_success() || response.extensions().get::<Secret>().is_some() {
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, LARGEST_ANSWER).await.map_err(|_| Code::Broken)?;
    let text = String::from_utf8_lossy(&body).into_owned();
    let answer = StoredAnswer { request: digest, status: parts.status.as_u16(), body: text };
    house.store.store_answer(&person, key, &answer, house.now()).await?;
    Ok(Response::from_parts(parts, Body::from(body)))
}

fn digest(method: &Method, address: &str, body: &Bytes) -> [u8; 32] {
    let mut digest = Sha256::new();
    digest.update(format!("{method} {address}\n"));
    digest.update(body);
    digest.finalize().into()
}

fn replayed(answer: StoredAnswer) -> Response {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::OK);
    let mut response = (status, answer.body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert("idempotency-replayed", HeaderValue::from_static("true"));
    response
}

/// A key is being used; given back when dropped.
struct Turn((PersonId, String));

impl Turn {
    /// Refused while the same request is being answered.
    fn take(person: &PersonId, key: &str) -> Result<Turn, Refused> {
        let entry = (*person, key.to_owned());
        let mut under_way = UNDER_WAY.lock().expect("nobody panics while holding the list");
        if under_way.insert(entry.clone()) { Ok(Turn(entry)) } else { Err(Refused::too_fast(1)) }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        UNDER_WAY.lock().expect("nobody panics while holding the list").remove(&self.0);
    }
}
