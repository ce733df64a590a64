//! `cargo xtask pictures`: the pictures of the documents, taken from the running table.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::run::{Room, Tools, block_on};
use crate::small;
use xtask::shell::{Failed, project};

/// A picture: its name, the screen, the theme, and what is seen.
type Picture = (&'static str, Screen, &'static str, Scene);

/// What is seen.
enum Scene {
    /// A page that needs no match.
    Page(&'static str),
    /// The table, in the middle of a match.
    Table,
    /// What decided a match.
    Analysis,
}

/// All pictures. A new page needs one line here.
const PICTURES: &[Picture] = &[
    ("shelf", Screen::Desktop, "Light", Scene::Page("/")),
    ("table", Screen::Desktop, "Light", Scene::Table),
    ("table-dark", Screen::Desktop, "Dark", Scene::Table),
    ("table-phone", Screen::Phone, "Light", Scene::Table),
    ("rulebook", Screen::Desktop, "Light", Scene::Page("/rules/king-arthur")),
    ("lesson", Screen::Desktop, "Light", Scene::Page("/learn/king-arthur")),
    ("analysis", Screen::Desktop, "Light", Scene::Analysis),
];

/// The match in the pictures, and after which of its lines its first player thinks.
const MATCH: &str = "crates/king-arthur/tests/it/golden/4.log";
const MOMENT: usize = 200;

/// No picture is larger than this, in bytes.
const LARGEST: usize = 200_000;

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let tools = Tools::prepare(words)?;
    let folder = project().join("docs/pictures");
    fs::create_dir_all(&folder)?;
    let log = moment(&fs::read_to_string(project().join(MATCH))?)?;
    block_on(async {
        for picture in PICTURES {
            let room = tools.room(picture.1).await?;
            let taken = take(&room, picture, &log, &folder).await;
            room.browser.close().await?;
            taken?;
        }
        Ok(())
    })
}

async fn take(room: &Room, picture: &Picture, log: &str, folder: &Path) -> Result<(), Failed> {
    let (name, _, theme, scene) = picture;
    let browser = &room.browser;
    browser.go("/nowhere").await?;
    browser.ask(&format!("localStorage.settings = '{{\"theme\":\"{theme}\"}}'")).await?;
    match scene {
        Scene::Page(page) => browser.go(page).await?,
        Scene::Table => {
            let id = browser.keep("king-arthur", log).await?;
            browser.go(&format!("/table/{id}")).await?;
            browser.wait("a turn", "document.querySelector('.prompt.yours')").await?;
        }
        Scene::Analysis => {
            let id = browser.keep("king-arthur", &fs::read_to_string(project().join(MATCH))?).await?;
            browser.go(&format!("/analysis/{id}")).await?;
            browser.wait("the analysis", "document.querySelector('.analysis:not(.waiting) .graph')").await?;
        }
    }
    still(browser).await?;
    let png = small::smaller(&browser.driver.screenshot_as_png().await?)?;
    if png.len() > LARGEST {
        return Err(Failed(format!("{name}.png has {} bytes", png.len())));
    }
    println!("    {name}.png, {} kB", png.len().div_ceil(1000));
    Ok(fs::write(folder.join(format!("{name}.png")), png)?)
}

/// Waits until everything has landed, and two frames more.
async fn still(browser: &Browser) -> Result<(), Failed> {
    browser.tools("Emulation.setEmulatedMedia", json!({"media": "screen"})).await?;
    let landed = "document.fonts.ready
        .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        .then(() => !document.querySelector('#sky > *'))";
    browser.wait("stillness", landed).await?;
    Ok(())
}

/// The log up to a decision of the first player, who is a person now.
fn moment(log: &str) -> Result<String, Failed> {
    let is_decision =
        |line: &&str| line.split(' ').nth(1) == Some("1") && line.starts_with(|c: char| c.is_ascii_digit());
    let number = |line: &str| line.split('.').next().and_then(|number| number.parse::<usize>().ok());
    let next = log
        .lines()
        .find(|line| is_decision(line) && number(line).is_some_and(|number| number > MOMENT))
        .ok_or_else(|| Failed(format!("{MATCH} has no decision of seat 1 after line {MOMENT}")))?;
    let until = log.split(next).next().unwrap_or_default();
    Ok(until.replacen("seat 1 Gawain = squire", "seat 1 Gawain", 1))
}
