//! How The Future of Camelot shows itself: the castle, what can be touched, the log, and why not.

mod beat;
mod board;
mod choice;
mod faces;
mod features;
mod narrate;
mod phrases;
mod plan;
mod plates;
mod prompt;
mod refuse;
mod stages;
mod zones;

use engine::Rng;
use scene::{Beat, Choice, Feature, Portray, Refusal, Scene, SoloPlay, Statistics, StoryLine, Tally};

use crate::Camelot;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;

impl Portray for Camelot {
    scene::printed_words!();

    fn has_board() -> bool {
        true
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../lesson.log"))
    }

    fn scene(view: &View) -> Scene {
        let scene = Scene {
            plates: plates::plates(view),
            zones: zones::zones(view),
            panels: plates::panels(view),
            heading: Some(stages::heading(view)),
            stages: stages::stages(view),
            prompt: prompt::prompt(view),
            clauses: stages::clauses(view),
            plan: None,
        };
        Scene { plan: Some(plan::plan(&scene)), ..scene }
    }

    fn choice(view: &View, action: Action) -> Choice {
        choice::choice(view, action)
    }

    fn narrate(event: Event) -> Option<StoryLine> {
        narrate::narrate(event)
    }

    fn beat(heard: &[Event], view: &View) -> Option<Beat> {
        beat::beat(heard, view)
    }

    fn refuse(view: &View, action: Action) -> Refusal {
        refuse::refuse(view, action)
    }
}

impl Statistics for Camelot {
    fn tally(event: Event) -> Option<Tally> {
        narrate::tally(event)
    }

    fn features(_told: &[Event], end: &View) -> Vec<Feature> {
        features::features(end)
    }
}

impl SoloPlay for Camelot {}

/// Any position that looks like this view: what is open in it is open in all of them.
fn table(view: &View) -> Camelot {
    Camelot::determinize(view, &mut Rng::seeded(0))
}
