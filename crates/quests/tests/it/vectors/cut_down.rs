//! The two whole games of the course's cut-down edition of 2024, played with the real deck.
//!
//! That edition has no ranks: a player counts 0 where a Squire counts 5. So a foe that is laid in a stage is 5 points stronger
//! here, and every comparison comes out as it does there. Its numbered cards F5, F10, … are the foes that are named below; foes
//! that never stand in a stage may be any card. Everybody who is asked for a later stage goes on, so joining once is the same.

use crate::given::{Play, given, hand, ranks, totals, within};

/// F5 is the Thieves, and the Saxons where it is laid; F15 a Saxon Knight, laid an Evil Knight; F40 a Giant, laid the Dragon,
/// which is as far above what is played against it; F10 the Saxons, F20 an Evil Knight, F25 a Black Knight, F30 Mordred, F35 a
/// Green Knight.
#[test]
fn a1_one_of_three_gets_through_four_stages() {
    let table = "hand 1: thieves thieves saxon-knight saxon-knight dagger sword sword horse horse battle-ax battle-ax lance; \
        hand 2: saxons thieves evil-knight evil-knight dragon dagger sword horse horse battle-ax battle-ax excalibur; \
        hand 3: thieves thieves thieves saxon-knight dagger sword sword sword horse horse battle-ax lance; \
        hand 4: thieves saxon-knight saxon-knight giant dagger dagger sword horse horse battle-ax lance excalibur";
    given(4, table)
        .story(1, "questing-beast")
        .act(1, "decline")
        .sponsors(2, "saxons horse / evil-knight sword / evil-knight dagger battle-ax / dragon battle-ax")
        .each(&[3, 4, 1], "join")
        .cards("mordred sword battle-ax")
        .discards(1, "thieves")
        .discards(3, "thieves")
        .discards(4, "thieves")
        .arms(1, "dagger sword")
        .arms(3, "sword dagger")
        .arms(4, "dagger horse")
        .see(totals(&[(1, 20), (3, 20), (4, 20)]))
        .see(within(&[1, 3, 4]))
        .cards("saxons lance lance")
        .arms(1, "horse sword")
        .arms(3, "battle-ax sword")
        .arms(4, "horse battle-ax")
        .see(totals(&[(1, 25), (3, 30), (4, 30)]))
        .see(within(&[3, 4]))
        .cards("battle-ax sword")
        .arms(3, "lance horse sword")
        .arms(4, "battle-ax sword lance")
        .see(within(&[3, 4]))
        .cards("mordred lance")
        .arms(3, "battle-ax horse lance")
        .arms(4, "dagger sword lance excalibur")
        .see(totals(&[(3, 50), (4, 70)]))
        .cards("saxons saxons saxon-knight evil-knight evil-knight black-knight green-knight dagger sword sword")
        .cards("horse horse horse")
        .discards(2, "thieves saxons saxons saxon-knight")
        .see(hand(1, "lance battle-ax battle-ax horse mordred saxon-knight saxon-knight saxons thieves"))
        .see(hand(
            2,
            "excalibur sword sword horse horse horse horse dagger green-knight black-knight evil-knight evil-knight",
        ))
        .see(hand(3, "sword mordred saxon-knight thieves thieves"))
        .see(hand(4, "lance giant saxon-knight saxon-knight"))
        .see(ranks("squire 0, squire 0, squire 0, squire 4"));
}

/// F5 is the Saxons where it is laid, else the Thieves; F10 a Saxon Knight; F15 a Robber or a
/// Saxon Knight; F20 an Evil Knight, once a Boar; F25 a Black or a Green Knight; F30 Mordred; F40 and more a Giant, the Dragon or a Boar. There 7 shields win; here they make a Knight with 2.
#[test]
fn two_winners_complete_both_quests() {
    let table = "hand 1: saxons saxons saxon-knight saxon-knight robber-knight robber-knight dagger horse horse battle-ax \
        battle-ax lance; \
        hand 2: giant dragon horse horse sword sword sword battle-ax battle-ax lance lance excalibur; \
        hand 3: saxons saxons saxons thieves dagger dagger dagger horse horse horse horse horse; \
        hand 4: boar boar horse horse sword sword sword battle-ax battle-ax lance lance excalibur";
    given(4, table)
        .story(1, "questing-beast")
        .sponsors(1, "saxons / saxons dagger / saxon-knight horse / saxon-knight battle-ax")
        .each(&[2, 3, 4], "join")
        .cards("thieves giant saxon-knight")
        .discards(2, "thieves")
        .discards(3, "thieves")
        .discards(4, "saxon-knight")
        .arms(2, "horse")
        .arms(3, "")
        .arms(4, "horse")
        .see(totals(&[(2, 15), (3, 5), (4, 15)]))
        .see(within(&[2, 4]))
        .cards("saxon-knight mordred")
        .arms(2, "sword")
        .arms(4, "sword")
        .see(totals(&[(2, 15), (4, 15)]))
        .cards("mordred saxon-knight")
        .arms(2, "horse sword")
        .arms(4, "horse sword")
        .cards("robber-knight boar")
        .arms(2, "sword battle-ax")
        .arms(4, "sword battle-ax")
        .see(totals(&[(2, 30), (4, 30)]))
        .see(ranks("squire 0, squire 4, squire 0, squire 4"))
        .cards("thieves saxon-knight robber-knight robber-knight evil-knight evil-knight evil-knight evil-knight")
        .cards("black-knight black-knight mordred")
        .discards(1, "thieves saxon-knight robber-knight robber-knight")
        .story(2, "arthurs-enemies")
        .act(2, "decline")
        .sponsors(3, "saxons / saxons dagger / saxons horse")
        .act(4, "join")
        .act(1, "decline")
        .act(2, "join")
        .cards("dagger dagger")
        .arms(2, "dagger")
        .arms(4, "dagger")
        .see(totals(&[(2, 10), (4, 10)]))
        .cards("robber-knight robber-knight")
        .arms(2, "battle-ax")
        .arms(4, "battle-ax")
        .cards("green-knight green-knight")
        .arms(2, "excalibur")
        .arms(4, "excalibur")
        .cards("evil-knight evil-knight black-knight mordred sword battle-ax battle-ax lance")
        .discards(3, "evil-knight black-knight mordred")
        .see(hand(
            1,
            "lance battle-ax horse mordred black-knight black-knight evil-knight evil-knight evil-knight evil-knight \
             robber-knight robber-knight",
        ))
        .see(hand(
            2,
            "lance lance dragon giant mordred green-knight saxon-knight robber-knight robber-knight",
        ))
        .see(hand(
            3,
            "lance battle-ax battle-ax sword horse horse horse horse dagger dagger giant evil-knight",
        ))
        .see(hand(
            4,
            "lance lance mordred green-knight saxon-knight robber-knight boar boar boar",
        ))
        .see(ranks("squire 0, knight 2, squire 0, knight 2"));
}
