//! Proposals: what needs everybody's consent, and whose consent counts.

use engine::Seat;
use protocol::{Away, Code, Command, Ending, Proposal, Stage, TableInfo, Undone};
use serde_json::{Value, json};
use store::Store;

use crate::matches::{act, next, two};
use crate::test_server::{Guest, TestServer};

async fn command(server: &TestServer, player: &Guest, table: &TableInfo, body: Value) -> Result<(), Code> {
    let path = format!("/api/tables/{}/commands", table.id);
    let answer = server.send(Some(player), "POST", &path, body).await;
    if answer.status.is_success() { Ok(()) } else { Err(answer.code()) }
}

/// The table as it is now. The host answers after all earlier commands.
async fn now(server: &TestServer, table: &TableInfo) -> TableInfo {
    server.get(None, &format!("/api/tables/{}", table.id)).await.table()
}

fn agree() -> Value {
    json!({ "answer": { "agree": true } })
}

/// A running match of two players; a bot plays for the second one.
async fn one_is_away(server: TestServer) -> (TestServer, [Guest; 2], TableInfo) {
    let guests = [server.guest("Kay").await, server.guest("Lynet").await];
    let table = server.playing(&guests[0], &guests[1]).await;
    let server = server.restart().await;
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    store.set_away(&table.id, Seat::new(1), Away::StandIn).await.expect("the store works");
    store.close().await;
    (server, guests, table)
}

#[tokio::test]
async fn a_stand_in_never_agrees_for_its_person() {
    for (what, is_done) in [("end", Stage::Over), ("pause", Stage::Playing)] {
        let (server, [kay, lynet], table) = one_is_away(TestServer::open().await).await;
        assert_eq!(command(&server, &kay, &table, json!({ "propose": what })).await, Ok(()));
        let asked = now(&server, &table).await;
        assert_eq!((asked.stage, asked.paused), (Stage::Playing, None), "Lynet has not been asked");
        assert_eq!(asked.proposal.map(|proposal| proposal.agreed), Some(vec![Seat::new(0)]));
        assert_eq!(command(&server, &lynet, &table, agree()).await, Ok(()));
        let done = now(&server, &table).await;
        assert_eq!((done.stage, done.paused.is_some()), (is_done, what == "pause"), "she speaks for herself");
    }
}

#[tokio::test]
async fn a_resigned_player_has_no_vote() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    assert_eq!(command(&server, &lynet, &table, json!("resign")).await, Ok(()));
    for what in ["end", "pause", "take-back"] {
        let asked = command(&server, &lynet, &table, json!({ "propose": what })).await;
        assert_eq!(asked, Err(Code::Resigned), "{what}");
    }
    assert_eq!(command(&server, &kay, &table, json!({ "propose": "pause" })).await, Ok(()));
    assert!(now(&server, &table).await.paused.is_some(), "nobody else is asked");
    assert_eq!(command(&server, &lynet, &table, json!("resume")).await, Err(Code::Resigned));
    assert_eq!(command(&server, &lynet, &table, agree()).await, Err(Code::Resigned));
    assert_eq!(command(&server, &kay, &table, json!({ "propose": "end" })).await, Ok(()));
    assert_eq!(now(&server, &table).await.ending, Some(Ending::Agreed));
}

#[tokio::test]
async fn a_take_back_goes_to_before_the_askers_own_last_step() {
    let server = TestServer::open().await;
    let (table, _, mut sockets, mut updates) = two(&server).await;
    let (first, _) = next(&table, &updates);
    // The first player plays, then the other, several steps each; `made` records who made which line.
    let mut made: Vec<(usize, u32)> = Vec::new();
    for key in 1.. {
        let (player, action) = next(&table, &updates);
        let is_enough = made.iter().filter(|(by, _)| *by == first).count() > 1;
        if player == first && is_enough && made.last().is_some_and(|(by, _)| *by != first) {
            break;
        }
        made.push((player, updates[player].lines));
        sockets[player].command(&table, key, act(&updates[player], &action)).await;
        for (socket, update) in sockets.iter_mut().zip(&mut updates) {
            *update = socket.update().await;
        }
    }
    let other = 1 - first;
    let last = made.iter().rposition(|(by, _)| *by == first).expect("it has played");
    let (to, others) = (made[last].1, (made.len() - last - 1) as u32);
    assert!(others > 0 && last > 0, "there is something before and after it");
    sockets[first].command(&table, 1000, Command::Propose(Proposal::TakeBack)).await;
    let asked = sockets[other].table().await.proposal.expect("it is asked");
    let seat = |at: usize| Seat::new(at as u8);
    let mut undoes =
        vec![Undone { seat: seat(first), steps: 1 }, Undone { seat: seat(other), steps: others }];
    undoes.sort_by_key(|undone| undone.seat.index());
    assert_eq!(asked.undoes, undoes, "the question says whose steps, and how many");
    sockets[other].command(&table, 1001, Command::Answer { agree: true }).await;
    let back = sockets[other].update().await;
    assert_eq!(back.keep, to, "no step before it is taken back");
}

