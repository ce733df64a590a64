//! Where the ring can be reached, beside a slow way to find out.

use std::collections::BTreeSet;

use engine::Rng;
use ring_quest::{Space, Spaces, harmless, is_reachable, reachable};

/// The walkable parts of the board, found space by space.
fn parts(open: Spaces) -> Vec<BTreeSet<Space>> {
    let mut rest: BTreeSet<Space> = Space::all().filter(|&space| open.contains(space)).collect();
    let mut parts = Vec::new();
    while let Some(first) = rest.pop_first() {
        let (mut part, mut edge) = (BTreeSet::from([first]), vec![first]);
        while let Some(space) = edge.pop() {
            for next in space.neighbours().iter().filter(|next| rest.remove(next)).collect::<Vec<_>>() {
                part.insert(next);
                edge.push(next);
            }
        }
        parts.push(part);
    }
    parts
}

/// The spaces of the largest parts.
fn slowly_reachable(open: Spaces) -> Spaces {
    let parts = parts(open);
    let most = parts.iter().map(BTreeSet::len).max().unwrap_or(0);
    parts.into_iter().filter(|part| part.len() == most).flatten().collect()
}

/// What can be walked on beside these obstacles: in every other round the spaces of dragons too.
fn walkable(obstacles: Spaces, round: u32) -> Spaces {
    let open = Spaces::ALL.minus(obstacles);
    if round.is_multiple_of(2) { open } else { open.minus(Spaces::DRAGONS) }
}

/// Obstacles on so many spaces, by lot.
fn scattered(rng: &mut Rng, number: u32) -> Spaces {
    let mut obstacles = Spaces::NONE;
    while obstacles.len() < number {
        let free: Vec<Space> = Spaces::GROUND.minus(obstacles).iter().collect();
        obstacles = obstacles.with(free[rng.below(free.len() as u32) as usize]);
    }
    obstacles
}

#[test]
fn reach_is_what_a_slow_search_finds() {
    let mut rng = Rng::seeded(6);
    let mut split = 0;
    for round in 0..400 {
        // Many more than the box has, so that the board falls apart.
        let obstacles = scattered(&mut rng, 8 + round % 50);
        let open = walkable(obstacles, round);
        let expected = slowly_reachable(open);
        assert_eq!(reachable(open), expected, "{obstacles:?}");
        for space in open.iter() {
            assert_eq!(is_reachable(space, open), expected.contains(space), "{space} with {obstacles:?}");
        }
        split += u32::from(expected != open);
    }
    assert!(split > 100, "{split} boards fell apart");
}

#[test]
fn an_obstacle_is_harmless_where_a_slow_search_says_so() {
    let mut rng = Rng::seeded(7);
    let mut harmful = 0;
    for round in 0..150 {
        let obstacles = scattered(&mut rng, round % 45);
        let rests: Vec<Space> = Spaces::RESTS.minus(obstacles).iter().collect();
        let ring = rests[rng.below(rests.len() as u32) as usize];
        let candidates = Spaces::GROUND.minus(obstacles).without(ring);
        let open = walkable(obstacles, round);
        let expected: Spaces =
            candidates.iter().filter(|&space| slowly_reachable(open.without(space)).contains(ring)).collect();
        let found: Spaces = harmless(candidates, Some(ring), open).collect();
        assert_eq!(found, expected, "ring on {ring}, {obstacles:?}");
        harmful += candidates.minus(expected).len();
    }
    assert!(harmful > 100, "{harmful} spaces would have hemmed in the ring");
}
