//! Persistence: a match survives a reload, and the client works without its server.

use super::ensure;
use crate::run::Room;
use xtask::shell::Failed;

/// The lines of the log.
const LOG: &str = "[...document.querySelectorAll('.log li')].map((line) => line.textContent).join('\\n')";
const MY_TURN: &str = "document.querySelector('.piece.touch, .answers [data-choice]')";

pub(super) async fn reload(room: &mut Room) -> Result<(), Failed> {
    let browser = &room.browser;
    let hand = room.hand();
    hand.sit_down().await?;
    hand.play(Some(8)).await?;
    browser.wait("my turn", MY_TURN).await?;
    let before = browser.ask(LOG).await?;
    ensure(before.as_str().is_some_and(|log| !log.is_empty()), || "the log is empty".to_owned())?;
    browser.reload().await?;
    browser.wait("my turn", MY_TURN).await?;
    let after = browser.ask(LOG).await?;
    ensure(before == after, || format!("the log has changed from\n{before}\nto\n{after}"))?;
    hand.play(Some(4)).await?;
    browser.go("/").await?;
    browser.wait_for_words("Continue").await?;
    hand.touch(".waiting a.match").await?;
    browser.wait("my turn", MY_TURN).await?;
    Ok(())
}

/// A match and a step are stored even if the page is reloaded before the browser paints them.
pub(super) async fn reload_at_once(room: &mut Room) -> Result<(), Failed> {
    const STORED: &str = "localStorage.getItem('match/' + location.pathname.split('/').pop())";
    const CHOICE: &str = "document.querySelector('.answers [data-choice]')";
    let browser = &room.browser;
    browser.go("/set/king-arthur").await?;
    browser.wait("the set-up", "document.querySelector('.fast .button.go')").await?;
    browser.ask("(document.querySelector('.fast .button.go').click(), location.reload())").await?;
    browser.wait("a choice", CHOICE).await?;
    let before = browser.ask(STORED).await?;
    browser.ask(&format!("({CHOICE}.click(), location.reload())")).await?;
    browser.wait("my turn", MY_TURN).await?;
    let after = browser.ask(STORED).await?;
    let log = |stored: &serde_json::Value| stored.as_str().map_or(0, str::len);
    ensure(log(&after) > log(&before), || format!("no step was stored after\n{before}"))
}

pub(super) async fn offline(room: &mut Room) -> Result<(), Failed> {
    room.browser.go("/").await?;
    let kept = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)";
    room.browser.wait("the service worker", &format!("{kept}.then(Boolean)")).await?;
    room.house.close()?;
    room.browser.go("/set/king-arthur").await?;
    room.hand().touch(".fast .button.go").await?;
    room.hand().play(Some(8)).await?;
    room.browser.go("/rules/king-arthur").await?;
    room.browser.go("/").await?;
    room.browser.wait_for_words("Continue").await
}
