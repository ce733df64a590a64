//! Attacks by clients.

use axum::http::StatusCode;
use futures_util::SinkExt;
use protocol::{ClientMessage, Code, Envelope, Greeting, ServerMessage, WatchOptions};
use serde_json::json;
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::test_server::{Guest, TestServer, request};

#[tokio::test]
async fn forged_and_altered_tokens_are_rejected() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let altered = kay.token.replace('a', "b") + "0";
    for token in ["", "null", "rt_", &kay.id, &altered, &kay.token.to_uppercase(), &format!("{} ", kay.token)]
    {
        let forger = Guest { token: token.to_owned(), id: kay.id.clone() };
        assert_eq!(server.get(Some(&forger), "/api/me").await.status, StatusCode::UNAUTHORIZED, "{token}");
    }
}

#[tokio::test]
async fn nobody_steals_a_seat() {
    let server = TestServer::open().await;
    let (kay, lynet, thief) =
        (server.guest("Kay").await, server.guest("Lynet").await, server.guest("Thief").await);
    let table = server.playing(&kay, &lynet).await;
    assert_eq!(server.sit(&thief, &table, 1).await.code(), Code::Started);
    let path = format!("/api/tables/{}/commands", table.id);
    for command in [json!("resign"), json!("return"), json!({ "act": { "after": 1, "action": "stop" } })] {
        assert_eq!(server.send(Some(&thief), "POST", &path, command).await.code(), Code::Spectator);
    }
}

#[tokio::test]
async fn another_site_cannot_act_for_a_user() {
    let server = TestServer::open().await;
    // Another site can send what a form can send: without a token, and without reading the response.
    let mut asked = request(None, "POST", "/api/tables", &json!({}));
    asked.headers_mut().insert("origin", "https://elsewhere.example".parse().expect("it is a header"));
    asked.headers_mut().insert("cookie", "token=rt_00".parse().expect("it is a header"));
    let answer = server.ask(asked).await;
    assert_eq!(answer.code(), Code::NoToken);
    assert!(!answer.headers.contains_key("access-control-allow-origin"));
    assert!(!answer.headers.contains_key("set-cookie"));
    let entered = server.send(None, "POST", "/api/guests", json!({ "name": "Kay" })).await;
    assert!(!entered.headers.contains_key("set-cookie"), "a token is never a cookie");
}

#[tokio::test]
async fn hostile_names_stay_plain_text() {
    let server = TestServer::open().await;
    let name = "<img src=x> {\"a\"}'; DROP--";
    let kay = server.guest(name).await;
    let lynet = server.guest("Lynet").await;
    let table = server.playing(&kay, &lynet).await;
    let shown = server.get(None, &format!("/api/tables/{}", table.id)).await;
    assert_eq!(shown.headers["content-type"], "application/json");
    assert_eq!(shown.headers["x-content-type-options"], "nosniff");
    assert_eq!(shown.json()["seats"][0]["sitter"]["person"]["name"], name);
}

#[tokio::test]
async fn secrets_of_a_match_are_in_no_answer_while_it_runs() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let store = store::Store::open(&server.settings.store).await.expect("the file is there");
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    let seed: String = row.seed.iter().map(|byte| format!("{byte:02x}")).collect();
    for path in ["", "/log", "/chat", "/invitation"].map(|end| format!("/api/tables/{}{end}", table.id)) {
        for player in [None, Some(&kay), Some(&lynet)] {
            let answer = server.get(player, &path).await;
            assert!(!answer.text.contains(&seed), "{path}");
            assert!(path.ends_with("invitation") || !answer.text.contains(&row.invitation), "{path}");
        }
    }
}

#[tokio::test]
async fn a_client_that_never_reads_is_dropped_without_delaying_others() {
    let server = TestServer::open_with(|settings| settings.rate_limits = false).await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let mut player = server.greeted(Some(&kay)).await;
    // A client asks for everything again and again, and reads nothing. Its socket buffer is small.
    let address = server.listen().await;
    let narrow = TcpSocket::new_v4().expect("there is room for a socket");
    narrow.set_recv_buffer_size(4096).expect("it can be small");
    let stream = narrow.connect(address).await.expect("the server listens");
    let (mut slow, _) =
        client_async(format!("ws://{address}/api/socket"), stream).await.expect("it can be opened");
    let say = |command: ClientMessage| {
        Message::text(serde_json::to_string(&Envelope::of(command)).expect("messages are plain data"))
    };
    let greet = say(ClientMessage::Greet(Greeting { token: None, language: String::new() }));
    slow.send(greet).await.expect("the server listens");
    let watch = say(ClientMessage::Watch {
        table: table.id,
        invitation: None,
        after: 0,
        options: WatchOptions::default(),
    });
    let asking = tokio::spawn(async move { while slow.send(watch.clone()).await.is_ok() {} });
    // Meanwhile a player connects and leaves, and gets answers; the slow client would get a message each time.
    while !asking.is_finished() {
        player.watch(&table, 0).await;
        player.update().await;
        player.send(ClientMessage::Leave { table: table.id }).await;
        player.send(ClientMessage::Ping).await;
        while !matches!(player.receive().await, ServerMessage::Pong) {}
    }
    asking.await.expect("the connection has ended");
    let metrics = server.get(None, "/metrics").await.text;
    assert!(!metrics.contains("roundtable_slow_clients_total 0\n"), "{metrics}");
}

#[tokio::test]
async fn a_revoked_token_is_rejected() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let mut socket = server.greeted(Some(&kay)).await;
    let devices = server.get(Some(&kay), "/api/me/devices").await.json();
    let path = format!("/api/me/devices/{}", devices[0]["id"]);
    assert_eq!(server.send(Some(&kay), "DELETE", &path, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(socket.receive_text().await, None, "its connections have ended");
    assert_eq!(server.get(Some(&kay), "/api/me").await.code(), Code::BadToken);
    let mut again = server.socket().await;
    let greeting = Greeting { token: Some(kay.token.clone()), language: String::new() };
    again.send(ClientMessage::Greet(greeting)).await;
    assert!(
        matches!(again.receive().await, ServerMessage::Refused { problem, .. } if problem.code == Code::BadToken)
    );
}
