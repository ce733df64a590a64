//! How an analysis is made: by searches, one piece of work after the other.

use bots::{Prospects, Thought};
use engine::{Hints, Rng, Seat, Step, Turn};

use super::{Analysis, Analyst, Judgement, Moment, Verdict};

/// So many matches are played to tell the points of two lines apart.
const MATCHES: usize = 40;

/// The first part of a search is for learning, and counts for no chance.
const LEARNING: u32 = 4;

/// A match under study.
pub(crate) struct Study<G: Hints> {
    seats: u8,
    /// How many simulations a piece of work takes.
    effort: u32,
    work: Vec<Work<G>>,
    done: usize,
    found: Analysis,
}

/// A piece of work.
#[derive(Clone, Copy)]
enum Work<G: Hints> {
    /// What is the position after this line worth to everybody, which came about by somebody or by chance?
    Weigh { at: u32, position: G, by: Option<Seat> },
    /// Was this a good decision, made before this line was written?
    Judge { at: u32, position: G, seat: Seat, chosen: G::Action },
}

impl<G: Hints> Study<G> {
    /// The steps of a match that hold, with the numbers of their lines.
    pub(crate) fn new(
        start: G,
        seats: u8,
        steps: impl Iterator<Item = (u32, Step<G>)>,
        effort: u32,
    ) -> Study<G> {
        let mut work = vec![Work::Weigh { at: 0, position: start, by: None }];
        let mut position = start;
        let mut steps = steps.peekable();
        while let Some((at, step)) = steps.next() {
            if let Step::Act(seat, chosen) = step {
                let mut legal = Vec::new();
                position.legal(seat, &mut legal);
                // An interrupt was not asked for, so it is not compared with anything.
                if legal.len() > 1 && legal.contains(&chosen) {
                    work.push(Work::Judge { at, position, seat, chosen });
                }
            }
            position.apply(step, &mut ());
            if steps.peek().is_none_or(|(_, next)| actor(next) != actor(&step)) {
                work.push(Work::Weigh { at, position, by: actor(&step) });
            }
        }
        Study { seats, effort, work, done: 0, found: Analysis::default() }
    }

    fn weigh(&self, at: u32, position: G, by: Option<Seat>) -> Moment {
        let worths = match position.turn() {
            Turn::Over(outcome) => Seat::all(self.seats).map(|seat| G::worth(&outcome, seat)).collect(),
            _ => {
                let mut thought = Thought::with_open_cards(position, None, Rng::seeded(at.into()));
                thought.think(self.effort / LEARNING);
                thought.settle();
                thought.think(self.effort);
                let worths = thought.worths();
                Seat::all(self.seats).map(|seat| rounded(worths[seat])).collect()
            }
        };
        Moment { at, chances: worths, by }
    }

    fn judge(&self, at: u32, position: G, seat: Seat, chosen: G::Action) -> Verdict {
        // The seed, too, is one that everybody knows.
        let rng = || Rng::seeded(at.into());
        let view = position.view(Some(seat));
        let known = Thought::of(&view, seat, rng());
        let open = Thought::with_open_cards(position, Some(seat), rng());
        let alone = (self.seats == 1).then(|| Prospects::of(&view, seat, rng()));
        Verdict {
            at,
            seat,
            chosen: chosen.to_string(),
            known: self.beside_best(known, chosen, alone),
            open: self.beside_best(open, chosen, None),
        }
    }

    /// Finds the best action, and looks closer at that one and the chosen one. With prospects: at their points, too.
    fn beside_best(
        &self,
        mut thought: Thought<G>,
        chosen: G::Action,
        prospects: Option<Prospects<G>>,
    ) -> Judgement {
        thought.think(self.effort / 2);
        let best = thought.decision().expect("whoever decided could act").action;
        let nothing = Judgement { best: chosen.to_string(), loss: 0.0, points: None };
        if best == chosen {
            return nothing;
        }
        let [best_worth, chosen_worth] = thought.compare([best, chosen], self.effort / 2);
        // Each was tried at least a quarter of the effort; a worth is at most half away from its mean.
        let noise = (0.25 * 2.0 / (self.effort as f32 / 4.0).max(1.0)).sqrt();
        match best_worth - chosen_worth - noise {
            loss if loss > 0.0 => Judgement {
                best: best.to_string(),
                loss: rounded(loss),
                points: prospects.and_then(|prospects| points_more(prospects, best, chosen)),
            },
            _ => nothing,
        }
    }
}

impl<G: Hints> Analyst for Study<G> {
    fn work(&mut self) -> bool {
        match self.work.get(self.done).copied() {
            Some(Work::Weigh { at, position, by }) => {
                let moment = self.weigh(at, position, by);
                self.found.moments.push(moment);
            }
            Some(Work::Judge { at, position, seat, chosen }) => {
                let verdict = self.judge(at, position, seat, chosen);
                self.found.verdicts.push(verdict);
            }
            None => return false,
        }
        self.done += 1;
        self.done < self.work.len()
    }

