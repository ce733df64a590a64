//! No secret in logs.

use std::io;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::catcher::{Browser, Catcher};
use crate::house::Inn;
use crate::knowledge::stored;

/// Keeps what is written to the log.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl io::Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics while holding it").extend(bytes);
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
    // Other tests write to it as well, which does not matter.
    tracing::subscriber::set_global_default(log.finish()).expect("nobody else keeps a log");

    let inn = Inn::open_with(|settings| settings.private_notices = true).await;
    let mut catcher = Catcher::open().await;
    let (kay, lynet) = (inn.guest("Kay").await, inn.guest("Lynet").await);
    let account = json!({ "login": "kay", "password": "secret-password" });
    assert!(inn.send(Some(&kay), "POST", "/api/me/account", &account).await.status.is_success());
    assert!(inn.send(None, "POST", "/api/sessions", &account).await.status.is_success());
    let mut secrets = vec!["secret-password".to_owned(), kay.token.clone(), lynet.token.clone()];
    for who in [&kay, &lynet] {
        let wish = json!({ "webhook": format!("{}/secret-hook", catcher.address) });
        inn.send(Some(who), "PUT", "/api/me/notices", wish).await;
        let browser = Browser::new().subscription(&format!("{}/secret-endpoint/{}", catcher.address, who.id));
        inn.send(Some(who), "POST", "/api/me/notices/subscriptions", browser).await;
        let word = inn.get(Some(who), "/api/me/notices").await.json()["secret"].clone();
        secrets.push(word.as_str().expect("there is one").to_owned());
    }
    secrets.extend(["secret-hook", "secret-endpoint", "secret-words"].map(str::to_owned));
    catcher.answer_next(StatusCode::INTERNAL_SERVER_ERROR);
    let table = inn.playing(&kay, &lynet).await;
    let say = json!({ "say": { "words": "secret-words" } });
    inn.send(Some(&kay), "POST", &format!("/api/tables/{}/commands", table.id), say).await;
    let store = stored(&inn).await;
    let row = store.table(&table.id).await.expect("the store works").expect("the table is there");
    store.close().await;
    secrets.push(row.invitation.clone());
    secrets.push(row.seed.iter().map(|byte| format!("{byte:02x}")).collect());
    inn.get(Some(&kay), &format!("/api/tables/{}?invitation={}", table.id, row.invitation)).await;
    // The first letter was refused, and is written again: the refusal is in the log by then.
    for _ in 0..3 {
        catcher.letter().await;
    }
    inn.house.drain().await;

    let written = page.0.lock().expect("nobody panics while holding it").clone();
    let written = String::from_utf8(written).expect("a log is text");
    for sign in ["a match begins", "a request", "a notice was not taken"] {
        assert!(written.contains(sign), "there is a log: {written}");
    }
    for secret in &secrets {
        assert!(!written.contains(secret), "{secret} is in the log: {written}");
    }
}
