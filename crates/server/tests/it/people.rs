//! Guests, accounts, devices.

use axum::http::StatusCode;
use protocol::Code;
use serde_json::json;

use crate::test_server::{Guest, TestServer};

fn credentials(login: &str, password: &str) -> serde_json::Value {
    json!({ "login": login, "password": password })
}

#[tokio::test]
async fn a_guest_plays_at_once_and_can_change_the_name() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let me = server.get(Some(&kay), "/api/me").await.json();
    assert_eq!((&me["name"], &me["kind"], &me["id"]), (&json!("Kay"), &json!("guest"), &json!(kay.id)));
    let renamed = server.send(Some(&kay), "PATCH", "/api/me", json!({ "name": "Sir Kay" })).await;
    assert_eq!(renamed.json()["name"], "Sir Kay");
    for name in ["", "\n", "\u{202e}yaK", &"x".repeat(41)] {
        let refused = server.send(Some(&kay), "PATCH", "/api/me", json!({ "name": name })).await;
        assert_eq!(refused.code(), Code::NameUnfit, "{name:?}");
    }
}

#[tokio::test]
async fn a_guest_can_create_an_account() {
    let server = TestServer::open().await;
    let (kay, other) = (server.guest("Kay").await, server.guest("Other").await);
    let path = "/api/me/account";
    let ask = |login: &str, password: &str| credentials(login, password);
    assert_eq!(server.send(Some(&kay), "POST", path, ask("k", "long enough")).await.code(), Code::LoginUnfit);
    assert_eq!(server.send(Some(&kay), "POST", path, ask("kay", "short")).await.code(), Code::PasswordUnfit);
    let kept = server.send(Some(&kay), "POST", path, ask("Kay", "long enough")).await;
    assert_eq!(kept.json()["kind"], "account");
    assert_eq!(
        server.send(Some(&other), "POST", path, ask("kAY", "long enough")).await.code(),
        Code::LoginTaken
    );

    let elsewhere = server.send(None, "POST", "/api/sessions", ask("KAY", "long enough")).await;
    assert_eq!((elsewhere.status, &elsewhere.json()["person"]["id"]), (StatusCode::CREATED, &json!(kay.id)));
    for (login, password) in [("kay", "wrong enough"), ("nobody", "long enough")] {
        let refused = server.send(None, "POST", "/api/sessions", ask(login, password)).await;
        assert_eq!(refused.code(), Code::BadLogin, "{login}");
    }
}

