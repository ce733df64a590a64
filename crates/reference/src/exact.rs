//! Exact values of strategies, by walking the whole tree.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use engine::{Game, Outcome, RulesVersion, Seat, Step, Turn};

/// A mixed strategy for both seats of a small game in which a view holds the whole past.
pub struct Strategy<G: Game> {
    plans: HashMap<Knowledge<G>, Vec<(G::Action, f64)>>,
}

/// What a seat knows.
type Knowledge<G> = (Seat, <G as Game>::View);

/// A position and how likely it is.
type Weighted<G> = (G, f64);

impl<G: Game> Strategy<G> {
    /// Asks once for each information set how likely each legal action is to be played there.
    pub fn new(mut plan: impl FnMut(&G::View, Seat, &[G::Action]) -> Vec<f64>) -> Strategy<G> {
        let mut plans = HashMap::new();
        let mut open = vec![start::<G>()];
        while let Some(position) = open.pop() {
            if let Some(seat) = position.turn().pending().first()
                && let Entry::Vacant(unknown) = plans.entry(knowledge(&position, seat))
            {
                let actions = legal(&position, seat);
                let shares = plan(&unknown.key().1, seat, &actions);
                assert_eq!(actions.len(), shares.len(), "one share for each action");
                unknown.insert(actions.into_iter().zip(shares).collect());
            }
            open.extend(children(&position));
        }
        Strategy { plans }
    }

    /// Every action is equally likely.
    pub fn uniform() -> Strategy<G> {
        Strategy::new(|_, _, actions| vec![1.0 / actions.len() as f64; actions.len()])
    }

    /// How many information sets a seat has.
    pub fn information_sets(&self, seat: Seat) -> usize {
        self.plans.keys().filter(|known| known.0 == seat).count()
    }

    /// This strategy, but in one seat another one.
    pub fn with(&self, seat: Seat, other: &Strategy<G>) -> Strategy<G> {
        let mine = self.plans.iter().filter(|(known, _)| known.0 != seat);
        let others = other.plans.iter().filter(|(known, _)| known.0 == seat);
        Strategy { plans: mine.chain(others).map(|(known, plan)| (known.clone(), plan.clone())).collect() }
    }

    /// What a seat wins on average when both play this strategy.
    pub fn value(&self, seat: Seat) -> f64 {
        self.reach(start(), seat)
    }

    /// What a seat wins on average with the best answer to this strategy of the other.
    pub fn best_response(&self, seat: Seat) -> f64 {
        self.respond(vec![(start(), 1.0)], seat)
    }

    /// How much both seats together could win by answering best: 0 in an equilibrium.
    pub fn nash_conv(&self) -> f64 {
        Seat::all(2).map(|seat| self.best_response(seat) - self.value(seat)).sum()
    }

    fn reach(&self, position: G, seat: Seat) -> f64 {
        match position.turn() {
            Turn::Over(outcome) => chips(&outcome, seat),
            _ => self
                .continuations(&position)
                .into_iter()
                .map(|(next, share)| share * self.reach(next, seat))
                .sum(),
        }
    }

    /// The best that a seat can win in positions that look alike to it; they are weighted with how likely chance and
    /// the other seat make them.
    fn respond(&self, positions: Vec<Weighted<G>>, seat: Seat) -> f64 {
        let mut won = 0.0;
        let mut known: HashMap<Knowledge<G>, Vec<Weighted<G>>> = HashMap::new();
        let mut open = positions;
        while let Some((position, likely)) = open.pop() {
            match position.turn() {
                Turn::Over(outcome) => won += likely * chips(&outcome, seat),
                Turn::Seats(pending) if pending.contains(seat) => {
                    known.entry(knowledge(&position, seat)).or_default().push((position, likely));
                }
                _ => open.extend(
                    self.continuations(&position).into_iter().map(|(next, share)| (next, likely * share)),
                ),
            }
        }
        let best = |alike: Vec<Weighted<G>>| {
            let values = legal(&alike[0].0, seat).into_iter().map(|action| {
                let after = |position: &G| played(position, Step::Act(seat, action));
                self.respond(
                    alike.iter().map(|(position, likely)| (after(position), *likely)).collect(),
                    seat,
                )
            });
            values.fold(f64::NEG_INFINITY, f64::max)
        };
        won + known.into_values().map(best).sum::<f64>()
    }

    /// What can follow, and how likely it is.
    fn continuations(&self, position: &G) -> Vec<Weighted<G>> {
        match position.turn().pending().first() {
            Some(seat) => self.plans[&knowledge(position, seat)]
                .iter()
                .map(|(action, share)| (played(position, Step::Act(seat, *action)), *share))
                .collect(),
            None => {
                let mut outcomes = Vec::new();
                position.chance(&mut outcomes);
                let total: u32 = outcomes.iter().map(|outcome| outcome.1).sum();
                outcomes
                    .into_iter()
                    .map(|(chance, weight)| {
                        (played(position, Step::Chance(chance)), f64::from(weight) / f64::from(total))
                    })
                    .collect()
            }
        }
    }
}

fn start<G: Game>() -> G {
    G::start(G::Options::default(), 2, RulesVersion::newest::<G>())
}

fn knowledge<G: Game>(position: &G, seat: Seat) -> Knowledge<G> {
    (seat, position.view(Some(seat)))
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    actions
}

fn played<G: Game>(position: &G, step: Step<G>) -> G {
    let mut next = *position;
    next.apply(step, &mut ());
    next
}

fn chips(outcome: &Outcome, seat: Seat) -> f64 {
    f64::from(outcome.returns[seat])
}

/// Every position one step further.
pub fn children<G: Game>(position: &G) -> Vec<G> {
    let mut outcomes = Vec::new();
    position.chance(&mut outcomes);
    let chance = outcomes.into_iter().map(|(chance, _)| Step::Chance(chance));
    let acts = position
        .turn()
        .pending()
        .iter()
        .flat_map(|seat| legal(position, seat).into_iter().map(move |action| Step::Act(seat, action)));
    chance.chain(acts).map(|step| played(position, step)).collect()
}
