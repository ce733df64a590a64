//! The socket itself: greeting, versions, hostile frames.

use protocol::{ClientMessage, Code, Command, ServerMessage};
use serde_json::json;

use crate::house::{Inn, Socket};
use crate::matches::{act, next, two};
use crate::streams::Stream;

async fn refusal(socket: &mut Socket) -> Code {
    match socket.hear().await {
        ServerMessage::Refused { problem, .. } => problem.code,
        other => panic!("this is no refusal: {other:?}"),
    }
}

#[tokio::test]
async fn nothing_is_said_before_a_greeting() {
    let inn = Inn::open().await;
    let mut socket = inn.socket().await;
    socket.say(ClientMessage::Lobby { watch: true }).await;
    assert_eq!(refusal(&mut socket).await, Code::NoToken);
}

#[tokio::test]
async fn messages_that_make_no_sense_are_refused_and_the_socket_stays() {
    let inn = Inn::open().await;
    let mut socket = inn.greeted(None).await;
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
        socket.say_words(words).await;
        assert_eq!(refusal(&mut socket).await, code, "{words}");
    }
    socket.say(ClientMessage::Ping).await;
    assert!(matches!(socket.hear().await, ServerMessage::Pong));
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_connection() {
    let inn = Inn::open().await;
    let mut socket = inn.greeted(None).await;
    socket.say_words(&"x".repeat(5000)).await;
    assert_eq!(socket.words().await, None);
}

#[tokio::test]
async fn who_talks_too_fast_is_told_to_wait() {
    let inn = Inn::open().await;
    let mut socket = inn.greeted(None).await;
    for _ in 0..400 {
        socket.say(ClientMessage::Ping).await;
    }
    let problem = loop {
        if let ServerMessage::Refused { problem, .. } = socket.hear().await {
            break problem;
        }
    };
    assert_eq!((problem.code, problem.retry_after), (Code::TooFast, Some(1)));
}

#[tokio::test]
async fn a_bad_token_greets_nobody() {
    let inn = Inn::open().await;
    let mut socket = inn.socket().await;
    for token in ["", "rt_00", "Bearer x"] {
        let greeting = json!({ "v": 1, "say": { "greet": { "token": token, "language": "de" } } });
        socket.say_words(&greeting.to_string()).await;
        assert_eq!(refusal(&mut socket).await, Code::BadToken);
    }
    socket.say(ClientMessage::Ping).await;
    assert_eq!(refusal(&mut socket).await, Code::NoToken);
}

#[tokio::test]
async fn nobody_acts_at_a_table_they_do_not_watch_or_without_a_token() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let mut socket = inn.greeted(Some(&kay)).await;
    socket.want(&table, 1, Command::Resign).await;
    assert_eq!(socket.answer(1).await, Err(Code::NotFound));
    let mut stranger = inn.greeted(None).await;
    stranger.watch(&table, 0).await;
    stranger.want(&table, 2, Command::Resign).await;
    assert_eq!(stranger.answer(2).await, Err(Code::NoToken));
}

#[tokio::test]
async fn everybody_is_told_when_the_server_stops() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let mut socket = inn.greeted(Some(&kay)).await;
    socket.watch(&table, 0).await;
    socket.sight().await;
    inn.house.drain().await;
    while !matches!(socket.hear().await, ServerMessage::Draining) {}
    assert_eq!(inn.get(None, "/ready").await.status, 503);
    assert_eq!(inn.send(None, "POST", "/api/guests", json!({ "name": "Late" })).await.code(), Code::Draining);
}

#[tokio::test]
async fn others_see_who_is_there() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let mut one = inn.greeted(Some(&kay)).await;
    one.watch(&table, 0).await;
    let here = |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.here).collect::<Vec<_>>();
    let mut two = inn.greeted(Some(&lynet)).await;
    two.watch(&table, 0).await;
    while here(&one.table().await) != [true, true] {}
    drop(two);
    while here(&one.table().await) != [true, false] {}
}

/// Whatever the server says up to the answer to a ping.
async fn heard_before_pong(socket: &mut Socket) -> Vec<ServerMessage> {
    socket.say(ClientMessage::Ping).await;
    let mut heard = Vec::new();
    loop {
        match socket.hear().await {
            ServerMessage::Pong => return heard,
            other => heard.push(other),
        }
    }
}

