//! The window on a map: the user can move and zoom it, and it follows the match by itself.

use std::time::Duration;

use leptos::html::Div;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use scene::{SpotState, Zone};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};

use crate::resize::on_resize;

use super::camera::{Area, Camera, FINGER, Frame, MOUSE, usual};
use crate::signal::{Memo, RwSignal, StoredValue, effect};
use crate::table_page::context::TableContext;
use client::Snapshot;

/// A finger that moves less than this, in pixels, taps; one that moves more drags the map.
const PUSH: f64 = 8.0;
/// The zoom factor of one key press or click.
pub(super) const STEP: f64 = 1.4;
/// The map follows after the animation of the pieces.
const AFTER_THE_FLIGHT: Duration = Duration::from_millis(360);
/// The duration of that movement, plus the time in which a user cannot have noticed it yet.
const MOVE: Duration = Duration::from_millis(220 + 150);

/// The window on a map.
#[derive(Clone, Copy)]
pub(super) struct Window {
    context: TableContext,
    pub(super) node: NodeRef<Div>,
    zone: Memo<Option<Zone>>,
    layout: Memo<Vec<((i32, i32), f64)>>,
    map: StoredValue<(f64, f64)>,
    camera: RwSignal<Option<Camera>>,
    /// The size of the window when the camera was last set.
    framed: StoredValue<(f64, f64)>,
    /// The fingers on the map: their pointer ids and positions.
    fingers: StoredValue<Vec<(i32, (f64, f64))>>,
    /// Whether the user is dragging the map.
    pub(super) moving: RwSignal<bool>,
    /// Whether the map is moving by itself. A tap would then miss its target.
    pub(super) following: RwSignal<bool>,
    /// The timer until the map stands still.
    standstill: StoredValue<Option<TimeoutHandle>>,
}

impl Window {
    pub(super) fn new(
        context: TableContext,
        zone: Memo<Option<Zone>>,
        layout: Memo<Vec<((i32, i32), f64)>>,
        map: (f64, f64),
    ) -> Window {
        Window {
            context,
            node: NodeRef::new(),
            zone,
            layout,
            map: StoredValue::new(map),
            camera: RwSignal::new(None),
            framed: StoredValue::new((0.0, 0.0)),
            fingers: StoredValue::new(Vec::new()),
            moving: RwSignal::new(false),
            following: RwSignal::new(false),
            standstill: StoredValue::new(None),
        }
    }

    /// Sets the camera to the area that matters, and keeps that area visible.
    pub(super) fn follow(self) {
        let sight = self.context.handle.snapshot;
        let matters =
            Memo::new(move || self.zone.with(|zone| sight.with(|sight| matters(zone.as_ref()?, sight))));
        let open = move || {
            if let Some(frame) = self.frame() {
                self.framed.set_value(frame.window);
                self.camera.set(Some(frame.open(matters.get_untracked())));
                set_timeout(move || self.context.map_moves.update(|moves| *moves += 1), MOVE);
            }
        };
        on_resize(self.node, move |_| open());
        effect(move |before: Option<()>| {
            // Highlighting something may have taken space from the map.
            self.context.highlighted.track();
            sight.track();
            let area = matters.get();
            if before.is_none() {
                return;
            }
            // A new arrangement of the table gives the map a new window; its size is known after the page has changed.
            request_animation_frame(move || {
                if self.frame().is_some_and(|frame| self.must_move(frame, area)) {
                    self.keep_off(AFTER_THE_FLIGHT + MOVE);
                }
            });
            let look = move || {
                let Some(frame) = self.frame() else { return };
                let area = matters.get_untracked();
                if self.must_move(frame, area) && !self.moving.get_untracked() {
                    self.keep_off(MOVE);
                    self.framed.set_value(frame.window);
                    self.camera.set(Some(frame.open(area)));
                }
            };
            set_timeout(look, AFTER_THE_FLIGHT);
        });
    }

    /// Returns whether the window has a new size, or a part of the area that matters is not visible. A map behind
    /// another tab has no camera until it is first shown.
    fn must_move(self, frame: Frame, area: Option<Area>) -> bool {
        match self.camera.get_untracked() {
            Some(camera) => {
                self.framed.get_value() != frame.window || area.is_some_and(|area| !frame.sees(camera, area))
            }
            None => true,
        }
    }

    /// Blocks taps on the map for this duration.
    fn keep_off(self, long: Duration) {
        self.following.set(true);
        let stand = move || {
            self.following.set(false);
            self.context.map_moves.update(|moves| *moves += 1);
        };
        let timer = set_timeout_with_handle(stand, long).ok();
        if let Some(before) = self.standstill.try_update_value(|now| std::mem::replace(now, timer)).flatten()
        {
            before.clear();
        }
    }

    /// Returns `None` if the map is not shown.
    fn frame(self) -> Option<Frame> {
        let shown = self.node.try_get_untracked().flatten()?.get_bounding_client_rect();
        (shown.width() > 0.0).then(|| self.frame_of((shown.width(), shown.height())))
    }

    fn frame_of(self, window: (f64, f64)) -> Frame {
        let rooms: Vec<f64> =
            self.layout.with_untracked(|layout| layout.iter().map(|(_, room)| *room).collect());
        let is_coarse = leptos::prelude::window().match_media("(pointer: coarse)").ok().flatten();
        let least = if is_coarse.is_some_and(|query| query.matches()) { FINGER } else { MOUSE };
        Frame { window, map: self.map.get_value(), room: usual(&rooms), least }
    }

