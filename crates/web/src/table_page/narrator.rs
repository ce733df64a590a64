//! Announces new story lines and the prompt to screen readers.

use leptos::prelude::*;
use table::passages;

use super::context::{Subject, TableContext};
use crate::live_region::LiveRegion;
use crate::signal::effect;

pub(super) fn narrate(context: TableContext) {
    let live_region = expect_context::<LiveRegion>();
    effect(move |before: Option<u32>| {
        let sight = context.sight();
        let last = context.handle.story(|story| story.last().map_or(0, |told| told.at));
        // The narrator skips the lines from before the page was opened.
        let after = before.unwrap_or(last).min(last);
        let news = context.handle.story_after(after);
        // The prompt says whose turn it is, so headings are left out.
        let told = passages(&news).map(|passage| passage.told.line);
        let mut sentences: Vec<String> =
            told.filter(|line| line.level.is_sentence()).map(|line| context.say(&line.text)).collect();
        if sight.is_viewers_turn() {
            sentences.push(context.say(&sight.scene.prompt));
        }
        live_region.say(sentences.join(" "));
        if context.subject.with_untracked(|subject| *subject != Subject::Moment) {
            context.subject.set(Subject::Moment);
        }
        last
    });
}
