//! `roundtable verify`: checks whether a match was honest.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::Turn;
use lang::Names;
use scene::Text;
use serde_json::json;
use table::{Session, Verified};

use crate::choose;
use crate::exit::Failure;
use crate::language::Language;

/// Checks the seal of a match, and every card and die
///
/// The host publishes a commitment to a secret seed before the first step. The log has the seed, so everybody can check
/// that it is the one the host was committed to, and that every card and die follows from it; docs/notation.md explains
/// how. Every step is also checked by the rules.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable verify match.log
  roundtable verify match.log --json

Exit code 0 if everything holds, 3 if not.")]
pub(crate) struct Verify {
    /// The log of a match
    file: PathBuf,

    #[command(flatten)]
    language: Language,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let verdict = self.verdict();
        if self.json
            && let Some(json) = as_json(&verdict)
        {
            writeln!(out, "{json:#}")?;
        }
        let (session, verified) = verdict?;
        if !self.json {
            self.tell(&*session, &verified, out)?;
        }
        Ok(())
    }

    fn verdict(&self) -> Result<(Box<dyn Session>, Verified), Failure> {
        let session = choose::log(&self.file, &self.language, Failure::CheckFailed)?;
        let verified = session.verify().map_err(|error| {
            let voice = self.language.voice(session.words());
            Failure::CheckFailed(format!(
                "{}: {}",
                self.file.display(),
                voice.say(&error.text(), Names::default())
            ))
        })?;
        Ok((session, verified))
    }

    fn tell(&self, session: &dyn Session, verified: &Verified, out: &mut dyn Write) -> Result<(), Failure> {
        let voice = self.language.voice(session.words());
        let mut say = |text: Text| writeln!(out, "{}", voice.say(&text, Names::default()));
        say(Text::new("verify-holds").with("chance", verified.chance))?;
        if verified.taken_back > 0 {
            say(Text::new("verify-taken-back").with("count", verified.taken_back))?;
        }
        if verified.taken_over > 0 {
            say(Text::new("verify-taken-over").with("lines", verified.taken_over))?;
        }
        if !matches!(session.turn(), Turn::Over(_)) {
            say(Text::new("verify-unfinished"))?;
        }
        say(Text::new("verify-commitment"))?;
        Ok(writeln!(out, "{}", verified.commitment)?)
    }
}

/// The result as JSON; `None` if there was no log to check.
fn as_json(verdict: &Result<(Box<dyn Session>, Verified), Failure>) -> Option<serde_json::Value> {
    match verdict {
        Ok((session, verified)) => Some(json!({
            "holds": true,
            "over": matches!(session.turn(), Turn::Over(_)),
            "commitment": verified.commitment,
            "chance": verified.chance,
            "taken_back": verified.taken_back,
            "taken_over": verified.taken_over,
        })),
        Err(Failure::CheckFailed(why)) => Some(json!({ "holds": false, "why": why })),
        Err(_) => None,
    }
}
