//! Every page is accessible, in the light and in the dark theme.

use super::past_match;
use crate::axe::faults;
use crate::run::Room;
use xtask::shell::Failed;

/// Pages that need no match.
const PAGES: &[&str] = &["/", "/replay", "/nowhere", "/learn/king-arthur"];

pub(super) async fn every_page(room: &mut Room) -> Result<(), Failed> {
    let past = past_match(room).await?;
    let mut pages: Vec<String> = PAGES.iter().map(|page| (*page).to_owned()).collect();
    pages.extend(["table", "replay", "analysis"].map(|page| format!("/{page}/{past}")));
    for set in games(room).await? {
        room.hand().sit_down_at(&set).await?;
        pages.extend([set.replace("/set/", "/rules/"), set, room.browser.path().await?]);
    }
    let mut found = Vec::new();
    for page in &pages {
        room.browser.go(page).await?;
        inspect(room, page, &mut found).await?;
    }
    // The last page is a table.
    room.hand().touch("[aria-label=Menu]").await?;
    inspect(room, "the menu", &mut found).await?;
    if found.is_empty() { Ok(()) } else { Err(Failed(found.join("\n"))) }
}

/// Returns the addresses of the pages that set up a table, one for each game.
async fn games(room: &Room) -> Result<Vec<String>, Failed> {
    let boxes =
        "[...document.querySelectorAll('.game-box a.button.go')].map((link) => link.getAttribute('href'))";
    let list = room.browser.ask(boxes).await?;
    Ok(list.as_array().into_iter().flatten().filter_map(|href| href.as_str().map(str::to_owned)).collect())
}

/// Checks a page in the light and in the dark theme.
async fn inspect(room: &Room, page: &str, found: &mut Vec<String>) -> Result<(), Failed> {
    for theme in ["light", "dark"] {
        room.browser.prefer_theme(theme).await?;
        let faults = faults(&room.browser, &room.axe).await?;
        found.extend(faults.into_iter().map(|fault| format!("{page}, {theme}: {fault}")));
    }
    Ok(())
}
