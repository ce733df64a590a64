//! `serve`.

use std::net::{Ipv4Addr, TcpListener};

use crate::command::roundtable;

#[test]
fn a_taken_port_is_named_with_a_way_on() {
    let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = holder.local_addr().unwrap().port().to_string();
    let sentence = roundtable(&["serve", "--port", &port]).fails(1);
    assert!(
        sentence.contains(&format!("port {port} is taken")) && sentence.contains("--port 0"),
        "{sentence}"
    );
    let sentence = roundtable(&["serve", "--port", &port, "--lang", "de"]).fails(1);
    assert!(
        sentence.contains(&format!("Port {port} ist besetzt")) && sentence.contains("--port 0"),
        "{sentence}"
    );
}
