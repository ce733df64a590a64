//! Finished matches of a person.

use protocol::{Code, TablePage};
use serde_json::json;

use crate::test_server::{Answer, Guest, TestServer};

/// A match of two players who both resign at once.
async fn given_up(server: &TestServer, one: &Guest, two: &Guest, visibility: &str) -> String {
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": visibility, "clock": "none" });
    let table = server.send(Some(one), "POST", "/api/tables", new).await.table();
    let word = server.get(Some(one), &format!("/api/tables/{}/invitation", table.id)).await.json();
    let seat = format!("/api/tables/{}/seats/1", table.id);
    server.send(Some(two), "PUT", &seat, word).await.table();
    server.start(one, &table).await;
    for player in [one, two] {
        let path = format!("/api/tables/{}/commands", table.id);
        assert!(server.send(Some(player), "POST", &path, json!("resign")).await.status.is_success());
    }
    table.id.to_string()
}

fn ids(answer: &Answer) -> Vec<String> {
    let page: TablePage = serde_json::from_str(&answer.text).expect("it is a page");
    assert!(page.tables.iter().all(|table| table.ended.is_some() && table.ending.is_some()));
    page.tables.iter().map(|table| table.id.to_string()).collect()
}

#[tokio::test]
async fn history_shows_hidden_tables_only_to_their_players() {
    let server = TestServer::open().await;
    let (kay, lynet, tor) =
        (server.guest("Kay").await, server.guest("Lynet").await, server.guest("Tor").await);
    let open = given_up(&server, &kay, &lynet, "public").await;
    let hidden = given_up(&server, &kay, &lynet, "private").await;
    server.playing(&kay, &tor).await;
    let path = format!("/api/people/{}/matches", kay.id);
    for player in [None, Some(&tor)] {
        assert_eq!(ids(&server.get(player, &path).await), [open.as_str()]);
    }
    for player in [Some(&kay), Some(&lynet)] {
        let mut seen = ids(&server.get(player, &path).await);
        seen.sort();
        let mut both = [open.clone(), hidden.clone()];
        both.sort();
        assert_eq!(seen, both);
    }
    assert_eq!(ids(&server.get(None, &format!("{path}?before=1")).await), [""; 0]);
    assert_eq!(server.get(None, "/api/people/nobody/matches").await.code(), Code::NotFound);
    let stranger = path.replace(&kay.id, "abcdefghijkmnpqrstuv");
    assert_eq!(server.get(None, &stranger).await.code(), Code::NotFound);
}

#[tokio::test]
async fn a_profile_has_no_private_data() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let account = json!({ "login": "secret-login", "password": "secret-password" });
    assert!(server.send(Some(&kay), "POST", "/api/me/account", account).await.status.is_success());
    for end in ["", "/matches"] {
        let seen = server.get(None, &format!("/api/people/{}{end}", kay.id)).await;
        assert!(seen.status.is_success());
        assert!(!seen.text.contains("secret") && !seen.text.contains(&kay.token), "{}", seen.text);
    }
}
