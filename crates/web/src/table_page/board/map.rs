//! A map: a ground with places on it, seen through a window that can be moved and brought closer.

use std::time::Duration;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use scene::{SpotState, Zone};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};

use super::camera::{Area, Camera, Frame, rooms, usual};
use super::ground::Ground;
use super::place::Place;
use super::spots;
use crate::host::Sight;
use crate::table_page::seeing::Seeing;

/// A finger that moves less than this, in pixels, touches; one that moves more pushes the map.
const PUSH: f64 = 8.0;
/// One step of the keys and buttons.
const STEP: f64 = 1.4;
/// The map follows when the pieces have arrived.
const AFTER_THE_FLIGHT: Duration = Duration::from_millis(360);

#[component]
pub(super) fn MapView(zone: Memo<Option<Zone>>, width: u32, height: u32) -> impl IntoView {
    let seeing = expect_context::<Seeing>();
    let drawn = RwSignal::new(false);
    let all = spots(zone, |_| true);
    let layout = Memo::new(move |_| {
        let points: Vec<(i32, i32)> =
            zone.with(|zone| zone.iter().flat_map(|zone| &zone.spots).map(|spot| spot.at).collect());
        let rooms = rooms(&points);
        points.into_iter().zip(rooms).collect::<Vec<_>>()
    });
    let window = Window::new(zone, layout, (f64::from(width), f64::from(height)));
    window.follow(seeing);
    let at = move |id: &str| all.with(|all| all.iter().position(|other| other == id));
    let measure = move |id: String, part: fn(&((i32, i32), f64)) -> f64| {
        move || {
            let number = at(&id).and_then(|at| layout.with(|layout| layout.get(at).map(part)));
            format!("{}px", number.unwrap_or_default())
        }
    };
    let tongue = seeing.tongue;
    let button = move |label: &'static str, sign: &'static str, act: fn(Window)| {
        view! {
            <button type="button" aria-label=tongue.live(label) title=tongue.live(label) on:click=move |_| act(window)>{sign}</button>
        }
    };
    view! {
        <div
            class="window"
            class:bare=move || !drawn.get()
            class:moving=move || window.moving.get()
            node_ref=window.node
            on:pointerdown=move |event| window.finger_down(&event)
            on:pointermove=move |event| window.finger_moves(&event)
            on:pointerup=move |event| window.finger_up(&event)
            on:pointercancel=move |event| window.finger_up(&event)
            on:wheel=move |event| window.wheel(&event)
            on:keydown=move |event| window.key(&event)
            on:focusin=move |event| window.look_at_focus(&event)
        >
            <div
                class="plane"
                style:width=format!("{width}px")
                style:height=format!("{height}px")
                style:transform=move || window.transform()
            >
                <Ground zone=zone width=width height=height drawn=drawn/>
                <ul class="places">
                    <For each=move || all.get() key=Clone::clone let:id>
                        <li
                            class="place"
                            style:left=measure(id.clone(), |(at, _)| f64::from(at.0))
                            style:top=measure(id.clone(), |(at, _)| f64::from(at.1))
                            style:--room=measure(id, |(_, room)| *room)
                        >
                            <Place id=id.clone() zone=zone drawn=Signal::derive(move || !drawn.get())/>
                        </li>
                    </For>
                </ul>
            </div>
        </div>
        <div class="zoom" role="group" aria-label=tongue.live("map-zoom")>
            {button("map-closer", "+", |window| window.zoom(STEP))}
            {button("map-farther", "−", |window| window.zoom(1.0 / STEP))}
            {button("map-whole", "⤢", |window| window.whole())}
        </div>
    }
}

/// The window through which a map is seen.
#[derive(Clone, Copy)]
struct Window {
    node: NodeRef<Div>,
    zone: Memo<Option<Zone>>,
    layout: Memo<Vec<((i32, i32), f64)>>,
    map: StoredValue<(f64, f64)>,
    camera: RwSignal<Option<Camera>>,
    /// The window's size when the map was last opened.
    framed: StoredValue<(f64, f64)>,
    /// Fingers on the map: number and place.
    fingers: StoredValue<Vec<(i32, (f64, f64))>>,
    /// Is the map being pushed?
    moving: RwSignal<bool>,
}

impl Window {
    fn new(zone: Memo<Option<Zone>>, layout: Memo<Vec<((i32, i32), f64)>>, map: (f64, f64)) -> Window {
        Window {
            node: NodeRef::new(),
            zone,
            layout,
            map: StoredValue::new(map),
            camera: RwSignal::new(None),
            framed: StoredValue::new((0.0, 0.0)),
            fingers: StoredValue::new(Vec::new()),
            moving: RwSignal::new(false),
        }
    }

