//! A hand at the table: it points at what can be seen, with a mouse or with a finger.

use serde_json::{Value, json};
use std::time::{Duration, Instant};

use crate::browser::{Browser, Screen};
use xtask::shell::Failed;

/// Finds a point of an element where nothing else lies over it, after scrolling to it. A piece that stands on a place may:
/// it stands for its place. `arguments[0]` are the elements
/// that would do, `arguments[1]` which of them is wanted.
const POINT: &str = "
  const elements = [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility());
  if (!elements.length) return { missing: true };
  const element = elements[arguments[1] % elements.length];
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  for (const down of parts)
    for (const along of parts) {
      const [x, y] = [Math.round(left + width * along), Math.round(top + height * down)];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || (element.matches('.spot') && element.closest('.place')?.contains(hit)))) return { x, y };
    }
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return { covered: element.outerHTML.slice(0, 200) + ' by ' + (over ? over.outerHTML.slice(0, 200) : 'nothing') };";

/// What can be done at a table. What flies is a picture only and has no id.
const TOUCHES: &str = ".piece.touch[data-piece], .spot.touch, .answers [data-choice]";

/// Does nothing move that a hand could point at?
const RESTS: &str = "!document.querySelector('.window.following')
    && [...document.querySelectorAll('.plane, .drawer')].every((e) => e.getAnimations().length === 0)";

/// The button that shows a whole map.
const WHOLE: &str = ".zoom button:last-child";

/// What a server says to whoever acts at the same moment as somebody else.
const CHANGED: &str = "The table has changed since you looked.";

/// No match has more touches of one player, however many of them only narrow what is meant.
const DECISIONS: usize = 2000;

/// A tap is so short, and so many are tried.
const SHORT: Duration = Duration::from_millis(250);
const TAPS: usize = 40;

/// Looks, in one go, whether the match is over, stopped, or waits for a touch, and finds the point of that touch; nothing as
/// long as others are at it or something moves.
fn next_touch(nth: usize) -> String {
    format!(
        "(() => {{
            if (document.querySelector('.result')) return {{ over: true }};
            const trouble = document.querySelector('.trouble');
            if (trouble) return {{ trouble: trouble.innerText }};
            if (!document.querySelector('{TOUCHES}') || !({RESTS})) return null;
            const point = (function () {{ {POINT} }})('{TOUCHES}', {nth});
            return point.missing ? null : point;
        }})()"
    )
}

/// Who plays, and with what.
#[derive(Clone, Copy)]
pub(crate) struct Hand<'a> {
    pub(crate) browser: &'a Browser,
    pub(crate) screen: Screen,
}

impl Hand<'_> {
    /// Touches the first thing that fits a selector, once it is there.
    pub(crate) async fn touch(self, selector: &str) -> Result<(), Failed> {
        let quoted = Value::from(selector);
        self.browser
            .wait(
                selector,
                &format!("[...document.querySelectorAll({quoted})].some((e) => e.checkVisibility())"),
            )
            .await?;
        self.touch_nth(selector, 0).await
    }

    /// Starts the one-click match of King Arthur from the shelf.
    pub(crate) async fn sit_down(self) -> Result<(), Failed> {
        self.sit_down_at("/set/king-arthur").await
    }

    /// Starts the one-click match of a game, by the address where its table is set.
    pub(crate) async fn sit_down_at(self, set: &str) -> Result<(), Failed> {
        self.browser.go("/").await?;
        self.touch(&format!(".game-box .button[href='{set}']")).await?;
        self.touch(".fast .button.go").await?;
        self.browser.wait("the table", "document.querySelector('.table-page')").await?;
        Ok(())
    }

    /// Makes so many decisions, or all that there are. Says whether the match is over.
    pub(crate) async fn play(self, decisions: Option<usize>) -> Result<bool, Failed> {
        for decision in 0..decisions.unwrap_or(DECISIONS) {
            // Any order does that does not always prefer the same kind of thing.
            let nth = decision * 7;
            let mut next = self.browser.wait("the next turn", &next_touch(nth)).await?;
            if next.get("covered").is_some() {
                self.uncover().await?;
                next = self.browser.wait("the next turn", &next_touch(nth)).await?;
            }
            if next["over"] == true {
                return Ok(true);
            }
            match next["trouble"].as_str() {
                // Somebody else was faster.
                Some(why) if why.starts_with(CHANGED) => self.touch(".trouble .button").await?,
                Some(why) => return Err(Failed(format!("the match stopped: {why}"))),
                None => self.press(TOUCHES, &next).await?,
            }
        }
        match decisions {
            Some(_) => Ok(false),
            None => Err(Failed(format!("the match is not over after {DECISIONS} decisions"))),
        }
    }

    async fn touch_nth(self, selector: &str, nth: usize) -> Result<(), Failed> {
        self.wait_for_rest().await?;
        let mut point = self.point(selector, nth).await?;
        if point.get("covered").is_some() {
            self.uncover().await?;
            point = self.point(selector, nth).await?;
        }
        self.press(selector, &point).await
    }

    /// What lies outside of the part of a map that is seen cannot be touched: looks at all of it.
    async fn uncover(self) -> Result<(), Failed> {
        self.wait_for_rest().await?;
        if self.browser.ask(&format!("!!document.querySelector('{WHOLE}')")).await? == true {
            self.press(WHOLE, &self.point(WHOLE, 0).await?).await?;
            self.wait_for_rest().await?;
        }
        Ok(())
    }

    /// Nobody points at a map or a drawer that moves. On a busy machine a tap may
    /// last as long as a press, which opens the drawer: people close it and go on.
    async fn wait_for_rest(self) -> Result<(), Failed> {
        const CLOSE: &str = ".open-drawer .drawer .close";
        self.browser.wait("the table to rest", RESTS).await?;
        let open = format!("document.querySelector('{CLOSE}')?.checkVisibility() ?? false");
        if self.screen == Screen::Phone && self.browser.ask(&open).await? == true {
            self.press(CLOSE, &self.point(CLOSE, 0).await?).await?;
            self.browser.wait("the drawer to close", RESTS).await?;
        }
        Ok(())
    }

    async fn point(self, selector: &str, nth: usize) -> Result<Value, Failed> {
        Ok(self.browser.driver.execute(POINT, vec![json!(selector), json!(nth)]).await?.json().clone())
    }

    async fn press(self, what: &str, point: &Value) -> Result<(), Failed> {
        let (Some(x), Some(y)) = (point["x"].as_i64(), point["y"].as_i64()) else {
            return Err(Failed(format!("{what} cannot be touched: {point}")));
        };
        match self.screen {
            Screen::Desktop => {
                let hand = self.browser.driver.action_chain_with_delay(None, Some(Duration::ZERO));
                hand.move_to(x, y).click().perform().await?;
            }
            Screen::Phone => {
                for _ in 0..TAPS {
                    if self.tap(x, y).await? {
                        return Ok(());
                    }
                }
                return Err(Failed(format!(
                    "{what} cannot be tapped: the machine is too busy for a short tap"
                )));
            }
        }
        Ok(())
    }

    /// Taps. On a busy machine a finger may rest too long, and whoever rests asks instead: it is drawn back, to try again.
    async fn tap(self, x: i64, y: i64) -> Result<bool, Failed> {
        let touch = |kind: &str, points: Value| {
            self.browser.tools("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}))
        };
        let start = Instant::now();
        touch("touchStart", json!([{"x": x, "y": y}])).await?;
        let short = start.elapsed() < SHORT;
        touch(if short { "touchEnd" } else { "touchCancel" }, json!([])).await?;
        Ok(short)
    }
}
