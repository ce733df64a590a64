//! The course's scenario, and the recorded games R1 to R3. Cards that a rigged deal had too often are replaced by unused ones.

use crate::given::{Play, given, holds, ranks, totals, within};

#[test]
fn course_scenario_boar_hunt() {
    given(
        4,
        "hand 1: boar sword*2 mordred galahad test-valor amour thieves saxons robber-knight battle-ax dagger; \
         hand 2: sword*2 saxons thieves*2 mordred lancelot amour test-valor lance horse*2; \
         hand 3: horse*2 excalibur amour mordred arthur tristan test-temptation robber-knight battle-ax lance thieves; \
         hand 4: battle-ax lance boar*2 mordred saxon-knight excalibur iseult percival test-temptation dragon sword",
    )
    .story(1, "boar-hunt")
    .sponsors(1, "saxons / boar dagger sword")
    .see(holds(1, 8))
    .each(&[2, 3, 4], "join")
    .cards("horse sword dagger")
    .see(holds(2, 13))
    .discards(2, "horse")
    .discards(3, "sword")
    .discards(4, "dagger")
    .arms(2, "")
    .arms(3, "horse")
    .arms(4, "battle-ax")
    .see(totals(&[(2, 5), (3, 15), (4, 20)]))
    .see(within(&[3, 4]))
    .see(holds(3, 11))
    .see(holds(4, 11))
    .cards("thieves thieves")
    .arms(3, "excalibur")
    .arms(4, "lance")
    .see(totals(&[(3, 35), (4, 25)]))
    .cards("evil-knight evil-knight evil-knight saxons saxons giant")
    .see(holds(1, 14))
    .discards(1, "saxons saxons")
    .see(ranks("squire 0, squire 0, squire 2, squire 0"))
    .awaits([2])
    .story(2, "prosperity")
    .each(&[2, 3, 4, 1], "draw")
    .cards("lance lance boar robber-knight robber-knight black-knight black-knight battle-ax")
    .see(holds(1, 14))
    .see(holds(2, 14))
    .see(holds(3, 13))
    .see(holds(4, 13))
    .discards(2, "lance lance")
    .act(3, "play amour")
    .discards(4, "robber-knight")
    .discards(1, "black-knight battle-ax")
    .awaits([3])
    .story(3, "chivalrous-deed")
    .see(ranks("squire 3, squire 3, squire 2, squire 3"));
}

#[test]
fn recorded_game_r1() {
    given(
        4,
        "hand 1: battle-ax horse lance test-beast giant mordred saxon-knight test-morgan sword dagger robber-knight boar; \
         hand 2: battle-ax horse lance dagger dragon amour lancelot percival iseult arthur robber-knight thieves; \
         hand 3: horse boar thieves battle-ax excalibur saxon-knight amour*2 galahad tristan gawain robber-knight; \
         hand 4: horse boar thieves battle-ax excalibur saxon-knight amour*3 saxons pellinore robber-knight",
    )
    .story(1, "boar-hunt")
    .sponsors(1, "boar / robber-knight dagger")
    .each(&[2, 3, 4], "join")
    .cards("horse sword dagger")
    .discards(2, "horse")
    .discards(3, "sword")
    .discards(4, "dagger")
    .arms(2, "")
    .arms(3, "horse")
    .arms(4, "horse")
    .see(totals(&[(2, 5), (3, 15), (4, 15)]))
    .see(within(&[3, 4]))
    .cards("horse evil-knight")
    .arms(3, "horse")
    .arms(4, "battle-ax")
    .see(totals(&[(3, 15), (4, 20)]))
    .cards("saxon-knight battle-ax boar green-knight sword")
    .see(holds(1, 14))
    .discards(1, "saxon-knight sword")
    .see(ranks("squire 0, squire 0, squire 0, squire 2"))
    .story(2, "chivalrous-deed")
    .see(ranks("squire 3, squire 3, squire 3, squire 2"))
    .story(3, "prosperity")
    .each(&[3, 4, 1, 2], "draw")
    .cards("sword sword sword sword sword sword sword sword")
    .discards(3, "sword")
    .discards(4, "sword")
    .discards(1, "sword sword")
    .discards(2, "sword sword")
    .awaits([4])
    .story(4, "camelot")
    .each(&[4, 1, 2], "enter")
    .act(3, "decline")
    .cards("merlin evil-knight evil-knight")
    .discards(4, "merlin")
    .discards(1, "evil-knight")
    .discards(2, "evil-knight")
    .arms(4, "excalibur")
    .arms(1, "lance")
    .arms(2, "lance")
    .see(totals(&[(1, 25), (2, 25), (4, 35)]))
    .see(ranks("squire 3, squire 3, squire 3, knight 3"));
}

