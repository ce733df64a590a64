//! Runs a lesson: the open page, the expected choice, and the steps that happen by themselves.

use client::Asks;
use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::Choice;
use table::{GameHandle, Lesson, LessonProgress, Page, Session};

use crate::match_handle::MatchHandle;
use crate::pause::pause;
use crate::settings::Settings;
use crate::signal::{RwSignal, StoredValue};
use crate::storage;

/// While the learner only watches, the table is updated at this interval, in milliseconds, and skips this many lines
/// each time. Slow devices can keep up, and the learner does not wait long.
const WATCHING: u64 = 250;
const STRIDE: u32 = 4;

/// A lesson under way.
#[derive(Clone, Copy)]
pub(super) struct Teacher {
    pub(super) handle: MatchHandle,
    lesson: StoredValue<Lesson>,
    whole: StoredValue<Box<dyn Session>>,
    game: &'static str,
    settings: RwSignal<Settings>,
    /// The learner's progress.
    pub(super) place: RwSignal<LessonProgress>,
    /// The last choice that was not the expected one.
    pub(super) slip: RwSignal<Option<Choice>>,
    /// Whether steps are happening by themselves.
    pub(super) running: RwSignal<bool>,
    /// Counts the starts and stops, so that a stopped run does not go on.
    run: StoredValue<u32>,
}

impl Teacher {
    /// Opens a game's lesson at the page where the learner left it. Returns `None` if the game has no lesson.
    pub(super) fn begin(kind: &'static dyn GameHandle, settings: RwSignal<Settings>) -> Option<Teacher> {
        let log = kind.lesson()?;
        let (lesson, whole) = (Lesson::read(log).ok()?, kind.read(log).ok()?);
        let left = storage::read(&key(kind.id())).and_then(|page| page.parse().ok()).unwrap_or(0);
        let place = lesson.open(left);
        let handle = MatchHandle::look_on(whole.at(place.at), Some(lesson.learner), settings);
        let teacher = Teacher {
            handle,
            lesson: StoredValue::new(lesson),
            whole: StoredValue::new(whole),
            game: kind.id(),
            settings,
            place: RwSignal::new(place),
            slip: RwSignal::new(None),
            running: RwSignal::new(false),
            run: StoredValue::new(0),
        };
        handle.answer_to(Callback::new(move |notation: String| teacher.judge(&notation)));
        teacher.go(place);
        Some(teacher)
    }

    /// Returns the open page.
    pub(super) fn page(self) -> Page {
        self.lesson.with_value(|lesson| lesson.pages[self.place.get().page].clone())
    }

    /// Returns the number of pages.
    pub(super) fn pages(self) -> usize {
        self.lesson.with_value(|lesson| lesson.pages.len())
    }

    /// Returns the choice that the learner is asked to make.
    pub(super) fn asked(self) -> Option<Choice> {
        let place = self.place.get();
        let action = self.lesson.with_value(|lesson| lesson.asked(place).map(str::to_owned))?;
        let choices = self.handle.snapshot.with(|sight| sight.choices.clone());
        choices.into_iter().find(|choice| choice.notation == action)
    }

    /// Returns whether the learner can go to the next page.
    pub(super) fn can_go_on(self) -> bool {
        let place = self.place.get();
        !self.running.get() && self.lesson.with_value(|lesson| lesson.next(place).is_some())
    }

    /// Goes to the next page.
    pub(super) fn go_on(self) {
        let place = self.place.get_untracked();
        if let Some(next) = self.lesson.with_value(|lesson| lesson.next(place)) {
            self.stop();
            self.go(next);
        }
    }

    /// Opens the page with this number.
    pub(super) fn open(self, page: usize) {
        self.stop();
        self.go(self.lesson.with_value(|lesson| lesson.open(page)));
    }

    /// Stops all running steps.
    pub(super) fn stop(self) {
        self.run.update_value(|run| *run += 1);
        self.running.set(false);
    }

    /// Compares the learner's choice with the expected one.
    fn judge(self, notation: &str) {
        let place = self.place.get_untracked();
        let asked = self.lesson.with_value(|lesson| lesson.asked(place).map(str::to_owned));
        if asked.as_deref() == Some(notation) {
            if let Some(next) = self.lesson.with_value(|lesson| lesson.played(place)) {
                self.go(next);
            }
        } else {
            let choices = self.handle.snapshot.get_untracked();
            self.slip.set(choices.choices.iter().find(|choice| choice.notation == notation).cloned());
        }
    }

    fn go(self, place: LessonProgress) {
        let turned = self.place.get_untracked().page != place.page;
        self.slip.set(None);
        self.show(place);
        if turned {
            self.keep(place.page);
        }
        if self.lesson.with_value(|lesson| lesson.runs(place)) {
            self.run();
        }
    }

    /// Stores the number of the open page. A finished lesson starts again next time.
    fn keep(self, page: usize) {
        if page + 1 == self.pages() {
            storage::remove(&key(self.game));
        } else {
            // If the browser cannot store it, it lasts until the page is closed.
            let _ = storage::write(&key(self.game), &page.to_string());
        }
    }

    fn show(self, place: LessonProgress) {
        let learner = self.lesson.with_value(|lesson| lesson.learner);
        let moment = self.whole.with_value(|whole| whole.at(place.at));
        if self.lesson.with_value(|lesson| lesson.asked(place).is_some()) {
            self.handle.show(moment, Some(learner), Asks::Choice);
        } else {
            self.handle.show(moment, Some(learner), Asks::Nothing);
        }
        self.place.set(place);
    }

    /// Plays on until the next question or explanation.
    fn run(self) {
        self.stop();
        self.running.set(true);
        let run = self.run.get_value();
        spawn_local(async move {
            loop {
                let place = self.place.get_untracked();
                let watching = self.lesson.with_value(|lesson| lesson.pages[place.page].watch);
                let pace = self.settings.get_untracked().pace;
                let (wait, lines) = if watching { (WATCHING, STRIDE) } else { (pace.step(), 1) };
                pause(wait).await;
                if self.run.try_get_value() != Some(run) {
                    return;
                }
                if self.handle.held.with_untracked(Option::is_some) {
                    continue;
                }
                let next = self.lesson.with_value(|lesson| ahead(lesson, place, lines));
                if next.page == place.page && self.lesson.with_value(|lesson| lesson.runs(next)) {
                    self.show(next);
                } else {
                    self.stop();
                    return self.go(next);
                }
            }
        });
    }
}

/// Advances by this many lines, or to the next question or explanation if that is nearer.
fn ahead(lesson: &Lesson, place: LessonProgress, lines: u32) -> LessonProgress {
    let mut ahead = place;
    for _ in 0..lines {
        match lesson.played(ahead) {
            Some(next) => ahead = next,
            None => break,
        }
        if ahead.page != place.page || !lesson.runs(ahead) {
            break;
        }
    }
    ahead
}

fn key(game: &str) -> String {
    format!("lesson/{game}")
}
