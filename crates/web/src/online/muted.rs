//! The people whose chat messages the user has muted, at all tables.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Person, PersonId};
use scene::Text;

use super::ask::{NOTHING, Trouble, ask};
use super::introduction::Refusal;
use super::me::Me;
use crate::erased_view::{For, Show};
use crate::i18n::Translator;
use crate::signal::{RwSignal, effect};

/// The muted people.
#[derive(Clone, Copy)]
pub(crate) struct Muted {
    me: Me,
    /// The list from the server.
    pub(crate) people: RwSignal<Vec<Person>>,
    /// The last error.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// Called when the user unmutes a person.
    heard: Callback<()>,
}

impl Muted {
    /// Loads the list now, and again when another person logs in. Calls `heard` when the user unmutes a person.
    pub(crate) fn load(me: Me, heard: Callback<()>) -> Muted {
        let muted = Muted { me, people: RwSignal::new(Vec::new()), trouble: RwSignal::new(None), heard };
        effect(move |_| {
            if me.is_known() {
                muted.ask_again();
            } else {
                muted.people.set(Vec::new());
            }
        });
        muted
    }

    /// Returns whether this person is muted.
    pub(crate) fn has(self, person: &PersonId) -> bool {
        self.people.with(|people| people.iter().any(|other| other.id == *person))
    }

    /// Mutes a person at once, without waiting for the server.
    pub(crate) fn mute(self, person: Person) {
        self.people.update(|people| people.push(person.clone()));
        self.change("PUT", person.id);
    }

    /// Unmutes a person.
    pub(crate) fn unmute(self, person: PersonId) {
        self.change("DELETE", person);
    }

    fn change(self, method: &'static str, person: PersonId) {
        spawn_local(async move {
            let done = ask::<()>(self.me, method, &format!("/me/mutes/{person}"), NOTHING).await;
            let is_heard = done.is_ok() && method == "DELETE";
            self.trouble.set(done.err());
            self.ask_again();
            if is_heard {
                self.heard.try_run(());
            }
        });
    }

    fn ask_again(self) {
        spawn_local(async move {
            if let Ok(people) = ask::<Vec<Person>>(self.me, "GET", "/me/mutes", NOTHING).await {
                self.people.set(people);
            }
        });
    }
}

/// The list, with a button to unmute each person.
#[component]
pub(crate) fn MutedPeople(muted: Muted) -> impl IntoView {
    let translator = expect_context::<Translator>();
    let row = move |person: Person| {
        let name = person.name.clone();
        let label = move || translator.say(&Text::new("muted-hear-about").with("name", name.clone()));
        view! {
            <li>
                <b>{person.name}</b>
                <button type="button" class="button" aria-label=move || label() on:click=move |_| muted.unmute(person.id)>
                    {translator.live("muted-hear")}
                </button>
            </li>
        }
    };
    view! {
        <ul class="devices"><For each=move || muted.people.get() key=|person| person.id children=row/></ul>
        <Refusal trouble=muted.trouble/>
    }
}

/// The list as a section of the account page; empty if no person is muted.
#[component]
pub(super) fn MutedSection() -> impl IntoView {
    let translator = expect_context::<Translator>();
    let muted = Muted::load(expect_context::<Me>(), Callback::new(|()| {}));
    view! {
        <Show when=move || !muted.people.with(Vec::is_empty)>
            <section aria-labelledby="muted-heading">
                <h2 id="muted-heading">{translator.live("muted")}</h2>
                <p class="about">{translator.live("muted-about")}</p>
                <MutedPeople muted=muted/>
            </section>
        </Show>
    }
}
