//! `cargo xtask figures`: what the browser table costs its visitors.

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::run::{Tools, block_on};
use xtask::shell::Failed;

/// How often a figure is taken; the middle one counts.
const TIMES: usize = 5;
/// How many touches are measured.
const TOUCHES: usize = 20;

/// What was downloaded for the shelf, in bytes as they were sent, by name.
const DOWNLOAD: &str =
    "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize])";

/// When something was first painted: there is nothing to paint before the client can be used.
const PAINTED: &str = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let tools = Tools::prepare(words)?;
    block_on(async {
        let mut painted = Vec::new();
        for time in 0..TIMES {
            let room = tools.room(Screen::Desktop).await?;
            room.browser.go("/").await?;
            painted.push(room.browser.wait("the first paint", PAINTED).await?.as_f64().unwrap_or(f64::NAN));
            if time == 0 {
                report_download(&room.browser).await?;
            }
            room.browser.close().await?;
        }
        println!(
            "first paint of a usable page, new profile: {:.0} ms (middle of {TIMES})",
            middle(&mut painted)
        );
        let room = tools.room(Screen::Desktop).await?;
        room.hand().sit_down().await?;
        let mut scripts = Vec::new();
        for _ in 0..TOUCHES {
            if let Some(script) = touch(&room).await? {
                scripts.push(script);
            }
        }
        let worst = scripts.iter().copied().fold(0.0, f64::max);
        println!(
            "script of a touch: {:.1} ms, at worst {worst:.1} ms ({} touches)",
            middle(&mut scripts),
            scripts.len()
        );
        room.browser.close().await
    })
}

async fn report_download(browser: &Browser) -> Result<(), Failed> {
    let entries = browser.ask(DOWNLOAD).await?;
    let sizes: Vec<(String, u64)> = entries
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|entry| Some((entry[0].as_str()?.to_owned(), entry[1].as_u64()?)))
        .collect();
    for (name, size) in &sizes {
        println!("  {name}: {:.1} kB", *size as f64 / 1000.0);
    }
    println!("download: {:.0} kB", sizes.iter().map(|entry| entry.1).sum::<u64>() as f64 / 1000.0);
    Ok(())
}

/// Makes a decision and says how much script ran for it up to the frame that shows it, in milliseconds.
async fn touch(room: &crate::run::Room) -> Result<Option<f64>, Failed> {
    room.browser.tools("Performance.enable", json!({})).await?;
    let turn = "document.querySelector('.result, .piece.touch, .answers [data-choice]')";
    room.browser.wait("a turn", turn).await?;
    let before = script(&room.browser).await?;
    if room.hand().play(Some(1)).await? {
        return Ok(None);
    }
    room.browser
        .wait(
            "two frames",
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))",
        )
        .await?;
    Ok(Some((script(&room.browser).await? - before) * 1000.0))
}

async fn script(browser: &Browser) -> Result<f64, Failed> {
    let metrics = browser.tools("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
    let found = metrics.iter().find(|metric| metric["name"] == "ScriptDuration");
    Ok(found.and_then(|metric| metric["value"].as_f64()).unwrap_or(f64::NAN))
}

fn middle(figures: &mut [f64]) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}
