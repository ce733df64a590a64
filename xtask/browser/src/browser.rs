//! A browser with an empty profile, and what a test asks of it.

use std::cell::Cell;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use xtask::shell::Failed;

/// A test that waits longer than this waits in vain, even on a machine that has much else to do.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

/// The page looks for so many milliseconds, and is asked again: as long as it looks, the browser can be asked nothing else.
const LOOK: u32 = 3_000;

/// Between two looks the page has so many milliseconds for its own work: looking makes the browser lay out the page.
const PAUSE: u32 = 40;

/// No script of a test takes longer, and no request to the driver.
const SCRIPT_TIMEOUT: Duration = Duration::from_secs(300);
const REQUEST_TIMEOUT: Duration = Duration::from_secs(330);

const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--lang=en-US",
    "--hide-scrollbars",
];

/// A window onto one table.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    home: String,
    /// How many decisions a hand has made here: a hand that always chose the first thing could go round in circles.
    decisions: Cell<usize>,
    _profile: TempDir,
}

/// How large the window is, and what points at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// With a mouse: 1280×800.
    Desktop,
    /// With a mouse: 1366×768, the lowest window that many laptops have.
    Laptop,
    /// With a mouse: 1440×900.
    Wide,
    /// With fingers, held upright.
    Phone,
}

/// Every match that is dealt in the browser is dealt from the same seed (32 random bytes), so that tests repeat. Everything
/// else stays random.
const FIXED_SEEDS: &str = "{
    const random = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = function (array) {
      return array.length === 32 ? array.fill(7) : random.call(this, array);
    };
  }";

/// What a browser says on a machine that is too busy to use within seconds what a page fetched ahead: no fault of the page.
const SLOW: &str = "was preloaded using link preload but not used within a few seconds";

/// A page is there once all is fetched that it needs.
const PAGE: &str = "document.querySelector('#main:not(.unpacking)')";

impl Browser {
    /// Opens a new browser that will look at this address.
    pub(crate) async fn open(driver: &str, home: &str, screen: Screen) -> Result<Browser, Failed> {
        let profile = tempfile::tempdir()?;
        let mut wishes = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg("--window-size=1280,800")?;
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::builder(driver, wishes).request_timeout(REQUEST_TIMEOUT).await?;
        driver.set_script_timeout(SCRIPT_TIMEOUT).await?;
        let browser = Browser { driver, home: home.to_owned(), decisions: Cell::new(0), _profile: profile };
        browser.resize(screen).await?;
        browser.before_every_page(FIXED_SEEDS).await?;
        // Bots and cards are fast, unless somebody wants something else.
        browser.prefer("{\"pace\":\"Fast\"}").await?;
        Ok(browser)
    }

    /// The number of the next decision.
    pub(crate) fn next_decision(&self) -> usize {
        let number = self.decisions.get();
        self.decisions.set(number + 1);
        number
    }

