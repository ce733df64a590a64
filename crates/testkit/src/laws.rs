//! The laws, and the random games in which they are checked.

mod beats;
mod chance;
mod encoding;
mod ends;
mod faces;
mod guess;
mod invariant;
mod knowledge;
mod looks;
mod notation;
mod sealed;
mod story;

use std::any::Any;
use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Encode, Game, Rng, RulesVersion, Seat, Turn};
use scene::Portray;

use crate::random::{any_viewer, random_step, viewers};
use crate::words::line;
use encoding::Encoding;
use faces::Faces;
use knowledge::{Happening, Knowledge};
use story::Story;

/// Pictures are dear: one game in so many is drawn, unless said otherwise.
const DRAWN: u64 = 4;

/// What a law says about one moment: nothing, or what is wrong.
type Verdict = Result<(), String>;

/// The laws that random games of one table are checked against.
pub struct Laws<G: Game> {
    options: G::Options,
    seats: u8,
    games: u64,
    seed: u64,
    drawn: u64,
    faces: Option<Faces<G>>,
    encoding: Option<Encoding<G>>,
}

/// A law by its number in the design.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// 1: a game ends; exactly the pending seats have actions, each once, in a stable order.
    Ends = 1,
    /// 2: what is written reads back, to an equal position.
    Notation,
    /// 3: a guess looks like its view; positions that look alike are guessed alike.
    Guess,
    /// 4: whose turn it is, and a seat's actions, choices and scene, are functions of its view.
    Looks,
    /// 5: sealed choices commute and stay sealed.
    Sealed,
    /// 6: chance has positive weights, distinct outcomes, and a roll that follows them.
    Chance,
    /// 7: who was told and did the same sees the same, to the byte.
    Knowledge,
    /// 8: no position breaks an invariant of the game, and all are played by the rules that the match began with.
    Invariant,
    /// 10: actions have numbers of their own; observations are functions of the view and keep to their fields.
    Encoding = 10,
    /// 11: the points in the story add up to the final scores, and each heading of a turn has a sentence below it.
    Story,
    /// 12: a beat is made from what its viewer was told and sees; it says what happened and is about what is there.
    Beats,
}

/// A law that did not hold. Its seed plays the same game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which one.
    pub law: Law,
    /// The seed of the random game.
    pub seed: u64,
    /// How many steps had been played.
    pub step: usize,
    /// What was wrong.
    pub what: String,
    /// The game so far, as a log that can be replayed.
    pub log: String,
}

/// What was played while every law held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// How many steps.
    pub steps: u32,
    /// How many times a second history told a viewer the same and was compared (law 7).
    pub compared: u32,
}

impl<G: Portray> Laws<G> {
    /// Everything a game shows and tells is checked too.
    pub fn new(options: G::Options, seats: u8) -> Laws<G> {
        Laws { faces: Some(Faces::of_portray()), ..Laws::without_scenes(options, seats) }
    }
}

impl<G: Encode> Laws<G> {
    /// What machine learners see is checked too.
    #[must_use]
    pub fn encoded(self) -> Laws<G> {
        Laws { encoding: Some(Encoding::of_encode()), ..self }
    }
}

impl<G: Game> Laws<G> {
    /// For a game that does not show itself.
    pub fn without_scenes(options: G::Options, seats: u8) -> Laws<G> {
        Laws { options, seats, games: 100, seed: 0, drawn: DRAWN, faces: None, encoding: None }
    }

    /// How many games; 100 unless said otherwise.
    #[must_use]
    pub fn games(self, games: u64) -> Laws<G> {
        Laws { games, ..self }
    }

    /// The seed of the first game; the others follow.
    #[must_use]
    pub fn seed(self, seed: u64) -> Laws<G> {
        Laws { seed, ..self }
    }

    /// Draws one game in so many; one in four unless said otherwise.
    #[must_use]
    pub fn drawn_every(self, games: u64) -> Laws<G> {
        Laws { drawn: games, ..self }
    }

    /// The seeds of the games.
    pub fn seeds(&self) -> Range<u64> {
        self.seed..self.seed + self.games
    }

    /// Plays all games. Panics with the first broken law.
    pub fn check(&self) {
        for seed in self.seeds() {
            if let Err(broken) = self.play(seed) {
                panic!("{broken}");
            }
        }
    }

    /// Plays the game with this seed by every version of the rules, the oldest first. A panic of the game counts as a broken first
    /// law.
    pub fn play(&self, seed: u64) -> Result<Played, Broken> {
        RulesVersion::all::<G>().try_fold(Played::default(), |sum, rules| {
            let played = self.play_by(rules, seed)?;
            Ok(Played { steps: sum.steps + played.steps, compared: sum.compared + played.compared })
        })
    }

    fn play_by(&self, rules: RulesVersion, seed: u64) -> Result<Played, Broken> {
        let mut log = Vec::new();
        let result = catch_unwind(AssertUnwindSafe(|| self.walk(rules, seed, &mut log)))
            .unwrap_or_else(|panic| Err((Law::Ends, format!("the game panicked: {}", reason(&*panic)))));
        result.map_err(|(law, what)| Broken {
            law,
            seed,
            step: log.len(),
            what,
            log: self.head(rules) + &log.join("\n"),
        })
    }

