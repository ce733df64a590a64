//! Error states: each has a plain message in English and in German, and a way forward.

use super::ensure;
use crate::run::Room;
use xtask::shell::Failed;

const IN_GERMAN: &str = "Object.defineProperty(navigator, 'language', { get: () => 'de-DE' });";

/// A worker that crashes at its first task without an error message.
const MORTAL: &str = "
  const Immortal = Worker;
  let dead = false;
  window.Worker = class extends Immortal {
    postMessage(task) {
      if (dead) return super.postMessage(task);
      dead = true;
      this.terminate();
    }
  };";

pub(super) async fn broken_link(room: &mut Room) -> Result<(), Failed> {
    let message = ["This link is damaged.", "Dieser Link ist beschädigt."];
    in_both_languages(room, "/replay#3.AAAA", message).await?;
    room.hand().touch(".lost a.button").await?;
    room.browser.wait("the shelf", "document.querySelector('.shelf-page')").await?;
    Ok(())
}

pub(super) async fn another_version(room: &mut Room) -> Result<(), Failed> {
    room.hand().sit_down().await?;
    room.hand().play(Some(2)).await?;
    room.browser.go("/nowhere").await?;
    let age = "Object.keys(localStorage).filter((key) => key.startsWith('match/')).map((key) => {
        const match = JSON.parse(localStorage[key]);
        match.log = match.log.replace(/^rules \\d+/m, 'rules 999');
        localStorage[key] = JSON.stringify(match);
        return key.slice(6);
      })[0]";
    let id = room.browser.ask(age).await?.as_str().unwrap_or_default().to_owned();
    for (page, message) in [
        (
            format!("/table/{id}"),
            ["This match cannot be opened with this version", "Diese Partie lässt sich mit dieser Version"],
        ),
        (
            "/".to_owned(),
            ["This match cannot be opened with this version", "Diese Partie lässt sich mit dieser Version"],
        ),
    ] {
        room.browser.go(&page).await?;
        room.browser.wait_for_words(message[0]).await?;
    }
    in_both_languages(room, "/", ["This match cannot be opened", "Diese Partie lässt sich"]).await?;
    room.hand().touch(".wait .throw").await?;
    room.browser.wait("an empty shelf", "!document.querySelector('.wait')").await?;
    Ok(())
}

pub(super) async fn storage_full(room: &mut Room) -> Result<(), Failed> {
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    without_storage(room, full).await
}

pub(super) async fn storage_denied(room: &mut Room) -> Result<(), Failed> {
    let denied = "Object.defineProperty(window, 'localStorage', {
        get: () => { throw new DOMException('denied', 'SecurityError'); } });";
    without_storage(room, denied).await
}

async fn without_storage(room: &mut Room, script: &str) -> Result<(), Failed> {
    room.browser.before_every_page(script).await?;
    room.hand().sit_down().await?;
    room.browser.wait_for_words("This browser cannot save the match").await?;
    room.hand().touch(".trouble button").await?;
    room.hand().play(Some(3)).await?;
    room.browser.before_every_page(IN_GERMAN).await?;
    room.hand().sit_down().await?;
    room.browser.wait_for_words("Dieser Browser kann die Partie nicht speichern").await
}

pub(super) async fn worker_killed(room: &mut Room) -> Result<(), Failed> {
    room.browser.before_every_page(MORTAL).await?;
    room.hand().sit_down().await?;
    let stopped = room.hand().play(None).await;
    ensure(stopped.is_err(), || "the match went on without its worker".to_owned())?;
    room.browser.wait_for_words("A bot stopped responding.").await?;
    room.hand().touch(".trouble button").await?;
    room.hand().play(Some(3)).await?;
    room.browser.complaints().await?;
    Ok(())
}

pub(super) async fn no_webassembly(room: &mut Room) -> Result<(), Failed> {
    room.browser.before_every_page("delete window.WebAssembly;").await?;
    in_both_languages(room, "/", ["does not support WebAssembly", "unterstützt kein WebAssembly"]).await?;
    room.browser.complaints().await?;
    Ok(())
}

pub(super) async fn half_loaded(room: &mut Room) -> Result<(), Failed> {
    without(room, "*web_bg.wasm", "/", "A part of Roundtable could not be loaded.", ".shelf-page").await
}

pub(super) async fn game_missing(room: &mut Room) -> Result<(), Failed> {
    let trouble = "Loading failed.";
    without(room, "*king_arthur-*", "/set/king-arthur", trouble, ".set-page").await
}

/// Opens a page while a file cannot be loaded, checks the message, and reaches the page with a second try.
async fn without(room: &mut Room, file: &str, page: &str, told: &str, there: &str) -> Result<(), Failed> {
    let block =
        |files: &[&str]| room.browser.tools("Network.setBlockedURLs", serde_json::json!({ "urls": files }));
    room.browser.tools("Network.enable", serde_json::json!({})).await?;
    block(&[file]).await?;
    room.browser.go(page).await?;
    room.browser.wait_for_words(told).await?;
    block(&[]).await?;
    room.hand().touch("main.lost button").await?;
    room.browser.wait("the page", &format!("document.querySelector('{there}')")).await?;
    room.browser.complaints().await?;
    Ok(())
}

async fn in_both_languages(room: &Room, page: &str, messages: [&str; 2]) -> Result<(), Failed> {
    room.browser.go(page).await?;
    room.browser.wait_for_words(messages[0]).await?;
    room.browser.before_every_page(IN_GERMAN).await?;
    room.browser.reload().await?;
    room.browser.wait_for_words(messages[1]).await
}
