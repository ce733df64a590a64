//! Thinks over a decision that a browser's worker thinks over too, and prints how many simulations it makes in a
//! second. `cargo xtask figures` compares the two. The riddle comes as JSON from the standard input.
#![allow(clippy::print_stdout, reason = "a command-line program talks")]

use std::error::Error;
use std::time::Instant;

use engine::Seat;
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let riddle: Value = serde_json::from_reader(std::io::stdin())?;
    let word = |name: &str| riddle[name].as_str().ok_or(format!("the riddle has no {name}"));
    let number = |name: &str| riddle[name].as_u64().ok_or(format!("the riddle has no {name}"));
    let seat: Seat = serde_json::from_value(riddle["seat"].clone())?;
    let advisor = games::advisor(word("game")?).ok_or("an unknown game")?;
    let mut thought = advisor.question(word("view")?, seat)?.start_search(number("seed")?);
    thought.think(200);
    let iterations = u32::try_from(number("iterations")?)?;
    let start = Instant::now();
    let made = thought.think(iterations).iterations - 200;
    println!("{:.0}", f64::from(made) / start.elapsed().as_secs_f64());
    Ok(())
}