#[tokio::test]
async fn a_second_greeting_ends_all_that_the_first_one_could_see() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, sights) = two(&inn).await;
    let (who, action) = next(&table, &sights);
    for token in [None, Some("rt_00".to_owned())] {
        let mut socket = inn.greeted(Some(&guests[who])).await;
        socket.watch(&table, 0).await;
        assert_eq!(socket.sight().await.viewer, Some(engine::Seat::new(who as u8)));
        socket.say(ClientMessage::Lobby { watch: true }).await;
        socket.own_tables().await;
        let is_stranger = token.is_none();
        socket.say(ClientMessage::Greet(protocol::Greeting { token, language: String::new() })).await;
        match socket.hear().await {
            ServerMessage::Welcome { person: None } => assert!(is_stranger),
            ServerMessage::Refused { problem, .. } => assert_eq!(problem.code, Code::BadToken),
            other => panic!("this is no answer to a greeting: {other:?}"),
        }
        // The table changes for everybody who hears of it.
        let chat = json!({ "say": { "words": "Good luck!" } });
        let path = format!("/api/tables/{}/commands", table.id);
        assert!(inn.send(Some(&guests[who]), "POST", &path, chat).await.status.is_success());
        let open = inn.table(&guests[who], "ring", 3).await;
        assert!(inn.get(None, &format!("/api/tables/{}", open.id)).await.status.is_success());
        if is_stranger {
            assert!(heard_before_pong(&mut socket).await.is_empty());
            socket.want(&table, 5, act(&sights[who], &action)).await;
            assert_eq!(socket.answer(5).await, Err(Code::NoToken));
        } else {
            socket.say(ClientMessage::Ping).await;
            assert_eq!(refusal(&mut socket).await, Code::NoToken, "nobody has greeted");
        }
    }
    sockets[who].want(&table, 1, act(&sights[who], &action)).await;
    assert_eq!(sockets[who].answer(1).await, Ok(()), "other connections stay as they are");
}

#[tokio::test]
async fn a_token_that_greeted_second_still_ends_its_connection() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let mut socket = inn.greeted(Some(&kay)).await;
    let greeting = protocol::Greeting { token: Some(lynet.token.clone()), language: String::new() };
    socket.say(ClientMessage::Greet(greeting)).await;
    assert!(matches!(socket.hear().await, ServerMessage::Welcome { person: Some(_) }));
    socket.watch(&table, 0).await;
    socket.sight().await;
    for (who, ends) in [(&kay, false), (&lynet, true)] {
        let devices = inn.get(Some(who), "/api/me/devices").await.json();
        let path = format!("/api/me/devices/{}", devices[0]["id"]);
        assert!(inn.send(Some(who), "DELETE", &path, json!(null)).await.status.is_success());
        if ends {
            while socket.words().await.is_some() {}
        } else {
            heard_before_pong(&mut socket).await;
        }
    }
}

#[tokio::test]
async fn a_guest_who_is_removed_hears_no_more_of_a_private_table() {
    let inn = Inn::open().await;
    let (kay, lynet, tor) = (inn.guest("Kay").await, inn.guest("Lynet").await, inn.guest("Tor").await);
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": "private", "clock": "none" });
    let table = inn.send(Some(&kay), "POST", "/api/tables", new).await.table();
    let path = |end: &str| format!("/api/tables/{}{end}", table.id);
    let word = inn.get(Some(&kay), &path("/invitation")).await.json()["invitation"].clone();
    let sit = async |who| inn.send(Some(who), "PUT", &path("/seats/1"), json!({ "invitation": word })).await;
    sit(&lynet).await.table();
    let mut socket = inn.greeted(Some(&lynet)).await;
    socket.watch(&table, 0).await;
    socket.table().await;
    let mut stream = Stream::open(&inn, &lynet, &path("/stream")).await;
    assert!(stream.message().await.is_some());
    inn.send(Some(&kay), "DELETE", &path("/seats/1"), json!({})).await.table();
    sit(&tor).await.table();
    inn.start(&kay, &table).await;
    let heard = heard_before_pong(&mut socket).await;
    let is_shown_out = |said: &ServerMessage| matches!(said, ServerMessage::Refused { problem, .. } if problem.code == Code::NotFound);
    assert!(heard.last().is_some_and(is_shown_out), "{heard:?}");
    assert!(!heard.iter().any(|said| matches!(said, ServerMessage::Update(_))), "{heard:?}");
    while let Some(message) = stream.message().await {
        assert!(!matches!(message, ServerMessage::Update(_)));
    }
    socket.want(&table, 1, Command::Say { words: "Still here.".to_owned() }).await;
    assert_eq!(socket.answer(1).await, Err(Code::NotFound));
}
