//! `roundtable verify`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Checks the seal of a match and every card and die in it
#[derive(Args)]
pub(crate) struct Verify {}

impl Verify {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