    /// The head of a log in which chance is scripted, so that the table can read what broke a law.
    fn head(&self, rules: RulesVersion) -> String {
        let mut head = format!("roundtable 1\ngame {}\nrules {rules}\n", G::ID);
        let options = self.options.to_string();
        if !options.is_empty() {
            head += &format!("options {options}\n");
        }
        head += &Seat::all(self.seats).map(|seat| format!("seat {seat} {seat}\n")).collect::<String>();
        head + "seed none\n\n"
    }

    fn walk(&self, rules: RulesVersion, seed: u64, log: &mut Vec<String>) -> Result<Played, (Law, String)> {
        // The laws draw from a stream of their own, so that a better law does not change the game of a seed.
        let (mut play, mut rng) = (Rng::seeded(seed), Rng::seeded(!seed));
        Law::Notation.says(notation::options::<G>(self.options))?;
        Law::Encoding.says(self.encoding.as_ref().map_or(Ok(()), Encoding::space))?;
        let faces = self.faces.as_ref().filter(|_| seed.is_multiple_of(self.drawn));
        let mut position = G::start(self.options, self.seats, rules);
        Law::Invariant.says(invariant::rules(&position, rules))?;
        let mut knowledge = Knowledge::new(position, self.seats, faces);
        let mut story = Story::new(self.seats, self.faces.as_ref());
        self.look(&position, None, faces, &mut rng)?;
        while let Some(step) = random_step(&position, &mut play) {
            log.push(line(step));
            Law::Ends.says(ends::bound::<G>(log.len()))?;
            let mut told = Vec::new();
            let read = Law::Notation.says(notation::read(position, step))?;
            position.apply(step, &mut told);
            Law::Invariant.says(invariant::rules(&position, rules))?;
            Law::Notation.says(notation::equal(&position, &read))?;
            let close = any_viewer(self.seats, &mut rng);
            self.look(&position, close, faces, &mut rng)?;
            let happening = Happening { step, told: &told, close };
            knowledge.follow(happening, &position, &mut rng)?;
            Law::Story.says(story.follow(&told))?;
            Law::Beats.says(beats::check(&position, self.seats, &told, faces))?;
        }
        if let Turn::Over(outcome) = position.turn() {
            Law::Story.says(story.end(self.seats, &outcome.scores))?;
        }
        Ok(Played { steps: log.len() as u32, compared: knowledge.compared })
    }

    /// The laws that need nothing but a position. One viewer is looked at closely: to the byte, and to the picture.
    fn look(
        &self,
        position: &G,
        close: Option<Seat>,
        faces: Option<&Faces<G>>,
        rng: &mut Rng,
    ) -> Result<(), (Law, String)> {
        Law::Ends.says(ends::check(position, self.seats))?;
        Law::Notation.says(notation::check(position, self.seats))?;
        Law::Chance.says(chance::check(position, rng))?;
        Law::Invariant.says(invariant::check(position))?;
        Law::Guess.says(guess::reads_back(position, close))?;
        for viewer in viewers(self.seats) {
            let guess = Law::Guess.says(guess::check(position, viewer, rng))?;
            Law::Invariant.says(invariant::check(&guess))?;
            Law::Invariant.says(invariant::rules(&guess, position.rules()))?;
            let faces = faces.filter(|_| viewer == close);
            Law::Looks.says(looks::check(position, &guess, viewer, faces))?;
            if let Some(encoding) = &self.encoding {
                Law::Encoding.says(encoding.observation(position, &guess, viewer))?;
            }
        }
        if let Some(encoding) = &self.encoding {
            Law::Encoding.says(encoding.actions(position, self.seats))?;
        }
        Law::Sealed.says(sealed::check(position, self.seats, rng))
    }
}

impl Law {
    fn says<T>(self, verdict: Result<T, String>) -> Result<T, (Law, String)> {
        verdict.map_err(|what| (self, what))
    }

    /// The law in a few words.
    pub const fn title(self) -> &'static str {
        match self {
            Law::Ends => "a game ends, and exactly the pending seats may act",
            Law::Notation => "what is written reads back",
            Law::Guess => "a guess looks like its view",
            Law::Looks => "actions, choices and scene are functions of the view",
            Law::Sealed => "sealed choices commute and stay sealed",
            Law::Chance => "a roll follows the weights",
            Law::Knowledge => "who was told the same sees the same",
            Law::Invariant => "no position breaks an invariant",
            Law::Encoding => "actions have numbers, and observations are functions of the view",
            Law::Story => "the story tells all points and every turn",
            Law::Beats => "a beat is made from what its viewer was told",
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, seed, step, what, log } = self;
        let (number, title) = (*law as u8, law.title());
        write!(f, "law {number} ({title}) is broken with seed {seed} after {step} steps: {what}\n\n{log}")
    }
}

impl std::error::Error for Broken {}

/// What a panic said.
fn reason(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words")
}
