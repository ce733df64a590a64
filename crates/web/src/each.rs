//! Lists that follow something: a part stays as long as its key is in the list. Leptos compiles such a list anew for
//! each type of its entries; here it is compiled once.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::{self as of_leptos, AnyView, IntoAny, IntoView, component, view};

/// An entry: its key, and what makes its part of the page.
type Entry = (u64, Box<dyn FnOnce() -> AnyView + Send>);

/// The same as in Leptos.
#[component]
pub(crate) fn For<Each, Entries, T, ToKey, Key, Children, Part>(
    each: Each,
    key: ToKey,
    children: Children,
) -> impl IntoView
where
    Each: Fn() -> Entries + Send + Sync + 'static,
    Entries: IntoIterator<Item = T>,
    T: Send + 'static,
    ToKey: Fn(&T) -> Key + Send + Sync + 'static,
    Key: Hash,
    Children: Fn(T) -> Part + Send + Sync + 'static,
    Part: IntoView + 'static,
{
    let children = Arc::new(children);
    list(Box::new(move || {
        let entries = each().into_iter().map(|entry| {
            let mut hasher = DefaultHasher::new();
            key(&entry).hash(&mut hasher);
            let children = Arc::clone(&children);
            let make: Box<dyn FnOnce() -> AnyView + Send> =
                Box::new(move || children(entry).into_view().into_any());
            (hasher.finish(), make)
        });
        entries.collect()
    }))
}

fn list(entries: Box<dyn Fn() -> Vec<Entry> + Send + Sync>) -> AnyView {
    view! { <of_leptos::For each=entries key=|entry| entry.0 children=|(_, make)| make()/> }.into_any()
}
