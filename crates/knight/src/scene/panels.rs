//! What is reckoned beside the table: the goal, the ways to win and to lose, and the bids that were opened.

use engine::Seat;
use scene::{Content, LedgerRow, Meter, Panel, Text};

use super::phrases::{column, goal_name};
use super::shown;
use crate::judge::{FLOODED_TO_LOSE, INFLUENCE_TO_WIN, POINTS_TO_WIN, RUINS_TO_LOSE, VILLAGES_TO_LOSE};
use crate::phase::Phase;
use crate::scenario::{DIPLOMACY, Scenario, UNITS_ON_TILE};
use crate::view::View;

/// Every panel that has something to say now.
pub(super) fn panels(view: &View) -> Vec<Panel> {
    if view.open.phase == Phase::Character {
        return Vec::new();
    }
    let seat = shown(view);
    [duel(view), bids(view), Some(won(view, seat)), lost(view, seat), goal(view, seat)]
        .into_iter()
        .flatten()
        .collect()
}

fn ledger(id: &str, title: impl Into<Text>, rows: Vec<LedgerRow>) -> Panel {
    let content = Content::Ledger { columns: Vec::new(), rows };
    Panel { id: id.to_owned(), title: title.into(), content, note: None }
}

fn row(label: impl Into<Text>) -> LedgerRow {
    LedgerRow { label: label.into(), seat: None, cells: Vec::new(), meter: None, now: false }
}

/// The goal card: what is asked after turns 3, 6 and 9, and how it stands.
fn goal(view: &View, seat: Seat) -> Option<Panel> {
    let open = &view.open;
    let goal = open.goal?;
    let next = (open.turn.max(1) - 1) / 3;
    let line = |(at, asked): (u8, &crate::goals::Column)| {
        let holds = at == next && open.fulfils(seat, asked.condition);
        let id = if holds { "goal-holds" } else { "goal-asks" };
        LedgerRow {
            cells: vec![Text::new(id).with("goal", column(asked))],
            now: at == next,
            ..row(Text::new("goal-turn").with("turn", 3 * (at + 1)))
        }
    };
    let title = Text::new("panel-goal").with("goal", goal_name(goal));
    Some(ledger("goal", title, (0..).zip(goal.columns()).map(line).collect()))
}

fn met(label: &'static str, value: impl Into<i32>, goal: impl Into<i32>, wanted: bool) -> LedgerRow {
    LedgerRow { meter: Some(Meter { value: value.into(), goal: goal.into(), wanted }), ..row(label) }
}

/// The ways to win.
fn won(view: &View, seat: Seat) -> Panel {
    let (open, player) = (&view.open, view.open.player(seat));
    let battles = open.card().battles.len() as u8;
    let rows = vec![
        met("meter-diplomacy", player.diplomacy, DIPLOMACY, true),
        met("meter-points", player.points, POINTS_TO_WIN, true),
        met("meter-influence", player.influence, INFLUENCE_TO_WIN, true),
        met("meter-tiles", open.lands(seat), open.lands_to_win(), true),
        met("meter-battles", player.battles.count_ones() as u8, battles, true),
    ];
    ledger("won", "panel-won", rows)
}

/// The ways to lose; a war has none.
fn lost(view: &View, seat: Seat) -> Option<Panel> {
    let (open, player) = (&view.open, view.open.player(seat));
    if open.is_war() {
        return None;
    }
    let (scenario, map) = (open.options.scenario, open.map());
    let mut rows = vec![
        met("meter-enemy-diplomacy", player.enemy_diplomacy, DIPLOMACY, false),
        met("meter-enemies", open.enemies(seat), scenario.most_enemies(), false),
    ];
    match scenario {
        Scenario::DefensiveWar | Scenario::Barbarians => {
            let empty = map.castle.filter(|castle| player.units.get(*castle) == 0);
            let besiegers = empty.map_or(0, |castle| player.enemies.get(castle));
            rows.push(met("meter-siege", besiegers, UNITS_ON_TILE, false));
        }
        Scenario::Flood => {
            rows.push(met("meter-flooded", player.flooded.len(), FLOODED_TO_LOSE, false));
            let villages = player.flooded.and(map.villages).len();
            rows.push(met("meter-villages", villages, VILLAGES_TO_LOSE, false));
        }
        Scenario::Rebels => rows.push(met("meter-ruins", player.destroyed(map), RUINS_TO_LOSE, false)),
    }
    Some(ledger("lost", "panel-lost", rows))
}

/// The duel at hand: the levels that both bring (KN-114).
fn duel(view: &View) -> Option<Panel> {
    let open = &view.open;
    if open.phase != Phase::Stake {
        return None;
    }
    let rows = open.duellists().map(|seat| LedgerRow {
        seat: Some(seat),
        cells: vec![Text::new("number").with("n", open.player(seat).prowess())],
        ..row(super::phrases::name(seat))
    });
    Some(ledger("duel", "panel-duel", rows.collect()))
}

/// The bids, once they are open (KN-102).
fn bids(view: &View) -> Option<Panel> {
    let open = &view.open;
    if open.war.bids.iter().all(Option::is_none) {
        return None;
    }
    let rows = open.all().map(|seat| LedgerRow {
        seat: Some(seat),
        cells: vec![match open.war.bids[seat.index()] {
            Some(bid) => Text::new("number").with("n", bid),
            None => "no-bid".into(),
        }],
        now: open.war.leader == Some(seat),
        ..row(super::phrases::name(seat))
    });
    Some(ledger("bids", "panel-bids", rows.collect()))
}
