//! `serve`.

use std::net::{Ipv4Addr, TcpListener};

use protocol::{TableInfo, Welcome};
use serde_json::json;

use crate::command::{Folder, binary, ran, roundtable};
use crate::killed::TestServer;

#[test]
fn a_taken_port_is_named_with_a_way_on() {
    let folder = Folder::new();
    let store = folder.path("house.db");
    let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = holder.local_addr().unwrap().port().to_string();
    let sentence = roundtable(&["serve", "--port", &port, "--store", &store]).fails(1);
    assert!(
        sentence.contains(&format!("Port {port} is taken")) && sentence.contains("--port 0"),
        "{sentence}"
    );
    let sentence = roundtable(&["serve", "--port", &port, "--store", &store, "--lang", "de"]).fails(1);
    assert!(
        sentence.contains(&format!("Port {port} ist belegt")) && sentence.contains("--port 0"),
        "{sentence}"
    );
}

#[test]
fn without_a_store_there_is_nothing_to_copy() {
    let folder = Folder::new();
    let file = |name: &str| folder.path(name);
    let (store, copy) = (file("house.db"), file("copy.db"));
    let sentence = roundtable(&["backup", &copy, "--store", &store]).fails(1);
    assert!(sentence.contains("There is no store"), "{sentence}");
}

#[test]
fn what_was_exported_can_be_imported_and_backed_up() {
    let folder = Folder::new();
    let file = |name: &str| folder.path(name);
    let (lines, store, copy, again) =
        (file("in.jsonl"), file("house.db"), file("copy.db"), file("out.jsonl"));
    let person = r#"{"person":{"id":"abcdefghijkmnpqrstuv","name":"Kay","kind":"guest","login":null,"password":null,"made":1}}"#;
    std::fs::write(&lines, format!("{person}\n")).unwrap();
    assert_eq!(roundtable(&["import", &lines, "--store", &store]).fine(), "people 1\ntables 0\nlines 0\n");
    roundtable(&["backup", &copy, "--store", &store]).fine();
    assert_eq!(roundtable(&["export", &again, "--store", &copy]).fine(), "people 1\ntables 0\nlines 0\n");
    assert_eq!(std::fs::read_to_string(&again).unwrap().trim(), person);
    let sentence = roundtable(&["export", &again, "--store", &copy]).fails(1);
    assert!(sentence.contains("cannot be written"), "{sentence}");
}

#[test]
fn settings_come_from_the_command_line_the_environment_and_a_file() {
    let folder = Folder::new();
    let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = holder.local_addr().unwrap().port();
    let store = folder.path("house.db");
    let file = folder.file("roundtable.toml", format!("port = {port}\nstore = {store:?}\n"));
    let said = roundtable(&["serve", "--settings", &file]).fails(1);
    assert!(said.contains(&format!("Port {port} is taken")), "{said}");
    let other = folder.file("other.toml", "port = 1\n");
    let output = binary()
        .args(["serve", "--settings", &other, "--store", &store])
        .env("ROUNDTABLE_PORT", port.to_string())
        .output();
    let said = ran(output.expect("the binary runs")).fails(1);
    assert!(said.contains(&format!("Port {port} is taken")), "the environment counts more: {said}");
    let wrong = folder.file("wrong.toml", "prot = 4117\n");
    assert!(roundtable(&["serve", "--settings", &wrong]).fails(1).contains("prot"));
    assert!(roundtable(&["serve", "--settings", "/no/such/file"]).fails(1).contains("/no/such/file"));
}

#[test]
fn no_secret_is_in_the_log() {
    let folder = Folder::new();
    let log = std::fs::File::create(folder.path("log")).unwrap();
    let store = folder.path("house.db");
    let server = TestServer::open_logging(&["--store", &store, "--log", "debug"], log);
    let welcome = server.send("", "POST", "/guests", &json!({ "name": "Kay" }));
    let token = serde_json::from_str::<Welcome>(&welcome).expect("it is a welcome").token;
    let password = "correct horse battery staple";
    let new = json!({ "game": "king-arthur", "seats": 2, "visibility": "private", "clock": "none" });
    let table = server.send(&token, "POST", "/tables", &new);
    let table: TableInfo = serde_json::from_str(&table).expect("it is a table");
    let path = |end: &str| format!("/tables/{}{end}", table.id);
    let invited = server.send(&token, "GET", &path("/invitation"), &json!({}));
    let invited: serde_json::Value = serde_json::from_str(&invited).expect("it is an invitation");
    let invitation = invited["invitation"].as_str().expect("it is a word");
    server.send(&token, "GET", &path(&format!("?invitation={invitation}")), &json!({}));
    server.send(&token, "PUT", &path("/seats/1"), &json!({ "bot": "page" }));
    server.send(&token, "POST", &path("/start"), &json!({}));
    server.send(&token, "POST", &path("/commands"), &json!({ "say": { "words": "whispered" } }));
    server.send(&token, "POST", "/me/account", &json!({ "login": "kay-of-ector", "password": password }));
    server.kill();
    let log = folder.read("log");
    assert!(log.contains("match started") && log.contains("\"request\""), "{log}");
    for line in log.lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "no JSON: {line}");
    }
    for secret in [token.as_str(), password, invitation, table.id.as_str(), "whispered", "kay-of-ector"] {
        assert!(!log.contains(secret), "{secret} is in the log:\n{log}");
    }
}

#[test]
fn a_server_without_rate_limits_is_for_this_machine_only() {
    let said = roundtable(&["serve", "--unpaced", "--address", "0.0.0.0", "--port", "0"]).fails(1);
    assert!(said.contains("--address"), "{said}");
}
