//! `roundtable replay`: shows any moment of a match, or checks the whole match.

use std::io::Write;
use std::path::PathBuf;

use anstyle::Style;
use clap::Args;
use engine::{Outcome, Seat, Turn};
use lang::{Names, Voice};
use scene::{StoryLevel, Text};
use serde_json::{Value, json};
use table::{Passage, Session, passages};

use crate::choose;
use crate::exit::Failure;
use crate::language::Language;
use crate::picture::{self, Picture};

const BOLD: Style = Style::new().bold();

/// Shows any moment of a match, or checks the whole match
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable replay match.log                  the end of the match, as spectators saw it
  roundtable replay match.log --at 20 --as 1   after 20 lines, as seat 1 saw it
  roundtable replay match.log --at 20 --all    the same as every seat saw it
  roundtable replay match.log --at 20 --as 1 --picture table.png
                                               the same as a picture; --theme dark by night
  roundtable replay match.log --story --lang de > match.md
                                               the whole story as Markdown, in German
  roundtable replay match.log --check          plays every line by the rules and prints the outcome as JSON

Every match is played through the rules while it is read, so a log that breaks them is refused with the line.")]
pub(crate) struct Replay {
    /// The log of a match
    file: PathBuf,

    /// Number of lines to play [default: all]
    #[arg(long, value_name = "LINE")]
    at: Option<u32>,

    /// The viewer's seat, counted from 1 [default: spectator]
    #[arg(long = "as", value_name = "SEAT", conflicts_with = "all")]
    viewer: Option<Seat>,

    /// Shows the view of every seat
    #[arg(long)]
    all: bool,

    /// Plays every line and prints the result as JSON; exit code 3 if a line breaks the rules
    #[arg(long, conflicts_with_all = ["at", "viewer", "all", "story", "lang"])]
    check: bool,

    /// Writes the story up to then as Markdown, instead of the table
    #[arg(long, conflicts_with_all = ["all", "picture"])]
    story: bool,

    #[command(flatten)]
    drawn: Picture,

    #[command(flatten)]
    language: Language,
}

impl Replay {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.check {
            let session = choose::log(&self.file, &self.language, Failure::CheckFailed)?;
            return Ok(writeln!(out, "{:#}", outcome(&*session))?);
        }
        let session = choose::log(&self.file, &self.language, Failure::Input)?;
        let seats = session.header().seats();
        if let Some(seat) = self.viewer.filter(|seat| seat.index() >= usize::from(seats)) {
            return Err(Failure::input(format!("There is no seat {seat}: the match has {seats} seats.")));
        }
        let lines = session.lines();
        let at = self.at.unwrap_or(lines);
        if at > lines {
            return Err(Failure::input(format!("There is no line {at}: the match has {lines} lines.")));
        }
        let moment = session.at(at);
        let voice = self.language.voice(session.words());
        if self.story {
            return crate::story::write(&*moment, self.viewer, &voice, out);
        }
        if let Some(file) = &self.drawn.picture {
            let known = lang::real_names(moment.header().names());
            let names = Names::seen_by(self.viewer, &known);
            let drawn = art::picture(&moment.scene(self.viewer), &voice, names, self.drawn.light());
            return picture::write(&drawn, file);
        }
        let title = Text::new("replay-title").with("game", voice.word("title"));
        let title = voice.say(&title.with("line", at).with("lines", lines), Names::default());
        writeln!(out, "{BOLD}{title}{BOLD:#}")?;
        let viewers: Vec<Option<Seat>> =
            if self.all { Seat::all(seats).map(Some).collect() } else { vec![self.viewer] };
        for viewer in viewers {
            draw(&*moment, viewer, &voice, out)?;
        }
        Ok(())
    }
}

/// Prints the lines that a viewer was told, and the table as that viewer sees it.
fn draw(
    moment: &dyn Session,
    viewer: Option<Seat>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let known = lang::real_names(moment.header().names());
    let names = Names::seen_by(viewer, &known);
    let heading = match viewer {
        Some(seat) => voice.say(&Text::new("replay-as-seat").with("who", seat), names.as_labels()),
        None => voice.word("replay-as-spectator"),
    };
    writeln!(out, "\n{BOLD}{}{BOLD:#}", voice.word("replay-told"))?;
    let story = moment.story(viewer, 0);
    if story.is_empty() {
        writeln!(out, "{}", voice.word("replay-nothing-told"))?;
    }
    for Passage { told, .. } in passages(&story) {
        let words = voice.say(&told.line.text, names);
        match told.line.level {
            StoryLevel::Sentence => writeln!(out, "{:>4}  {words} ({})", told.at, told.line.clause)?,
            StoryLevel::Round | StoryLevel::Turn => writeln!(out, "      {BOLD}{words}{BOLD:#}")?,
        }
    }
    writeln!(out, "\n{BOLD}{heading}{BOLD:#}")?;
    let scene = moment.scene(viewer);
    for line in lang::read(&scene, voice, names) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", voice.say(&scene.prompt, names))?;
    if let Turn::Over(outcome) = moment.turn() {
        standings(&outcome, voice, names, out)?;
    }
    Ok(())
}

/// Prints a line for each player, best first.
fn standings(outcome: &Outcome, voice: &Voice, names: Names<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "\n{BOLD}{}{BOLD:#}", voice.word("replay-result"))?;
    for line in standing_lines(outcome) {
        writeln!(out, "{}", voice.say(&line, names))?;
    }
    Ok(())
}

/// A line for each player, best first.
pub(crate) fn standing_lines(outcome: &Outcome) -> Vec<Text> {
    let mut seats: Vec<Seat> = Seat::all(outcome.seats).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    let line = |seat: Seat| {
        let line = match outcome.solo {
            Some(end) => Text::new("replay-solo").with("end", end.word()),
            None => Text::new("replay-place").with("place", outcome.places[seat]),
        };
        line.with("who", seat).with("points", outcome.scores[seat])
    };
    seats.into_iter().map(line).collect()
}

/// The state of a match as JSON. Seats are counted from 1.
fn outcome(session: &dyn Session) -> Value {
    let header = session.header();
    let numbers = |seats: engine::SeatSet| seats.iter().map(|seat| seat.index() + 1).collect::<Vec<_>>();
    let mut checked = json!({
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "seats": header.seats(),
        "names": header.names(),
        "lines": session.lines(),
        "position": format!("{:016x}", session.position_hash()),
    });
    match session.turn() {
        Turn::Over(outcome) => {
            checked["over"] = true.into();
            checked["scores"] = outcome.scores.first(outcome.seats).into();
            checked["places"] = outcome.place_numbers().into();
            checked["returns"] = outcome.returns.first(outcome.seats).into();
            if let Some(end) = outcome.solo {
                checked["end"] = end.word().into();
            }
            checked["winners"] = numbers(outcome.winners()).into();
        }
        Turn::Seats(pending) => {
            checked["over"] = false.into();
            checked["pending"] = numbers(pending).into();
        }
        Turn::Chance => {
            checked["over"] = false.into();
            checked["pending"] = "chance".into();
        }
    }
    checked
}
