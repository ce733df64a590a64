//! Tables: visibility, seats, start.

use axum::http::StatusCode;
use protocol::{ClientMessage, Code, ServerMessage, Stage};
use serde_json::{Value, json};

use crate::test_server::TestServer;

fn new(game: &str, seats: u8) -> Value {
    json!({ "game": game, "seats": seats, "visibility": "public", "clock": "none" })
}

fn with(mut table: Value, key: &str, value: Value) -> Value {
    table[key] = value;
    table
}

#[tokio::test]
async fn every_game_is_there() {
    let server = TestServer::open().await;
    let list = server.get(None, "/api/games").await.json();
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, games::all().iter().map(|kind| kind.id()).collect::<Vec<_>>());
}

#[tokio::test]
async fn invalid_tables_are_refused_with_a_reason() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    for (table, code) in [
        (new("chess", 2), Code::NoGame),
        (new("king-arthur", 9), Code::SeatsUnfit),
        (with(new("king-arthur", 2), "options", json!("dragons=many")), Code::OptionsUnfit),
        (with(new("king-arthur", 2), "clock", json!({ "days": 99 })), Code::ClockUnfit),
        (with(new("king-arthur", 2), "visibility", json!("nowhere")), Code::Unreadable),
        (with(new("king-arthur", 2), "surprise", json!(1)), Code::Unreadable),
    ] {
        let refused = server.send(Some(&kay), "POST", "/api/tables", &table).await;
        assert_eq!(refused.code(), code, "{table}");
    }
}

#[tokio::test]
async fn seats_are_taken_given_back_and_filled_with_bots() {
    let server = TestServer::open().await;
    let (kay, lynet, tor) =
        (server.guest("Kay").await, server.guest("Lynet").await, server.guest("Tor").await);
    let table = server.table(&kay, "king-arthur", 3).await;
    assert_eq!(server.sit(&lynet, &table, 0).await.code(), Code::SeatTaken);
    assert_eq!(server.sit(&lynet, &table, 1).await.status, StatusCode::OK);
    assert_eq!(server.sit(&lynet, &table, 2).await.code(), Code::SeatedAlready);
    assert_eq!(server.sit(&tor, &table, 3).await.code(), Code::NoSeat);
    let seat = |number: u8| format!("/api/tables/{}/seats/{number}", table.id);
    let bot = json!({ "bot": "squire" });
    assert_eq!(server.send(Some(&lynet), "PUT", &seat(2), &bot).await.code(), Code::NotHost);
    let odd = json!({ "bot": "strategy-2" });
    assert_eq!(server.send(Some(&kay), "PUT", &seat(2), &odd).await.code(), Code::BotUnfit);
    let start = format!("/api/tables/{}/start", table.id);
    assert_eq!(server.send(Some(&kay), "POST", &start, json!({})).await.code(), Code::SeatEmpty);
    assert_eq!(server.send(Some(&tor), "DELETE", &seat(1), json!(null)).await.code(), Code::NotYourSeat);
    assert_eq!(server.send(Some(&lynet), "DELETE", &seat(1), json!(null)).await.status, StatusCode::OK);
    assert_eq!(server.sit(&tor, &table, 1).await.status, StatusCode::OK);
    assert_eq!(server.send(Some(&kay), "PUT", &seat(2), &bot).await.status, StatusCode::OK);
    assert_eq!(server.send(Some(&tor), "POST", &start, json!({})).await.code(), Code::NotHost);
    let table = server.send(Some(&kay), "POST", &start, json!({})).await.table();
    assert_eq!(table.stage, Stage::Playing);
    assert_eq!(server.send(Some(&kay), "POST", &start, json!({})).await.code(), Code::Started);
    assert_eq!(server.send(Some(&tor), "DELETE", &seat(1), json!(null)).await.code(), Code::Started);
    assert_eq!(server.sit(&lynet, &table, 1).await.code(), Code::Started);
}

#[tokio::test]
async fn the_lobby_shows_public_tables_and_hears_of_new_ones() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let mut socket = server.greeted(None).await;
    socket.send(ClientMessage::Lobby { watch: true }).await;
    socket.send(ClientMessage::Ping).await;
    assert!(matches!(socket.receive().await, ServerMessage::Pong));
    let hidden = with(new("ring", 3), "visibility", json!("unlisted"));
    let hidden = server.send(Some(&kay), "POST", "/api/tables", hidden).await.table();
    let shown = server.table(&kay, "ring", 3).await;
    assert_eq!(socket.table().await.id, shown.id);
    let page = server.get(None, "/api/tables").await.json();
    assert_eq!(page["tables"].as_array().unwrap().len(), 1);
    assert_eq!(page["tables"][0]["id"], json!(shown.id));
    let found = server.get(None, &format!("/api/tables/{}", hidden.id)).await;
    assert_eq!(found.status, StatusCode::OK, "who knows the address finds it");
}

