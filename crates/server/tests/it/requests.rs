//! Requests: problems, idempotency keys, rate limits, and the endpoints for operators.

use axum::http::StatusCode;
use protocol::Code;
use serde_json::json;

use crate::test_server::{TestServer, request};

#[tokio::test]
async fn every_refusal_is_a_problem_with_a_code_and_a_sentence() {
    let server = TestServer::open().await;
    for (method, path, code) in [
        ("GET", "/api/nowhere", Code::NotFound),
        ("GET", "/api/tables/short", Code::NotFound),
        ("DELETE", "/api/games", Code::Method),
        ("GET", "/api/me", Code::NoToken),
        ("POST", "/api/guests", Code::Unreadable),
        ("GET", "/api/socket", Code::Unreadable),
    ] {
        let answer = server.send(None, method, path, json!(17)).await;
        assert_eq!(answer.code(), code, "{method} {path}");
        let problem = answer.json();
        assert_eq!(problem["type"], format!("urn:roundtable:problem:{}", code.word()));
        assert!(problem["title"].as_str().is_some_and(|title| title.ends_with('.')), "{problem}");
    }
    let mut asked = request(None, "GET", "/api/me", &json!(null));
    asked.headers_mut().insert("accept-language", "fr, de;q=0.8, en;q=0.5".parse().expect("it is a header"));
    let german = server.ask(asked).await;
    assert_eq!(german.headers["content-language"], "de");
    assert!(german.text.contains("angemeldet"), "{}", german.text);
}

#[tokio::test]
async fn a_request_with_a_key_is_done_once() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let table = |game: &str| json!({ "game": game, "seats": 3, "visibility": "public", "clock": "none" });
    let send = async |body: serde_json::Value| {
        let mut asked = request(Some(&kay), "POST", "/api/tables", &body);
        asked.headers_mut().insert("idempotency-key", "7c9e".parse().expect("it is a header"));
        server.ask(asked).await
    };
    let (first, second) = (send(table("ring")).await, send(table("ring")).await);
    assert_eq!((first.status, second.status), (StatusCode::CREATED, StatusCode::CREATED));
    assert_eq!(second.headers["idempotency-replayed"], "true");
    assert_eq!(first.text, second.text);
    assert_eq!(send(table("quests")).await.code(), Code::KeyReused);
    let page = server.get(None, "/api/tables").await.json();
    assert_eq!(page["tables"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_refused_request_may_be_tried_again_with_its_key() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let table = server.table(&kay, "king-arthur", 2).await;
    let send = async || {
        let path = format!("/api/tables/{}/start", table.id);
        let mut asked = request(Some(&kay), "POST", &path, &json!({}));
        asked.headers_mut().insert("idempotency-key", "start".parse().expect("it is a header"));
        server.ask(asked).await
    };
    assert_eq!(send().await.code(), Code::SeatEmpty);
    let bot = json!({ "bot": "page" });
    server.send(Some(&kay), "PUT", &format!("/api/tables/{}/seats/1", table.id), bot).await.table();
    assert_eq!(send().await.status, StatusCode::OK);
}

#[tokio::test]
async fn new_guests_are_rate_limited() {
    let server = TestServer::open().await;
    let mut waited = None;
    for number in 0..40 {
        let answer =
            server.send(None, "POST", "/api/guests", json!({ "name": format!("Guest {number}") })).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            waited = Some((number, answer));
            break;
        }
    }
    let (number, answer) = waited.expect("at some moment it is too fast");
    assert!(number >= 10, "a crowd of friends is let in");
    assert_eq!(answer.code(), Code::TooFast);
    assert_eq!(answer.headers["retry-after"], answer.json()["retry_after"].to_string());
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::open().await;
    let answer = server.send(None, "POST", "/api/guests", json!({ "name": "x".repeat(20_000) })).await;
    assert_eq!(answer.code(), Code::TooLarge);
}

#[tokio::test]
async fn operators_see_health_and_metrics() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    server.playing(&kay, &lynet).await;
    assert_eq!(server.get(None, "/health").await.status, StatusCode::OK);
    assert_eq!(server.get(None, "/ready").await.status, StatusCode::OK);
    let metrics = server.get(None, "/metrics").await.text;
    assert!(metrics.contains("roundtable_live_tables 1\n"), "{metrics}");
    assert!(metrics.contains("# TYPE roundtable_steps_total counter"), "{metrics}");
}
