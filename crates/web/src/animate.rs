//! Animates pieces that move.
//!
//! Before the page changes, this module records the position of every piece. After the change, a copy of each piece
//! that moved flies from the old position to the new one. The copies are above everything else and ignore the pointer.

use std::collections::HashMap;
use std::sync::Arc;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use scene::{Face, Layout, Scene};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::fit::fit_soon;
use client::Snapshot;

const DURATION: f64 = 320.0;
const EASING: &str = "cubic-bezier(.2,.7,.2,1)";
/// A piece that moved less than this, in pixels, is not animated.
const MIN_DISTANCE: f64 = 3.0;

/// The position of a piece on the screen: its centre and its size.
#[derive(Clone, Copy, Debug)]
struct Place {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// The position of a piece in the scene, and its orientation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stand<'a> {
    zone: &'a str,
    /// The spot of the board under it.
    spot: Option<&'a str>,
    on_map: bool,
    down: bool,
}

/// A flying copy of a piece, with the rotation of the card at its destination.
struct Flight {
    piece: Element,
    old: Place,
    new: Place,
    turns: bool,
    rotate: String,
}

/// Animates the pieces that are about to move. The caller must call this before the page changes.
pub(crate) fn between(before: Arc<Snapshot>, after: Arc<Snapshot>) {
    let old = if prefers_stillness() { HashMap::new() } else { places(&stands(&before.scene)) };
    request_animation_frame(move || {
        let resized = fit_soon();
        if old.is_empty() {
            return;
        }
        let trails = scene::trails(&before.scene, &after.scene);
        let (stood, stands) = (stands(&before.scene), stands(&after.scene));
        // Measure everything first, then change everything. Doing both in turn would force a layout each time.
        let mut flights = Vec::new();
        for piece in pieces() {
            let Some(id) = piece.get_attribute("data-piece") else { continue };
            let from = trails.iter().find(|trail| trail.to == id).map_or(id.as_str(), |trail| trail.from);
            let (Some(was), Some(is), Some(old)) = (stood.get(from), stands.get(id.as_str()), old.get(from))
            else {
                continue;
            };
            let Some(new) = place(&piece, is.on_map) else { continue };
            let turns = was.down != is.down;
            let moved = (old.x - new.x).hypot(old.y - new.y) > MIN_DISTANCE;
            // When all cards change their size, only those fly that change their zone. On a board, a piece that stays
            // on its spot has not moved, even if the map scrolled.
            let walked = (was.zone, was.spot) != (is.zone, is.spot);
            if (moved && !resized && is.spot.is_none()) || turns || walked {
                flights.push(Flight { rotate: rotation(&piece), piece, old: *old, new, turns });
            }
        }
        for flight in flights {
            // A failed animation does no harm: the piece is already at its destination.
            let _ = flight.fly();
        }
    });
}

fn prefers_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Returns every piece of a scene by its id.
fn stands(scene: &Scene) -> HashMap<&str, Stand<'_>> {
    let mut stands = HashMap::new();
    for zone in &scene.zones {
        for piece in &zone.pieces {
            let stand = Stand {
                zone: &zone.id,
                spot: piece.spot.as_deref(),
                on_map: piece.spot.is_some() && matches!(zone.layout, Layout::Map { .. }),
                down: matches!(piece.face, Face::Down { .. }),
            };
            stands.insert(piece.id.as_str(), stand);
        }
    }
    stands
}

fn pieces() -> Vec<Element> {
    let Ok(list) = document().query_selector_all("[data-piece]") else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.get(at)?.dyn_into().ok()).collect()
}

fn places(stands: &HashMap<&str, Stand<'_>>) -> HashMap<String, Place> {
    let of = |piece: &Element| {
        let id = piece.get_attribute("data-piece")?;
        let place = place(piece, stands.get(id.as_str())?.on_map)?;
        Some((id, place))
    };
    pieces().iter().filter_map(of).collect()
}

/// Returns the position of a piece. A hidden piece counts as being at its owner's plate.
fn place(piece: &Element, on_map: bool) -> Option<Place> {
    let mut shown = piece.get_bounding_client_rect();
    if shown.width() == 0.0 {
        shown = piece.closest("[data-plate]").ok()??.get_bounding_client_rect();
    }
    let flat = piece.unchecked_ref::<HtmlElement>();
    // A card in a hand is rotated, so its bounding box is not its size; a piece on a map is scaled with the map.
    let (width, height) = if on_map {
        (shown.width(), shown.height())
    } else {
        (f64::from(flat.offset_width()), f64::from(flat.offset_height()))
    };
    Some(Place {
        x: shown.x() + shown.width() / 2.0,
        y: shown.y() + shown.height() / 2.0,
        width: width.max(16.0),
        height: height.max(16.0),
    })
}

fn rotation(piece: &Element) -> String {
    let style = window().get_computed_style(piece).ok().flatten();
    let turned = style.and_then(|style| style.get_property_value("rotate").ok());
    turned.filter(|angle| angle.ends_with("deg")).unwrap_or_else(|| "0deg".to_owned())
}

impl Flight {
    fn fly(self) -> Result<(), JsValue> {
        let Flight { piece, old, new, turns, rotate } = self;
        let Some(sky) = document().get_element_by_id("sky") else { return Ok(()) };
        let copy: HtmlElement = piece.clone_node_with_deep(true)?.dyn_into()?;
        copy.remove_attribute("data-piece")?;
        copy.remove_attribute("id")?;
        copy.set_tab_index(-1);
        let original = piece.unchecked_ref::<HtmlElement>();
        let style = copy.style();
        for (name, value) in [
            ("left", new.x - new.width / 2.0),
            ("top", new.y - new.height / 2.0),
            ("width", new.width),
            ("height", new.height),
            ("--card-w", new.width),
        ] {
            style.set_property(name, &format!("{value}px"))?;
        }
        sky.append_child(&copy)?;
        original.style().set_property("opacity", "0")?;

        let shift = format!("{}px {}px", old.x - new.x, old.y - new.y);
        let scale = (old.width / new.width).clamp(0.1, 4.0).to_string();
        let flip = if turns { "perspective(800px) rotateY(90deg)" } else { "none" };
        let start =
            [("translate", shift.as_str()), ("scale", &scale), ("rotate", "0deg"), ("transform", flip)];
        let end =
            [("translate", "0px 0px"), ("scale", "1"), ("rotate", rotate.as_str()), ("transform", "none")];
        let frames = Array::of2(&object(&start)?, &object(&end)?);
        let options = Object::new();
        Reflect::set(&options, &"duration".into(), &DURATION.into())?;
        Reflect::set(&options, &"easing".into(), &EASING.into())?;
        Reflect::set(&options, &"fill".into(), &"both".into())?;
        let animate: js_sys::Function = Reflect::get(&copy, &"animate".into())?.dyn_into()?;
        let flight: web_sys::Animation = animate.call2(&copy, &frames, &options)?.dyn_into()?;
        let original = original.clone();
        let land = Closure::once_into_js(move || {
            copy.remove();
            // The piece may have left the page.
            let _ = original.style().remove_property("opacity");
        });
        flight.set_onfinish(Some(land.unchecked_ref()));
        Ok(())
    }
}

fn object(entries: &[(&str, &str)]) -> Result<JsValue, JsValue> {
    let object = Object::new();
    for (name, value) in entries {
        Reflect::set(&object, &JsValue::from_str(name), &JsValue::from_str(value))?;
    }
    Ok(object.into())
}
