//! War: the same court for everybody, one map for all, no automaton (KN-98).

use super::ScenarioCard;
use crate::contest::Contest;
use crate::court::Track;
use crate::goods::{Gain, Good, gain, purse};
use crate::map::{Map, Source, Tile, tile};

pub(super) const CARD: ScenarioCard = ScenarioCard {
    scenario: None,
    king: KING,
    church: CHURCH,
    merchants: MERCHANTS,
    nobility: NOBILITY,
    battles: &BATTLES,
    rows: None,
    units: &[],
    enemies: &[],
};

/// The map for two players.
pub(super) const TWO: Map = Map::new(&TWO_TILES, &TWO_LINKS);
/// The map for three or four players. With three, the fourth corner has no owner.
pub(super) const FOUR: Map = Map::new(&FOUR_TILES, &FOUR_LINKS);

const KING: [Gain; 5] = [
    gain(0, 0, 0, 2).command(1).points(5),
    gain(0, 0, 0, 6).diplomacy(1).command(1).points(30),
    Gain::NONE.diplomacy(1).command(2).points(10),
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
        slug: "border-raid",
        needs: &[(Track::Combat, 1)],
        cost: purse(0, 2, 0, 0),
        reward: Gain::NONE.points(10),
    },
    Contest {
        slug: "siege-of-a-tower",
        needs: &[(Track::Combat, 2)],
        cost: purse(0, 2, 1, 0),
        reward: Gain::NONE.points(15).command(1),
    },
    Contest {
        slug: "pitched-battle",
        needs: &[(Track::Combat, 3)],
        cost: purse(0, 3, 0, 0),
        reward: Gain::NONE.points(20).removals(1),
    },
    Contest {
        slug: "winter-campaign",
        needs: &[(Track::Combat, 3), (Track::Armory, 2)],
        cost: purse(0, 3, 2, 0),
        reward: Gain::NONE.points(25).removals(1),
    },
    Contest {
        slug: "day-of-banners",
        needs: &[(Track::Combat, 4), (Track::Armory, 2)],
        cost: purse(2, 4, 0, 0),
        reward: Gain::NONE.points(40).removals(2),
    },
];

const TWO_TILES: [Tile; 11] = [
    tile("CA", 90, 500, &[Source::Good(Good::Gold, 2)]).castle_of(0).muster_of(0),
    tile("A1", 240, 320, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster_of(0),
    tile("A2", 240, 680, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster_of(0),
    tile("A3", 370, 500, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("M1", 500, 160, &[Source::Good(Good::Gold, 2), Source::Points(5)]),
    tile("M2", 500, 500, &[Source::Good(Good::Glory, 1), Source::Good(Good::Valor, 1), Source::Points(5)]),
    tile("M3", 500, 840, &[Source::Good(Good::Gold, 2), Source::Points(5)]),
    tile("B3", 630, 500, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("B1", 760, 320, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster_of(1),
    tile("B2", 760, 680, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster_of(1),
    tile("CB", 910, 500, &[Source::Good(Good::Gold, 2)]).castle_of(1).muster_of(1),
];

const TWO_LINKS: [(&str, &str); 22] = [
    ("CA", "A1"),
    ("CA", "A2"),
    ("A1", "A2"),
    ("A1", "A3"),
    ("A2", "A3"),
    ("A1", "M1"),
    ("A2", "M3"),
    ("A3", "M1"),
    ("A3", "M2"),
    ("A3", "M3"),
    ("M1", "M2"),
    ("M2", "M3"),
    ("CB", "B1"),
    ("CB", "B2"),
    ("B1", "B2"),
    ("B1", "B3"),
    ("B2", "B3"),
    ("B1", "M1"),
    ("B2", "M3"),
    ("B3", "M1"),
    ("B3", "M2"),
    ("B3", "M3"),
];

const FOUR_TILES: [Tile; 21] = [
    tile("K1", 110, 110, &[Source::Good(Good::Gold, 2)]).castle_of(0).muster_of(0),
    tile("H1", 310, 130, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster_of(0),
    tile("J1", 130, 310, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster_of(0),
    tile("I1", 330, 330, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("S1", 500, 180, &[Source::Good(Good::Gold, 2), Source::Points(5)]),
    tile("K2", 890, 110, &[Source::Good(Good::Gold, 2)]).castle_of(1).muster_of(1),
    tile("H2", 870, 310, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster_of(1),
    tile("J2", 690, 130, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster_of(1),
    tile("I2", 670, 330, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("S2", 820, 500, &[Source::Good(Good::Gold, 2), Source::Points(5)]),
    tile("K3", 890, 890, &[Source::Good(Good::Gold, 2)]).castle_of(2).muster_of(2),
    tile("H3", 690, 870, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster_of(2),
    tile("J3", 870, 690, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster_of(2),
    tile("I3", 670, 670, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("S3", 500, 820, &[Source::Good(Good::Gold, 2), Source::Points(5)]),
    tile("K4", 110, 890, &[Source::Good(Good::Gold, 2)]).castle_of(3).muster_of(3),
    tile("H4", 130, 690, &[Source::Good(Good::Glory, 1), Source::Good(Good::Gold, 1)]).muster_of(3),
    tile("J4", 310, 870, &[Source::Good(Good::Valor, 1), Source::Good(Good::Gold, 1)]).muster_of(3),
    tile("I4", 330, 670, &[Source::Good(Good::Wisdom, 1), Source::Good(Good::Gold, 1)]),
    tile("S4", 180, 500, &[Source::Good(Good::Gold, 2), Source::Points(5)]),
    tile("X", 500, 500, &[Source::Good(Good::Glory, 1), Source::Good(Good::Valor, 1), Source::Points(5)]),
];

const FOUR_LINKS: [(&str, &str); 36] = [
    ("K1", "H1"),
    ("K1", "J1"),
    ("H1", "I1"),
    ("J1", "I1"),
    ("H1", "S1"),
    ("S1", "J2"),
    ("I1", "S1"),
    ("S1", "I2"),
    ("I1", "X"),
    ("K2", "H2"),
    ("K2", "J2"),
    ("H2", "I2"),
    ("J2", "I2"),
    ("H2", "S2"),
    ("S2", "J3"),
    ("I2", "S2"),
    ("S2", "I3"),
    ("I2", "X"),
    ("K3", "H3"),
    ("K3", "J3"),
    ("H3", "I3"),
    ("J3", "I3"),
    ("H3", "S3"),
    ("S3", "J4"),
    ("I3", "S3"),
    ("S3", "I4"),
    ("I3", "X"),
    ("K4", "H4"),
    ("K4", "J4"),
    ("H4", "I4"),
    ("J4", "I4"),
    ("H4", "S4"),
    ("S4", "J1"),
    ("I4", "S4"),
    ("S4", "I1"),
    ("I4", "X"),
];
