//! A map: a ground with spots on it, in a window that can be moved and zoomed.

use leptos::prelude::*;
use scene::Zone;

use super::camera::rooms;
use super::ground::Ground;
use super::place::Place;
use super::spots;
use super::window::{STEP, Window};
use crate::erased_view::For;
use crate::signal::{Memo, RwSignal};
use crate::table_page::context::TableContext;

#[component]
pub(super) fn MapView(zone: Memo<Option<Zone>>, width: u32, height: u32) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let drawn = RwSignal::new(false);
    let bare = Memo::new(move || !drawn.get());
    let all = spots(zone, |_| true);
    let layout = Memo::new(move || {
        let points: Vec<(i32, i32)> =
            zone.with(|zone| zone.iter().flat_map(|zone| &zone.spots).map(|spot| spot.at).collect());
        let rooms = rooms(&points);
        points.into_iter().zip(rooms).collect::<Vec<_>>()
    });
    let window = Window::new(context, zone, layout, (f64::from(width), f64::from(height)));
    window.follow();
    let at = move |id: &str| all.with(|all| all.iter().position(|other| other == id));
    let measure = move |id: String, part: fn(&((i32, i32), f64)) -> f64| {
        move || {
            let number = at(&id).and_then(|at| layout.with(|layout| layout.get(at).map(part)));
            format!("{}px", number.unwrap_or_default())
        }
    };
    let translator = context.translator;
    let button = move |label: &'static str, sign: &'static str, act: fn(Window)| {
        view! {
            <button type="button" aria-label=translator.live(label) title=translator.live(label) on:click=move |_| act(window)>{sign}</button>
        }
    };
    view! {
        <div
            class="window"
            class:bare=move || bare.get()
            class:moving=move || window.moving.get()
            class:following=move || window.following.get()
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
                class:far=move || window.is_below(0.6)
                class:farther=move || window.is_below(0.5)
                class:farthest=move || window.is_below(0.38)
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
                            <Place id=id.clone() zone=zone drawn=bare/>
                        </li>
                    </For>
                </ul>
            </div>
        </div>
        <div class="zoom" role="group" aria-label=translator.live("map-zoom")>
            {button("map-closer", "+", |window| window.zoom(STEP))}
            {button("map-farther", "−", |window| window.zoom(1.0 / STEP))}
            {button("map-whole", "⤢", |window| window.whole())}
        </div>
    }
}
