//! The action space. Obstacles, the ring and banished knights have numbers only for spaces on which they may ever be.

use engine::ActionBlock;

use crate::action::Action;
use crate::board::SPACES;
use crate::space::Space;
use crate::spaces::Spaces;

const STEP: ActionBlock<1> = ActionBlock::first([SPACES]);
const STOP: ActionBlock<0> = STEP.then([]);
const BANISH: ActionBlock<1> = STOP.then([Spaces::WHITE.len() as usize]);
const OBSTACLE: ActionBlock<1> = BANISH.then([Spaces::GROUND.len() as usize]);
const LIFT: ActionBlock<1> = OBSTACLE.then([Spaces::GROUND.len() as usize]);
const LAY: ActionBlock<1> = LIFT.then([Spaces::GROUND.len() as usize]);
const LEAVE: ActionBlock<0> = LAY.then([]);
const RING: ActionBlock<1> = LEAVE.then([Spaces::RESTS.len() as usize]);

pub(super) const COUNT: usize = RING.end();

pub(super) fn index(action: Action) -> usize {
    match action {
        Action::Step(space) => STEP.index([space.index()]),
        Action::Stop => STOP.index([]),
        Action::Banish(space) => BANISH.index([place(Spaces::WHITE, space)]),
        Action::Obstacle(space) => OBSTACLE.index([place(Spaces::GROUND, space)]),
        Action::Lift(space) => LIFT.index([place(Spaces::GROUND, space)]),
        Action::Lay(space) => LAY.index([place(Spaces::GROUND, space)]),
        Action::Leave => LEAVE.index([]),
        Action::Ring(space) => RING.index([place(Spaces::RESTS, space)]),
    }
}

pub(super) fn action(index: usize) -> Option<Action> {
    let at = |spaces: Spaces, places: Option<[usize; 1]>| places.and_then(|[at]| spaces.iter().nth(at));
    STEP.find(index, |[space]| Action::Step(Space::new(space as u8)))
        .or_else(|| STOP.find(index, |[]| Action::Stop))
        .or_else(|| at(Spaces::WHITE, BANISH.places(index)).map(Action::Banish))
        .or_else(|| at(Spaces::GROUND, OBSTACLE.places(index)).map(Action::Obstacle))
        .or_else(|| at(Spaces::GROUND, LIFT.places(index)).map(Action::Lift))
        .or_else(|| at(Spaces::GROUND, LAY.places(index)).map(Action::Lay))
        .or_else(|| LEAVE.find(index, |[]| Action::Leave))
        .or_else(|| at(Spaces::RESTS, RING.places(index)).map(Action::Ring))
}

/// How many spaces of the set lie before this one, which is in it.
fn place(spaces: Spaces, space: Space) -> usize {
    assert!(spaces.contains(space), "nothing of this sort is ever on {space}");
    let before = Spaces::from_bits((1 << space.index()) - 1);
    spaces.and(before).len() as usize
}
