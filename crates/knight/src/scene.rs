//! How Knight shows itself: the table, what can be touched, the log, and why not.

mod beat;
mod bids;
mod card;
mod choice;
mod counted;
mod court;
mod estate;
mod faces;
mod land;
mod narrate;
mod panels;
mod phrases;
mod plan;
mod plates;
mod prints;
mod prompt;
mod refuse;
mod scenario;
mod turn;

use engine::Seat;
use scene::{
    Beat, Choice, Feat, Feature, Portray, Refusal, Scene, SoloPlay, Statistics, StoryLine, Tally, Zone,
};

use crate::Knight;
use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::view::View;

impl Portray for Knight {
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
            zones: zones(view),
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

impl Statistics for Knight {
    fn tally(event: Event) -> Option<Tally> {
        counted::tally(event)
    }

    fn features(told: &[Event], end: &View) -> Vec<Feature> {
        counted::features(told, end)
    }
}

impl SoloPlay for Knight {
    fn feats() -> &'static [Feat] {
        &counted::FEATS
    }

    fn class(view: &View) -> Vec<&'static str> {
        counted::class(view)
    }
}

/// Whose cards lie before the viewer: the own ones, or for a spectator those of whoever is on turn.
fn shown(view: &View) -> Seat {
    view.viewer.unwrap_or(view.open.active)
}

/// The whole table, in reading order.
fn zones(view: &View) -> Vec<Zone> {
    let seat = shown(view);
    if view.open.phase == Phase::Character {
        return vec![card::characters(view)];
    }
    let mut zones = vec![card::row(view, seat)];
    // Whoever stakes, bids or trades has done with the card.
    match bids::ladder(view).or_else(|| bids::trade(view)) {
        Some(between) => zones.push(between),
        None => zones.extend(card::sides(view, seat)),
    }
    zones.extend([court::court(view, seat), land::map(view, seat)]);
    zones.extend(scenario::rows(view, seat));
    zones.extend([scenario::stages(view, seat), scenario::battles(view, seat)]);
    zones.extend(estate::character(view, seat));
    zones.push(estate::gold(view, seat));
    zones
}
