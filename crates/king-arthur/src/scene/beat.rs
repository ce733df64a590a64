//! The moments that decide: a dragon that is beaten, an adventure that is taken, the last turn.

use engine::Seat;
use scene::{Beat, Content, GaugeMark, GaugePart, LedgerRow, Panel, Piece, PieceKind, Side, Text, Tincture};

use super::faces;
use super::narrate::narrate;
use super::phrases::of_adversary;
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Kind};
use crate::event::Event;
use crate::phase::Challenge;
use crate::view::View;

/// The space beyond the stronger side on the scale.
const BEYOND: i32 = 2;

/// What a step decided, if anything. Adversaries are beaten nearly every turn; only dragons are worth holding the match for.
pub(super) fn beat(heard: &[Event], view: &View) -> Option<Beat> {
    heard.iter().find_map(|event| match *event {
        Event::Beaten { seat, challenge, card, paid } if card.kind() == Kind::Dragon => {
            fight(*event, seat, challenge, (card, paid))
        }
        Event::AdventureTaken { adventure, spent, .. } => {
            let won = vec![Piece::new("beat-adventure", PieceKind::Card, faces::adventure(adventure))];
            let won = Content::Pieces { pieces: won, total: Some(adventure.value().into()) };
            let paid = Content::Pieces { pieces: adversaries(spent), total: None };
            let beat = of(*event, "beat-adventure")?.showing(Panel::new("beat-won", "beat-won", won));
            Some(beat.showing(Panel::new("beat-paid", "beat-paid", paid)))
        }
        Event::LayoutCleared { .. } => Some(of(*event, "beat-last-turn")?.showing(standings(view))),
        _ => None,
    })
}

/// A beat with the heading, and with the sentence and the clause that the log has for this event.
fn of(event: Event, title: &'static str) -> Option<Beat> {
    let line = narrate(event)?;
    Some(Beat { clause: line.clause, ..Beat::new("", title, line.text) })
}

/// The knights against the dragon.
fn fight(event: Event, seat: Seat, challenge: Challenge, (card, paid): (Adversary, Knights)) -> Option<Beat> {
    let cost = challenge.cost(card);
    let dragon = vec![Piece::new("beat-dragon", PieceKind::Card, faces::adversary(card))];
    let dragon = Content::Pieces { pieces: dragon, total: Some(cost.into()) };
    let total = i32::from(paid.strength());
    let parts = paid.iter().map(|knight| GaugePart {
        label: super::phrases::of_knight("beat-knight", knight),
        value: knight.strength().into(),
        tincture: Tincture::Azure,
    });
    let cards = paid.iter().enumerate().map(|(at, knight)| {
        Piece::new(format!("beat-{knight}-{at}"), PieceKind::Card, faces::knight(knight))
    });
    let side = Side {
        parts: parts.collect(),
        pieces: cards.collect(),
        ..Side::of(seat, Text::new("name").with("who", seat), total).ending(true, "beat-beats")
    };
    let mark = GaugeMark { label: Text::new("beat-cost").with("strength", cost), value: cost.into() };
    let end = total.max(cost.into()) + BEYOND;
    let contest = Content::Contest { sides: vec![side], mark: Some(mark), end };
    let beat = of(event, "beat-dragon")?.showing(Panel::new(
        "beat-foe",
        of_adversary("adversary-title", card),
        dragon,
    ));
    Some(beat.showing(Panel::new("beat-contest", "beat-knights", contest)))
}

/// Everybody's points so far.
fn standings(view: &View) -> Panel {
    let row = |seat: Seat| {
        let player = &view.players[seat.index()];
        let number = |value: u8| Text::new("number").with("number", value);
        LedgerRow {
            label: Text::new("name").with("who", seat),
            seat: Some(seat),
            cells: vec![number(player.adventures.points()), number(player.trophies.points())],
            meter: None,
            now: seat == view.seat,
        }
    };
    let columns = ["standings-adventures", "standings-adversaries"].map(Text::from).into();
    let rows = Seat::all(view.seats()).map(row).collect();
    Panel::new("beat-standings", "standings", Content::Ledger { columns, rows })
}

fn adversaries(cards: Adversaries) -> Vec<Piece> {
    let piece = |(at, card): (usize, Adversary)| {
        Piece::new(format!("beat-{card}-{at}"), PieceKind::Card, faces::adversary(card))
    };
    cards.iter().enumerate().map(piece).collect()
}
