//! Answers to commands: hint, rules, log, language, copies.

use std::io::{self, Write};
use std::path::Path;

use client::Request;
use engine::Seat;
use scene::{Choice, Text};

use super::command::{Command, Rules};
use super::{Lines, Next};
use crate::agreement::{offer_command, offer_word};
use crate::farewell::{percent, points};
use crate::rules::{about, unmarked};

/// How many choices a hint names.
const HINTS: usize = 5;

impl<O: Write> Lines<'_, O> {
    pub(super) fn hint(&mut self, seat: Seat, choices: &[Choice]) -> io::Result<()> {
        let Some(thought) = self.runner.advise(seat) else { return self.word("terminal-far-no-hint") };
        self.word("terminal-thinking")?;
        self.output.flush()?;
        let advice = thought.wait().expect("the champion always answers");
        if let ([only], true) = (choices, advice.is_forced()) {
            let text = Text::new("terminal-hint-only").with("choice", only.label.clone());
            let sentence = self.speech.say(&text, Some(seat));
            return self.say(sentence);
        }
        self.tell(&Text::new("terminal-hint-title").with("count", advice.iterations))?;
        for opinion in advice.opinions.iter().take(HINTS) {
            let Some(at) = choices.iter().position(|choice| choice.notation == opinion.action) else {
                continue;
            };
            let label = self.speech.say(&choices[at].label, Some(seat));
            let chance = opinion.worth.map_or(String::new(), percent);
            let points = points(opinion, &self.speech);
            self.say(format!("{:>3}. {label}: {chance}{points}", at + 1))?;
        }
        Ok(())
    }

    /// Commands that change nothing and are understood at any time.
    pub(super) fn answer(&mut self, command: Command) -> io::Result<Next> {
        if let Command::Settle(request) = command {
            return self.settle(request);
        }
        self.tell_about(command)?;
        Ok(Next::Go)
    }

    fn tell_about(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Offers => self.settlements(),
            Command::Chat => self.chat(),
            Command::Rules(rules) => self.rules(&rules),
            Command::Log => self.story(0),
            Command::State => self.read_table(),
            Command::Screen(seat) => self.hand_screen(seat),
            Command::Help => self.word("terminal-plain-help"),
            Command::Language(Some(locale)) => {
                self.speech.switch(locale);
                self.word("terminal-language")
            }
            Command::Language(None) => self.word("terminal-no-language"),
            Command::Save(file) => {
                let text = match self.runner.save_as(Path::new(&file)) {
                    Ok(()) => Text::new("terminal-saved").with("file", file),
                    Err(why) => {
                        Text::new("terminal-not-saved").with("file", file).with("why", why.to_string())
                    }
                };
                self.tell(&text)
            }
            _ => self.word("terminal-not-now"),
        }
    }

    /// Asks something of the others at the table.
    fn settle(&mut self, request: Request) -> io::Result<Next> {
        if !self.runner.is_at_server() {
            self.word("terminal-alone")?;
            return Ok(Next::Go);
        }
        self.runner.ask(request);
        self.digest()
    }

    /// Says what can be asked of the others, each with the words that do it.
    pub(super) fn settlements(&mut self) -> io::Result<()> {
        let Some(remote) = self.runner.client().as_remote() else { return self.word("terminal-alone") };
        let offers = remote.agreement().offers;
        if offers.is_empty() {
            return self.word("terminal-nothing-to-settle");
        }
        for offer in offers {
            let line = format!("  {} – {}", offer_command(offer), self.speech.word(offer_word(offer)));
            self.say(line)?;
        }
        Ok(())
    }

    fn chat(&mut self) -> io::Result<()> {
        let Some(remote) = self.runner.client().as_remote() else { return self.word("terminal-alone") };
        let said: Vec<String> =
            remote.chat().iter().map(|line| format!("{}: {}", line.by.name, line.words)).collect();
        if said.is_empty() {
            return self.word("terminal-nothing-said");
        }
        said.into_iter().try_for_each(|line| self.say(line))
    }

    fn rules(&mut self, rules: &Rules) -> io::Result<()> {
        let clauses: Vec<String> = match rules {
            Rules::All => self.speech.rulebook.clauses().map(|clause| clause.id.clone()).collect(),
            Rules::Now => {
                let scene = &self.runner.snapshot().scene;
                scene.clauses.iter().map(|&id| id.to_owned()).collect()
            }
            Rules::About(word) => about(&self.speech.rulebook, word),
        };
        if clauses.is_empty() {
            return self.word("terminal-no-rule");
        }
        for id in clauses {
            if let Some(clause) = self.speech.rulebook.clause(&id) {
                let line = format!("{id}: {}", unmarked(&clause.text));
                self.say(line)?;
            }
        }
        Ok(())
    }
}
