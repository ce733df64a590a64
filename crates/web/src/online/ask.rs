//! Requests to the server.

use leptos::prelude::window;
use protocol::{Code, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::me::Me;
use crate::i18n::Translator;
use crate::record::random_bytes;

/// The reason why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// No answer: there is no network, or no server with tables.
    NoServer,
    /// The server refuses, with a reason.
    Refused(Box<Problem>),
    /// Something else that the reader should know, as the id of a message.
    Happened(&'static str),
}

impl Trouble {
    /// Returns the message for the user.
    pub(crate) fn say(&self, translator: Translator) -> String {
        match self {
            Trouble::NoServer => translator.word("online-nobody"),
            Trouble::Happened(message) => translator.word(message),
            Trouble::Refused(problem) => match &problem.detail {
                Some(detail) => format!("{} {detail}", problem.title),
                None => problem.title.clone(),
            },
        }
    }
}

/// An empty request body.
pub(crate) const NOTHING: Option<&()> = None;

/// Sends a request to a path under `/api`, with the user's token and language. A write has an idempotency key: the
/// server executes it once, even if the browser sends it twice.
pub(crate) async fn ask<T: DeserializeOwned>(
    me: Me,
    method: &str,
    path: &str,
    body: Option<&impl Serialize>,
) -> Result<T, Trouble> {
    let (status, text) = fetched(me, method, path, body).await.map_err(|_| Trouble::NoServer)?;
    let text = if text.is_empty() { "null" } else { &text };
    if (200..300).contains(&status) {
        return serde_json::from_str(text).map_err(|_| Trouble::NoServer);
    }
    let problem: Problem = serde_json::from_str(text).map_err(|_| Trouble::NoServer)?;
    if problem.code == Code::BadToken {
        me.is_unknown();
    }
    Err(Trouble::Refused(Box::new(problem)))
}

/// Like `ask`, for an answer that is plain text.
pub(crate) async fn ask_for_text(me: Me, path: &str) -> Result<String, Trouble> {
    match fetched(me, "GET", path, NOTHING).await {
        Ok((200, text)) => Ok(text),
        Ok((_, text)) => Err(serde_json::from_str(&text)
            .map_or(Trouble::NoServer, |problem| Trouble::Refused(Box::new(problem)))),
        Err(_) => Err(Trouble::NoServer),
    }
}

async fn fetched(
    me: Me,
    method: &str,
    path: &str,
    body: Option<&impl Serialize>,
) -> Result<(u16, String), JsValue> {
    let headers = Headers::new()?;
    headers.set("accept-language", &me.language())?;
    if let Some(token) = me.token() {
        headers.set("authorization", &format!("Bearer {token}"))?;
    }
    let wish = RequestInit::new();
    wish.set_method(method);
    if method != "GET" {
        headers.set("idempotency-key", &random_word())?;
        // The page may show a change before the server answers, so the request must outlive the page.
        js_sys::Reflect::set(&wish, &"keepalive".into(), &JsValue::TRUE)?;
    }
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        let body = serde_json::to_string(body).expect("a request is plain data");
        wish.set_body(&JsValue::from_str(&body));
    }
    wish.set_headers(&headers);
    let fetch = window().fetch_with_str_and_init(&format!("/api{path}"), &wish);
    let response: Response = JsFuture::from(fetch).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

/// Returns a random word that nobody can guess.
pub(crate) fn random_word() -> String {
    random_bytes::<12>().iter().map(|byte| format!("{byte:02x}")).collect()
}
