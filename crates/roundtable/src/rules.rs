//! `roundtable rules`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Shows a rulebook, a clause of it, or where it speaks of something
#[derive(Args)]
pub(crate) struct Rules {}

impl Rules {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
