//! A table as a stream of lines, for programs.

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;
use protocol::{Envelope, FromServer, Sight};
use serde_json::json;
use tower::ServiceExt;

use crate::house::{Guest, Inn};

/// The lines that somebody hears.
struct Stream {
    body: BodyDataStream,
    rest: String,
}

impl Stream {
    async fn open(inn: &Inn, who: &Guest, path: &str) -> Stream {
        let request = Request::get(path).header("authorization", format!("Bearer {}", who.token));
        let request = request.body(Body::empty()).expect("the request is well formed");
        let response = inn.app.clone().oneshot(request).await.expect("a router always answers");
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Stream { body: response.into_body().into_data_stream(), rest: String::new() }
    }

    async fn line(&mut self) -> String {
        loop {
            if let Some((line, rest)) = self.rest.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.rest = rest;
                return line;
            }
            let bytes = self.body.next().await.expect("it does not end").expect("it does not break");
            self.rest += std::str::from_utf8(&bytes).expect("lines are text");
        }
    }

    /// The next sight after this one.
    async fn sight(&mut self, before: Option<u32>) -> Sight {
        loop {
            // An empty line only says that somebody is there.
            let Ok(envelope) = serde_json::from_str::<Envelope<FromServer>>(&self.line().await) else {
                continue;
            };
            if let FromServer::Sight(sight) = envelope.say
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
        let look = kind.look(sight.view.get(), sight.viewer).expect("a view shows a table");
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
