//! Whom the reader does not hear, at any table.

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

/// The people who are not heard.
#[derive(Clone, Copy)]
pub(crate) struct Muted {
    me: Me,
    /// As the server last said.
    pub(crate) people: RwSignal<Vec<Person>>,
    /// What went wrong last.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// Called when somebody is heard again.
    heard: Callback<()>,
}

impl Muted {
    /// Asks the server, now and whenever somebody else reads. `heard` is called when somebody is heard again.
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

    /// Is this one of them?
    pub(crate) fn has(self, person: &PersonId) -> bool {
        self.people.with(|people| people.iter().any(|other| other.id == *person))
    }

    /// Hears no more of somebody: at once, even before the server has heard of it.
    pub(crate) fn mute(self, person: Person) {
        self.people.update(|people| people.push(person.clone()));
        self.change("PUT", person.id);
    }

    /// Hears somebody again.
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

/// The list, with the way to hear each of them again.
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

/// The same as a part of the page about the reader, if there is anybody.
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
