//! People, tokens and devices.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::PersonId;
use crate::word::words;

/// The public information about a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// The id, which never changes.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// Guest, account, or program.
    pub kind: PersonKind,
}

/// The kinds of people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PersonKind {
    /// Has only a token on a device.
    Guest,
    /// Has a login and a password.
    Account,
    /// A program that plays through the API and is marked as one.
    Bot,
}

words!(PersonKind { Guest = "guest", Account = "account", Bot = "bot" });

/// What a token allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Everything.
    Full,
    /// Playing only: no changes of the account, no new tokens. For programs.
    Play,
}

words!(Scope { Full = "full", Play = "play" });

/// Creates a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name that others see.
    pub name: String,
    /// Whether it is a program.
    #[serde(default)]
    pub bot: bool,
}

/// Changes the name of a user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// Login and password. It has no `Debug`: a password must never get into a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The login, in any case.
    pub login: String,
    /// At least ten characters.
    pub password: String,
}

/// Creates a token for another device or program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The name of the device.
    pub label: String,
    /// What the token allows.
    pub scope: Scope,
}

/// A new token. It is shown only here; the server stores a digest of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// The user.
    pub person: Person,
    /// The token, for `Authorization: Bearer …` or [`Greeting`].
    pub token: String,
}

/// A device or program with a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Device {
    /// The id of the device.
    pub id: u64,
    /// The name of the device.
    pub label: String,
    /// What its token allows.
    pub scope: Scope,
    /// When the token was created, in milliseconds since 1970.
    pub made: i64,
    /// Whether this request uses its token.
    pub here: bool,
}

/// The first message on a socket.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// The token; null for an anonymous spectator.
    pub token: Option<String>,
    /// The language of texts, for example `de`.
    #[serde(default)]
    pub language: String,
}

/// Without the token, which must not get into a log.
impl fmt::Debug for Greeting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Greeting").field("language", &self.language).finish_non_exhaustive()
    }
}
