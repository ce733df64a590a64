//! Sounds, for those who want them.

use serde_json::Value;

use super::ensure;
use crate::run::Room;
use xtask::shell::Failed;

/// Counts the tones that begin.
const COUNT: &str = "{
    window.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.tones += 1;
      return start.apply(this, when);
    };
  }";

/// A touch may only narrow what is meant, and the next one mean something else; so many surely take a step.
const TOUCHES: usize = 12;

pub(super) async fn when_wanted(room: &mut Room) -> Result<(), Failed> {
    let hand = room.hand();
    room.browser.before_every_page(COUNT).await?;
    hand.sit_down().await?;
    hand.play(Some(3)).await?;
    my_turn(room).await?;
    let unwanted = tones(room).await?;
    ensure(unwanted == 0, || format!("{unwanted} tones that nobody wanted"))?;
    hand.touch(".bar [aria-label='Menu']").await?;
    hand.touch(".menu > .single").await?;
    ensure(tones(room).await? > 0, || "switched on, it makes no sound".to_owned())?;
    room.browser.reload().await?;
    my_turn(room).await?;
    hand.play(Some(TOUCHES)).await?;
    ensure(tones(room).await? > 0, || "the next day it makes no sound".to_owned())
}

async fn my_turn(room: &Room) -> Result<Value, Failed> {
    room.browser.wait("my turn", "document.querySelector('.piece.touch, .answers [data-choice]')").await
}

async fn tones(room: &Room) -> Result<u64, Failed> {
    Ok(room.browser.ask("window.tones").await?.as_u64().unwrap_or_default())
}
