//! `cargo play`: builds everything and opens the table in the browser.

use crate::bundle::{Profile, bundle};
use xtask::shell::{self, Failed, cargo};

/// Passes all arguments except `--dev` on to `roundtable serve`.
pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    bundle(Profile::of(words))?;
    println!("==> Building the server");
    let serve = ["run", "--package", "roundtable", "--", "serve", "--open"];
    let rest = words.iter().filter(|word| *word != "--dev");
    shell::run(cargo().args(serve).args(rest))
}
