//! Law 9: the same actions lead to the same positions natively and in WebAssembly.

use wasmi::{Engine, Linker, Module, Store, Val};

use crate::bundle::{TARGET, ensure_target};
use xtask::shell::{self, Failed, cargo, output_of, target_folder};

/// The default number of games of each kind; more would make the check too slow.
const GAMES: &str = "40";

/// Plays the games natively, builds the same program for WebAssembly with the expected result, and runs it.
pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    ensure_target()?;
    let games = words.first().map_or(GAMES, String::as_str);
    let example = ["--quiet", "--locked", "--package", "games", "--example", "portable"];
    let hash = output_of(cargo().arg("run").args(example).env("ROUNDTABLE_PORTABLE_GAMES", games))?;
    let hash = hash.trim();
    in_browser(games, hash, &example)?;
    // The check itself must be able to fail: a wrong expected result must be reported.
    if in_browser("1", "0", &example).is_ok() {
        return Err(Failed("the comparison with WebAssembly does not compare".to_owned()));
    }
    println!("{games} games of each kind play alike natively and in WebAssembly ({hash})");
    Ok(())
}

fn in_browser(games: &str, hash: &str, example: &[&str]) -> Result<(), Failed> {
    let mut command = cargo();
    command.arg("build").args(example).args(["--target", TARGET]);
    command.env("ROUNDTABLE_PORTABLE_GAMES", games).env("ROUNDTABLE_PORTABLE_HASH", hash);
    shell::run(&mut command)?;
    let program = target_folder()?.join(TARGET).join("debug/examples/portable.wasm");
    interpret(&std::fs::read(program)?)
}

/// Runs a program without imports. The program traps if it does not reach its expected result.
fn interpret(program: &[u8]) -> Result<(), Failed> {
    let engine = Engine::default();
    let module = Module::new(&engine, program)?;
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    let main = instance.get_func(&store, "main").ok_or(Failed("the program has no main".to_owned()))?;
    let mut result = [Val::I32(1)];
    main.call(&mut store, &[Val::I32(0), Val::I32(0)], &mut result)?;
    match result {
        [Val::I32(0)] => Ok(()),
        other => Err(Failed(format!("the program in WebAssembly ended with {other:?}"))),
    }
}
