//! What is printed on places: prices, gains, needs, and what is still missing.

use scene::{Part, Print, SpotState, Text};

use super::phrases::{amount, level_of};
use crate::court::{Need, Track};
use crate::goods::{Gain, Purse};
use crate::player::Player;
use crate::scenario::{Consequence, Order};

/// A picture with a number.
pub(super) fn print(part: Part, label: Text, emblem: &str, value: impl Into<i32>) -> Print {
    Print { part, label, emblem: Some(emblem.to_owned()), value: Some(value.into()) }
}

/// Words and nothing else.
pub(super) fn words(part: Part, label: impl Into<Text>) -> Print {
    Print { part, label: label.into(), emblem: None, value: None }
}

pub(super) fn purse(part: Part, purse: Purse) -> Vec<Print> {
    purse.iter().map(|(good, number)| print(part, amount(good.word(), number), good.word(), number)).collect()
}

/// Everything that is gained.
pub(super) fn gain(part: Part, gain: Gain) -> Vec<Print> {
    let more = [
        ("points", "victory", gain.points),
        ("command", "command", gain.command),
        ("influence", "influence", gain.influence),
        ("diplomacy", "diplomacy", gain.diplomacy),
        ("slights", "order-diplomacy", gain.slights),
        ("removals", "enemy", gain.removals),
    ];
    let more = more.into_iter().filter(|(.., number)| *number > 0);
    let more = more.map(|(what, emblem, number)| print(part, amount(what, number), emblem, number));
    purse(part, gain.goods).into_iter().chain(more).collect()
}

/// The picture of a track.
pub(super) const fn emblem(track: Track) -> &'static str {
    match track {
        Track::King => "crown",
        other => other.word(),
    }
}

/// What must be reached before.
pub(super) fn need(need: Need) -> Option<Print> {
    Some(match need {
        Need::Nothing => return None,
        Need::Influence(influence) => {
            print(Part::Need, amount("influence", influence), "influence", influence)
        }
        Need::Level(track, level) => print(Part::Need, level_of(track, level), emblem(track), level),
        Need::Tournaments(won) => print(Part::Need, amount("tournaments", won), "tournament", won),
    })
}

/// What a player still lacks for a price and some needs.
pub(super) fn lacks(player: &Player, price: Purse, needs: impl IntoIterator<Item = Need>) -> Vec<Print> {
    let mut lacks = Vec::new();
    for (good, number) in price.iter() {
        let short = number.saturating_sub(player.holds(good));
        if short > 0 {
            lacks.push(print(Part::Lack, amount(good.word(), short), good.word(), short));
        }
    }
    for need in needs {
        let (short, label, picture) = match need {
            Need::Nothing => continue,
            Need::Influence(influence) => {
                let short = influence.saturating_sub(player.influence);
                (short, amount("influence", short), "influence")
            }
            Need::Level(track, level) => {
                (level.saturating_sub(player.level(track)), level_of(track, level), emblem(track))
            }
            Need::Tournaments(won) => {
                let short = won.saturating_sub(player.tournaments.count_ones() as u8);
                (short, amount("tournaments", short), "tournament")
            }
        };
        if short > 0 {
            lacks.push(print(Part::Lack, label, picture, short));
        }
    }
    lacks
}

/// A place that can be bought, is one step away, or far away: its state, and what to say of what is missing.
pub(super) fn reach(lacks: Vec<Print>, now: bool) -> (SpotState, Vec<Print>) {
    match &lacks[..] {
        [] if now => (SpotState::Open, lacks),
        [only] if only.value.is_some_and(|short| short <= 2) => (SpotState::Near, lacks),
        _ => (SpotState::Plain, Vec::new()),
    }
}

/// What the enemy is told to do.
pub(super) fn consequence(consequence: &Consequence) -> Vec<Print> {
    let face = |what: &str, emblem: &str, value: Option<u8>| Print {
        part: Part::Face,
        label: Text::new(format!("order-{what}")).with("n", value.unwrap_or(1)),
        emblem: Some(emblem.to_owned()),
        value: value.filter(|number| *number > 1).map(i32::from),
    };
    let mut prints = match consequence.order {
        Order::Add(number) => vec![face("add", "order-add", Some(number))],
        Order::Move(steps) => vec![face("move", "order-move", Some(steps))],
        Order::AddThenMove => vec![face("add", "order-add", None), face("move", "order-move", None)],
        Order::Attack => vec![face("attack", "order-attack", None)],
        Order::Diplomacy => vec![face("diplomacy", "order-diplomacy", None)],
    };
    prints.extend(consequence.avoid.map(|price| purse(Part::Cost, price)).unwrap_or_default());
    prints
}
