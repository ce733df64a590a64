//! `roundtable simulate`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Lets bots play each other and counts
#[derive(Args)]
pub(crate) struct Simulate {}

impl Simulate {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
