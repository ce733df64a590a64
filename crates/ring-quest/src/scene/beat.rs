//! The moments that decide: a fight with a dragon, the ring that changes hands, a seal that is won.

use engine::Seat;
use scene::{Beat, Content, DialCell, Face, Panel, Piece, PieceKind, Text};

use super::faces;
use super::narrate::narrate;
use super::phrases::of_space;
use crate::board::State;
use crate::chance::SIDES;
use crate::event::Event;
use crate::view::View;

/// What a step decided, if anything. The log says it in a sentence, and the beat has the same.
pub(super) fn beat(heard: &[Event], view: &View) -> Option<Beat> {
    heard.iter().find_map(|event| match *event {
        Event::Conquered { strength, die, .. } | Event::Defeated { strength, die, .. } => {
            fight(*event, view, (strength, die))
        }
        Event::Attacked { seat, victim, ring: true, .. } => robbery(*event, view, seat, victim),
        Event::Delivered { state, seal: true, .. } => seal(*event, state),
        _ => None,
    })
}

/// A beat with the heading, and with the sentence and the clause that the log has for this event.
fn of(event: Event, title: Text) -> Option<Beat> {
    let line = narrate(event)?;
    Some(Beat { clause: line.clause, ..Beat::new("", title, line.text) })
}

/// The dragon card, the die, and what the die had to show (QR-36).
fn fight(event: Event, view: &View, (strength, die): (u8, u8)) -> Option<Beat> {
    let at = view.duel.map(|duel| duel.at);
    let title = at.map_or("beat-dragon".into(), |at| of_space("zone-fight", at));
    let pieces = vec![
        Piece::new("beat-dragon", PieceKind::Card, faces::dragon(strength)),
        Piece::new("beat-die", PieceKind::Die, faces::die(die)),
    ];
    let fight = Panel::new("beat-fight", "beat-fight", Content::Pieces { pieces, total: None });
    let cells = (1..=SIDES).map(|side| DialCell::new(side, side >= strength)).collect();
    let dial = Content::Dial { cells, at: die.into() };
    let dial = Panel::new("beat-die", Text::new("needed").with("strength", strength), dial);
    let beat = of(event, title)?.showing(fight).showing(dial);
    Some(at.into_iter().fold(beat, |beat, at| beat.about(at.to_string())))
}

/// The ring changes hands (QR-63).
fn robbery(event: Event, view: &View, seat: Seat, victim: Seat) -> Option<Beat> {
    let knights = [seat, victim].into_iter().filter_map(|seat| {
        let (_, knight) = view.riders().find(|(rider, _)| rider.owner(view.seats()) == seat)?;
        Some(Piece::new(format!("beat-knight-{seat}"), PieceKind::Figure, faces::knight(seat, knight)))
    });
    let ring = Piece::new("beat-ring", PieceKind::Token, faces::ring());
    let pieces = knights.chain([ring]).collect();
    let pieces = Panel::new("beat-fight", "beat-attack", Content::Pieces { pieces, total: None });
    let beat = of(event, "beat-robbed".into())?.showing(pieces);
    match event {
        Event::Attacked { at, .. } => Some(beat.about(at.to_string())),
        _ => Some(beat),
    }
}

/// A seal is won (QR-45).
fn seal(event: Event, state: State) -> Option<Beat> {
    let seal = Piece::new("beat-seal", PieceKind::Token, Face::Up(faces::seal(state)));
    let pieces = Content::Pieces { pieces: vec![seal], total: None };
    Some(of(event, "beat-seal".into())?.showing(Panel::new("beat-seal", "beat-seal-won", pieces)))
}
