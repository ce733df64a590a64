//! The moments that decide: duels, opened bids, attacks, a castle that is hit, the totals after three turns.

use engine::Seat;
use scene::{Beat, Content, GaugePart, LedgerRow, Panel, Side, Text, Tincture};

use super::land::tile_id;
use super::narrate::narrate;
use super::phrases::{name, source, tile};
use crate::event::Event;
use crate::place::Place;
use crate::view::View;

/// The space beyond the stronger side on the scale.
const BEYOND: i32 = 2;

/// What a step decided, if anything; of several moments in one step, that which decides most.
pub(super) fn beat(heard: &[Event], view: &View) -> Option<Beat> {
    let first = |made: fn(Event, &[Event], &View) -> Option<Beat>| {
        heard.iter().find_map(|event| made(*event, heard, view))
    };
    first(castle)
        .or_else(|| first(duel))
        .or_else(|| first(bids))
        .or_else(|| attack(heard))
        .or_else(|| first(totals))
}

/// A beat with the heading, and with the sentence and the clause that the log has for this event.
fn of(event: Event, title: &'static str) -> Option<Beat> {
    let line = narrate(event)?;
    Some(Beat { clause: line.clause, ..Beat::new("", title, line.text) })
}

/// A castle is hit (KN-109, KN-110).
fn castle(event: Event, heard: &[Event], view: &View) -> Option<Beat> {
    let Event::CastleHit { owner, .. } = event else { return None };
    let beat = of(event, "beat-castle")?.showing(points(view));
    let at = view.open.map().tiles.iter().find(|tile| tile.castle_of == Some(owner)).map(|tile| tile.place);
    Some(losses(heard).into_iter().chain(at).fold(beat, |beat, at| beat.about(tile_id(at))))
}

/// A duel: court levels and stakes against each other (KN-114).
fn duel(event: Event, heard: &[Event], _view: &View) -> Option<Beat> {
    let Event::Duel { challenger, rival, strength, against, stakes } = event else { return None };
    let decided =
        heard.iter().find(|event| matches!(event, Event::DuelWon { .. } | Event::DuelDrawn { .. }))?;
    let winner = match decided {
        Event::DuelWon { seat, .. } => Some(*seat),
        _ => None,
    };
    let side = |seat: Seat, sum: u8, stake: u8| {
        let part = |id: &'static str, value: u8, tincture| GaugePart {
            label: id.into(),
            value: value.into(),
            tincture,
        };
        let parts = vec![
            part("beat-court", sum.saturating_sub(stake), Tincture::Argent),
            part("beat-stake", stake, Tincture::Azure),
        ];
        let side = Side { parts, ..Side::of(seat, name(seat), sum) };
        match winner {
            Some(winner) if winner == seat => side.ending(true, "beat-wins"),
            Some(_) => side.ending(false, "beat-loses"),
            None => side.ending(true, "beat-equal"),
        }
    };
    let sides = vec![side(challenger, strength, stakes[0]), side(rival, against, stakes[1])];
    let contest = Content::Contest { sides, mark: None, end: i32::from(strength.max(against)) + BEYOND };
    Some(of(*decided, "beat-duel")?.showing(Panel::new("beat-duel", "beat-sums", contest)))
}

/// The bids for the initiative are opened (KN-102, KN-103).
fn bids(event: Event, heard: &[Event], _view: &View) -> Option<Beat> {
    let Event::Initiative { seat: leader } = event else { return None };
    let bids = heard.iter().filter_map(|event| match *event {
        Event::BidOpened { seat, bid } => Some(Side::of(seat, name(seat), bid)),
        _ => None,
    });
    let bids: Vec<Side> = bids
        .map(|side| if side.seat == Some(leader) { side.ending(true, "beat-leads") } else { side })
        .collect();
    if bids.is_empty() {
        return None;
    }
    let contest = Content::Contest { sides: bids, mark: None, end: 0 };
    Some(of(event, "beat-bids")?.showing(Panel::new("beat-bids", "panel-bids", contest)))
}

/// An attack and what it cost, tile by tile (KN-62, KN-91). An attack without losses decides nothing.
fn attack(heard: &[Event]) -> Option<Beat> {
    let begun = heard.iter().find(|event| matches!(event, Event::Attacked { .. } | Event::Assault { .. }))?;
    let rows: Vec<LedgerRow> = heard.iter().filter_map(|event| loss(*event)).collect();
    if rows.is_empty() {
        return None;
    }
    let content = Content::Ledger { columns: Vec::new(), rows };
    let beat = of(*begun, "beat-attack")?.showing(Panel::new("beat-losses", "beat-losses", content));
    Some(losses(heard).into_iter().fold(beat, |beat, at| beat.about(tile_id(at))))
}

/// What was lost on a tile.
fn loss(event: Event) -> Option<LedgerRow> {
    let (at, seat, lost) = match event {
        Event::Slain { at, units, rival, .. } => {
            (at, rival, units_of(if rival.is_some() { "beat-units" } else { "beat-enemies" }, units))
        }
        Event::Fell { seat, at, units } => (at, Some(seat), units_of("beat-units", units)),
        Event::Razed { seat, at, source: razed } => {
            (at, Some(seat), Text::new("beat-razed").with("source", source(razed)))
        }
        _ => return None,
    };
    Some(LedgerRow { label: tile(at), seat, cells: vec![lost], meter: None, now: false })
}

fn units_of(id: &'static str, units: u8) -> Text {
    Text::new(id).with("n", units)
}

/// The tiles on which something was lost, each once.
fn losses(heard: &[Event]) -> Vec<Place> {
    let mut tiles = Vec::new();
    for event in heard {
        let (Event::Slain { at, .. } | Event::Fell { at, .. } | Event::Razed { at, .. }) = *event else {
            continue;
        };
        if !tiles.contains(&at) {
            tiles.push(at);
        }
    }
    tiles
}

/// The totals are written down after three turns, and the goal is judged (KN-19, KN-27).
fn totals(event: Event, heard: &[Event], view: &View) -> Option<Beat> {
    let Event::Boxed { .. } = event else { return None };
    // The goal says more than the total, if it is settled in the same step.
    let goal = heard.iter().find(|event| matches!(event, Event::GoalMet { .. } | Event::GoalMissed { .. }));
    Some(of(*goal.unwrap_or(&event), "beat-totals")?.showing(points(view)))
}

/// Everybody's points.
fn points(view: &View) -> Panel {
    let row = |seat: Seat| LedgerRow {
        label: name(seat),
        seat: Some(seat),
        cells: vec![super::phrases::amount("points", view.open.player(seat).points)],
        meter: None,
        now: seat == view.open.active,
    };
    let rows = view.open.all().map(row).collect();
    Panel::new("beat-points", "beat-points", Content::Ledger { columns: Vec::new(), rows })
}
