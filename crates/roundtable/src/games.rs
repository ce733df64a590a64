//! `roundtable games`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Lists the games: seats, variants, options
#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
