//! Matches kept in the browser: only their logs, from which everything else follows.

use std::cell::RefCell;

use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use table::{ReadError, Session};

use crate::storage::{self, NotKept};
use crate::table_page::replay::analysis::study;
use crate::tongue::Tongue;
use crate::wing::HONOURS;

/// A match that was begun at this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Record {
    /// Its number in addresses. Later ones are greater.
    #[serde(skip)]
    pub(crate) id: String,
    /// The game's id.
    pub(crate) game: String,
    /// The whole log, seed included.
    pub(crate) log: String,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) saved: f64,
    /// Is it over?
    pub(crate) over: bool,
}

/// Why a match cannot be opened again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Unreadable {
    /// There is none with this number.
    Missing,
    /// Its game is not part of this build.
    UnknownGame(String),
    /// Its log is damaged, or follows rules that this build does not play.
    Log(ReadError),
}

const PREFIX: &str = "match/";

/// Keeps a match as it stands.
pub(crate) fn keep(id: &str, session: &dyn Session) -> Result<(), NotKept> {
    let record = Record {
        id: id.to_owned(),
        game: session.header().game.clone(),
        log: session.log(),
        saved: js_sys::Date::now(),
        over: matches!(session.turn(), engine::Turn::Over(_)),
    };
    if let Some(honours) = HONOURS.door() {
        (honours.note)(id, session);
    }
    let text = serde_json::to_string(&record).expect("a record is plain data");
    storage::write(&format!("{PREFIX}{id}"), &text)
}

/// Keeps the log of a match that was played elsewhere and is over.
pub(crate) fn keep_log(id: &str, game: &str, log: String) {
    let record =
        Record { id: id.to_owned(), game: game.to_owned(), log, saved: js_sys::Date::now(), over: true };
    BEGUN.set(record.open().ok().map(|session| (id.to_owned(), session)));
    let text = serde_json::to_string(&record).expect("a record is plain data");
    // What cannot be kept can be asked for again.
    let _ = storage::write(&format!("{PREFIX}{id}"), &text);
}

/// Every kept match, the one played last first.
pub(crate) fn all() -> Vec<Record> {
    let mut records: Vec<Record> =
        storage::keys(PREFIX).iter().filter_map(|key| load(key.trim_start_matches(PREFIX))).collect();
    records.sort_by(|a, b| b.saved.total_cmp(&a.saved));
    records
}

/// The match with this number.
pub(crate) fn load(id: &str) -> Option<Record> {
    let record: Record = serde_json::from_str(&storage::read(&format!("{PREFIX}{id}"))?).ok()?;
    Some(Record { id: id.to_owned(), ..record })
}

/// Which game the match with this number is of.
pub(crate) fn game(id: &str) -> Option<String> {
    let begun = BEGUN.with_borrow(|begun| {
        let (_, session) = begun.as_ref().filter(|(begun, _)| begun == id)?;
        Some(session.header().game.clone())
    });
    begun.or_else(|| Some(load(id)?.game))
}

/// Throws a match away.
pub(crate) fn remove(id: &str) {
    storage::remove(&format!("{PREFIX}{id}"));
    storage::remove(&study::key(id));
}

impl Record {
    /// Plays the log again, up to where it stands.
    pub(crate) fn open(&self) -> Result<Box<dyn Session>, Unreadable> {
        let kind = games::find(&self.game).ok_or_else(|| Unreadable::UnknownGame(self.game.clone()))?;
        kind.read(&self.log).map_err(Unreadable::Log)
    }
}

/// Why a log cannot be read: in the reader's language if it follows rules that this build does not play, otherwise in English with its
/// line.
pub(crate) fn why(error: &ReadError, tongue: Tongue) -> String {
    match error.rules() {
        Some(rules) => tongue.say(&rules.text()),
        None => error.to_string(),
    }
}

thread_local! {
    /// A match that was just begun waits here for its table, so that it can be played even where nothing is kept.
    static BEGUN: RefCell<Option<(String, Box<dyn Session>)>> = const { RefCell::new(None) };
}

/// Begins a new match and says its number.
pub(crate) fn begin(session: Box<dyn Session>) -> String {
    let id = format!("{:x}", js_sys::Date::now() as u64);
    BEGUN.set(Some((id.clone(), session)));
    id
}

/// The match with this number, opened.
pub(crate) fn open(id: &str) -> Result<Box<dyn Session>, Unreadable> {
    match BEGUN.take() {
        Some((begun, session)) if begun == id => Ok(session),
        _ => load(id).ok_or(Unreadable::Missing)?.open(),
    }
}

/// Bytes that nobody can guess, from the browser: 32 of them are the seed of a match.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser that runs this has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("so few bytes are not too many");
    bytes
}
