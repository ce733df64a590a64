//! The place of the log, and of those who speak beside the table: Merlin, the teacher of a lesson.

use leptos::children::Children;
use leptos::prelude::*;
use scene::Leaf;

use super::arrangement::TableLayout;
use super::leaves::px;
use crate::signal::Memo;

/// The part beside the table. It lies where the plan puts the log. Where the log has no room, it is a drawer; while
/// somebody speaks (`is_open`), the table then makes room for it.
#[component]
pub(super) fn Side(is_open: Memo<bool>, children: Children) -> impl IntoView {
    let layout = expect_context::<TableLayout>();
    let rect = Memo::new(move || layout.rect(&Leaf::Log));
    let class = move || match (rect.get(), is_open.get()) {
        (Some(_), _) => "beside placed",
        (None, true) => "beside docked",
        (None, false) => "beside folded",
    };
    view! {
        <div
            class=class
            style:left=move || px(rect.get(), |rect| rect.x)
            style:top=move || px(rect.get(), |rect| rect.y)
            style:width=move || px(rect.get(), |rect| rect.width)
            style:height=move || px(rect.get(), |rect| rect.height)
        >
            {children()}
        </div>
    }
}
