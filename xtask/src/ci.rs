//! The command that runs all checks.

use std::time::Instant;

use crate::{borders, browser, rules, spelling, wasm};
use xtask::shell::{self, Failed, cargo};

/// The crates that must build for the browser: those without I/O, clocks and threads. `games` includes all games and their
/// bots.
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
    // The server embeds the bundle, so the bundle is built before the tests: otherwise cargo builds the server twice.
    step("bundle for the browser", || wasm::bundle(&[]))?;
    step("build of the tests", || cargo_does(&["test", "--workspace", "--locked", "--no-run"]))?;
    side_by_side(run_tests, run_in_browsers)?;
    step("clauses", || rules::run(&[]))?;
    step("borders", || borders::run(&[]))?;
    step("spelling", || spelling::run(&[]))?;
    println!("Everything is fine.");
    Ok(())
}

fn run_tests() -> Result<(), Failed> {
    step("tests", || cargo_does(&["test", "--workspace", "--locked"]))
}

/// What needs WebAssembly or a browser. Browser tests wait for pages most of the time, so they leave room for other tests.
fn run_in_browsers() -> Result<(), Failed> {
    step("build for the browser", build_portable)?;
    step("same play natively and in the browser", || wasm::portable(&[]))?;
    step("play in a browser", || browser::tests(&["--short".to_owned()]))
}

/// Runs two groups of steps at the same time. Both run to their end; the first failure is reported.
fn side_by_side(one: fn() -> Result<(), Failed>, other: fn() -> Result<(), Failed>) -> Result<(), Failed> {
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = one();
        let other = other.join().expect("a chore reports its failure instead of panicking");
        one.and(other)
    })
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
