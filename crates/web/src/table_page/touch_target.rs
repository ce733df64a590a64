//! The interaction with a piece or a spot: click, hold for an explanation, hover.

use std::time::Duration;

use scene::Text;

use super::context::{Offer, Subject, TableContext};
use crate::signal::{Memo, StoredValue};

/// The duration of a long press, which opens an explanation.
const LONG_PRESS: Duration = Duration::from_millis(450);

/// The interaction state of a piece or a spot.
#[derive(Clone, Copy)]
pub(super) struct TouchTarget {
    context: TableContext,
    id: StoredValue<String>,
    subject: fn(String) -> Subject,
    /// The effect of a click.
    pub(super) offer: Memo<Offer>,
    explained: StoredValue<bool>,
}

impl TouchTarget {
    pub(super) fn new(context: TableContext, id: &str, subject: fn(String) -> Subject) -> TouchTarget {
        let what = id.to_owned();
        TouchTarget {
            context,
            id: StoredValue::new(id.to_owned()),
            subject,
            offer: Memo::new(move || context.offer(&what)),
            explained: StoredValue::new(false),
        }
    }

    /// Returns the accessible name: what it is, and what a click does.
    pub(super) fn name(self, what: String) -> String {
        self.offer.with(|offer| match &offer.labels[..] {
            [] => what,
            [only] => {
                self.context.say(&Text::new("table-touch").with("what", what).with("action", only.clone()))
            }
            many => self
                .context
                .say(&Text::new("table-touch-many").with("what", what).with("count", many.len() as u32)),
        })
    }

    /// Returns whether it can be clicked now.
    pub(super) fn is_live(self) -> bool {
        self.offer.with(|offer| offer.live && !offer.touched)
    }

    /// Returns the value of `data-choices`: the choices it stands for, so that a test can check that every choice is in
    /// reach.
    pub(super) fn choices(self) -> Option<String> {
        self.offer.with(|offer| (!offer.choices.is_empty()).then(|| offer.choices.join("|")))
    }

    /// Returns whether the player has clicked it in this decision.
    pub(super) fn is_touched(self) -> bool {
        self.offer.with(|offer| offer.touched)
    }

    /// Returns the value of `aria-pressed`; `None` for things that cannot be clicked.
    pub(super) fn pressed(self) -> Option<String> {
        self.offer.with(|offer| (!offer.labels.is_empty()).then(|| offer.touched.to_string()))
    }

    pub(super) fn explain(self) {
        self.context.subject.set((self.subject)(self.id.get_value()));
    }

    pub(super) fn enter(self, event: &web_sys::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.explain();
        }
    }

    pub(super) fn hold(self, event: &web_sys::PointerEvent) {
        self.explained.set_value(false);
        if event.pointer_type() != "mouse" {
            self.context.press(LONG_PRESS, move || {
                // If the piece has left the table, there is nothing to explain.
                if self.explained.try_update_value(|explained| *explained = true).is_some() {
                    self.explain();
                    self.context.drawer.set(true);
                }
            });
        }
    }

    pub(super) fn release(self) {
        self.context.release();
    }

    /// Handles a click. A piece without a choice passes the click on to its spot; without one there either, it explains
    /// itself.
    pub(super) fn click(self, place: Option<String>) {
        self.release();
        let is_live = |what: &str| !self.context.offer_untracked(what).labels.is_empty();
        let id = self.id.get_value();
        if self.explained.get_value() {
            self.explained.set_value(false);
        } else if is_live(&id) {
            self.context.handle.touch(&id);
        } else if let Some(place) = place.filter(|place| is_live(place)) {
            self.context.handle.touch(&place);
        } else {
            self.explain();
            self.context.drawer.set(true);
        }
    }

    /// Suppresses the browser's context menu on a long press, which opens our explanation.
    pub(super) fn menu(self, event: &web_sys::MouseEvent) {
        if self.explained.get_value() {
            event.prevent_default();
        }
    }
}
