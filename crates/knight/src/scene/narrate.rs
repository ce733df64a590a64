//! The log: what events tell, and what they count for.

use engine::Seat;
use scene::{StoryLevel, StoryLine, Text};

use super::phrases::{
    amount, card_name, character_name, column, consequence, contest_name, gains, goal_name, good_name, goods,
    of_tile, office_name, or_nothing, source, the_office, tile, track_name,
};
use super::prompt::{defeat_name, victory_name};
use crate::character::THRESHOLDS;
use crate::event::{Event, Rise};
use crate::judge::UNMET_POINTS;
use crate::origin::Origin;
use crate::phase::{Defeat, Victory};
use crate::scenario::Scenario;
use crate::turn::FIRST_POINTS;

/// A line of the log. What follows from another line, and the table shows, needs none of its own.
pub(super) fn narrate(event: Event) -> Option<StoryLine> {
    at_court(event).or_else(|| in_the_field(event)).or_else(|| among_players(event))
}

/// Cards, court, character and gold.
fn at_court(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::Character { seat, character } => {
            of(seat, "KN-30", Text::new("log-character").with("character", character_name(character)))
        }
        Event::Goal { goal } => {
            let asked = (1u8..).zip(goal.columns());
            let asks: Vec<Text> = asked
                .map(|(third, asked)| {
                    Text::new("goal-after").with("goal", column(asked)).with("turn", 3 * third)
                })
                .collect();
            all("KN-27", Text::new("log-goal").with("goal", goal_name(goal)).with("asks", asks))
        }
        Event::Turn { turn } => {
            all("KN-07", Text::new("log-turn").with("turn", turn)).heading(StoryLevel::Round)
        }
        Event::TurnBegun { seat } => of(seat, "R-KN-49", "log-turn-of").heading(StoryLevel::Turn),
        Event::Turned { seat, card, .. } => {
            of(seat, "KN-21", Text::new("log-turned").with("card", card_name(card)))
                .folding("log-turned-several", Some(card_name(card)))
        }
        Event::Revealed { seat, at } => of(seat, "KN-75", Text::new("log-revealed").with("place", at + 1)),
        Event::Swapped { seat, first, second } => {
            of(seat, "KN-77", Text::new("log-swapped").with("place", first + 1).with("other", second + 1))
        }
        Event::Replaced { seat, card: Some(card), .. } => {
            of(seat, "KN-77", Text::new("log-replaced").with("card", card_name(card)))
        }
        Event::Replaced { seat, at, card: None } => {
            of(seat, "R-KN-38", Text::new("log-replaced-unseen").with("place", at + 1))
        }
        Event::Borrowed { seat, card, side } => {
            let offices: Vec<Text> = card.half(side).offices.iter().map(|it| the_office(*it)).collect();
            let text = Text::new("log-borrowed").with("offices", offices).with("card", card_name(card));
            of(seat, "KN-76", text)
        }
        Event::Chose { seat, card, side } => {
            let text = Text::new("log-chose").with("side", side.word()).with("card", card_name(card));
            of(seat, "KN-09", text)
        }
        Event::Unlocked { seat, track, level } => {
            let text = Text::new("log-unlocked").with("track", track_name(track)).with("level", level);
            of(seat, "KN-33", text)
        }
        Event::Tournament { seat, tournament } => {
            let name = Text::new(format!("contest-{tournament}"));
            of(seat, "KN-41", Text::new("log-tournament").with("name", name))
        }
        Event::Battle { seat, contest, .. } => {
            of(seat, "KN-66", Text::new("log-battle").with("name", contest_name(contest)))
        }
        Event::Special { seat } => of(seat, "KN-37", "log-special"),
        Event::Reward { seat, .. } => of(seat, "KN-31", "log-reward"),
        Event::Threshold { seat, threshold } => {
            let influence = THRESHOLDS[usize::from(threshold)];
            of(seat, "KN-38", Text::new("log-threshold").with("influence", influence))
        }
        Event::Bought { seat, good } => {
            of(seat, "KN-69", Text::new("log-bought").with("good", good_name(good)))
        }
        Event::BoughtInfluence { seat } => of(seat, "KN-70", "log-bought-influence"),
        Event::BoughtCommand { seat } => of(seat, "KN-72", "log-bought-command"),
        Event::Exchanged { seat, from, to } => {
            let text = Text::new("log-exchanged").with("from", good_name(from)).with("to", good_name(to));
            of(seat, "KN-73", text)
        }
        Event::Lured { seat } => of(seat, "KN-71", "log-lured"),
        Event::Chained { seat, from, to } => {
            let text = Text::new("log-chained").with("from", the_office(from)).with("to", the_office(to));
            of(seat, "KN-45", text)
        }
        Event::Linked { seat, track } => {
            of(seat, "KN-50", Text::new("log-linked").with("track", track_name(track)))
        }
        Event::Gained { seat, origin, gain } => {
            let text = Text::new("log-gained").with("gain", gains(gain)).with("origin", origin.word());
            let text = match origin {
                Origin::Court(office) | Origin::Stage(office) => text.with("office", office_name(office)),
                _ => text,
            };
            of(seat, origin.clause(), text).scoring(seat, gain.points)
        }
        Event::Overflowed { seat, gold, points } => {
            let mut gains = Vec::new();
            gains.extend((gold > 0).then(|| amount("gold", gold)));
            gains.extend((points > 0).then(|| amount("points", points)));
            of(seat, "KN-35", Text::new("log-overflowed").with("gain", or_nothing(gains)))
                .scoring(seat, points)
        }
        Event::Activated { seat, office } => {
            of(seat, "KN-42", Text::new("log-activated").with("office", the_office(office)))
        }
        Event::Staged { seat, office, stage, side } => {
            let clause = if side.is_some() { "KN-44" } else { "KN-14" };
            let text = Text::new("log-staged").with("office", the_office(office)).with("stage", stage + 1);
            of(seat, clause, text)
        }
        Event::Boxed { seat, turn, points } => {
            let text = Text::new("log-boxed").with("turn", turn).with("points", i32::from(points));
            of(seat, "KN-19", text)
        }
        Event::GoalMet { seat, goal, .. } => {
            of(seat, "KN-27", Text::new("log-goal-met").with("goal", goal_name(goal)))
        }
        Event::GoalMissed { seat, goal, .. } => {
            of(seat, "KN-27", Text::new("log-goal-missed").with("goal", goal_name(goal)))
        }
        Event::Lost { seat, goods: lost, points } => {
            let mut losses = goods(lost);
            losses.extend((points > 0).then(|| amount("points", points)));
            of(seat, "KN-27", Text::new("log-lost").with("loss", or_nothing(losses)))
                .scoring(seat, -i32::from(points))
        }
        Event::Leftovers { seat, points } => {
            of(seat, "KN-20", Text::new("log-leftovers").with("points", points)).scoring(seat, points)
        }
        Event::Unmet { seat } => {
            let points = i32::from(UNMET_POINTS);
            of(seat, "KN-88", Text::new("log-unmet").with("points", points)).scoring(seat, -points)
        }
        Event::Bonus { seat } => {
            let points = i32::from(FIRST_POINTS);
            of(seat, "KN-125", Text::new("log-bonus").with("points", points)).scoring(seat, points)
        }
        Event::Won { seat, victory, scenario } => of(
            seat,
            victory_clause(victory, scenario),
            Text::new("log-won").with("how", Text::new(victory_name(victory))),
        ),
        Event::Defeated { seat, defeat, scenario } => of(
            seat,
            defeat_clause(defeat, scenario),
            Text::new("log-defeated").with("how", Text::new(defeat_name(defeat))),
        ),
        _ => return None,
    };
    Some(line)
}

