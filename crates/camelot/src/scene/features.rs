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

/// Of a colour that somebody plays: which it is, or its hero and how much of him was used if heroes take part.
fn of_player(end: &View, player: &Player) -> Vec<Feature> {
    let Owner::Seat(seat) = player.owner else { return Vec::new() };
    let mark = |group, what| Feature { group, what, seat: Some(seat) };
    if end.options.heroes {
        vec![mark("feature-hero", hero(player.colour)), mark("feature-used", used(player.hero))]
    } else {
        vec![mark("feature-colour", colour(player.colour))]
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "feature-red",
        Colour::Blue => "feature-blue",
        Colour::Green => "feature-green",
        Colour::Yellow => "feature-yellow",
        Colour::Violet => "feature-violet",
    }
}

fn hero(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "feature-kay",
        Colour::Blue => "feature-lancelot",
        Colour::Green => "feature-tristan",
        Colour::Yellow => "feature-parzival",
        Colour::Violet => "feature-mordred",
    }
}

/// How many abilities were used until the end.
fn used(hero: Hero) -> &'static str {
    match hero {
        Hero::First => "feature-unused",
        Hero::Second => "feature-used-once",
        Hero::Gone => "feature-used-twice",
    }
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
