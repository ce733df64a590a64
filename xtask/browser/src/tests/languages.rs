//! Switches to German and back in the middle of a match.

use std::collections::BTreeSet;

use serde_json::Value;

use super::ensure;
use crate::run::Room;
use xtask::shell::Failed;

/// Every visible or announced text. A card in flight shows an earlier state, so it is left out.
const TEXTS: &str = "[...document.querySelectorAll('body *:not(noscript, #sky *)')].flatMap((element) => [
    ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
  ]).filter(Boolean).map((text) => text.trim()).filter((text) => /[a-zA-Z]{3}/.test(text))";

/// Texts that are equal in both languages. A player's name stays as it was when the match started.
const SAME: &[&str] = &[
    "English",
    "Deutsch",
    "Roundtable",
    "King Arthur",
    "Excalibur",
    "Merlin",
    "Monster",
    "Ector",
    "Lynet",
    "Balin",
    "Elaine",
    "Normal",
    "Log",
    "Link",
];

pub(super) async fn live(room: &mut Room) -> Result<(), Failed> {
    let browser = &room.browser;
    let hand = room.hand();
    hand.sit_down().await?;
    hand.play(Some(6)).await?;
    browser.wait("my turn", "document.querySelector('.piece.touch, .answers [data-choice]')").await?;
    hand.touch(".bar [aria-label='Menu']").await?;
    let english = texts(room).await?;
    hand.touch(".menu [lang=de]").await?;
    browser.wait("German", "document.documentElement.lang === 'de'").await?;
    let german = texts(room).await?;
    let stayed: Vec<&String> =
        english.intersection(&german).filter(|text| !SAME.contains(&text.as_str())).collect();
    ensure(stayed.is_empty(), || format!("these did not change their language: {stayed:#?}"))?;
    browser.reload().await?;
    browser.wait("German still", "document.documentElement.lang === 'de'").await?;
    hand.play(Some(4)).await?;
    Ok(())
}

async fn texts(room: &Room) -> Result<BTreeSet<String>, Failed> {
    let texts = room.browser.ask(TEXTS).await?;
    let list = texts.as_array().cloned().unwrap_or_default();
    ensure(list.len() > 30, || format!("few texts: {list:?}"))?;
    Ok(list.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}
