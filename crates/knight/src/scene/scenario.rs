//! The scenario card: what the enemy does next, the stages to come, and the battles.

use engine::Seat;
use scene::{Layout, Part, Role, Shape, Spot, SpotState, Text, Zone};

use super::phrases::{consequence as told, contest_name, level_of, office_name};
use super::prints::{consequence, emblem, gain, lacks, need, print, purse, reach, words};
use crate::cards::Side;
use crate::court::{Need, Office};
use crate::goods::Gain;
use crate::open::Element;
use crate::phase::Phase;
use crate::view::View;

pub(super) fn battle_id(battle: u8) -> String {
    format!("battle-{}", battle + 1)
}

/// A side of an office's next stage; the king's has one.
pub(super) fn stage_id(office: Office, side: Option<Side>) -> String {
    match side {
        Some(side) => format!("stage-{office}-{side}"),
        None => format!("stage-{office}"),
    }
}

/// The three consequence rows; none in a war.
pub(super) fn rows(view: &View, seat: Seat) -> Vec<Zone> {
    let (open, player) = (&view.open, view.open.player(seat));
    if open.card().rows.is_none() {
        return Vec::new();
    }
    let half = open.current_card(seat).zip(player.side).map(|(card, side)| card.half(side));
    let running = open.tasks.element.filter(|_| open.active == seat);
    let row = |row: u8| {
        let title = Text::new("zone-row").with("row", row + 1);
        let mut zone = Zone::new(format!("row-{}", row + 1), title, Role::Board, Layout::Track);
        let crossed = player.rows[usize::from(row)];
        for at in 0..6 {
            let orders = open.orders(Element { row, at, next: 0 });
            let name = Text::new("element").with("row", row + 1).with("n", at + 1);
            let mut spot = Spot::new(format!("row-{}-{}", row + 1, at + 1), name, (i32::from(at), 0));
            spot.shape = Shape::Square;
            spot.clause = Some("KN-55");
            spot.prints = orders.iter().flat_map(consequence).collect();
            let orders: Vec<Text> = orders.iter().map(told).collect();
            spot.text = Some(Text::new("element-orders").with("orders", orders));
            let runs = running.is_some_and(|element| (element.row, element.at) == (row, at));
            let comes = running.is_none()
                && half.is_some_and(|half| half.row == row)
                && (at == crossed || at == 5 && crossed > 5);
            spot.chosen = runs || comes;
            if at < crossed && !runs {
                spot.state = SpotState::Done;
            }
            zone.spots.push(spot);
        }
        zone
    };
    (0..3).map(row).collect()
}

/// The next stage of king, church, merchants and nobility.
pub(super) fn stages(view: &View, seat: Seat) -> Zone {
    let (open, player) = (&view.open, view.open.player(seat));
    let mut zone = Zone::new("stages", "zone-stages", Role::Board, Layout::Track);
    let asked = match open.phase {
        Phase::Stage { office } if open.active == seat => Some(office),
        _ => None,
    };
    for office in [Office::King, Office::Church, Office::Merchants, Office::Nobility] {
        let Some(track) = office.track() else { continue };
        let stage = player.stages[track as usize];
        let mut add = |side: Option<Side>, brings: Gain| {
            let id = if side.is_some() { "stage-side" } else { "stage" };
            let name = Text::new(id)
                .with("office", office_name(office))
                .with("stage", stage + 1)
                .with("side", side.map_or("none", Side::word));
            let mut spot = Spot::new(stage_id(office, side), name, (zone.spots.len() as i32, 0));
            spot.shape = Shape::Square;
            spot.clause = Some(if side.is_some() { "KN-44" } else { "KN-14" });
            let reached = player.level(track) > stage;
            spot.state = match asked {
                Some(asked) if asked == office => SpotState::Open,
                _ if reached => SpotState::Plain,
                _ => SpotState::Shut,
            };
            let level = Need::Level(track, stage + 1);
            if reached {
                spot.prints.push(print(Part::Face, level_of(track, stage + 1), emblem(track), stage + 1));
            } else {
                spot.prints.extend(need(level));
            }
            spot.prints.extend(gain(Part::Gain, brings));
            zone.spots.push(spot);
        };
        if office == Office::King {
            if let Some(brings) = open.card().king.get(usize::from(stage)) {
                add(None, *brings);
            }
        } else if let Some(sides) = open.card().stages(office).get(usize::from(stage)) {
            for (side, brings) in Side::ALL.into_iter().zip(sides) {
                add(Some(side), *brings);
            }
        }
    }
    zone
}

/// The battles, or what stands for them.
pub(super) fn battles(view: &View, seat: Seat) -> Zone {
    let (open, player) = (&view.open, view.open.player(seat));
    let now = open.phase == Phase::Use && open.active == seat;
    let mut zone = Zone::new("battles", "zone-battles", Role::Board, Layout::Track);
    for (at, battle) in (0..).zip(open.card().battles) {
        let mut spot = Spot::new(battle_id(at), contest_name(battle), (i32::from(at), 0));
        spot.shape = Shape::Square;
        spot.clause = Some("KN-66");
        let needs = battle.needs.iter().map(|(track, level)| Need::Level(*track, *level));
        if player.has_fought(at) {
            spot.state = SpotState::Done;
            spot.prints = vec![words(Part::Face, contest_name(battle))];
        } else {
            let (state, missing) = reach(lacks(player, battle.cost, needs.clone()), now);
            spot.state = state;
            spot.prints = purse(Part::Cost, battle.cost);
            let unmet = needs.filter(|need| !player.meets(*need) && missing.is_empty());
            spot.prints.extend(unmet.filter_map(need));
            spot.prints.extend(missing.clone());
            spot.prints.extend(gain(Part::Gain, battle.reward));
        }
        zone.spots.push(spot);
    }
    zone
}
