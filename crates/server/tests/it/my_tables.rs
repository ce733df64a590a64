//! Subscriptions to one's own tables.

use axum::http::StatusCode;
use protocol::{ClientMessage, Clock, Code, Command, OwnTable, Proposal, ServerMessage, Stage};
use serde_json::json;

use crate::matches::{act, next, two_by};
use crate::test_server::{Guest, Socket, TestServer};

/// A guest who is subscribed to their own tables, and the first list.
async fn listening(server: &TestServer, player: &Guest) -> (Socket, Vec<OwnTable>) {
    let mut socket = server.greeted(Some(player)).await;
    let tables = socket.own_tables().await;
    (socket, tables)
}

#[tokio::test]
async fn only_players_are_told_when_their_match_begins() {
    let server = TestServer::open().await;
    let (kay, lynet, tor) =
        (server.guest("Kay").await, server.guest("Lynet").await, server.guest("Tor").await);
    let ((mut hers, none), (mut his, _)) = (listening(&server, &lynet).await, listening(&server, &tor).await);
    assert!(none.is_empty());
    let table = server.table(&kay, "king-arthur", 2).await;
    server.sit(&lynet, &table, 1).await;
    let OwnTable { table: sat, turn, .. } = hers.own_table().await;
    assert_eq!((sat.id, sat.stage, turn), (table.id, Stage::Open, false));
    server.start(&kay, &table).await;
    let begun = hers.own_table().await.table;
    assert_eq!((begun.id, begun.stage), (table.id, Stage::Playing));
    his.send(ClientMessage::Ping).await;
    assert!(matches!(his.receive().await, ServerMessage::Pong), "it is none of his tables");
}

#[tokio::test]
async fn players_are_told_when_their_turn_begins_and_ends() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, mut updates) = two_by(&server, Clock::None).await;
    let (mut ears, mut waits) = (Vec::new(), Vec::new());
    for guest in &guests {
        let (ear, first) = listening(&server, guest).await;
        assert_eq!(first[0].table.id, table.id, "what runs already is told of at once");
        ears.push(ear);
        waits.push(first[0].turn);
    }
    let mut changes = 0;
    for key in 1..=40 {
        let (player, action) = next(&table, &updates);
        assert_eq!(waits, [player == 0, player == 1]);
        sockets[player].command(&table, key, act(&updates[player], &action)).await;
        for (socket, update) in sockets.iter_mut().zip(&mut updates) {
            *update = socket.update().await;
        }
        let (then, _) = next(&table, &updates);
        if then != player {
            for (seat, ear) in ears.iter_mut().enumerate() {
                let own = ear.own_table().await;
                assert_eq!((own.table.lines, own.turn), (updates[0].lines, seat == then));
                waits[seat] = own.turn;
            }
            changes += 1;
        }
    }
    assert!(changes > 4, "the turn has passed from one to the other");
}

#[tokio::test]
async fn a_paused_match_waits_for_nobody() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two_by(&server, Clock::None).await;
    let (player, _) = next(&table, &updates);
    let (mut ear, first) = listening(&server, &guests[player]).await;
    assert!(first[0].turn);
    sockets[0].command(&table, 1, Command::Propose(Proposal::Pause)).await;
    sockets[0].answer(1).await.expect("it can be proposed");
    sockets[1].command(&table, 2, Command::Answer { agree: true }).await;
    sockets[1].answer(2).await.expect("it can be agreed to");
    loop {
        let own = ear.own_table().await;
        assert_eq!(own.turn, own.table.paused.is_none());
        if own.table.paused.is_some() {
            break;
        }
    }
    sockets[0].command(&table, 3, Command::Resume).await;
    let own = ear.own_table().await;
    assert_eq!((own.table.paused, own.turn), (None, true));
}

#[tokio::test]
async fn a_removed_player_is_told_once_and_then_gets_nothing() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.table(&kay, "king-arthur", 3).await;
    server.sit(&lynet, &table, 1).await;
    let (mut hers, first) = listening(&server, &lynet).await;
    assert!(first[0].table.seats[1].sitter.person().is_some());
    let seat = format!("/api/tables/{}/seats/1", table.id);
    assert_eq!(server.send(Some(&kay), "DELETE", &seat, json!(null)).await.status, StatusCode::OK);
    assert!(hers.own_table().await.table.seats[1].sitter.person().is_none());
    server.send(Some(&kay), "PUT", &seat, json!({ "bot": "page" })).await.table();
    hers.send(ClientMessage::Ping).await;
    assert!(matches!(hers.receive().await, ServerMessage::Pong));
}

#[tokio::test]
async fn all_subscribers_are_told_of_a_deleted_table() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    for is_awake in [false, true] {
        let table = server.table(&kay, "king-arthur", 3).await;
        server.sit(&lynet, &table, 1).await;
        let mut lobby = server.greeted(None).await;
        lobby.send(ClientMessage::Lobby { watch: true }).await;
        let (mut hers, first) = listening(&server, &lynet).await;
        assert_eq!(first[0].table.id, table.id);
        let mut there = server.greeted(None).await;
        if is_awake {
            there.watch(&table, 0).await;
            there.table().await;
        }
        // All later messages come after this one.
        lobby.send(ClientMessage::Ping).await;
        while !matches!(lobby.receive().await, ServerMessage::Pong) {}
        let address = format!("/api/tables/{}", table.id);
        let cleared = server.send(Some(&kay), "DELETE", &address, json!(null)).await;
        assert_eq!(cleared.status, StatusCode::NO_CONTENT);
        let is_gone = |heard: &ServerMessage| matches!(heard, ServerMessage::Cleared { table: gone } if *gone == table.id);
        assert!(is_gone(&lobby.receive().await));
        assert!(is_gone(&hers.receive().await));
        if is_awake {
            assert!(is_gone(&there.receive().await));
        }
        there.watch(&table, 0).await;
        let heard = there.receive().await;
        assert!(matches!(heard, ServerMessage::Refused { problem, .. } if problem.code == Code::NotFound));
        assert_eq!(server.get(Some(&kay), &address).await.code(), Code::NotFound);
    }
}

#[tokio::test]
async fn own_tables_need_a_token() {
    let server = TestServer::open().await;
    let mut socket = server.greeted(None).await;
    socket.send(ClientMessage::Own { watch: true }).await;
    let heard = socket.receive().await;
    assert!(matches!(heard, ServerMessage::Refused { problem, .. } if problem.code == Code::NoToken));
    assert_eq!(server.get(None, "/api/me/stream").await.code(), Code::NoToken);
}