    /// Opens the map at what matters, and keeps what matters in sight.
    fn follow(self, seeing: Seeing) {
        let matters = Memo::new(move |_| {
            self.zone.with(|zone| seeing.host.sight.with(|sight| matters(zone.as_ref()?, sight)))
        });
        let open = move || {
            if let Some(frame) = self.frame() {
                self.framed.set_value(frame.window);
                self.camera.set(Some(frame.open(matters.get_untracked())));
            }
        };
        self.node.on_load(move |_| request_animation_frame(open));
        let resized = window_event_listener(ev::resize, move |_| open());
        on_cleanup(move || resized.remove());
        Effect::new(move |before: Option<()>| {
            // Whoever points at something may have taken room from the map.
            seeing.meant.track();
            seeing.host.sight.track();
            let area = matters.get();
            if before.is_none() {
                return;
            }
            let look = move || {
                let Some(frame) = self.frame() else { return };
                // A map behind another tab has no camera before it is first shown.
                let camera = self.camera.try_get_untracked().flatten();
                let sees = |area| camera.is_some_and(|camera| frame.sees(camera, area));
                // Another arrangement of the table gives the map another window.
                let resized = self.framed.try_get_value().is_some_and(|framed| framed != frame.window);
                if resized || camera.is_none() || area.is_some_and(|area| !sees(area)) {
                    self.framed.set_value(frame.window);
                    self.camera.set(Some(frame.open(area)));
                }
            };
            set_timeout(look, AFTER_THE_FLIGHT);
        });
    }

    fn frame(self) -> Option<Frame> {
        let shown = self.node.try_get_untracked().flatten()?.get_bounding_client_rect();
        let rooms: Vec<f64> =
            self.layout.with_untracked(|layout| layout.iter().map(|(_, room)| *room).collect());
        (shown.width() > 0.0).then(|| Frame {
            window: (shown.width(), shown.height()),
            map: self.map.get_value(),
            room: usual(&rooms),
        })
    }

    fn transform(self) -> String {
        let Some(Camera { left, top, scale }) = self.camera.get() else { return "scale(.5)".to_owned() };
        format!("translate({left:.1}px,{top:.1}px) scale({scale:.4})")
    }

    fn change(self, change: impl FnOnce(Frame, Camera) -> Camera) {
        if let (Some(frame), Some(camera)) = (self.frame(), self.camera.get_untracked()) {
            self.camera.set(Some(change(frame, camera)));
        }
    }

    fn zoom(self, factor: f64) {
        self.change(|frame, camera| frame.zoom(camera, factor, (frame.window.0 / 2.0, frame.window.1 / 2.0)));
    }

    fn whole(self) {
        self.change(|frame, _| frame.whole());
    }

    /// Where an event happened in the window.
    fn point(self, x: i32, y: i32) -> (f64, f64) {
        let corner = self.node.get_untracked().map(|node| node.get_bounding_client_rect());
        corner.map_or((0.0, 0.0), |corner| (f64::from(x) - corner.x(), f64::from(y) - corner.y()))
    }

    fn finger_down(self, event: &PointerEvent) {
        if event.button() == 0 {
            let point = self.point(event.client_x(), event.client_y());
            self.fingers.update_value(|fingers| fingers.push((event.pointer_id(), point)));
        }
    }

    fn finger_moves(self, event: &PointerEvent) {
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
            if let Some(node) = self.node.get_untracked() {
                // A finger that leaves the window goes on pushing, and touches nothing when it is lifted.
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

    fn finger_up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.0 != event.pointer_id()));
        if self.fingers.with_value(Vec::is_empty) {
            self.moving.set(false);
        }
    }

    fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let pace = if event.ctrl_key() { 0.01 } else { 0.0016 };
        let point = self.point(event.client_x(), event.client_y());
        self.change(|frame, camera| frame.zoom(camera, (-event.delta_y() * pace).exp(), point));
    }

    fn key(self, event: &KeyboardEvent) {
        match event.key().as_str() {
            "+" | "=" => self.zoom(STEP),
            "-" => self.zoom(1.0 / STEP),
            "0" => self.whole(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Whoever walks with the keys sees where they are.
    fn look_at_focus(self, event: &web_sys::FocusEvent) {
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

/// The part of a map that matters now: what can be touched, else what is within reach or picked, else what stands there.
fn matters(zone: &Zone, sight: &Sight) -> Option<Area> {
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
