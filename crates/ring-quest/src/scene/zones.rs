//! What lies where: the map, the fight, the dragon cards, the obstacles and seals that lie ready, and everybody's seals.

use engine::Seat;
use scene::{Badge, Face, Front, Layout, Piece, PieceKind, Role, Text, Zone};

use super::phrases::of_space;
use super::{faces, map};
use crate::board::State;
use crate::knight::KNIGHTS;
use crate::seals::Seals;
use crate::view::View;

/// The whole table, in reading order.
pub(super) fn zones(view: &View) -> Vec<Zone> {
    let others = Seat::all(view.seats()).filter(|&seat| view.viewer != Some(seat));
    let mut zones: Vec<Zone> = others.map(|seat| seals(view, seat, Role::Opponent)).collect();
    zones.push(map::map(view));
    zones.extend(fight(view));
    zones.extend([pile(view), discard(view), stock(view), seals_ready(view)]);
    zones.extend(view.viewer.map(|seat| seals(view, seat, Role::Mine)));
    zones
}

/// The seals that a seat has won.
fn seals(view: &View, seat: Seat, role: Role) -> Zone {
    let title = match role {
        Role::Mine => Text::new("zone-my-seals"),
        _ => Text::new("zone-seals").with("who", seat),
    };
    let seal = |state: State| {
        let id = format!("seal-{seat}-{}", state.word());
        Piece::new(id, PieceKind::Token, Face::Up(faces::seal(state)))
    };
    Zone {
        owner: Some(seat),
        pieces: won(view, seat).iter().map(seal).collect(),
        ..Zone::new(format!("seals-{seat}"), title, role, Layout::Row)
    }
}

fn won(view: &View, seat: Seat) -> Seals {
    view.seals[seat.index()]
}

/// The last fight with a dragon: its card, and the die if it has fallen.
fn fight(view: &View) -> Option<Zone> {
    let duel = view.duel?;
    let title = of_space("zone-fight", duel.at);
    let card = Piece::new("fight-card", PieceKind::Card, faces::dragon(duel.strength));
    let die = duel.die.map(|side| Piece::new("fight-die", PieceKind::Die, faces::die(side)));
    let pieces = std::iter::once(card).chain(die).collect();
    Some(Zone { pieces, ..Zone::new("fight", title, Role::Market, Layout::Row) })
}

fn pile(view: &View) -> Zone {
    let cards = view.pile.len();
    let mut zone = Zone::new("dragon-pile", "zone-pile", Role::Side, Layout::Pile(cards.into()));
    if cards > 0 {
        zone.pieces.push(Piece::new(format!("dragon-pile-{cards}"), PieceKind::Card, faces::dragon_back()));
    }
    zone
}

/// The cards that were turned, but for the one that lies in the fight.
fn discard(view: &View) -> Zone {
    let turned = view.pile.rest();
    let shown = |strength| u8::from(view.duel.is_some_and(|duel| duel.strength == strength));
    let mut zone = Zone::new("dragon-discard", "zone-discard", Role::Side, Layout::Row);
    for strength in turned.strengths() {
        // After a shuffle the card of the last fight is in the pile again.
        for number in 1..=turned.count(strength).saturating_sub(shown(strength)) {
            let id = format!("dragon-discard-{strength}-{number}");
            zone.pieces.push(Piece::new(id, PieceKind::Card, faces::dragon(strength)));
        }
    }
    zone.layout = Layout::Pile(zone.pieces.len() as u32);
    zone
}

fn stock(view: &View) -> Zone {
    let obstacles = view.stock();
    let mut zone = Zone::new("stock", "zone-stock", Role::Side, Layout::Pile(obstacles.into()));
    if obstacles > 0 {
        zone.pieces.push(Piece::new(format!("stock-{obstacles}"), PieceKind::Token, faces::obstacle()));
    }
    zone
}

/// The seals that nobody has won, sorted by city (QR-08).
fn seals_ready(view: &View) -> Zone {
    let seal = |state: State| {
        let taken = view.seals.iter().filter(|seals| seals.contains(state)).count();
        let left = Badge { label: "seals-left".into(), value: (KNIGHTS - taken) as i32 };
        let front = Front { badges: vec![left], ..faces::seal(state) };
        Piece::new(format!("seals-left-{}", state.word()), PieceKind::Token, Face::Up(front))
    };
    let mut zone = Zone::new("seals-ready", "zone-seals-ready", Role::Side, Layout::Row);
    zone.pieces = State::ALL.map(seal).into();
    zone
}
