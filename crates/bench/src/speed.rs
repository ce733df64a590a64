//! `roundtable-bench speed`: how fast the games run on this machine.

use std::io::Write;

use arena::speed::{self, MeasureOptions, Speed};
use arena::tables::Table;
use clap::Args;
use engine::{Game, Hints};
use reference::{Kuhn, Leduc};
use roundtable::common;
use roundtable::exit::Failure;
use table::Playable;

/// Measures how fast the games run on this machine
///
/// On one thread and per second of CPU time: random games, search at decisions of random games, determinizations of
/// views, and allocations. Kuhn and Leduc poker are included because other engines have them too; docs/benchmarks.md
/// compares.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable-bench speed
  roundtable-bench speed --game king-arthur --seats 2 --options seals=yes --seconds 2
  roundtable-bench speed --game leduc --json")]
pub(crate) struct Bench {
    /// Only this game; may be given several times [default: all]
    #[arg(long, value_name = "GAME")]
    game: Vec<String>,

    /// Number of seats, or the nearest number that the game allows
    #[arg(long, default_value_t = 4)]
    seats: u8,

    /// Variants and rule options, as listed by `roundtable games`
    #[arg(long, value_name = "KEY=VALUE …", default_value = "")]
    options: String,

    /// Seconds of CPU time for one repetition of one measurement
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,

    /// Repetitions; the median counts
    #[arg(long, default_value_t = 5)]
    repeats: u32,

    /// Simulations of one search
    #[arg(long, default_value_t = 1000)]
    iterations: u32,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let speeds = self.games()?;
        if self.json {
            let json = serde_json::to_string_pretty(&speeds).expect("speeds are plain data");
            return Ok(writeln!(out, "{json}")?);
        }
        Ok(write!(out, "{}", table(&speeds).plain())?)
    }

    fn games(&self) -> Result<Vec<Speed>, Failure> {
        let all = || games::all().iter().map(|kind| kind.id()).chain([Kuhn::ID, Leduc::ID]);
        let asked: Vec<&str> = if self.game.is_empty() {
            all().collect()
        } else {
            self.game.iter().map(String::as_str).collect()
        };
        let speed = |id| match id {
            Kuhn::ID => self.measure::<Kuhn>(),
            Leduc::ID => self.measure::<Leduc>(),
            _ => games::visit(id, Measure(self)).unwrap_or_else(|| {
                let known: Vec<&str> = all().collect();
                Err(Failure::input(format!("There is no game “{id}”; the games are: {}.", known.join(", "))))
            }),
        };
        asked.into_iter().map(speed).collect()
    }

    fn measure<G: Game + Hints>(&self) -> Result<Speed, Failure> {
        let options = common::options::<G>(&self.options)?;
        let allowed = G::seats(&options);
        let seats = self.seats.clamp(*allowed.start(), *allowed.end());
        let effort =
            MeasureOptions { seconds: self.seconds, repeats: self.repeats, iterations: self.iterations };
        let allocations = |work: &mut dyn FnMut()| allocation_counter::measure(work).count_total;
        Ok(speed::measure::<G>(options, seats, effort, &allocations))
    }
}

struct Measure<'a>(&'a Bench);

impl games::Visitor for Measure<'_> {
    type Output = Result<Speed, Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        self.0.measure::<G>()
    }
}

fn table(speeds: &[Speed]) -> Table {
    let mut table = Table::new([
        "game",
        "seats",
        "bytes",
        "decisions/s",
        "± %",
        "games/s",
        "decisions/game",
        "allocations/step",
        "simulations/s",
        "± %",
        "determinize/s",
        "± %",
    ]);
    let spread = |rate: speed::Rate| format!("{:.0}", 100.0 * rate.spread);
    for speed in speeds {
        table.row([
            speed.game.to_owned(),
            speed.seats.to_string(),
            speed.position_bytes.to_string(),
            grouped(speed.decisions_per_s.median),
            spread(speed.decisions_per_s),
            grouped(speed.games_per_s.median),
            format!("{:.1}", speed.decisions_per_game),
            format!("{:.3}", speed.allocations_per_step),
            grouped(speed.simulations_per_s.median),
            spread(speed.simulations_per_s),
            grouped(speed.determinizations_per_s.median),
            spread(speed.determinizations_per_s),
        ]);
    }
    table
}

/// A whole number with commas between thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(super::grouped(999.4), "999");
        assert_eq!(super::grouped(1_234_567.0), "1,234,567");
    }
}
