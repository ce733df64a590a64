//! Lists and choices that follow something, as in Leptos, which compiles them anew for each type of entry and each
//! question. Here they are compiled once.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::children::{ChildrenFn, ViewFn};
use leptos::prelude::{self as of_leptos, AnyView, IntoAny, IntoView, component, view};

use crate::signal::Memo;

/// An entry: its key, and what makes its part of the page.
type Entry = (u64, Box<dyn FnOnce() -> AnyView + Send>);

/// A list: a part stays as long as its key is in the list.
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

/// Something that is there when it shall be, and something else when not.
#[component]
pub(crate) fn Show<When>(
    when: When,
    children: ChildrenFn,
    #[prop(optional, into)] fallback: ViewFn,
) -> impl IntoView
where
    When: Fn() -> bool + Send + Sync + 'static,
{
    choice(Memo::new(when), children, fallback)
}

fn choice(when: Memo<bool>, then: ChildrenFn, otherwise: ViewFn) -> AnyView {
    (move || if when.get() { then() } else { otherwise.run() }).into_any()
}

/// Parts of a page one after the other, of whatever type.
pub(crate) trait InARow {
    fn in_a_row(self) -> Vec<AnyView>;
}

impl<Parts: IntoIterator<Item: IntoView + 'static>> InARow for Parts {
    fn in_a_row(self) -> Vec<AnyView> {
        self.into_iter().map(|part| part.into_view().into_any()).collect()
    }
}
