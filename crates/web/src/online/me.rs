//! Who the reader is to the server: a name, and a token that this browser keeps.

use leptos::prelude::*;
use protocol::{Credentials, NewGuest, Person, PersonId, Rename, Welcome};

use super::ask::{NOTHING, Trouble, ask};
use crate::settings::Settings;
use crate::signal::RwSignal;
use crate::storage;

const KEY: &str = "person";

/// The reader, as the server knows them.
#[derive(Clone, Copy)]
pub(crate) struct Me {
    /// A person and the token that proves it, as they are kept: only whoever meets others needs to read it.
    badge: RwSignal<Option<String>>,
    settings: RwSignal<Settings>,
}

impl Me {
    /// Whoever this browser was last.
    pub(crate) fn keep(settings: RwSignal<Settings>) -> Me {
        Me { badge: RwSignal::new(storage::read(KEY)), settings }
    }

    /// Does this browser keep anybody?
    pub(crate) fn is_kept(self) -> bool {
        self.badge.with(Option::is_some)
    }

    fn badge(self) -> Option<Welcome> {
        self.badge.with(|kept| serde_json::from_str(kept.as_ref()?).ok())
    }

    /// Who that is.
    pub(crate) fn person(self) -> Option<Person> {
        self.badge().map(|badge| badge.person)
    }

    /// Is it this one?
    pub(crate) fn is(self, person: &PersonId) -> bool {
        self.person().is_some_and(|known| known.id == *person)
    }

    /// Is anybody known?
    pub(crate) fn is_known(self) -> bool {
        self.badge().is_some()
    }

    pub(super) fn token(self) -> Option<String> {
        untrack(|| self.badge()).map(|badge| badge.token)
    }

    pub(super) fn language(self) -> String {
        self.settings.with_untracked(|settings| settings.locale().tag().to_owned())
    }

    /// The name the reader plays under at this device.
    pub(super) fn usual_name(self) -> String {
        self.settings.with_untracked(|settings| settings.name.clone())
    }

    /// Sits down for the first time.
    pub(super) async fn enter(self, name: String) -> Result<(), Trouble> {
        let welcome: Welcome = ask(self, "POST", "/guests", Some(&NewGuest { name, bot: false })).await?;
        self.settings.update(|settings| settings.name.clone_from(&welcome.person.name));
        self.put_on(Some(welcome));
        Ok(())
    }

    /// Comes back with an account.
    pub(super) async fn log_in(self, credentials: Credentials) -> Result<(), Trouble> {
        let welcome: Welcome = ask(self, "POST", "/sessions", Some(&credentials)).await?;
        self.put_on(Some(welcome));
        Ok(())
    }

    /// Keeps a guest by a login and a password.
    pub(super) async fn keep_account(self, credentials: Credentials) -> Result<(), Trouble> {
        let person: Person = ask(self, "POST", "/me/account", Some(&credentials)).await?;
        self.is_now(person);
        Ok(())
    }

    /// Takes another name.
    pub(super) async fn rename(self, name: String) -> Result<(), Trouble> {
        let person: Person = ask(self, "PATCH", "/me", Some(&Rename { name })).await?;
        self.settings.update(|settings| settings.name.clone_from(&person.name));
        self.is_now(person);
        Ok(())
    }

    /// Is forgotten by the server.
    pub(super) async fn forget(self) -> Result<(), Trouble> {
        ask::<()>(self, "DELETE", "/me", NOTHING).await?;
        self.is_unknown();
        Ok(())
    }

    /// This browser no longer knows who it was.
    pub(super) fn is_unknown(self) {
        self.put_on(None);
    }

    fn is_now(self, person: Person) {
        if let Some(token) = self.token() {
            self.put_on(Some(Welcome { person, token }));
        }
    }

    fn put_on(self, welcome: Option<Welcome>) {
        let badge = welcome.map(|welcome| serde_json::to_string(&welcome).expect("a badge is plain data"));
        match &badge {
            Some(badge) => {
                // What cannot be kept holds until the page is closed.
                let _ = storage::write(KEY, badge);
            }
            None => storage::remove(KEY),
        }
        self.badge.set(badge);
    }
}
