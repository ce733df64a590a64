//! How the table of King Arthur is laid out.

use scene::{Area, Cell, Plan, Scene};

use crate::cards::Kind;

/// Supplies at the left, the columns of adversaries beside them, then the adventures; after the end, the points.
pub(super) fn plan(scene: &Scene) -> Plan {
    let ended = !scene.panels.is_empty();
    let columns = || Area::row(Kind::ALL.map(|kind| Area::zone(kind.word()).least(2, 8).best(7, 20)));
    let points = || Area::panel("standings").least(14, 10).titled("standings");
    let middle =
        |market: Cell| if ended { Area::tabs([points(), market.titled("tab-adventures")]) } else { market };
    let wide = Area::row([
        Area::column([
            Area::plates().high(5, 6).weight(0),
            Area::row([
                piles().broad(8, 11),
                columns().broad(16, 30).weight(2),
                middle(Area::zone("adventures").least(30, 10).weight(3)),
            ])
            .weight(5),
            Area::prompt().high(3, 4).weight(0),
            Area::row(front(scene)).high(7, 10).weight(2),
        ])
        .weight(3),
        Area::log().broad(13, 18).fold(1),
    ]);
    let tall = Area::column([
        Area::plates().high(2, 3).weight(0),
        Area::row([columns().weight(3), piles().broad(6, 6)]).high(9, 12).titled("tab-adversaries"),
        middle(Area::zone("adventures").high(12, 40).weight(2).titled("tab-adventures").fold(1)),
        Area::prompt().high(5, 6).weight(0),
        Area::own().high(2, 2).weight(0),
        Area::row(hand(scene)).high(6, 8),
    ]);
    Plan::new(wide, tall)
}

/// Two supplies, and the cards that have left each of them.
fn piles() -> Cell {
    let pile = |id: &'static str| Area::zone(id).least(2, 4);
    Area::column([
        Area::row([pile("adversary-supply"), pile("knight-supply")]),
        Area::row([pile("adversary-discard"), pile("knight-discard")]),
    ])
}

/// The viewer's plate, hand and adventures.
fn front(scene: &Scene) -> Vec<Cell> {
    std::iter::once(Area::own().broad(9, 11).weight(0)).chain(hand(scene)).collect()
}

fn hand(scene: &Scene) -> Vec<Cell> {
    let hand = scene.has_zone("hand").then(|| Area::zone("hand").least(10, 6).weight(3));
    let taken = scene.has_zone("my-adventures").then(|| Area::zone("my-adventures").least(4, 6).best(16, 12));
    hand.into_iter().chain(taken).collect()
}
