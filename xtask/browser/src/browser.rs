//! A browser with an empty profile, and the operations that tests need.

use std::cell::Cell;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use xtask::shell::Failed;

/// The timeout of a wait, long enough for a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

/// The page polls for this many milliseconds, then the test asks again. The browser answers nothing else while a page
/// polls.
const LOOK: u32 = 3_000;

/// The milliseconds between two polls. Each poll forces a layout, so the page needs time for its own work.
const PAUSE: u32 = 40;

/// The timeout of a script, and of a request to the driver.
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

/// A browser window with one client.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    home: String,
    /// The number of decisions made here. They vary the choice, because a hand that always chose the first could loop
    /// for ever.
    decisions: Cell<usize>,
    _profile: TempDir,
}

/// The size of the window, and the pointing device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// With a mouse: 1280×800.
    Desktop,
    /// With a mouse: 1366×768, the smallest window of many laptops.
    Laptop,
    /// With a mouse: 1440×900.
    Wide,
    /// With touch, in portrait orientation.
    Phone,
}

/// Gives every match in the browser the same seed (32 random bytes), so that tests are repeatable. Other random numbers
/// stay random.
const FIXED_SEEDS: &str = "{
    const random = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = function (array) {
      return array.length === 32 ? array.fill(7) : random.call(this, array);
    };
  }";

/// A console warning on a busy machine: the page did not use a preloaded file within seconds. This is no fault of the
/// page.
const SLOW: &str = "was preloaded using link preload but not used within a few seconds";

/// A page is ready when all its chunks are loaded.
const PAGE: &str = "document.querySelector('#main:not(.unpacking)')";

impl Browser {
    /// Opens a new browser for the client at this address.
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
        // Bots and cards are fast by default; a test may change that.
        browser.prefer("{\"pace\":\"Fast\",\"beats\":\"None\"}").await?;
        Ok(browser)
    }

    /// Returns the number of the next decision.
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

    /// Calls a command of the Chrome DevTools protocol.
    pub(crate) async fn tools(&self, method: &str, words: Value) -> Result<Value, Failed> {
        Ok(self.driver.cdp().send_raw(method, words).await?)
    }

    /// Runs a script in every page before the page's own scripts.
    pub(crate) async fn before_every_page(&self, script: &str) -> Result<(), Failed> {
        self.tools("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await?;
        Ok(())
    }

    /// Sets the initial settings of a new visitor.
    pub(crate) async fn prefer(&self, settings: &str) -> Result<(), Failed> {
        let script = format!("try {{ localStorage.settings ??= '{settings}'; }} catch {{}}");
        self.before_every_page(&script).await
    }

    /// Emulates a system that prefers reduced motion.
    pub(crate) async fn prefer_stillness(&self) -> Result<(), Failed> {
        let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
        self.tools("Emulation.setEmulatedMedia", still).await?;
        Ok(())
    }

    /// Emulates a system with a light or a dark theme.
    pub(crate) async fn prefer_theme(&self, theme: &str) -> Result<(), Failed> {
        let theme = json!({"features": [{"name": "prefers-color-scheme", "value": theme}]});
        self.tools("Emulation.setEmulatedMedia", theme).await?;
        Ok(())
    }

    /// Opens a page of the client and waits until it is ready.
    pub(crate) async fn go(&self, path: &str) -> Result<(), Failed> {
        self.follow(&format!("{}{path}", self.home)).await
    }

    /// Follows a link to a page of the client and waits until it is ready.
    pub(crate) async fn follow(&self, link: &str) -> Result<(), Failed> {
        self.driver.goto(link).await?;
        self.wait("the page", PAGE).await?;
        Ok(())
    }

    /// Adds the log of a match to the matches stored in the browser, and returns its number.
    pub(crate) async fn keep(&self, game: &str, log: &str) -> Result<&'static str, Failed> {
        let record = json!({"game": game, "log": log, "saved": 0.0, "over": true}).to_string();
        self.ask(&format!("localStorage.setItem('match/past', {})", Value::from(record))).await?;
        Ok("past")
    }

    /// Reloads the page and waits until it is ready.
    pub(crate) async fn reload(&self) -> Result<(), Failed> {
        self.driver.refresh().await?;
        self.wait("the page", PAGE).await?;
        Ok(())
    }

    /// Returns the value of an expression in the page.
    pub(crate) async fn ask(&self, expression: &str) -> Result<Value, Failed> {
        let answer = self.driver.execute(format!("return ({expression});"), Vec::new()).await?;
        Ok(answer.json().clone())
    }

    /// Returns the path of the current page.
    pub(crate) async fn path(&self) -> Result<String, Failed> {
        Ok(self.ask("location.pathname").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an expression is true in the page, and returns its value.
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

    /// Waits until this text appears on the page.
    pub(crate) async fn wait_for_words(&self, words: &str) -> Result<(), Failed> {
        let needle = Value::from(words);
        self.wait(&format!("“{words}”"), &format!("document.body.innerText.includes({needle})")).await?;
        Ok(())
    }

    /// Returns all console messages and errors since the last call.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>, Failed> {
        let log = self.driver.browser_log().await?;
        let bad = log.into_iter().filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"));
        let bad = bad.filter(|entry| !entry.message.contains(SLOW));
        Ok(bad.map(|entry| format!("{}: {}", entry.level, entry.message)).collect())
    }

    /// Saves a screenshot.
    pub(crate) async fn picture(&self, path: &Path) -> Result<(), Failed> {
        Ok(self.driver.screenshot(path).await?)
    }

    /// Closes the browser. The caller must call this; the driver does not close browsers by itself.
    pub(crate) async fn close(self) -> Result<(), Failed> {
        Ok(self.driver.quit().await?)
    }
}