    async fn resize(&self, screen: Screen) -> Result<(), Failed> {
        let (width, height) = match screen {
            Screen::Desktop => (1280, 800),
            Screen::Laptop => (1366, 768),
            Screen::Wide => (1440, 900),
            Screen::Phone => (390, 844),
        };
        let is_phone = screen == Screen::Phone;
        let scale = if is_phone { 2 } else { 1 };
        let size = json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone});
        self.tools("Emulation.setDeviceMetricsOverride", size).await?;
        if is_phone {
            self.tools("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await?;
        }
        Ok(())
    }

    /// Calls one of the browser's developer tools.
    pub(crate) async fn tools(&self, method: &str, words: Value) -> Result<Value, Failed> {
        Ok(self.driver.cdp().send_raw(method, words).await?)
    }

    /// Runs a script in every page before the page's own.
    pub(crate) async fn before_every_page(&self, script: &str) -> Result<(), Failed> {
        self.tools("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await?;
        Ok(())
    }

    /// The settings of a reader who has not chosen any yet.
    pub(crate) async fn prefer(&self, settings: &str) -> Result<(), Failed> {
        let script = format!("try {{ localStorage.settings ??= '{settings}'; }} catch {{}}");
        self.before_every_page(&script).await
    }

    /// The reader wants things to be at their places at once, without flying there.
    pub(crate) async fn prefer_stillness(&self) -> Result<(), Failed> {
        let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
        self.tools("Emulation.setEmulatedMedia", still).await?;
        Ok(())
    }

    /// The reader's system is set to a light or a dark theme.
    pub(crate) async fn prefer_theme(&self, theme: &str) -> Result<(), Failed> {
        let theme = json!({"features": [{"name": "prefers-color-scheme", "value": theme}]});
        self.tools("Emulation.setEmulatedMedia", theme).await?;
        Ok(())
    }

    /// Opens a page of the table, and waits until it is there.
    pub(crate) async fn go(&self, path: &str) -> Result<(), Failed> {
        self.follow(&format!("{}{path}", self.home)).await
    }

    /// Follows a link to a page of the table, and waits until it is there.
    pub(crate) async fn follow(&self, link: &str) -> Result<(), Failed> {
        self.driver.goto(link).await?;
        self.wait("the page", PAGE).await?;
        Ok(())
    }

    /// Puts a match that was played elsewhere among those that are kept here, and says its number.
    pub(crate) async fn keep(&self, game: &str, log: &str) -> Result<&'static str, Failed> {
        let record = json!({"game": game, "log": log, "saved": 0.0, "over": true}).to_string();
        self.ask(&format!("localStorage.setItem('match/past', {})", Value::from(record))).await?;
        Ok("past")
    }

    /// Opens it once more.
    pub(crate) async fn reload(&self) -> Result<(), Failed> {
        self.driver.refresh().await?;
        self.wait("the page", PAGE).await?;
        Ok(())
    }

    /// The value of an expression in the page.
    pub(crate) async fn ask(&self, expression: &str) -> Result<Value, Failed> {
        let answer = self.driver.execute(format!("return ({expression});"), Vec::new()).await?;
        Ok(answer.json().clone())
    }

    /// Where the browser is.
    pub(crate) async fn path(&self) -> Result<String, Failed> {
        Ok(self.ask("location.pathname").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an expression is true in the page, and returns it.
    pub(crate) async fn wait(&self, what: &str, expression: &str) -> Result<Value, Failed> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const end = performance.now() + {LOOK};
             const look = async () => {{
               try {{
                 const found = await ({expression});
                 if (found) return done({{ found: found instanceof Node ? true : found }});
               }} catch (error) {{ return done({{ error: String(error) }}); }}
               if (performance.now() > end) done({{}}); else setTimeout(look, {PAUSE});
             }};
             look();"
        );
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let answer = self.driver.execute_async(script.as_str(), Vec::new()).await?;
            match (answer.json().get("found"), answer.json().get("error")) {
                (Some(found), _) => return Ok(found.clone()),
                (None, Some(error)) => return Err(Failed(format!("waiting for {what}: {error}"))),
                (None, None) => {}
            }
        }
        Err(Failed(format!("waited for {what} in vain, at {}", self.driver.current_url().await?)))
    }

    /// Waits until the page says this somewhere.
    pub(crate) async fn wait_for_words(&self, words: &str) -> Result<(), Failed> {
        let needle = Value::from(words);
        self.wait(&format!("“{words}”"), &format!("document.body.innerText.includes({needle})")).await?;
        Ok(())
    }

    /// Everything that the browser complained about since it was last asked.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>, Failed> {
        let log = self.driver.browser_log().await?;
        let bad = log.into_iter().filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"));
        let bad = bad.filter(|entry| !entry.message.contains(SLOW));
        Ok(bad.map(|entry| format!("{}: {}", entry.level, entry.message)).collect())
    }

    /// Keeps what is seen now as a picture.
    pub(crate) async fn picture(&self, path: &Path) -> Result<(), Failed> {
        Ok(self.driver.screenshot(path).await?)
    }

    /// Closes the browser. One that is not closed stays.
    pub(crate) async fn close(self) -> Result<(), Failed> {
        Ok(self.driver.quit().await?)
    }
}
