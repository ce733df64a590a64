//! The socket itself: greeting, versions, hostile frames.

use protocol::{Code, Command, FromClient, FromServer};
use serde_json::json;

use crate::house::{Inn, Socket};

async fn refusal(socket: &mut Socket) -> Code {
    match socket.hear().await {
        FromServer::Refused { problem, .. } => problem.code,
        other => panic!("this is no refusal: {other:?}"),
    }
}

#[tokio::test]
async fn nothing_is_said_before_a_greeting() {
    let inn = Inn::open().await;
    let mut socket = inn.socket().await;
    socket.say(FromClient::Lobby { watch: true }).await;
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
    socket.say(FromClient::Ping).await;
    assert!(matches!(socket.hear().await, FromServer::Pong));
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
        socket.say(FromClient::Ping).await;
    }
    let problem = loop {
        if let FromServer::Refused { problem, .. } = socket.hear().await {
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
    socket.say(FromClient::Ping).await;
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
    while !matches!(socket.hear().await, FromServer::Draining) {}
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
