//! Who stands where: name plates, the scales of a fight, and the standings at the end.

use engine::{Outcome, Seat};
use scene::{Content, Counter, GaugeMark, GaugePart, LedgerRow, Panel, Plate, SHIELDS, Text};

use super::phrases::of_space;
use crate::RingQuest;
use crate::chance::SIDES;
use crate::knight::{RingAt, TALISMANS};
use crate::phase::{Duel, Phase};
use crate::position::SEALS_TO_WIN;
use crate::view::View;

pub(super) fn plates(view: &View) -> Vec<Plate> {
    Seat::all(view.seats()).map(|seat| plate(view, seat)).collect()
}

fn plate(view: &View, seat: Seat) -> Plate {
    let own = |rider: crate::Rider| rider.owner(view.seats()) == seat;
    let knights: Vec<_> = view.riders().filter(|(rider, _)| own(*rider)).map(|(_, knight)| knight).collect();
    let places: Vec<Text> = knights.iter().map(|knight| of_space("plate-place", knight.at)).collect();
    let most = TALISMANS * knights.len() as u8;
    let talismans: u8 = knights.iter().map(|knight| knight.talismans).sum();
    let state = if matches!(view.ring, RingAt::Bearer(rider) if own(rider)) {
        Some("plate-ring")
    } else if knights.iter().any(|knight| knight.coat) {
        Some("plate-coat")
    } else {
        None
    };
    let counter = |label, emblem, value: u8, of: u8| Counter {
        of: Some(of.into()),
        ..Counter::new(Text::new(label), emblem, value.into())
    };
    let deciding = !matches!(view.phase, Phase::First | Phase::Card | Phase::Die { .. } | Phase::Over(_));
    Plate {
        pending: deciding && view.seat() == seat,
        title: Some(Text::new("plate-places").with("places", places)),
        state: state.map(Text::from),
        counters: vec![
            counter("count-talismans", "talisman", talismans, most),
            counter("count-seals", "seal", view.seals[seat.index()].len(), SEALS_TO_WIN),
        ],
        ..Plate::new(seat)
    }
}

/// What is reckoned beside the table.
pub(super) fn panels(view: &View) -> Vec<Panel> {
    let fight = view.duel.map(|duel| scales(view, duel));
    fight.into_iter().chain(standings(view)).collect()
}

/// The die against the strength of the dragon (QR-36).
fn scales(view: &View, duel: Duel) -> Panel {
    let seat = duel.rider.owner(view.seats());
    let part = |side: u8| GaugePart {
        label: Text::new("die-of").with("who", seat),
        value: side.into(),
        tincture: SHIELDS[seat.index()].0,
    };
    let mark =
        GaugeMark { label: Text::new("needed").with("strength", duel.strength), value: duel.strength.into() };
    let note = match duel.is_won() {
        None => "fight-open",
        Some(true) => "fight-won",
        Some(false) => "fight-lost",
    };
    Panel {
        id: "fight-scales".to_owned(),
        title: of_space("zone-fight", duel.at),
        content: Content::Gauge {
            parts: duel.die.map(part).into_iter().collect(),
            mark: Some(mark),
            end: SIDES.into(),
        },
        note: Some(Text::new(note).with("who", seat)),
    }
}

/// Seals and talismans of everybody at the end, best first.
fn standings(view: &View) -> Option<Panel> {
    let Phase::Over(_) = view.phase else { return None };
    let outcome = outcome(view);
    let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
    seats.sort_by_key(|&seat| outcome.places[seat]);
    let number = |value: i32| Text::new("number").with("number", value);
    let row = |seat: Seat| LedgerRow {
        label: Text::new("name").with("who", seat),
        seat: Some(seat),
        cells: vec![number(outcome.scores[seat]), number(RingQuest::from(view).talismans(seat).into())],
        meter: None,
        now: outcome.places[seat] == 1,
    };
    let content = Content::Ledger {
        columns: ["standings-seals", "standings-talismans"].map(Text::from).into(),
        rows: seats.into_iter().map(row).collect(),
    };
    Some(Panel { id: "standings".to_owned(), title: "standings".into(), content, note: None })
}

/// Seals and places as they are now.
pub(super) fn outcome(view: &View) -> Outcome {
    RingQuest::from(view).outcome()
}
