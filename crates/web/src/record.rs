//! The matches stored in the browser. Only their logs are stored; everything else follows from them.

use std::cell::RefCell;

use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use table::{ReadError, Session};

use crate::lazy::SOLO;
use crate::storage::{self, NotKept};
use crate::table_page::replay::analysis::study;

/// A match that was started on this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Record {
    /// The number in addresses. Later matches have greater numbers.
    #[serde(skip)]
    pub(crate) id: String,
    /// The id of the game.
    pub(crate) game: String,
    /// The whole log, including the seed.
    pub(crate) log: String,
    /// The time of the last step, in milliseconds since 1970.
    pub(crate) saved: f64,
    /// Whether the match is over.
    pub(crate) over: bool,
}

/// The reason why a match cannot be opened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Unreadable {
    /// There is no match with this number.
    Missing,
    /// This build does not have the game.
    UnknownGame(String),
    /// The log is damaged, or follows rules that this build does not play.
    Log(ReadError),
}

const PREFIX: &str = "match/";

/// Stores a match in its present state.
pub(crate) fn keep(id: &str, session: &dyn Session) -> Result<(), NotKept> {
    let record = Record {
        id: id.to_owned(),
        game: session.header().game.clone(),
        log: session.log(),
        saved: js_sys::Date::now(),
        over: matches!(session.turn(), engine::Turn::Over(_)),
    };
    if let Some(solo) = SOLO.entry() {
        (solo.note)(id, session);
    }
    let text = serde_json::to_string(&record).expect("a record is plain data");
    storage::write(&format!("{PREFIX}{id}"), &text)
}

/// Stores the log of a finished match that was played elsewhere.
pub(crate) fn keep_log(id: &str, game: &str, log: String) {
    let record =
        Record { id: id.to_owned(), game: game.to_owned(), log, saved: js_sys::Date::now(), over: true };
    BEGUN.set(record.open().ok().map(|session| (id.to_owned(), session)));
    let text = serde_json::to_string(&record).expect("a record is plain data");
    // If the browser cannot store it, the client can request it from the server again.
    let _ = storage::write(&format!("{PREFIX}{id}"), &text);
}

/// Returns all stored matches, the last played first.
pub(crate) fn all() -> Vec<Record> {
    let mut records: Vec<Record> =
        storage::keys(PREFIX).iter().filter_map(|key| load(key.trim_start_matches(PREFIX))).collect();
    records.sort_by(|a, b| b.saved.total_cmp(&a.saved));
    records
}

/// Returns the match with this number.
pub(crate) fn load(id: &str) -> Option<Record> {
    let record: Record = serde_json::from_str(&storage::read(&format!("{PREFIX}{id}"))?).ok()?;
    Some(Record { id: id.to_owned(), ..record })
}

/// Returns the id of the game of this match.
pub(crate) fn game(id: &str) -> Option<String> {
    let begun = BEGUN.with_borrow(|begun| {
        let (_, session) = begun.as_ref().filter(|(begun, _)| begun == id)?;
        Some(session.header().game.clone())
    });
    begun.or_else(|| Some(load(id)?.game))
}

/// Deletes a match.
pub(crate) fn remove(id: &str) {
    storage::remove(&format!("{PREFIX}{id}"));
    storage::remove(&study::key(id));
}

impl Record {
    /// Replays the log to its last step.
    pub(crate) fn open(&self) -> Result<Box<dyn Session>, Unreadable> {
        let kind = games::find(&self.game).ok_or_else(|| Unreadable::UnknownGame(self.game.clone()))?;
        kind.read(&self.log).map_err(Unreadable::Log)
    }
}

thread_local! {
    /// A new match before its table is opened. It can be played even if the browser stores nothing.
    static BEGUN: RefCell<Option<(String, Box<dyn Session>)>> = const { RefCell::new(None) };
}

/// Starts a new match, stores it and returns its number.
pub(crate) fn begin(session: Box<dyn Session>) -> String {
    let id = format!("{:x}", js_sys::Date::now() as u64);
    // If the browser cannot store it, its table says so.
    let _ = keep(&id, session.as_ref());
    BEGUN.set(Some((id.clone(), session)));
    id
}

/// Opens the match with this number.
pub(crate) fn open(id: &str) -> Result<Box<dyn Session>, Unreadable> {
    match BEGUN.take() {
        Some((begun, session)) if begun == id => Ok(session),
        _ => load(id).ok_or(Unreadable::Missing)?.open(),
    }
}

/// Returns cryptographically random bytes from the browser; 32 of them are the seed of a match.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser that runs this has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("so few bytes are not too many");
    bytes
}
