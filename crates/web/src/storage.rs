//! The browser's local storage. It may be full, or the browser may deny access.

use leptos::prelude::window;

/// The browser could not store the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotKept;

fn local_storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Returns the value of this key.
pub(crate) fn read(key: &str) -> Option<String> {
    local_storage()?.get_item(key).ok().flatten()
}

/// Stores a value.
pub(crate) fn write(key: &str, text: &str) -> Result<(), NotKept> {
    local_storage().ok_or(NotKept)?.set_item(key, text).map_err(|_| NotKept)
}

pub(crate) fn remove(key: &str) {
    if let Some(storage) = local_storage() {
        // If the key cannot be removed, it does not exist.
        let _ = storage.remove_item(key);
    }
}

/// Returns all keys with this prefix.
pub(crate) fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = local_storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let all = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    all.filter(|key| key.starts_with(prefix)).collect()
}
