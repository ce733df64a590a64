//! What reports count, and what those who play alone can be proud of.

use engine::Seat;
use scene::{Feat, Feature, Tally};

use super::prompt::{defeat_name, victory_name};
use crate::court::Track;
use crate::event::Event;
use crate::goals::Goal;
use crate::scenario::Scenario;
use crate::view::View;

/// How a match was won and lost, what was bought, and where points came from.
pub(super) fn tally(event: Event) -> Option<Tally> {
    let (seat, what, amount) = match event {
        Event::Unlocked { seat, track, .. } => (seat, track_name(track), 1),
        Event::Tournament { seat, .. } => (seat, "tally-tournaments", 1),
        Event::Battle { seat, .. } => (seat, "tally-battles", 1),
        Event::Special { seat } => (seat, "tally-special", 1),
        Event::Leftovers { seat, points } => (seat, "tally-leftovers", i32::from(points)),
        Event::Overflowed { seat, points, .. } => (seat, "tally-overflow", i32::from(points)),
        Event::Gained { seat, gain, .. } if gain.points > 0 => (seat, "tally-points", i32::from(gain.points)),
        Event::Lost { seat, points, .. } => (seat, "tally-goals", -i32::from(points)),
        Event::GoalMet { seat, .. } => (seat, "tally-goal-met", 1),
        Event::GoalMissed { seat, .. } => (seat, "tally-goal-missed", 1),
        Event::Won { seat, victory, .. } => (seat, victory_name(victory), 1),
        Event::Defeated { seat, defeat, .. } => (seat, defeat_name(defeat), 1),
        Event::Unmet { seat } => (seat, "tally-unmet", 1),
        Event::DuelWon { seat, .. } => (seat, "tally-duels", 1),
        Event::CastleHit { seat, .. } => (seat, "tally-castles", 1),
        _ => return None,
    };
    Some(Tally { seat, what, amount })
}

/// Who played which character, with which goal, and which cards were used.
pub(super) fn features(told: &[Event], end: &View) -> Vec<Feature> {
    let open = &end.open;
    let characters = open.all().filter_map(|seat| {
        let character = open.player(seat).character?;
        Some(Feature { group: "option-characters", what: CHARACTERS[character.index()], seat: Some(seat) })
    });
    let goals = GOALS.into_iter().zip(Goal::all()).filter(|(_, goal)| open.goal == Some(*goal));
    // The goal lies on the table for all; only alone it is somebody's.
    let alone = (open.seats == 1).then(|| Seat::new(0));
    let goals = goals.map(|(what, _)| Feature { group: "feature-goal", what, seat: alone });
    let cards = told.iter().filter_map(|event| match event {
        Event::Chose { seat, card, .. } => {
            Some(Feature { group: "feature-card", what: CARDS[card.index()], seat: Some(*seat) })
        }
        _ => None,
    });
    characters.chain(goals).chain(cards).collect()
}

/// The four victories, the goal card, the lists, and the tracks that are hardest to complete.
pub(super) const FEATS: [Feat; 12] = [
    feat("feat-diplomacy", "won-diplomacy", 1),
    feat("feat-renown", "won-renown", 1),
    feat("feat-lands", "won-lands", 1),
    feat("feat-battles", "won-battles", 1),
    feat("feat-goals", "tally-goal-met", 3),
    feat("feat-joust", "tally-tournaments", 1),
    feat("feat-lists", "tally-tournaments", 4),
    feat("feat-king", "track-king", 6),
    feat("feat-church", "track-church", 5),
    feat("feat-castle", "track-castle", 6),
    feat("feat-knowledge", "track-knowledge", 5),
    feat("feat-fame", "track-fame", 5),
];

const fn feat(name: &'static str, what: &'static str, least: i32) -> Feat {
    Feat { name, what, least }
}

/// Scores are compared within a scenario and a character.
pub(super) fn class(view: &View) -> Vec<&'static str> {
    let scenario = match view.open.options.scenario {
        Scenario::DefensiveWar => "option-scenario-defensive-war",
        Scenario::Flood => "option-scenario-flood",
        Scenario::Barbarians => "option-scenario-barbarians",
        Scenario::Rebels => "option-scenario-rebels",
    };
    let character = view.open.player(Seat::new(0)).character;
    [scenario].into_iter().chain(character.map(|character| CHARACTERS[character.index()])).collect()
}

fn track_name(track: Track) -> &'static str {
    match track {
        Track::King => "track-king",
        Track::Church => "track-church",
        Track::Merchants => "track-merchants",
        Track::Nobility => "track-nobility",
        Track::Castle => "track-castle",
        Track::Village => "track-village",
        Track::Stable => "track-stable",
        Track::Armory => "track-armory",
        Track::Combat => "track-combat",
        Track::Knowledge => "track-knowledge",
        Track::Fame => "track-fame",
        Track::Marshal => "track-marshal",
        Track::Chancellor => "track-chancellor",
        Track::Steward => "track-steward",
        Track::Herald => "track-herald",
    }
}

const CHARACTERS: [&str; 6] = [
    "character-aldric",
    "character-ysolde",
    "character-bran",
    "character-mirelle",
    "character-corvin",
    "character-odo",
];

const GOALS: [&str; 20] = [
    "goal-house-of-stone",
    "goal-word-of-the-king",
    "goal-faithful",
    "goal-coin-and-credit",
    "goal-blood-and-birth",
    "goal-four-lords",
    "goal-ledger-of-deeds",
    "goal-name-at-court",
    "goal-men-on-the-field",
    "goal-sword-arm",
    "goal-lists-and-laurels",
    "goal-quiet-borders",
    "goal-first-in-deeds",
    "goal-first-at-court",
    "goal-rivals-in-council",
    "goal-rival-houses",
    "goal-best-blade",
    "goal-fullest-chest",
    "goal-friends-of-the-crown",
    "goal-captain-of-the-host",
];

const CARDS: [&str; 30] = [
    "card-empty-granary",
    "card-quarrel-at-the-ford",
    "card-pilgrims-at-the-gate",
    "card-summons-to-the-throne-hall",
    "card-wounded-stag",
    "card-bishop-in-debt",
    "card-broken-lance",
    "card-caravan-in-the-fog",
    "card-letters-under-seal",
    "card-masons-ask-for-pay",
    "card-squire-who-lied",
    "card-harvest-feast",
    "card-duel-refused",
    "card-smoke-on-the-border",
    "card-horse-fair",
    "card-ward-of-the-crown",
    "card-monks-and-manuscripts",
    "card-tax-on-salt",
    "card-old-rival",
    "card-night-watch",
    "card-royal-hunt",
    "card-plague-cart",
    "card-minstrel-sings-of-you",
    "card-ransom-paid-in-coin",
    "card-oath-at-the-altar",
    "card-wolves-in-the-pasture",
    "card-council-of-four-lords",
    "card-forger-of-charters",
    "card-bridge-in-ruins",
    "card-king-is-ill",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;
    use crate::character::Character;

    #[test]
    fn everything_is_counted_by_the_name_it_has_at_the_table() {
        let cards: Vec<String> = Cards::ALL.iter().map(|card| format!("card-{card}")).collect();
        let goals: Vec<String> = Goal::all().map(|goal| format!("goal-{goal}")).collect();
        let characters: Vec<String> = Character::all().map(|it| format!("character-{it}")).collect();
        assert_eq!(
            (cards, goals, characters),
            (CARDS.map(Into::into).into(), GOALS.map(Into::into).into(), CHARACTERS.map(Into::into).into())
        );
    }
}
