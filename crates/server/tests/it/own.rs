//! One's own tables: heard of wherever one is.

use axum::http::StatusCode;
use protocol::{ClientMessage, Clock, Code, Command, OwnTable, Proposal, ServerMessage, Stage};
use serde_json::json;

use crate::house::{Guest, Inn, Socket};
use crate::matches::{act, next, two_by};

/// Somebody who listens for their own tables, and how they stand.
async fn listening(inn: &Inn, who: &Guest) -> (Socket, Vec<OwnTable>) {
    let mut socket = inn.greeted(Some(who)).await;
    let tables = socket.own_tables().await;
    (socket, tables)
}

#[tokio::test]
async fn whoever_sits_down_hears_when_it_begins_and_who_does_not_hears_nothing() {
    let inn = Inn::open().await;
    let (kay, lynet, tor) = (inn.guest("Kay").await, inn.guest("Lynet").await, inn.guest("Tor").await);
    let ((mut hers, none), (mut his, _)) = (listening(&inn, &lynet).await, listening(&inn, &tor).await);
    assert!(none.is_empty());
    let table = inn.table(&kay, "king-arthur", 2).await;
    inn.sit(&lynet, &table, 1).await;
    let OwnTable { table: sat, turn, .. } = hers.own().await;
    assert_eq!((sat.id, sat.stage, turn), (table.id, Stage::Open, false));
    inn.start(&kay, &table).await;
    let begun = hers.own().await.table;
    assert_eq!((begun.id, begun.stage), (table.id, Stage::Playing));
    his.say(ClientMessage::Ping).await;
    assert!(matches!(his.hear().await, ServerMessage::Pong), "it is none of his tables");
}

#[tokio::test]
async fn a_turn_is_heard_of_when_it_begins_and_when_it_is_over() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, mut sights) = two_by(&inn, Clock::None).await;
    let (mut ears, mut waits) = (Vec::new(), Vec::new());
    for guest in &guests {
        let (ear, first) = listening(&inn, guest).await;
        assert_eq!(first[0].table.id, table.id, "what runs already is told of at once");
        ears.push(ear);
        waits.push(first[0].turn);
    }
    let mut changes = 0;
    for key in 1..=40 {
        let (who, action) = next(&table, &sights);
        assert_eq!(waits, [who == 0, who == 1]);
        sockets[who].want(&table, key, act(&sights[who], &action)).await;
        for (socket, sight) in sockets.iter_mut().zip(&mut sights) {
            *sight = socket.sight().await;
        }
        let (then, _) = next(&table, &sights);
        if then != who {
            for (seat, ear) in ears.iter_mut().enumerate() {
                let own = ear.own().await;
                assert_eq!((own.table.lines, own.turn), (sights[0].lines, seat == then));
                waits[seat] = own.turn;
            }
            changes += 1;
        }
    }
    assert!(changes > 4, "the turn has passed from one to the other");
}

#[tokio::test]
async fn a_match_that_is_paused_waits_for_nobody() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, sights) = two_by(&inn, Clock::None).await;
    let (who, _) = next(&table, &sights);
    let (mut ear, first) = listening(&inn, &guests[who]).await;
    assert!(first[0].turn);
    sockets[0].want(&table, 1, Command::Propose(Proposal::Pause)).await;
    sockets[0].answer(1).await.expect("it can be proposed");
    sockets[1].want(&table, 2, Command::Answer { agree: true }).await;
    sockets[1].answer(2).await.expect("it can be agreed to");
    loop {
        let own = ear.own().await;
        assert_eq!(own.turn, own.table.paused.is_none());
        if own.table.paused.is_some() {
            break;
        }
    }
    sockets[0].want(&table, 3, Command::Resume).await;
    let own = ear.own().await;
    assert_eq!((own.table.paused, own.turn), (None, true));
}

#[tokio::test]
async fn who_is_sent_away_hears_it_and_then_no_more() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.table(&kay, "king-arthur", 3).await;
    inn.sit(&lynet, &table, 1).await;
    let (mut hers, first) = listening(&inn, &lynet).await;
    assert!(first[0].table.seats[1].sitter.person().is_some());
    let seat = format!("/api/tables/{}/seats/1", table.id);
    assert_eq!(inn.send(Some(&kay), "DELETE", &seat, json!(null)).await.status, StatusCode::OK);
    assert!(hers.own().await.table.seats[1].sitter.person().is_none());
    inn.send(Some(&kay), "PUT", &seat, json!({ "bot": "page" })).await.table();
    hers.say(ClientMessage::Ping).await;
    assert!(matches!(hers.hear().await, ServerMessage::Pong));
}

#[tokio::test]
async fn a_table_that_is_given_up_is_gone_for_everybody() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    for is_awake in [false, true] {
        let table = inn.table(&kay, "king-arthur", 3).await;
        inn.sit(&lynet, &table, 1).await;
        let mut lobby = inn.greeted(None).await;
        lobby.say(ClientMessage::Lobby { watch: true }).await;
        let (mut hers, first) = listening(&inn, &lynet).await;
        assert_eq!(first[0].table.id, table.id);
        let mut there = inn.greeted(None).await;
        if is_awake {
            there.watch(&table, 0).await;
            there.table().await;
        }
        // Whatever is heard comes after this.
        lobby.say(ClientMessage::Ping).await;
        while !matches!(lobby.hear().await, ServerMessage::Pong) {}
        let address = format!("/api/tables/{}", table.id);
        let cleared = inn.send(Some(&kay), "DELETE", &address, json!(null)).await;
        assert_eq!(cleared.status, StatusCode::NO_CONTENT);
        let is_gone = |heard: &ServerMessage| matches!(heard, ServerMessage::Cleared { table: gone } if *gone == table.id);
        assert!(is_gone(&lobby.hear().await));
        assert!(is_gone(&hers.hear().await));
        if is_awake {
            assert!(is_gone(&there.hear().await));
        }
        there.watch(&table, 0).await;
        let heard = there.hear().await;
        assert!(matches!(heard, ServerMessage::Refused { problem, .. } if problem.code == Code::NotFound));
        assert_eq!(inn.get(Some(&kay), &address).await.code(), Code::NotFound);
    }
}

#[tokio::test]
async fn without_a_token_there_are_no_own_tables() {
    let inn = Inn::open().await;
    let mut socket = inn.greeted(None).await;
    socket.say(ClientMessage::Own { watch: true }).await;
    let heard = socket.hear().await;
    assert!(matches!(heard, ServerMessage::Refused { problem, .. } if problem.code == Code::NoToken));
    assert_eq!(inn.get(None, "/api/me/stream").await.code(), Code::NoToken);
}
