//! Defensive war: a neighbour comes from the east (the base scenario).

use super::{Order, Rows, Scenario, ScenarioCard, always, unless};
use crate::contest::Contest;
use crate::court::Track;
use crate::goods::{Gain, Good, gain, purse};
use crate::map::{Map, Source, Tile, tile};

pub(super) const CARD: ScenarioCard = ScenarioCard {
    scenario: Some(Scenario::DefensiveWar),
    king: KING,
    church: CHURCH,
    merchants: MERCHANTS,
    nobility: NOBILITY,
    battles: &BATTLES,
    rows: Some(&ROWS),
    units: &[("C", 2)],
    enemies: &[],
};

pub(super) const MAP: Map = Map::new(&TILES, &LINKS);

const KING: [Gain; 5] = [
    gain(0, 0, 0, 2).command(1).points(5),
    gain(0, 0, 0, 6).diplomacy(1).command(1).points(30),
    Gain::NONE.diplomacy(1).command(2).points(10),
    Gain::NONE.diplomacy(1).command(2).points(20),
    Gain::NONE.diplomacy(2).command(2).points(30),
];

const CHURCH: [[Gain; 2]; 4] = [
    [gain(0, 0, 2, 0).points(5), gain(2, 0, 0, 0)],
    [Gain::NONE.points(15), Gain::NONE.diplomacy(1)],
    [gain(0, 0, 3, 0).points(10), gain(2, 0, 0, 0).slights(1)],
    [Gain::NONE.points(30), Gain::NONE.diplomacy(1).points(10)],
];

const MERCHANTS: [[Gain; 2]; 4] = [
    [gain(0, 0, 0, 4), Gain::NONE.points(10)],
    [gain(0, 0, 0, 6), Gain::NONE.command(1)],
    [Gain::NONE.points(20), gain(0, 0, 0, 4).command(1)],
    [Gain::NONE.points(30), gain(0, 0, 0, 6).influence(1)],
];

const NOBILITY: [[Gain; 2]; 4] = [
    [gain(0, 2, 0, 0), Gain::NONE.command(1)],
    [Gain::NONE.points(15), Gain::NONE.diplomacy(1)],
    [Gain::NONE.command(2), Gain::NONE.points(20)],
    [Gain::NONE.points(30), gain(0, 2, 0, 0).command(2)],
];

const BATTLES: [Contest; 5] = [
    Contest {
        slug: "skirmish-at-the-mill",
        needs: &[(Track::Combat, 1)],
        cost: purse(0, 2, 0, 0),
        reward: Gain::NONE.points(10).removals(1),
    },
    Contest {
        slug: "burnt-bridge",
        needs: &[(Track::Combat, 2)],
        cost: purse(0, 2, 1, 0),
        reward: Gain::NONE.points(15).command(1),
    },
    Contest {
        slug: "field-of-crows",
        needs: &[(Track::Combat, 3)],
        cost: purse(0, 3, 0, 0),
        reward: Gain::NONE.points(20).removals(1),
    },
    Contest {
        slug: "long-siege",
        needs: &[(Track::Combat, 3), (Track::Armory, 2)],
        cost: purse(0, 3, 2, 0),
        reward: Gain::NONE.points(25).removals(2),
    },
    Contest {
        slug: "banner-against-banner",
        needs: &[(Track::Combat, 4), (Track::Armory, 2)],
        cost: purse(2, 4, 0, 0),
        reward: Gain::NONE.points(40).removals(2),
    },
];

const ROWS: Rows = [
    [
        &[always(Order::Add(1))],
        &[unless(Order::Add(1), Good::Glory, 3), always(Order::Move(2))],
        &[always(Order::Diplomacy), always(Order::Add(2))],
        &[always(Order::Move(1)), unless(Order::Attack, Good::Glory, 4)],
        &[always(Order::AddThenMove), always(Order::Diplomacy)],
        &[always(Order::Add(2)), always(Order::Attack)],
    ],
    [
        &[always(Order::Move(1))],
        &[always(Order::Add(1)), always(Order::Move(1))],
        &[unless(Order::Attack, Good::Valor, 4), always(Order::AddThenMove)],
        &[always(Order::Diplomacy), always(Order::Move(2))],
        &[always(Order::Add(2)), unless(Order::Attack, Good::Valor, 4)],
        &[always(Order::Attack), always(Order::Diplomacy)],
    ],
    [
        &[always(Order::Add(1))],
        &[unless(Order::Diplomacy, Good::Gold, 4), always(Order::Add(1))],
        &[always(Order::Move(1)), always(Order::Diplomacy)],
        &[always(Order::AddThenMove), unless(Order::Attack, Good::Wisdom, 3)],
        &[always(Order::Diplomacy), always(Order::Add(2))],
        &[always(Order::Attack), always(Order::Move(2))],
    ],
];

const TILES: [Tile; 11] = [
    tile("C", 110, 500, &[Source::Good(Good::Gold, 2)]).castle().muster(),
    tile("N1", 290, 350, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster(),
    tile("N2", 290, 650, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster(),
    tile("M1", 470, 200, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 2)]),
    tile(
        "M2",
        470,
        500,
        &[Source::Good(Good::Glory, 1), Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)],
    )
    .muster(),
    tile("M3", 470, 800, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 2)]),
    tile("O1", 660, 330, &[Source::Good(Good::Valor, 1), Source::Good(Good::Glory, 1)]),
    tile("O2", 660, 670, &[Source::Good(Good::Glory, 1), Source::Good(Good::Wisdom, 1)]),
    tile("E1", 860, 170, &[Source::Good(Good::Gold, 2), Source::Points(5)]).entry(),
    tile("E2", 880, 500, &[Source::Good(Good::Valor, 1), Source::Points(5)]).entry(),
    tile("E3", 860, 830, &[Source::Good(Good::Gold, 2), Source::Points(5)]).entry(),
];

const LINKS: [(&str, &str); 20] = [
    ("C", "N1"),
    ("C", "N2"),
    ("N1", "N2"),
    ("N1", "M1"),
    ("N1", "M2"),
    ("N2", "M2"),
    ("N2", "M3"),
    ("M1", "M2"),
    ("M2", "M3"),
    ("M1", "O1"),
    ("M2", "O1"),
    ("M2", "O2"),
    ("M3", "O2"),
    ("O1", "O2"),
    ("O1", "E1"),
    ("O1", "E2"),
    ("O2", "E2"),
    ("O2", "E3"),
    ("E1", "E2"),
    ("E2", "E3"),
];
