//! The socket itself: greeting, versions, hostile frames.

use protocol::{ClientMessage, Code, Command, ServerMessage};
use serde_json::json;

use crate::matches::{act, next, two};
use crate::streams::Stream;
use crate::test_server::{Socket, TestServer};

async fn refusal(socket: &mut Socket) -> Code {
    match socket.receive().await {
        ServerMessage::Refused { problem, .. } => problem.code,
        other => panic!("this is no refusal: {other:?}"),
    }
}

#[tokio::test]
async fn nothing_is_accepted_before_a_greeting() {
    let server = TestServer::open().await;
    let mut socket = server.socket().await;
    socket.send(ClientMessage::Lobby { watch: true }).await;
    assert_eq!(refusal(&mut socket).await, Code::NoToken);
}

#[tokio::test]
async fn invalid_messages_are_refused_and_the_socket_stays_open() {
    let server = TestServer::open().await;
    let mut socket = server.greeted(None).await;
    let deep = "[".repeat(2000);
    for (words, code) in [
        ("", Code::Unreadable),
        ("{}", Code::Unreadable),
        ("hello", Code::Unreadable),
        (r#"{"v":1,"say":{"explode":{}}}"#, Code::Unreadable),
        (r#"{"v":1,"say":{"watch":{"table":"'; DROP TABLE people; --"}}}"#, Code::Unreadable),
        (r#"{"v":2,"say":{"something":"new"}}"#, Code::OtherVersion),
        (r#"{"v":0,"say":"ping"}"#, Code::OtherVersion),
        (&*deep, Code::Unreadable),
    ] {
        socket.send_text(words).await;
        assert_eq!(refusal(&mut socket).await, code, "{words}");
    }
    socket.send(ClientMessage::Ping).await;
    assert!(matches!(socket.receive().await, ServerMessage::Pong));
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_connection() {
    let server = TestServer::open().await;
    let mut socket = server.greeted(None).await;
    socket.send_text(&"x".repeat(5000)).await;
    assert_eq!(socket.receive_text().await, None);
}

#[tokio::test]
async fn chat_is_rate_limited() {
    let server = TestServer::open().await;
    let mut socket = server.greeted(None).await;
    for _ in 0..400 {
        socket.send(ClientMessage::Ping).await;
    }
    let problem = loop {
        if let ServerMessage::Refused { problem, .. } = socket.receive().await {
            break problem;
        }
    };
    assert_eq!((problem.code, problem.retry_after), (Code::TooFast, Some(1)));
}

#[tokio::test]
async fn a_greeting_with_a_bad_token_is_refused() {
    let server = TestServer::open().await;
    let mut socket = server.socket().await;
    for token in ["", "rt_00", "Bearer x"] {
        let greeting = json!({ "v": 1, "say": { "greet": { "token": token, "language": "de" } } });
        socket.send_text(&greeting.to_string()).await;
        assert_eq!(refusal(&mut socket).await, Code::BadToken);
    }
    socket.send(ClientMessage::Ping).await;
    assert_eq!(refusal(&mut socket).await, Code::NoToken);
}

#[tokio::test]
async fn commands_need_a_token_and_a_subscription() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let mut socket = server.greeted(Some(&kay)).await;
    socket.command(&table, 1, Command::Resign).await;
    assert_eq!(socket.answer(1).await, Err(Code::NotFound));
    let mut stranger = server.greeted(None).await;
    stranger.watch(&table, 0).await;
    stranger.command(&table, 2, Command::Resign).await;
    assert_eq!(stranger.answer(2).await, Err(Code::NoToken));
}

#[tokio::test]
async fn all_clients_are_told_when_the_server_stops() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let mut socket = server.greeted(Some(&kay)).await;
    socket.watch(&table, 0).await;
    socket.update().await;
    server.app.drain().await;
    while !matches!(socket.receive().await, ServerMessage::Draining) {}
    assert_eq!(server.get(None, "/ready").await.status, 503);
    assert_eq!(
        server.send(None, "POST", "/api/guests", json!({ "name": "Late" })).await.code(),
        Code::Draining
    );
}

#[tokio::test]
async fn players_see_who_is_connected() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let mut one = server.greeted(Some(&kay)).await;
    one.watch(&table, 0).await;
    let here = |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.here).collect::<Vec<_>>();
    let mut two = server.greeted(Some(&lynet)).await;
    two.watch(&table, 0).await;
    while here(&one.table().await) != [true, true] {}
    drop(two);
    while here(&one.table().await) != [true, false] {}
}

/// All messages up to the answer to a ping.
async fn heard_before_pong(socket: &mut Socket) -> Vec<ServerMessage> {
    socket.send(ClientMessage::Ping).await;
    let mut heard = Vec::new();
    loop {
        match socket.receive().await {
            ServerMessage::Pong => return heard,
            other => heard.push(other),
        }
    }
}

#[tokio::test]
async fn a_second_greeting_ends_all_earlier_subscriptions() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two(&server).await;
    let (player, action) = next(&table, &updates);
    for token in [None, Some("rt_00".to_owned())] {
        let mut socket = server.greeted(Some(&guests[player])).await;
        socket.watch(&table, 0).await;
        assert_eq!(socket.update().await.viewer, Some(engine::Seat::new(player as u8)));
        socket.send(ClientMessage::Lobby { watch: true }).await;
        socket.own_tables().await;
        let is_stranger = token.is_none();
        socket.send(ClientMessage::Greet(protocol::Greeting { token, language: String::new() })).await;
        match socket.receive().await {
            ServerMessage::Welcome { person: None } => assert!(is_stranger),
            ServerMessage::Refused { problem, .. } => assert_eq!(problem.code, Code::BadToken),
            other => panic!("this is no answer to a greeting: {other:?}"),
        }
        // The table changes for all subscribers.
        let chat = json!({ "say": { "words": "Good luck!" } });
        let path = format!("/api/tables/{}/commands", table.id);
        assert!(server.send(Some(&guests[player]), "POST", &path, chat).await.status.is_success());
        let open = server.table(&guests[player], "ring", 3).await;
        assert!(server.get(None, &format!("/api/tables/{}", open.id)).await.status.is_success());
        if is_stranger {
            assert!(heard_before_pong(&mut socket).await.is_empty());
            socket.command(&table, 5, act(&updates[player], &action)).await;
            assert_eq!(socket.answer(5).await, Err(Code::NoToken));
        } else {
            socket.send(ClientMessage::Ping).await;
            assert_eq!(refusal(&mut socket).await, Code::NoToken, "nobody has greeted");
        }
    }
    sockets[player].command(&table, 1, act(&updates[player], &action)).await;
    assert_eq!(sockets[player].answer(1).await, Ok(()), "other connections stay as they are");
}

