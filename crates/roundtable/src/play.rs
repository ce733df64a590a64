//! `roundtable play`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Opens a table in the terminal
#[derive(Args)]
pub(crate) struct Play {}

impl Play {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
