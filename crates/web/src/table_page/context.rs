//! What every part of the table needs: the match, the language, the names, and what is being explained.

use std::sync::Arc;
use std::time::Duration;

use client::Snapshot;
use engine::Seat;
use lang::{Names, Voice};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use scene::{Choice, Piece, Spot, Text, Zone};

use crate::i18n::Translator;
use crate::match_handle::MatchHandle;
use crate::signal::{Memo, RwSignal, StoredValue};

/// The table as its parts see it.
#[derive(Clone, Copy)]
pub(super) struct TableContext {
    pub(super) handle: MatchHandle,
    pub(super) translator: Translator,
    names: Memo<Vec<String>>,
    /// Who looks: of all that is seen the one thing on which every sentence depends.
    viewer: Memo<Option<Seat>>,
    /// How often a map has moved by itself: what can be seen is then looked at again.
    pub(super) map_moves: RwSignal<u32>,
    /// What the drawer explains.
    pub(super) subject: RwSignal<Subject>,
    /// Is the drawer open, where it is one?
    pub(super) drawer: RwSignal<bool>,
    /// What somebody points at.
    pub(super) highlighted: RwSignal<Vec<Highlight>>,
    /// Runs while a finger rests on something.
    press: StoredValue<Option<TimeoutHandle>>,
}

/// Something on the table that somebody points at, and the sign that is put on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Highlight {
    /// The id of a piece, a spot or a zone, or the [name](Meant::choice) of a choice that touches nothing.
    what: String,
    sign: String,
}

impl Highlight {
    pub(super) fn new(what: impl Into<String>, sign: &str) -> Highlight {
        Highlight { what: what.into(), sign: sign.to_owned() }
    }

    /// All that stands for a choice.
    pub(super) fn by_choice(choice: &Choice, sign: &str) -> Vec<Highlight> {
        let pieces = choice.touches.iter().map(|piece| Highlight::new(piece, sign));
        pieces.chain([Highlight::new(Highlight::choice(&choice.notation), sign)]).collect()
    }

    /// What the button of a choice is called. No piece is called so, because no id has a blank.
    pub(super) fn choice(notation: &str) -> String {
        format!("choice {notation}")
    }
}

/// Something that can be explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// What matters now.
    Moment,
    /// A piece, by its id.
    Piece(String),
    /// A spot, by its id.
    Spot(String),
    /// A clause, by its number.
    Clause(String),
}

impl TableContext {
    pub(super) fn new(handle: MatchHandle, translator: Translator) -> TableContext {
        TableContext {
            handle,
            translator,
            names: called(handle),
            viewer: Memo::new(move || handle.snapshot.with(|sight| sight.viewer)),
            map_moves: RwSignal::new(0),
            subject: RwSignal::new(Subject::Moment),
            drawer: RwSignal::new(false),
            highlighted: RwSignal::new(Vec::new()),
            press: StoredValue::new(None),
        }
    }

    /// Does this when a finger has rested for so long. Only one finger asks at a time.
    pub(super) fn press(self, long: Duration, then: impl FnOnce() + 'static) {
        self.release();
        self.press.set_value(set_timeout_with_handle(then, long).ok());
    }

    /// No finger rests any more: it was lifted, or pushes the map.
    pub(super) fn release(self) {
        if let Some(timer) = self.press.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// What is seen now.
    pub(super) fn sight(self) -> Arc<Snapshot> {
        self.handle.snapshot.get()
    }

    /// A part of what is seen, which changes only when it does.
    pub(super) fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        look: impl Fn(&Snapshot) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || self.handle.snapshot.with(|sight| look(sight)))
    }

    /// Who looks.
    pub(super) fn viewer(self) -> Option<Seat> {
        self.viewer.get()
    }

    /// Speaks a text to whoever looks.
    pub(super) fn say(self, text: &Text) -> String {
        self.speak(|voice, names| voice.say(text, names))
    }

    /// Speaks at length to whoever looks.
    pub(super) fn speak<T>(self, speak: impl FnOnce(&Voice, Names<'_>) -> T) -> T {
        let viewer = self.viewer();
        self.names.with(|names| self.translator.with(|voice| speak(voice, Names::seen_by(viewer, names))))
    }

    /// A seat's own name, also if its player is the listener. A listener who gave no name is called "You".
    pub(super) fn name(self, seat: Seat) -> String {
        let name = Text::new("name").with("who", seat);
        self.speak(|voice, names| voice.say(&name, names.as_labels()))
    }

    /// Speaks a text about players by their own names.
    pub(super) fn announce(self, text: &Text) -> String {
        self.names.with(|names| self.translator.with(|voice| voice.say(text, Names { names, you: None })))
    }

    /// A piece in a few words.
    pub(super) fn piece(self, piece: &Piece) -> String {
        self.speak(|voice, names| lang::read_piece(piece, voice, names))
    }

    /// A spot in a few words.
    pub(super) fn spot(self, spot: &Spot, zone: &Zone) -> String {
        self.speak(|voice, names| lang::read_spot(spot, zone, voice, names))
    }

    /// The choices that are left after what was touched.
    pub(super) fn narrowed<T>(self, look: impl FnOnce(&[&Choice]) -> T) -> T {
        let narrowing = self.handle.narrowing.get();
        self.handle.snapshot.with(|sight| look(&narrowing.left(&sight.choices).collect::<Vec<_>>()))
    }

    /// The sign that somebody who points at this puts on it.
    pub(super) fn sign(self, what: &str) -> Option<String> {
        self.highlighted.with(|highlighted| {
            highlighted
                .iter()
                .find(|highlighted| highlighted.what == what)
                .map(|highlighted| highlighted.sign.clone())
        })
    }

    /// What touching this would do: a label, if it is one thing.
    pub(super) fn offer(self, what: &str) -> Offer {
        self.handle.narrowing.track();
        self.handle.snapshot.track();
        self.offer_untracked(what)
    }

    /// The same at this moment.
    pub(super) fn offer_untracked(self, what: &str) -> Offer {
        let narrowing = self.handle.narrowing.get_untracked();
        self.handle.snapshot.with_untracked(|sight| {
            let mine: Vec<&Choice> =
                sight.choices.iter().filter(|choice| choice.touches.iter().any(|id| id == what)).collect();
            Offer {
                labels: mine.iter().map(|choice| choice.label.clone()).collect(),
                choices: mine.iter().map(|choice| choice.notation.clone()).collect(),
                live: narrowing.left(&sight.choices).any(|choice| choice.touches.iter().any(|id| id == what)),
                touched: narrowing.is_touched(what),
            }
        })
    }
}

/// What everybody is called.
fn called(handle: MatchHandle) -> Memo<Vec<String>> {
    Memo::new(move || {
        handle.players.with(|players| lang::real_names(players.iter().map(|player| player.name.clone())))
    })
}

/// What a piece or a spot offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    /// What can be done by touching it.
    pub(super) labels: Vec<Text>,
    /// The same in notation.
    pub(super) choices: Vec<String>,
    /// Does it belong to what is left after the last touch?
    pub(super) live: bool,
    /// Was it touched?
    pub(super) touched: bool,
}
