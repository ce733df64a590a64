//! The law of legibility: at many moments of every game, in windows of the usual sizes and in both languages, everything
//! that can be touched is whole in sight and can be hit without scrolling, and every text can be read.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde_json::json;

use super::ensure;
use crate::moments::{GOLDEN, Golden, LOGS};
use crate::run::Room;
use xtask::shell::Failed;

/// The script that finds faults in a page.
const LAW: &str = include_str!("../legible.js");

/// The windows of the law.
const WINDOWS: [(u32, u32); 6] =
    [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (390, 844), (360, 740)];

/// A window that is narrower than this is a phone.
const PHONE: u32 = 600;

/// The number of moments of each log, besides its end.
const MOMENTS: usize = 8;

/// Checks the moments of one game.
pub(super) async fn every_moment(room: &Room, game: &str) -> Result<(), Failed> {
    let mut faults = Vec::new();
    for language in ["en", "de"] {
        room.browser.go("/nowhere").await?;
        let settings = json!({"pace": "Fast", "language": language, "beats": "None"}).to_string();
        room.browser.ask(&format!("localStorage.settings = {}", json!(settings))).await?;
        for golden in LOGS.iter().filter(|golden| golden.game == game) {
            let ends = std::iter::once(golden.whole()?);
            for (at, log) in golden.moments(MOMENTS)?.into_iter().chain(ends).enumerate() {
                show(room, game, &log).await?;
                for (width, height) in WINDOWS {
                    resize(room, width, height).await?;
                    let mut found = judge(room).await?;
                    found.extend(judge_pages(room).await?);
                    let place = format!("{golden}, moment {at}, {language}, {width}×{height}");
                    faults.extend(found.into_iter().map(|fault| (place.clone(), fault)));
                }
            }
        }
    }
    ensure(faults.is_empty(), || report(&faults))
}

/// Tells each kind of fault once, with its first moment; kinds differ by more than numbers.
fn report(faults: &[(String, String)]) -> String {
    let mut kinds: BTreeMap<String, Vec<&(String, String)>> = BTreeMap::new();
    for fault in faults {
        let kind = fault.1.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        kinds.entry(kind).or_default().push(fault);
    }
    let mut kinds: Vec<_> = kinds.into_values().collect();
    kinds.sort_by_key(|same| Reverse(same.len()));
    let shown: Vec<String> =
        kinds.iter().take(60).map(|same| format!("{}× {} ({})", same.len(), same[0].1, same[0].0)).collect();
    format!("{} faults of {} kinds:\n    {}", faults.len(), kinds.len(), shown.join("\n    "))
}

/// The law finds each kind of fault when it is planted.
pub(super) async fn planted_faults(room: &Room) -> Result<(), Failed> {
    room.browser.go("/nowhere").await?;
    let golden = Golden::of("quests");
    show(room, golden.game, &golden.before("bid", 0)?).await?;
    resize(room, 1440, 900).await?;
    let clean = judge(room).await?;
    ensure(clean.is_empty(), || format!("without a planted fault there are {clean:?}"))?;
    let plants = [
        (
            "cut",
            "leaf('bids').style.overflow = 'clip'; leaf('bids').style.height = '1.5rem'; hide('.answers')",
        ),
        (
            "covered",
            "leaf('bids').insertAdjacentHTML('beforeend', '<p class=planted>.</p>'); cover('.planted')",
        ),
        ("small", "document.querySelector('.question').style.fontSize = '8px'"),
        ("shortened", "shorten(document.querySelector('.question'))"),
        ("scrolls", "scroll(leaf('hand'))"),
        ("spills", "leaf('story').querySelector('h3').style.marginTop = '-3rem'"),
    ];
    for (kind, plant) in plants {
        let script = format!(
            "(() => {{
                const leaf = (name) => document.querySelector(`[data-leaf='${{name}}']`);
                const hide = (selector) => document.querySelectorAll(selector).forEach((e) => e.style.setProperty('display', 'none', 'important'));
                const cover = (selector) => Object.assign(document.querySelector(selector).style,
                    {{ position: 'absolute', inset: '0', background: 'red', zIndex: 9 }});
                const shorten = (e) => Object.assign(e.style,
                    {{ width: '4rem', flex: 'none', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }});
                const scroll = (e) => Object.assign(e.style, {{ height: '3rem', overflow: 'auto' }});
                {plant};
                return true;
            }})()"
        );
        show(room, golden.game, &golden.before("bid", 0)?).await?;
        room.browser.ask(&script).await?;
        let found = judge(room).await?;
        ensure(found.iter().any(|fault| fault.starts_with(kind)), || {
            format!("a planted fault of the kind “{kind}” was not found, only {found:?}")
        })?;
    }
    Ok(())
}

