//! Everything that matters is visible: at several moments of every game, in windows of the usual sizes.

use super::ensure;
use crate::moments::{GOLDEN, Golden};
use crate::run::Room;
use xtask::shell::Failed;

/// The number of moments of each game.
const MOMENTS: usize = 6;

/// A mouse can reach every choice without scrolling: on the table, or as a button.
pub(super) async fn every_choice(room: &mut Room) -> Result<(), Failed> {
    for golden in GOLDEN {
        for (at, log) in golden.moments(MOMENTS)?.iter().enumerate() {
            open(room, *golden, log).await?;
            let reached = room.hand().reach().await;
            reached.map_err(|Failed(why)| Failed(format!("{}, moment {at}: {why}", golden.game)))?;
        }
    }
    Ok(())
}

/// The check above fails if the ladder of bids is clipped and no button stands for it.
pub(super) async fn planted_fault(room: &mut Room) -> Result<(), Failed> {
    let golden = Golden::of("quests");
    open(room, golden, &golden.before("bid", 0)?).await?;
    room.hand().reach().await?;
    let cut_off = "(() => {
        const hide = (selector, name, value) => document.querySelector(selector).style.setProperty(name, value, 'important');
        hide('[data-leaf=bids]', 'height', '1rem');
        hide('[data-leaf=bids]', 'overflow', 'hidden');
        hide('.answers', 'display', 'none');
    })()";
    room.browser.ask(cut_off).await?;
    let Err(Failed(why)) = room.hand().reach().await else {
        return Err(Failed("bids that nobody can see were not noticed".to_owned()));
    };
    ensure(why.contains("bid"), || format!("something else was noticed: {why}"))
}

/// The information a player reads off the table is not clipped: adventures, strengths, the points of a result, the
/// button that continues a lesson.
pub(super) async fn nothing_cut_off(room: &mut Room) -> Result<(), Failed> {
    let arthur = Golden::of("king-arthur");
    open(room, arthur, &arthur.moments(1)?[0]).await?;
    whole(room, "every adventure", ".on-offer .piece", 13).await?;
    open(room, arthur, &arthur.whole()?).await?;
    whole(room, "the points of the result", ".result ol .total", 5).await?;
    let quests = Golden::of("quests");
    open(room, quests, &quests.before("arm", 1)?).await?;
    whole(room, "the own strength", ".panel", 1).await?;
    open(room, quests, &quests.before("bid", 0)?).await?;
    whole(room, "the ladder of bids", ".track .spot.touch", 2).await?;
    for golden in GOLDEN {
        room.browser.go(&format!("/learn/{}", golden.game)).await?;
        whole(room, "the way on in the lesson", ".turns .button.go", 1).await?;
    }
    Ok(())
}

/// A button describes its present effect: with a card committed, the seal button no longer says that it seals nothing.
pub(super) async fn seal_label(room: &mut Room) -> Result<(), Failed> {
    const SEAL: &str = "document.querySelector(\".answers [data-choice='done']\")?.innerText";
    let golden = Golden::of("quests");
    open(room, golden, &golden.before("arm", 0)?).await?;
    let before = room.browser.wait("the seal", SEAL).await?;
    ensure(before == "Commit nothing", || format!("with nothing committed the button says {before}"))?;
    room.hand().touch(".in-hand .piece.touch").await?;
    let after = format!("({SEAL}) !== 'Commit nothing' && ({SEAL})");
    let after = room.browser.wait("the seal to count the card", &after).await?;
    ensure(after == "Seal 1 card", || format!("with a card committed the button says {after}"))
}

/// Opens the table of a recorded match.
async fn open(room: &Room, golden: Golden, log: &str) -> Result<(), Failed> {
    room.browser.go("/nowhere").await?;
    let id = room.browser.keep(golden.game, log).await?;
    room.browser.go(&format!("/table/{id}")).await?;
    room.browser.wait("the table", "document.querySelector('.table-page .piece, .table-page .spot')").await?;
    Ok(())
}

/// Checks that at least `least` elements match the selector, and that all of them are completely visible.
async fn whole(room: &Room, what: &str, selector: &str, least: usize) -> Result<(), Failed> {
    room.browser.wait(what, &format!("document.querySelectorAll('{selector}').length >= {least}")).await?;
    let cut = room.hand().cut_off(selector).await?;
    ensure(cut.is_empty(), || format!("{what}: these are cut off:\n    {}", cut.join("\n    ")))
}
