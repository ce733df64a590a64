//! How the table of The Future of Camelot is laid out.

use scene::{Area, Cell, Layout, Plan, Role, Scene};

use super::board::{HEIGHT, WIDTH};

/// The castle takes the left, missions and stacks the right; the own screen lies below the castle.
pub(super) fn plan(scene: &Scene) -> Plan {
    let castle =
        || Area::zone("castle").least(18, 14).shaped(WIDTH as u16, HEIGHT as u16).titled("zone-castle");
    let wide = Area::row([
        Area::column([
            Area::plates().high(3, 3).weight(0),
            castle().weight(9),
            Area::prompt().high(3, 4).weight(0),
            Area::row(front(scene)).high(4, 6).weight(1),
        ])
        .weight(4),
        Area::column([
            missions(scene).high(11, 20).weight(3),
            stacks(scene).high(4, 5).weight(0),
            Area::log().high(6, 60).weight(2).fold(1),
        ])
        .broad(13, 18),
    ]);
    let tall = Area::column([
        Area::plates().high(2, 3).weight(0),
        Area::tabs([
            castle(),
            Area::column([missions(scene).weight(3), stacks(scene).high(4, 5)]).titled("zone-missions"),
        ])
        .high(12, 60)
        .weight(4),
        Area::prompt().high(5, 6).weight(0),
        front_of_a_phone(scene).weight(0),
    ]);
    Plan::new(wide, tall)
}

/// The missions; after the end, the points by source.
fn missions(scene: &Scene) -> Cell {
    match scene.panels.first() {
        Some(panel) => {
            Area::column([Area::panel(&*panel.id).least(12, 8).weight(2), Area::zone("missions").least(6, 5)])
        }
        None => Area::zone("missions").least(10, 8),
    }
}

fn stacks(scene: &Scene) -> Cell {
    let piles =
        scene.zones.iter().filter(|zone| zone.role == Role::Side && matches!(zone.layout, Layout::Pile(_)));
    Area::row(piles.map(|zone| Area::zone(&*zone.id).least(2, 4)))
}

/// The viewer's plate and screens.
fn front(scene: &Scene) -> Vec<Cell> {
    std::iter::once(Area::own().broad(7, 13)).chain(screens(scene)).collect()
}

/// The viewer's plate above the screens: a player of two colours has two of them.
fn front_of_a_phone(scene: &Scene) -> Cell {
    Area::column([Area::own().high(3, 3).weight(0), Area::row(screens(scene)).high(5, 6).weight(0)])
}

fn screens(scene: &Scene) -> impl Iterator<Item = Cell> {
    let screens = scene.zones.iter().filter(|zone| zone.role == Role::Mine);
    screens.map(|zone| Area::zone(&*zone.id).least(8, 3).weight(2))
}
