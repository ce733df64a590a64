//! The account page: the name, an account to keep it, the devices, and the deletion of all data.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Credentials, Device, PersonKind};
use scene::Text;

use super::ask::{NOTHING, Trouble, ask, ask_for_text};
use super::history::day;
use super::introduction::{Introduction, NameField, Refusal};
use super::me::Me;
use super::muted::MutedSection;
use super::notices::TurnNotices;
use super::turn_alerts::WaitingElsewhere;
use super::vacation::TimeOff;
use crate::app::title;
use crate::erased_view::{For, Show};
use crate::i18n::Translator;
use crate::picture::Picture;
use crate::route::Route;
use crate::signal::{Memo, RwSignal};

#[component]
pub(crate) fn YouPage() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    title(move || format!("{} – {}", translator.word("you-title"), translator.word("app-title")));
    let known = Memo::new(move || me.person().map(|person| (person.id, person.kind)));
    let of_guest = move || known.get().is_some_and(|(_, kind)| kind == PersonKind::Guest);
    view! {
        <div class="online-page">
            <Header title="you-title"/>
            <main id="main">
                <Show when=move || known.get().is_none()>
                    <section>
                        <h2>{translator.live("you-new")}</h2>
                        <Introduction/>
                    </section>
                    <section>
                        <h2>{translator.live("you-log-in")}</h2>
                        <Proof call="you-log-in" new=false/>
                    </section>
                </Show>
                <Show when=move || known.get().is_some()>
                    <Name/>
                    <Show when=of_guest>
                        <section>
                            <h2>{translator.live("you-keep")}</h2>
                            <p class="about">{translator.live("you-keep-about")}</p>
                            <Proof call="you-keep-now" new=true/>
                        </section>
                    </Show>
                    <TurnNotices/>
                    <TimeOff/>
                    <MutedSection/>
                    <Devices/>
                    <Goodbye/>
                </Show>
            </main>
        </div>
    }
}

/// The header of all online pages.
#[component]
pub(super) fn Header(title: &'static str) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let best = Route::Best(games::infos()[0].id().to_owned()).path();
    let name = move || me.person().map_or_else(|| translator.word("you-nobody"), |person| person.name);
    view! {
        <header class="bar">
            <a class="brand" href="/"><Picture slug="app-icon-small" class="app-icon"/>{translator.live("app-title")}</a>
            <h1>{translator.live(title)}</h1>
            <nav aria-label=translator.live("online-ways")>
                <WaitingElsewhere/>
                <a href=Route::Lobby.path()>{translator.live("online-tables")}</a>
                <a href=best>{translator.live("best-title")}</a>
                <a href=Route::You.path()>{move || name()}</a>
            </nav>
        </header>
    }
}

#[component]
fn Name() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let name = RwSignal::new(untrack(|| me.person().map(|person| person.name)).unwrap_or_default());
    let trouble = RwSignal::new(None::<Trouble>);
    let renamed = RwSignal::new(None::<String>);
    let page = move || me.person().map(|person| Route::Person(person.id.to_string()).path());
    let is_new = move || renamed.with(|new| name.with(|name| new.as_ref() == Some(name)));
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            let new = name.get_untracked();
            let done = me.rename(new.clone()).await;
            renamed.set(done.is_ok().then_some(new));
            trouble.set(done.err());
        });
    };
    view! {
        <section>
            <h2>{translator.live("you-name")}</h2>
            <p class="about"><a href=move || page()>{translator.live("you-page")}</a></p>
            <form class="introduction" on:submit=rename>
                <NameField name=name/>
                <button type="submit" class="button go">{translator.live("you-rename")}</button>
                <p role="status">{move || is_new().then(|| translator.word("you-renamed"))}</p>
                <Refusal trouble=trouble/>
            </form>
        </section>
    }
}

