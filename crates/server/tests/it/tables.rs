//! Tables: who finds them, who sits at them, how they begin.

use axum::http::StatusCode;
use protocol::{ClientMessage, Code, ServerMessage, Stage};
use serde_json::{Value, json};

use crate::house::Inn;

fn new(game: &str, seats: u8) -> Value {
    json!({ "game": game, "seats": seats, "visibility": "public", "clock": "none" })
}

fn with(mut table: Value, key: &str, value: Value) -> Value {
    table[key] = value;
    table
}

#[tokio::test]
async fn every_game_is_there() {
    let inn = Inn::open().await;
    let list = inn.get(None, "/api/games").await.json();
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, games::all().iter().map(|kind| kind.id()).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_its_reason() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    for (table, code) in [
        (new("chess", 2), Code::NoGame),
        (new("king-arthur", 9), Code::SeatsUnfit),
        (with(new("king-arthur", 2), "options", json!("dragons=many")), Code::OptionsUnfit),
        (with(new("king-arthur", 2), "clock", json!({ "days": 99 })), Code::ClockUnfit),
        (with(new("king-arthur", 2), "visibility", json!("nowhere")), Code::Unreadable),
        (with(new("king-arthur", 2), "surprise", json!(1)), Code::Unreadable),
    ] {
        let refused = inn.send(Some(&kay), "POST", "/api/tables", &table).await;
        assert_eq!(refused.code(), code, "{table}");
    }
}

#[tokio::test]
async fn seats_are_taken_given_back_and_filled_with_bots() {
    let inn = Inn::open().await;
    let (kay, lynet, tor) = (inn.guest("Kay").await, inn.guest("Lynet").await, inn.guest("Tor").await);
    let table = inn.table(&kay, "king-arthur", 3).await;
    assert_eq!(inn.sit(&lynet, &table, 0).await.code(), Code::SeatTaken);
    assert_eq!(inn.sit(&lynet, &table, 1).await.status, StatusCode::OK);
    assert_eq!(inn.sit(&lynet, &table, 2).await.code(), Code::SeatedAlready);
    assert_eq!(inn.sit(&tor, &table, 3).await.code(), Code::NoSeat);
    let seat = |number: u8| format!("/api/tables/{}/seats/{number}", table.id);
    let bot = json!({ "bot": "squire" });
    assert_eq!(inn.send(Some(&lynet), "PUT", &seat(2), &bot).await.code(), Code::NotHost);
    let odd = json!({ "bot": "strategy-2" });
    assert_eq!(inn.send(Some(&kay), "PUT", &seat(2), &odd).await.code(), Code::BotUnfit);
    let start = format!("/api/tables/{}/start", table.id);
    assert_eq!(inn.send(Some(&kay), "POST", &start, json!({})).await.code(), Code::SeatEmpty);
    assert_eq!(inn.send(Some(&tor), "DELETE", &seat(1), json!(null)).await.code(), Code::NotYourSeat);
    assert_eq!(inn.send(Some(&lynet), "DELETE", &seat(1), json!(null)).await.status, StatusCode::OK);
    assert_eq!(inn.sit(&tor, &table, 1).await.status, StatusCode::OK);
    assert_eq!(inn.send(Some(&kay), "PUT", &seat(2), &bot).await.status, StatusCode::OK);
    assert_eq!(inn.send(Some(&tor), "POST", &start, json!({})).await.code(), Code::NotHost);
    let table = inn.send(Some(&kay), "POST", &start, json!({})).await.table();
    assert_eq!(table.stage, Stage::Playing);
    assert_eq!(inn.send(Some(&kay), "POST", &start, json!({})).await.code(), Code::Started);
    assert_eq!(inn.send(Some(&tor), "DELETE", &seat(1), json!(null)).await.code(), Code::Started);
    assert_eq!(inn.sit(&lynet, &table, 1).await.code(), Code::Started);
}

#[tokio::test]
async fn the_lobby_shows_public_tables_and_hears_of_new_ones() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let mut socket = inn.greeted(None).await;
    socket.say(ClientMessage::Lobby { watch: true }).await;
    socket.say(ClientMessage::Ping).await;
    assert!(matches!(socket.hear().await, ServerMessage::Pong));
    let hidden = with(new("ring", 3), "visibility", json!("unlisted"));
    let hidden = inn.send(Some(&kay), "POST", "/api/tables", hidden).await.table();
    let shown = inn.table(&kay, "ring", 3).await;
    assert_eq!(socket.table().await.id, shown.id);
    let page = inn.get(None, "/api/tables").await.json();
    assert_eq!(page["tables"].as_array().unwrap().len(), 1);
    assert_eq!(page["tables"][0]["id"], json!(shown.id));
    let found = inn.get(None, &format!("/api/tables/{}", hidden.id)).await;
    assert_eq!(found.status, StatusCode::OK, "who knows the address finds it");
}

