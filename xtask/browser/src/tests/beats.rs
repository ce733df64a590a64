//! Moments that decide are held up, go on by a click or a key, and can be turned off.

use serde_json::json;

use super::ensure;
use crate::moments::{FIGHT, Golden};
use crate::run::Room;
use xtask::shell::Failed;

/// The leaf that holds a beat.
const BEAT: &str = "document.querySelector('.beat')?.innerText";

/// A stage or a round of Quests is revealed: the leaf shows every side, and the button goes on.
pub(super) async fn reveal(room: &mut Room) -> Result<(), Failed> {
    let golden = Golden::of("quests");
    open(room, golden, &golden.before("done", 12)?, "Held").await?;
    room.hand().touch(".answers [data-choice='done']").await?;
    let words = room.browser.wait("the reveal", BEAT).await?;
    let sides = room.browser.ask("document.querySelectorAll('.beat .side').length").await?;
    ensure(sides.as_u64() >= Some(2), || format!("{sides} sides stand on {words}"))?;
    let focused = room.browser.ask("document.activeElement.matches('.beat .go')").await?;
    ensure(focused == json!(true), || "the button that goes on has no focus".to_owned())?;
    room.hand().touch(".beat .go").await?;
    gone(room, "a click").await
}

/// A fight with a dragon is held up until a key goes on, and not at all if beats are off.
pub(super) async fn fight(room: &mut Room) -> Result<(), Failed> {
    for (key, code, text) in [("Enter", 13, "\r"), ("Escape", 27, ""), (" ", 32, " ")] {
        begin(room, "Held").await?;
        room.browser.wait("the fight", BEAT).await?;
        room.browser.wait("the focus", "document.activeElement.matches('.beat .go')").await?;
        for kind in ["keyDown", "keyUp"] {
            let press = json!({"type": kind, "key": key, "windowsVirtualKeyCode": code, "text": text});
            room.browser.tools("Input.dispatchKeyEvent", press).await?;
        }
        gone(room, key).await?;
    }
    begin(room, "None").await?;
    room.browser.wait("the die", "document.querySelector('.log')?.innerText.includes('dragon of')").await?;
    let held = room.browser.ask(&format!("({BEAT}) ?? null")).await?;
    ensure(held.is_null(), || format!("beats are off, and this is held up: {held}"))
}

/// Rides to a dragon.
async fn begin(room: &Room, beats: &str) -> Result<(), Failed> {
    let (space, log) = ("G22", FIGHT.before("step G22", 0)?);
    open(room, FIGHT, &log, beats).await?;
    room.hand().touch(&format!("[data-spot='{space}']")).await?;
    // A step to a dragon cannot be taken back, so it is confirmed.
    let sure =
        format!("document.querySelector(\".answers [data-choice='step {space}']\") ? 1 : ({BEAT}) ? 2 : 0");
    if room.browser.wait("the ride", &sure).await? == json!(1) {
        room.hand().touch(&format!(".answers [data-choice='step {space}']")).await?;
    }
    Ok(())
}

async fn open(room: &Room, golden: Golden, log: &str, beats: &str) -> Result<(), Failed> {
    room.browser.go("/nowhere").await?;
    let settings = json!({"pace": "Fast", "language": "en", "beats": beats}).to_string();
    room.browser.ask(&format!("localStorage.settings = {}", json!(settings))).await?;
    let id = room.browser.keep(golden.game, log).await?;
    room.browser.go(&format!("/table/{id}")).await?;
    room.browser.wait("the table", "document.querySelector('.table-page .leaf')").await?;
    Ok(())
}

async fn gone(room: &Room, by: &str) -> Result<(), Failed> {
    let other = format!("({BEAT}) === undefined");
    room.browser.wait(&format!("the leaf to go by {by}"), &other).await?;
    Ok(())
}
