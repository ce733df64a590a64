//! Line mode: the table as text, numbered choices, words on the input. For screen readers, pipes and scripts.

mod answers;
mod command;
mod input;
#[cfg(test)]
mod silence;
#[cfg(test)]
mod tests;

pub use input::InputKind;

use std::io::{self, BufRead, Write};
use std::time::Duration;

use engine::{PerSeat, Seat, Turn};
use lang::Locale;
use scene::{Choice, Text};

use crate::far::Wish;
use crate::farewell::{Ended, Farewell, greeting};
use crate::host::{Host, NotPlayed, Played};
use crate::speech::Speech;
use crate::thought::Thought;
use command::Command;
use input::{Input, Typed};

/// Empty lines that push a hand out of sight before another person looks.
const CURTAIN: usize = 60;

/// A server is listened to for so long at a time, then the input.
const PATIENCE: Duration = Duration::from_millis(100);

/// Plays a match in lines until it is over, the player leaves or the input ends.
pub fn play_in_lines(
    host: &mut Host,
    locale: Locale,
    (kind, input): (InputKind, impl BufRead + Send + 'static),
    output: impl Write,
) -> io::Result<Farewell> {
    let speech = Speech::new(locale, host.words(), host.header().names());
    let viewer = host.only_person();
    let input = Input::new(kind, input);
    let mut lines =
        Lines { host, speech, input, output, viewer, told: PerSeat::default(), watched: 0, seen: None };
    let ended = lines.run()?;
    Ok(Farewell::new(ended, lines.host, &lines.speech))
}

struct Lines<'a, O> {
    host: &'a mut Host,
    speech: Speech,
    input: Input,
    output: O,
    /// Who listens; nobody in particular when only bots play.
    viewer: Option<Seat>,
    /// How many log lines each seat has been told about.
    told: PerSeat<u32>,
    /// The same for those who only watch.
    watched: u32,
    /// After which log line the table was last read to whom.
    seen: Option<(Seat, u32)>,
}

/// Goes on, or ends the evening.
enum Next {
    Go,
    End(Ended),
}

