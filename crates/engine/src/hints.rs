//! What bots may know about a game beforehand. Never legality: that has one source, [`Game::legal`].

use crate::{Game, InterruptWindow, Outcome, PerSeat, Rng, Seat};

/// Rules of thumb. Search calls them on guessed positions only.
pub trait Hints: Game {
    /// How gladly a sensible player of this seat would choose each action: appends one weight per action, for
    /// rollouts and for the greedy bot, which takes the heaviest. Not all 0.
    fn weigh(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<u32>);

    /// The [interrupt](Game::interrupts) that a sensible player of this seat makes in a
    /// [pause](InterruptWindow::Pause), if any: one of `actions`, which are not empty.
    fn interrupt(&self, _seat: Seat, _actions: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// A cheap guess of what the match will be [worth](Hints::worth) to each seat, for rollouts that stop early.
    fn estimate(&self) -> PerSeat<f32>;

    /// After how many decisions a rollout stops and asks for an [`estimate`](Hints::estimate). A long thought goes a few
    /// times as far.
    const ROLLOUT_DECISIONS: u32 = u32::MAX;

    /// By how much the search favours what rules of thumb like best before it knows better itself, in
    /// [worth](Hints::worth); the favour fades with every trial (progressive bias). For games of many small steps, in
    /// which a short thought cannot tell one from another. 0: not at all.
    const PRIOR: f32 = 0.0;

    /// Published ways to play this game, as bots of their own beside the levels that every game has (`strategy-1`, …). At
    /// most two.
    const STRATEGIES: &'static [Strategy<Self>] = &[];

    /// The value that the search maximizes, from 0 to 1: the [returns](Outcome::returns) of a seat between their bounds. A game overrides it
    /// where returns tell a short thought too little, so that a lead counts before it is a win.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let (least, most) = (*Self::RETURNS.start(), *Self::RETURNS.end());
        (outcome.returns[seat] - least) as f32 / (most - least) as f32
    }
}

/// What a strategy does in a seat that may act: one of its actions, chosen by nothing but what that seat sees.
pub type Strategy<G> = fn(&<G as Game>::View, Seat, &[<G as Game>::Action]) -> <G as Game>::Action;

/// The interrupt that a bot at this seat makes now, from what the seat sees. Bots interrupt only in a
/// [pause](InterruptWindow::Pause), and by [rule of thumb](Hints::interrupt): they decide at once, so that no search time tells
/// others what they hold.
pub fn bot_interrupt<G: Hints>(view: &G::View, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let guess = G::determinize(view, rng);
    let is_asked =
        guess.interrupt_window() == InterruptWindow::Pause && !guess.turn().pending().contains(seat);
    let mut actions = Vec::new();
    if is_asked {
        guess.interrupts(seat, &mut actions);
    }
    if actions.is_empty() { None } else { guess.interrupt(seat, &actions) }
}
