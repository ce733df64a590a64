//! The OpenAPI document and the server agree: on routes, on tokens, and on the shape of bodies.

use std::collections::BTreeSet;

use axum::http::{Request, StatusCode};
use axum::routing::get;
use protocol::{Clock, Code};
use serde_json::{Value, json};

use crate::schema::violation;
use crate::test_server::{Answer, Guest, TestServer};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

async fn server() -> TestServer {
    TestServer::open_with(|settings| settings.rate_limits = false).await
}

async fn document(server: &TestServer) -> Value {
    server.get(None, "/api/openapi.json").await.json()
}

/// A path with values for its parameters.
fn example(path: &str) -> String {
    path.replace("{id}", "abcdefghijkmnpqrstuv").replace("{seat}", "0")
}

/// The documented operations, as `get /api/games`.
fn documented(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().expect("the document has paths");
    let operations = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("a path has methods").keys();
        methods.map(move |method| format!("{method} /api{path}"))
    });
    operations.collect()
}

/// The operations of the router. Its debug output lists the paths; the methods are tried out.
async fn routed(server: &TestServer) -> BTreeSet<String> {
    let listing = format!("{:?}", server.router);
    let paths: BTreeSet<&str> = listing.split('"').filter(|part| part.starts_with("/api/")).collect();
    assert!(paths.len() > 20, "the debug output of the router has changed: {listing}");
    let mut operations = BTreeSet::new();
    for path in paths.into_iter().filter(|path| !path.contains('*')) {
        for method in METHODS {
            let answer = server.send(None, &method.to_uppercase(), &example(path), json!({})).await;
            if answer.status != StatusCode::METHOD_NOT_ALLOWED {
                operations.insert(format!("{method} {path}"));
            }
        }
    }
    operations
}

#[tokio::test]
async fn routes_and_documented_operations_are_the_same() {
    let server = server().await;
    let document = document(&server).await;
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(documented(&document), routed(&server).await);
}

/// A planted fault: a route beside the documented ones.
#[tokio::test]
async fn an_undocumented_route_is_noticed() {
    let mut server = server().await;
    let document = document(&server).await;
    server.router = server.router.clone().route("/api/planted", get(async || "planted"));
    let routed = routed(&server).await;
    assert_eq!(routed.difference(&documented(&document)).collect::<Vec<_>>(), ["get /api/planted"]);
}

#[tokio::test]
async fn every_operation_asks_for_a_token_as_documented() {
    let server = server().await;
    let document = document(&server).await;
    for (path, methods) in document["paths"].as_object().expect("the document has paths") {
        for (method, operation) in methods.as_object().expect("a path has methods") {
            let address = format!("/api{}", example(path));
            let answer = server.send(None, &method.to_uppercase(), &address, json!({})).await;
            assert_ne!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{method} {path}");
            let needs_token = operation["security"][0]["token"].is_array();
            assert_eq!(answer.status == StatusCode::UNAUTHORIZED, needs_token, "{method} {path}");
            let is_error = answer.status.is_client_error();
            let problem = &operation["responses"]["default"]["content"]["application/problem+json"]["schema"];
            if is_error {
                assert_eq!(violation(&document, problem, &answer.json()), None, "{method} {path}");
            }
        }
    }
}

/// A server with a match and everything else that answers can show, and the guest who has it all.
async fn furnished() -> (TestServer, Guest, [(&'static str, String); 1]) {
    let server = server().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let table = server.playing_by(&kay, &lynet, Clock::Days(3)).await;
    let commands = format!("/api/tables/{}/commands", table.id);
    for (guest, command) in [
        (&kay, json!({ "say": { "words": "hi" } })),
        (&kay, json!({ "propose": "pause" })),
        (&lynet, json!({ "answer": { "agree": true } })),
    ] {
        let done = server.send(Some(guest), "POST", &commands, command).await;
        assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    }
    let vacation = server.send(Some(&lynet), "PUT", "/api/me/vacation", json!({ "days": 2 })).await;
    assert_eq!(vacation.status, StatusCode::OK, "{}", vacation.text);
    let bots = server.table(&kay, "king-arthur", 2).await;
    let seat = format!("/api/tables/{}/seats/1", bots.id);
    server.send(Some(&kay), "PUT", &seat, json!({ "bot": "page" })).await.table();
    (server, kay, [("/tables/{id}", table.id.to_string())])
}

/// The schema of a successful answer.
fn answer_schema<'a>(document: &'a Value, method: &str, path: &str, answer: &Answer) -> &'a Value {
    let status = answer.status.as_u16().to_string();
    let response = &document["paths"][path][method]["responses"][&status];
    assert!(response.is_object(), "{method} {path} does not document {status}: {}", answer.text);
    &response["content"]["application/json"]["schema"]
}

