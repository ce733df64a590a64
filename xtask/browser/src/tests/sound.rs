//! Sounds, for players who switch them on.

use super::ensure;
use crate::moments::Golden;
use crate::run::Room;
use xtask::shell::Failed;

/// Counts the tones that start, and the audio contexts.
const COUNT: &str = "{
    window.tones = 0;
    window.contexts = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.tones += 1;
      return start.apply(this, when);
    };
    window.AudioContext = class extends AudioContext {
      constructor(...words) {
        super(...words);
        window.contexts += 1;
      }
    };
  }";

const MY_TURN: &str = "document.querySelector('.piece.touch, .answers [data-choice]')";
const LINES: &str = "document.querySelectorAll('.log li').length";

/// A touch may only narrow the choice; this many touches certainly make a step.
const TOUCHES: usize = 60;

pub(super) async fn when_wanted(room: &mut Room) -> Result<(), Failed> {
    let hand = room.hand();
    room.browser.before_every_page(COUNT).await?;
    hand.sit_down().await?;
    take_a_step(room).await?;
    let unwanted = count(room, "tones").await?;
    ensure(unwanted == 0, || format!("{unwanted} tones that nobody wanted"))?;
    hand.touch(".bar [aria-label='Menu']").await?;
    hand.touch(".menu > .single").await?;
    ensure(count(room, "tones").await? > 0, || "switched on, it makes no sound".to_owned())?;
    room.browser.reload().await?;
    take_a_step(room).await?;
    ensure(count(room, "tones").await? > 0, || "the next day it makes no sound".to_owned())
}

/// Browsers allow no sound before the first click of a visit, but bots may act before it. The client must not try to
/// play one, so that the console stays clean. After the first click, sounds play.
pub(super) async fn before_the_first_click(room: &mut Room) -> Result<(), Failed> {
    room.browser.before_every_page(COUNT).await?;
    room.browser.go("/nowhere").await?;
    room.browser
        .ask("localStorage.settings = '{\"pace\":\"Fast\",\"beats\":\"None\",\"sound\":true}'")
        .await?;
    // The seat has made its decision, and the bots are next.
    let golden = Golden::of("king-arthur");
    let id = room.browser.keep(golden.game, &golden.after_a_turn()?).await?;
    room.browser.go(&format!("/table/{id}")).await?;
    let lines = lines(room).await?;
    room.browser.wait("the bots' steps", &format!("{LINES} > {lines} && {MY_TURN}")).await?;
    let contexts = count(room, "contexts").await?;
    ensure(contexts == 0, || "a sound was tried before the first click".to_owned())?;
    take_a_step(room).await?;
    ensure(count(room, "tones").await? > 0, || "after the first click it makes no sound".to_owned())
}

/// Touches until the log has grown.
async fn take_a_step(room: &Room) -> Result<(), Failed> {
    room.browser.wait("my turn", MY_TURN).await?;
    let before = lines(room).await?;
    for _ in 0..TOUCHES {
        room.hand().play(Some(1)).await?;
        if lines(room).await? > before {
            return Ok(());
        }
    }
    Err(Failed(format!("the log has still {before} lines after {TOUCHES} touches")))
}

async fn lines(room: &Room) -> Result<u64, Failed> {
    Ok(room.browser.ask(LINES).await?.as_u64().unwrap_or_default())
}

async fn count(room: &Room, what: &str) -> Result<u64, Failed> {
    Ok(room.browser.ask(&format!("window.{what}")).await?.as_u64().unwrap_or_default())
}
