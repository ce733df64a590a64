//! A player without a plan.

use engine::{Game, Rng, Seat, Step, Turn};

/// A whole random game: each step between what it was played in and what came of it. Not longer than a game may be.
pub(crate) fn random_game<G: Game>(start: G, mut rng: Rng) -> impl Iterator<Item = (G, Step<G>, G)> {
    let mut position = start;
    let steps = std::iter::from_fn(move || {
        let step = random_step(&position, &mut rng)?;
        let before = position;
        position.apply(step, &mut ());
        Some((before, step, position))
    });
    steps.take(G::MAX_STEPS as usize)
}

/// Where somebody may interrupt, one step in so many does.
const INTERRUPTED: u32 = 4;

/// An even draw among the pending seats and their actions, or a roll; now and then an interrupt; `None` after the end.
pub(crate) fn random_step<G: Game>(position: &G, rng: &mut Rng) -> Option<Step<G>> {
    match position.turn() {
        Turn::Chance => Some(Step::Chance(position.roll(rng))),
        Turn::Seats(pending) => {
            // A game without interrupts draws nothing for them, so that its seeds play the same games.
            let of_seat =
                |seat| interrupts(position, seat).into_iter().map(move |action| Step::Act(seat, action));
            let interrupts: Vec<Step<G>> = position.seated().iter().flat_map(of_seat).collect();
            if !interrupts.is_empty() && rng.below(INTERRUPTED) == 0 {
                return any(&interrupts, rng).copied();
            }
            let seats: Vec<Seat> = pending.iter().collect();
            let seat = *any(&seats, rng)?;
            Some(Step::Act(seat, *any(&legal(position, seat), rng)?))
        }
        Turn::Over(_) => None,
    }
}

/// One of them, or `None` if there are none.
pub(crate) fn any<'a, T>(items: &'a [T], rng: &mut Rng) -> Option<&'a T> {
    (!items.is_empty()).then(|| &items[rng.below(items.len() as u32) as usize])
}

/// The legal actions as a list of their own.
pub(crate) fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions
}

/// Lists the actions of a seat out of turn.
pub(crate) fn interrupts<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.interrupts(seat, &mut actions);
    actions
}

/// Lists the actions of a seat in its turn, then those out of turn.
pub(crate) fn offered<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = legal(position, seat);
    position.interrupts(seat, &mut actions);
    actions
}

/// The outcomes of a chance step as a list of their own.
pub(crate) fn outcomes<G: Game>(position: &G) -> Vec<(G::Chance, u32)> {
    let mut outcomes = Vec::new();
    position.chance(&mut outcomes);
    outcomes
}

/// Every viewer: the seats, then a spectator.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(seats).map(Some).chain([None])
}

/// One of the viewers.
pub(crate) fn any_viewer(seats: u8, rng: &mut Rng) -> Option<Seat> {
    let index = rng.below(u32::from(seats) + 1) as u8;
    (index < seats).then(|| Seat::new(index))
}
