//! Streams of lines, for programs.

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;
use protocol::{Code, Envelope, MatchUpdate, ServerMessage, Stage};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tower::ServiceExt;

use crate::house::{Guest, Inn};

/// The lines that somebody hears.
pub(crate) struct Stream {
    body: BodyDataStream,
    rest: String,
}

impl Stream {
    pub(crate) async fn open(inn: &Inn, who: &Guest, path: &str) -> Stream {
        let request = Request::get(path).header("authorization", format!("Bearer {}", who.token));
        let request = request.body(Body::empty()).expect("the request is well formed");
        let response = inn.app.clone().oneshot(request).await.expect("a router always answers");
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Stream { body: response.into_body().into_data_stream(), rest: String::new() }
    }

    /// The next line; none when there is no more.
    async fn line(&mut self) -> Option<String> {
        loop {
            if let Some((line, rest)) = self.rest.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.rest = rest;
                return Some(line);
            }
            let bytes = self.body.next().await?.expect("it does not break");
            self.rest += std::str::from_utf8(&bytes).expect("lines are text");
        }
    }

    /// The next message; none when there is no more.
    pub(crate) async fn message(&mut self) -> Option<ServerMessage> {
        loop {
            // An empty line only says that somebody is there.
            if let Ok(envelope) = serde_json::from_str::<Envelope<ServerMessage>>(&self.line().await?) {
                return Some(envelope.say);
            }
        }
    }

    /// The next sight after this one.
    async fn sight(&mut self, before: Option<u32>) -> MatchUpdate {
        loop {
            if let ServerMessage::Update(sight) = self.message().await.expect("it does not end")
                && before.is_none_or(|lines| sight.lines > lines)
            {
                return *sight;
            }
        }
    }
}

#[tokio::test]
async fn a_program_hears_whether_it_may_take_back_if_it_asks() {
    let inn = Inn::open().await;
    let program = inn.program("Clockwork").await;
    let table = inn.table(&program, "knight", 1).await;
    inn.start(&program, &table).await;
    let path = format!("/api/tables/{}/stream", table.id);
    let mut plain = Stream::open(&inn, &program, &path).await;
    let mut asking = Stream::open(&inn, &program, &format!("{path}?can_undo=true")).await;
    let kind = games::find("knight").expect("the game is on the list");
    let (mut seen, mut sight) = (plain.sight(None).await.lines, asking.sight(None).await);
    let mut allowed = false;
    // Some of the first steps of a match can be taken back freely.
    for _ in 0..40 {
        let look = kind.present(sight.view.get(), sight.viewer).expect("a view shows a table");
        let Some(choice) = look.choices.first() else { break };
        let step = json!({ "act": { "after": sight.lines, "action": choice.notation } });
        let commands = format!("/api/tables/{}/commands", table.id);
        assert!(inn.send(Some(&program), "POST", &commands, step).await.status.is_success());
        sight = asking.sight(Some(sight.lines)).await;
        let untold = plain.sight(Some(seen)).await;
        seen = untold.lines;
        assert!(!untold.can_undo, "who does not ask is not told");
        allowed |= sight.can_undo;
    }
    assert!(allowed, "who asks is told");
}

#[tokio::test]
async fn a_program_that_does_not_know_the_rules_hears_what_it_may_do() {
    let inn = Inn::open().await;
    let (kay, program) = (inn.guest("Kay").await, inn.program("Clockwork").await);
    for &kind in games::all() {
        let seats = *kind.seats("").expect("no options are fine").start();
        let table = inn.table(&program, kind.id(), seats).await;
        for seat in 1..seats {
            let path = format!("/api/tables/{}/seats/{seat}", table.id);
            inn.send(Some(&program), "PUT", &path, json!({ "bot": "page" })).await.table();
        }
        inn.start(&program, &table).await;
        let path = format!("/api/tables/{}/stream", table.id);
        let mut unasked = Stream::open(&inn, &program, &path).await;
        assert_eq!(unasked.sight(None).await.choices, None, "who does not ask is not told");
        for (who, is_seated) in [(&program, true), (&kay, false)] {
            let mut stream = Stream::open(&inn, who, &format!("{path}?choices=true")).await;
            let mut sight = stream.sight(None).await;
            for _ in 0..6 {
                let look = kind.present(sight.view.get(), sight.viewer).expect("a view shows a table");
                let legal: Vec<String> = look.choices.into_iter().map(|choice| choice.notation).collect();
                assert_eq!(sight.choices.as_ref(), Some(&legal), "{}", kind.id());
                let Some(choice) = legal.first().filter(|_| is_seated) else { break };
                let step = json!({ "act": { "after": sight.lines, "action": choice } });
                let commands = format!("/api/tables/{}/commands", table.id);
                assert!(inn.send(Some(who), "POST", &commands, step).await.status.is_success());
                sight = stream.sight(Some(sight.lines)).await;
            }
        }
    }
}

#[tokio::test]
async fn a_program_hears_of_its_own_tables() {
    let inn = Inn::open().await;
    let (kay, program) = (inn.guest("Kay").await, inn.program("Clockwork").await);
    let table = inn.table(&kay, "king-arthur", 2).await;
    inn.sit(&program, &table, 1).await;
    let mut events = Stream::open(&inn, &program, "/api/me/stream").await;
    let first = events.message().await;
    assert!(matches!(first, Some(ServerMessage::OwnTables(tables)) if tables[0].table.id == table.id));
    inn.start(&kay, &table).await;
    let next = events.message().await;
    assert!(matches!(next, Some(ServerMessage::Own(own)) if own.table.stage == Stage::Playing));
    inn.house.drain().await;
    while let Some(message) = events.message().await {
        assert!(matches!(message, ServerMessage::Own(_) | ServerMessage::Draining));
    }
}

#[tokio::test]
async fn streams_end_when_their_token_is_revoked() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let table = inn.table(&kay, "king-arthur", 2).await;
    let made = json!({ "label": "clockwork", "scope": "play" });
    let made = inn.send(Some(&kay), "POST", "/api/me/devices", made).await.json();
    let token = made["token"].as_str().expect("it is a word").to_owned();
    let device = Guest { token, id: kay.id.clone() };
    let mut streams = Vec::new();
    for path in ["/api/me/stream".to_owned(), format!("/api/tables/{}/stream", table.id)] {
        let mut stream = Stream::open(&inn, &device, &path).await;
        assert!(stream.message().await.is_some());
        streams.push(stream);
    }
    let devices = inn.get(Some(&kay), "/api/me/devices").await.json();
    let path = format!("/api/me/devices/{}", devices[1]["id"]);
    assert!(inn.send(Some(&kay), "DELETE", &path, json!(null)).await.status.is_success());
    for stream in &mut streams {
        while stream.message().await.is_some() {}
    }
}

#[tokio::test]
async fn an_address_cannot_hold_any_number_of_streams_open() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let mut streams = Vec::new();
    for _ in 0..150 {
        streams.push(Stream::open(&inn, &kay, "/api/me/stream").await);
    }
    assert_eq!(inn.get(Some(&kay), "/api/me/stream").await.code(), Code::TooMany);
    let socket = format!("ws://{}/api/socket", inn.door().await);
    assert!(connect_async(&socket).await.is_err(), "a socket is one too many as well");
    streams.pop();
    assert!(connect_async(&socket).await.is_ok(), "one has gone, another may come");
}
