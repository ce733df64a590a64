//! The keyboard at the table. Each zone is one stop of the Tab key, and so is the log; arrows move inside it. Left and
//! right go to the next and the previous thing, so that either passes all of them; up and down go to the nearest in
//! that direction. On a map, all four go to the nearest. Another key jumps to the next clickable thing. The focus is
//! not lost when a piece leaves.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::context::TableContext;
use crate::pause::after_paint;
use crate::signal::{StoredValue, effect};

/// Elements that arrows can focus.
const THINGS: &str = "[data-piece], [data-spot], .log button, .tale button, .tale a";
/// Elements that are one Tab stop.
const ZONES: &str = "[data-zone], .log, .tale";
/// Lists, which are read from top to bottom.
const LISTS: &str = ".log, .tale";
/// Maps.
const MAP: &str = ".plane";
/// Clickable things, and the answers to the prompt.
const TOUCHABLE: &str = ".touch[data-piece], .touch[data-spot], .answers button";

/// Handles the arrow keys and the jump key.
fn walk(event: &web_sys::KeyboardEvent) {
    match event.key().as_str() {
        "ArrowLeft" => step(event, (-1, 0)),
        "ArrowUp" => step(event, (0, -1)),
        "ArrowRight" => step(event, (1, 0)),
        "ArrowDown" => step(event, (0, 1)),
        "PageDown" => jump(event, 1),
        "PageUp" => jump(event, -1),
        _ => {}
    }
}

/// Moves the focus inside its zone: to the next or the previous thing, or to the nearest one in a direction where the
/// layout is two-dimensional; in a list, line by line.
fn step(event: &web_sys::KeyboardEvent, (x, y): (i32, i32)) {
    let Some(here) = focused().filter(|element| element.matches(THINGS).unwrap_or(false)) else { return };
    let Some(zone) = zone_of(&here) else { return };
    let things = shown(&zone, THINGS);
    let Some(at) = things.iter().position(|thing| *thing == here) else { return };
    if is_list(&zone) {
        if let Some(line) = things.get(at.wrapping_add_signed(y as isize)).filter(|_| y != 0) {
            event.prevent_default();
            give(line);
        }
        return;
    }
    // A screen reader knows no directions; its user expects that one arrow passes everything once.
    let by_direction = y != 0 || here.closest(MAP).ok().flatten().is_some();
    let nearest = nearest(&here, &things, (f64::from(x), f64::from(y))).filter(|_| by_direction);
    let next = (at as i32 + x + y).rem_euclid(things.len() as i32) as usize;
    event.prevent_default();
    give(nearest.unwrap_or(&things[next]));
}

/// Moves the focus to the next or the previous clickable thing, in any zone.
fn jump(event: &web_sys::KeyboardEvent, by: i32) {
    let Some(page) = document().document_element() else { return };
    let things = shown(&page, TOUCHABLE);
    // In a list, these keys turn its pages.
    let in_list = focused().and_then(|element| zone_of(&element)).is_some_and(|zone| is_list(&zone));
    if things.is_empty() || in_list {
        return;
    }
    let here = focused().and_then(|focused| things.iter().position(|thing| *thing == focused));
    let next = match here {
        Some(at) => (at as i32 + by).rem_euclid(things.len() as i32) as usize,
        None if by < 0 => things.len() - 1,
        None => 0,
    };
    event.prevent_default();
    give(&things[next]);
}

/// Makes the focused element the Tab stop of its zone.
fn rest(event: &web_sys::FocusEvent) {
    let here: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let Some(here) = here.filter(|element| element.matches(THINGS).unwrap_or(false)) else { return };
    if let Some(zone) = zone_of(&here) {
        stop_at(&zone, &here);
    }
}

/// Keeps a Tab stop in every zone, and the focus on something clickable.
pub(super) fn keep(context: TableContext) {
    let walked = window_event_listener(ev::keydown, |event| walk(&event));
    let rested = window_event_listener(ev::focusin, |event| rest(&event));
    on_cleanup(move || {
        walked.remove();
        rested.remove();
    });
    // A keyboard user who waits for a turn gets the focus back when the turn starts.
    let waiting = StoredValue::new(false);
    effect(move |before: Option<()>| {
        context.handle.snapshot.track();
        context.handle.narrowing.track();
        let is = |selector| focused().is_some_and(|element| element.matches(selector).unwrap_or(false));
        let zone = focused().and_then(|element| zone_of(&element)?.get_attribute("data-zone"));
        let waits = waiting.get_value() && is("body");
        let follow = before.is_some() && (zone.is_some() || is(".answers *") || waits);
        let by_keyboard = waits || is(":focus-visible");
        after_paint(move || {
            find_stops();
            if follow {
                let found = follow_the_game(zone);
                waiting.set_value(!found && by_keyboard);
            }
        });
    });
}

