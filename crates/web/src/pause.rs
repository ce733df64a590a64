//! Timers.

use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::{request_animation_frame, set_timeout, window};
use wasm_bindgen_futures::JsFuture;

pub(crate) async fn pause(milliseconds: u64) {
    let promise = Promise::new(&mut |resolve, _| {
        let wait = i32::try_from(milliseconds).unwrap_or(i32::MAX);
        window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, wait)
            .expect("every page can wait");
    });
    JsFuture::from(promise).await.expect("nobody rejects it");
}

/// Runs a function after the next frame is painted, for work that may wait.
pub(crate) fn after_paint(then: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}
