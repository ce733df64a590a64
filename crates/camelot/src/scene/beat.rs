//! The moments that decide: the fists that are opened, a round that is over.

use engine::Seat;
use scene::{Beat, Content, DialCell, LedgerRow, Panel, Piece, PieceKind, Side, Text};

use super::faces;
use super::narrate::narrate;
use super::phrases::of;
use crate::colour::{Colour, Owner};
use crate::event::{Event, Who};
use crate::position::HIGHEST_NUMBER;
use crate::view::View;

/// What a step decided, if anything.
pub(super) fn beat(heard: &[Event], view: &View) -> Option<Beat> {
    heard.iter().find_map(|event| match *event {
        Event::Counted(total) => Some(fists(heard, total)),
        Event::RoundOver(_) => round(*event, view),
        _ => None,
    })
}

/// The fists are open: how many knights each sent, what each had said, and the order that follows (CA-049 to CA-057).
fn fists(heard: &[Event], total: u8) -> Beat {
    let opened = heard.iter().filter_map(|event| match *event {
        Event::Opened(who, knights) => Some(fist(who, knights)),
        _ => None,
    });
    let contest = Content::Contest { sides: opened.collect(), mark: None, end: 0 };
    let numbers: Vec<(Who, u8)> = heard
        .iter()
        .filter_map(|event| match *event {
            Event::Foretold(who, number) => Some((who, number)),
            _ => None,
        })
        .collect();
    let said =
        |colour: Colour| numbers.iter().find(|(who, _)| who.colour == colour).map(|(_, number)| *number);
    let cell = |number: u8| {
        let seats = numbers.iter().filter(|(_, said)| *said == number).map(|(who, _)| who.seat);
        DialCell { seats: seats.collect(), ..DialCell::new(number, number == total) }
    };
    let dial = Content::Dial { cells: (0..=HIGHEST_NUMBER).map(cell).collect(), at: total.into() };
    let order: Vec<(Who, u8)> = heard
        .iter()
        .filter_map(|event| match *event {
            Event::Ordered(who, place) => Some((who, place)),
            _ => None,
        })
        .collect();
    let row = |&(who, place): &(Who, u8)| LedgerRow {
        label: Text::new("beat-place").with("place", place).with("player", of("player-and-colour", who)),
        seat: Some(who.seat),
        cells: said(who.colour).map(|number| reason(number, total)).into_iter().collect(),
        meter: None,
        now: place == 1,
    };
    let rows = order.iter().map(row).collect();
    let sentence = match order.first() {
        Some((who, _)) => of("beat-first", *who).with("knights", total),
        None => Text::new("log-counted").with("knights", total),
    };
    Beat::new("CA-057", "beat-fists", sentence)
        .showing(Panel::new("beat-fists", "beat-sent", contest))
        .showing(Panel::new("beat-order", "beat-order", Content::Ledger { columns: Vec::new(), rows }))
        .showing(Panel::new("beat-dial", "beat-said", dial))
}

fn fist(who: Who, knights: u8) -> Side {
    let knight =
        |at| Piece::new(format!("beat-{}-{at}", who.colour), PieceKind::Figure, faces::knight(who.colour));
    Side {
        pieces: (0..knights).map(knight).collect(),
        ..Side::of(who.seat, of("player-and-colour", who), knights)
    }
}

/// What a prediction was worth.
fn reason(number: u8, total: u8) -> Text {
    let id = match number.cmp(&total) {
        std::cmp::Ordering::Equal => "beat-exact",
        std::cmp::Ordering::Less => "beat-lower",
        std::cmp::Ordering::Greater => "beat-higher",
    };
    Text::new(id).with("number", number)
}

/// A round is over: how it stands (CA-079).
fn round(event: Event, view: &View) -> Option<Beat> {
    let line = narrate(event)?;
    let mut players: Vec<(Seat, i16, Colour)> = view
        .players
        .iter()
        .filter_map(|player| match player.owner {
            Owner::Seat(seat) => Some((seat, player.score, player.colour)),
            Owner::Box | Owner::Neutral => None,
        })
        .collect();
    players.sort_by_key(|(_, score, _)| -score);
    let best = players.first().map(|(_, score, _)| *score);
    let row = |(seat, score, colour): (Seat, i16, Colour)| LedgerRow {
        label: Text::new("name-colour").with("who", seat).with("colour", colour.word()),
        seat: Some(seat),
        cells: vec![Text::new("number").with("number", i32::from(score))],
        meter: None,
        now: Some(score) == best,
    };
    let columns = vec!["standings-points".into()];
    let rows = players.into_iter().map(row).collect();
    let standings = Panel::new("beat-standings", "beat-standings", Content::Ledger { columns, rows });
    Some(Beat { clause: line.clause, ..Beat::new("", "beat-round", line.text) }.showing(standings))
}
