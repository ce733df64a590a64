//! A simulated hand: it points with a mouse or a finger, and only at visible things. No script scrolls an element into
//! view for it. The hand scrolls a long page as people do: with the wheel, or with a finger.

mod scripts;

use serde_json::{Value, json};
use std::time::{Duration, Instant};

use self::scripts::{POINT, RESTS, SIGHT, TOUCHES, WATCH_AIM, next_touch};
use crate::browser::{Browser, Screen};
use xtask::shell::Failed;

/// The server's answer to a player who acts at the same moment as another one.
const CHANGED: &str = "The table has changed in the meantime";

/// The maximum number of touches of one player in a match, including those that only narrow the choice.
const DECISIONS: usize = 2000;

/// How often a hand prefers one kind of choice. Without a limit, matches would become long.
const PREFERRED: usize = 4;

/// The maximum duration of a tap, and the number of attempts.
const SHORT: Duration = Duration::from_millis(250);
const TAPS: usize = 40;

/// Whether the log lies over the table, in a window that has no room beside it.
const DRAWER_OVER_TABLE: &str = "!!document.querySelector('.open-drawer .folded > .drawer')";

/// How often the hand points at something that moves.
const AIMS: usize = 5;

/// The maximum number of wheel turns to scroll a page.
const TURNS: usize = 100;

/// The number of touch points in one swipe.
const PUSHES: u8 = 6;

/// A hand with its browser and its pointing device.
#[derive(Clone, Copy)]
pub(crate) struct Hand<'a> {
    pub(crate) browser: &'a Browser,
    pub(crate) screen: Screen,
}

