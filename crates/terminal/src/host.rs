//! A match at this terminal: who sits here, who thinks, and the file that keeps it.

use std::io;
use std::path::{Path, PathBuf};

use bots::Level;
use engine::{Seat, SeatSet, Turn};
use table::{PlayError, Session, Source};

use crate::saves;
use crate::thought::Thought;

/// Who gives advice when a player asks for it.
const ADVISER: Level = Level::Champion;

/// Runs a match for the people at this terminal and saves it after every step.
pub struct Host {
    session: Box<dyn Session>,
    path: PathBuf,
    unsaved: Option<io::Error>,
}

impl Host {
    /// Takes over a match that is kept in this file, and saves it there at once.
    pub fn new(session: Box<dyn Session>, path: PathBuf) -> io::Result<Host> {
        saves::write(&path, &session.log())?;
        Ok(Host { session, path, unsaved: None })
    }

    /// The match.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// The file that keeps it.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Why the latest step could not be saved, if it could not. Told once.
    pub(crate) fn take_trouble(&mut self) -> Option<io::Error> {
        self.unsaved.take()
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> SeatSet {
        let players = &self.session.header().players;
        Seat::all(players.len() as u8).filter(|seat| players[seat.index()].bot.is_none()).collect()
    }

    /// The one person at this terminal, if there is exactly one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let people = self.people();
        if people.len() == 1 { people.first() } else { None }
    }

    /// The level of the bot at this seat, if a bot sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.session.header().players[seat.index()].bot
    }

    /// The first bot that may act now.
    pub(crate) fn pending_bot(&self) -> Option<(Seat, Level)> {
        self.session.turn().pending().iter().find_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// Must somebody write down what chance decided?
    pub(crate) fn wants_script(&self) -> bool {
        self.session.turn() == Turn::Chance && self.session.header().source == Source::Scripted
    }

    /// Lets chance decide as long as it is chance's turn and chance is not scripted.
    pub(crate) fn roll(&mut self) {
        while self.session.turn() == Turn::Chance && !self.wants_script() {
            self.session.roll().expect("chance is due and comes from the seed");
            self.save();
        }
    }

    /// Plays an action, written in the game's notation.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        self.session.play(seat, action)?;
        self.save();
        Ok(())
    }

    /// Writes down what chance decided.
    pub(crate) fn script(&mut self, outcome: &str) -> Result<(), PlayError> {
        self.session.script(outcome)?;
        self.save();
        Ok(())
    }

    /// Takes back a seat's last step.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.session.undo(seat)?;
        self.save();
        Ok(())
    }

    /// A bot begins to think for its seat.
    pub(crate) fn think(&self, seat: Seat, level: Level) -> Thought {
        Thought::begin(seat, self.session.question(seat), level, self.session.seed_of_thought(seat))
    }

    /// The champion begins to think what this seat should do.
    pub(crate) fn advise(&self, seat: Seat) -> Thought {
        self.think(seat, ADVISER)
    }

    /// Writes a copy of the match to another file.
    pub(crate) fn save_as(&self, path: &Path) -> io::Result<()> {
        saves::write(path, &self.session.log())
    }

    fn save(&mut self) {
        self.unsaved = saves::write(&self.path, &self.session.log()).err();
    }
}