#[tokio::test]
async fn a_player_without_a_step_cannot_take_back() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two(&server).await;
    let (first, action) = next(&table, &updates);
    sockets[first].command(&table, 1, act(&updates[first], &action)).await;
    assert_eq!(sockets[first].answer(1).await, Ok(()));
    let asked = command(&server, &guests[1 - first], &table, json!({ "propose": "take-back" })).await;
    assert_eq!(asked, Err(Code::NoUndo), "it would undo somebody else's turn");
}

/// A match of three seats that ended by agreement, and its players.
async fn ended(server: &TestServer, visibility: &str) -> (TableInfo, [Guest; 2]) {
    let guests = [server.guest("Kay").await, server.guest("Lynet").await];
    let new = json!({ "game": "king-arthur", "seats": 3, "visibility": visibility, "clock": "none" });
    let table = server.send(Some(&guests[0]), "POST", "/api/tables", new).await.table();
    let seat = |at: u8| format!("/api/tables/{}/seats/{at}", table.id);
    let path = format!("/api/tables/{}/invitation", table.id);
    let word = server.get(Some(&guests[0]), &path).await.json()["invitation"].clone();
    server.send(Some(&guests[1]), "PUT", &seat(1), json!({ "invitation": word })).await.table();
    server.send(Some(&guests[0]), "PUT", &seat(2), json!({ "bot": "page" })).await.table();
    server.start(&guests[0], &table).await;
    for (player, body) in [(0, json!({ "propose": "end" })), (1, agree())] {
        assert_eq!(command(server, &guests[player], &table, body).await, Ok(()));
    }
    (table, guests)
}

#[tokio::test]
async fn a_rematch_seats_only_those_who_accepted() {
    for visibility in ["public", "private"] {
        let server = TestServer::open().await;
        let (table, [kay, lynet]) = ended(&server, visibility).await;
        let again = format!("/api/tables/{}/rematch", table.id);
        let open = server.send(Some(&kay), "POST", &again, json!({})).await.table();
        let people = |table: &TableInfo| -> Vec<Option<String>> {
            let id = |seat: &protocol::SeatInfo| Some(seat.sitter.person()?.id.to_string());
            table.seats.iter().map(id).collect()
        };
        assert_eq!(people(&open), [None, Some(kay.id.clone()), None], "the bot, Kay, and a free seat");
        let start = format!("/api/tables/{}/start", open.id);
        let refused = server.send(Some(&kay), "POST", &start, json!({})).await;
        assert_eq!(
            refused.code(),
            Code::SeatEmpty,
            "Lynet does not play, and is not rated, unless she options to"
        );
        let joined = server.send(Some(&lynet), "POST", &again, json!({})).await.table();
        assert_eq!(joined.id, open.id);
        assert_eq!(people(&joined), [None, Some(kay.id.clone()), Some(lynet.id.clone())]);
        assert_eq!(
            server.send(Some(&lynet), "POST", &again, json!({})).await.table().id,
            open.id,
            "twice is once"
        );
        assert_eq!(server.start(&kay, &open).await.stage, Stage::Playing);
    }
}

#[tokio::test]
async fn a_player_who_is_too_late_for_a_private_rematch_does_not_see_it() {
    let server = TestServer::open().await;
    let (table, [kay, lynet]) = ended(&server, "private").await;
    let again = format!("/api/tables/{}/rematch", table.id);
    let open = server.send(Some(&kay), "POST", &again, json!({})).await.table();
    let seat = format!("/api/tables/{}/seats/2", open.id);
    server.send(Some(&kay), "PUT", &seat, json!({ "bot": "page" })).await.table();
    server.start(&kay, &open).await;
    assert_eq!(server.send(Some(&lynet), "POST", &again, json!({})).await.code(), Code::Started);
}
