//! Rebels: nine spaces, no castle, and enemies that never move (KN-135 to KN-140).

use super::{Order, Rows, Scenario, ScenarioCard, always, unless};
use crate::contest::Contest;
use crate::court::Track;
use crate::goods::{Gain, Good, gain, purse};
use crate::map::{Map, Source, Tile, tile};

pub(super) const CARD: ScenarioCard = ScenarioCard {
    scenario: Some(Scenario::Rebels),
    king: KING,
    church: CHURCH,
    merchants: MERCHANTS,
    nobility: NOBILITY,
    battles: &BATTLES,
    rows: Some(&ROWS),
    units: &[("A5", 1)],
    enemies: &[],
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

const BATTLES: [Contest; 6] = [
    Contest {
        slug: "pamphlets-burned",
        needs: &[(Track::Knowledge, 1)],
        cost: purse(0, 0, 2, 0),
        reward: Gain::NONE.points(10).removals(1),
    },
    Contest {
        slug: "mercenary-captain",
        needs: &[(Track::Merchants, 1)],
        cost: purse(0, 1, 0, 3),
        reward: Gain::NONE.points(15).removals(1),
    },
    Contest {
        slug: "barricades-in-the-market",
        needs: &[(Track::Combat, 2)],
        cost: purse(0, 2, 1, 0),
        reward: Gain::NONE.points(15).removals(1),
    },
    Contest {
        slug: "armoury-stormed",
        needs: &[(Track::Armory, 1), (Track::Combat, 2)],
        cost: purse(1, 3, 0, 0),
        reward: Gain::NONE.points(20).removals(1),
    },
    Contest {
        slug: "secret-patron",
        needs: &[(Track::Nobility, 2), (Track::Knowledge, 2)],
        cost: purse(2, 0, 3, 0),
        reward: Gain::NONE.points(25).removals(2),
    },
    Contest {
        slug: "hill-of-the-nine-fires",
        needs: &[(Track::Combat, 3), (Track::Armory, 2)],
        cost: purse(2, 4, 0, 0),
        reward: Gain::NONE.points(40).removals(3),
    },
];

const ROWS: Rows = [
    [
        &[always(Order::Add(1))],
        &[unless(Order::Add(1), Good::Glory, 3), unless(Order::Diplomacy, Good::Gold, 3)],
        &[always(Order::Diplomacy), always(Order::Add(1))],
        &[always(Order::Add(1)), unless(Order::Attack, Good::Valor, 3)],
        &[always(Order::Add(1)), always(Order::Diplomacy)],
        &[always(Order::Add(2)), always(Order::Attack)],
    ],
    [
        &[always(Order::Add(1))],
        &[always(Order::Add(1)), unless(Order::Diplomacy, Good::Wisdom, 2)],
        &[unless(Order::Attack, Good::Valor, 4), always(Order::Add(1))],
        &[always(Order::Diplomacy), always(Order::Add(1))],
        &[always(Order::Add(1)), unless(Order::Attack, Good::Valor, 4)],
        &[always(Order::Attack), always(Order::Diplomacy)],
    ],
    [
        &[always(Order::Add(1))],
        &[unless(Order::Diplomacy, Good::Gold, 4), always(Order::Add(1))],
        &[always(Order::Add(1)), always(Order::Diplomacy)],
        &[always(Order::Add(1)), unless(Order::Attack, Good::Wisdom, 3)],
        &[always(Order::Diplomacy), always(Order::Add(1))],
        &[always(Order::Attack), always(Order::Add(1))],
    ],
];

const TILES: [Tile; 9] = [
    tile("A1", 220, 220, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).entry(),
    tile("A2", 500, 220, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster().entry(),
    tile("A3", 780, 220, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]).entry(),
    tile("A4", 220, 500, &[Source::Good(Good::Gold, 2), Source::Good(Good::Gold, 1)]).entry(),
    tile("A5", 500, 500, &[Source::Points(5), Source::Good(Good::Gold, 1)]).muster().entry(),
    tile("A6", 780, 500, &[Source::Good(Good::Gold, 2), Source::Good(Good::Gold, 1)]).entry(),
    tile("A7", 220, 780, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]).entry(),
    tile("A8", 500, 780, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster().entry(),
    tile("A9", 780, 780, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).entry(),
];

const LINKS: [(&str, &str); 12] = [
    ("A1", "A2"),
    ("A2", "A3"),
    ("A4", "A5"),
    ("A5", "A6"),
    ("A7", "A8"),
    ("A8", "A9"),
    ("A1", "A4"),
    ("A4", "A7"),
    ("A2", "A5"),
    ("A5", "A8"),
    ("A3", "A6"),
    ("A6", "A9"),
];
