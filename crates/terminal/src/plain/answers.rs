//! Answers to commands: hint, rules, log, language, copies.

use std::io::{self, Write};
use std::path::Path;

use engine::Seat;
use scene::{Choice, Text};

use super::Lines;
use super::command::{Command, Rules};
use crate::farewell::{percent, points};
use crate::rules::{about, unmarked};

/// How many choices a hint names.
const HINTS: usize = 5;

impl<O: Write> Lines<'_, O> {
    pub(super) fn hint(&mut self, seat: Seat, choices: &[Choice]) -> io::Result<()> {
        let Some(thought) = self.host.advise(seat) else { return self.word("terminal-far-no-hint") };
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
    pub(super) fn answer(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Rules(rules) => self.rules(&rules),
            Command::Log => self.story(0),
            Command::State => self.read_table(),
            Command::Help => self.word("terminal-plain-help"),
            Command::Language(Some(locale)) => {
                self.speech.switch(locale);
                self.word("terminal-language")
            }
            Command::Language(None) => self.word("terminal-no-language"),
            Command::Save(file) => {
                let text = match self.host.save_as(Path::new(&file)) {
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

    fn rules(&mut self, rules: &Rules) -> io::Result<()> {
        let clauses: Vec<String> = match rules {
            Rules::All => self.speech.rulebook.clauses().map(|clause| clause.id.clone()).collect(),
            Rules::Now => {
                let scene = self.host.scene(self.viewer);
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
