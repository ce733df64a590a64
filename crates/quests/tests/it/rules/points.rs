//! QT-33 to QT-42: battle points.

use quests::{Card, Cards, Kind, Rank, Story, stage_points};

use crate::given::{Play, cards, given, totals, within};

/// The battle points of a foe on each quest, in the order of the quest cards.
fn on_quests(foe: &str) -> Vec<u8> {
    let foe: Card = foe.parse().expect("a foe");
    Story::ALL[..10].iter().map(|quest| foe.points_on(*quest)).collect()
}

#[test]
fn qt_33_ranks_have_battle_points() {
    assert_eq!(Rank::ALL[..3].iter().map(|rank| rank.points()).collect::<Vec<_>>(), [5, 10, 20]);
    given(4, "hand 1: thieves boar; rank 3: knight 0; rank 4: champion 0")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .each(&[2, 3, 4], "join")
        .cards("giant saxons giant")
        .arms(2, "")
        .arms(3, "")
        .arms(4, "")
        .see(totals(&[(2, 5), (3, 10), (4, 20)]));
}

#[test]
fn qt_34_weapons_allies_and_an_amour_add_to_a_players_rank() {
    let arming =
        given(2, "hand 1: thieves boar; hand 2: sword gawain amour thieves test-valor; allies 2: galahad")
            .story(1, "boar-hunt")
            .sponsors(1, "thieves / boar")
            .act(2, "join")
            .cards("giant");
    arming
        .only_legal(2, ["arm sword", "arm gawain", "arm amour", "done"])
        .arms(2, "sword gawain amour")
        .see(totals(&[(2, 5 + 10 + 10 + 10 + 15)]));
}

#[test]
fn qt_35_only_weapons_raise_a_foe() {
    given(2, "hand 1: thieves boar dagger gawain amour")
        .story(1, "boar-hunt")
        .act(1, "sponsor")
        .act(1, "lay thieves")
        .only_legal(1, ["lay dagger", "play gawain", "done"]);
    assert_eq!(stage_points(cards("thieves sword dagger"), Story::BoarHunt), 20);
}

#[test]
fn qt_36_a_named_foe_counts_its_higher_value_instead_of_the_lower() {
    assert_eq!(Card::Boar.points_on(Story::BoarHunt), 15);
    assert_eq!(Card::Boar.points_on(Story::SaxonRaiders), 5);
    given(2, "hand 1: thieves boar").story(1, "boar-hunt").act(1, "sponsor").cites("QT-36");
}

#[test]
fn qt_37_single_valued_foes() {
    for (foe, points) in [("giant", 40), ("mordred", 30), ("robber-knight", 15), ("thieves", 5)] {
        assert_eq!(on_quests(foe), [points; 10], "{foe}");
    }
    given(2, "hand 1: giant").cites("QT-37");
}

#[test]
fn qt_38_two_valued_foes() {
    let values = |foe: &str| {
        let foe: Card = foe.parse().unwrap();
        (foe.points(), foe.high_points())
    };
    assert_eq!(values("dragon"), (50, 70));
    assert_eq!(values("green-knight"), (25, 40));
    assert_eq!(values("black-knight"), (25, 35));
    assert_eq!(values("evil-knight"), (20, 30));
    assert_eq!(values("saxon-knight"), (15, 25));
    assert_eq!(values("saxons"), (10, 20));
    assert_eq!(values("boar"), (5, 15));
    given(2, "hand 1: dragon").cites("QT-38");
}

#[test]
fn qt_39_holy_grail_and_queens_honor_name_all_foes() {
    for quest in [Story::HolyGrail, Story::QueensHonor] {
        assert!(Cards::ALL.of(Kind::Foe).faces().all(|foe| foe.points_on(quest) == foe.high_points()));
    }
    given(2, "").story(1, "holy-grail").cites("QT-39");
}

#[test]
fn qt_40_saxon_raiders_names_both_kinds_of_saxons() {
    let named = Cards::ALL.of(Kind::Foe).faces().filter(|foe| Story::SaxonRaiders.names(*foe));
    assert_eq!(named.collect::<Vec<_>>(), [Card::SaxonKnight, Card::Saxons]);
    given(2, "").story(1, "saxon-raiders").cites("QT-40");
}

#[test]
fn qt_41_the_other_quests_name_one_foe_each() {
    for (quest, foe) in [
        (Story::BoarHunt, Card::Boar),
        (Story::SlayTheDragon, Card::Dragon),
        (Story::GreenKnight, Card::GreenKnight),
        (Story::FairMaiden, Card::BlackKnight),
        (Story::EnchantedForest, Card::EvilKnight),
    ] {
        let named: Vec<Card> = Cards::ALL.of(Kind::Foe).faces().filter(|foe| quest.names(*foe)).collect();
        assert_eq!(named, [foe], "{quest}");
    }
    given(2, "").story(1, "boar-hunt").cites("QT-41");
}

#[test]
fn qt_42_questing_beast_and_arthurs_enemies_name_no_foe() {
    for quest in [Story::QuestingBeast, Story::ArthursEnemies] {
        assert!(Cards::ALL.of(Kind::Foe).faces().all(|foe| foe.points_on(quest) == foe.points()));
    }
    given(2, "hand 1: thieves boar sword saxons; hand 2: dagger")
        .story(1, "arthurs-enemies")
        .sponsors(1, "boar / saxons / thieves sword")
        .act(2, "join")
        .cards("giant")
        .arms(2, "")
        .see(within(&[2]));
}
