//! `roundtable bench`.

use std::io::Write;

use clap::Args;

use crate::exit::Failure;

/// Measures how fast the games run here
#[derive(Args)]
pub(crate) struct Bench {}

impl Bench {
    pub(crate) fn run(self, _out: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::input("this command is not built yet"))
    }
}
