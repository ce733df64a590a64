//! Goods, gains, places and cards inside sentences.

use engine::Seat;
use scene::Text;

use crate::cards::Card;
use crate::character::Character;
use crate::contest::Contest;
use crate::court::{Office, Track};
use crate::goals::{Column, Condition, Goal, Measure, Penalty};
use crate::goods::{Gain, Good, Purse};
use crate::map::Source;
use crate::place::Place;
use crate::scenario::{Consequence, Order};

/// So much of something: `amount-gold`, `amount-command` …
pub(super) fn amount(what: &str, number: impl Into<i32>) -> Text {
    Text::new(format!("amount-{what}")).with("n", number.into())
}

/// Resources and gold, one after the other.
pub(super) fn goods(purse: Purse) -> Vec<Text> {
    purse.iter().map(|(good, number)| amount(good.word(), number)).collect()
}

/// Everything that is gained, one after the other.
pub(super) fn gains(gain: Gain) -> Vec<Text> {
    let Gain { goods: purse, points, command, influence, diplomacy, slights, removals } = gain;
    let more = [
        ("points", points),
        ("command", command),
        ("influence", influence),
        ("diplomacy", diplomacy),
        ("slights", slights),
        ("removals", removals),
    ];
    let more = more.into_iter().filter(|(_, number)| *number > 0).map(|(what, number)| amount(what, number));
    goods(purse).into_iter().chain(more).collect()
}

/// The list, or the word for nothing.
pub(super) fn or_nothing(list: Vec<Text>) -> Vec<Text> {
    if list.is_empty() { vec!["nothing".into()] } else { list }
}

/// A resource or gold by its name.
pub(super) fn good_name(good: Good) -> Text {
    Text::new(format!("good-{good}"))
}

/// A track of the court.
pub(super) fn track_name(track: Track) -> Text {
    Text::new(format!("track-{track}"))
}

/// An office of the court.
pub(super) fn office_name(office: Office) -> Text {
    Text::new(format!("track-{office}"))
}

/// An office with its article, as the object of a sentence.
pub(super) fn the_office(office: Office) -> Text {
    Text::new(format!("the-{office}"))
}

pub(super) fn card_name(card: Card) -> Text {
    Text::new(format!("card-{card}"))
}

pub(super) fn goal_name(goal: Goal) -> Text {
    Text::new(format!("goal-{goal}"))
}

/// A battle or a tournament.
pub(super) fn contest_name(contest: &Contest) -> Text {
    Text::new(format!("contest-{}", contest.slug))
}

pub(super) fn character_name(character: Character) -> Text {
    Text::new(format!("character-{character}"))
}

/// A tile of a map.
pub(super) fn tile(place: Place) -> Text {
    Text::new("tile").with("name", place.word().to_owned())
}

/// A message about a tile.
pub(super) fn of_tile(id: &'static str, place: Place) -> Text {
    Text::new(id).with("tile", tile(place))
}

/// What can be gathered on a tile.
pub(super) fn source(source: Source) -> Text {
    match source {
        Source::Good(good, number) => amount(good.word(), number),
        Source::Points(points) => amount("points", points),
    }
}

/// A level of a track, e.g. "castle 2".
pub(super) fn level_of(track: Track, level: u8) -> Text {
    Text::new("level").with("track", track_name(track)).with("level", level)
}

/// What the enemy is told to do, and for how much he does not.
pub(super) fn consequence(consequence: &Consequence) -> Text {
    let order = match consequence.order {
        Order::Add(number) => Text::new("order-add").with("n", number),
        Order::Move(steps) => Text::new("order-move").with("n", steps),
        Order::AddThenMove => Text::new("order-add-move"),
        Order::Attack => Text::new("order-attack"),
        Order::Diplomacy => Text::new("order-diplomacy"),
    };
    match consequence.avoid {
        Some(price) => Text::new("order-avoid").with("price", goods(price)).with("order", order),
        None => order,
    }
}

/// What a column of a goal card asks for.
pub(super) fn condition(condition: Condition) -> Text {
    match condition {
        Condition::Level(track, level) => level_of(track, level),
        Condition::Lords(levels) => Text::new("goal-lords").with("n", levels),
        Condition::Gold(gold) => Text::new("goal-gold").with("n", gold),
        Condition::Points(points) => Text::new("amount-points").with("n", i32::from(points)),
        Condition::Influence(influence) => amount("influence", influence),
        Condition::Units(units) => Text::new("goal-units").with("n", units),
        Condition::Battles(won) => Text::new("goal-battles").with("n", won),
        Condition::Tournaments(won) => amount("tournaments", won),
        Condition::EnemiesAtMost(most) => Text::new("goal-enemies").with("n", most),
        Condition::Highest(measure, least) => {
            let most = match measure {
                Measure::Points => "goal-most-points".into(),
                Measure::Influence => "goal-most-influence".into(),
                Measure::Gold => "goal-most-gold".into(),
                Measure::Units => "goal-most-units".into(),
                Measure::Level(track) => Text::new("goal-highest").with("track", track_name(track)),
            };
            Text::new("goal-most").with("what", most).with("least", least)
        }
    }
}

/// What a column of a goal card brings, or takes.
pub(super) fn column(column: &Column) -> Text {
    let reward = Text::new("goal-reward")
        .with("condition", condition(column.condition))
        .with("gain", gains(column.reward));
    match column.penalty {
        Penalty::Nothing => reward,
        Penalty::Points(points) => lost(reward, amount("points", points)),
        Penalty::Good(good, number) => lost(reward, amount(good.word(), number)),
        Penalty::Activation => Text::new("goal-else-acts").with("reward", reward),
    }
}

fn lost(reward: Text, what: Text) -> Text {
    Text::new("goal-else").with("reward", reward).with("loss", what)
}

pub(super) fn name(seat: Seat) -> Text {
    Text::new("name").with("who", seat)
}