fn victory_clause(victory: Victory, scenario: Option<Scenario>) -> &'static str {
    match victory {
        Victory::Lands | Victory::Battles if scenario == Some(Scenario::Rebels) => "KN-140",
        Victory::Diplomacy => "KN-84",
        Victory::Renown => "KN-85",
        Victory::Lands => "KN-86",
        Victory::Battles => "KN-87",
        Victory::Castle => "KN-109",
    }
}

fn defeat_clause(defeat: Defeat, scenario: Scenario) -> &'static str {
    match defeat {
        Defeat::Overrun if scenario == Scenario::Rebels => "KN-139",
        Defeat::Overrun if scenario == Scenario::Flood => "R-KN-25",
        Defeat::Castle if scenario == Scenario::Flood => "KN-131",
        Defeat::Overrun => "KN-80",
        Defeat::Siege => "KN-81",
        Defeat::Castle => "KN-82",
        Defeat::Diplomacy => "KN-83",
        Defeat::Flood | Defeat::Villages => "KN-131",
        Defeat::Ruin => "KN-139",
    }
}

/// The clause by which a new enemy comes.
pub(super) fn entry_clause(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::DefensiveWar => "KN-56",
        Scenario::Flood => "KN-127",
        Scenario::Barbarians => "KN-134",
        Scenario::Rebels => "KN-135",
    }
}

