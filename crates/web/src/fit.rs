//! Cards are as large as the window allows: where there is room, the middle of the table never needs to be scrolled.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The widths of cards that are tried, in pixels, widest first. Steps, so that the table does not breathe with every
/// card that is turned up.
const WIDTHS: [u32; 18] =
    [280, 256, 234, 214, 196, 180, 165, 152, 140, 129, 119, 110, 102, 94, 86, 78, 70, 62];

/// Makes the cards in the middle of the table as large as they fit. Says whether their size has changed.
pub(crate) fn fit() -> bool {
    let Some(middle) = document().query_selector(".middle").ok().flatten() else { return false };
    let middle: HtmlElement = middle.unchecked_into();
    let style = middle.style();
    let before = style.get_property_value("--fit").unwrap_or_default();
    let set =
        |width: u32| style.set_property("--fit", &format!("{width}px")).expect("it is a property's name");
    let fits =
        || middle.scroll_height() <= middle.client_height() && middle.scroll_width() <= middle.client_width();
    for width in WIDTHS {
        set(width);
        if fits() {
            break;
        }
    }
    style.get_property_value("--fit").unwrap_or_default() != before
}
