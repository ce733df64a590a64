//! Whole matches, by hand.

use super::{ensure, past_match};
use crate::run::Room;
use xtask::shell::Failed;

/// A page must not scroll sideways. (A phone's `innerWidth` grows with the page.)
const TOO_WIDE: &str = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1";

pub(super) async fn by_mouse(room: &mut Room) -> Result<(), Failed> {
    let hand = room.hand();
    hand.sit_down().await?;
    hand.play(None).await?;
    ended_well(room).await
}

pub(super) async fn on_a_phone(room: &mut Room) -> Result<(), Failed> {
    let past = past_match(room).await?;
    let (result, replay) = (format!("/table/{past}"), format!("/replay/{past}"));
    for page in ["/", "/set/king-arthur", "/rules/king-arthur", "/replay", &result, &replay] {
        room.browser.go(page).await?;
        fits(room, page).await?;
    }
    room.hand().sit_down().await?;
    fits(room, "the table").await?;
    room.hand().play(Some(10)).await?;
    fits(room, "the table after a few turns").await
}

/// On a map, a finger hits what it aims at, and no explanation opens unasked.
pub(super) async fn map_on_a_phone(room: &mut Room) -> Result<(), Failed> {
    // On a busy machine, a tap may last as long as a press, which opens an explanation.
    const COUNT: &str = "let down = 0;
      window.opened = 0;
      addEventListener('pointerdown', () => { down = performance.now(); }, true);
      new MutationObserver((changes) => {
        const opens = ({ target }) => target.matches('.table-page.open-drawer') && performance.now() - down < 400;
        window.opened += changes.filter(opens).length;
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });";
    room.browser.before_every_page(COUNT).await?;
    room.hand().sit_down_at("/set/ring").await?;
    room.hand().play(Some(20)).await?;
    let opened = room.browser.ask("window.opened").await?;
    ensure(opened == 0, || format!("the drawer covered the map {opened} times"))
}

/// Plays the games beside King Arthur, one after the other.
pub(super) async fn every_other(room: &mut Room) -> Result<(), Failed> {
    const BOXES: &str = "[...document.querySelectorAll(\".game-box .button[href^='/set/']\")].map((e) => e.getAttribute('href'))";
    room.browser.go("/").await?;
    let boxes = room.browser.wait("the boxes", BOXES).await?;
    let others = boxes.as_array().into_iter().flatten().filter_map(|set| set.as_str());
    for set in others.filter(|set| !set.ends_with("/king-arthur")) {
        let ended = async {
            room.hand().sit_down_at(set).await?;
            room.hand().play(None).await?;
            fits(room, "the result").await?;
            let places = room.browser.ask("document.querySelectorAll('.result ol li').length").await?;
            ensure(places.as_u64() >= Some(1), || "the result has no ranking".to_owned())
        };
        ended.await.map_err(|Failed(why)| Failed(format!("{set}: {why}")))?;
    }
    Ok(())
}

async fn fits(room: &Room, page: &str) -> Result<(), Failed> {
    ensure(room.browser.ask(TOO_WIDE).await? == false, || format!("{page} is wider than the window"))
}

/// Checks that the result names every player and offers a way on.
async fn ended_well(room: &Room) -> Result<(), Failed> {
    let browser = &room.browser;
    let ranking = browser.ask("document.querySelectorAll('.result ol li').length").await?;
    ensure(ranking == 4, || format!("the ranking has {ranking} places"))?;
    room.hand().touch(".answers a[href^='/replay/']").await?;
    browser.wait("the replay", "document.querySelector('.replay-page')").await?;
    browser.go("/").await?;
    browser.wait_for_words("Past matches").await
}
