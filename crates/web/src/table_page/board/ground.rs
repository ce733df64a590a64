//! The ground under a map: its backdrop, loaded on demand, or plain parchment with the lines between spots.

use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::Zone;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::signal::{Memo, RwSignal, effect};
use crate::table_page::context::TableContext;

/// The ground of a map. Sets `drawn` once a backdrop is loaded that shows the spots itself.
#[component]
pub(super) fn Ground(
    zone: Memo<Option<Zone>>,
    width: u32,
    height: u32,
    drawn: RwSignal<bool>,
) -> impl IntoView {
    let context = expect_context::<TableContext>();
    let layers = Memo::new(move || {
        zone.with(|zone| zone.as_ref().map(|zone| zone.backdrop.clone()).unwrap_or_default())
    });
    let file = RwSignal::new(None::<String>);
    let name = layers
        .with_untracked(|layers| layers.first().and_then(|slug| art::board_file(slug)).map(str::to_owned));
    if let Some(name) = name {
        spawn_local(async move {
            // Without its backdrop, a map is plainer but still playable.
            file.set(fetch(&format!("/boards/{name}.svg")).await);
        });
    }
    let backdrop = Memo::new(move || {
        file.with(|file| {
            let file = file.as_ref()?;
            let layers = layers.get();
            let drawings =
                layers.iter().filter_map(|slug| art::drawings_of(file).find(|drawing| drawing.slug == slug));
            let markup: String = context.speak(|voice, _| {
                let say = |id: &str| voice.knows(id).then(|| voice.word(id));
                drawings.map(|drawing| art::lettered(drawing.markup, say)).collect()
            });
            Some(markup).filter(|markup| !markup.is_empty())
        })
    });
    let landscape = move || zone.with(|zone| zone.as_ref().is_some_and(|zone| zone.landscape));
    effect(move |_| drawn.set(backdrop.with(Option::is_some) && !landscape()));
    let markup = move || {
        zone.with(|zone| {
            let Some(zone) = zone else { return String::new() };
            match backdrop.get() {
                Some(land) if zone.landscape => land + &roads(zone),
                Some(board) => board,
                None => PARCHMENT.to_owned() + &roads(zone),
            }
        })
    };
    view! {
        <svg class="ground" viewBox=format!("0 0 {width} {height}") aria-hidden="true" inner_html=move || markup()></svg>
    }
}

const PARCHMENT: &str = r#"<rect width="100%" height="100%" rx="10" fill="var(--board-paper,#F6F1E4)"/>"#;

/// Draws the lines between spots.
fn roads(zone: &Zone) -> String {
    let end = |at: u16| zone.spots.get(usize::from(at)).map(|spot| spot.at);
    let line = |&(from, to): &(u16, u16)| {
        let ((x1, y1), (x2, y2)) = (end(from)?, end(to)?);
        Some(format!("M{x1} {y1}L{x2} {y2}"))
    };
    let lines: String = zone.links.iter().filter_map(line).collect();
    format!(
        r#"<path d="{lines}" fill="none" stroke="var(--board-soft,#817C73)" stroke-width="5" stroke-linecap="round"/>"#
    )
}

async fn fetch(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