/// The clause by which the units of a seat attack.
fn attack_clause(flood: bool) -> &'static str {
    if flood { "KN-132" } else { "KN-91" }
}

/// Commands, and what the enemy does.
fn in_the_field(event: Event) -> Option<StoryLine> {
    let ways = |id: &'static str, from, to| Text::new(id).with("from", tile(from)).with("to", tile(to));
    let line = match event {
        Event::Forgone { seat, points } => of(seat, "KN-12", Text::new("log-forgone").with("n", points)),
        Event::Stored { seat, points } => of(seat, "KN-101", Text::new("log-stored").with("n", points)),
        Event::Added { seat, at, flood } => {
            of(seat, if flood { "KN-128" } else { "KN-90" }, of_tile("log-added", at))
                .folding(Text::new("log-added-several").with("who", seat), Some(tile(at)))
        }
        Event::Attacked { seat, flood } => of(seat, attack_clause(flood), "log-attacked"),
        Event::Slain { seat, at, units, rival: None, flood } => {
            of(seat, attack_clause(flood), of_tile("log-slain", at).with("n", units))
        }
        Event::Slain { seat, at, units, rival: Some(rival), .. } => {
            of(seat, "KN-91", of_tile("log-slain-rival", at).with("n", units).with("rival", rival))
        }
        Event::Moved { seat, from, to } => of(seat, "KN-92", ways("log-moved", from, to)),
        Event::Gathered { seat } => of(seat, "KN-93", "log-gathered"),
        Event::Thwarted { seat, rival: None } => of(seat, "KN-94", "log-thwarted"),
        Event::Thwarted { seat, rival: Some(rival) } => {
            of(seat, "KN-94", Text::new("log-thwarted-rival").with("rival", rival))
        }
        Event::Removed { seat, at, rival: None } => of(seat, "KN-67", of_tile("log-removed", at)),
        Event::Removed { seat, at, rival: Some(rival) } => {
            of(seat, "KN-67", of_tile("log-removed-rival", at).with("rival", rival))
        }
        Event::Spared { seat } => of(seat, "KN-67", "log-spared"),
        Event::Orders { seat, orders } => {
            let orders: Vec<Text> = orders.iter().map(consequence).collect();
            of(seat, "KN-55", Text::new("log-orders").with("orders", orders))
        }
        Event::Avoided { seat, price } => {
            of(seat, "KN-60", Text::new("log-avoided").with("price", goods(price)))
        }
        Event::Enemy { seat, at, scenario } => of(seat, entry_clause(scenario), of_tile("log-enemy", at))
            .folding("log-enemy-several", Some(tile(at))),
        Event::Advanced { seat, from, to, flood } => {
            of(seat, if flood { "R-KN-26" } else { "KN-57" }, ways("log-advanced", from, to))
        }
        Event::Diplomacy { seat, level, rise } => of(
            seat,
            if rise == Rise::Stuck { "KN-61" } else { "KN-55" },
            Text::new("log-diplomacy").with("n", level),
        ),
        Event::Assault { seat, flood } => of(seat, if flood { "KN-129" } else { "KN-62" }, "log-assault"),
        Event::Fell { seat, at, units } => of(seat, "KN-62", of_tile("log-fell", at).with("n", units)),
        Event::Drowned { seat, at } => of(seat, "KN-129", of_tile("log-drowned", at)),
        Event::Razed { seat, at, source: lost } => {
            of(seat, "KN-62", of_tile("log-razed", at).with("source", source(lost)))
        }
        Event::Flooded { seat, at } => of(seat, "KN-129", of_tile("log-flooded", at)),
        Event::Flowed { seat, from, to: Some(to) } => of(seat, "KN-130", ways("log-flowed", from, to)),
        Event::Flowed { seat, from, to: None } => of(seat, "R-KN-25", of_tile("log-drained", from)),
        _ => return None,
    };
    Some(line)
}