#[test]
fn recorded_games_r2_and_r3() {
    let r2 = given(
        4,
        "hand 1: boar robber-knight mordred giant sword*2 horse*2 lance saxons evil-knight dagger; \
         hand 2: lancelot percival iseult arthur horse dagger lance battle-ax thieves*2 boar saxons; \
         hand 3: gawain tristan galahad sword battle-ax horse dagger lance thieves*2 boar amour; \
         hand 4: pellinore battle-ax excalibur horse amour merlin boar saxons*2 evil-knight*2 black-knight",
    )
    .story(1, "green-knight")
    .sponsors(1, "boar / robber-knight / mordred / giant")
    .each(&[2, 3, 4], "join")
    .cards("sword sword sword")
    .act(2, "play lancelot")
    .act(3, "discard sword")
    .act(4, "discard sword")
    .arms(2, "percival iseult arthur")
    .arms(3, "gawain tristan galahad")
    .arms(4, "pellinore")
    .calm()
    .see(totals(&[(2, 35), (3, 60), (4, 15)]))
    .cards("sword sword sword")
    .arms(2, "")
    .arms(3, "")
    .arms(4, "")
    .calm()
    .see(totals(&[(2, 35), (3, 60), (4, 15)]))
    .cards("lance lance saxon-knight")
    .act(4, "discard saxon-knight")
    .arms(2, "")
    .arms(3, "")
    .arms(4, "battle-ax excalibur")
    .calm()
    .see(totals(&[(2, 35), (3, 60), (4, 60)]))
    .see(within(&[2, 3, 4]))
    .cards("saxon-knight saxon-knight saxon-knight")
    .arms(2, "")
    .arms(3, "sword")
    .arms(4, "")
    .calm()
    .see(totals(&[(2, 35), (3, 70), (4, 15)]))
    .cards("thieves thieves sword saxon-knight horse mordred lance dagger")
    .see(holds(1, 16))
    .discards(1, "sword sword horse lance")
    .see(ranks("squire 0, squire 0, squire 4, squire 0"));

    r2.story(2, "questing-beast")
        .each(&[2, 3, 4], "decline")
        .sponsors(1, "thieves / thieves sword / saxon-knight horse / mordred")
        .each(&[2, 3, 4], "join")
        .cards("evil-knight evil-knight evil-knight")
        .act(2, "discard evil-knight")
        .arms(2, "")
        .arms(3, "")
        .arms(4, "")
        .calm()
        .see(totals(&[(2, 35), (3, 50), (4, 15)]))
        .cards("robber-knight robber-knight robber-knight")
        .each(&[2, 3, 4], "discard robber-knight")
        .arms(2, "horse")
        .arms(3, "battle-ax")
        .arms(4, "horse")
        .calm()
        .see(totals(&[(2, 45), (3, 65), (4, 25)]))
        .cards("black-knight black-knight green-knight")
        .arms(2, "dagger")
        .arms(3, "horse")
        .arms(4, "amour")
        .calm()
        .see(totals(&[(2, 40), (3, 60), (4, 25)]))
        .cards("amour amour amour")
        .arms(2, "lance")
        .arms(3, "dagger")
        .arms(4, "sword")
        .calm()
        .see(totals(&[(2, 55), (3, 55), (4, 35)]))
        .cards("sword sword sword sword sword sword amour amour saxons battle-ax")
        .see(holds(1, 16))
        .discards(1, "sword sword sword sword")
        .see(ranks("squire 0, squire 4, knight 3, squire 4"));
}
