//! Barbarian invasion: from six sides at once (KN-134).

use super::{Order, Rows, Scenario, ScenarioCard, always, unless};
use crate::contest::Contest;
use crate::court::Track;
use crate::goods::{Gain, Good, gain, purse};
use crate::map::{Map, Source, Tile, tile};

pub(super) const CARD: ScenarioCard = ScenarioCard {
    scenario: Some(Scenario::Barbarians),
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
    gain(0, 0, 0, 3).diplomacy(1).command(2).points(20),
    Gain::NONE.diplomacy(1).command(2).points(20),
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
    [gain(0, 0, 0, 4), Gain::NONE.command(1)],
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
        slug: "raid-on-the-cattle-pens",
        needs: &[(Track::Stable, 1)],
        cost: purse(0, 2, 0, 0),
        reward: Gain::NONE.points(10).removals(1),
    },
    Contest {
        slug: "fires-in-the-forest",
        needs: &[(Track::Combat, 1)],
        cost: purse(0, 2, 1, 0),
        reward: Gain::NONE.points(15).removals(1),
    },
    Contest {
        slug: "chieftains-son",
        needs: &[(Track::Combat, 3)],
        cost: purse(0, 3, 0, 0),
        reward: Gain::NONE.points(20).removals(1),
    },
    Contest {
        slug: "night-of-the-axes",
        needs: &[(Track::Combat, 3), (Track::Armory, 1)],
        cost: purse(0, 3, 2, 0),
        reward: Gain::NONE.points(25).removals(2),
    },
    Contest {
        slug: "great-horde",
        needs: &[(Track::Combat, 4), (Track::Armory, 2)],
        cost: purse(2, 4, 0, 0),
        reward: Gain::NONE.points(40).removals(3),
    },
];

const ROWS: Rows = [
    [
        &[always(Order::Add(1))],
        &[unless(Order::Add(1), Good::Glory, 3), always(Order::Move(1))],
        &[always(Order::Diplomacy), always(Order::Add(2))],
        &[always(Order::Move(1)), unless(Order::Attack, Good::Valor, 3)],
        &[always(Order::AddThenMove), always(Order::Diplomacy)],
        &[always(Order::Add(2)), always(Order::Attack)],
    ],
    [
        &[always(Order::Add(1))],
        &[always(Order::Add(1)), always(Order::Move(1))],
        &[unless(Order::Attack, Good::Valor, 4), always(Order::AddThenMove)],
        &[always(Order::Diplomacy), always(Order::Move(1))],
        &[always(Order::Add(1)), unless(Order::Attack, Good::Valor, 4)],
        &[always(Order::Attack), always(Order::Diplomacy)],
    ],
    [
        &[always(Order::Add(1))],
        &[unless(Order::Diplomacy, Good::Gold, 4), always(Order::Add(1))],
        &[always(Order::Move(1)), always(Order::Diplomacy)],
        &[always(Order::AddThenMove), unless(Order::Attack, Good::Wisdom, 3)],
        &[always(Order::Diplomacy), always(Order::Add(2))],
        &[always(Order::Attack), always(Order::Move(1))],
    ],
];

const TILES: [Tile; 13] = [
    tile("C", 500, 500, &[Source::Good(Good::Gold, 2)]).castle().muster(),
    tile("I1", 500, 300, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster(),
    tile("I2", 673, 400, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]),
    tile("I3", 673, 600, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("I4", 500, 700, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster(),
    tile("I5", 327, 600, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]),
    tile("I6", 327, 400, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("B1", 700, 154, &[Source::Good(Good::Gold, 2), Source::Points(5)]).entry(),
    tile("B2", 900, 500, &[Source::Good(Good::Valor, 1), Source::Points(5)]).entry(),
    tile("B3", 700, 846, &[Source::Good(Good::Gold, 2), Source::Points(5)]).entry(),
    tile("B4", 300, 846, &[Source::Good(Good::Glory, 1), Source::Points(5)]).entry(),
    tile("B5", 100, 500, &[Source::Good(Good::Gold, 2), Source::Points(5)]).entry(),
    tile("B6", 300, 154, &[Source::Good(Good::Wisdom, 1), Source::Points(5)]).entry(),
];

const LINKS: [(&str, &str); 30] = [
    ("C", "I1"),
    ("C", "I2"),
    ("C", "I3"),
    ("C", "I4"),
    ("C", "I5"),
    ("C", "I6"),
    ("I1", "I2"),
    ("I2", "I3"),
    ("I3", "I4"),
    ("I4", "I5"),
    ("I5", "I6"),
    ("I6", "I1"),
    ("B1", "I1"),
    ("B2", "I2"),
    ("B3", "I3"),
    ("B4", "I4"),
    ("B5", "I5"),
    ("B6", "I6"),
    ("B1", "I2"),
    ("B2", "I3"),
    ("B3", "I4"),
    ("B4", "I5"),
    ("B5", "I6"),
    ("B6", "I1"),
    ("B1", "B2"),
    ("B2", "B3"),
    ("B3", "B4"),
    ("B4", "B5"),
    ("B5", "B6"),
    ("B6", "B1"),
];
