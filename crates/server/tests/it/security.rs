//! What somebody might try who means no good.

use axum::http::StatusCode;
use futures_util::SinkExt;
use protocol::{ClientMessage, Code, Envelope, Greeting, ServerMessage, Wants};
use serde_json::json;
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{Guest, Inn, request};

#[tokio::test]
async fn forged_and_altered_tokens_are_nobody() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let altered = kay.token.replace('a', "b") + "0";
    for token in ["", "null", "rt_", &kay.id, &altered, &kay.token.to_uppercase(), &format!("{} ", kay.token)]
    {
        let forger = Guest { token: token.to_owned(), id: kay.id.clone() };
        assert_eq!(inn.get(Some(&forger), "/api/me").await.status, StatusCode::UNAUTHORIZED, "{token}");
    }
}

#[tokio::test]
async fn nobody_steals_a_seat() {
    let inn = Inn::open().await;
    let (kay, lynet, thief) = (inn.guest("Kay").await, inn.guest("Lynet").await, inn.guest("Thief").await);
    let table = inn.playing(&kay, &lynet).await;
    assert_eq!(inn.sit(&thief, &table, 1).await.code(), Code::Started);
    let command = format!("/api/tables/{}/commands", table.id);
    for wish in [json!("resign"), json!("return"), json!({ "act": { "after": 1, "action": "stop" } })] {
        assert_eq!(inn.send(Some(&thief), "POST", &command, wish).await.code(), Code::Spectator);
    }
}

#[tokio::test]
async fn another_site_can_do_nothing() {
    let inn = Inn::open().await;
    // A page from elsewhere can send what a form can send: no token comes with it, and nothing is allowed to read.
    let mut asked = request(None, "POST", "/api/tables", &json!({}));
    asked.headers_mut().insert("origin", "https://elsewhere.example".parse().expect("it is a header"));
    asked.headers_mut().insert("cookie", "token=rt_00".parse().expect("it is a header"));
    let answer = inn.ask(asked).await;
    assert_eq!(answer.code(), Code::NoToken);
    assert!(!answer.headers.contains_key("access-control-allow-origin"));
    assert!(!answer.headers.contains_key("set-cookie"));
    let entered = inn.send(None, "POST", "/api/guests", json!({ "name": "Kay" })).await;
    assert!(!entered.headers.contains_key("set-cookie"), "a token is never a cookie");
}

#[tokio::test]
async fn hostile_names_stay_words() {
    let inn = Inn::open().await;
    let name = "<img src=x> {\"a\"}'; DROP--";
    let kay = inn.guest(name).await;
    let lynet = inn.guest("Lynet").await;
    let table = inn.playing(&kay, &lynet).await;
    let shown = inn.get(None, &format!("/api/tables/{}", table.id)).await;
    assert_eq!(shown.headers["content-type"], "application/json");
    assert_eq!(shown.headers["x-content-type-options"], "nosniff");
    assert_eq!(shown.json()["seats"][0]["sitter"]["person"]["name"], name);
}

#[tokio::test]
async fn secrets_of_a_match_are_in_no_answer_while_it_runs() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let store = store::Store::open(&inn.settings.store).await.expect("the file is there");
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    let seed: String = row.seed.iter().map(|byte| format!("{byte:02x}")).collect();
    for path in ["", "/log", "/chat", "/invitation"].map(|end| format!("/api/tables/{}{end}", table.id)) {
        for who in [None, Some(&kay), Some(&lynet)] {
            let answer = inn.get(who, &path).await;
            assert!(!answer.text.contains(&seed), "{path}");
            assert!(path.ends_with("invitation") || !answer.text.contains(&row.invitation), "{path}");
        }
    }
}

#[tokio::test]
async fn who_never_reads_is_cut_off_and_costs_others_nothing() {
    let inn = Inn::open_with(|settings| settings.paced = false).await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let mut player = inn.greeted(Some(&kay)).await;
    // Somebody asks for everything again and again, and reads nothing of it. Little fits into the pipe.
    let address = inn.door().await;
    let narrow = TcpSocket::new_v4().expect("there is room for a socket");
    narrow.set_recv_buffer_size(4096).expect("it can be small");
    let stream = narrow.connect(address).await.expect("the door is open");
    let (mut slow, _) =
        client_async(format!("ws://{address}/api/socket"), stream).await.expect("it can be opened");
    let say = |wish: ClientMessage| {
        Message::text(serde_json::to_string(&Envelope::of(wish)).expect("wishes are plain data"))
    };
    let greet = say(ClientMessage::Greet(Greeting { token: None, language: String::new() }));
    slow.send(greet).await.expect("the server listens");
    let watch =
        say(ClientMessage::Watch { table: table.id, invitation: None, after: 0, wants: Wants::default() });
    let asking = tokio::spawn(async move { while slow.send(watch.clone()).await.is_ok() {} });
    // Meanwhile a player comes and goes, and is answered; the slow one would have to hear of it each time.
    while !asking.is_finished() {
        player.watch(&table, 0).await;
        player.sight().await;
        player.say(ClientMessage::Leave { table: table.id }).await;
        player.say(ClientMessage::Ping).await;
        while !matches!(player.hear().await, ServerMessage::Pong) {}
    }
    asking.await.expect("the connection has ended");
    let metrics = inn.get(None, "/metrics").await.text;
    assert!(!metrics.contains("roundtable_slow_clients_total 0\n"), "{metrics}");
}

#[tokio::test]
async fn a_token_that_is_shown_again_after_it_was_given_back_is_nobody() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let mut socket = inn.greeted(Some(&kay)).await;
    let devices = inn.get(Some(&kay), "/api/me/devices").await.json();
    let path = format!("/api/me/devices/{}", devices[0]["id"]);
    assert_eq!(inn.send(Some(&kay), "DELETE", &path, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(socket.words().await, None, "its connections have ended");
    assert_eq!(inn.get(Some(&kay), "/api/me").await.code(), Code::BadToken);
    let mut again = inn.socket().await;
    let greeting = Greeting { token: Some(kay.token.clone()), language: String::new() };
    again.say(ClientMessage::Greet(greeting)).await;
    assert!(
        matches!(again.hear().await, ServerMessage::Refused { problem, .. } if problem.code == Code::BadToken)
    );
}