#[tokio::test]
async fn a_revoked_device_is_rejected() {
    let server = TestServer::open().await;
    let kay = server.guest("Kay").await;
    let made = server
        .send(Some(&kay), "POST", "/api/me/devices", json!({ "label": "phone", "scope": "play" }))
        .await;
    let token = made.json()["token"].as_str().expect("it is shown once").to_owned();
    let phone = Guest { token, id: kay.id.clone() };
    assert_eq!(server.get(Some(&phone), "/api/me").await.status, StatusCode::OK);
    assert_eq!(server.get(Some(&phone), "/api/me/devices").await.code(), Code::Scope, "it may only play");
    assert_eq!(server.send(Some(&phone), "DELETE", "/api/me", json!(null)).await.code(), Code::Scope);

    let mut socket = server.greeted(Some(&phone)).await;
    let devices = server.get(Some(&kay), "/api/me/devices").await.json();
    assert_eq!((&devices[0]["here"], &devices[1]["label"]), (&json!(true), &json!("phone")));
    let path = format!("/api/me/devices/{}", devices[1]["id"]);
    assert_eq!(server.send(Some(&kay), "DELETE", &path, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(socket.receive_text().await, None, "its socket is closed");
    assert_eq!(server.get(Some(&phone), "/api/me").await.code(), Code::BadToken);
    assert_eq!(server.send(Some(&kay), "DELETE", &path, json!(null)).await.code(), Code::NotFound);
}

#[tokio::test]
async fn a_deleted_person_leaves_nothing_behind() {
    let server = TestServer::open().await;
    let (kay, other) = (server.guest("Kay").await, server.guest("Other").await);
    let table = server.playing(&kay, &other).await;
    let export = server.get(Some(&kay), "/api/me/export").await.json();
    assert_eq!((&export["person"]["name"], &export["tables"][0]["id"]), (&json!("Kay"), &json!(table.id)));
    assert_eq!(
        server.send(Some(&kay), "DELETE", "/api/me", json!(null)).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(server.get(Some(&kay), "/api/me").await.code(), Code::BadToken);
    let table = server.get(None, &format!("/api/tables/{}", table.id)).await;
    assert!(!table.text.contains("Kay"), "{}", table.text);
    assert_eq!(table.json()["seats"][0]["away"], "resigned");
}

#[tokio::test]
async fn a_muted_person_is_not_heard_and_can_be_reported() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing(&kay, &lynet).await;
    let path = |end: &str| format!("/api/tables/{}{end}", table.id);
    let mute = format!("/api/me/mutes/{}", lynet.id);
    assert_eq!(server.send(Some(&kay), "PUT", &mute, json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(Some(&kay), "/api/me/mutes").await.json()[0]["name"], "Lynet");
    let mut socket = server.greeted(Some(&kay)).await;
    socket.watch(&table, 0).await;
    socket.update().await;
    for (player, words) in [(&lynet, "Varlet!"), (&kay, "Still here?")] {
        let said =
            server.send(Some(player), "POST", &path("/commands"), json!({ "say": { "words": words } })).await;
        assert_eq!(said.status, StatusCode::NO_CONTENT, "{}", said.text);
    }
    loop {
        if let protocol::ServerMessage::Said(line) = socket.receive().await {
            assert_eq!(line.words, "Still here?", "the muted one is passed over");
            break;
        }
    }
    assert_eq!(server.get(Some(&kay), &path("/chat")).await.json().as_array().map(Vec::len), Some(1));
    let both = server.get(Some(&lynet), &path("/chat")).await.json();
    assert_eq!(both.as_array().map(Vec::len), Some(2));
    let report = |line: i64| json!({ "line": line, "why": "rude" });
    let line = both[0]["id"].as_i64().expect("it has a number");
    let done = server.send(Some(&kay), "POST", &path("/reports"), report(line)).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    assert_eq!(server.send(Some(&kay), "POST", &path("/reports"), report(-1)).await.code(), Code::NotFound);
    assert_eq!(server.send(Some(&kay), "DELETE", &mute, json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(Some(&kay), &path("/chat")).await.json().as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn one_guest_cannot_have_any_number_of_passwords_hashed() {
    let server = TestServer::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let hashed = async || {
        let metrics = server.get(None, "/metrics").await.text;
        let line = metrics.lines().find_map(|line| line.strip_prefix("roundtable_passwords_total "));
        line.and_then(|number| number.parse::<u32>().ok()).expect("it is counted")
    };
    let keep = async |player: &Guest, login: &str, password: &str| {
        let wanted = json!({ "login": login, "password": password });
        server.send(Some(player), "POST", "/api/me/account", wanted).await
    };
    assert_eq!(keep(&kay, "kay", "a long password").await.status, StatusCode::OK);
    assert_eq!(hashed().await, 1);
    // These requests are refused without hashing a password.
    for (login, password, code) in [
        ("kay", "a long password", Code::LoginTaken),
        ("!", "a long password", Code::LoginUnfit),
        ("lynet", "short", Code::PasswordUnfit),
    ] {
        assert_eq!(keep(&lynet, login, password).await.code(), code);
    }
    assert_eq!(hashed().await, 1);
    let many = (0..150).map(async |number| keep(&lynet, &format!("lynet{number}"), "a long password").await);
    let answers = futures_util::future::join_all(many).await;
    let made = answers.iter().filter(|answer| answer.status == StatusCode::OK).count();
    assert_eq!(made, 1, "one account is made");
    assert!(hashed().await <= 8, "all others are refused before that");
}
