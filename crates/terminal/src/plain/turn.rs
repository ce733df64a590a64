//! Somebody is asked: for a choice, for what chance decided, or to take the terminal.

use std::io::{self, Write};

use client::{Input, Request};
use engine::Seat;
use scene::{Choice, Text};

use super::command::Command;
use super::{CURTAIN, Lines, Next, Prompted};
use crate::farewell::Ended;

impl<O: Write> Lines<'_, O> {
    pub(super) fn ask_chance(&mut self) -> io::Result<Next> {
        self.word("terminal-script")?;
        let line = match self.line()? {
            Prompted::Line(line) => line,
            Prompted::Closed => return Ok(Next::End(Ended::InputClosed)),
            Prompted::Interrupted => return Ok(Next::Go),
        };
        match Command::read(&line) {
            Command::Quit => Ok(Next::End(Ended::Left)),
            Command::Number(number) => self.script(number.to_string()),
            Command::Words(words) => self.script(words),
            command => self.answer(command),
        }
    }

    fn script(&mut self, outcome: String) -> io::Result<Next> {
        self.runner.ask(Request::Script(outcome));
        let next = self.digest()?;
        self.news_for_watchers()?;
        Ok(next)
    }

    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<Next> {
        let at = self.runner.snapshot().lines;
        // After a single step of one's own the table need not be read again; the news tell what changed.
        if !self.seen.is_some_and(|(who, seen)| who == seat && at == seen + 1) {
            self.read_table()?;
        }
        self.seen = Some((seat, at));
        self.news()?;
        let choices = self.runner.client().choices().to_vec();
        self.offer(&choices)?;
        while self.runner.snapshot().lines == at && self.has_the_screen(seat) {
            let line = match self.line()? {
                Prompted::Line(line) => line,
                Prompted::Closed => return Ok(Next::End(Ended::InputClosed)),
                Prompted::Interrupted => return Ok(Next::Go),
            };
            if let Next::End(ended) = self.obey(Command::read(&line), seat, &choices)? {
                return Ok(Next::End(ended));
            }
        }
        Ok(Next::Go)
    }

    /// Whether this person still decides: nobody else has asked for the screen, and no answer is awaited.
    fn has_the_screen(&self, seat: Seat) -> bool {
        self.viewer() == Some(seat) && self.runner.client().waiting().is_none()
    }

    /// Before a bot settles what an interrupt could change, everybody at this terminal has time to interrupt it. The prompt is
    /// the same whoever could. Behind the choices of the viewer stands one that goes on.
    pub(super) fn pause(&mut self) -> io::Result<Next> {
        let at = self.runner.snapshot().lines;
        self.news()?;
        let choices = self.runner.client().choices().to_vec();
        self.offer(&choices)?;
        let last = choices.len() + 1;
        let go_on = self.speech.word("terminal-go-on");
        self.say(format!("{last:>3}. {go_on}"))?;
        self.word("terminal-pause")?;
        while self.runner.snapshot().lines == at && self.runner.client().next_viewer().is_none() {
            let line = match self.line()? {
                Prompted::Line(line) => line,
                Prompted::Closed => return Ok(Next::End(Ended::InputClosed)),
                Prompted::Interrupted => return Ok(Next::Go),
            };
            let next = match (Command::read(&line), self.viewer()) {
                (command, _) if [Command::Blank, Command::Number(last)].contains(&command) => {
                    self.paused = at;
                    return Ok(Next::Go);
                }
                (Command::Number(number), _) if number > last || number == 0 => {
                    self.tell(&Text::new("terminal-no-number").with("last", last as u32))?;
                    Next::Go
                }
                (Command::Quit, _) => return Ok(Next::End(Ended::Left)),
                (command, Some(seat)) => self.obey(command, seat, &choices)?,
                (command, None) => self.answer(command)?,
            };
            if let Next::End(ended) = next {
                return Ok(Next::End(ended));
            }
        }
        Ok(Next::Go)
    }

    /// Gives the screen to somebody who wants to act out of turn, or back.
    pub(super) fn hand_screen(&mut self, to: Option<Seat>) -> io::Result<()> {
        let client = self.runner.client();
        let input = match to {
            Some(seat) if client.may_ask_for_device().contains(seat) => Input::AskForDevice(seat),
            None if client.out_of_turn().is_some() => Input::ReturnDevice,
            _ => return self.word("terminal-not-now"),
        };
        self.runner.feed(input);
        Ok(())
    }

    /// Does what somebody on turn typed.
    fn obey(&mut self, command: Command, seat: Seat, choices: &[Choice]) -> io::Result<Next> {
        match command {
            Command::Quit => return Ok(Next::End(Ended::Left)),
            Command::Number(number) => match choices.get(number.wrapping_sub(1)) {
                Some(choice) => return self.request(Request::Play(choice.notation.clone())),
                None => self.tell(&Text::new("terminal-no-number").with("last", choices.len() as u32))?,
            },
            Command::Words(words) => return self.request(Request::Play(words)),
            Command::Hint => self.hint(seat, choices)?,
            Command::Undo => return self.request(Request::TakeBack),
            command => return self.answer(command),
        }
        Ok(Next::Go)
    }

    /// Asks for something, and waits until it is answered.
    fn request(&mut self, request: Request) -> io::Result<Next> {
        self.runner.ask(request);
        self.await_answer()
    }

    /// Between two people at one terminal, the hand of the first scrolls away before the second looks.
    pub(super) fn pass_on(&mut self, next: Option<Seat>) -> io::Result<Next> {
        let Some(seat) = next else { return Ok(Next::Go) };
        self.say("\n".repeat(CURTAIN))?;
        let words = self.speech.tell(&Text::new("terminal-curtain").with("who", seat));
        self.say(words)?;
        match self.line()? {
            Prompted::Closed => return Ok(Next::End(Ended::InputClosed)),
            Prompted::Line(line) if Command::read(&line) == Command::Quit => {
                return Ok(Next::End(Ended::Left));
            }
            Prompted::Line(_) | Prompted::Interrupted => {}
        }
        self.seen = None;
        self.runner.feed(Input::TakeDevice);
        Ok(Next::Go)
    }

    fn offer(&mut self, choices: &[Choice]) -> io::Result<()> {
        self.say("")?;
        let prompt = self.runner.snapshot().scene.prompt.clone();
        self.tell(&prompt)?;
        for (at, choice) in choices.iter().enumerate() {
            let label = self.speech.say(&choice.label, self.viewer());
            self.say(format!("{:>3}. {label} [{}]", at + 1, choice.notation))?;
        }
        Ok(())
    }
}
