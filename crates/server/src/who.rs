//! Who asks: tokens, and the body of what they say.
//!
//! A token travels in a header that no other site can make a browser send, and never in a cookie. So there is nothing
//! that a page from elsewhere could do in somebody's name.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::{Code, Scope};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use store::Identified;

use crate::House;
use crate::refusal::Refused;

/// Somebody who showed a good token.
pub(crate) struct Caller(pub(crate) Identified);

impl Caller {
    /// The token must allow everything, not only playing.
    pub(crate) fn with_full_scope(self) -> Result<Identified, Refused> {
        match self.0.scope {
            Scope::Full => Ok(self.0),
            Scope::Play => Err(Code::Scope.into()),
        }
    }
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Refused> {
        let token = bearer(&parts.headers).ok_or(Code::NoToken)?;
        identify(house, token).await.map(Caller)
    }
}

/// Somebody with a good token, or nobody in particular.
pub(crate) struct MaybeCaller(pub(crate) Option<Identified>);

impl FromRequestParts<Arc<House>> for MaybeCaller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<MaybeCaller, Refused> {
        match bearer(&parts.headers) {
            Some(token) => identify(house, token).await.map(|known| MaybeCaller(Some(known))),
            None => Ok(MaybeCaller(None)),
        }
    }
}

/// The body of a request.
pub(crate) struct Said<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Said<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Said<T>, Refused> {
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
                _ => Code::Unreadable,
            })?;
        let said =
            serde_json::from_slice(&bytes).map_err(|error| Refused::plainly(Code::Unreadable, error))?;
        Ok(Said(said))
    }
}

/// The address a request comes from.
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Arc<House>> for From {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<From, Refused> {
        Ok(From(address(parts, house)))
    }
}

pub(crate) fn address(parts: &Parts, house: &House) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let forwarded = parts.headers.get("x-forwarded-for").filter(|_| house.settings.behind_proxy);
    // The proxy adds the address it saw at the end; what stands before it can be made up.
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

pub(crate) async fn identify(house: &House, token: &str) -> Result<Identified, Refused> {
    let known = house.store.identify(&digest(token), house.now()).await?;
    known.ok_or_else(|| Code::BadToken.into())
}

/// What is kept of a token. Tokens are long and random, so a plain hash gives nothing away.
pub(crate) fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(format!("roundtable token\n{token}\n")).into()
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A new token.
pub(crate) fn token() -> String {
    let digits: String = random::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("rt_{digits}")
}
