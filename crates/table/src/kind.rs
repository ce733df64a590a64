//! A game behind its erased face: a [`Match`] as a [`Session`], and the game itself as a [`Kind`].

use std::error::Error;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use engine::{Field, NotationError, Options, Seat, Step, Turn};
use lang::{Locale, Names, Voice};
use scene::{Choice, Scene, Words};

use crate::error::{OpenError, PlayError, ReadError, VerifyError};
use crate::fingerprint::fingerprint;
use crate::header::{Header, Source};
use crate::question::Asked;
use crate::running::{Deed, Match, Playable};
use crate::session::{Kind, Question, Session, Told, Verified};
use crate::written::{Who, Written, WrittenLine, cut};

/// Reads a log of any of these games.
pub fn read(kinds: &[&dyn Kind], log: &str) -> Result<Box<dyn Session>, ReadError> {
    let written = Written::read(log)?;
    let (line, game) = written.game();
    match kinds.iter().find(|kind| kind.id() == game) {
        Some(kind) => kind.read(log),
        None => {
            let known: Vec<&str> = kinds.iter().map(|kind| kind.id()).collect();
            let what = format!("There is no game “{game}”; the games are: {}.", known.join(", "));
            Err(ReadError { line, what })
        }
    }
}

impl<G: Playable> Session for Match<G> {
    fn header(&self) -> &Header {
        Match::header(self)
    }

    fn words(&self) -> Words {
        G::words()
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn lines(&self) -> u32 {
        Match::lines(self).count() as u32
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.position().turn().pending().contains(seat) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.position().legal(seat, &mut legal);
        let view = self.position().view(Some(seat));
        legal.into_iter().map(|action| G::choice(&view, action)).collect()
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        G::scene(&self.seen_by(viewer))
    }

    fn view(&self, viewer: Option<Seat>) -> String {
        serde_json::to_string(&self.seen_by(viewer)).expect("a view is plain data")
    }

    fn story(&self, viewer: Option<Seat>, after: u32) -> Vec<Told> {
        let viewer = self.seated(viewer);
        self.holding()
            .filter(|(at, _)| *at > after)
            .flat_map(|(at, line)| line.told.iter().map(move |told| (at, told)))
            .filter(|(_, (to, _))| to.includes(viewer))
            .map(|(at, (_, event))| Told { at, line: G::narrate(*event) })
            .collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        self.act(seat, action)
    }

    fn roll(&mut self) -> Result<(), PlayError> {
        self.draw()
    }

    fn script(&mut self, outcome: &str) -> Result<(), PlayError> {
        match self.header().source {
            Source::Scripted => self.befall(outcome),
            Source::Sealed { .. } => Err(PlayError::Sealed),
        }
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.free_undo(seat).is_ok()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        let to = self.free_undo(seat)?;
        self.go_back(Some(seat), to);
        Ok(())
    }

    fn take_back(&mut self, to: u32) -> Result<(), PlayError> {
        self.agreed_undo(to)
    }

    fn at(&self, lines: u32) -> Box<dyn Session> {
        Box::new(self.cut(lines))
    }

    fn branch(&self, lines: u32, source: Source) -> Result<Box<dyn Session>, OpenError> {
        Ok(Box::new(self.branched(lines, source)?))
    }

    fn verify(&self) -> Result<Verified, VerifyError> {
        let commitment = self.header().commitment().ok_or(VerifyError::Scripted)?;
        let mut chance = 0;
        for (number, line) in Match::lines(self).skip(self.taken_over() as usize) {
            let Deed::Step(Step::Chance(found)) = line.deed else { continue };
            let expected = self.drawn(number).ok_or(VerifyError::Scripted)?;
            if found != expected {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(VerifyError::Differs { line: number, found, expected });
            }
            chance += 1;
        }
        let fell = |deed| matches!(deed, Deed::Step(Step::Chance(_)));
        let held = self.holding().filter(|(at, line)| *at > self.taken_over() && fell(line.deed)).count();
        Ok(Verified { commitment, chance, taken_back: chance - held as u32, taken_over: self.taken_over() })
    }

    fn question(&self, seat: Seat) -> Box<dyn Question> {
        Box::new(Asked::<G> { view: self.seen_by(Some(seat)), seat })
    }

    fn log(&self) -> String {
        self.written()
    }

    fn position_hash(&self) -> u64 {
        fingerprint(self.position())
    }
}

impl<G: Playable> Match<G> {
    /// Reads a match from its log, every line through the checked path.
    pub fn read(log: &str) -> Result<Match<G>, ReadError> {
        let written = Written::read(log)?;
        let mut running = Match::open(written.header.clone()).map_err(|error| written.unopened(&error))?;
        for line in &written.lines {
            running.read_line(line).map_err(|what| ReadError { line: line.place, what })?;
        }
        running.take_over(written.taken_over);
        Ok(running)
    }

    fn read_line(&mut self, line: &WrittenLine) -> Result<(), String> {
        let (word, rest) = cut(&line.words);
        let undone = match (line.who, word) {
            (Who::All, "undo") => self.agreed_undo(line_number(rest)?),
            (Who::All, _) => return Err(format!("All together can only undo, found “{}”.", line.words)),
            (Who::Seat(seat), "undo") => {
                let written = line_number(rest)?;
                match self.free_undo(seat) {
                    Ok(to) if to != written => {
                        return Err(format!("Seat {seat} can only go back to line {to}, not to {written}."));
                    }
                    Ok(to) => Ok(self.go_back(Some(seat), to)),
                    Err(error) => Err(error),
                }
            }
            (Who::Seat(seat), _) => self.act(seat, &line.words),
            (Who::Chance, _) => self.befall(&line.words),
        };
        undone.map_err(|error| {
            let names = self.header().names();
            error.say(&Voice::of(Locale::En, G::words()), Names { names: &names, you: None })
        })
    }

    /// A viewer who is not at the table is a spectator.
    fn seated(&self, viewer: Option<Seat>) -> Option<Seat> {
        viewer.filter(|seat| seat.index() < self.header().players.len())
    }

    fn seen_by(&self, viewer: Option<Seat>) -> G::View {
        self.position().view(self.seated(viewer))
    }
}

fn line_number(words: &str) -> Result<u32, String> {
    words.parse().map_err(|_| format!("Expected the line to go back to, as in “undo 16”, found “undo {words}”."))
}

/// A game without a running match.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Playable> Of<G> {
    /// The game of this type.
    #[expect(clippy::new_without_default, reason = "a game is named in one place, by its type")]
    pub const fn new() -> Of<G> {
        Of(PhantomData)
    }
}

impl<G: Playable> Kind for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn words(&self) -> Words {
        G::words()
    }

    fn fields(&self) -> &'static [Field] {
        G::Options::fields()
    }

    fn seats(&self, options: &str) -> Result<RangeInclusive<u8>, NotationError> {
        Ok(G::seats(&options.parse()?))
    }

    fn open(&self, header: Header) -> Result<Box<dyn Session>, OpenError> {
        Ok(Box::new(Match::<G>::open(header)?))
    }

    fn read(&self, log: &str) -> Result<Box<dyn Session>, ReadError> {
        Ok(Box::new(Match::<G>::read(log)?))
    }

    fn question(&self, view: &str, seat: Seat) -> Result<Box<dyn Question>, Box<dyn Error>> {
        Ok(Box::new(Asked::<G>::read(view, seat)?))
    }
}
