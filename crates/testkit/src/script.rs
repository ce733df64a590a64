//! Rule tests, told step by step in the words of the log.

use std::collections::BTreeSet;

use engine::{Audience, Game, Notation, Outcome, Rng, RulesVersion, Seat, Step, Turn};
use scene::{Portray, Refusal, StoryLine};

use crate::citations::{citations, note_refusal, note_step};
use crate::random::{offered, outcomes};
use crate::words::{heard, line, list};

/// A match that a test plays. Every step is checked against the enumerator, and what is wrong panics with what would
/// have been right. Seats are numbered from 1, as in the log.
///
/// ```text
/// Script::<KingArthur>::start("first=1", 2)
///     .chance("adversary dragon4")
///     .legal(1, ["challenge dragon4"])
///     .act(1, "challenge dragon4")
///     .told(2, "challenges");
/// ```
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    position: G,
    steps: Vec<Step<G>>,
    told: Vec<(Audience, G::Event)>,
}

impl<G: Portray> From<G> for Script<G> {
    /// From a position that the test has made by hand.
    fn from(position: G) -> Script<G> {
        note_step(&position, &[]);
        Script { position, steps: Vec::new(), told: Vec::new() }
    }
}

impl<G: Portray> Script<G> {
    /// A new match with these options and so many seats, by the newest rules.
    #[track_caller]
    pub fn start(options: &str, seats: u8) -> Script<G> {
        Script::start_by(*G::RULES.end(), options, seats)
    }

    /// The same by this version of the rules: for clauses that another version has changed.
    #[track_caller]
    pub fn start_by(rules: u32, options: &str, seats: u8) -> Script<G> {
        let options: G::Options = read(options);
        assert!(G::seats(&options).contains(&seats), "{seats} cannot play {} {options}", G::ID);
        let version = RulesVersion::of::<G>(rules);
        let version =
            version.unwrap_or_else(|| panic!("{} is played by rules {:?}, not {rules}", G::ID, G::RULES));
        G::start(options, seats, version).into()
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The same match with its position changed by hand.
    pub fn with(mut self, change: impl FnOnce(&mut G)) -> Script<G> {
        change(&mut self.position);
        self
    }

    /// Looks at the position without leaving the chain.
    #[track_caller]
    pub fn see(self, look: impl FnOnce(&G)) -> Script<G> {
        look(&self.position);
        self
    }

    /// Chance decides so.
    #[track_caller]
    pub fn chance(self, outcome: &str) -> Script<G> {
        let script = self.possible(outcome);
        script.step(Step::Chance(read(outcome)))
    }

    /// A seat does this.
    #[track_caller]
    pub fn act(self, seat: u8, action: &str) -> Script<G> {
        let script = self.legal(seat, [action]);
        script.step(Step::Act(number(seat), read(action)))
    }

    /// Several steps, one a line as in the log: `1 challenge dragon4`, or `* dragon4` for chance.
    #[track_caller]
    pub fn play(mut self, steps: &str) -> Script<G> {
        for line in steps.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (actor, words) = line.split_once(' ').unwrap_or((line, ""));
            self = match actor.parse::<u8>() {
                Ok(seat) => self.act(seat, words),
                Err(_) if actor == "*" => self.chance(words),
                Err(_) => panic!("expected a seat or *, found {line:?}"),
            };
        }
        self
    }

    /// Chance decides by the weights, as often as it is its turn: for tests in which the deal does not matter.
    pub fn deal(mut self, seed: u64) -> Script<G> {
        let mut rng = Rng::seeded(seed);
        while self.position.turn() == Turn::Chance {
            let outcome = self.position.roll(&mut rng);
            self = self.step(Step::Chance(outcome));
        }
        self
    }

    fn step(mut self, step: Step<G>) -> Script<G> {
        self.told.clear();
        self.position.apply(step, &mut self.told);
        self.steps.push(step);
        note_step(&self.position, &self.told);
        self
    }

