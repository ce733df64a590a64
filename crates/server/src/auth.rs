//! Authentication and request extractors: tokens, JSON bodies, client addresses.
//!
//! A token travels in a header that no other site can make a browser send, never in a cookie. So another site cannot
//! act in a user's name.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use lang::Locale;
use protocol::{Code, Scope};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use store::Identified;

use crate::AppState;
use crate::api_error::{ApiError, language};

/// A client with a valid token.
pub(crate) struct Caller(pub(crate) Identified);

impl Caller {
    /// Fails if the token allows only playing.
    pub(crate) fn with_full_scope(self) -> Result<Identified, ApiError> {
        match self.0.scope {
            Scope::Full => Ok(self.0),
            Scope::Play => Err(Code::Scope.into()),
        }
    }
}

impl FromRequestParts<Arc<AppState>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Caller, ApiError> {
        let token = bearer(&parts.headers).ok_or(Code::NoToken)?;
        identify(app, token).await.map(Caller)
    }
}

/// A client with a valid token or with none. An invalid token is an error.
pub(crate) struct OptionalCaller(pub(crate) Option<Identified>);

impl FromRequestParts<Arc<AppState>> for OptionalCaller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<OptionalCaller, ApiError> {
        match bearer(&parts.headers) {
            Some(token) => identify(app, token).await.map(|identity| OptionalCaller(Some(identity))),
            None => Ok(OptionalCaller(None)),
        }
    }
}

/// The token of a request, which the handler identifies itself.
pub(crate) struct Token(pub(crate) String);

impl FromRequestParts<Arc<AppState>> for Token {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Token, ApiError> {
        Ok(Token(bearer(&parts.headers).ok_or(Code::NoToken)?.to_owned()))
    }
}

/// The token of a request, if it has one, and its language.
pub(crate) struct OptionalToken {
    pub(crate) token: Option<String>,
    pub(crate) locale: Locale,
}

impl FromRequestParts<Arc<AppState>> for OptionalToken {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<OptionalToken, ApiError> {
        let token = bearer(&parts.headers).map(str::to_owned);
        Ok(OptionalToken { token, locale: language(&parts.headers) })
    }
}

/// The JSON body of a request.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, ApiError> {
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
                _ => Code::Unreadable,
            })?;
        let value =
            serde_json::from_slice(&bytes).map_err(|error| ApiError::with_detail(Code::Unreadable, error))?;
        Ok(JsonBody(value))
    }
}

/// The address of the client.
pub(crate) struct ClientIp(pub(crate) IpAddr);

impl FromRequestParts<Arc<AppState>> for ClientIp {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<ClientIp, ApiError> {
        Ok(ClientIp(client_ip(parts, app)))
    }
}

pub(crate) fn client_ip(parts: &Parts, app: &AppState) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let forwarded = parts.headers.get("x-forwarded-for").filter(|_| app.settings.behind_proxy);
    // The proxy appends the address it saw; the client can forge everything before it.
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

pub(crate) async fn identify(app: &AppState, token: &str) -> Result<Identified, ApiError> {
    let identity = app.store.identify(&digest(token), app.now()).await?;
    identity.ok_or_else(|| Code::BadToken.into())
}

/// The digest of a token, which is all that is stored. Tokens are long and random, so a plain hash is safe.
pub(crate) fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(format!("roundtable token\n{token}\n")).into()
}

/// Bytes from the operating system's random generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has a random generator");
    bytes
}

pub(crate) fn token() -> String {
    let hex: String = random::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("rt_{hex}")
}
