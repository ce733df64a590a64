//! Makes cards as large as the window allows, so that the middle of the table needs no scrolling where there is room.

use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The widths of cards to try, in pixels, widest first. Only a few steps, so that the size does not change with every
/// card that is turned up.
const WIDTHS: [u32; 18] =
    [280, 256, 234, 214, 196, 180, 165, 152, 140, 129, 119, 110, 102, 94, 86, 78, 70, 62];

/// The idle time before wider cards are tried, because trying them costs a frame.
const QUIET: Duration = Duration::from_millis(600);

thread_local! {
    /// The last layout in which no wider cards fitted.
    static CRAMPED: RefCell<Option<Cramped>> = const { RefCell::new(None) };
    /// The timer of the idle time.
    static WAITING: RefCell<Option<TimeoutHandle>> = const { RefCell::new(None) };
}

/// A layout in which the next wider cards do not fit. Trying a width costs a frame, because the browser computes the
/// style of every line of every drawing again; comparing the sizes of the zones costs nothing.
struct Cramped {
    at: usize,
    window: (i32, i32),
    /// The size of each zone.
    zones: HashMap<String, (f64, f64)>,
}

impl Cramped {
    fn of(middle: &HtmlElement, at: usize) -> Cramped {
        let size = |zone: &Element| {
            let shown = zone.get_bounding_client_rect();
            Some((zone.get_attribute("data-zone")?, (shown.width(), shown.height())))
        };
        let list = middle.query_selector_all("[data-zone]").expect("it is a selector");
        let zones = (0..list.length()).filter_map(|at| size(list.get(at)?.unchecked_ref())).collect();
        Cramped { at, window: (middle.client_width(), middle.client_height()), zones }
    }

    /// Returns whether `now` has at least as much content, in a window that is not larger.
    fn still_holds(&self, now: &Cramped) -> bool {
        let as_large = |(zone, (width, height)): (&String, &(f64, f64))| {
            now.zones.get(zone).is_some_and(|now| now.0 >= *width && now.1 >= *height)
        };
        self.at == now.at
            && now.window.0 <= self.window.0
            && now.window.1 <= self.window.1
            && self.zones.iter().all(as_large)
    }
}

/// Fits the cards now, and again whenever the window changes, for the lifetime of the page.
pub(crate) fn keep_fitting() {
    request_animation_frame(fit);
    let resized = window_event_listener(ev::resize, |_| fit());
    on_cleanup(move || resized.remove());
}

/// Makes the cards in the middle of the table as large as possible.
pub(crate) fn fit() {
    if let Some(mut middle) = Middle::find() {
        middle.shrink();
        middle.grow();
    }
}

/// Fits the cards after a step: shrinks them at once if necessary, and lets them grow after the idle time. Returns
/// whether the size of the cards has changed.
pub(crate) fn fit_soon() -> bool {
    let grow = || {
        if let Some(mut middle) = Middle::find() {
            middle.grow();
        }
    };
    let before = WAITING.replace(set_timeout_with_handle(grow, QUIET).ok());
    if let Some(before) = before {
        before.clear();
    }
    Middle::find().is_some_and(|mut middle| middle.shrink())
}

/// The middle of the table, with the index of its card width.
struct Middle {
    element: HtmlElement,
    at: usize,
}

impl Middle {
    fn find() -> Option<Middle> {
        let element: HtmlElement = document().query_selector(".middle").ok()??.unchecked_into();
        let width = element.style().get_property_value("--fit").unwrap_or_default();
        let at = WIDTHS.iter().position(|other| width == format!("{other}px"));
        let mut middle = Middle { element, at: at.unwrap_or(WIDTHS.len() / 2) };
        if at.is_none() {
            middle.set(middle.at);
        }
        Some(middle)
    }

    fn set(&mut self, at: usize) {
        self.at = at;
        let width = format!("{}px", WIDTHS[at]);
        self.element.style().set_property("--fit", &width).expect("it is a property's name");
    }

    fn fits(&self) -> bool {
        let element = &self.element;
        element.scroll_height() <= element.client_height() && element.scroll_width() <= element.client_width()
    }

    /// Shrinks the cards until they fit. Returns whether it did.
    fn shrink(&mut self) -> bool {
        let before = self.at;
        while !self.fits() && self.at + 1 < WIDTHS.len() {
            self.set(self.at + 1);
        }
        self.at != before
    }

    /// Widens the cards as long as they fit.
    fn grow(&mut self) {
        let now = Cramped::of(&self.element, self.at);
        let known =
            CRAMPED.with_borrow(|cramped| cramped.as_ref().is_some_and(|cramped| cramped.still_holds(&now)));
        if known || !self.fits() {
            return;
        }
        while self.at > 0 {
            self.set(self.at - 1);
            if !self.fits() {
                self.set(self.at + 1);
                break;
            }
        }
        CRAMPED.set(Some(Cramped::of(&self.element, self.at)));
    }
}
