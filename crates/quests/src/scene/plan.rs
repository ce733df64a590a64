//! How the table of Quests of the Round Table is laid out.

use scene::{Area, Cell, Layout, Plan, Role, Scene, Zone};

/// The story card, then the stages of the quest, below them bids or what was revealed; decks at the left.
pub(super) fn plan(scene: &Scene) -> Plan {
    let wide = Area::row([
        Area::column([
            Area::plates().high(4, 6).weight(0),
            Area::row([
                piles().broad(7, 9),
                Area::zone("story").least(5, 7).best(11, 18),
                middle(scene, 7).weight(5),
            ])
            .high(11, 30)
            .weight(5),
            Area::row(strength(scene)).high(3, 5).weight(0),
            Area::prompt().high(4, 4).weight(0),
            Area::row(hand(scene)).high(8, 11).weight(2),
        ])
        .weight(3),
        Area::log().broad(13, 18).fold(1),
    ]);
    let tall = Area::column([
        Area::plates().high(2, 3).weight(0),
        Area::tabs([
            Area::column([
                Area::row([Area::zone("story").least(4, 7).best(6, 10), middle(scene, 11).weight(3)]),
                panel(scene).high(4, 5),
            ])
            .titled("tab-story"),
            piles().titled("tab-decks"),
        ])
        .high(16, 40)
        .weight(3),
        Area::prompt().high(5, 6).weight(0),
        Area::row([Area::own().weight(2)].into_iter().chain(in_play(scene))).high(3, 3).weight(0),
        Area::row(hand(scene)).high(6, 8),
    ]);
    Plan::new(wide, tall)
}

/// The decks and the cards that have left them.
fn piles() -> Cell {
    let pile = |id: &'static str| Area::zone(id).least(3, 5);
    Area::column([
        Area::row([pile("deck"), pile("story-deck")]),
        Area::row([pile("discard"), pile("story-discard")]),
    ])
}

/// The stages side by side, and below them the ladder of bids, which is at least so high, or the revealed cards.
fn middle(scene: &Scene, ladder: u16) -> Cell {
    let of = |prefix: &'static str| {
        scene.zones.iter().filter(move |zone| zone.id.starts_with(prefix) && zone.role == Role::Board)
    };
    let stage = |zone: &Zone| Area::zone(&*zone.id).least(4, 5).weight(zone.pieces.len().clamp(1, 5) as u16);
    let rows = [
        Area::row(of("stage-").map(stage)),
        Area::row(
            scene
                .zones
                .iter()
                .filter(|zone| zone.layout == Layout::Track)
                .map(|zone| Area::zone(&*zone.id).least(10, ladder)),
        ),
        Area::row(of("lists-").map(|zone| Area::zone(&*zone.id).least(5, 6))),
        Area::row(
            scene
                .panels
                .iter()
                .filter(|panel| panel.id == "standings")
                .map(|panel| Area::panel(&*panel.id).least(12, 6)),
        ),
    ];
    Area::column(rows.into_iter().filter(|row| matches!(&row.area, Area::Row(cells) if !cells.is_empty())))
}

/// The viewer's plate and allies, and how strong the viewer is.
fn strength(scene: &Scene) -> Vec<Cell> {
    let own = Area::own().broad(10, 14).weight(1);
    std::iter::once(own).chain(in_play(scene)).chain([panel(scene).broad(16, 60).weight(2)]).collect()
}

/// What is reckoned now; its room stays when there is nothing to reckon.
fn panel(scene: &Scene) -> Cell {
    let panels = scene.panels.iter().filter(|panel| panel.id != "standings");
    Area::row(panels.map(|panel| Area::panel(&*panel.id).least(8, 3))).high(3, 5).weight(0)
}

fn in_play(scene: &Scene) -> Option<Cell> {
    let zone = scene.zones.iter().find(|zone| zone.role == Role::Mine)?;
    Some(Area::zone(&*zone.id).least(4, 3).best(20, 6))
}

fn hand(scene: &Scene) -> Option<Cell> {
    scene.has_zone("hand").then(|| Area::zone("hand").least(10, 6))
}
