//! What somebody has played.

use protocol::{Code, TablePage};
use serde_json::json;

use crate::house::{Answer, Guest, Inn};

/// A match of two that both give up at once.
async fn given_up(inn: &Inn, one: &Guest, two: &Guest, visibility: &str) -> String {
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": visibility, "clock": "none" });
    let table = inn.send(Some(one), "POST", "/api/tables", new).await.table();
    let word = inn.get(Some(one), &format!("/api/tables/{}/invitation", table.id)).await.json();
    let seat = format!("/api/tables/{}/seats/1", table.id);
    inn.send(Some(two), "PUT", &seat, word).await.table();
    inn.start(one, &table).await;
    for who in [one, two] {
        let path = format!("/api/tables/{}/commands", table.id);
        assert!(inn.send(Some(who), "POST", &path, json!("resign")).await.status.is_success());
    }
    table.id.to_string()
}

fn ids(answer: &Answer) -> Vec<String> {
    let page: TablePage = serde_json::from_str(&answer.text).expect("it is a page");
    assert!(page.tables.iter().all(|table| table.ended.is_some() && table.ending.is_some()));
    page.tables.iter().map(|table| table.id.to_string()).collect()
}

#[tokio::test]
async fn everybody_sees_what_somebody_played_but_hidden_tables_only_those_who_sat_there() {
    let inn = Inn::open().await;
    let (kay, lynet, tor) = (inn.guest("Kay").await, inn.guest("Lynet").await, inn.guest("Tor").await);
    let open = given_up(&inn, &kay, &lynet, "public").await;
    let hidden = given_up(&inn, &kay, &lynet, "private").await;
    inn.playing(&kay, &tor).await;
    let path = format!("/api/people/{}/matches", kay.id);
    for who in [None, Some(&tor)] {
        assert_eq!(ids(&inn.get(who, &path).await), [open.as_str()]);
    }
    for who in [Some(&kay), Some(&lynet)] {
        let mut seen = ids(&inn.get(who, &path).await);
        seen.sort();
        let mut both = [open.clone(), hidden.clone()];
        both.sort();
        assert_eq!(seen, both);
    }
    assert_eq!(ids(&inn.get(None, &format!("{path}?before=1")).await), [""; 0]);
    assert_eq!(inn.get(None, "/api/people/nobody/matches").await.code(), Code::NotFound);
    let stranger = path.replace(&kay.id, "abcdefghijkmnpqrstuv");
    assert_eq!(inn.get(None, &stranger).await.code(), Code::NotFound);
}

#[tokio::test]
async fn a_profile_says_nothing_that_only_its_owner_may_know() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let account = json!({ "login": "secret-login", "password": "secret-password" });
    assert!(inn.send(Some(&kay), "POST", "/api/me/account", account).await.status.is_success());
    for end in ["", "/matches"] {
        let seen = inn.get(None, &format!("/api/people/{}{end}", kay.id)).await;
        assert!(seen.status.is_success());
        assert!(!seen.text.contains("secret") && !seen.text.contains(&kay.token), "{}", seen.text);
    }
}
