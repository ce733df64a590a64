//! `roundtable ladder`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Measures whether each level of bot beats the one below
#[derive(Args)]
pub(crate) struct Ladder {}

impl Ladder {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