#[tokio::test]
async fn a_private_table_is_for_those_who_were_invited() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = with(new("king-arthur", 2), "visibility", json!("private"));
    let table = inn.send(Some(&kay), "POST", "/api/tables", table).await.table();
    let address = format!("/api/tables/{}", table.id);
    assert_eq!(inn.get(Some(&lynet), &address).await.code(), Code::NotFound);
    assert_eq!(inn.get(Some(&lynet), &format!("{address}/invitation")).await.code(), Code::NotFound);
    assert_eq!(inn.sit(&lynet, &table, 1).await.code(), Code::NotFound);
    let mut socket = inn.greeted(Some(&lynet)).await;
    let mut inside = inn.greeted(Some(&kay)).await;
    for is_awake in [false, true] {
        if is_awake {
            inside.watch(&table, 0).await;
            assert!(
                matches!(inside.hear().await, ServerMessage::Table(_)),
                "the host of the table is awake now"
            );
        }
        socket.watch(&table, 0).await;
        let heard = socket.hear().await;
        assert!(matches!(heard, ServerMessage::Refused { problem, .. } if problem.code == Code::NotFound));
    }

    let word = inn.get(Some(&kay), &format!("{address}/invitation")).await.json()["invitation"].clone();
    let shown = format!("?invitation={}", word.as_str().unwrap());
    assert_eq!(inn.get(Some(&lynet), &format!("{address}{shown}")).await.status, StatusCode::OK);
    for (end, status) in [("", StatusCode::NOT_FOUND), (shown.as_str(), StatusCode::NO_CONTENT)] {
        let path = format!("{address}/commands{end}");
        let said =
            inn.send(Some(&lynet), "POST", &path, json!({ "say": { "words": "Good evening." } })).await;
        assert_eq!(said.status, status, "who was invited to watch may talk");
    }
    let sat =
        inn.send(Some(&lynet), "PUT", &format!("{address}/seats/1"), json!({ "invitation": word })).await;
    assert_eq!(sat.status, StatusCode::OK);
    assert_eq!(inn.get(Some(&lynet), &address).await.status, StatusCode::OK, "who sits there needs no word");
    socket.watch(&table, 0).await;
    assert!(matches!(socket.hear().await, ServerMessage::Table(_)));
}

#[tokio::test]
async fn the_seed_is_sealed_before_anybody_adds_to_it_and_shown_at_the_end() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.table(&kay, "king-arthur", 2).await;
    let seat = format!("/api/tables/{}/seats/1", table.id);
    let sat = inn.send(Some(&lynet), "PUT", &seat, json!({ "entropy": "für das Glück" })).await.table();
    assert!(sat.seats[1].entropy && !sat.seats[0].entropy);
    inn.start(&kay, &table).await;
    let log = format!("/api/tables/{}/log", table.id);
    assert_eq!(
        inn.get(Some(&kay), &log).await.code(),
        Code::NotOver,
        "nobody may see the seed while they play"
    );
    for who in [&kay, &lynet] {
        let command = format!("/api/tables/{}/commands", table.id);
        assert_eq!(
            inn.send(Some(who), "POST", &command, json!("resign")).await.status,
            StatusCode::NO_CONTENT
        );
    }
    let log = inn.get(None, &log).await;
    assert_eq!(log.status, StatusCode::OK, "{}", log.text);
    let read = games::read(&log.text).expect("the log replays");
    assert_eq!(read.header().commitment(), Some(table.commitment));
    assert!(log.text.contains("für das Glück"));
    read.verify().expect("every card and die is honest");
}

#[tokio::test]
async fn after_the_end_everybody_moves_on_to_one_next_table() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let again = format!("/api/tables/{}/rematch", table.id);
    assert_eq!(inn.send(Some(&kay), "POST", &again, json!({})).await.code(), Code::NotOver);
    for who in [&kay, &lynet] {
        inn.send(Some(who), "POST", &format!("/api/tables/{}/commands", table.id), json!("resign")).await;
    }
    let next = inn.send(Some(&lynet), "POST", &again, json!({})).await.table();
    assert_eq!(next.stage, Stage::Open);
    assert_eq!(next.seats[0].sitter.person().unwrap().id.as_str(), lynet.id, "seats move on");
    assert_eq!(inn.send(Some(&kay), "POST", &again, json!({})).await.table().id, next.id);
    assert_ne!(next.commitment, table.commitment);
}

#[tokio::test]
async fn an_open_table_can_be_cleared_away_by_its_host() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.table(&kay, "king-arthur", 2).await;
    let address = format!("/api/tables/{}", table.id);
    assert_eq!(inn.send(Some(&lynet), "DELETE", &address, json!(null)).await.code(), Code::NotHost);
    assert_eq!(inn.send(Some(&kay), "DELETE", &address, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(inn.get(None, &address).await.code(), Code::NotFound);
}
