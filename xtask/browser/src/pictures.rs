//! `cargo xtask pictures`: takes the screenshots for the documents from the running client.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::run::{Room, Tools, block_on};
use crate::small;
use xtask::shell::{Failed, folder_of, project};

/// A screenshot: its name, the screen, the theme, and the content.
type Picture = (&'static str, Screen, &'static str, Scene);

/// The content of a screenshot.
enum Scene {
    /// A page that needs no match.
    Page(&'static str),
    /// The table of a game during a match.
    Table(Moment),
    /// The analysis of a match.
    Analysis,
}

/// A decision of the first player, who is a person.
#[derive(Clone, Copy)]
struct Moment {
    game: &'static str,
    /// A golden log of the game.
    log: &'static str,
    /// The decision is the first one after this many lines.
    after: usize,
}

const KING_ARTHUR: Moment = Moment { game: "king-arthur", log: "4", after: 200 };
const CAMELOT: Moment = Moment { game: "camelot", log: "4-heroes", after: 120 };
const QUESTS: Moment = Moment { game: "quests", log: "4", after: 300 };
const KNIGHT: Moment = Moment { game: "knight", log: "1-defensive", after: 60 };
const RING: Moment = Moment { game: "ring", log: "4", after: 150 };

/// All screenshots. A new page needs one line here.
const PICTURES: &[Picture] = &[
    ("shelf", Screen::Desktop, "Light", Scene::Page("/")),
    ("table", Screen::Desktop, "Light", Scene::Table(KING_ARTHUR)),
    ("table-dark", Screen::Desktop, "Dark", Scene::Table(KING_ARTHUR)),
    ("table-phone", Screen::Phone, "Light", Scene::Table(KING_ARTHUR)),
    ("camelot", Screen::Desktop, "Light", Scene::Table(CAMELOT)),
    ("camelot-phone", Screen::Phone, "Dark", Scene::Table(CAMELOT)),
    ("quests", Screen::Desktop, "Light", Scene::Table(QUESTS)),
    ("knight", Screen::Desktop, "Light", Scene::Table(KNIGHT)),
    ("knight-phone", Screen::Phone, "Light", Scene::Table(KNIGHT)),
    ("ring", Screen::Desktop, "Light", Scene::Table(RING)),
    ("ring-phone", Screen::Phone, "Light", Scene::Table(RING)),
    ("rulebook", Screen::Desktop, "Light", Scene::Page("/rules/king-arthur")),
    ("lesson", Screen::Desktop, "Light", Scene::Page("/learn/king-arthur")),
    ("analysis", Screen::Desktop, "Light", Scene::Analysis),
];

/// The maximum size of a screenshot in bytes.
const LARGEST: usize = 250_000;

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let tools = Tools::prepare(words)?;
    let folder = project().join("docs/pictures");
    fs::create_dir_all(&folder)?;
    block_on(async {
        for picture in PICTURES {
            let room = tools.room(picture.1).await?;
            let taken = take(&room, picture, &folder).await;
            room.browser.close().await?;
            taken?;
        }
        Ok(())
    })
}

async fn take(room: &Room, picture: &Picture, folder: &Path) -> Result<(), Failed> {
    let (name, _, theme, scene) = picture;
    let browser = &room.browser;
    browser.go("/nowhere").await?;
    browser.ask(&format!("localStorage.settings = '{{\"beats\":\"None\",\"theme\":\"{theme}\"}}'")).await?;
    match scene {
        Scene::Page(page) => browser.go(page).await?,
        Scene::Table(moment) => {
            let id = browser.keep(moment.game, &moment.log_until()?).await?;
            browser.go(&format!("/table/{id}")).await?;
            browser.wait("a turn", "document.querySelector('.prompt.yours')").await?;
        }
        Scene::Analysis => {
            let id = browser.keep(KING_ARTHUR.game, &KING_ARTHUR.whole_log()?).await?;
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

/// Waits until all animations have ended, and two frames more.
async fn still(browser: &Browser) -> Result<(), Failed> {
    browser.tools("Emulation.setEmulatedMedia", json!({"media": "screen"})).await?;
    let landed = "document.fonts.ready
        .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        .then(() => !document.querySelector('#sky > *'))";
    browser.wait("stillness", landed).await?;
    Ok(())
}

impl Moment {
    fn whole_log(self) -> Result<String, Failed> {
        let path = folder_of(self.game)?.join("tests/it/golden").join(format!("{}.log", self.log));
        fs::read_to_string(&path).map_err(|error| Failed(format!("{}: {error}", path.display())))
    }

    /// Returns the log up to the decision.
    fn log_until(self) -> Result<String, Failed> {
        let log = self.whole_log()?;
        let number = |line: &str| line.split('.').next().and_then(|number| number.parse::<usize>().ok());
        let is_it = |line: &&str| {
            line.split(' ').nth(1) == Some("1") && number(line).is_some_and(|number| number > self.after)
        };
        let next = log.lines().find(is_it).ok_or_else(|| {
            Failed(format!("{} {} has no decision of seat 1 after {}", self.game, self.log, self.after))
        })?;
        let until = log.split(next).next().unwrap_or_default();
        let person = |line: &str| match line.split_once(" = ") {
            Some((person, _)) if line.starts_with("seat 1 ") => format!("{person}\n"),
            _ => format!("{line}\n"),
        };
        Ok(until.lines().map(person).collect())
    }
}