/// Gives each zone one Tab stop.
fn find_stops() {
    let Some(page) = document().document_element() else { return };
    for zone in all(&page, ZONES) {
        let stop = if is_list(&zone) { stop_in_list(&zone) } else { stop_in_zone(&zone) };
        if let Some(stop) = stop {
            stop_at(&zone, &stop);
        }
    }
}

/// Returns the Tab stop of a zone. It stays where it is if it is clickable or focused, or if nothing is clickable;
/// otherwise it moves to the first clickable thing, else to the first thing.
fn stop_in_zone(zone: &Element) -> Option<Element> {
    let things = shown(zone, THINGS);
    let can_be_touched = |thing: &&Element| thing.matches(".touch").unwrap_or(false);
    let touchable = things.iter().find(can_be_touched);
    let stop = things.iter().find(|thing| thing.get_attribute("tabindex").as_deref() == Some("0"));
    let stays =
        stop.filter(|stop| touchable.is_none() || can_be_touched(stop) || focused().as_ref() == Some(stop));
    stays.or(touchable).or(things.first()).cloned()
}

/// Returns the focused line, else the current one, else the first.
fn stop_in_list(list: &Element) -> Option<Element> {
    let find = |selector| list.query_selector(selector).ok().flatten();
    focused()
        .filter(|focus| list.contains(Some(focus)))
        .or_else(|| find("[aria-current]"))
        .or_else(|| find("button"))
}

/// Moves the focus to the next clickable thing when the focused piece is gone or not clickable any more. Returns
/// whether there is one.
fn follow_the_game(zone: Option<String>) -> bool {
    if focused().is_some_and(|element| element.matches(TOUCHABLE).unwrap_or(false)) {
        return true;
    }
    let page = document();
    let same_zone = zone.map(|zone| format!("[data-zone='{zone}'] .touch"));
    let wanted = same_zone.into_iter().chain([".answers .button".to_owned(), TOUCHABLE.to_owned()]);
    let mut found = wanted.filter_map(|selector| page.query_selector(&selector).ok().flatten());
    let next = found.next();
    next.iter().for_each(give);
    next.is_some()
}

/// Returns the nearest thing in a direction. A sideways offset counts more than a distance ahead.
fn nearest<'a>(here: &Element, things: &'a [Element], (x, y): (f64, f64)) -> Option<&'a Element> {
    let middle = |element: &Element| {
        let shown = element.get_bounding_client_rect();
        (shown.x() + shown.width() / 2.0, shown.y() + shown.height() / 2.0)
    };
    let from = middle(here);
    let far = |thing: &&Element| {
        let to = middle(thing);
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let along = across * x + down * y;
        let aside = (across * y).abs() + (down * x).abs();
        (along > 1.0 && aside <= 2.0 * along).then_some(along + 2.0 * aside)
    };
    let measured = things.iter().filter_map(|thing| Some((far(&thing)?, thing)));
    measured.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, thing)| thing)
}

fn stop_at(zone: &Element, stop: &Element) {
    for thing in all(zone, "[tabindex='0']").iter().filter(|thing| *thing != stop) {
        if thing.matches(THINGS).unwrap_or(false) {
            thing.unchecked_ref::<HtmlElement>().set_tab_index(-1);
        }
    }
    stop.unchecked_ref::<HtmlElement>().set_tab_index(0);
}

fn zone_of(element: &Element) -> Option<Element> {
    element.closest(ZONES).ok().flatten()
}

fn is_list(zone: &Element) -> bool {
    zone.matches(LISTS).unwrap_or(false)
}

fn focused() -> Option<Element> {
    document().active_element()
}

fn all(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = root.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.get(at)?.dyn_into().ok()).collect()
}

/// Returns the visible elements: not those under a pile or behind a closed plate.
fn shown(root: &Element, selector: &str) -> Vec<Element> {
    let is_shown = |element: &Element| {
        let buried = element.closest(".buried").ok().flatten().is_some();
        !buried && element.get_bounding_client_rect().width() > 0.0
    };
    all(root, selector).into_iter().filter(is_shown).collect()
}

/// Focuses an element without scrolling the page; on a map, its window moves instead.
fn give(element: &Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(element.closest(MAP).ok().flatten().is_some());
    // An element that cannot take the focus leaves it where it is.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}
