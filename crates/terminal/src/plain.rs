//! Line mode: the table as text, numbered choices, words on the input. For screen readers, pipes and scripts.

mod answers;
mod command;
mod input;
#[cfg(test)]
mod silence;
#[cfg(test)]
mod tests;
mod turn;

pub use input::InputKind;

use std::io::{self, BufRead, Write};
use std::time::Duration;

use client::{Answer, Outcome, Request};
use engine::{PerSeat, Seat, Turn};
use lang::Locale;
use scene::{StoryLevel, Text};
use table::{Passage, passages};

use crate::agreement::{affairs, answer_words};
use crate::farewell::{Ended, Farewell, greeting};
use crate::runner::{News, Runner};
use crate::speech::Speech;
use command::Command;
use input::{Input, Typed};

/// Empty lines that push a hand out of sight before another person looks.
const CURTAIN: usize = 60;

/// A server is listened to for so long at a time, then the input.
const PATIENCE: Duration = Duration::from_millis(100);

/// Plays a match in lines until it is over, the player leaves or the input ends.
pub fn play_in_lines(
    runner: &mut Runner,
    locale: Locale,
    (kind, input): (InputKind, impl BufRead + Send + 'static),
    output: impl Write,
) -> io::Result<Farewell> {
    let names = runner.client().players().into_iter().map(|player| player.name).collect();
    let words = runner.client().words().expect("the game of a match that is played is there");
    let mut lines = Lines {
        runner,
        speech: Speech::new(locale, words, names),
        input: Input::new(kind, input),
        output,
        told: PerSeat::default(),
        watched: 0,
        seen: None,
        paused: 0,
        affairs: Vec::new(),
    };
    let ended = lines.run()?;
    Ok(Farewell::new(ended, lines.runner, &lines.speech))
}

struct Lines<'a, O> {
    runner: &'a mut Runner,
    speech: Speech,
    input: Input,
    output: O,
    /// How many log lines each seat has been told about.
    told: PerSeat<u32>,
    /// The same for those who only watch.
    watched: u32,
    /// After which log line the table was last read to whom.
    seen: Option<(Seat, u32)>,
    /// After which log line everybody here last had time to interrupt.
    paused: u32,
    /// What there was to settle with others when it was last said.
    affairs: Vec<String>,
}