    fn done(&self) -> u32 {
        self.done as u32
    }

    fn total(&self) -> u32 {
        self.work.len() as u32
    }

    fn found(&self) -> &Analysis {
        &self.found
    }
}

/// How many points one action brings more than another, if it clearly does: by more than two standard errors.
fn points_more<G: Hints>(mut prospects: Prospects<G>, best: G::Action, chosen: G::Action) -> Option<i32> {
    for _ in 0..MATCHES {
        prospects.follow([best, chosen]);
    }
    let pairs = prospects.points(best).iter().zip(prospects.points(chosen));
    let differences: Vec<f32> = pairs.map(|(best, chosen)| (best - chosen) as f32).collect();
    let count = differences.len() as f32;
    let mean = differences.iter().sum::<f32>() / count;
    let variance =
        differences.iter().map(|difference| (difference - mean).powi(2)).sum::<f32>() / (count - 1.0);
    (mean > 2.0 * (variance / count).sqrt()).then_some(mean.round() as i32).filter(|points| *points > 0)
}

/// Whose step it is; nobody's: chance.
fn actor<G: Hints>(step: &Step<G>) -> Option<Seat> {
    match step {
        Step::Act(seat, _) => Some(*seat),
        Step::Chance(_) => None,
    }
}

/// Three digits are more than a search can tell.
fn rounded(worth: f32) -> f32 {
    (worth * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use engine::{Game, RulesVersion};
    use reference::Kuhn;

    use super::*;

    /// A match of Kuhn poker: two cards, then what the seats do.
    fn analysed(cards: [&str; 2], actions: &[(u8, &str)]) -> Analysis {
        let dealt = cards.iter().map(|card| Step::<Kuhn>::Chance(card.parse().unwrap()));
        let acted = actions.iter().map(|(seat, action)| Step::Act(Seat::new(*seat), action.parse().unwrap()));
        let steps: Vec<_> = (1..).zip(dealt.chain(acted)).collect();
        let mut study = Study::new(
            Kuhn::start(Default::default(), 2, RulesVersion::newest::<Kuhn>()),
            2,
            steps.into_iter(),
            2000,
        );
        while study.work() {}
        assert_eq!(study.done(), study.total());
        study.found().clone()
    }

    #[test]
    fn whoever_folds_the_best_card_gives_much_away() {
        let analysis = analysed(["Q", "K"], &[(0, "bet"), (1, "pass")]);
        let fold = &analysis.verdicts[1];
        assert_eq!(
            (fold.chosen.as_str(), fold.known.best.as_str(), fold.open.best.as_str()),
            ("pass", "bet", "bet")
        );
        // A call wins two chips, a fold loses one: three of the four that lie between the worst and the best.
        assert!(fold.known.loss > 0.65 && fold.known.loss < 0.76, "{fold:?}");
        let last = analysis.moments.last().unwrap();
        assert_eq!(last.chances, [0.75, 0.25]);
        let worst = analysis.turning_points(1).remove(0);
        assert_eq!(worst.slip.as_ref(), Some(fold));
    }

    #[test]
    fn calling_with_the_best_card_gives_nothing_away() {
        let analysis = analysed(["Q", "K"], &[(0, "bet"), (1, "bet")]);
        assert_eq!(analysis.verdicts[1].known, Judgement { best: "bet".to_owned(), loss: 0.0, points: None });
    }

    #[test]
    fn what_is_hidden_has_no_part_in_what_could_be_known() {
        // The queen faces a bet. It is right to call the jack and to fold to the king, but nobody knows which it is.
        let line = [(0, "pass"), (1, "bet"), (0, "pass")];
        let [jack, king] = ["J", "K"].map(|other| analysed(["Q", other], &line));
        assert_eq!(jack.verdicts[0].known, king.verdicts[0].known);
        assert_eq!(jack.verdicts[2].known, king.verdicts[2].known);
        assert_eq!(jack.verdicts[2].open.best, "bet");
        assert_eq!(king.verdicts[2].open, Judgement { best: "pass".to_owned(), loss: 0.0, points: None });
        assert_ne!(jack.moments[1].chances, king.moments[1].chances);
    }

    #[test]
    fn luck_is_what_chance_did() {
        let analysis = analysed(["K", "J"], &[(0, "pass"), (1, "pass")]);
        let balance = analysis.balance(Seat::new(0));
        assert!(balance.luck > 0.15, "{balance:?}");
        let sum = balance.start + balance.luck + balance.own + balance.others;
        assert!((sum - 0.75).abs() < 0.001, "{balance:?}");
    }
}
