//! What cards look like, and their backs.

use scene::{Badge, Face, Front, Text, Tincture};

use super::phrases::{card_name, story_name};
use crate::cards::{Card, Kind};
use crate::story::Story;

/// The back of every adventure card.
pub(super) fn adventure_back() -> Face {
    Face::Down { back: slug(BACK_ADVENTURE) }
}

/// The back of every story card.
pub(super) fn story_back() -> Face {
    Face::Down { back: slug(BACK_STORY) }
}

const BACK_ADVENTURE: &str = "back-adventure";
const BACK_STORY: &str = "back-story";

fn slug(word: &str) -> String {
    format!("quests/{word}")
}

/// The front of an adventure card, with what it counts now.
pub(super) fn adventure(card: Card, counts: Option<u8>) -> Face {
    let mut badges = Vec::new();
    if let Some(points) = counts {
        badges.push(Badge { label: "points".into(), value: points.into() });
    }
    let (usual, raised) = card.free_bids();
    if raised > 0 {
        badges.push(Badge { label: "free-bids".into(), value: usual.into() });
    }
    Face::Up(Front {
        slug: slug(card.word()),
        title: card_name(card),
        emblem: emblem(card).to_owned(),
        tincture: match card.kind() {
            Kind::Weapon => Tincture::Azure,
            Kind::Ally => Tincture::Vert,
            Kind::Amour => Tincture::Gules,
            Kind::Foe => Tincture::Sable,
            Kind::Test => Tincture::Tenne,
        },
        shields: Vec::new(),
        badges,
        text: Some(text(card)),
        about: Some(Text::new("about-copies").with("copies", card.copies())),
        clause: Some(clause(card).into()),
        back: Some(slug(BACK_ADVENTURE)),
    })
}

/// The kind of a card and, where it has one, its ability.
fn text(card: Card) -> Text {
    let (low, high) = (card.points(), card.high_points());
    match card.kind() {
        Kind::Weapon => "about-weapon".into(),
        Kind::Amour => "about-amour".into(),
        Kind::Ally => Text::new(format!("about-{card}")),
        Kind::Test => Text::new(format!("about-{card}")),
        Kind::Foe if card == Card::Mordred => "about-mordred".into(),
        Kind::Foe if low == high => "about-foe".into(),
        Kind::Foe => Text::new("about-foe-two").with("low", low).with("high", high),
    }
}

fn emblem(card: Card) -> &'static str {
    match card {
        Card::BattleAx => "battle-axe",
        Card::EvilKnight => "enemy-knight",
        Card::SaxonKnight => "saxon",
        Card::RobberKnight => "robber",
        Card::TestOfTheQuestingBeast => "questing-beast",
        _ => card.word(),
    }
}

/// The clause that speaks of a card.
pub(super) fn clause(card: Card) -> &'static str {
    match card {
        Card::Galahad => "QT-112",
        Card::Lancelot => "QT-113",
        Card::Arthur => "QT-114",
        Card::Tristan => "QT-115",
        Card::Pellinore => "QT-116",
        Card::Gawain => "QT-117",
        Card::Percival => "QT-118",
        Card::Guinevere => "QT-119",
        Card::Iseult => "QT-120",
        Card::Merlin => "QT-123",
        Card::Amour => "QT-109",
        Card::Mordred => "QT-125",
        Card::TestOfMorganLeFey => "QT-100",
        Card::TestOfTheQuestingBeast => "QT-101",
        Card::TestOfValor | Card::TestOfTemptation => "QT-99",
        _ if card.kind() == Kind::Weapon => "QT-06",
        _ if card.points() == card.high_points() => "QT-37",
        _ => "QT-38",
    }
}

/// The front of a story card.
pub(super) fn story(story: Story) -> Face {
    let badge = |label: &'static str, value: u8| vec![Badge { label: label.into(), value: value.into() }];
    let (tincture, badges) = match (story.stages(), story.bonus()) {
        (Some(stages), _) => (Tincture::Purpure, badge("stages", stages)),
        (_, Some(bonus)) => (Tincture::Gules, badge("bonus", bonus)),
        _ => (Tincture::Or, Vec::new()),
    };
    Face::Up(Front {
        slug: slug(&format!("story-{story}")),
        title: story_name(story),
        emblem: story_emblem(story).to_owned(),
        tincture,
        shields: Vec::new(),
        badges,
        text: Some(Text::new(format!("tells-{story}"))),
        about: Some(Text::new("about-copies").with("copies", story.copies())),
        clause: Some(story_clause(story).into()),
        back: Some(slug(BACK_STORY)),
    })
}

fn story_emblem(story: Story) -> &'static str {
    match story {
        Story::HolyGrail => "grail",
        Story::GreenKnight => "green-knight",
        Story::QuestingBeast => "questing-beast",
        Story::QueensHonor | Story::QueensFavor => "queen",
        Story::FairMaiden => "rose",
        Story::EnchantedForest => "tree",
        Story::ArthursEnemies => "black-knight",
        Story::SlayTheDragon => "dragon",
        Story::BoarHunt => "boar",
        Story::SaxonRaiders => "saxon",
        Story::Camelot | Story::Orkney | Story::Tintagel | Story::York => "tournament",
        Story::KingsRecognition => "crown",
        Story::CourtCalled => "castle",
        Story::Pox => "hourglass",
        Story::Plague => "dark-power",
        Story::ChivalrousDeed => "valor",
        Story::Prosperity => "coins",
        Story::KingsCall => "banner",
    }
}

/// The clause that speaks of a story card.
pub(super) fn story_clause(story: Story) -> &'static str {
    match story {
        Story::HolyGrail | Story::QueensHonor => "QT-39",
        Story::SaxonRaiders => "QT-40",
        Story::QuestingBeast | Story::ArthursEnemies => "QT-42",
        Story::Camelot | Story::Orkney | Story::Tintagel | Story::York => "QT-13",
        Story::KingsRecognition => "QT-133",
        Story::QueensFavor => "QT-136",
        Story::CourtCalled => "QT-137",
        Story::Pox => "QT-138",
        Story::Plague => "QT-139",
        Story::ChivalrousDeed => "QT-140",
        Story::Prosperity => "QT-141",
        Story::KingsCall => "QT-142",
        _ => "QT-41",
    }
}