/// Login and password, for a new account or for an existing one.
#[component]
fn Proof(call: &'static str, new: bool) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let (login, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let trouble = RwSignal::new(None::<Trouble>);
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let credentials = Credentials { login: login.get_untracked(), password: password.get_untracked() };
        spawn_local(async move {
            let done = if new { me.keep_account(credentials).await } else { me.log_in(credentials).await };
            // After a success the user sees another page.
            trouble.set(done.err());
        });
    };
    view! {
        <form class="introduction" on:submit=send>
            <label>
                <span>{translator.live("you-login")}</span>
                <input type="text" required maxlength="30" autocomplete="username" autocapitalize="none" on:input=move |event| login.set(event_target_value(&event))/>
            </label>
            <label>
                <span>{translator.live("you-password")}</span>
                <input
                    type="password"
                    required
                    minlength=if new { "10" } else { "1" }
                    autocomplete=if new { "new-password" } else { "current-password" }
                    on:input=move |event| password.set(event_target_value(&event))
                />
            </label>
            <button type="submit" class="button go">{translator.live(call)}</button>
            <Refusal trouble=trouble/>
        </form>
    }
}

/// The user's devices; each can be revoked.
#[component]
fn Devices() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let devices = RwSignal::new(Vec::<Device>::new());
    let trouble = RwSignal::new(None::<Trouble>);
    let load = move || {
        spawn_local(async move {
            match ask(me, "GET", "/me/devices", NOTHING).await {
                Ok(found) => {
                    devices.set(found);
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    load();
    let revoke = move |device: &Device| {
        let (path, here) = (format!("/me/devices/{}", device.id), device.here);
        spawn_local(async move {
            match ask::<()>(me, "DELETE", &path, NOTHING).await {
                Ok(()) if here => me.is_unknown(),
                Ok(()) => load(),
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    let row = move |device: Device| {
        let made = device.made;
        let since = move || translator.say(&Text::new("you-device").with("date", day(made, translator)));
        let label = device.label.clone();
        let call = if device.here { "you-log-out" } else { "you-revoke" };
        view! {
            <li>
                <span>
                    <b>{label}</b>" "
                    {move || since()}
                    {device.here.then(|| view! { " · " <em>{translator.live("you-here")}</em> })}
                </span>
                <button type="button" class="button" on:click=move |_| revoke(&device)>{translator.live(call)}</button>
            </li>
        }
    };
    view! {
        <section>
            <h2>{translator.live("you-devices")}</h2>
            <p class="about">{translator.live("you-devices-about")}</p>
            <ul class="devices"><For each=move || devices.get() key=|device| device.id children=row/></ul>
            <Refusal trouble=trouble/>
        </section>
    }
}

/// Export and deletion of the user's data.
#[component]
fn Goodbye() -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let file = RwSignal::new(None::<String>);
    let sure = RwSignal::new(false);
    let trouble = RwSignal::new(None::<Trouble>);
    let export = move |_| {
        spawn_local(async move {
            match ask_for_text(me, "/me/export").await {
                Ok(text) => {
                    file.set(Some(js_sys::encode_uri_component(&text).into()));
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    };
    let forget = move |_| {
        spawn_local(async move {
            if let Err(why) = me.forget().await {
                trouble.set(Some(why));
            }
        });
    };
    let link = move || {
        file.get().map(|text| {
            view! {
                <a class="button" download="roundtable.json" href=format!("data:application/json;charset=utf-8,{text}")>
                    {translator.live("you-export-ready")}
                </a>
            }
        })
    };
    view! {
        <section>
            <h2>{translator.live("you-goodbye")}</h2>
            <p class="about">{translator.live("you-goodbye-about")}</p>
            <div class="ways">
                <button type="button" class="button" on:click=export>{translator.live("you-export")}</button>
                {move || link()}
                <Show
                    when=move || sure.get()
                    fallback=move || view! {
                        <button type="button" class="button" on:click=move |_| sure.set(true)>{translator.live("you-forget")}</button>
                    }
                >
                    <button type="button" class="button danger" on:click=forget>{translator.live("you-forget-sure")}</button>
                    <button type="button" class="button" on:click=move |_| sure.set(false)>{translator.live("table-cancel")}</button>
                </Show>
            </div>
            <Refusal trouble=trouble/>
        </section>
    }
}