impl<O: Write> Lines<'_, O> {
    fn run(&mut self) -> io::Result<Ended> {
        self.greet()?;
        loop {
            self.host.roll();
            self.notices()?;
            let next = match self.host.turn() {
                Turn::Over(_) => Next::End(Ended::Over),
                _ if self.host.is_broken_off() => Next::End(Ended::Left),
                Turn::Chance => self.ask_chance()?,
                Turn::Seats(_) => match self.host.pending_bot() {
                    Some((seat, level)) => {
                        let advice = self.host.think(seat, level).and_then(Thought::wait);
                        let advice = advice.expect("a bot always answers");
                        self.host.play(seat, &advice.action).expect("bots play by the rules");
                        self.news_for_watchers()?;
                        Next::Go
                    }
                    None => match self.host.asked() {
                        Some(seat) => self.ask(seat)?,
                        None => self.wait()?,
                    },
                },
            };
            if let Next::End(ended) = next {
                if ended == Ended::Over {
                    self.news()?;
                    // What is over is for everybody's eyes.
                    self.viewer = self.host.only_person();
                    self.read_table()?;
                }
                return Ok(ended);
            }
        }
    }

    /// Others are at it, elsewhere.
    fn wait(&mut self) -> io::Result<Next> {
        self.output.flush()?;
        if self.host.listen(PATIENCE) {
            self.news()?;
        }
        self.meanwhile("terminal-not-now")
    }

    /// Waits until the server has answered, and says so when it takes long.
    fn await_answer(&mut self) -> io::Result<Next> {
        loop {
            self.host.listen(PATIENCE);
            self.notices()?;
            if let Some((wish, result)) = self.host.take_answer() {
                return self.answered(wish, result.map(|()| Played::Done));
            }
            if let Next::End(ended) = self.meanwhile("terminal-far-silent")? {
                return Ok(Next::End(ended));
            }
            self.output.flush()?;
        }
    }

    /// Reads what was typed while the table waits for others. It is no move: its player saw an older table.
    fn meanwhile(&mut self, why_not: &'static str) -> io::Result<Next> {
        match self.input.typed_meanwhile()? {
            Typed::Nothing => {}
            Typed::End => return Ok(Next::End(Ended::InputClosed)),
            Typed::Line(line) => match Command::read(&line) {
                Command::Quit => return Ok(Next::End(Ended::Left)),
                Command::Number(_) | Command::Words(_) | Command::Undo | Command::Hint => {
                    self.word(why_not)?
                }
                Command::Blank => {}
                command => self.answer(command)?,
            },
        }
        Ok(Next::Go)
    }

    fn notices(&mut self) -> io::Result<()> {
        while let Some(notice) = self.host.take_notice() {
            self.tell(&notice)?;
        }
        Ok(())
    }

    fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", line.as_ref())
    }

    fn tell(&mut self, text: &Text) -> io::Result<()> {
        let words = self.speech.say(text, self.viewer);
        self.say(words)
    }

    fn word(&mut self, id: &'static str) -> io::Result<()> {
        self.tell(&id.into())
    }

    fn greet(&mut self) -> io::Result<()> {
        for line in greeting(self.host, &self.speech) {
            self.say(line)?;
        }
        self.word("terminal-plain-help-hint")
    }

    /// Reads a line; none when the input has ended.
    fn line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let line = self.input.line()?;
        if line.is_none() {
            self.say("")?;
        }
        Ok(line)
    }

    fn ask_chance(&mut self) -> io::Result<Next> {
        self.word("terminal-script")?;
        let Some(line) = self.line()? else { return Ok(Next::End(Ended::InputClosed)) };
        match Command::read(&line) {
            Command::Quit => return Ok(Next::End(Ended::Left)),
            Command::Number(number) => self.script(&number.to_string())?,
            Command::Words(words) => self.script(&words)?,
            command => self.answer(command)?,
        }
        Ok(Next::Go)
    }

    fn script(&mut self, outcome: &str) -> io::Result<()> {
        match self.host.script(outcome) {
            Ok(()) => self.news_for_watchers(),
            Err(error) => self.refuse(&error),
        }
    }

    fn ask(&mut self, seat: Seat) -> io::Result<Next> {
        if let Next::End(ended) = self.pass_to(seat)? {
            return Ok(Next::End(ended));
        }
        let at = self.host.lines();
        // After a single step of one's own the table need not be read again; the news tell what changed.
        if !self.seen.is_some_and(|(who, seen)| who == seat && at == seen + 1) {
            self.read_table()?;
        }
        self.seen = Some((seat, at));
        self.news()?;
        let choices = self.host.choices(seat);
        self.offer(seat, &choices)?;
        while self.host.lines() == at {
            let Some(line) = self.line()? else { return Ok(Next::End(Ended::InputClosed)) };
            let mut next = Next::Go;
            match Command::read(&line) {
                Command::Quit => next = Next::End(Ended::Left),
                Command::Number(number) => match choices.get(number.wrapping_sub(1)) {
                    Some(choice) => next = self.play(seat, &choice.notation)?,
                    None => self.tell(&Text::new("terminal-no-number").with("last", choices.len() as u32))?,
                },
                Command::Words(words) => next = self.play(seat, &words)?,
                Command::Hint => self.hint(seat, &choices)?,
                Command::Undo => next = self.undo(seat)?,
                command => self.answer(command)?,
            }
            if let Next::End(ended) = next {
                return Ok(Next::End(ended));
            }
        }
        Ok(Next::Go)
    }

    /// Between two people at one terminal, the hand of the first scrolls away before the second looks.
    fn pass_to(&mut self, seat: Seat) -> io::Result<Next> {
        if self.viewer != Some(seat) && self.host.people().len() > 1 {
            self.say("\n".repeat(CURTAIN))?;
            let text = Text::new("terminal-curtain").with("who", seat);
            let words = self.speech.tell(&text);
            self.say(words)?;
            self.viewer = None;
            match self.line()?.as_deref().map(Command::read) {
                None => return Ok(Next::End(Ended::InputClosed)),
                Some(Command::Quit) => return Ok(Next::End(Ended::Left)),
                Some(_) => {}
            }
            self.seen = None;
        }
        self.viewer = Some(seat);
        Ok(Next::Go)
    }

    fn read_table(&mut self) -> io::Result<()> {
        self.say("")?;
        let scene = self.host.scene(self.viewer);
        for line in self.speech.read(&scene, self.viewer) {
            self.say(line)?;
        }
        Ok(())
    }

    /// What happened since this listener was last told.
    fn news(&mut self) -> io::Result<()> {
        let lines = self.host.lines();
        let after = match self.viewer {
            Some(seat) => std::mem::replace(&mut self.told[seat], lines),
            None => std::mem::replace(&mut self.watched, lines),
        };
        // An undo makes the log longer and the story shorter; there is nothing new to tell then.
        self.story(after.min(lines))
    }

    /// Watchers hear of every step at once; players hear of it when it is their turn.
    fn news_for_watchers(&mut self) -> io::Result<()> {
        if self.host.people().is_empty() { self.news() } else { Ok(()) }
    }

    fn story(&mut self, after: u32) -> io::Result<()> {
        for told in self.host.story(self.viewer, after) {
            let words = self.speech.say(&told.line.text, self.viewer);
            self.say(format!("{words} ({})", told.line.clause))?;
        }
        Ok(())
    }

    fn offer(&mut self, seat: Seat, choices: &[Choice]) -> io::Result<()> {
        self.say("")?;
        let prompt = self.host.scene(Some(seat)).prompt;
        self.tell(&prompt)?;
        for (at, choice) in choices.iter().enumerate() {
            let label = self.speech.say(&choice.label, Some(seat));
            self.say(format!("{:>3}. {label} [{}]", at + 1, choice.notation))?;
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, action: &str) -> io::Result<Next> {
        let played = self.host.play(seat, action);
        self.answered(Wish::Play, played)
    }

    fn undo(&mut self, seat: Seat) -> io::Result<Next> {
        let undone = self.host.undo(seat);
        self.answered(Wish::Undo, undone)
    }

    /// What became of a step: it is done, refused, or on its way to a server.
    fn answered(&mut self, wish: Wish, result: Result<Played, NotPlayed>) -> io::Result<Next> {
        match (wish, result) {
            (_, Ok(Played::Asked)) => return self.await_answer(),
            (Wish::Play, Ok(Played::Done)) => {}
            (Wish::Undo, Ok(Played::Done)) => self.word("terminal-undone")?,
            (Wish::Play, Err(error)) => {
                self.refuse(&error)?;
                self.word("terminal-plain-help-hint")?;
            }
            (Wish::Undo, Err(error)) => self.refuse(&error)?,
        }
        Ok(Next::Go)
    }

    fn refuse(&mut self, error: &NotPlayed) -> io::Result<()> {
        let words = error.say(&self.speech.voice, self.speech.names(self.viewer));
        self.say(words)
    }
}
