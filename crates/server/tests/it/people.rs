//! Guests, accounts, devices.

use axum::http::StatusCode;
use protocol::Code;
use serde_json::json;

use crate::house::{Guest, Inn};

fn credentials(login: &str, password: &str) -> serde_json::Value {
    json!({ "login": login, "password": password })
}

#[tokio::test]
async fn a_guest_plays_at_once_and_can_change_the_name() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let me = inn.get(Some(&kay), "/api/me").await.json();
    assert_eq!((&me["name"], &me["kind"], &me["id"]), (&json!("Kay"), &json!("guest"), &json!(kay.id)));
    let renamed = inn.send(Some(&kay), "PATCH", "/api/me", json!({ "name": "Sir Kay" })).await;
    assert_eq!(renamed.json()["name"], "Sir Kay");
    for name in ["", "\n", "\u{202e}yaK", &"x".repeat(41)] {
        let refused = inn.send(Some(&kay), "PATCH", "/api/me", json!({ "name": name })).await;
        assert_eq!(refused.code(), Code::NameUnfit, "{name:?}");
    }
}

#[tokio::test]
async fn an_account_keeps_a_guest() {
    let inn = Inn::open().await;
    let (kay, other) = (inn.guest("Kay").await, inn.guest("Other").await);
    let path = "/api/me/account";
    let ask = |login: &str, password: &str| credentials(login, password);
    assert_eq!(inn.send(Some(&kay), "POST", path, ask("k", "long enough")).await.code(), Code::LoginUnfit);
    assert_eq!(inn.send(Some(&kay), "POST", path, ask("kay", "short")).await.code(), Code::PasswordUnfit);
    let kept = inn.send(Some(&kay), "POST", path, ask("Kay", "long enough")).await;
    assert_eq!(kept.json()["kind"], "account");
    assert_eq!(
        inn.send(Some(&other), "POST", path, ask("kAY", "long enough")).await.code(),
        Code::LoginTaken
    );

    let elsewhere = inn.send(None, "POST", "/api/sessions", ask("KAY", "long enough")).await;
    assert_eq!((elsewhere.status, &elsewhere.json()["person"]["id"]), (StatusCode::CREATED, &json!(kay.id)));
    for (login, password) in [("kay", "wrong enough"), ("nobody", "long enough")] {
        let refused = inn.send(None, "POST", "/api/sessions", ask(login, password)).await;
        assert_eq!(refused.code(), Code::BadLogin, "{login}");
    }
}

#[tokio::test]
async fn a_revoked_device_is_nobody() {
    let inn = Inn::open().await;
    let kay = inn.guest("Kay").await;
    let made =
        inn.send(Some(&kay), "POST", "/api/me/devices", json!({ "label": "phone", "scope": "play" })).await;
    let token = made.json()["token"].as_str().expect("it is shown once").to_owned();
    let phone = Guest { token, id: kay.id.clone() };
    assert_eq!(inn.get(Some(&phone), "/api/me").await.status, StatusCode::OK);
    assert_eq!(inn.get(Some(&phone), "/api/me/devices").await.code(), Code::Scope, "it may only play");
    assert_eq!(inn.send(Some(&phone), "DELETE", "/api/me", json!(null)).await.code(), Code::Scope);

    let mut socket = inn.greeted(Some(&phone)).await;
    let devices = inn.get(Some(&kay), "/api/me/devices").await.json();
    assert_eq!((&devices[0]["here"], &devices[1]["label"]), (&json!(true), &json!("phone")));
    let path = format!("/api/me/devices/{}", devices[1]["id"]);
    assert_eq!(inn.send(Some(&kay), "DELETE", &path, json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(socket.words().await, None, "its socket is closed");
    assert_eq!(inn.get(Some(&phone), "/api/me").await.code(), Code::BadToken);
    assert_eq!(inn.send(Some(&kay), "DELETE", &path, json!(null)).await.code(), Code::NotFound);
}

#[tokio::test]
async fn who_goes_takes_everything_along() {
    let inn = Inn::open().await;
    let (kay, other) = (inn.guest("Kay").await, inn.guest("Other").await);
    let table = inn.playing(&kay, &other).await;
    let export = inn.get(Some(&kay), "/api/me/export").await.json();
    assert_eq!((&export["person"]["name"], &export["tables"][0]["id"]), (&json!("Kay"), &json!(table.id)));
    assert_eq!(inn.send(Some(&kay), "DELETE", "/api/me", json!(null)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(inn.get(Some(&kay), "/api/me").await.code(), Code::BadToken);
    let table = inn.get(None, &format!("/api/tables/{}", table.id)).await;
    assert!(!table.text.contains("Kay"), "{}", table.text);
    assert_eq!(table.json()["seats"][0]["away"], "resigned");
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_can_be_complained_of() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let table = inn.playing(&kay, &lynet).await;
    let path = |end: &str| format!("/api/tables/{}{end}", table.id);
    let mute = format!("/api/me/mutes/{}", lynet.id);
    assert_eq!(inn.send(Some(&kay), "PUT", &mute, json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(inn.get(Some(&kay), "/api/me/mutes").await.json()[0]["name"], "Lynet");
    let mut socket = inn.greeted(Some(&kay)).await;
    socket.watch(&table, 0).await;
    socket.sight().await;
    for (who, words) in [(&lynet, "Varlet!"), (&kay, "Still here?")] {
        let said =
            inn.send(Some(who), "POST", &path("/commands"), json!({ "say": { "words": words } })).await;
        assert_eq!(said.status, StatusCode::NO_CONTENT, "{}", said.text);
    }
    loop {
        if let protocol::ServerMessage::Said(line) = socket.hear().await {
            assert_eq!(line.words, "Still here?", "the muted one is passed over");
            break;
        }
    }
    assert_eq!(inn.get(Some(&kay), &path("/chat")).await.json().as_array().map(Vec::len), Some(1));
    let both = inn.get(Some(&lynet), &path("/chat")).await.json();
    assert_eq!(both.as_array().map(Vec::len), Some(2));
    let report = |line: i64| json!({ "line": line, "why": "rude" });
    let line = both[0]["id"].as_i64().expect("it has a number");
    let done = inn.send(Some(&kay), "POST", &path("/reports"), report(line)).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    assert_eq!(inn.send(Some(&kay), "POST", &path("/reports"), report(-1)).await.code(), Code::NotFound);
    assert_eq!(inn.send(Some(&kay), "DELETE", &mute, json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(inn.get(Some(&kay), &path("/chat")).await.json().as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn one_guest_cannot_have_any_number_of_passwords_hashed() {
    let inn = Inn::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let hashed = async || {
        let metrics = inn.get(None, "/metrics").await.text;
        let line = metrics.lines().find_map(|line| line.strip_prefix("roundtable_passwords_total "));
        line.and_then(|number| number.parse::<u32>().ok()).expect("it is counted")
    };
    let keep = async |who: &Guest, login: &str, password: &str| {
        let wanted = json!({ "login": login, "password": password });
        inn.send(Some(who), "POST", "/api/me/account", wanted).await
    };
    assert_eq!(keep(&kay, "kay", "a long password").await.status, StatusCode::OK);
    assert_eq!(hashed().await, 1);
    // What can be refused without hashing is.
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
