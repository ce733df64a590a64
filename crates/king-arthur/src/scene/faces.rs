//! What cards look like: knights, adversaries, adventures, and their backs.

use scene::{Badge, Face, Front, Text, Tincture};

use crate::adventures::{Adventure, Condition};
use crate::cards::{Adversary, Colour, Kind, Knight};

/// The back of every knight card.
pub(super) fn knight_back() -> Face {
    Face::Down { back: slug(BACK_KNIGHT) }
}

/// The back of every adversary.
pub(super) fn adversary_back() -> Face {
    Face::Down { back: slug(BACK_ADVERSARY) }
}

const BACK_KNIGHT: &str = "back-knight";
const BACK_ADVERSARY: &str = "back-adversary";

fn slug(word: &str) -> String {
    format!("king-arthur/{word}")
}

/// The front of a knight card.
pub(super) fn knight(knight: Knight) -> Face {
    let (emblem, about, clause) = match (knight.colour(), knight.strength()) {
        (None, _) => ("merlin", "about-merlin", "KA-29"),
        (Some(_), 1) => ("knight", "about-single", "KA-25"),
        (Some(_), _) => ("knight-double", "about-double", "KA-31"),
    };
    let tincture = match knight.colour() {
        Some(Colour::Red) => Tincture::Gules,
        Some(Colour::Orange) => Tincture::Tenne,
        Some(Colour::Beige) => Tincture::Argent,
        None => Tincture::Purpure,
    };
    Face::Up(Front {
        slug: slug(knight.word()),
        title: Text::new(format!("card-{knight}")),
        emblem: emblem.to_owned(),
        tincture,
        shields: Vec::new(),
        badges: vec![Badge { label: "strength".into(), value: knight.strength().into() }],
        text: None,
        about: Some(Text::new(about).with("copies", knight.copies())),
        clause: Some(clause.into()),
        back: Some(slug(BACK_KNIGHT)),
    })
}

/// The front of an adversary.
pub(super) fn adversary(adversary: Adversary) -> Face {
    let (emblem, tincture) = match adversary.kind() {
        Kind::Dark => ("dark-power", Tincture::Or),
        Kind::Enemy => ("enemy-knight", Tincture::Azure),
        Kind::Monster => ("monster", Tincture::Vert),
        Kind::Dragon => ("dragon", Tincture::Gules),
    };
    let about =
        Text::new("about-adversary").with("value", adversary.value()).with("copies", adversary.copies());
    Face::Up(Front {
        slug: slug(adversary.word()),
        title: Text::new(format!("card-{}", adversary.kind())),
        emblem: emblem.to_owned(),
        tincture,
        shields: Vec::new(),
        badges: vec![Badge { label: "value".into(), value: adversary.value().into() }],
        text: None,
        about: Some(about),
        clause: Some("KA-04".into()),
        back: Some(slug(BACK_ADVERSARY)),
    })
}

/// The front of an adventure. It is never turned over.
pub(super) fn adventure(adventure: Adventure) -> Face {
    let about = match adventure {
        Adventure::HolyGrail => "about-points-public",
        _ => "about-points-reconstructed",
    };
    Face::Up(Front {
        slug: slug(adventure.word()),
        title: adventure_title(adventure).into(),
        emblem: adventure_emblem(adventure).to_owned(),
        tincture: Tincture::Purpure,
        shields: Vec::new(),
        badges: vec![Badge { label: "points".into(), value: adventure.value().into() }],
        text: Some(Text::new(format!("needs-{adventure}"))),
        about: Some(about.into()),
        clause: Some(adventure_clause(adventure).into()),
        back: None,
    })
}

/// The message with an adventure's name.
pub(super) fn adventure_title(adventure: Adventure) -> &'static str {
    match adventure {
        Adventure::HolyGrail => "card-holy-grail",
        Adventure::Mountain => "card-mountain",
        Adventure::Excalibur => "card-excalibur",
        Adventure::QuestingBeast => "card-questing-beast",
        Adventure::FisherKing => "card-fisher-king",
        Adventure::RoyalTournament => "card-royal-tournament",
        Adventure::Robbers => "card-robbers",
        Adventure::Vikings => "card-vikings",
        Adventure::SeaMonster => "card-sea-monster",
        Adventure::Saxons => "card-saxons",
        Adventure::KingMark => "card-king-mark",
        Adventure::GreenKnight => "card-green-knight",
        Adventure::GoldTreasure => "card-gold-treasure",
    }
}

fn adventure_emblem(adventure: Adventure) -> &'static str {
    match adventure {
        Adventure::HolyGrail => "grail",
        Adventure::RoyalTournament => "tournament",
        Adventure::Robbers => "robber",
        Adventure::Saxons => "saxon",
        Adventure::GoldTreasure => "treasure",
        _ => adventure.word(),
    }
}

/// The clause with an adventure's condition.
pub(super) fn adventure_clause(adventure: Adventure) -> &'static str {
    match adventure.condition() {
        Condition::Total(None, _) => "KA-68",
        Condition::Total(Some(Kind::Dragon), _) => "KA-69",
        Condition::Total(Some(Kind::Monster), _) => "KA-70",
        Condition::Total(Some(Kind::Enemy), _) => "KA-71",
        Condition::Total(Some(Kind::Dark), _) => "KA-72",
        Condition::Cards(_) => "KA-73",
        Condition::OneOfEach(kinds) if kinds.len() == Kind::ALL.len() => "KA-74",
        Condition::OneOfEach(_) => "KA-75",
        Condition::Pair(..) => "KA-76",
        Condition::PairOrRedFive(_) => "KA-77",
    }
}
