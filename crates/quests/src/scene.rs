//! How Quests of the Round Table shows itself: the table, what can be touched, the log, and why not.

mod beat;
mod choice;
mod faces;
mod narrate;
mod panels;
mod phrases;
mod plan;
mod plates;
mod prompt;
mod refuse;
mod turn;
mod zones;

use scene::{Beat, Choice, Feature, Portray, Refusal, Scene, SoloPlay, Statistics, StoryLine, Tally};

use crate::Quests;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;

impl Portray for Quests {
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
            panels: panels::panels(view),
            heading: Some(plates::heading(view)),
            stages: turn::stages(view),
            prompt: prompt::prompt(view),
            clauses: turn::clauses(view),
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

impl Statistics for Quests {
    fn tally(event: Event) -> Option<Tally> {
        narrate::tally(event)
    }

    fn features(told: &[Event], _end: &View) -> Vec<Feature> {
        narrate::features(told)
    }
}

impl SoloPlay for Quests {}
