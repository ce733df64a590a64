//! The user as the server knows them: a name, and a token that this browser stores.

use leptos::prelude::*;
use protocol::{Credentials, NewGuest, Person, PersonId, Rename, Welcome};

use super::ask::{NOTHING, Trouble, ask};
use crate::settings::Settings;
use crate::signal::RwSignal;
use crate::storage;

const KEY: &str = "person";

/// The user as the server knows them.
#[derive(Clone, Copy)]
pub(crate) struct Me {
    /// The person and the token as stored text. Only the online chunk parses it.
    badge: RwSignal<Option<String>>,
    settings: RwSignal<Settings>,
}

impl Me {
    /// Restores the person that this browser stored.
    pub(crate) fn keep(settings: RwSignal<Settings>) -> Me {
        Me { badge: RwSignal::new(storage::read(KEY)), settings }
    }

    /// Returns whether this browser has stored a person.
    pub(crate) fn is_kept(self) -> bool {
        self.badge.with(Option::is_some)
    }

    fn badge(self) -> Option<Welcome> {
        self.badge.with(|kept| serde_json::from_str(kept.as_ref()?).ok())
    }

    /// Returns the stored person.
    pub(crate) fn person(self) -> Option<Person> {
        self.badge().map(|badge| badge.person)
    }

    /// Returns whether the user is this person.
    pub(crate) fn is(self, person: &PersonId) -> bool {
        self.person().is_some_and(|known| known.id == *person)
    }

    /// Returns whether the server knows the user.
    pub(crate) fn is_known(self) -> bool {
        self.badge().is_some()
    }

    pub(super) fn token(self) -> Option<String> {
        untrack(|| self.badge()).map(|badge| badge.token)
    }

    pub(super) fn language(self) -> String {
        self.settings.with_untracked(|settings| settings.locale().tag().to_owned())
    }

    /// Returns the name that the user plays under on this device.
    pub(super) fn usual_name(self) -> String {
        self.settings.with_untracked(|settings| settings.name.clone())
    }

    /// Registers the user as a guest.
    pub(super) async fn enter(self, name: String) -> Result<(), Trouble> {
        let welcome: Welcome = ask(self, "POST", "/guests", Some(&NewGuest { name, bot: false })).await?;
        self.settings.update(|settings| settings.name.clone_from(&welcome.person.name));
        self.put_on(Some(welcome));
        Ok(())
    }

    /// Logs in with an account.
    pub(super) async fn log_in(self, credentials: Credentials) -> Result<(), Trouble> {
        let welcome: Welcome = ask(self, "POST", "/sessions", Some(&credentials)).await?;
        self.put_on(Some(welcome));
        Ok(())
    }

    /// Turns a guest into an account with a login and a password.
    pub(super) async fn keep_account(self, credentials: Credentials) -> Result<(), Trouble> {
        let person: Person = ask(self, "POST", "/me/account", Some(&credentials)).await?;
        self.is_now(person);
        Ok(())
    }

    /// Changes the user's name.
    pub(super) async fn rename(self, name: String) -> Result<(), Trouble> {
        let person: Person = ask(self, "PATCH", "/me", Some(&Rename { name })).await?;
        self.settings.update(|settings| settings.name.clone_from(&person.name));
        self.is_now(person);
        Ok(())
    }

    /// Deletes the user from the server.
    pub(super) async fn forget(self) -> Result<(), Trouble> {
        ask::<()>(self, "DELETE", "/me", NOTHING).await?;
        self.is_unknown();
        Ok(())
    }

    /// Forgets the user in this browser.
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
                // If the browser cannot store it, it lasts until the page is closed.
                let _ = storage::write(KEY, badge);
            }
            None => storage::remove(KEY),
        }
        self.badge.set(badge);
    }
}