impl Hand<'_> {
    /// Waits for a visible element that matches the selector, and touches it. If the element moves away under the
    /// hand, so that the click reaches something else, the hand points again.
    pub(crate) async fn touch(self, selector: &str) -> Result<(), Failed> {
        for _ in 0..AIMS {
            self.aim_and_press(selector).await?;
            if self.browser.ask("window.reachedAim ?? true").await? == true {
                return Ok(());
            }
        }
        Err(Failed(format!("{selector} moved away from {AIMS} clicks")))
    }

    async fn aim_and_press(self, selector: &str) -> Result<(), Failed> {
        let quoted = Value::from(selector);
        self.browser
            .wait(
                selector,
                &format!("[...document.querySelectorAll({quoted})].some((e) => e.checkVisibility())"),
            )
            .await?;
        self.wait_for_rest().await?;
        let mut point = self.point(selector).await?;
        for _ in 0..TURNS {
            let Some(distance) = point["scroll"].as_f64() else { break };
            self.scroll(distance).await?;
            point = self.point(selector).await?;
        }
        self.browser.driver.execute(WATCH_AIM, vec![json!(selector)]).await?;
        self.press(selector, &point).await
    }

    /// Starts the one-click match of King Arthur from the shelf.
    pub(crate) async fn sit_down(self) -> Result<(), Failed> {
        self.sit_down_at("/set/king-arthur").await
    }

    /// Starts the one-click match of a game. `set` is the address of the page that sets up its table.
    pub(crate) async fn sit_down_at(self, set: &str) -> Result<(), Failed> {
        self.browser.go("/").await?;
        self.touch(&format!(".game-box .button[href='{set}']")).await?;
        self.touch(".fast .button.go").await?;
        self.browser.wait("the table", "document.querySelector('.table-page')").await?;
        Ok(())
    }

    /// Makes this many decisions, or all until the end. Returns whether the match is over.
    pub(crate) async fn play(self, decisions: Option<usize>) -> Result<bool, Failed> {
        self.play_with(decisions, |decision, _| decision * 7).await
    }

    /// Like `play`, but takes a choice whose notation begins with this word, the first [`PREFERRED`] times it is
    /// offered. Returns how often that happened.
    pub(crate) async fn play_preferring(self, word: &str) -> Result<usize, Failed> {
        let mut made = 0;
        let prefer = |decision: usize, points: &[Value]| {
            let is_wanted = |choice: &Value| choice.as_str().is_some_and(|choice| choice.starts_with(word));
            let wanted =
                |point: &Value| point["choices"].as_array().is_some_and(|list| list.iter().any(is_wanted));
            let found = points.iter().position(wanted).filter(|_| made < PREFERRED);
            made += usize::from(found.is_some());
            found.unwrap_or(decision * 7)
        };
        self.play_with(None, prefer).await?;
        Ok(made)
    }

    /// `prefer` selects the point to touch, by the number of the decision.
    async fn play_with(
        self,
        decisions: Option<usize>,
        mut prefer: impl FnMut(usize, &[Value]) -> usize,
    ) -> Result<bool, Failed> {
        for _ in 0..decisions.unwrap_or(DECISIONS) {
            // A drawer over the table covers what could be touched.
            if self.browser.ask(DRAWER_OVER_TABLE).await? == true {
                self.touch(".drawer .close").await?;
            }
            let next = self.browser.wait("the next turn", &next_touch()).await?;
            if next["over"] == true {
                return Ok(true);
            }
            match next["trouble"].as_str() {
                // Another player acted first.
                Some(why) if why.starts_with(CHANGED) => {
                    self.touch(".trouble .button").await?;
                    continue;
                }
                Some(why) => return Err(Failed(format!("the match stopped: {why}"))),
                None => {}
            }
            self.reaches_everything(&next)?;
            let points = next["points"].as_array().cloned().unwrap_or_default();
            if points.is_empty() {
                return Err(Failed(format!("nothing that can be touched is in sight: {next}")));
            }
            let nth = prefer(self.browser.next_decision(), &points);
            self.press(TOUCHES, &points[nth % points.len()]).await?;
        }
        match decisions {
            Some(_) => Ok(false),
            None => Err(Failed(format!("the match is not over after {DECISIONS} decisions"))),
        }
    }

    /// Waits for a turn, and fails unless every choice can be reached.
    pub(crate) async fn reach(self) -> Result<(), Failed> {
        let next = self.browser.wait("a turn", &next_touch()).await?;
        self.reaches_everything(&next)
    }

    /// Returns the elements that match a selector and are not completely visible, once the table has settled.
    pub(crate) async fn cut_off(self, selector: &str) -> Result<Vec<String>, Failed> {
        let quoted = Value::from(selector);
        let look = format!(
            "(async () => {{
                {SIGHT}
                const cut = () => [...document.querySelectorAll({quoted})].filter((e) => !whole(e));
                // The table shrinks its cards within a few frames.
                for (let patience = 0; patience < 60 && cut().length; patience += 1)
                  await new Promise((done) => requestAnimationFrame(done));
                return {{ cut: cut().map((e) => e.outerHTML.slice(0, 160)) }};
            }})()"
        );
        let found = self.browser.wait(selector, &look).await?;
        let cut = found["cut"].as_array().into_iter().flatten();
        Ok(cut.filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// With a mouse, every choice must be in reach without scrolling. On a phone, some may be on another tab.
    fn reaches_everything(self, next: &Value) -> Result<(), Failed> {
        match next["lost"].as_array() {
            Some(lost) if self.screen != Screen::Phone && !lost.is_empty() => {
                Err(Failed(format!("these choices cannot be seen and have no button: {lost:?}")))
            }
            _ => Ok(()),
        }
    }

    /// Turns the wheel over the middle of the page, or swipes with a finger.
    async fn scroll(self, distance: f64) -> Result<(), Failed> {
        let size = self.browser.ask("[innerWidth, innerHeight]").await?;
        let [x, y] = [0, 1].map(|side| size[side].as_f64().unwrap_or_default() / 2.0);
        if self.screen == Screen::Phone {
            return self.push(x, y, distance).await;
        }
        let gesture = json!({
            "x": x,
            "y": y,
            "yDistance": -distance,
            "gestureSourceType": "mouse",
            "speed": 8000,
        });
        self.browser.tools("Input.synthesizeScrollGesture", gesture).await?;
        Ok(())
    }

    /// Swipes around this point. The finger rests before it lifts, so that the page does not scroll on.
    async fn push(self, x: f64, y: f64, distance: f64) -> Result<(), Failed> {
        let at = |part: f64| json!([{"x": x, "y": y + distance * (0.5 - part)}]);
        self.finger("touchStart", at(0.0)).await?;
        for step in 1..=PUSHES {
            self.finger("touchMove", at(f64::from(step) / f64::from(PUSHES))).await?;
        }
        tokio::time::sleep(SHORT).await;
        self.finger("touchMove", at(1.0)).await?;
        self.finger("touchEnd", json!([])).await
    }

    async fn finger(self, kind: &str, points: Value) -> Result<(), Failed> {
        self.browser.tools("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points})).await?;
        Ok(())
    }

    /// Waits until nothing moves, because nobody points at a moving map or drawer. On a busy machine a tap may last as
    /// long as a press and open the drawer; then the hand closes the drawer and goes on.
    async fn wait_for_rest(self) -> Result<(), Failed> {
        const CLOSE: &str = ".open-drawer .drawer .close";
        self.browser.wait("the table to rest", RESTS).await?;
        let open = format!("document.querySelector('{CLOSE}')?.checkVisibility() ?? false");
        if self.screen == Screen::Phone && self.browser.ask(&open).await? == true {
            self.press(CLOSE, &self.point(CLOSE).await?).await?;
            self.browser.wait("the drawer to close", RESTS).await?;
        }
        Ok(())
    }

    /// Returns a point of the first visible element that matches a selector.
    async fn point(self, selector: &str) -> Result<Value, Failed> {
        let script = format!("{SIGHT} {POINT}");
        Ok(self.browser.driver.execute(script, vec![json!(selector)]).await?.json().clone())
    }

    async fn press(self, what: &str, point: &Value) -> Result<(), Failed> {
        let (Some(x), Some(y)) = (point["x"].as_i64(), point["y"].as_i64()) else {
            return Err(Failed(format!("{what} cannot be touched: {point}")));
        };
        if self.screen == Screen::Phone {
            for _ in 0..TAPS {
                if self.tap(x, y).await? {
                    return Ok(());
                }
            }
            return Err(Failed(format!("{what} cannot be tapped: the machine is too busy for a short tap")));
        }
        let hand = self.browser.driver.action_chain_with_delay(None, Some(Duration::ZERO));
        Ok(hand.move_to(x, y).click().perform().await?)
    }

    /// Taps. On a busy machine a tap may become a long press, which opens an explanation; then the hand moves away and
    /// returns `false`, so that the caller tries again.
    async fn tap(self, x: i64, y: i64) -> Result<bool, Failed> {
        let start = Instant::now();
        self.finger("touchStart", json!([{"x": x, "y": y}])).await?;
        let short = start.elapsed() < SHORT;
        self.finger(if short { "touchEnd" } else { "touchCancel" }, json!([])).await?;
        Ok(short)
    }
}
