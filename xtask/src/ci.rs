//! The one command that checks everything.

use std::time::Instant;

use crate::{borders, browser, rules, wasm};
use xtask::shell::{self, Failed, cargo};

/// What must build for the browser: all that does no I/O, reads no clock and starts no thread. With `games` come
/// all games, with `table` the bots.
const PORTABLE: &[&str] = &["engine", "scene", "lang", "games", "protocol", "client"];

pub(crate) fn run(_: &[String]) -> Result<(), Failed> {
    step("format", || cargo_does(&["fmt", "--all", "--check"]))?;
    step("lints", || {
        cargo_does(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
    })?;
    step("documentation", || {
        let words = ["doc", "--workspace", "--no-deps", "--locked"];
        shell::run(cargo().env("RUSTDOCFLAGS", "-D warnings").args(words))
    })?;
    step("tests", || cargo_does(&["test", "--workspace", "--locked"]))?;
    step("build for the browser", build_portable)?;
    step("same play natively and in the browser", || wasm::portable(&[]))?;
    step("play in a browser", || browser::tests(&["--short".to_owned()]))?;
    step("clauses", || rules::run(&[]))?;
    step("borders", || borders::run(&[]))?;
    println!("Everything is fine.");
    Ok(())
}

fn step(name: &str, check: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
    println!("==> {name}");
    let start = Instant::now();
    check()?;
    println!("==> {name}: fine after {:.0} s", start.elapsed().as_secs_f32());
    Ok(())
}

fn build_portable() -> Result<(), Failed> {
    let mut command = cargo();
    command.args(["build", "--locked", "--target", "wasm32-unknown-unknown"]);
    for package in PORTABLE {
        command.args(["--package", package]);
    }
    shell::run(&mut command)
}

fn cargo_does(words: &[&str]) -> Result<(), Failed> {
    shell::run(cargo().args(words))
}
