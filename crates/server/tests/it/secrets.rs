//! No secrets in logs.

use std::io;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::knowledge::stored;
use crate::test_server::TestServer;
use crate::webhook_receiver::{Browser, WebhookReceiver};

/// Collects the log.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl io::Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no code panics while it holds the lock").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Page {
    type Writer = Page;

    fn make_writer(&self) -> Page {
        self.clone()
    }
}

#[tokio::test]
async fn no_secret_is_written_to_the_log() {
    let page = Page::default();
    let log =
        tracing_subscriber::fmt().json().with_writer(page.clone()).with_max_level(tracing::Level::DEBUG);
    // Other tests write to the same log, which does not matter.
    tracing::subscriber::set_global_default(log.finish()).expect("nobody else keeps a log");

    let server = TestServer::open_with(|settings| settings.private_notices = true).await;
    let mut receiver = WebhookReceiver::open().await;
    let (kay, lynet) = (server.guest("Kay").await, server.guest("Lynet").await);
    let account = json!({ "login": "kay", "password": "secret-password" });
    assert!(server.send(Some(&kay), "POST", "/api/me/account", &account).await.status.is_success());
    assert!(server.send(None, "POST", "/api/sessions", &account).await.status.is_success());
    let mut secrets = vec!["secret-password".to_owned(), kay.token.clone(), lynet.token.clone()];
    for player in [&kay, &lynet] {
        let command = json!({ "webhook": format!("{}/secret-hook", receiver.address) });
        server.send(Some(player), "PUT", "/api/me/notices", command).await;
        let browser =
            Browser::new().subscription(&format!("{}/secret-endpoint/{}", receiver.address, player.id));
        server.send(Some(player), "POST", "/api/me/notices/subscriptions", browser).await;
        let word = server.get(Some(player), "/api/me/notices").await.json()["secret"].clone();
        secrets.push(word.as_str().expect("there is one").to_owned());
    }
    secrets.extend(["secret-hook", "secret-endpoint", "secret-words"].map(str::to_owned));
    receiver.answer_next(StatusCode::INTERNAL_SERVER_ERROR);
    let table = server.playing(&kay, &lynet).await;
    let say = json!({ "say": { "words": "secret-words" } });
    server.send(Some(&kay), "POST", &format!("/api/tables/{}/commands", table.id), say).await;
    let store = stored(&server).await;
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    store.close().await;
    secrets.push(row.invitation.clone());
    secrets.push(row.seed.iter().map(|byte| format!("{byte:02x}")).collect());
    server.get(Some(&kay), &format!("/api/tables/{}?invitation={}", table.id, row.invitation)).await;
    // The first request was refused and logged before this one is answered.
    for _ in 0..3 {
        receiver.request().await;
    }
    server.app.drain().await;

    let written = page.0.lock().expect("no code panics while it holds the lock").clone();
    let written = String::from_utf8(written).expect("a log is text");
    for sign in ["match started", "\"message\":\"request\"", "a notice was not accepted"] {
        assert!(written.contains(sign), "there is a log: {written}");
    }
    for secret in &secrets {
        assert!(!written.contains(secret), "{secret} is in the log: {written}");
    }
}
