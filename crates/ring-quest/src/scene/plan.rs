//! How the table of Quest for the Ring is laid out.

use scene::{Area, Cell, Layout, Plan, Role, Scene};

/// The map takes the left, everything else the right.
pub(super) fn plan(scene: &Scene) -> Plan {
    let map = || Area::zone("map").least(16, 16).shaped(1, 1).titled("zone-map");
    let wide = Area::row([
        map().weight(9),
        Area::column([
            Area::plates().high(if scene.plates.len() > 4 { 8 } else { 3 }, 9).weight(1),
            supplies(scene).high(4, 6).weight(0),
            Area::row(fight(scene)).high(5, 7).weight(0),
            Area::prompt().high(4, 6).weight(0),
            Area::row(front(scene)).high(3, 4).weight(0),
            Area::log().high(6, 60).weight(3).fold(1),
        ])
        .broad(20, 40)
        .weight(2),
    ]);
    let tall = Area::column([
        Area::plates().high(2, 4).weight(0),
        Area::tabs([
            map(),
            Area::column([Area::row(fight(scene)).high(6, 10), supplies(scene).high(5, 7)])
                .titled("tab-cards"),
        ])
        .high(14, 60)
        .weight(4),
        Area::prompt().high(5, 6).weight(0),
        Area::row(front(scene)).high(3, 4).weight(0),
    ]);
    Plan::new(wide, tall)
}

/// The dragon cards, the obstacles and the seals that lie ready.
fn supplies(scene: &Scene) -> Cell {
    let zones = scene.zones.iter().filter(|zone| zone.role == Role::Side);
    Area::row(zones.map(|zone| match zone.layout {
        Layout::Pile(_) => Area::zone(&*zone.id).least(3, 4).best(5, 6),
        _ => Area::zone(&*zone.id).least(7, 4).weight(2),
    }))
}

/// The last fight and what is reckoned; after the end, the points. Their room stays when there is nothing to show.
fn fight(scene: &Scene) -> Vec<Cell> {
    let fight = scene.has_zone("fight").then(|| Area::zone("fight").least(7, 5).best(12, 8));
    let panels = scene.panels.iter().map(|panel| Area::panel(&*panel.id).least(10, 5).weight(2));
    fight.into_iter().chain(panels).collect()
}

/// The viewer's plate and seals.
fn front(scene: &Scene) -> Vec<Cell> {
    let seals = scene.zones.iter().filter(|zone| zone.role == Role::Mine);
    let seals = seals.map(|zone| Area::zone(&*zone.id).least(6, 3));
    std::iter::once(Area::own().least(9, 3).weight(2)).chain(seals).collect()
}
