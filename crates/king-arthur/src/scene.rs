//! How King Arthur shows itself: the table, what can be touched, the log, and why not.

mod beat;
mod choice;
mod faces;
mod narrate;
mod phrases;
mod plan;
mod plates;
mod prompt;
mod refuse;
mod turn;
mod zones;

use engine::Rng;
use scene::{Beat, Choice, Portray, Refusal, Scene, SoloPlay, Statistics, StoryLine, Tally};

use crate::KingArthur;
use crate::action::Action;
use crate::event::Event;
use crate::view::View;

impl Portray for KingArthur {
    scene::printed_words!();

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../lesson.log"))
    }

    fn scene(view: &View) -> Scene {
        let scene = Scene {
            plates: plates::plates(view),
            zones: zones::zones(view),
            panels: plates::standings(view).into_iter().collect(),
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

impl Statistics for KingArthur {
    fn tally(event: Event) -> Option<Tally> {
        narrate::tally(event)
    }
}

impl SoloPlay for KingArthur {}

/// What the seat whose turn it is may do, from any position that looks like this view. All of it is a function of the
/// view for the owner; for others all but the challenges is, which depend on the knights in hand.
fn legal(view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    KingArthur::determinize(view, &mut Rng::seeded(0)).legal(view.seat, &mut actions);
    actions
}
