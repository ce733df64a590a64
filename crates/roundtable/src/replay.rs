//! `roundtable replay`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Draws any moment of a match, or checks all of it
#[derive(Args)]
pub(crate) struct Replay {}

impl Replay {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
