//! A match at this terminal: who sits here, who thinks, and what keeps it: a file, or a server.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::Level;
use engine::{Seat, SeatSet, Turn};
use lang::{Names, Voice};
use protocol::Problem;
use scene::{Choice, Scene, Text, Words};
use table::{Header, PlayError, Session, Source, Told};

use crate::far::{Answer, Far, Wish};
use crate::saves;
use crate::thought::Thought;

/// Runs a match for the people at this terminal and saves it after every step; or stands for one that a server runs.
pub struct Host(Place);

enum Place {
    Here(Here),
    Far(Box<Far>),
}

struct Here {
    session: Box<dyn Session>,
    path: PathBuf,
    unsaved: Option<io::Error>,
}

/// How a step was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Played {
    /// It is done.
    Done,
    /// The server was asked for it and will [answer](Host::take_answer).
    Asked,
}

/// Why a step was not made.
#[derive(Debug)]
pub(crate) enum NotPlayed {
    /// The rules, or the table.
    Table(PlayError),
    /// The server, in the language of its guest.
    Server(Box<Problem>),
}

impl Host {
    /// Takes over a match that is kept in this file, and saves it there at once.
    pub fn new(session: Box<dyn Session>, path: PathBuf) -> io::Result<Host> {
        saves::write(&path, &session.log())?;
        Ok(Host(Place::Here(Here { session, path, unsaved: None })))
    }

    /// A match that a server runs.
    pub fn far(far: Far) -> Host {
        Host(Place::Far(Box::new(far)))
    }

    /// What was settled before the first step, as far as it may be known.
    pub(crate) fn header(&self) -> &Header {
        match &self.0 {
            Place::Here(here) => here.session.header(),
            Place::Far(far) => far.header(),
        }
    }

    /// What binds whoever runs the match to its seed.
    pub(crate) fn commitment(&self) -> Option<String> {
        match &self.0 {
            Place::Here(here) => here.session.header().commitment(),
            Place::Far(far) => Some(far.commitment().to_owned()),
        }
    }

    /// The game's messages and rulebook.
    pub(crate) fn words(&self) -> Words {
        match &self.0 {
            Place::Here(here) => here.session.words(),
            Place::Far(far) => far.words(),
        }
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Turn {
        match &self.0 {
            Place::Here(here) => here.session.turn(),
            Place::Far(far) => far.look().turn,
        }
    }

    /// How many lines the log has.
    pub(crate) fn lines(&self) -> u32 {
        match &self.0 {
            Place::Here(here) => here.session.lines(),
            Place::Far(far) => far.lines(),
        }
    }

    /// What this seat may do now.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<Choice> {
        match &self.0 {
            Place::Here(here) => here.session.choices(seat),
            Place::Far(far) => far.look().choices.clone(),
        }
    }

    /// The table as somebody here sees it.
    pub(crate) fn scene(&self, viewer: Option<Seat>) -> Scene {
        match &self.0 {
            Place::Here(here) => here.session.scene(viewer),
            Place::Far(far) => far.look().scene.clone(),
        }
    }

    /// What somebody here was told by log lines after the first `after`.
    pub(crate) fn story(&self, viewer: Option<Seat>, after: u32) -> Vec<Told> {
        match &self.0 {
            Place::Here(here) => here.session.story(viewer, after),
            Place::Far(far) => far.story().iter().filter(|told| told.at > after).cloned().collect(),
        }
    }

    /// The file that keeps it, or the address of its table.
    pub(crate) fn kept_at(&self) -> String {
        match &self.0 {
            Place::Here(here) => here.path.display().to_string(),
            Place::Far(far) => far.address().to_owned(),
        }
    }

    /// Does a server run it?
    pub(crate) fn is_far(&self) -> bool {
        matches!(self.0, Place::Far(_))
    }

    /// Did a server end it before its end?
    pub(crate) fn is_broken_off(&self) -> bool {
        match &self.0 {
            Place::Here(_) => false,
            Place::Far(far) => far.is_broken_off() && !matches!(self.turn(), Turn::Over(_)),
        }
    }

    /// What somebody should know: the latest step could not be saved, the server is gone, somebody said something.
    /// Told once.
    pub(crate) fn take_notice(&mut self) -> Option<Text> {
        match &mut self.0 {
            Place::Here(here) => {
                let why = here.unsaved.take()?;
                Some(Text::new("terminal-unsaved").with("why", why.to_string()))
            }
            Place::Far(far) => far.take_notice(),
        }
    }

    /// The seats of people at this terminal.
    pub(crate) fn people(&self) -> SeatSet {
        match &self.0 {
            Place::Here(here) => {
                let players = &here.session.header().players;
                Seat::all(players.len() as u8).filter(|seat| players[seat.index()].bot.is_none()).collect()
            }
            Place::Far(far) => far.seat().into_iter().collect(),
        }
    }

