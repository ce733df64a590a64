//! Cards are as large as the window allows: where there is room, the middle of the table never needs to be scrolled.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The widths of cards that are tried, in pixels, widest first. Steps, so that the table does not breathe with every
/// card that is turned up.
const WIDTHS: [u32; 18] =
    [280, 256, 234, 214, 196, 180, 165, 152, 140, 129, 119, 110, 102, 94, 86, 78, 70, 62];

thread_local! {
    /// When nothing wider was found to fit.
    static CRAMPED: RefCell<Option<Cramped>> = const { RefCell::new(None) };
}

/// A middle in which the next wider cards do not fit. To try a width costs a frame, because every line of every
/// drawing is styled anew; to look at the zones costs nothing.
struct Cramped {
    at: usize,
    window: (i32, i32),
    /// How large each zone is.
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

    /// Is here at least as much, in no larger a window?
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

/// Makes the cards in the middle of the table as large as they fit. Says whether their size has changed.
pub(crate) fn fit() -> bool {
    let Some(middle) = document().query_selector(".middle").ok().flatten() else { return false };
    let middle: HtmlElement = middle.unchecked_into();
    let style = middle.style();
    let set = |at: usize| {
        style.set_property("--fit", &format!("{}px", WIDTHS[at])).expect("it is a property's name");
    };
    let fits =
        || middle.scroll_height() <= middle.client_height() && middle.scroll_width() <= middle.client_width();
    let before = style.get_property_value("--fit").unwrap_or_default();
    let before = WIDTHS.iter().position(|width| before == format!("{width}px"));
    let mut at = before.unwrap_or_else(|| {
        set(WIDTHS.len() / 2);
        WIDTHS.len() / 2
    });
    if fits() {
        let now = Cramped::of(&middle, at);
        if CRAMPED.with_borrow(|cramped| cramped.as_ref().is_some_and(|cramped| cramped.still_holds(&now))) {
            return false;
        }
        while at > 0 {
            set(at - 1);
            if !fits() {
                set(at);
                break;
            }
            at -= 1;
        }
    } else {
        while at + 1 < WIDTHS.len() {
            at += 1;
            set(at);
            if fits() {
                break;
            }
        }
    }
    CRAMPED.set(Some(Cramped::of(&middle, at)));
    before != Some(at)
}
