//! The event row, the two sides of the current card, and the characters to choose from.

use engine::Seat;
use scene::{Layout, Part, Piece, PieceKind, Role, Shape, Spot, SpotState, Text, Zone};

use super::faces;
use super::phrases::{card_name, consequence, gains, office_name, or_nothing};
use super::prints::{purse, words};
use crate::cards::{Card, Side};
use crate::character::Character;
use crate::court::Office;
use crate::enemy::ELEMENTS;
use crate::open::{Element, Open, ROW};
use crate::phase::{Phase, Stage};
use crate::player::Player;
use crate::view::View;

/// A card of the row.
pub(super) fn event_id(at: u8) -> String {
    format!("event-{}", at + 1)
}

/// A side of the current card.
pub(super) fn side_id(side: Side) -> String {
    format!("side-{side}")
}

/// A character to choose.
pub(super) fn character_id(character: Character) -> String {
    format!("character-{character}")
}

/// The six cards of the round; the current one is lifted.
pub(super) fn row(view: &View, seat: Seat) -> Zone {
    let open = &view.open;
    let mut zone = Zone::new("events", "zone-events", Role::Market, Layout::Row);
    if open.turn == 0 {
        return zone;
    }
    for at in 0..ROW {
        let face =
            open.face(seat, at).map_or_else(faces::event_back, |card| faces::event(card, open.is_war()));
        let mut piece = Piece::new(event_id(at as u8), PieceKind::Card, face);
        piece.chosen = at == open.current() && open.stage != Stage::Over;
        zone.pieces.push(piece);
    }
    zone
}

/// Both sides of the current card, with all that choosing them means.
pub(super) fn sides(view: &View, seat: Seat) -> Option<Zone> {
    let open = &view.open;
    let card = open.current_card(seat).filter(|_| open.stage != Stage::Over)?;
    let title = Text::new("zone-sides").with("card", card_name(card));
    let mut zone = Zone::new("sides", title, Role::Market, Layout::Track);
    zone.spots = (0..).zip(Side::ALL).map(|(at, side)| half(open, seat, card, side, at)).collect();
    Some(zone)
}

fn half(open: &Open, seat: Seat, card: Card, side: Side, at: i32) -> Spot {
    let (half, player) = (card.half(side), open.player(seat));
    let mut spot = Spot::new(side_id(side), Text::new(format!("side-{side}")), (at, 0));
    spot.shape = Shape::Square;
    spot.clause = Some("KN-21");
    spot.prints = purse(Part::Face, half.goods);
    let (borrowed, taken) = match player.borrowed {
        Some((card, side)) => (card, side),
        None => (card, side),
    };
    for office in borrowed.half(taken).offices {
        spot.prints.push(words(Part::Face, activation(open, player, *office)));
    }
    if open.card().rows.is_some() {
        let element =
            Element { row: half.row, at: player.rows[usize::from(half.row)].min(ELEMENTS - 1), next: 0 };
        let orders: Vec<Text> = open.orders(element).iter().map(consequence).collect();
        spot.prints
            .push(words(Part::Face, Text::new("side-row").with("row", half.row + 1).with("orders", orders)));
    }
    spot.chosen = player.side == Some(side);
    spot.state = match player.side {
        None if open.phase == Phase::Before && open.active == seat => SpotState::Open,
        Some(other) if other != side => SpotState::Shut,
        _ => SpotState::Plain,
    };
    spot
}

/// What activating an office would bring now: levels, privilege, and a stage.
fn activation(open: &Open, player: &Player, office: Office) -> Text {
    let mut pays = gains(player.yields(office));
    let privilege = player.character.map(|character| character.sheet().privilege);
    if let Some((_, gain)) = privilege.filter(|(on, _)| *on == office) {
        pays.extend(gains(gain).into_iter().map(|gain| Text::new("by-privilege").with("gain", gain)));
    }
    if let Some((stage, gain)) = stage(open, player, office) {
        pays.push(Text::new("by-stage").with("stage", stage + 1).with("gain", gain));
    }
    Text::new("side-pays").with("office", office_name(office)).with("gain", or_nothing(pays))
}

/// The stage that an activation would use, and what it brings.
fn stage(open: &Open, player: &Player, office: Office) -> Option<(u8, Text)> {
    let track = office.track()?;
    let stage = *player.stages.get(track as usize)?;
    if player.level(track) <= stage {
        return None;
    }
    let text = match office {
        Office::King => {
            Text::new("stage-gain").with("gain", gains(*open.card().king.get(usize::from(stage))?))
        }
        _ => {
            let [left, right] = *open.card().stages(office).get(usize::from(stage))?;
            Text::new("stage-gains").with("left", gains(left)).with("right", gains(right))
        }
    };
    Some((stage, text))
}

/// The characters that nobody plays yet.
pub(super) fn characters(view: &View) -> Zone {
    let mut zone = Zone::new("characters", "zone-characters", Role::Market, Layout::Row);
    let free = view.open.characters();
    zone.pieces = free
        .map(|character| Piece::new(character_id(character), PieceKind::Card, faces::character(character)))
        .collect();
    zone
}
