//! What marks a finished match in reports: the colours, the heroes and how much of them was used, the sides of the rooms.

use scene::Feature;

use crate::colour::{Colour, Owner};
use crate::field::Plan;
use crate::hero::Hero;
use crate::room::Room;
use crate::view::{Player, View};

pub(super) fn features(end: &View) -> Vec<Feature> {
    let rooms = Room::CASTLE.iter().map(|room| {
        let (group, what) = plan(end.plan(*room));
        Feature { group, what, seat: None }
    });
    end.players.iter().flat_map(|player| of_player(end, player)).chain(rooms).collect()
}

/// Of a colour that somebody plays: which it is, and its hero if heroes take part.
fn of_player(end: &View, player: &Player) -> impl Iterator<Item = Feature> {
    let seat = match player.owner {
        Owner::Seat(seat) => Some(seat),
        _ => None,
    };
    let (group, what) = match (end.options.heroes, player.colour) {
        (false, Colour::Red) => ("feature-colour", "feature-red"),
        (false, Colour::Blue) => ("feature-colour", "feature-blue"),
        (false, Colour::Green) => ("feature-colour", "feature-green"),
        (false, Colour::Yellow) => ("feature-colour", "feature-yellow"),
        (false, Colour::Violet) => ("feature-colour", "feature-violet"),
        (true, Colour::Red) => ("feature-hero", "feature-kay"),
        (true, Colour::Blue) => ("feature-hero", "feature-lancelot"),
        (true, Colour::Green) => ("feature-hero", "feature-tristan"),
        (true, Colour::Yellow) => ("feature-hero", "feature-parzival"),
        (true, Colour::Violet) => ("feature-hero", "feature-mordred"),
    };
    let used = match player.hero {
        Hero::First => "feature-unused",
        Hero::Second => "feature-used-once",
        Hero::Gone => "feature-used-twice",
    };
    let used = end.options.heroes.then_some(("feature-used", used));
    let features = seat.into_iter().flat_map(move |seat| {
        [Some((group, what)), used].into_iter().flatten().map(move |pair| (pair, seat))
    });
    features.map(|((group, what), seat)| Feature { group, what, seat: Some(seat) })
}

/// The room's name and its side's.
fn plan(plan: Plan) -> (&'static str, &'static str) {
    match plan {
        Plan::Training => ("option-green", "feature-training"),
        Plan::Tournament => ("option-green", "feature-tournament"),
        Plan::RoundTable => ("option-red", "feature-round-table"),
        Plan::Rebellion => ("option-red", "feature-rebellion"),
        Plan::Ballroom => ("option-blue", "feature-ballroom"),
        Plan::Intrigue => ("option-blue", "feature-intrigue"),
        Plan::Chapel => ("option-yellow", "feature-chapel"),
        Plan::Library => ("option-yellow", "feature-library"),
        Plan::Secret => ("tally-secret", "tally-secret"),
    }
}
