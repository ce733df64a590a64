//! QT-01 to QT-14: material and aim.

use engine::Game;
use quests::{Card, Cards, Kind, Options, Quests, Rank, Stories, Story};

use crate::given::{Play, given, ranks, winners};

fn copies(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.copies()).collect()
}

#[test]
fn qt_01_two_to_four_players() {
    assert_eq!(Quests::seats(&Options::default()), 2..=4);
    assert!(Quests::set_up(Options::default(), 5, "").is_err());
}

#[test]
fn qt_02_who_rises_to_the_round_table_wins() {
    let end = given(2, "rank 1: champion 7; rank 2: champion 9").story(1, "chivalrous-deed");
    assert_eq!(winners(&end), [1]);
    assert_eq!(Rank::ALL.map(Rank::next), [Rank::Knight, Rank::Champion, Rank::RoundTable, Rank::RoundTable]);
}

#[test]
fn qt_03_shields_are_counted_on_rank_cards_and_every_player_has_a_shield_of_its_own() {
    given(4, "").see(ranks("squire 0, squire 0, squire 0, squire 0"));
    let charges: std::collections::HashSet<_> = scene::SHIELDS[..4].iter().map(|shield| shield.1).collect();
    assert_eq!(charges.len(), 4);
}

#[test]
fn qt_04_three_ranks_have_a_card_and_the_round_table_has_no_price() {
    let with_price: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| rank.price().is_some()).collect();
    assert_eq!(with_price, [Rank::Squire, Rank::Knight, Rank::Champion]);
    // Four of each: all players can have the same rank.
    given(4, "rank 1: champion 1; rank 2: champion 1; rank 3: champion 1; rank 4: champion 1")
        .see(ranks("champion 1, champion 1, champion 1, champion 1"));
}

#[test]
fn qt_05_the_adventure_deck_has_125_cards_of_five_kinds() {
    let of = |kind| Cards::ALL.of(kind).len();
    let kinds = [Kind::Weapon, Kind::Foe, Kind::Test, Kind::Ally, Kind::Amour].map(of);
    assert_eq!(kinds, [49, 50, 8, 10, 8]);
    assert_eq!(Cards::ALL.len(), 125);
}

#[test]
fn qt_06_weapons_and_their_battle_points() {
    assert_eq!(copies(&Card::WEAPONS), [2, 6, 8, 16, 11, 6]);
    assert_eq!(Card::WEAPONS.map(Card::points), [30, 20, 15, 10, 10, 5]);
    given(2, "hand 1: excalibur sword").cites("QT-06");
}

#[test]
fn qt_07_sword_and_horse_are_different_types() {
    given(2, "hand 2: sword horse; hand 1: thieves boar")
        .story(1, "boar-hunt")
        .sponsors(1, "thieves / boar")
        .act(2, "join")
        .cards("sword")
        .act(2, "arm sword")
        .legal(2, ["arm horse"])
        .not_legal(2, "arm sword");
}

#[test]
fn qt_08_foes_and_their_copies() {
    let foes: Vec<u8> = Cards::ALL.of(Kind::Foe).faces().map(Card::copies).collect();
    assert_eq!(foes, [1, 2, 4, 2, 3, 6, 8, 7, 5, 4, 8]);
}

#[test]
fn qt_09_two_copies_of_each_test() {
    let tests: Vec<u8> = Cards::ALL.of(Kind::Test).faces().map(Card::copies).collect();
    assert_eq!(tests, [2, 2, 2, 2]);
}

#[test]
fn qt_10_ten_allies_and_eight_amours() {
    let allies: Vec<u8> = Cards::ALL.of(Kind::Ally).faces().map(Card::copies).collect();
    assert_eq!(allies, [1; 10]);
    assert_eq!(Card::Amour.copies(), 8);
}

#[test]
fn qt_11_the_story_deck_has_28_cards_of_three_kinds() {
    let count = |keep: fn(&Story) -> bool| Stories::ALL.iter().filter(keep).count();
    assert_eq!(count(|story| story.stages().is_some()), 13);
    assert_eq!(count(|story| story.bonus().is_some()), 4);
    assert_eq!(count(|story| story.is_event()), 11);
    assert_eq!(Stories::ALL.len(), 28);
}

#[test]
fn qt_12_quests_with_their_stages_and_copies() {
    let quests = &Story::ALL[..10];
    let stages: Vec<_> = quests.iter().filter_map(|quest| quest.stages()).collect();
    assert_eq!(stages, [5, 4, 4, 4, 3, 3, 3, 3, 2, 2]);
    let copies: Vec<_> = quests.iter().map(|quest| quest.copies()).collect();
    assert_eq!(copies, [1, 1, 1, 1, 1, 1, 2, 1, 2, 2]);
}

#[test]
fn qt_13_tournaments_with_their_bonus() {
    let bonus: Vec<_> = Story::ALL[10..14].iter().map(|card| (card.bonus(), card.copies())).collect();
    assert_eq!(bonus, [(Some(3), 1), (Some(2), 1), (Some(1), 1), (Some(0), 1)]);
    given(2, "").story(1, "york").cites("QT-13");
}

#[test]
fn qt_14_events_and_their_copies() {
    let copies: Vec<_> = Story::ALL[14..].iter().map(|event| event.copies()).collect();
    assert_eq!(copies, [2, 2, 2, 1, 1, 1, 1, 1]);
}