/// Trades, duels and initiative.
fn among_players(event: Event) -> Option<StoryLine> {
    let with = |id: &'static str, seat: Seat| Text::new(id).with("rival", seat);
    let line = match event {
        Event::Offered { seat, partner, give, want } => {
            let text = with("log-offered", partner).with("give", or_nothing(goods(give)));
            of(seat, "KN-123", text.with("want", or_nothing(goods(want))))
        }
        Event::Accepted { seat } => of(seat, "KN-123", "log-accepted"),
        Event::Declined { seat } => of(seat, "KN-123", "log-declined"),
        Event::Challenged { seat, rival } => of(seat, "KN-111", with("log-challenged", rival)),
        Event::Staked { seat } => of(seat, "KN-114", "log-staked"),
        Event::Duel { challenger, rival, strength, against, stakes: [stake, other] } => {
            let text = with("log-duel", rival).with("strength", strength).with("against", against);
            of(challenger, "KN-114", text.with("stake", stake).with("other", other))
        }
        Event::DuelWon { seat, loser } => of(seat, "KN-116", with("log-duel-won", loser)),
        Event::DuelDrawn { challenger, rival } => of(challenger, "KN-120", with("log-duel-drawn", rival)),
        Event::Seized { seat, loser, good } => {
            of(seat, "KN-115", with("log-seized", loser).with("good", amount(good.word(), 1)))
        }
        Event::Disgraced { seat } => of(seat, "KN-118", "log-disgraced"),
        Event::Bid { seat } => of(seat, "KN-102", "log-bid"),
        Event::BidOpened { seat, bid } => of(seat, "KN-102", Text::new("log-bid-opened").with("n", bid)),
        Event::Initiative { seat } => of(seat, "KN-103", "log-initiative"),
        Event::Spent { seat, good } => {
            of(seat, "KN-103", Text::new("log-spent").with("good", amount(good.word(), 1)))
        }
        Event::Called { seat, next } if next == seat => of(seat, "KN-105", "log-called-self"),
        Event::Called { seat, next } => of(seat, "KN-105", with("log-called", next)),
        Event::CastleHit { seat, owner, points: 0 } => of(seat, "KN-109", with("log-castle-hit", owner)),
        Event::CastleHit { seat, owner, points } => {
            of(seat, "KN-110", with("log-castle-hit-points", owner).with("points", points))
                .scoring(seat, points)
                .scoring(owner, -i32::from(points))
        }
        _ => return None,
    };
    Some(line)
}

/// A line about somebody.
fn of(seat: Seat, clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::of(seat, clause, text)
}

/// A line about nobody in particular.
fn all(clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::new(clause, text)
}
