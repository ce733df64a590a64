//! Plays a whole match as a blind player: only roles, names and states, and the keys Tab, arrows and Enter.

use serde_json::json;

use super::ensure;
use crate::aloud::{self, Thing, choose, listen};
use crate::run::Room;
use xtask::shell::Failed;

const DECISIONS: usize = 400;

pub(super) async fn whole_match(room: &mut Room) -> Result<(), Failed> {
    let browser = &room.browser;
    // A blind player has no use for motion.
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    browser.tools("Emulation.setEmulatedMedia", still).await?;
    browser.go("/").await?;
    choose(browser, "the box", |thing| thing.is("link", "King Arthur")).await?;
    browser.wait_for_words("Set the table").await?;
    for _ in 0..2 {
        choose(browser, "a chair to take away", |thing| thing.is("button", "Remove this seat")).await?;
    }
    choose(browser, "the beginning", |thing| thing.is("button", "Start the match")).await?;
    for decision in 0..DECISIONS {
        let Some(things) = turn(room).await? else { return ended_well(room).await };
        let offered: Vec<&Thing> = things.iter().filter(|thing| can_be_done(thing)).collect();
        let wanted = offered[decision * 7 % offered.len()].clone();
        let same =
            |thing: &Thing| can_be_done(thing) && thing.name == wanted.name && thing.within == wanted.within;
        choose(browser, &format!("“{}”", wanted.name), same).await?;
    }
    Err(Failed(format!("the match is not over after {DECISIONS} decisions")))
}

/// Waits for a turn and returns the nodes of the page; `None` when the match is over.
async fn turn(room: &Room) -> Result<Option<Vec<Thing>>, Failed> {
    // The wait may query the page; the decision uses only the accessibility tree.
    let turn = "document.querySelector('.result, .piece.touch, .answers [data-choice]')";
    room.browser.wait("a turn", turn).await?;
    let things = listen(&room.browser).await?;
    if things.iter().any(|thing| thing.is("group", "The result")) {
        return Ok(None);
    }
    ensure(things.iter().any(can_be_done), || format!("nothing can be done, says the tree: {things:#?}"))?;
    Ok(Some(things))
}

/// Returns whether a node is a choice: a toggle button on the table, or a button among the answers.
fn can_be_done(thing: &Thing) -> bool {
    let on_the_table = thing.is_within("main", "The table");
    thing.role == "button"
        && on_the_table
        && (thing.pressed == Some(false) || thing.is_within("group", "What you can do"))
        && thing.name != "Cancel"
}

async fn ended_well(room: &Room) -> Result<(), Failed> {
    choose(&room.browser, "the replay", |thing| thing.is("link", "Watch it again")).await?;
    room.browser.wait("the replay", "document.querySelector('.replay-page')").await?;
    let things = listen(&room.browser).await?;
    ensure(things.iter().any(|thing| thing.is("heading", "Replay")), || {
        "the replay has no heading".to_owned()
    })?;
    aloud::reach(&room.browser, "a moment of the replay", |thing| thing.is("button", "One step forward"))
        .await?;
    Ok(())
}
