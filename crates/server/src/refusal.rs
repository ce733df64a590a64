//! Why something was not done, before it is known in which language to say it.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use lang::{Locale, Names};
use protocol::{Code, Problem};
use scene::Text;
use store::StoreError;
use table::{OpenError, OtherRules, PlayError, Session};

use crate::voices::voice;

/// A refusal.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) code: Code,
    /// More, in words of the tables or of a game.
    detail: Option<Box<Detail>>,
    clause: Option<&'static str>,
    /// Seconds to wait before another try.
    retry_after: Option<u64>,
}

#[derive(Clone, Debug)]
enum Detail {
    /// What a program wants to know: always English.
    Plain(String),
    /// What anybody can be told, whatever the game.
    Shared(Text),
    /// What the rules say.
    Spoken { game: String, text: Text, names: Vec<String>, you: Seat },
}

impl Refused {
    /// Too fast: seconds to wait.
    pub(crate) fn too_fast(seconds: u64) -> Refused {
        Refused { retry_after: Some(seconds), ..Code::TooFast.into() }
    }

    /// The server has too much to do: seconds to wait.
    pub(crate) fn busy(seconds: u64) -> Refused {
        Refused { retry_after: Some(seconds), ..Code::Busy.into() }
    }

    /// With more for programs and their makers.
    pub(crate) fn plainly(code: Code, detail: impl ToString) -> Refused {
        Refused { detail: Some(Box::new(Detail::Plain(detail.to_string()))), ..code.into() }
    }

    /// The table refused what somebody at this seat wanted.
    pub(crate) fn by_table(error: &PlayError, session: &dyn Session, you: Seat) -> Refused {
        let code = match error {
            PlayError::Unreadable(_) | PlayError::Impossible(_) => Code::Notation,
            PlayError::NotYourTurn(..) | PlayError::ChanceFirst | PlayError::NotChance => Code::NotYourTurn,
            PlayError::Over => Code::Over,
            PlayError::NoUndo(_) => Code::NoUndo,
            PlayError::Refused(_) | PlayError::Sealed | PlayError::Scripted => Code::Rule,
        };
        let header = session.header();
        let detail =
            Detail::Spoken { game: header.game.clone(), text: error.text(), names: header.names(), you };
        Refused { detail: Some(Box::new(detail)), clause: error.clause(), ..code.into() }
    }

    /// A match that cannot be opened like this.
    pub(crate) fn by_opening(error: &OpenError) -> Refused {
        let code = match error {
            OpenError::OtherGame(_) => Code::NoGame,
            OpenError::OtherRules(rules) => return Refused::by_rules(rules),
            OpenError::Options(_) => Code::OptionsUnfit,
            OpenError::Seats { .. } => Code::SeatsUnfit,
            OpenError::Bot(..) => Code::BotUnfit,
            OpenError::Name(..) | OpenError::Entropy(..) => Code::NameUnfit,
        };
        Refused::plainly(code, error)
    }

    /// A match by rules that this program does not play.
    pub(crate) fn by_rules(rules: &OtherRules) -> Refused {
        Refused { detail: Some(Box::new(Detail::Shared(rules.text()))), ..Code::OtherRules.into() }
    }

    /// The problem in words of this language.
    pub(crate) fn problem(&self, locale: Locale) -> Problem {
        let word = self.code.word();
        let detail = self.detail.as_deref().map(|detail| match detail {
            Detail::Plain(words) => words.clone(),
            Detail::Shared(text) => voice(locale, None).say(text, Names::default()),
            Detail::Spoken { game, text, names, you } => {
                voice(locale, Some(game)).say(text, Names { names, you: Some(*you) })
            }
        });
        Problem {
            kind: format!("urn:roundtable:problem:{word}"),
            status: self.code.status(),
            code: self.code,
            title: voice(locale, None).word(&format!("problem-{word}")),
            detail,
            clause: self.clause.map(str::to_owned),
            retry_after: self.retry_after,
        }
    }

    /// The whole response in the language of whoever asked.
    pub(crate) fn spoken(&self, asked: &HeaderMap) -> Response {
        let locale = language(asked);
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

/// The first language that we speak among those that somebody accepts.
pub(crate) fn language(headers: &HeaderMap) -> Locale {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').find_map(|tag| Locale::from_tag(tag.split(';').next()?.trim())).unwrap_or_default()
}

impl From<Code> for Refused {
    fn from(code: Code) -> Refused {
        Refused { code, detail: None, clause: None, retry_after: None }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        // What broke is for the log of the server, not for whoever asked.
        tracing::error!(%error, "the store failed");
        Code::Broken.into()
    }
}

/// Carried to the one place that knows the language of the request.
impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::BAD_REQUEST);
        response.extensions_mut().insert(self);
        response
    }
}
