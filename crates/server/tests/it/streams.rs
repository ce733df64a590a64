//! Streams of lines, for programs.

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;
use protocol::{Code, Envelope, MatchUpdate, ServerMessage, Stage};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tower::ServiceExt;

use crate::test_server::{Guest, TestServer};

/// The lines of a stream.
pub(crate) struct Stream {
    body: BodyDataStream,
    rest: String,
}

impl Stream {
    pub(crate) async fn open(server: &TestServer, player: &Guest, path: &str) -> Stream {
        let request = Request::get(path).header("authorization", format!("Bearer {}", player.token));
        let request = request.body(Body::empty()).expect("the request is well formed");
        let response = server.router.clone().oneshot(request).await.expect("a router always answers");
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Stream { body: response.into_body().into_data_stream(), rest: String::new() }
    }

    /// The next line; `None` at the end of the stream.
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

    /// The next message; `None` at the end of the stream.
    pub(crate) async fn message(&mut self) -> Option<ServerMessage> {
        loop {
            // An empty line only keeps the connection alive.
            if let Ok(envelope) = serde_json::from_str::<Envelope<ServerMessage>>(&self.line().await?) {
                return Some(envelope.body);
            }
        }
    }

    /// The next update after this one.
    async fn update(&mut self, before: Option<u32>) -> MatchUpdate {
        loop {
            if let ServerMessage::Update(update) = self.message().await.expect("it does not end")
                && before.is_none_or(|lines| update.lines > lines)
            {
                return *update;
            }
        }
    }
}

#[tokio::test]
async fn a_program_can_ask_whether_it_may_undo() {
    let server = TestServer::open().await;
    let program = server.program("Clockwork").await;
    let table = server.table(&program, "knight", 1).await;
    server.start(&program, &table).await;
    let path = format!("/api/tables/{}/stream", table.id);
    let mut plain = Stream::open(&server, &program, &path).await;
    let mut asking = Stream::open(&server, &program, &format!("{path}?can_undo=true")).await;
    let kind = games::find("knight").expect("the game is on the list");
    let (mut seen, mut update) = (plain.update(None).await.lines, asking.update(None).await);
    let mut allowed = false;
    // Some of the first steps of a match can be undone without a proposal.
    for _ in 0..40 {
        let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
        let Some(choice) = look.choices.first() else { break };
        let step = json!({ "act": { "after": update.lines, "action": choice.notation } });
        let commands = format!("/api/tables/{}/commands", table.id);
        assert!(server.send(Some(&program), "POST", &commands, step).await.status.is_success());
        update = asking.update(Some(update.lines)).await;
        let untold = plain.update(Some(seen)).await;
        seen = untold.lines;
        assert!(!untold.can_undo, "who does not ask is not told");
        allowed |= update.can_undo;
    }
    assert!(allowed, "who asks is told");
}

#[tokio::test]
async fn a_program_can_ask_for_its_legal_actions() {
    let server = TestServer::open().await;
    let (kay, program) = (server.guest("Kay").await, server.program("Clockwork").await);
    for &kind in games::all() {
        let seats = *kind.seats("").expect("no options are fine").start();
        let table = server.table(&program, kind.id(), seats).await;
        for seat in 1..seats {
            let path = format!("/api/tables/{}/seats/{seat}", table.id);
            server.send(Some(&program), "PUT", &path, json!({ "bot": "page" })).await.table();
        }
        server.start(&program, &table).await;
        let path = format!("/api/tables/{}/stream", table.id);
        let mut unasked = Stream::open(&server, &program, &path).await;
        assert_eq!(unasked.update(None).await.choices, None, "who does not ask is not told");
        for (player, is_seated) in [(&program, true), (&kay, false)] {
            let mut stream = Stream::open(&server, player, &format!("{path}?choices=true")).await;
            let mut update = stream.update(None).await;
            for _ in 0..6 {
                let look = kind.present(update.view.get(), update.viewer).expect("a view shows a table");
                let legal: Vec<String> = look.choices.into_iter().map(|choice| choice.notation).collect();
                assert_eq!(update.choices.as_ref(), Some(&legal), "{}", kind.id());
                let Some(choice) = legal.first().filter(|_| is_seated) else { break };
                let step = json!({ "act": { "after": update.lines, "action": choice } });
                let commands = format!("/api/tables/{}/commands", table.id);
                assert!(server.send(Some(player), "POST", &commands, step).await.status.is_success());
                update = stream.update(Some(update.lines)).await;
            }
        }
    }
}

#[tokio::test]
async fn a_program_can_stream_its_own_tables() {
    let server = TestServer::open().await;
    let (kay, program) = (server.guest("Kay").await, server.program("Clockwork").await);
    let table = server.table(&kay, "king-arthur", 2).await;
    server.sit(&program, &table, 1).await;
    let mut events = Stream::open(&server, &program, "/api/me/stream").await;
    let first = events.message().await;
    assert!(matches!(first, Some(ServerMessage::OwnTables(tables)) if tables[0].table.id == table.id));
    server.start(&kay, &table).await;
    let next = events.message().await;
    assert!(matches!(next, Some(ServerMessage::Own(own)) if own.table.stage == Stage::Playing));
    server.app.drain().await;
    while let Some(message) = events.message().await {
        assert!(matches!(message, ServerMessage::Own(_) | ServerMessage::Draining));
    }
}

#[tokio::test]
async fn streams_end_when_their_token_is_revoked() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let table = server.table(&kay, "king-arthur", 2).await;
    let made = json!({ "label": "clockwork", "scope": "play" });
    let made = server.send(Some(&kay), "POST", "/api/me/devices", made).await.json();
    let token = made["token"].as_str().expect("it is a word").to_owned();
    let device = Guest { token, id: kay.id.clone() };
    let mut streams = Vec::new();
    for path in ["/api/me/stream".to_owned(), format!("/api/tables/{}/stream", table.id)] {
        let mut stream = Stream::open(&server, &device, &path).await;
        assert!(stream.message().await.is_some());
        streams.push(stream);
    }
    let devices = server.get(Some(&kay), "/api/me/devices").await.json();
    let path = format!("/api/me/devices/{}", devices[1]["id"]);
    assert!(server.send(Some(&kay), "DELETE", &path, json!(null)).await.status.is_success());
    for stream in &mut streams {
        while stream.message().await.is_some() {}
    }
}

#[tokio::test]
async fn an_address_cannot_hold_any_number_of_streams_open() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let mut streams = Vec::new();
    for _ in 0..150 {
        streams.push(Stream::open(&server, &kay, "/api/me/stream").await);
    }
    assert_eq!(server.get(Some(&kay), "/api/me/stream").await.code(), Code::TooMany);
    let socket = format!("ws://{}/api/socket", server.listen().await);
    assert!(connect_async(&socket).await.is_err(), "a socket is one too many as well");
    streams.pop();
    assert!(connect_async(&socket).await.is_ok(), "one has gone, another may come");
}