/// Between two decisions of the same turn, the parts of the table stay where they are.
pub(super) async fn nothing_jumps(room: &Room) -> Result<(), Failed> {
    const PLACES: &str =
        "Object.fromEntries([...document.querySelectorAll('.leaf:not(.off)')].map((leaf) => {
        const { left, top, width, height } = leaf.getBoundingClientRect();
        return [leaf.dataset.leaf || leaf.className, [left, top, width, height].map(Math.round).join(' ')];
    }))";
    room.browser.go("/nowhere").await?;
    resize(room, 1440, 900).await?;
    for golden in GOLDEN {
        for (before, after) in golden.neighbours(MOMENTS)? {
            show(room, golden.game, &before).await?;
            let first = room.browser.ask(PLACES).await?;
            let turn = room.browser.ask("document.querySelector('.bar p')?.textContent").await?;
            show(room, golden.game, &after).await?;
            let second = room.browser.ask(PLACES).await?;
            let same = room.browser.ask("document.querySelector('.bar p')?.textContent").await? == turn;
            let (Some(first), Some(second)) = (first.as_object(), second.as_object()) else { continue };
            // A new phase may bring other parts to the table; what stays must not move.
            let is_same_table = same && first.keys().eq(second.keys());
            for (leaf, place) in first.iter().filter(|_| is_same_table) {
                let now = &second[leaf];
                ensure(now == place, || {
                    format!("{golden}: {leaf} moved from {place} to {now} within a turn")
                })?;
            }
        }
    }
    Ok(())
}

async fn show(room: &Room, game: &str, log: &str) -> Result<(), Failed> {
    let id = room.browser.keep(game, log).await?;
    room.browser.go(&format!("/table/{id}")).await?;
    room.browser.wait("the table", "document.querySelector('.table-page .leaf')").await?;
    settle(room).await
}

async fn resize(room: &Room, width: u32, height: u32) -> Result<(), Failed> {
    let is_phone = width < PHONE;
    let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone});
    room.browser.tools("Emulation.setDeviceMetricsOverride", size).await?;
    room.browser.tools("Emulation.setTouchEmulationEnabled", json!({"enabled": is_phone})).await?;
    settle(room).await
}

/// Waits until nothing moves: no piece flies, no map follows, no button appears for something that is out of sight.
async fn settle(room: &Room) -> Result<(), Failed> {
    const STILL: &str = "(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15)));
        const state = () => [...document.querySelectorAll('.leaf, .answers > *, .plane')]
            .map((e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round); }).join();
        let same = 0;
        for (let before = state(); same < 4; ) {
            await frame();
            const now = state();
            same = now === before && !document.querySelector('#sky > *') ? same + 1 : 0;
            before = now;
        }
        // A map glides to what matters.
        if (document.querySelector('.plane')) await new Promise((done) => setTimeout(done, 260));
        return true;
    })()";
    room.browser.wait("stillness", STILL).await?;
    Ok(())
}

/// Where a prompt has more buttons than room, opens it and turns its pages: each is judged, and together they have every button.
async fn judge_pages(room: &Room) -> Result<Vec<String>, Failed> {
    const PRESS: &str = "(() => {
        const button = ['.open-all', '.next-page', '.close-all'].map((name) => document.querySelector(`.answer-pages ${name}`))
            .find((button) => button?.checkVisibility());
        button?.click();
        return button?.className ?? null;
    })()";
    const SHOWN: &str = "[...document.querySelectorAll('.answers [data-choice]')]
        .filter((button) => button.checkVisibility()).map((button) => button.dataset.choice)";
    const ALL: &str =
        "[...document.querySelectorAll('.answers [data-choice]')].map((button) => button.dataset.choice)";
    let mut found = Vec::new();
    let mut seen = Vec::new();
    loop {
        let Some(pressed) = room.browser.ask(PRESS).await?.as_str().map(str::to_owned) else { break };
        if pressed.contains("close-all") {
            break;
        }
        settle(room).await?;
        seen.extend(room.browser.ask(SHOWN).await?.as_array().cloned().unwrap_or_default());
        found
            .extend(judge(room).await?.into_iter().map(|fault| format!("{fault} (on a page of the prompt)")));
    }
    if seen.is_empty() {
        return Ok(found);
    }
    let all = room.browser.ask(ALL).await?;
    let lost = all.as_array().into_iter().flatten().filter(|choice| !seen.contains(choice));
    found.extend(lost.map(|choice| format!("lost: {choice} is on no page of the prompt")));
    Ok(found)
}

async fn judge(room: &Room) -> Result<Vec<String>, Failed> {
    let found = room.browser.ask(LAW).await?;
    let faults = found.as_array().ok_or_else(|| Failed(format!("the law gave {found}")))?;
    Ok(faults.iter().map(|fault| fault.as_str().unwrap_or_default().to_owned()).collect())
}
