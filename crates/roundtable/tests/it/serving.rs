//! `serve`.

use std::net::{Ipv4Addr, TcpListener};

use crate::command::{Folder, roundtable};

#[test]
fn a_taken_port_is_named_with_a_way_on() {
    let folder = Folder::new();
    let store = folder.path("house.db");
    let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = holder.local_addr().unwrap().port().to_string();
    let sentence = roundtable(&["serve", "--port", &port, "--store", &store]).fails(1);
    assert!(
        sentence.contains(&format!("port {port} is taken")) && sentence.contains("--port 0"),
        "{sentence}"
    );
    let sentence = roundtable(&["serve", "--port", &port, "--store", &store, "--lang", "de"]).fails(1);
    assert!(
        sentence.contains(&format!("Port {port} ist besetzt")) && sentence.contains("--port 0"),
        "{sentence}"
    );
}

#[test]
fn without_a_store_there_is_nothing_to_copy() {
    let folder = Folder::new();
    let file = |name: &str| folder.path(name);
    let (store, copy) = (file("house.db"), file("copy.db"));
    let sentence = roundtable(&["backup", &copy, "--store", &store]).fails(1);
    assert!(sentence.contains("there is no store"), "{sentence}");
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