    /// Returns whether the map is drawn at less than this scale.
    pub(super) fn is_below(self, scale: f64) -> bool {
        self.camera.get().is_some_and(|camera| camera.scale < scale)
    }

    pub(super) fn transform(self) -> String {
        let Some(Camera { left, top, scale }) = self.camera.get() else { return "scale(.5)".to_owned() };
        format!("translate({left:.1}px,{top:.1}px) scale({scale:.4})")
    }

    fn change(self, change: impl FnOnce(Frame, Camera) -> Camera) {
        if let (Some(frame), Some(camera)) = (self.frame(), self.camera.get_untracked()) {
            self.camera.set(Some(change(frame, camera)));
        }
    }

    pub(super) fn zoom(self, factor: f64) {
        self.change(|frame, camera| frame.zoom(camera, factor, (frame.window.0 / 2.0, frame.window.1 / 2.0)));
    }

    pub(super) fn whole(self) {
        self.change(|frame, _| frame.whole());
    }

    /// Returns the position of an event in the window.
    fn point(self, x: i32, y: i32) -> (f64, f64) {
        let corner = self.node.get_untracked().map(|node| node.get_bounding_client_rect());
        corner.map_or((0.0, 0.0), |corner| (f64::from(x) - corner.x(), f64::from(y) - corner.y()))
    }

    pub(super) fn finger_down(self, event: &PointerEvent) {
        if event.button() == 0 {
            let point = self.point(event.client_x(), event.client_y());
            self.fingers.update_value(|fingers| fingers.push((event.pointer_id(), point)));
        }
    }

    pub(super) fn finger_moves(self, event: &PointerEvent) {
        let fingers = self.fingers.get_value();
        if event.buttons() == 0 {
            return self.finger_up(event);
        }
        let Some(&(id, before)) = fingers.iter().find(|finger| finger.0 == event.pointer_id()) else {
            return;
        };
        let now = self.point(event.client_x(), event.client_y());
        if !self.moving.get_untracked() {
            if fingers.len() == 1 && distance(before, now) < PUSH {
                return;
            }
            self.moving.set(true);
            self.context.release();
            if let Some(node) = self.node.get_untracked() {
                // A finger that leaves the window goes on dragging, and taps nothing when it is lifted.
                let _ = node.set_pointer_capture(id);
            }
        }
        match fingers.iter().find(|finger| finger.0 != id) {
            Some(&(_, other)) => {
                let factor = distance(now, other) / distance(before, other).max(1.0);
                self.change(|frame, camera| {
                    let middle = ((now.0 + other.0) / 2.0, (now.1 + other.1) / 2.0);
                    let moved = frame.push(camera, ((now.0 - before.0) / 2.0, (now.1 - before.1) / 2.0));
                    frame.zoom(moved, factor, middle)
                });
            }
            None => self.change(|frame, camera| frame.push(camera, (now.0 - before.0, now.1 - before.1))),
        }
        self.fingers.update_value(|fingers| {
            fingers.iter_mut().filter(|finger| finger.0 == id).for_each(|finger| finger.1 = now);
        });
    }

    pub(super) fn finger_up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.0 != event.pointer_id()));
        if self.fingers.with_value(Vec::is_empty) {
            self.moving.set(false);
        }
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let pace = if event.ctrl_key() { 0.01 } else { 0.0016 };
        let point = self.point(event.client_x(), event.client_y());
        self.change(|frame, camera| frame.zoom(camera, (-event.delta_y() * pace).exp(), point));
    }

    pub(super) fn key(self, event: &KeyboardEvent) {
        match event.key().as_str() {
            "+" | "=" => self.zoom(STEP),
            "-" => self.zoom(1.0 / STEP),
            "0" => self.whole(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Scrolls the map to the focused spot, for keyboard users.
    pub(super) fn look_at_focus(self, event: &web_sys::FocusEvent) {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let id = target.and_then(|element| {
            element.get_attribute("data-spot").or_else(|| element.get_attribute("data-at"))
        });
        let Some(id) = id else { return };
        let at = self.zone.with_untracked(|zone| {
            zone.as_ref()?.spots.iter().find(|spot| spot.id == id).map(|spot| spot.at)
        });
        if let Some(area) = at.and_then(|at| Area::around([at])).filter(|_| !self.moving.get_untracked()) {
            self.change(|frame, camera| frame.reveal(camera, area));
        }
    }
}

/// Returns the area that matters now: clickable spots, else those within reach or picked, else those with pieces.
fn matters(zone: &Zone, sight: &Snapshot) -> Option<Area> {
    let of = |id: &String| {
        let spot = zone.spots.iter().find(|spot| spot.id == *id);
        spot.or_else(|| {
            let piece = zone.pieces.iter().find(|piece| piece.id == *id)?;
            zone.spots.iter().find(|spot| piece.spot.as_ref() == Some(&spot.id))
        })
    };
    let touched = sight.choices.iter().flat_map(|choice| &choice.touches).filter_map(of);
    let open = zone.spots.iter().filter(|spot| spot.state == SpotState::Open || spot.chosen);
    let taken = zone.pieces.iter().filter_map(|piece| piece.spot.as_ref()).filter_map(of);
    Area::around(touched.map(|spot| spot.at))
        .or_else(|| Area::around(open.map(|spot| spot.at)))
        .or_else(|| Area::around(taken.map(|spot| spot.at)))
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