/// The result of a prompt.
enum Prompted {
    /// A line.
    Line(String),
    /// The input has ended.
    Closed,
    /// The decision is gone: others have ended the match or taken a step back.
    Interrupted,
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
            self.runner.tick();
            let mut next = self.digest()?;
            if matches!(next, Next::Go) {
                next = self.go_on()?;
            }
            if let Next::End(ended) = next {
                if ended == Ended::Over {
                    self.news()?;
                    self.read_table()?;
                }
                return Ok(ended);
            }
        }
    }

    /// One step further: a bot decides, somebody is asked, or others are waited for.
    fn go_on(&mut self) -> io::Result<Next> {
        let client = self.runner.client();
        let (is_free, next_viewer) = (client.waiting().is_none(), client.next_viewer());
        match (self.runner.turn(), self.viewer()) {
            (Turn::Over(_), _) => Ok(Next::End(Ended::Over)),
            _ if self.runner.is_broken_off() => Ok(Next::End(Ended::Left)),
            (Turn::Chance, _) if client.wants_script() => self.ask_chance(),
            _ if client.is_pause() && self.may_pause() => self.pause(),
            _ if client.thinking().is_some() => {
                self.runner.wait_for_bot();
                self.news_for_watchers()?;
                Ok(Next::Go)
            }
            _ if next_viewer.is_some() => self.pass_on(next_viewer),
            (_, Some(seat)) if client.out_of_turn() == Some(seat) => self.ask(seat),
            (Turn::Seats(pending), Some(seat)) if pending.contains(seat) && is_free => self.ask(seat),
            _ => self.wait(),
        }
    }

    /// Whether people here have not had their time to interrupt the bot that is about to act. While a person decides, or has
    /// the screen out of turn, nobody needs it.
    fn may_pause(&self) -> bool {
        let client = self.runner.client();
        let is_bots = client.thinking().is_some() && client.out_of_turn().is_none();
        is_bots && !client.people_here().is_empty() && self.paused != self.runner.snapshot().lines
    }

    /// Who listens; nobody in particular when only bots play.
    fn viewer(&self) -> Option<Seat> {
        self.runner.snapshot().viewer
    }

    /// Others are at it, elsewhere.
    fn wait(&mut self) -> io::Result<Next> {
        self.output.flush()?;
        let before = self.runner.snapshot().lines;
        self.runner.listen(PATIENCE);
        if self.runner.snapshot().lines != before {
            self.news()?;
        }
        self.meanwhile(if self.runner.is_asking() { "terminal-far-silent" } else { "terminal-not-now" })
    }

    /// Waits until the server has answered, and says so when it takes long.
    fn await_answer(&mut self) -> io::Result<Next> {
        while self.runner.is_asking() {
            self.runner.listen(PATIENCE);
            for next in [self.digest()?, self.meanwhile("terminal-far-silent")?] {
                if let Next::End(ended) = next {
                    return Ok(Next::End(ended));
                }
            }
            self.output.flush()?;
        }
        self.digest()
    }

    /// Reads what was typed while the table waits for others. It is no move: its player saw an older table.
    fn meanwhile(&mut self, why_not: &'static str) -> io::Result<Next> {
        match self.input.typed_meanwhile()? {
            Typed::Nothing => Ok(Next::Go),
            Typed::End => Ok(Next::End(Ended::InputClosed)),
            Typed::Line(line) => match Command::read(&line) {
                Command::Quit => Ok(Next::End(Ended::Left)),
                Command::Number(_) | Command::Words(_) | Command::Undo | Command::Hint => {
                    self.word(why_not)?;
                    Ok(Next::Go)
                }
                Command::Blank => Ok(Next::Go),
                command => self.answer(command),
            },
        }
    }

    /// Says everything that has happened beside the match.
    fn digest(&mut self) -> io::Result<Next> {
        while let Some(news) = self.runner.take_news() {
            match news {
                News::Table => {}
                News::Say(text) => self.tell(&text)?,
                News::Answered(answer) => self.answered(&answer)?,
                News::ConfirmResign => self.word("terminal-resign-sure")?,
                News::Confirm(choice) => self.tell(&choice.label)?,
                News::BotFailed => return Ok(Next::End(Ended::Left)),
                News::Rematch => return Ok(Next::End(Ended::Rematch)),
            }
        }
        self.say_affairs()?;
        Ok(Next::Go)
    }

    /// Says what there is to settle with others, when it is something new.
    fn say_affairs(&mut self) -> io::Result<()> {
        let Some(remote) = self.runner.client().as_remote() else { return Ok(()) };
        let affairs = affairs(&remote.agreement(), &self.speech, self.viewer());
        if affairs == self.affairs {
            return Ok(());
        }
        self.affairs = affairs;
        for line in self.affairs.clone() {
            self.say(line)?;
        }
        if self.affairs.is_empty() { Ok(()) } else { self.settlements() }
    }

    fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", line.as_ref())
    }

    fn tell(&mut self, text: &Text) -> io::Result<()> {
        let words = self.speech.say(text, self.viewer());
        self.say(words)
    }

    fn word(&mut self, id: &'static str) -> io::Result<()> {
        self.tell(&id.into())
    }

    fn greet(&mut self) -> io::Result<()> {
        for line in greeting(self.runner, &self.speech) {
            self.say(line)?;
        }
        self.word("terminal-plain-help-hint")
    }

    /// Reads a line. Meanwhile it prints the server's news, and it stops if the decision is gone.
    fn line(&mut self) -> io::Result<Prompted> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let at = self.runner.snapshot().lines;
        while self.runner.is_at_server() {
            match self.input.typed()? {
                Typed::Line(line) => return Ok(Prompted::Line(line)),
                Typed::End => return self.input_closed(),
                Typed::Nothing => self.listen_at_the_prompt()?,
            }
            if self.runner.snapshot().lines != at || self.runner.is_broken_off() {
                self.say("")?;
                return Ok(Prompted::Interrupted);
            }
        }
        match self.input.line()? {
            Some(line) => Ok(Prompted::Line(line)),
            None => self.input_closed(),
        }
    }

    fn input_closed(&mut self) -> io::Result<Prompted> {
        self.say("")?;
        Ok(Prompted::Closed)
    }

    fn listen_at_the_prompt(&mut self) -> io::Result<()> {
        self.runner.listen(PATIENCE);
        let before = self.affairs.clone();
        let said = self.runner.has_news();
        // Nothing that is said here can end the evening: nothing was asked for.
        self.digest()?;
        if said || before != self.affairs {
            write!(self.output, "> ")?;
            self.output.flush()?;
        }
        Ok(())
    }

    fn read_table(&mut self) -> io::Result<()> {
        self.say("")?;
        for line in self.speech.read(&self.runner.snapshot().scene, self.viewer()) {
            self.say(line)?;
        }
        Ok(())
    }

    /// What happened since this listener was last told. After the end several people listen together.
    fn news(&mut self) -> io::Result<()> {
        let lines = self.runner.snapshot().lines;
        let after = match self.viewer() {
            Some(seat) => std::mem::replace(&mut self.told[seat], lines),
            None => {
                let told = self.told.0.into_iter().max().unwrap_or(0);
                std::mem::replace(&mut self.watched, lines).max(told)
            }
        };
        // An undo makes the log longer and the story shorter; there is nothing new to tell then.
        self.story(after.min(lines))
    }

    /// Watchers hear of every step at once; players hear of it when it is their turn.
    fn news_for_watchers(&mut self) -> io::Result<()> {
        if self.runner.client().people_here().is_empty() { self.news() } else { Ok(()) }
    }

    fn story(&mut self, after: u32) -> io::Result<()> {
        let news: Vec<Passage> = passages(self.runner.client().story_after(after)).collect();
        for Passage { told, .. } in news {
            let words = self.speech.say(&told.line.text, self.viewer());
            match told.line.level {
                StoryLevel::Sentence => self.say(format!("{words} ({})", told.line.clause))?,
                StoryLevel::Round | StoryLevel::Turn => self.say(format!("— {words} —"))?,
            }
        }
        Ok(())
    }

    /// What became of a request.
    fn answered(&mut self, answer: &Answer) -> io::Result<()> {
        if let Some(words) = answer_words(answer, &self.speech, self.viewer()) {
            self.say(words)?;
        }
        match (&answer.request, &answer.outcome) {
            (Request::Play(_), Outcome::Refused(_)) => self.word("terminal-plain-help-hint"),
            _ => Ok(()),
        }
    }
}
