//! Who somebody is, and how they prove it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::PersonId;
use crate::word::words;

/// Somebody, as everybody may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Never changes.
    pub id: PersonId,
    /// What others call them.
    pub name: String,
    /// A guest, somebody with an account, or a program.
    pub kind: PersonKind,
}

/// What sort of person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PersonKind {
    /// Known by a device alone.
    Guest,
    /// With a login and a password.
    Account,
    /// A program that plays through the bot interface, and is marked as one.
    Bot,
}

words!(PersonKind { Guest = "guest", Account = "account", Bot = "bot" });

/// What a token allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Everything its owner may do.
    Full,
    /// Playing only: no change of the account, no other tokens. For programs.
    Play,
}

words!(Scope { Full = "full", Play = "play" });

/// Sits down for the first time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What others shall call them.
    pub name: String,
    /// Is it a program?
    #[serde(default)]
    pub bot: bool,
}

/// Wants another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new one.
    pub name: String,
}

/// What proves an account. It has no `Debug`: a password is never written to a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's own name; capitals make no difference.
    pub login: String,
    /// At least ten characters.
    pub password: String,
}

/// A token to be made for another device or program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it.
    pub label: String,
    /// What it allows.
    pub scope: Scope,
}

/// The answer to everything that gives a token. The token is shown this one time; the server keeps a digest of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// Who you are.
    pub person: Person,
    /// To be sent as `Authorization: Bearer …`, or in [`Greeting`].
    pub token: String,
}

/// A device or program with a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Device {
    /// Names it when it is to be revoked.
    pub id: u64,
    /// What its owner calls it.
    pub label: String,
    /// What its token allows.
    pub scope: Scope,
    /// When the token was made, in milliseconds since 1970.
    pub made: i64,
    /// Is it the one that asks?
    pub here: bool,
}

/// The first message on a socket.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// The token; without one, whoever greets is a spectator without a name.
    pub token: Option<String>,
    /// The language of sentences, e.g. `de`.
    #[serde(default)]
    pub language: String,
}

/// Without the token, which must not get into a log.
impl fmt::Debug for Greeting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Greeting").field("language", &self.language).finish_non_exhaustive()
    }
}
