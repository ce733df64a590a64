//! Drawings of `art` in the page.

use engine::Seat;
use leptos::prelude::*;
use scene::SHIELDS;

/// The patterns that drawings refer to, once for the whole page.
#[component]
pub(crate) fn Patterns() -> impl IntoView {
    view! { <svg class="defs" aria-hidden="true"><defs inner_html=art::patterns()></defs></svg> }
}

/// The drawing with this slug, at the size of its class.
#[component]
pub(crate) fn Picture(#[prop(into)] slug: String, class: &'static str) -> impl IntoView {
    art::drawing(&slug).map(|drawing| {
        let view_box = format!("0 0 {} {}", drawing.width, drawing.height);
        view! { <svg class=class viewBox=view_box aria-hidden="true" inner_html=drawing.markup></svg> }
    })
}

/// The emblem with this id, in the colours of the class or of the surrounding text.
#[component]
pub(crate) fn Emblem(#[prop(into)] id: String, class: &'static str) -> impl IntoView {
    let slug = if id.contains('/') { id } else { format!("emblem/{id}") };
    view! { <Picture slug=slug class=class/> }
}

/// A seat's shield: a tincture and a charge.
#[component]
pub(crate) fn Shield(seat: Seat, class: &'static str) -> impl IntoView {
    let slug = format!("shield-{}", SHIELDS[seat.index()].0.word());
    view! { <Picture slug=slug class=class/> }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_clients_own_emblems_are_there_without_a_board() {
        let sources = crate::sources();
        let named = sources.iter().flat_map(|(_, source)| source.split("<Emblem id=\"").skip(1));
        let ids: Vec<&str> = named.filter_map(|rest| rest.split('"').next()).collect();
        assert!(ids.len() > 5, "{ids:?}");
        for id in ids {
            assert!(art::common(&format!("emblem/{id}")).is_some(), "{id}");
        }
    }
}
