//! KN-41 to KN-52: spaces, activation, chains, links.

use knight::{Office, Scenario, Track};

use crate::given::{Look, chosen};

#[test]
fn kn_41_spaces_ask_for_levels_tournaments_or_influence() {
    let table = "levels 1: stable 1; influence 1: 5; goods 1: glory 3 valor 3 gold 12";
    let script =
        chosen("empty-granary", "right", table).not_legal(1, "unlock stable").not_legal(1, "unlock fame");
    script
        .act(1, "buy influence")
        .legal(1, ["threshold 5"])
        .play("1 threshold 5\n1 unlock stable")
        .not_legal(1, "unlock fame")
        .play("1 enter country-joust\n1 unlock fame")
        .points(1, 25);
    // Levels of another track.
    let table = "levels 1: combat 2; influence 1: 9; goods 1: glory 6 valor 6 gold 6";
    chosen("empty-granary", "right", table)
        .not_legal(1, "unlock combat")
        .play("1 unlock armory\n1 unlock combat");
}

#[test]
fn kn_42_an_event_activates_one_office_or_several() {
    let table = "levels 1: castle 1 merchants 1; stages 1: merchants 1; goods 1: gold 0";
    // Harvest feast: castle 1 gold, merchants 2 gold, on top of 3.
    chosen("harvest-feast", "left", table).act(1, "end").holds(1, [0, 0, 0, 6]);
}

#[test]
fn kn_43_the_king_pays_and_the_next_stage_needs_its_level() {
    let table = "levels 1: king 1; stages 1: king 1; goods 1: gold 0";
    // The first stage is used, and the second needs level 2: only the level pays.
    chosen("summons-to-the-throne-hall", "left", table).act(1, "end").holds(1, [2, 0, 1, 0]).points(1, 0);
}

#[test]
fn kn_44_stages_of_church_merchants_and_nobility_have_two_sides() {
    let church = chosen("pilgrims-at-the-gate", "left", "levels 1: church 1; goods 1: gold 0").act(1, "end");
    church.clone().only_legal(1, ["stage left", "stage right"]);
    church.clone().act(1, "stage left").holds(1, [0, 1, 6, 0]).points(1, 5);
    church.act(1, "stage right").holds(1, [2, 1, 4, 0]).points(1, 0);
    let merchants =
        chosen("pilgrims-at-the-gate", "right", "levels 1: merchants 1; goods 1: gold 0").act(1, "end");
    merchants.act(1, "stage right").holds(1, [0, 0, 0, 7]).points(1, 10);
    let nobility =
        chosen("quarrel-at-the-ford", "left", "levels 1: nobility 2; stages 1: nobility 1; goods 1: gold 0");
    let nobility = nobility.act(1, "end").act(1, "stage right");
    nobility.look(1, |player| assert_eq!((player.diplomacy, player.stages[3]), (1, 2)));
    // Without the level there is no stage.
    let table = "levels 1: nobility 1; stages 1: nobility 1; goods 1: gold 0";
    chosen("quarrel-at-the-ford", "left", table).act(1, "end").holds(1, [0, 4, 0, 0]).awaits_chance();
}

#[test]
fn kn_45_a_complete_office_is_chained_to_a_neighbour() {
    let table = "levels 1: church 5 merchants 1; stages 1: church 4 merchants 1; influence 1: 12; goods 1: gold 0; character 1: bran";
    let script = chosen("pilgrims-at-the-gate", "left", table);
    let script = script.legal(1, ["chain church merchants", "chain church nobility"]);
    let chained = script.act(1, "chain church merchants").not_legal(1, "chain church nobility").act(1, "end");
    // The church pays wisdom, glory, wisdom, 5 points and a command point; then the merchants pay 2 gold.
    let chained = chained.points(1, 5).act(1, "forgo").holds(1, [1, 0, 5, 2]);
    chained.look(1, |player| assert_eq!(player.chains[0], Some(Office::Merchants)));
    // It is not on offer before the last level.
    let table = "levels 1: church 4; stages 1: church 4; influence 1: 12";
    chosen("pilgrims-at-the-gate", "left", table).not_legal(1, "chain church merchants");
}

#[test]
fn kn_46_one_activation_collects_from_all_lords() {
    let table = "levels 1: marshal 1 chancellor 2 steward 1 herald 1; goods 1: gold 0";
    chosen("wounded-stag", "left", table).act(1, "end").holds(1, [6, 1, 1, 2]);
}

#[test]
fn kn_47_the_lords_have_no_stages() {
    for scenario in Scenario::all() {
        assert!(scenario.card().stages(Office::Lords).is_empty());
    }
    let table = "levels 1: marshal 3 chancellor 3 steward 3 herald 3; goods 1: gold 0";
    let script = chosen("wounded-stag", "left", table).act(1, "end").act(1, "forgo");
    script.look(1, |player| assert_eq!(player.stages, [0; 4])).points(1, 40);
}

#[test]
fn kn_48_the_lords_have_levels_of_their_own() {
    let script = chosen("wounded-stag", "left", "goods 1: valor 2").play("1 unlock herald\n1 unlock marshal");
    script.look(1, |player| {
        let levels = Track::LORDS.map(|lord| player.level(lord));
        assert_eq!((levels, player.lords()), ([1, 0, 0, 1], 2));
    });
}

#[test]
fn kn_49_some_tracks_are_for_development_only() {
    let offices: Vec<Track> = Office::all().filter_map(Office::track).collect();
    for track in [Track::Armory, Track::Combat, Track::Knowledge, Track::Fame] {
        assert!(!offices.contains(&track));
        assert!(track.spaces().iter().all(|space| space.unlock == knight::Gain::NONE), "{track}");
    }
}

#[test]
fn kn_50_a_castle_floor_links_village_or_stable() {
    let table = "levels 1: castle 2 village 1 stable 1; influence 1: 4; goods 1: wisdom 1 gold 0";
    let script = chosen("empty-granary", "left", table).not_legal(1, "link village").act(1, "unlock castle");
    script.legal(1, ["link village", "link stable"]).act(1, "link stable").not_legal(1, "link village");
}

#[test]
fn kn_51_the_castle_pays_the_linked_track_and_nothing_else_does() {
    let levels = "levels 1: castle 3 village 2 stable 1; goods 1: gold 0";
    // The castle alone: 1 gold, 1 valor, 2 gold, on top of 4 gold.
    chosen("empty-granary", "left", levels).act(1, "end").holds(1, [0, 1, 0, 7]);
    let linked = format!("{levels}; links 1: village");
    chosen("empty-granary", "left", &linked).act(1, "end").holds(1, [0, 1, 0, 9]);
    assert!(Office::all().all(|office| !matches!(office.track(), Some(Track::Village | Track::Stable))));
}

#[test]
fn kn_52_two_floors_give_both_links() {
    let table = "levels 1: castle 6 village 2 stable 1; links 1: village; goods 1: gold 0";
    let script =
        chosen("empty-granary", "left", table).legal(1, ["link stable"]).act(1, "link stable").act(1, "end");
    // 1 + 2 + 2 gold, 1 valor, 1 wisdom and 10 points of the castle, 2 gold of the village, 1 valor of the stable.
    script.holds(1, [0, 2, 1, 11]).points(1, 10);
}
