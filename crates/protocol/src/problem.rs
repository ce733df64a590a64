//! Refusals: a stable code for programs, a sentence for people, and the clause where a rule refused.

use serde::{Deserialize, Serialize};

use crate::word::words;

/// Why something was not done: problem details as RFC 9457 has them, with a code and perhaps a clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// An address that names the kind of problem.
    #[serde(rename = "type")]
    pub kind: String,
    /// The HTTP status.
    pub status: u16,
    /// For programs; never changes its meaning.
    pub code: Code,
    /// For people, in their language.
    pub title: String,
    /// More, where there is more to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The clause of the rulebook, where a rule refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// Seconds to wait before another try, where waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

/// The kinds of problems. New ones may join; none is ever renamed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// The request cannot be read.
    Unreadable,
    /// More was sent than is allowed.
    TooLarge,
    /// Messages of another version.
    OtherVersion,
    /// There is nothing at this address, or it is not for you.
    NotFound,
    /// This address does not know the method.
    Method,
    /// A token is needed.
    NoToken,
    /// The token is unknown, revoked or has ended.
    BadToken,
    /// The token does not allow this.
    Scope,
    /// Login and password do not go together.
    BadLogin,
    /// Somebody else has this login.
    LoginTaken,
    /// This is no login.
    LoginUnfit,
    /// This is no password.
    PasswordUnfit,
    /// There is an account already.
    HasAccount,
    /// A name must be visible, on one line, and not too long.
    NameUnfit,
    /// There is no such game.
    NoGame,
    /// The server does not play this version of the game's rules.
    OtherRules,
    /// The options cannot be read.
    OptionsUnfit,
    /// So many cannot play.
    SeatsUnfit,
    /// The clock's numbers are out of bounds.
    ClockUnfit,
    /// This bot does not play this game.
    BotUnfit,
    /// There is no such seat.
    NoSeat,
    /// Somebody sits there.
    SeatTaken,
    /// You have a seat here already.
    SeatedAlready,
    /// Only who sits there may do this.
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
    /// You only watch.
    Spectator,
    /// It is not your turn.
    NotYourTurn,
    /// The table has changed since you looked.
    Stale,
    /// The rules do not allow it.
    Rule,
    /// The words of the action cannot be read.
    Notation,
    /// It cannot be taken back.
    NoUndo,
    /// Nothing was proposed, or something else is.
    NoProposal,
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// You gave up this seat.
    Resigned,
    /// Nobody stands in for you.
    NotAway,
    /// So long a vacation nobody can take.
    VacationUnfit,
    /// This address cannot be called, or messages cannot be sealed for it.
    AddressUnfit,
    /// These are no hours of a day.
    HoursUnfit,
    /// What was said is empty or too long.
    ChatUnfit,
    /// This key was used for another request.
    KeyReused,
    /// Too many of something exist.
    TooMany,
    /// Too fast.
    TooFast,
    /// The server has too much to do just now.
    Busy,
    /// The server is about to restart.
    Draining,
    /// Something broke on the server's side.
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
    /// The HTTP status that goes with it.
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
    fn no_two_codes_have_the_same_word() {
        for (at, code) in Code::ALL.iter().enumerate() {
            assert_eq!(Code::from_word(code.word()), Some(*code));
            assert!(Code::ALL[..at].iter().all(|other| other.word() != code.word()), "{}", code.word());
            assert!((400..600).contains(&code.status()));
        }
    }
}
