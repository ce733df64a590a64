//! `roundtable completions`: shell completions.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::exit::Failure;

/// Writes shell completions
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable completions bash > ~/.local/share/bash-completion/completions/roundtable
  roundtable completions zsh > ~/.zfunc/_roundtable
  roundtable completions fish > ~/.config/fish/completions/roundtable.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::Roundtable::command(), "roundtable", &mut script);
        Ok(out.write_all(&script)?)
    }
}
