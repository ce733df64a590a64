//! The tests: each says in its name what people can do.

mod axe;
mod keyboard;
mod languages;
mod lasting;
mod play;

use crate::browser::Screen::{Desktop, Phone};
use crate::run::Test;
use xtask::shell::Failed;

/// Every test.
pub(crate) const TESTS: &[Test] = &[
    ("a match by mouse, from one click to the end", Desktop, |room| Box::pin(play::by_mouse(room))),
    ("a match by keyboard, known only by ear", Desktop, |room| Box::pin(keyboard::whole_match(room))),
    ("a match on a phone, by touch", Phone, |room| Box::pin(play::on_a_phone(room))),
    ("a reload in the middle of a match", Desktop, |room| Box::pin(lasting::reload(room))),
    ("a match without a network", Desktop, |room| Box::pin(lasting::offline(room))),
    ("another language in the middle of a match", Desktop, |room| Box::pin(languages::live(room))),
    ("every page by day and by night, large", Desktop, |room| Box::pin(axe::every_page(room))),
    ("every page by day and by night, on a phone", Phone, |room| Box::pin(axe::every_page(room))),
];

/// Fails with a sentence unless this holds.
fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(Failed(otherwise())) }
}
