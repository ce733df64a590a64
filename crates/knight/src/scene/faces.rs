//! What cards and figures look like.

use engine::Seat;
use scene::{Face, Front, SHIELDS, Text, Tincture};

use super::phrases::{card_name, character_name, gains, goods, level_of, office_name};
use crate::cards::{Card, Side};
use crate::character::{Character, THRESHOLDS};
use crate::open::Open;
use crate::scenario::Scenario;

const BACK: &str = "knight/back-event";

/// An event card that lies face down.
pub(super) fn event_back() -> Face {
    Face::Down { back: BACK.to_owned() }
}

/// An event card, with what both of its sides say.
pub(super) fn event(card: Card, war: bool) -> Face {
    let side = |side: Side| {
        let half = card.half(side);
        let id = if war { "card-side-war" } else { "card-side" };
        let offices: Vec<Text> = half.offices.iter().map(|office| office_name(*office)).collect();
        Text::new(id).with("goods", goods(half.goods)).with("offices", offices).with("row", half.row + 1)
    };
    Face::Up(Front {
        slug: format!("knight/{card}"),
        title: card_name(card),
        emblem: charge(card).to_owned(),
        tincture: Tincture::Tenne,
        shields: Vec::new(),
        badges: Vec::new(),
        text: Some(Text::new("card-sides").with("left", side(Side::Left)).with("right", side(Side::Right))),
        about: None,
        clause: Some("KN-21".into()),
        back: Some(BACK.to_owned()),
    })
}

fn charge(card: Card) -> &'static str {
    match card.index() {
        0 | 11 => "village",
        1 | 6 => "lance",
        2 | 24 => "candle",
        3 => "king",
        4 | 20 => "stag",
        5 | 16 => "book",
        7 | 14 => "horse",
        8 | 27 => "scroll",
        9 | 28 => "tower",
        10 => "knight",
        12 | 18 => "combat",
        13 => "dragon",
        15 | 29 => "crown",
        17 | 23 => "coins",
        19 => "torch",
        21 => "dark-power",
        22 => "fame",
        25 => "boar",
        26 => "lords",
        _ => "hourglass",
    }
}

pub(super) fn character(character: Character) -> Face {
    let sheet = character.sheet();
    let (office, privilege) = sheet.privilege;
    let (price, special) = sheet.special;
    let reward = |at: usize| {
        let reward = sheet.rewards[at];
        Text::new("claim").with("what", level_of(reward.track, reward.level)).with("gain", gains(reward.gain))
    };
    let threshold = |at: usize| {
        let influence = Text::new("amount-influence").with("n", THRESHOLDS[at]);
        Text::new("claim").with("what", influence).with("gain", gains(sheet.thresholds[at]))
    };
    let claims: Vec<Text> = (0..2).map(reward).chain((0..THRESHOLDS.len()).map(threshold)).collect();
    let about = Text::new("character-about")
        .with("office", office_name(office))
        .with("privilege", gains(privilege))
        .with("price", goods(price))
        .with("special", gains(special))
        .with("claims", claims);
    Face::Up(Front {
        slug: format!("knight/{character}"),
        title: character_name(character),
        emblem: character.word().to_owned(),
        tincture: tincture(character),
        shields: Vec::new(),
        badges: Vec::new(),
        text: Some(Text::new("character-start").with("goods", goods(sheet.start))),
        about: Some(about),
        clause: Some("KN-30".into()),
        back: None,
    })
}

fn tincture(character: Character) -> Tincture {
    const COLOURS: [Tincture; 6] = [
        Tincture::Gules,
        Tincture::Azure,
        Tincture::Sable,
        Tincture::Vert,
        Tincture::Purpure,
        Tincture::Tenne,
    ];
    COLOURS[character.index()]
}

/// A unit of a seat; in a flood it is a worker.
pub(super) fn unit(open: &Open, seat: Seat) -> Face {
    let flood = open.is_flood();
    let title = Text::new(if flood { "worker-of" } else { "unit-of" }).with("who", seat);
    figure(
        title,
        if flood { "worker" } else { "unit" },
        SHIELDS[seat.index()].0,
        if flood { "KN-128" } else { "KN-90" },
    )
}

/// An enemy, as the scenario has it.
pub(super) fn enemy(scenario: Scenario) -> Face {
    let (title, emblem, tincture, clause) = match scenario {
        Scenario::DefensiveWar => ("enemy", "enemy", Tincture::Sable, "KN-56"),
        Scenario::Flood => ("enemy-water", "water", Tincture::Azure, "KN-126"),
        Scenario::Barbarians => ("enemy-barbarian", "vikings", Tincture::Sable, "KN-134"),
        Scenario::Rebels => ("enemy-rebel", "torch-and-fork", Tincture::Tenne, "KN-135"),
    };
    figure(title.into(), emblem, tincture, clause)
}

fn figure(title: Text, emblem: &str, tincture: Tincture, clause: &'static str) -> Face {
    Face::Up(Front {
        slug: String::new(),
        title,
        emblem: emblem.to_owned(),
        tincture,
        shields: Vec::new(),
        badges: Vec::new(),
        text: None,
        about: None,
        clause: Some(clause.into()),
        back: None,
    })
}
