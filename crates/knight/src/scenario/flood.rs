//! Flood: the river rises from the east, and workers stand against it (KN-126 to KN-133).

use super::{Order, Rows, Scenario, ScenarioCard, always, unless};
use crate::contest::Contest;
use crate::court::Track;
use crate::goods::{Gain, Good, gain, purse};
use crate::map::{Map, Source, Tile, tile};

pub(super) const CARD: ScenarioCard = ScenarioCard {
    scenario: Some(Scenario::Flood),
    king: KING,
    church: CHURCH,
    merchants: MERCHANTS,
    nobility: NOBILITY,
    battles: &BATTLES,
    rows: Some(&ROWS),
    units: &[],
    enemies: &[("R2", 1)],
};

pub(super) const MAP: Map = Map::new(&TILES, &LINKS);

const KING: [Gain; 5] = [
    gain(0, 0, 0, 2).command(1).points(5),
    gain(0, 0, 0, 4).diplomacy(1).command(1).points(20),
    Gain::NONE.diplomacy(1).command(2).points(20),
    Gain::NONE.diplomacy(1).command(2).points(20),
    Gain::NONE.diplomacy(2).command(2).points(30),
];

const CHURCH: [[Gain; 2]; 4] = [
    [gain(0, 0, 2, 0).points(5), Gain::NONE.command(1)],
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
        slug: "sandbags-by-hand",
        needs: &[(Track::Village, 1)],
        cost: purse(0, 2, 0, 0),
        reward: Gain::NONE.points(10).removals(1),
    },
    Contest {
        slug: "millers-sluice",
        needs: &[(Track::Knowledge, 1)],
        cost: purse(0, 0, 2, 2),
        reward: Gain::NONE.points(15).removals(1),
    },
    Contest {
        slug: "boats-for-the-stranded",
        needs: &[(Track::Stable, 2)],
        cost: purse(0, 3, 0, 0),
        reward: Gain::NONE.points(20).removals(1),
    },
    Contest {
        slug: "dam-of-oak",
        needs: &[(Track::Castle, 2), (Track::Knowledge, 2)],
        cost: purse(0, 0, 2, 5),
        reward: Gain::NONE.points(25).removals(2),
    },
    Contest {
        slug: "turning-the-river",
        needs: &[(Track::Knowledge, 3)],
        cost: purse(0, 1, 4, 3),
        reward: Gain::NONE.points(40).removals(2),
    },
];

const ROWS: Rows = [
    [
        &[always(Order::Add(1))],
        &[unless(Order::Add(1), Good::Valor, 3), always(Order::Move(1))],
        &[always(Order::Diplomacy), always(Order::Add(1))],
        &[always(Order::Move(1)), unless(Order::Attack, Good::Glory, 4)],
        &[always(Order::AddThenMove), always(Order::Diplomacy)],
        &[always(Order::Add(2)), always(Order::Attack)],
    ],
    [
        &[always(Order::Move(1))],
        &[always(Order::Add(1)), always(Order::Move(1))],
        &[unless(Order::Attack, Good::Wisdom, 4), always(Order::AddThenMove)],
        &[always(Order::Diplomacy), always(Order::Move(1))],
        &[always(Order::Add(2)), unless(Order::Attack, Good::Wisdom, 4)],
        &[always(Order::Attack), always(Order::Diplomacy)],
    ],
    [
        &[always(Order::Add(1))],
        &[unless(Order::Diplomacy, Good::Gold, 4), always(Order::Add(1))],
        &[always(Order::Move(1)), always(Order::Diplomacy)],
        &[always(Order::AddThenMove), unless(Order::Attack, Good::Valor, 3)],
        &[always(Order::Diplomacy), always(Order::Add(1))],
        &[always(Order::Attack), always(Order::Move(1))],
    ],
];

const TILES: [Tile; 17] = [
    tile("C", 180, 500, &[Source::Good(Good::Gold, 2)]).castle(),
    tile("V1", 330, 330, &[Source::Good(Good::Gold, 1), Source::Good(Good::Valor, 1)]).village(),
    tile("V2", 330, 670, &[Source::Good(Good::Gold, 1), Source::Good(Good::Wisdom, 1)]).village(),
    tile("F1", 330, 500, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]),
    tile("V3", 480, 200, &[Source::Good(Good::Gold, 2)]).village(),
    tile("F2", 480, 400, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("F3", 480, 600, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]),
    tile("V4", 480, 800, &[Source::Good(Good::Gold, 2)]).village(),
    tile("V5", 640, 300, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).village(),
    tile("F4", 640, 500, &[Source::Points(5), Source::Good(Good::Gold, 1)]),
    tile("V6", 640, 700, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).village(),
    tile("V7", 640, 110, &[Source::Points(5), Source::Good(Good::Gold, 1)]).village(),
    tile("V8", 640, 890, &[Source::Points(5), Source::Good(Good::Gold, 1)]).village(),
    tile("R1", 820, 200, &[Source::Points(5)]).entry(),
    tile("R2", 820, 400, &[Source::Points(5)]).entry(),
    tile("R3", 820, 600, &[Source::Points(5)]).entry(),
    tile("R4", 820, 800, &[Source::Points(5)]).entry(),
];

const LINKS: [(&str, &str); 37] = [
    ("C", "V1"),
    ("C", "F1"),
    ("C", "V2"),
    ("V1", "F1"),
    ("F1", "V2"),
    ("V1", "V3"),
    ("V1", "F2"),
    ("F1", "F2"),
    ("F1", "F3"),
    ("V2", "F3"),
    ("V2", "V4"),
    ("V3", "F2"),
    ("F2", "F3"),
    ("F3", "V4"),
    ("V3", "V7"),
    ("V3", "V5"),
    ("F2", "V5"),
    ("F2", "F4"),
    ("F3", "F4"),
    ("F3", "V6"),
    ("V4", "V6"),
    ("V4", "V8"),
    ("V7", "V5"),
    ("V5", "F4"),
    ("F4", "V6"),
    ("V6", "V8"),
    ("V7", "R1"),
    ("V5", "R1"),
    ("V5", "R2"),
    ("F4", "R2"),
    ("F4", "R3"),
    ("V6", "R3"),
    ("V6", "R4"),
    ("V8", "R4"),
    ("R1", "R2"),
    ("R2", "R3"),
    ("R3", "R4"),
];
