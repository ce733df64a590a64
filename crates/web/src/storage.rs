//! The browser's own cupboard for small texts. It may be full, or the browser may deny it.

use leptos::prelude::window;

/// The browser did not keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotKept;

fn cupboard() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under this key.
pub(crate) fn read(key: &str) -> Option<String> {
    cupboard()?.get_item(key).ok().flatten()
}

/// Keeps a text.
pub(crate) fn write(key: &str, text: &str) -> Result<(), NotKept> {
    cupboard().ok_or(NotKept)?.set_item(key, text).map_err(|_| NotKept)
}

/// Throws away what was kept.
pub(crate) fn remove(key: &str) {
    if let Some(cupboard) = cupboard() {
        // What cannot be removed was not there.
        let _ = cupboard.remove_item(key);
    }
}

/// Every key with this beginning.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let Some(cupboard) = cupboard() else { return Vec::new() };
    let count = cupboard.length().unwrap_or(0);
    let all = (0..count).filter_map(|index| cupboard.key(index).ok().flatten());
    all.filter(|key| key.starts_with(prefix)).collect()
}
