//! What a hand can do with anything on the table: touch it, hold it to ask what it is, hover over it.

use std::time::Duration;

use scene::Text;

use super::context::{Offer, Subject, TableContext};
use crate::signal::{Memo, StoredValue};

/// Who holds a finger down for so long wants to know more.
const LONG_PRESS: Duration = Duration::from_millis(450);

/// A hand's hold on a piece or a spot.
#[derive(Clone, Copy)]
pub(super) struct TouchTarget {
    context: TableContext,
    id: StoredValue<String>,
    subject: fn(String) -> Subject,
    /// What touching it would do.
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

    /// What it is called and what touching it does.
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

    /// Can it be touched now?
    pub(super) fn is_live(self) -> bool {
        self.offer.with(|offer| offer.live && !offer.touched)
    }

    /// For `data-choices`: what it stands for, so that a test can tell whether every choice is in reach.
    pub(super) fn choices(self) -> Option<String> {
        self.offer.with(|offer| (!offer.choices.is_empty()).then(|| offer.choices.join("|")))
    }

    /// Was it touched?
    pub(super) fn is_touched(self) -> bool {
        self.offer.with(|offer| offer.touched)
    }

    /// For `aria-pressed`: only what can be touched is a switch.
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
                // What has left the table meanwhile explains nothing.
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

    /// Touches it; what can do nothing stands for the place it stands on, and failing that explains itself.
    pub(super) fn click(self, place: Option<String>) {
        self.release();
        let is_live = |what: &str| !self.context.offer_untracked(what).labels.is_empty();
        let id = self.id.get_value();
        if self.explained.get_value() {
            self.explained.set_value(false);
        } else if is_live(&id) {
            self.context.host.touch(&id);
        } else if let Some(place) = place.filter(|place| is_live(place)) {
            self.context.host.touch(&place);
        } else {
            self.explain();
            self.context.drawer.set(true);
        }
    }

    /// A long press asks us, not the browser.
    pub(super) fn menu(self, event: &web_sys::MouseEvent) {
        if self.explained.get_value() {
            event.prevent_default();
        }
    }
}
