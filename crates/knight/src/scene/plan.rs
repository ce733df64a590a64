//! How the table of Knight is laid out.

use scene::{Area, Cell, Plan, Role, Scene};

use super::land::{HEIGHT, WIDTH};

/// The events above the player and the court, the land at their right, the prompt and the others below.
pub(super) fn plan(scene: &Scene) -> Plan {
    if scene.has_zone("characters") {
        return of_characters(scene);
    }
    let wide = Area::row([
        Area::column([
            Area::row([
                Area::column([
                    Area::row([Area::zone("events").least(11, 5), market(scene).weight(3)])
                        .high(5, 6)
                        .weight(0),
                    Area::row([of_player(scene).broad(10, 13), at_court(scene).weight(4)]).weight(6),
                ])
                .weight(4),
                in_the_land(scene).broad(14, 17).weight(2),
            ])
            .weight(6),
            Area::row(
                [Area::prompt().weight(2)].into_iter().chain(others(scene, 4).map(|plates| plates.weight(3))),
            )
            .high(if scene.plates.len() > 3 { 5 } else { 3 }, 5)
            .weight(0),
        ])
        .weight(6),
        Area::log().broad(14, 16).fold(1),
    ]);
    let tall = Area::column(
        others(scene, 2).into_iter().chain([
            Area::tabs([
                Area::column([
                    Area::zone("events").high(5, 7),
                    market(scene).weight(2),
                    zone("stages").high(3, 5),
                ])
                .titled("zone-events"),
                zone("court").high(20, 40).titled("zone-court"),
                Area::column([map().high(10, 20).weight(4)].into_iter().chain(has_enemy(scene).then(orders)))
                    .titled("zone-map"),
                Area::column([zone("gold").high(9, 12), zone("battles").high(7, 9)]).titled("zone-gold"),
                Area::column([
                    zone("character").high(6, 9).weight(2),
                    matters(scene).weight(3),
                    Area::column(panels(scene, &["won", "lost"])).weight(3),
                ])
                .titled("tab-own"),
            ])
            .high(16, 60)
            .weight(5),
            Area::prompt().high(5, 7).weight(0),
            Area::own().high(3, 3).weight(0),
        ]),
    );
    Plan::new(wide, tall)
}

/// The viewer's plate and character, and the goal.
fn of_player(scene: &Scene) -> Cell {
    Area::column([
        Area::own().high(5, 6).weight(0),
        zone("character").least(9, 7).best(20, 12).weight(2),
        matters(scene).high(7, 20).weight(2),
    ])
}

/// The court. Alone, the court, what gold buys and the next stages share the middle; at war, the others lie below the map, where no
/// enemy has orders.
fn at_court(scene: &Scene) -> Cell {
    let court = zone("court").least(37, 22).weight(6).titled("zone-court");
    let gold = zone("gold").high(5, 6).weight(1).titled("zone-gold").fold(4);
    let alone = has_enemy(scene).then(|| [gold, stages()]);
    Area::column([court].into_iter().chain(alone.into_iter().flatten()))
}

/// The map, the enemy or what gold buys, and the battles.
fn in_the_land(scene: &Scene) -> Cell {
    let below = match has_enemy(scene) {
        true => vec![orders().titled("tab-orders").weight(2)],
        false => vec![zone("gold").high(10, 11).weight(2).titled("zone-gold"), stages()],
    };
    let aims = Area::row(panels(scene, &["won", "lost"])).high(7, 9).weight(1).titled("tab-aims").fold(2);
    let battles = zone("battles").high(7, 9).weight(1);
    Area::column([map().high(6, 16).weight(3)].into_iter().chain(below).chain([aims, battles]))
}

fn stages() -> Cell {
    zone("stages").high(3, 5).weight(1).titled("zone-stages").fold(3)
}

/// Only an enemy that the program plays has rows of orders.
fn has_enemy(scene: &Scene) -> bool {
    scene.has_zone("row-1")
}

/// Six characters in full; nothing else matters before one is chosen.
fn of_characters(scene: &Scene) -> Plan {
    let wide = Area::row([
        Area::column(
            others(scene, 5)
                .into_iter()
                .chain([zone("characters").least(24, 16).weight(6), Area::prompt().high(3, 4).weight(0)]),
        )
        .weight(5),
        Area::log().broad(14, 16).fold(1),
    ]);
    let tall = Area::column(
        others(scene, 2)
            .into_iter()
            .chain([zone("characters").high(16, 60).weight(6), Area::prompt().high(5, 6).weight(0)]),
    );
    Plan::new(wide, tall)
}

/// The plates of the others, if anybody else plays.
fn others(scene: &Scene, high: u16) -> Option<Cell> {
    (scene.plates.len() > 1).then(|| Area::plates().high(high, high + 1).weight(0))
}

/// The sides of the current card, or the bids or the trade that take their place.
fn market(scene: &Scene) -> Cell {
    let zones = scene.zones.iter().filter(|zone| zone.role == Role::Market && zone.id != "events");
    Area::row(zones.map(|zone| Area::zone(&*zone.id).least(12, 4)))
}

/// The goal; before it the duel or the bids, while there are any.
fn matters(scene: &Scene) -> Cell {
    let panels = [("duel", "tab-duel"), ("bids", "tab-bids"), ("goal", "tab-goal")];
    let present = panels.iter().filter(|(id, _)| scene.panels.iter().any(|panel| panel.id == *id));
    let mut cells: Vec<Cell> =
        present.map(|(id, title)| Area::panel(*id).least(6, 4).titled(*title)).collect();
    match cells.len() {
        1 => cells.remove(0),
        _ => Area::tabs(cells),
    }
}

/// What the enemy does next.
fn orders() -> Cell {
    Area::column(["row-1", "row-2", "row-3"].map(|id| zone(id).high(2, 3)))
}

fn map() -> Cell {
    zone("map").shaped(WIDTH as u16, HEIGHT as u16)
}

fn zone(id: &'static str) -> Cell {
    Area::zone(id)
}

fn panels<'a>(scene: &'a Scene, ids: &'a [&str]) -> impl Iterator<Item = Cell> + 'a {
    let present = scene.panels.iter().filter(|panel| ids.contains(&&*panel.id));
    present.map(|panel| Area::panel(&*panel.id).least(6, 4))
}
