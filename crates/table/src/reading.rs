//! A match from its log, every line through the checked path.

use engine::Seat;
use lang::Names;

use crate::error::{PlayError, ReadCause, ReadError};
use crate::parsed_log::{Actor, ParsedLine, ParsedLog, cut, explain_cut};
use crate::running::{Match, Playable};
use crate::words;

impl<G: Playable> Match<G> {
    /// Reads a match from its log. Chance lines may be anything that can happen: whether they agree with the seed is
    /// asked by [`Session::verify`](crate::Session::verify).
    pub fn read(log: &str) -> Result<Match<G>, ReadError> {
        Match::read_whole(log).map_err(|error| explain_cut(log, error))
    }

    fn read_whole(log: &str) -> Result<Match<G>, ReadError> {
        let written = ParsedLog::read(log)?;
        let mut running = Match::open(written.header.clone()).map_err(|error| written.unopened(&error))?;
        for (step, line) in (1..).zip(&written.lines) {
            if let Err(fault) = running.play_line(line) {
                return Err(ReadError { step: Some(step), ..running.refused(line.place, fault) });
            }
        }
        running.set_inherited_lines(written.taken_over);
        Ok(running)
    }

    fn play_line(&mut self, line: &ParsedLine) -> Result<(), Fault> {
        let (word, rest) = cut(&line.words);
        match (line.actor, word) {
            (Actor::Chance, _) => self.play_chance(&line.words)?,
            (Actor::All, "undo") => self.agreed_undo(line_number(rest)?)?,
            (Actor::All, _) => {
                return Err(Fault::Format(format!("All together can only undo, found “{}”.", line.words)));
            }
            (Actor::Seat(seat), "undo") => self.undo_to(seat, line_number(rest)?)?,
            (Actor::Seat(seat), _) => self.act(seat, &line.words)?,
        }
        Ok(())
    }

    fn undo_to(&mut self, seat: Seat, written: u32) -> Result<(), Fault> {
        let to = self.free_undo(seat)?;
        if to != written {
            let what =
                format!("Seat {seat} can take back its last step and go to line {to}, not to {written}.");
            return Err(Fault::Format(what));
        }
        self.go_back(Some(seat), to);
        Ok(())
    }

    fn refused(&self, place: usize, fault: Fault) -> ReadError {
        match fault {
            Fault::Format(sentence) => ReadError::new(place, sentence),
            Fault::Play(error) => {
                let names = self.header().names();
                let what = error.say(&words::voice::<G>(), Names { names: &names, you: None });
                ReadError {
                    cause: Some(Box::new(ReadCause::Step(error, names))),
                    ..ReadError::new(place, what)
                }
            }
        }
    }
}

/// Why a line cannot be played.
enum Fault {
    Play(PlayError),
    Format(String),
}

impl From<PlayError> for Fault {
    fn from(error: PlayError) -> Fault {
        Fault::Play(error)
    }
}

fn line_number(words: &str) -> Result<u32, Fault> {
    words.parse().map_err(|_| {
        Fault::Format(format!("Expected the line to go back to, as in “undo 16”, found “undo {words}”."))
    })
}
