//! No page keeps anybody out, by day or by night.

use super::past_match;
use crate::axe::faults;
use crate::run::Room;
use xtask::shell::Failed;

/// Pages that need no match.
const PAGES: &[&str] = &["/", "/set/king-arthur", "/rules/king-arthur", "/replay", "/nowhere"];

pub(super) async fn every_page(room: &mut Room) -> Result<(), Failed> {
    let past = past_match(room).await?;
    let (result, replay) = (format!("/table/{past}"), format!("/replay/{past}"));
    room.hand().sit_down().await?;
    room.hand().play(Some(3)).await?;
    room.browser.wait("my turn", "document.querySelector('.piece.touch, .answers [data-choice]')").await?;
    let table = path(room).await?;
    let mut found = Vec::new();
    for theme in ["Light", "Dark"] {
        let settings = format!("localStorage.settings = '{{\"pace\":\"Fast\",\"theme\":\"{theme}\"}}'");
        room.browser.ask(&settings).await?;
        for page in PAGES.iter().copied().chain([result.as_str(), &replay, &table]) {
            room.browser.go(page).await?;
            inspect(room, &format!("{page}, {theme}"), &mut found).await?;
        }
        room.hand().touch("[aria-label=Menu]").await?;
        inspect(room, &format!("the menu, {theme}"), &mut found).await?;
    }
    if found.is_empty() { Ok(()) } else { Err(Failed(found.join("\n"))) }
}

async fn inspect(room: &Room, page: &str, found: &mut Vec<String>) -> Result<(), Failed> {
    let faults = faults(&room.browser, &room.axe).await?;
    found.extend(faults.into_iter().map(|fault| format!("{page}: {fault}")));
    Ok(())
}

async fn path(room: &Room) -> Result<String, Failed> {
    let path = room.browser.ask("location.pathname").await?;
    Ok(path.as_str().unwrap_or_default().to_owned())
}