    /// The one person at this terminal, if there is exactly one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let people = self.people();
        if people.len() == 1 { people.first() } else { None }
    }

    /// The level of the bot at this seat, if a bot sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.header().players[seat.index()].bot
    }

    /// The first bot that may act now and thinks here.
    pub(crate) fn pending_bot(&self) -> Option<(Seat, Level)> {
        match self.0 {
            Place::Here(_) => self.turn().pending().iter().find_map(|seat| Some((seat, self.bot(seat)?))),
            Place::Far(_) => None,
        }
    }

    /// The person here who may act now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let people = self.people();
        self.turn().pending().iter().find(|seat| people.contains(*seat))
    }

    /// Must somebody write down what chance decided?
    pub(crate) fn wants_script(&self) -> bool {
        self.turn() == Turn::Chance && self.header().source == Source::Scripted
    }

    /// Lets chance decide as long as it is chance's turn and chance is not scripted. A server does that itself.
    pub(crate) fn roll(&mut self) {
        while self.turn() == Turn::Chance && !self.wants_script() {
            let Place::Here(here) = &mut self.0 else { return };
            here.session.roll().expect("chance is due and comes from the seed");
            here.save();
        }
    }

    /// Hears what a server has to say, and waits for it at most so long. True: something has changed.
    pub(crate) fn listen(&mut self, patience: Duration) -> bool {
        match &mut self.0 {
            Place::Here(_) => false,
            Place::Far(far) => far.listen(patience),
        }
    }

    /// Plays an action, written in the game's notation. Never waits for a server.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) -> Result<Played, NotPlayed> {
        match &mut self.0 {
            Place::Here(here) => here.step(|session| session.play(seat, action)).map(|()| Played::Done),
            Place::Far(far) => {
                far.play(action);
                Ok(Played::Asked)
            }
        }
    }

    /// Has a server yet to answer? Until then nothing else can be asked of it.
    pub(crate) fn is_asking(&self) -> bool {
        matches!(&self.0, Place::Far(far) if far.is_asking())
    }

    /// What a server made of the last wish, once.
    pub(crate) fn take_answer(&mut self) -> Option<(Wish, Result<(), NotPlayed>)> {
        let Place::Far(far) = &mut self.0 else { return None };
        let Answer { wish, result } = far.take_answer()?;
        Some((wish, result.map_err(NotPlayed::Server)))
    }

    /// Writes down what chance decided.
    pub(crate) fn script(&mut self, outcome: &str) -> Result<(), NotPlayed> {
        match &mut self.0 {
            Place::Here(here) => here.step(|session| session.script(outcome)),
            Place::Far(_) => Err(NotPlayed::Table(PlayError::Sealed)),
        }
    }

    /// Takes back a seat's last step. Never waits for a server.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<Played, NotPlayed> {
        match &mut self.0 {
            Place::Here(here) => here.step(|session| session.undo(seat)).map(|()| Played::Done),
            Place::Far(far) => {
                far.undo();
                Ok(Played::Asked)
            }
        }
    }

    /// A bot begins to think for its seat. None: nobody thinks for people who play against each other elsewhere.
    pub(crate) fn think(&self, seat: Seat, level: Level) -> Option<Thought> {
        let Place::Here(here) = &self.0 else { return None };
        let session = &here.session;
        Some(Thought::begin(seat, session.question(seat), level, session.bot_seed(seat)))
    }

    /// The champion begins to think what this seat should do.
    pub(crate) fn advise(&self, seat: Seat) -> Option<Thought> {
        let Place::Here(here) = &self.0 else { return None };
        let session = &here.session;
        Some(Thought::counsel(seat, session.question(seat), session.bot_seed(seat)))
    }

    /// Writes a copy of the match to another file.
    pub(crate) fn save_as(&self, path: &Path) -> io::Result<()> {
        match &self.0 {
            Place::Here(here) => saves::write(path, &here.session.log()),
            Place::Far(_) => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    /// The match itself.
    #[cfg(test)]
    pub(crate) fn session(&self) -> &dyn Session {
        let Place::Here(here) = &self.0 else { panic!("a server has it") };
        &*here.session
    }
}

impl Here {
    fn step(
        &mut self,
        make: impl FnOnce(&mut dyn Session) -> Result<(), PlayError>,
    ) -> Result<(), NotPlayed> {
        make(&mut *self.session).map_err(NotPlayed::Table)?;
        self.save();
        Ok(())
    }

    fn save(&mut self) {
        self.unsaved = saves::write(&self.path, &self.session.log()).err();
    }
}

impl NotPlayed {
    /// In words.
    pub(crate) fn say(&self, voice: &Voice, names: Names<'_>) -> String {
        match self {
            NotPlayed::Table(error) => error.say(voice, names),
            NotPlayed::Server(problem) => {
                let sentence = problem.detail.as_ref().unwrap_or(&problem.title);
                match &problem.clause {
                    Some(clause) => format!("{sentence} ({clause})"),
                    None => sentence.clone(),
                }
            }
        }
    }
}