#[tokio::test]
async fn a_token_that_greeted_second_still_ends_its_connection() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let mut socket = server.greeted(Some(&kay)).await;
    let greeting = protocol::Greeting { token: Some(lynet.token.clone()), language: String::new() };
    socket.send(ClientMessage::Greet(greeting)).await;
    assert!(matches!(socket.receive().await, ServerMessage::Welcome { person: Some(_) }));
    socket.watch(&table, 0).await;
    socket.update().await;
    for (player, ends) in [(&kay, false), (&lynet, true)] {
        let devices = server.get(Some(player), "/api/me/devices").await.json();
        let path = format!("/api/me/devices/{}", devices[0]["id"]);
        assert!(server.send(Some(player), "DELETE", &path, json!(null)).await.status.is_success());
        if ends {
            while socket.receive_text().await.is_some() {}
        } else {
            heard_before_pong(&mut socket).await;
        }
    }
}

#[tokio::test]
async fn a_removed_guest_is_unsubscribed_from_a_private_table() {
    let server = TestServer::open().await;
    let (kay, lynet, tor) =
        (server.guest("Kay").await, server.guest("Lynet").await, server.guest("Tor").await);
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": "private", "clock": "none" });
    let table = server.send(Some(&kay), "POST", "/api/tables", new).await.table();
    let path = |end: &str| format!("/api/tables/{}{end}", table.id);
    let word = server.get(Some(&kay), &path("/invitation")).await.json()["invitation"].clone();
    let sit = async |player| {
        server.send(Some(player), "PUT", &path("/seats/1"), json!({ "invitation": word })).await
    };
    sit(&lynet).await.table();
    let mut socket = server.greeted(Some(&lynet)).await;
    socket.watch(&table, 0).await;
    socket.table().await;
    let mut stream = Stream::open(&server, &lynet, &path("/stream")).await;
    assert!(stream.message().await.is_some());
    server.send(Some(&kay), "DELETE", &path("/seats/1"), json!({})).await.table();
    sit(&tor).await.table();
    server.start(&kay, &table).await;
    let heard = heard_before_pong(&mut socket).await;
    let is_shown_out = |said: &ServerMessage| matches!(said, ServerMessage::Refused { problem, .. } if problem.code == Code::NotFound);
    assert!(heard.last().is_some_and(is_shown_out), "{heard:?}");
    assert!(!heard.iter().any(|said| matches!(said, ServerMessage::Update(_))), "{heard:?}");
    while let Some(message) = stream.message().await {
        assert!(!matches!(message, ServerMessage::Update(_)));
    }
    socket.command(&table, 1, Command::Say { words: "Still here.".to_owned() }).await;
    assert_eq!(socket.answer(1).await, Err(Code::NotFound));
}