    /// The seat may do each of these, in its turn or out of turn, and perhaps more.
    #[track_caller]
    pub fn legal<'a>(self, seat: u8, actions: impl IntoIterator<Item = &'a str>) -> Script<G> {
        let legal = offered(&self.position, number(seat));
        for action in actions {
            let ok = legal.contains(&read(action));
            assert!(ok, "seat {seat} may not {action:?} but {}{}", list(&legal), self.so_far());
        }
        self
    }

    /// The seat may do these and nothing else, in whatever order.
    #[track_caller]
    pub fn only_legal<'a>(self, seat: u8, actions: impl IntoIterator<Item = &'a str>) -> Script<G> {
        let sorted = |mut list: Vec<String>| {
            list.sort();
            list
        };
        let legal = offered(&self.position, number(seat)).iter().map(ToString::to_string).collect();
        let expected = actions.into_iter().map(|action| read::<G::Action>(action).to_string()).collect();
        assert_eq!(sorted(legal), sorted(expected), "what seat {seat} may do{}", self.so_far());
        self
    }

    /// The seat may not do this.
    #[track_caller]
    pub fn not_legal(self, seat: u8, action: &str) -> Script<G> {
        let legal = offered(&self.position, number(seat));
        assert!(!legal.contains(&read(action)), "seat {seat} may {action:?}{}", self.so_far());
        if self.position.turn().pending().contains(number(seat)) {
            note_refusal(&self.refusal(seat, action));
        }
        self
    }

    /// Chance may decide so.
    #[track_caller]
    pub fn possible(self, outcome: &str) -> Script<G> {
        let known: Vec<G::Chance> =
            outcomes(&self.position).into_iter().map(|(outcome, _)| outcome).collect();
        let ok = known.contains(&read(outcome));
        assert!(ok, "chance cannot bring {outcome:?} but {}{}", list(&known), self.so_far());
        self
    }

    /// Chance cannot decide so.
    #[track_caller]
    pub fn impossible(self, outcome: &str) -> Script<G> {
        let read = read(outcome);
        let known = outcomes(&self.position);
        assert!(
            known.iter().all(|(known, _)| *known != read),
            "chance may bring {outcome:?}{}",
            self.so_far()
        );
        self
    }

    /// It is chance's turn.
    #[track_caller]
    pub fn awaits_chance(self) -> Script<G> {
        assert_eq!(self.position.turn(), Turn::Chance, "whose turn it is{}", self.so_far());
        self
    }

    /// It is the turn of exactly these seats.
    #[track_caller]
    pub fn awaits(self, seats: impl IntoIterator<Item = u8>) -> Script<G> {
        let pending = seats.into_iter().map(number).collect();
        assert_eq!(self.position.turn(), Turn::Seats(pending), "whose turn it is{}", self.so_far());
        self
    }

    /// The match is over, and this is how it ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.position.turn() {
            Turn::Over(outcome) => outcome,
            turn => panic!("the match is not over, it is the turn of {turn:?}{}", self.so_far()),
        }
    }

    /// What the last step told a seat, as events.
    pub fn events(&self, seat: u8) -> Vec<G::Event> {
        heard(&self.told, Some(number(seat)))
    }

    fn so_far(&self) -> String {
        let steps: String = self.steps.iter().map(|step| format!("\n{}", line(*step))).collect();
        format!(", after:{steps}")
    }

    /// What the last step told a seat, or a spectator, as lines.
    pub fn lines(&self, viewer: Option<Seat>) -> Vec<StoryLine> {
        heard(&self.told, viewer).into_iter().filter_map(G::narrate).collect()
    }

    /// The last step told the seat a line with this message.
    #[track_caller]
    pub fn told(self, seat: u8, message: &str) -> Script<G> {
        let told = self.messages(seat);
        assert!(told.iter().any(|id| id == message), "seat {seat} was told {}{}", list(told), self.so_far());
        self
    }

    /// The last step told the seat no line with this message.
    #[track_caller]
    pub fn not_told(self, seat: u8, message: &str) -> Script<G> {
        let told = self.messages(seat);
        assert!(!told.iter().any(|id| id == message), "seat {seat} was told {message:?}{}", self.so_far());
        self
    }

    /// A line of the last step, or the table after it, cites this clause for somebody.
    #[track_caller]
    pub fn cites(self, clause: &str) -> Script<G> {
        let cited: BTreeSet<String> =
            citations(&self.position, &self.told).into_iter().map(|citation| citation.clause).collect();
        assert!(cited.contains(clause), "{clause} is not among {}{}", list(&cited), self.so_far());
        self
    }

    /// The seat may act but not so, and is referred to this clause.
    #[track_caller]
    pub fn refused(self, seat: u8, action: &str, clause: &str) -> Script<G> {
        let script = self.not_legal(seat, action);
        let refusal = script.refusal(seat, action);
        assert_eq!(
            refusal.clause,
            Some(clause),
            "{:?} refuses {action:?}{}",
            refusal.text.id,
            script.so_far()
        );
        script
    }

    fn refusal(&self, seat: u8, action: &str) -> Refusal {
        G::refuse(&self.position.view(Some(number(seat))), read(action))
    }

    fn messages(&self, seat: u8) -> Vec<String> {
        self.lines(Some(number(seat))).into_iter().map(|line| line.text.id).collect()
    }
}

#[track_caller]
fn number(seat: u8) -> Seat {
    seat.to_string().parse().unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn read<T: Notation>(words: &str) -> T {
    words.parse().unwrap_or_else(|error| panic!("cannot read {words:?}: {error}"))
}
