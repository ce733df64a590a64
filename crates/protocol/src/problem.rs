//! Errors: a stable code for programs, a text for people, and the clause of the rulebook if a rule was broken.

use serde::{Deserialize, Serialize};

use crate::word::words;

/// Problem details (RFC 9457) with a code and an optional clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A URI that names the kind of problem.
    #[serde(rename = "type")]
    pub kind: String,
    /// The HTTP status.
    pub status: u16,
    /// The code for programs, which never changes its meaning.
    pub code: Code,
    /// The text for people, in their language.
    pub title: String,
    /// More details.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The clause of the rulebook that was broken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// Seconds to wait before another attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

/// The kinds of problems. New ones may be added; none is ever renamed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// The request cannot be read.
    Unreadable,
    /// The request is too large.
    TooLarge,
    /// The message has another version.
    OtherVersion,
    /// It does not exist, or the client may not see it.
    NotFound,
    /// The path does not support this method.
    Method,
    /// A token is required.
    NoToken,
    /// The token is unknown, revoked or expired.
    BadToken,
    /// The token does not allow this.
    Scope,
    /// Login or password is wrong.
    BadLogin,
    /// The login is taken.
    LoginTaken,
    /// The login is invalid.
    LoginUnfit,
    /// The password is invalid.
    PasswordUnfit,
    /// The user already has an account.
    HasAccount,
    /// The name is empty, too long, or has invisible characters.
    NameUnfit,
    /// The game does not exist.
    NoGame,
    /// The server does not play this version of the game's rules.
    OtherRules,
    /// The options are invalid.
    OptionsUnfit,
    /// The game does not allow this number of seats.
    SeatsUnfit,
    /// The clock is out of range.
    ClockUnfit,
    /// The game does not have this bot.
    BotUnfit,
    /// The seat does not exist.
    NoSeat,
    /// The seat is taken.
    SeatTaken,
    /// The user already has a seat here.
    SeatedAlready,
    /// Only the owner of the seat may do this.
    NotYourSeat,
    /// Only the host may do this.
    NotHost,
    /// The match has begun.
    Started,
    /// The match has not begun.
    NotStarted,
    /// The match is not over.
    NotOver,
    /// The match is over.
    Over,
    /// A seat is empty.
    SeatEmpty,
    /// Only players may do this.
    Spectator,
    /// It is another player's turn.
    NotYourTurn,
    /// The table has changed since the client's last update.
    Stale,
    /// The rules do not allow the action.
    Rule,
    /// The action cannot be read.
    Notation,
    /// The step cannot be undone without consent.
    NoUndo,
    /// There is no open proposal, or there is one already.
    NoProposal,
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// The user has resigned.
    Resigned,
    /// No bot plays for the user.
    NotAway,
    /// The vacation is empty or too long.
    VacationUnfit,
    /// The address may not be used, or its keys are invalid.
    AddressUnfit,
    /// The quiet hours are invalid.
    HoursUnfit,
    /// The text is empty or too long.
    ChatUnfit,
    /// The idempotency key was used for another request.
    KeyReused,
    /// A limit is reached.
    TooMany,
    /// The client is over its rate limit.
    TooFast,
    /// The server is overloaded.
    Busy,
    /// The server is about to restart.
    Draining,
    /// Internal error.
    Broken,
}

words!(Code {
    Unreadable = "unreadable",
    TooLarge = "too-large",
    OtherVersion = "other-version",
    NotFound = "not-found",
    Method = "method",
    NoToken = "no-token",
    BadToken = "bad-token",
    Scope = "scope",
    BadLogin = "bad-login",
    LoginTaken = "login-taken",
    LoginUnfit = "login-unfit",
    PasswordUnfit = "password-unfit",
    HasAccount = "has-account",
    NameUnfit = "name-unfit",
    NoGame = "no-game",
    OtherRules = "other-rules",
    OptionsUnfit = "options-unfit",
    SeatsUnfit = "seats-unfit",
    ClockUnfit = "clock-unfit",
    BotUnfit = "bot-unfit",
    NoSeat = "no-seat",
    SeatTaken = "seat-taken",
    SeatedAlready = "seated-already",
    NotYourSeat = "not-your-seat",
    NotHost = "not-host",
    Started = "started",
    NotStarted = "not-started",
    NotOver = "not-over",
    Over = "over",
    SeatEmpty = "seat-empty",
    Spectator = "spectator",
    NotYourTurn = "not-your-turn",
    Stale = "stale",
    Rule = "rule",
    Notation = "notation",
    NoUndo = "no-undo",
    NoProposal = "no-proposal",
    Paused = "paused",
    NotPaused = "not-paused",
    Resigned = "resigned",
    NotAway = "not-away",
    VacationUnfit = "vacation-unfit",
    AddressUnfit = "address-unfit",
    HoursUnfit = "hours-unfit",
    ChatUnfit = "chat-unfit",
    KeyReused = "key-reused",
    TooMany = "too-many",
    TooFast = "too-fast",
    Busy = "busy",
    Draining = "draining",
    Broken = "broken",
});

impl Code {
    /// The HTTP status of this problem.
    pub const fn status(self) -> u16 {
        match self {
            Code::Unreadable | Code::OtherVersion => 400,
            Code::NoToken | Code::BadToken | Code::BadLogin => 401,
            Code::Scope | Code::NotYourSeat | Code::NotHost | Code::Spectator => 403,
            Code::NotFound | Code::NoSeat => 404,
            Code::Method => 405,
            Code::TooLarge => 413,
            Code::TooFast => 429,
            Code::Broken => 500,
            Code::Busy | Code::Draining => 503,
            Code::LoginUnfit
            | Code::PasswordUnfit
            | Code::NameUnfit
            | Code::NoGame
            | Code::OptionsUnfit
            | Code::SeatsUnfit
            | Code::ClockUnfit
            | Code::BotUnfit
            | Code::Rule
            | Code::Notation
            | Code::VacationUnfit
            | Code::AddressUnfit
            | Code::HoursUnfit
            | Code::ChatUnfit
            | Code::KeyReused => 422,
            Code::LoginTaken
            | Code::HasAccount
            | Code::OtherRules
            | Code::SeatTaken
            | Code::SeatedAlready
            | Code::Started
            | Code::NotStarted
            | Code::NotOver
            | Code::Over
            | Code::SeatEmpty
            | Code::NotYourTurn
            | Code::Stale
            | Code::NoUndo
            | Code::NoProposal
            | Code::Paused
            | Code::NotPaused
            | Code::Resigned
            | Code::NotAway
            | Code::TooMany => 409,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_distinct_words() {
        for (at, code) in Code::ALL.iter().enumerate() {
            assert_eq!(Code::from_word(code.word()), Some(*code));
            assert!(Code::ALL[..at].iter().all(|other| other.word() != code.word()), "{}", code.word());
            assert!((400..600).contains(&code.status()));
        }
    }
}
