//! The tests. Each is named after what people can do.

mod axe;
mod beats;
mod keyboard;
mod languages;
mod lasting;
mod legible;
mod online;
mod people;
mod play;
mod sight;
mod sound;
mod titles;
mod trouble;

use std::fs;

use crate::browser::Screen::{self, Desktop, Laptop, Phone, Wide};
use crate::run::{Doing, Room, Test};
use xtask::shell::{Failed, project};

/// A test in a list: its name, its screen and its function.
type Listed = (&'static str, Screen, for<'a> fn(&'a mut Room) -> Doing<'a>);

/// Returns all tests, or only the quick ones.
pub(crate) fn tests(short: bool) -> Vec<Test> {
    let long = if short { &[] } else { LONG };
    let listed = TESTS.iter().chain(long).map(|(name, screen, does)| Test {
        name: (*name).to_owned(),
        screen: *screen,
        does: Box::new(does),
    });
    titles::tests().chain(listed).collect()
}

/// The tests that are quick enough for the check of everything.
const TESTS: &[Listed] = &[
    ("a match by mouse, from one click to the end", Desktop, |room| Box::pin(play::by_mouse(room))),
    ("a match by keyboard, known only by ear", Desktop, |room| Box::pin(keyboard::whole_match(room))),
    ("a phone: every page fits, and fingers play", Phone, |room| Box::pin(play::on_a_phone(room))),
    ("a reload in the middle of a match", Desktop, |room| Box::pin(lasting::reload(room))),
    ("a reload before anything is painted", Desktop, |room| Box::pin(lasting::reload_at_once(room))),
    ("a match without a network", Desktop, |room| Box::pin(lasting::offline(room))),
    ("another language in the middle of a match", Desktop, |room| Box::pin(languages::live(room))),
    ("sounds for those who want them", Desktop, |room| Box::pin(sound::when_wanted(room))),
    ("no sound before the first click", Desktop, |room| Box::pin(sound::before_the_first_click(room))),
    ("every choice is in reach at 1440×900", Wide, |room| Box::pin(sight::every_choice(room))),
    ("every choice is in reach at 1366×768", Laptop, |room| Box::pin(sight::every_choice(room))),
    ("a choice that nobody can see is noticed", Wide, |room| Box::pin(sight::planted_fault(room))),
    ("nothing is cut off at 1440×900", Wide, |room| Box::pin(sight::nothing_cut_off(room))),
    ("nothing is cut off at 1366×768", Laptop, |room| Box::pin(sight::nothing_cut_off(room))),
    ("a reveal is held up until a click", Wide, |room| Box::pin(beats::reveal(room))),
    ("the seal says how many cards it seals", Laptop, |room| Box::pin(sight::seal_label(room))),
    ("every page by day and by night, large", Desktop, |room| Box::pin(axe::every_page(room))),
    ("every page by day and by night, on a phone", Phone, |room| Box::pin(axe::every_page(room))),
    ("one's own tables, heard of elsewhere", Desktop, |room| Box::pin(online::heard_elsewhere(room))),
    ("an account is made, left and found again", Desktop, |room| Box::pin(people::account(room))),
    ("somebody is reported and not heard", Desktop, |room| Box::pin(people::manners(room))),
    ("how somebody is told, and when not", Desktop, |room| Box::pin(people::notices(room))),
    ("the server is killed and comes back", Desktop, |room| Box::pin(online::server_killed(room))),
    ("two tabs of the same player", Desktop, |room| Box::pin(online::two_tabs(room))),
    ("every page with others by day and by night, large", Desktop, |room| Box::pin(online::every_page(room))),
    ("trouble: a broken link", Desktop, |room| Box::pin(trouble::broken_link(room))),
    ("trouble: a match of another version", Desktop, |room| Box::pin(trouble::another_version(room))),
    ("trouble: the browser's storage is full", Desktop, |room| Box::pin(trouble::storage_full(room))),
    ("trouble: the browser denies its storage", Desktop, |room| Box::pin(trouble::storage_denied(room))),
    ("trouble: the worker is killed", Desktop, |room| Box::pin(trouble::worker_killed(room))),
    ("trouble: no WebAssembly", Desktop, |room| Box::pin(trouble::no_webassembly(room))),
    ("trouble: the network fails while loading", Desktop, |room| Box::pin(trouble::half_loaded(room))),
    ("trouble: the network fails before a game is there", Desktop, |room| {
        Box::pin(trouble::game_missing(room))
    }),
];

/// The tests of the other games and of every moment, left out of a short run.
const LONG: &[Listed] = &[
    ("each planted fault of legibility is found", Wide, |room| Box::pin(legible::planted_faults(room))),
    ("nothing jumps within a turn", Wide, |room| Box::pin(legible::nothing_jumps(room))),
    ("a fight is held up until a key, or not at all", Wide, |room| Box::pin(beats::fight(room))),
    ("two browsers and a bot, by consent", Desktop, |room| Box::pin(online::by_consent(room))),
    ("everything is legible: King Arthur", Wide, |room| Box::pin(legible::every_moment(room, "king-arthur"))),
    ("everything is legible: The Future of Camelot", Wide, |room| {
        Box::pin(legible::every_moment(room, "camelot"))
    }),
    ("everything is legible: Quests of the Round Table", Wide, |room| {
        Box::pin(legible::every_moment(room, "quests"))
    }),
    ("everything is legible: Quest for the Ring", Wide, |room| Box::pin(legible::every_moment(room, "ring"))),
    ("everything is legible: Knight", Wide, |room| Box::pin(legible::every_moment(room, "knight"))),
    ("a map on a phone: fingers touch what they aim at", Phone, |room| Box::pin(play::map_on_a_phone(room))),
    ("every page with others by day and by night, on a phone", Phone, |room| {
        Box::pin(online::every_page(room))
    }),
    ("two browsers and a bot, to the end", Desktop, |room| Box::pin(online::whole_match(room))),
    ("a match of each other game, by mouse", Desktop, |room| Box::pin(play::every_other(room))),
    ("a match of each other game, on a phone", Phone, |room| Box::pin(play::every_other(room))),
];

/// Fails with a message unless the condition holds.
fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(Failed(otherwise())) }
}

/// Stores a finished match in the browser, and returns its number.
async fn past_match(room: &Room) -> Result<&'static str, Failed> {
    let log = fs::read_to_string(project().join("crates/king-arthur/tests/it/golden/4.log"))?;
    room.browser.go("/").await?;
    room.browser.keep("king-arthur", &log).await
}