#[tokio::test]
async fn answers_have_the_documented_shape() {
    let (server, kay, [(_, table)]) = furnished().await;
    let document = document(&server).await;
    for path in [
        "/games",
        "/games/{id}/leaders",
        "/people/{id}",
        "/people/{id}/matches",
        "/me",
        "/me/export",
        "/me/devices",
        "/me/mutes",
        "/me/notices",
        "/me/tables",
        "/me/turns",
        "/me/vacation",
        "/tables",
        "/tables/{id}",
        "/tables/{id}/chat",
        "/tables/{id}/invitation",
    ] {
        let id = match path.split('/').nth(1) {
            Some("games") => "king-arthur",
            Some("people") => &kay.id,
            _ => &table,
        };
        let answer = server.get(Some(&kay), &format!("/api{}", path.replace("{id}", id))).await;
        let schema = answer_schema(&document, "get", path, &answer);
        assert_eq!(violation(&document, schema, &answer.json()), None, "{path}: {}", answer.text);
    }
    let welcome = server.send(None, "POST", "/api/guests", json!({ "name": "Tor" })).await;
    let schema = answer_schema(&document, "post", "/guests", &welcome);
    assert_eq!(violation(&document, schema, &welcome.json()), None);
}

#[tokio::test]
async fn the_server_reads_bodies_of_the_documented_shape() {
    let (server, kay, [(_, table)]) = furnished().await;
    let document = document(&server).await;
    let seat = "/tables/{id}/seats/{seat}";
    for (method, path, body) in [
        ("post", "/tables", json!({ "game": "ring", "seats": 3, "visibility": "public", "clock": "none" })),
        (
            "post",
            "/tables",
            json!({ "game": "ring", "options": "", "seats": 3, "visibility": "private", "clock": { "live": { "minutes": 5, "seconds": 0 } } }),
        ),
        ("put", seat, json!({ "bot": "knight" })),
        ("put", seat, json!({})),
        ("post", "/tables/{id}/commands", json!("resign")),
        ("post", "/tables/{id}/commands", json!({ "act": { "after": 1, "action": "pass" } })),
        ("post", "/tables/{id}/commands", json!({ "propose": "take-back" })),
        ("patch", "/me", json!({ "name": "Kay" })),
        ("post", "/me/devices", json!({ "label": "phone", "scope": "play" })),
        ("put", "/me/notices", json!({ "webhook": null, "quiet": { "from": 1, "to": 2, "offset": -60 } })),
        ("put", "/me/vacation", json!({ "days": 1 })),
        ("post", "/tables/{id}/reports", json!({ "line": 1, "why": "rude" })),
    ] {
        let content = &document["paths"][path][method]["requestBody"]["content"];
        let schema = &content["application/json"]["schema"];
        assert_eq!(violation(&document, schema, &body), None, "{method} {path} {body}");
        let address = format!("/api{}", path.replace("{id}", &table).replace("{seat}", "0"));
        let answer = server.send(Some(&kay), &method.to_uppercase(), &address, body.clone()).await;
        let is_read = answer.status.is_success() || answer.code() != Code::Unreadable;
        assert!(is_read, "{method} {path} {body}: {}", answer.text);
    }
}

/// Planted faults: bodies that the document must not allow.
#[tokio::test]
async fn other_shapes_are_noticed() {
    let server = server().await;
    let document = document(&server).await;
    let schema = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    for (name, wrong) in [
        ("Person", json!({ "id": "abcdefghijkmnpqrstuv", "name": "Kay", "kind": "knight" })),
        ("Person", json!({ "id": "abcdefghijkmnpqrstuv", "name": "Kay" })),
        ("Person", json!({ "id": 7, "name": "Kay", "kind": "guest" })),
        ("Sitter", json!({ "bot": 7 })),
        ("Sitter", json!("somebody")),
        ("Clock", json!({ "days": "three" })),
        ("Command", json!({ "fly": {} })),
        ("Vacation", json!({ "until": null, "days_remaining": 2, "days_a_year": 28 })),
    ] {
        assert!(violation(&document, &schema(name), &wrong).is_some(), "{name} {wrong}");
    }
    assert_eq!(violation(&document, &schema("Sitter"), &json!({ "bot": "page" })), None);
}

/// The document stays what schemathesis and other tools can read: every reference leads somewhere.
#[tokio::test]
async fn every_reference_of_the_document_resolves() {
    let server = server().await;
    let answer = server.ask(Request::get("/api/openapi.json").body("".into()).expect("a request")).await;
    assert_eq!(answer.headers["content-type"], "application/json");
    let document = answer.json();
    let references: BTreeSet<&str> =
        answer.text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(references.len() > 20, "{references:?}");
    for reference in references {
        assert!(document.pointer(reference).is_some(), "{reference} is missing");
    }
}
