//! The page of a person: statistics and finished matches.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{PersonId, PersonKind, Profile};

use super::ask::{NOTHING, Trouble, ask};
use super::deeds::Deeds;
use super::history::History;
use super::me::Me;
use super::nobody::Nobody;
use super::you::Header;
use crate::app::{Lost, title};
use crate::erased_view::Show;
use crate::i18n::Translator;
use crate::route::Route;
use crate::settings_bar::SettingsBar;
use crate::signal::{Memo, RwSignal};

/// The page of the person with this id.
#[component]
pub(crate) fn PersonPage(id: String) -> impl IntoView {
    match id.parse::<PersonId>() {
        Ok(id) => view! { <Known id=id/> }.into_any(),
        Err(_) => view! { <Lost message="lost-person"/> }.into_any(),
    }
}

#[component]
fn Known(id: PersonId) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let profile = RwSignal::new(None::<Profile>);
    let trouble = RwSignal::new(None::<Trouble>);
    let path = format!("/people/{id}");
    let load = Callback::new(move |()| {
        let path = path.clone();
        spawn_local(async move {
            match ask::<Profile>(me, "GET", &path, NOTHING).await {
                Ok(found) => {
                    profile.set(Some(found));
                    trouble.set(None);
                }
                Err(why) => {
                    trouble.set(Some(why));
                }
            }
        });
    });
    load.run(());
    let name = move || profile.with(|profile| profile.as_ref().map(|profile| profile.person.name.clone()));
    title(move || match name() {
        Some(name) => format!("{name} – {}", translator.word("app-title")),
        None => translator.word("app-title"),
    });
    view! {
        <div class="online-page person">
            <Header title="person-title"/>
            <main id="main">
                <Nobody trouble=Memo::new(move || trouble.get()) retry=load/>
                {move || profile.get().map(|profile| view! { <About profile=profile/> })}
            </main>
            <footer><SettingsBar/></footer>
        </div>
    }
}

/// The person's name and statistics.
#[component]
fn About(profile: Profile) -> impl IntoView {
    let me = expect_context::<Me>();
    let translator = expect_context::<Translator>();
    let person = profile.person.clone();
    let kind = match person.kind {
        PersonKind::Guest => "person-guest",
        PersonKind::Account => "person-account",
        PersonKind::Bot => "person-program",
    };
    let id = person.id;
    let own = move || me.is(&id);
    view! {
        <section class="who-it-is">
            <h2>{person.name.clone()}</h2>
            <p class="about">{translator.live(kind)}</p>
            <Show when=own><a href=Route::You.path()>{translator.live("person-yours")}</a></Show>
        </section>
        <Deeds profile=profile/>
        <History person=person.id/>
    }
}
