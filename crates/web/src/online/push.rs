//! Push messages to this browser while the page is closed: the Push API, called by name.

use js_sys::{Array, Function, JSON, Object, Promise, Reflect};
use leptos::prelude::window;
use protocol::NewSubscription;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The state of push messages in this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Push {
    /// Not supported, or not allowed on this page.
    Impossible,
    /// The user has blocked notifications from this server.
    Denied,
    /// Supported, but not subscribed.
    Off,
    /// Subscribed.
    On,
}

/// Returns the present state.
pub(super) async fn state() -> Push {
    match subscription().await {
        Err(_) => Push::Impossible,
        Ok(_) if permission() == "denied" => Push::Denied,
        Ok(None) => Push::Off,
        Ok(Some(_)) => Push::On,
    }
}

/// Subscribes to push messages signed with this key. The browser asks the user for permission.
pub(super) async fn begin(key: &str) -> Result<NewSubscription, Push> {
    let asked = async { done(&of(&window(), "Notification")?, "requestPermission", &[]).await };
    asked.await.map_err(|_| Push::Impossible)?;
    match permission().as_str() {
        "granted" => subscribe(key).await.map_err(|_| Push::Impossible),
        "denied" => Err(Push::Denied),
        _ => Err(Push::Off),
    }
}

/// Unsubscribes.
pub(super) async fn end() {
    if let Ok(Some(subscription)) = subscription().await {
        // If there was no subscription, nothing is left to do; the server deletes its own record anyway.
        let _ = done(&subscription, "unsubscribe", &[]).await;
    }
}

async fn subscribe(key: &str) -> Result<NewSubscription, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"userVisibleOnly".into(), &true.into())?;
    Reflect::set(&options, &"applicationServerKey".into(), &key.into())?;
    let subscription = done(&manager().await?, "subscribe", &[options.into()]).await?;
    let text: String = JSON::stringify(&subscription)?.into();
    serde_json::from_str(&text).map_err(|error| JsValue::from_str(&error.to_string()))
}

async fn subscription() -> Result<Option<JsValue>, JsValue> {
    let found = done(&manager().await?, "getSubscription", &[]).await?;
    Ok(Some(found).filter(|found| found.is_object()))
}

/// Returns the push manager of the service worker.
async fn manager() -> Result<JsValue, JsValue> {
    let keeper = of(&window().navigator(), "serviceWorker")?;
    of(&done(&keeper, "getRegistration", &[]).await?, "pushManager")
}

/// Returns the permission for notifications: `granted`, `denied` or `default`.
fn permission() -> String {
    let notification = of(&window(), "Notification");
    let said = notification.and_then(|notification| Reflect::get(&notification, &"permission".into()));
    said.ok().and_then(|said| said.as_string()).unwrap_or_default()
}

/// Returns a property of an object, or an error if the browser does not have it.
fn of(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    let part = Reflect::get(object, &name.into())?;
    if part.is_object() || part.is_function() { Ok(part) } else { Err(name.into()) }
}

/// Calls a method that returns a promise, and awaits it.
async fn done(object: &JsValue, method: &str, words: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = of(object, method)?.dyn_into()?;
    let promise: Promise = method.apply(object, &words.iter().collect::<Array>())?.dyn_into()?;
    JsFuture::from(promise).await
}