#[tokio::test]
async fn a_private_table_needs_an_invitation() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = with(new("king-arthur", 2), "visibility", json!("private"));
    let table = server.send(Some(&kay), "POST", "/api/tables", table).await.table();
    let address = format!("/api/tables/{}", table.id);
    assert_eq!(server.get(Some(&lynet), &address).await.code(), Code::NotFound);
    assert_eq!(server.get(Some(&lynet), &format!("{address}/invitation")).await.code(), Code::NotFound);
    assert_eq!(server.sit(&lynet, &table, 1).await.code(), Code::NotFound);
    let mut socket = server.greeted(Some(&lynet)).await;
    let mut inside = server.greeted(Some(&kay)).await;
    for is_awake in [false, true] {
        if is_awake {
            inside.watch(&table, 0).await;
            assert!(
                matches!(inside.receive().await, ServerMessage::Table(_)),
                "the host of the table is awake now"
            );
        }
        socket.watch(&table, 0).await;
        let heard = socket.receive().await;
        assert!(matches!(heard, ServerMessage::Refused { problem, .. } if problem.code == Code::NotFound));
    }

    let word = server.get(Some(&kay), &format!("{address}/invitation")).await.json()["invitation"].clone();
    let shown = format!("?invitation={}", word.as_str().unwrap());
    assert_eq!(server.get(Some(&lynet), &format!("{address}{shown}")).await.status, StatusCode::OK);
    for (end, status) in [("", StatusCode::NOT_FOUND), (shown.as_str(), StatusCode::NO_CONTENT)] {
        let path = format!("{address}/commands{end}");
        let said =
            server.send(Some(&lynet), "POST", &path, json!({ "say": { "words": "Good evening." } })).await;
        assert_eq!(said.status, status, "who was invited to watch may talk");
    }
    let sat =
        server.send(Some(&lynet), "PUT", &format!("{address}/seats/1"), json!({ "invitation": word })).await;
    assert_eq!(sat.status, StatusCode::OK);
    assert_eq!(
        server.get(Some(&lynet), &address).await.status,
        StatusCode::OK,
        "who sits there needs no word"
    );
    socket.watch(&table, 0).await;
    assert!(matches!(socket.receive().await, ServerMessage::Table(_)));
}

#[tokio::test]
async fn the_seed_is_sealed_before_anybody_adds_to_it_and_shown_at_the_end() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.table(&kay, "king-arthur", 2).await;
    let seat = format!("/api/tables/{}/seats/1", table.id);
    let sat = server.send(Some(&lynet), "PUT", &seat, json!({ "entropy": "für das Glück" })).await.table();
    assert!(sat.seats[1].entropy && !sat.seats[0].entropy);
    server.start(&kay, &table).await;
    let log = format!("/api/tables/{}/log", table.id);
    assert_eq!(
        server.get(Some(&kay), &log).await.code(),
        Code::NotOver,
        "nobody may see the seed while they play"
    );
    for player in [&kay, &lynet] {
        let command = format!("/api/tables/{}/commands", table.id);
        assert_eq!(
            server.send(Some(player), "POST", &command, json!("resign")).await.status,
            StatusCode::NO_CONTENT
        );
    }
    let log = server.get(None, &log).await;
    assert_eq!(log.status, StatusCode::OK, "{}", log.text);
    let read = games::read(&log.text).expect("the log replays");
    assert_eq!(read.header().commitment(), Some(table.commitment));
    assert!(log.text.contains("für das Glück"));
    read.verify().expect("every card and die is honest");
}

#[tokio::test]
async fn all_players_of_a_match_get_the_same_rematch() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let again = format!("/api/tables/{}/rematch", table.id);
    assert_eq!(server.send(Some(&kay), "POST", &again, json!({})).await.code(), Code::NotOver);
    for player in [&kay, &lynet] {
        server
            .send(Some(player), "POST", &format!("/api/tables/{}/commands", table.id), json!("resign"))
            .await;
    }
    let next = server.send(Some(&lynet), "POST", &again, json!({})).await.table();
    assert_eq!(next.stage, Stage::Open);
    assert_eq!(next.seats[0].sitter.person().unwrap().id.as_str(), lynet.id, "seats move on");
    assert_eq!(server.send(Some(&kay), "POST", &again, json!({})).await.table().id, next.id);
    assert_ne!(next.commitment, table.commitment);
}

#[tokio::test]
async fn the_host_can_delete_an_open_table() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.table(&kay, "king-arthur", 2).await;
    let address = format!("/api/tables/{}", table.id);
    assert_eq!(server.send(Some(&lynet), "DELETE", &address, json!(null)).await.code(), Code::NotHost);
    assert_eq!(server.send(Some(&kay), "DELETE", &address, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(None, &address).await.code(), Code::NotFound);
}
