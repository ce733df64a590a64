//! Type-erased versions of the Leptos components for lists and conditions. Leptos compiles its own for each type of
//! entry and each condition; these are compiled once, which saves code.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use leptos::children::{ChildrenFn, ViewFn};
use leptos::prelude::{self as of_leptos, AnyView, IntoAny, IntoView, component, view};

use crate::signal::{Alike, Memo};

/// Renders an entry.
type Make = Box<dyn FnOnce() -> AnyView + Send>;

/// An entry: its key, its value, and the function that renders it.
type Entry = (u64, Box<dyn Alike>, Make);

/// A keyed list. An entry stays on the page while its key is in the list and its value is equal; a changed entry is
/// rendered again.
#[component]
pub(crate) fn For<Each, Entries, T, ToKey, Key, Children, Part>(
    each: Each,
    key: ToKey,
    children: Children,
) -> impl IntoView
where
    Each: Fn() -> Entries + Send + Sync + 'static,
    Entries: IntoIterator<Item = T>,
    T: Clone + PartialEq + Send + Sync + 'static,
    ToKey: Fn(&T) -> Key + Send + Sync + 'static,
    Key: Hash,
    Children: Fn(T) -> Part + Send + Sync + 'static,
    Part: IntoView + 'static,
{
    let children = Arc::new(children);
    list(Box::new(move || {
        let entries = each().into_iter().map(|entry| -> Entry {
            let mut hasher = DefaultHasher::new();
            key(&entry).hash(&mut hasher);
            let (children, value) = (Arc::clone(&children), Box::new(entry.clone()));
            (hasher.finish(), value, Box::new(move || children(entry).into_view().into_any()))
        });
        entries.collect()
    }))
}

fn list(entries: Box<dyn Fn() -> Vec<Entry> + Send + Sync>) -> AnyView {
    let editions = Mutex::new(Editions::default());
    let each = move || {
        let mut editions = editions.lock().expect("no other thread has it");
        editions.number(entries())
    };
    view! { <of_leptos::For each=each key=|entry| entry.0 children=|(_, make)| make()/> }.into_any()
}

/// The last entries of a list, with the number of changes of each since its key entered the list.
#[derive(Default)]
struct Editions(HashMap<u64, (Box<dyn Alike>, u32)>);

impl Editions {
    /// Gives every entry a key that also changes with its value.
    fn number(&mut self, entries: Vec<Entry>) -> Vec<((u64, u32), Make)> {
        let mut before = std::mem::take(&mut self.0);
        let numbered = entries.into_iter().map(|(key, value, make)| {
            let edition = match before.remove(&key) {
                Some((old, edition)) if old.is_like(&*value) => edition,
                Some((_, edition)) => edition + 1,
                None => 0,
            };
            self.0.insert(key, (value, edition));
            ((key, edition), make)
        });
        numbered.collect()
    }
}

/// Renders its children while a condition holds, and a fallback otherwise.
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

/// Several views of different types, one after the other.
pub(crate) trait InARow {
    fn in_a_row(self) -> Vec<AnyView>;
}

impl<Parts: IntoIterator<Item: IntoView + 'static>> InARow for Parts {
    fn in_a_row(self) -> Vec<AnyView> {
        self.into_iter().map(|part| part.into_view().into_any()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the keys of a list of choices, each with its label.
    fn keys(editions: &mut Editions, labels: &[(u64, &'static str)]) -> Vec<(u64, u32)> {
        let entry = |&(key, label): &(u64, &'static str)| -> Entry {
            (key, Box::new(label), Box::new(|| ().into_view().into_any()))
        };
        editions.number(labels.iter().map(entry).collect()).into_iter().map(|(key, _)| key).collect()
    }

    #[test]
    fn a_button_whose_label_changes_is_drawn_anew() {
        let mut editions = Editions::default();
        assert_eq!(keys(&mut editions, &[(1, "Commit nothing"), (2, "Sword")]), [(1, 0), (2, 0)]);
        assert_eq!(keys(&mut editions, &[(1, "Seal 1 card"), (2, "Sword")]), [(1, 1), (2, 0)]);
        assert_eq!(keys(&mut editions, &[(2, "Sword")]), [(2, 0)]);
        assert_eq!(keys(&mut editions, &[(1, "Seal 1 card")]), [(1, 0)]);
    }
}
