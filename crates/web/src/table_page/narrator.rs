//! Tells those who listen what has happened since they last listened, and what they may do.

use leptos::prelude::*;

use super::seeing::{Seeing, Subject};
use crate::herald::Herald;
use crate::signal::effect;

pub(super) fn narrate(seeing: Seeing) {
    let herald = expect_context::<Herald>();
    effect(move |before: Option<u32>| {
        let sight = seeing.sight();
        let last = sight.story.last().map_or(0, |told| told.at);
        // Nobody wants to hear the whole match again when a page is opened.
        let after = before.unwrap_or(last).min(last);
        let news = sight.story.iter().filter(|told| told.at > after);
        let mut sentences: Vec<String> = news.map(|told| seeing.say(&told.line.text)).collect();
        if !sight.choices.is_empty() {
            sentences.push(seeing.say(&sight.scene.prompt));
        }
        herald.say(sentences.join(" "));
        if seeing.subject.with_untracked(|subject| *subject != Subject::Moment) {
            seeing.subject.set(Subject::Moment);
        }
        last
    });
}
