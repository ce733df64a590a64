//! Line mode: the table as text, numbered choices, words on the input. For screen readers, pipes and scripts.

mod answers;
mod command;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};
use std::time::Duration;

use engine::{PerSeat, Seat, Turn};
use lang::Locale;
use scene::{Choice, Text};

use crate::farewell::{Ended, Farewell, greeting};
use crate::host::{Host, NotPlayed};
use crate::speech::Speech;
use crate::thought::Thought;
use command::Command;

/// Empty lines that push a hand out of sight before another person looks.
const CURTAIN: usize = 60;

/// A server is listened to for so long at a time.
const PATIENCE: Duration = Duration::from_secs(1);

/// Plays a match in lines until it is over, the player leaves or the input ends.
pub fn play_in_lines(
    host: &mut Host,
    locale: Locale,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<Farewell> {
    let speech = Speech::new(locale, host.words(), host.header().names());
    let viewer = host.only_person();
    let mut lines =
        Lines { host, speech, input, output, viewer, told: PerSeat::default(), watched: 0, seen: None };
    let ended = lines.run()?;
    Ok(Farewell::new(ended, lines.host, &lines.speech))
}

struct Lines<'a, I, O> {
    host: &'a mut Host,
    speech: Speech,
    input: I,
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

impl<I: BufRead, O: Write> Lines<'_, I, O> {
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

    /// Reads a line; none when the input has ended. Bytes that are no text are garbage like any other.
    fn line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes)?;
        if read == 0 {
            self.say("")?;
            return Ok(None);
        }
        // What is typed may be said back; signs that steer a terminal are not.
        Ok(Some(String::from_utf8_lossy(&bytes).chars().filter(|sign| !sign.is_control()).collect()))
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
            match Command::read(&line) {
                Command::Quit => return Ok(Next::End(Ended::Left)),
                Command::Number(number) => match choices.get(number.wrapping_sub(1)) {
                    Some(choice) => self.play(seat, &choice.notation)?,
                    None => self.tell(&Text::new("terminal-no-number").with("last", choices.len() as u32))?,
                },
                Command::Words(words) => self.play(seat, &words)?,
                Command::Hint => self.hint(seat, &choices)?,
                Command::Undo => self.undo(seat)?,
                command => self.answer(command)?,
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

    fn play(&mut self, seat: Seat, action: &str) -> io::Result<()> {
        match self.host.play(seat, action) {
            Ok(()) => Ok(()),
            Err(error) => {
                self.refuse(&error)?;
                self.word("terminal-plain-help-hint")
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> io::Result<()> {
        match self.host.undo(seat) {
            Ok(()) => self.word("terminal-undone"),
            Err(error) => self.refuse(&error),
        }
    }

    fn refuse(&mut self, error: &NotPlayed) -> io::Result<()> {
        let words = error.say(&self.speech.voice, self.speech.names(self.viewer));
        self.say(words)
    }
}
