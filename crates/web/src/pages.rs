//! The pages of the prompt's buttons. A closed prompt shows as many buttons as fit; an open one lies over the table and shows them
//! page by page. What is shown is a matter of room, so it is decided by measuring, not by signals.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What the player wants to see of the buttons.
#[derive(Clone, Copy)]
pub(crate) enum Turn {
    Open,
    Next,
    Close,
}

/// The class of the open prompt and its leaf, and of a button on another page.
const OPEN: &str = "opened";
const LATER: &str = "later";

/// The attribute of the answers with the number of the first button of the page, and the one that says which buttons turn pages.
const FIRST: &str = "data-first";
const STATE: &str = "data-pages";

/// Turns a page. The caller fits the prompt afterwards.
pub(crate) fn turn(way: Turn) {
    let Some(prompt) = prompt() else { return };
    let Some(answers) = answers(&prompt) else { return };
    match way {
        Turn::Open => set_open(&prompt, true),
        Turn::Next => set(&answers, FIRST, &next(&answers).to_string()),
        Turn::Close => close(),
    }
}

/// Closes the prompt and shows its first page.
pub(crate) fn close() {
    let Some(prompt) = prompt() else { return };
    set_open(&prompt, false);
    if let Some(answers) = answers(&prompt) {
        let _ = answers.remove_attribute(FIRST);
    }
}

/// Closes the prompt if it lies open. Returns whether it did.
pub(crate) fn close_if_open() -> bool {
    let was_open = prompt().is_some_and(|prompt| is_open(&prompt));
    if was_open {
        close();
    }
    was_open
}

/// Shows the buttons of the present page: all, or as many as `fits` allows.
pub(crate) fn show(prompt: &Element, fits: impl Fn() -> bool) {
    let Some(answers) = answers(prompt) else { return };
    let buttons = buttons(&answers);
    let first = first(&answers).min(buttons.len().saturating_sub(1));
    let is_open = is_open(prompt);
    for (at, button) in buttons.iter().enumerate() {
        let _ = button.class_list().toggle_with_force(LATER, at < first);
    }
    set(&answers, STATE, if is_open { "last" } else { "all" });
    if fits() {
        return;
    }
    set(&answers, STATE, if is_open { "middle" } else { "closed" });
    for button in buttons[first..].iter().skip(1).rev() {
        if fits() {
            break;
        }
        let _ = button.class_list().add_1(LATER);
    }
}

/// Returns whether the prompt lies open over the table.
pub(crate) fn is_open(prompt: &Element) -> bool {
    prompt.class_list().contains(OPEN)
}

fn set_open(prompt: &Element, open: bool) {
    let leaf = prompt.parent_element();
    for element in [Some(prompt.clone()), leaf].into_iter().flatten() {
        let _ = element.class_list().toggle_with_force(OPEN, open);
    }
}

fn prompt() -> Option<Element> {
    document().query_selector(".of-prompt > .prompt").expect("it is a selector")
}

fn answers(prompt: &Element) -> Option<Element> {
    prompt.query_selector(".answers").expect("it is a selector")
}

fn buttons(answers: &Element) -> Vec<HtmlElement> {
    let list = answers.children();
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

fn first(answers: &Element) -> usize {
    answers.get_attribute(FIRST).and_then(|first| first.parse().ok()).unwrap_or(0)
}

/// Returns the number of the first button after the present page.
fn next(answers: &Element) -> usize {
    let is_shown = |button: &HtmlElement| !button.class_list().contains(LATER);
    buttons(answers).iter().rposition(is_shown).map_or(0, |last| last + 1)
}

fn set(element: &Element, name: &str, value: &str) {
    element.set_attribute(name, value).expect("it is an attribute's name");
}
