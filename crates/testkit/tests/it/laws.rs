//! A sound game keeps all laws; each planted fault breaks the law that is meant for it.

use engine::Game as _;
use table::{Match, Session as _};
use testkit::{Broken, Law, Laws, Played, hash_of_play};

use crate::joust::{Fault, Joust, Setup};

fn laws(fault: Fault, seats: u8) -> Laws<Joust> {
    Laws::new(Setup { fault }, seats).games(400)
}

fn first_broken(fault: Fault, seats: u8) -> Option<Broken> {
    let laws = laws(fault, seats);
    laws.seeds().find_map(|seed| laws.play(seed).err())
}

#[test]
fn a_sound_game_keeps_all_laws() {
    laws(Fault::None, 2).check();
    laws(Fault::None, 3).check();
    Laws::<Joust>::without_scenes(Setup::default(), 2).seed(1000).check();
}

#[test]
fn each_fault_breaks_the_law_that_is_meant_for_it() {
    for (fault, _, law) in Fault::ALL {
        for seats in 2..=3 {
            let broken = first_broken(fault, seats);
            assert_eq!(broken.as_ref().map(|broken| broken.law), law, "{fault:?}, {seats} seats: {broken:?}");
        }
    }
}

#[test]
fn a_broken_law_is_told_with_a_log_that_the_table_reads() {
    let broken = first_broken(Fault::CardInTwoPlaces, 2).unwrap();
    let told = broken.to_string();
    assert!(told.starts_with("law 8 (no position breaks an invariant) is broken with seed "), "{told}");
    assert!(told.contains("lies in two places, in Joust {"), "{told}");
    assert!(told.ends_with(" swap"), "{told}");
    let read = Match::<Joust>::read(&broken.log).unwrap();
    assert_eq!(read.lines() as usize, broken.step);
    assert!(read.position().invariant_error().is_some());
    assert_eq!(laws(Fault::CardInTwoPlaces, 2).play(broken.seed), Err(broken));
}

#[test]
#[should_panic(expected = "law 1 (a game ends, and exactly the pending seats may act) is broken")]
fn checking_panics_with_the_broken_law() {
    laws(Fault::Endless, 2).check();
}

#[test]
fn a_panic_of_the_game_is_reported_with_its_seed() {
    let broken = first_broken(Fault::Crash, 2).unwrap();
    assert_eq!(broken.law, Law::Ends);
    assert!(broken.what.contains("nobody thought of swapping"), "{broken}");
}

#[test]
fn histories_that_tell_the_same_are_compared_often() {
    let laws = laws(Fault::None, 3);
    let played: Vec<Played> = laws.seeds().map(|seed| laws.play(seed).unwrap()).collect();
    let steps: u32 = played.iter().map(|played| played.steps).sum();
    let compared: u32 = played.iter().map(|played| played.compared).sum();
    // Four viewers watch each step; some shadows end when a hidden card is turned up.
    assert!(compared > 3 * steps, "{compared} comparisons in {steps} steps");
}

#[test]
fn the_same_seed_plays_the_same_positions_everywhere() {
    let hashes: Vec<u64> = (0..3).map(|seed| hash_of_play::<Joust>(Setup::default(), 3, seed)).collect();
    assert_eq!(hashes, [12_914_233_392_972_009_055, 17_929_899_693_010_429_289, 1_655_048_406_083_109_619]);
}

#[test]
fn the_reference_games_keep_all_laws() {
    Laws::<reference::Kuhn>::without_scenes(reference::NoOptions, 2).encoded().check();
    Laws::<reference::Leduc>::without_scenes(reference::NoOptions, 2).encoded().check();
}
