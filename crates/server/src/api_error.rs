//! Errors of the API, before the language of the response is known.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use lang::{Locale, Names};
use protocol::{Code, Problem};
use scene::Text;
use store::StoreError;
use table::{OpenError, OtherRules, PlayError, Session};

use crate::messages::voice;

/// The reason why a request or a command was refused.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) code: Code,
    /// More about the reason, from the table or from a game.
    detail: Option<Box<Detail>>,
    clause: Option<&'static str>,
    /// Seconds to wait before another attempt.
    retry_after: Option<u64>,
}

#[derive(Clone, Debug)]
enum Detail {
    /// For developers of clients: always English.
    Plain(String),
    /// For everybody: a text that does not depend on the game.
    Shared(Text),
    /// For players: a text of the game.
    Localized { game: String, text: Text, names: Vec<String>, you: Seat },
}

impl ApiError {
    /// The client is over its rate limit and must wait this many seconds.
    pub(crate) fn too_fast(seconds: u64) -> ApiError {
        ApiError { retry_after: Some(seconds), ..Code::TooFast.into() }
    }

    /// The server is overloaded; the client should wait this many seconds.
    pub(crate) fn busy(seconds: u64) -> ApiError {
        ApiError { retry_after: Some(seconds), ..Code::Busy.into() }
    }

    /// An error with a detail for developers of clients.
    pub(crate) fn with_detail(code: Code, detail: impl ToString) -> ApiError {
        ApiError { detail: Some(Box::new(Detail::Plain(detail.to_string()))), ..code.into() }
    }

    /// The table refused an action of this seat.
    pub(crate) fn from_play_error(error: &PlayError, session: &dyn Session, you: Seat) -> ApiError {
        let code = match error {
            PlayError::Unreadable(_) | PlayError::Impossible(_) => Code::Notation,
            PlayError::NotYourTurn(..) | PlayError::ChanceFirst | PlayError::NotChance => Code::NotYourTurn,
            PlayError::Over => Code::Over,
            PlayError::NoUndo(_) => Code::NoUndo,
            PlayError::Refused(_) | PlayError::Sealed | PlayError::Scripted => Code::Rule,
        };
        let header = session.header();
        let detail =
            Detail::Localized { game: header.game.clone(), text: error.text(), names: header.names(), you };
        ApiError { detail: Some(Box::new(detail)), clause: error.clause(), ..code.into() }
    }

    /// A match cannot be opened with these options or seats.
    pub(crate) fn from_open_error(error: &OpenError) -> ApiError {
        let code = match error {
            OpenError::OtherGame(_) => Code::NoGame,
            OpenError::OtherRules(rules) => return ApiError::from_other_rules(rules),
            OpenError::Options(_) => Code::OptionsUnfit,
            OpenError::Seats { .. } => Code::SeatsUnfit,
            OpenError::Name(..) | OpenError::Entropy(..) => Code::NameUnfit,
        };
        ApiError::with_detail(code, error)
    }

    /// The match follows rules that this program does not play.
    pub(crate) fn from_other_rules(rules: &OtherRules) -> ApiError {
        ApiError { detail: Some(Box::new(Detail::Shared(rules.text()))), ..Code::OtherRules.into() }
    }

    /// The problem with its texts in this language.
    pub(crate) fn problem(&self, locale: Locale) -> Problem {
        let code = self.code.word();
        let detail = self.detail.as_deref().map(|detail| match detail {
            Detail::Plain(text) => text.clone(),
            Detail::Shared(text) => voice(locale, None).say(text, Names::default()),
            Detail::Localized { game, text, names, you } => {
                voice(locale, Some(game)).say(text, Names { names, you: Some(*you) })
            }
        });
        Problem {
            kind: format!("urn:roundtable:problem:{code}"),
            status: self.code.status(),
            code: self.code,
            title: voice(locale, None).word(&format!("problem-{code}")),
            detail,
            clause: self.clause.map(str::to_owned),
            retry_after: self.retry_after,
        }
    }

    /// The response in the language of the request.
    pub(crate) fn localized(&self, request: &HeaderMap) -> Response {
        let locale = language(request);
        let problem = self.problem(locale);
        let body = serde_json::to_string(&problem).expect("a problem is plain data");
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(locale.tag()));
        if let Some(seconds) = problem.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.code == Code::NoToken || self.code == Code::BadToken {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// The first language of the `Accept-Language` header that the server speaks.
pub(crate) fn language(headers: &HeaderMap) -> Locale {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').find_map(|tag| Locale::from_tag(tag.split(';').next()?.trim())).unwrap_or_default()
}

impl From<Code> for ApiError {
    fn from(code: Code) -> ApiError {
        ApiError { code, detail: None, clause: None, retry_after: None }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // The details are for the server's log, not for the client.
        tracing::error!(%error, "the store failed");
        Code::Broken.into()
    }
}

/// The response carries the error to the middleware, which knows the language of the request.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::BAD_REQUEST);
        response.extensions_mut().insert(self);
        response
    }
}
