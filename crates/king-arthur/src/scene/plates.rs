//! Who stands where: name plates, how far the match is, and the standings at its end.

use engine::{Outcome, PerSeat, Seat};
use scene::{Content, Counter, LedgerRow, Panel, Plate, Text};

use super::zones::laid_down;
use crate::adventures::Adventure;
use crate::phase::Phase;
use crate::position::SEALS;
use crate::view::View;

pub(super) fn plates(view: &View) -> Vec<Plate> {
    let acting = matches!(view.phase, Phase::Act | Phase::Pay { .. } | Phase::Spend { .. });
    let plate = |seat: Seat| {
        let player = view.players[seat.index()];
        let mut counters = vec![Counter::new("count-knights", "knight", player.knights.into())];
        if view.options.seals {
            let seals = Counter::new("count-seals", "seal", player.seals.into());
            counters.push(Counter { of: Some(SEALS.into()), ..seals });
        }
        Plate {
            score: Some(points(view, seat)),
            pending: acting && view.seat == seat,
            counters,
            ..Plate::new(seat)
        }
    };
    Seat::all(view.seats()).map(plate).collect()
}

/// What the seat would score now; cards that are being paid still count.
fn points(view: &View, seat: Seat) -> i32 {
    let player = view.players[seat.index()];
    let (_, spent) = laid_down(view, seat);
    i32::from(player.adventures.points() + player.trophies.points() + spent.points())
}

/// How far the match is.
pub(super) fn heading(view: &View) -> Text {
    let id = if view.last_turn { "heading-last-turn" } else { "heading" };
    let taken = view.players.iter().map(|player| player.adventures.len()).sum::<u8>();
    Text::new(id).with("taken", taken).with("all", Adventure::ALL.len() as u32)
}

/// The points of everybody at the end, best first.
pub(super) fn standings(view: &View) -> Option<Panel> {
    let Phase::Over(_) = view.phase else { return None };
    let outcome = outcome(view);
    let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
    seats.sort_by_key(|&seat| outcome.places[seat]);
    let number = |value: i32| Text::new("number").with("number", value);
    let row = |seat: Seat| {
        let player = view.players[seat.index()];
        let cells = [
            i32::from(player.adventures.points()),
            player.trophies.points().into(),
            outcome.scores[seat],
            player.knights.into(),
        ];
        LedgerRow {
            label: Text::new("name").with("who", seat),
            seat: Some(seat),
            cells: cells.map(number).into(),
            meter: None,
            now: outcome.places[seat] == 1,
        }
    };
    let columns = ["standings-adventures", "standings-adversaries", "standings-points", "standings-knights"];
    let content = Content::Ledger {
        columns: columns.map(Text::from).into(),
        rows: seats.into_iter().map(row).collect(),
    };
    Some(Panel { id: "standings".to_owned(), title: "standings".into(), content, note: None })
}

/// Points and places as they are now (KA-49, KA-52).
pub(super) fn outcome(view: &View) -> Outcome {
    let mut scores = PerSeat::default();
    let mut knights = PerSeat::default();
    for seat in Seat::all(view.seats()) {
        scores[seat] = points(view, seat);
        knights[seat] = i32::from(view.players[seat.index()].knights);
    }
    Outcome::ranked(view.seats(), scores, knights)
}
