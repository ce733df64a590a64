//! `roundtable-bench click`: what a click costs early and late in a match on this device.

use std::io::Write;

use clap::Args;
use client::{Delays, Input, MatchClient, Request};
use cpu_time::ThreadTime;
use engine::{Rng, Turn};
use roundtable::common;
use roundtable::exit::Failure;
use table::{GameHandle, Header, Player, Source};

/// Measures what a click costs early and late in a match
///
/// Plays a match of people at one device at random, and measures the clicks that follow two lines of its log: a touch that asks
/// whether the choice could be taken back, the step, and the table and the story as its viewer sees them. A match that is over
/// too early is made longer by steps that are taken back and played again. Beside it stands what the same click costs if the match is copied
/// and told from its beginning.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable-bench click
  roundtable-bench click --game quests --early 100 --late 5000")]
pub(crate) struct Click {
    /// The game
    #[arg(long, value_parser = common::games(), default_value = "quests")]
    game: String,

    /// The first line after which clicks are measured
    #[arg(long, value_name = "LINE", default_value_t = 50)]
    early: u32,

    /// The second line
    #[arg(long, value_name = "LINE", default_value_t = 2000)]
    late: u32,

    /// The number of clicks that are measured at each line; the report has their median
    #[arg(long, default_value_t = 201)]
    clicks: usize,
}

/// The cost of a click at a line, in microseconds of CPU time.
struct Cost {
    line: u32,
    told: usize,
    client: f64,
    copying: f64,
}

impl Click {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = common::game(&self.game);
        let early = self.cost_at(game, self.early)?;
        let late = self.cost_at(game, self.late)?;
        writeln!(out, "{:>6} {:>6} {:>12} {:>12}", "line", "told", "click µs", "copying µs")?;
        for cost in [&early, &late] {
            let Cost { line, told, client, copying } = cost;
            writeln!(out, "{line:>6} {told:>6} {client:>12.1} {copying:>12.1}")?;
        }
        let ratios = (late.client / early.client, late.copying / early.copying);
        Ok(writeln!(out, "{:<13} {:>12.2} {:>12.2}", "ratio", ratios.0, ratios.1)?)
    }

    /// Plays until this line, then measures clicks.
    fn cost_at(&self, game: &dyn GameHandle, line: u32) -> Result<Cost, Failure> {
        let mut player = Clicker::sit_down(game)?;
        while player.lines() < line {
            player.click();
        }
        let begun = (player.lines(), player.client.story().len());
        let (mut client, mut copying) = (Vec::new(), Vec::new());
        while client.len() < self.clicks {
            let (click, copy) = player.click();
            client.push(click);
            copying.push(copy);
        }
        Ok(Cost { line: begun.0, told: begun.1, client: median(client), copying: median(copying) })
    }
}

/// A player who clicks at random, for all seats.
struct Clicker {
    client: MatchClient,
    rng: Rng,
}

impl Clicker {
    fn sit_down(game: &dyn GameHandle) -> Result<Clicker, Failure> {
        let seats = *game.seats("").map_err(Failure::input)?.end();
        let header = Header {
            game: game.id().to_owned(),
            rules: *game.rules().end(),
            options: String::new(),
            players: (1..=seats).map(|at| Player { name: format!("Player {at}"), bot: None }).collect(),
            source: Source::from_words("click"),
        };
        let session = game.open(header).map_err(Failure::input)?;
        let mut client = MatchClient::local(session, None, Delays::default());
        client.handle(Input::Tick, 0);
        Ok(Clicker { client, rng: Rng::seeded(1) })
    }

    fn lines(&self) -> u32 {
        self.client.session().map_or(0, |session| session.lines())
    }

    /// One click, and what it costs: through the client, and with a copy of the match.
    fn click(&mut self) -> (f64, f64) {
        if self.client.choices().is_empty() {
            self.client.handle(Input::TakeDevice, 0);
        }
        let choices = self.client.choices();
        let choice = choices[self.rng.below(choices.len() as u32) as usize].clone();
        let target = choice.touches.first().cloned().unwrap_or_default();
        let copying = time(|| self.copy(&choice.notation));
        let before = self.lines();
        let client = time(|| {
            self.client.handle(Input::Touch(target), 0);
            // The touch may have played it already, or narrowed the choices only.
            if self.lines() == before {
                self.client.handle(Input::Request(Request::Play(choice.notation.clone())), 0);
            }
        });
        self.go_back_from_the_end();
        (client, copying)
    }

    /// The same as it was done before there was a client: the match is copied for a trial, and told from its beginning.
    fn copy(&self, action: &str) {
        let (Some(session), Some(snapshot)) = (self.client.session(), self.client.snapshot()) else { return };
        let Some(viewer) = snapshot.viewer else { return };
        let mut trial = session.at(session.lines());
        let could_undo = trial.play(viewer, action).is_ok() && trial.can_undo(viewer);
        let seen = (session.scene(Some(viewer)), session.choices(viewer), session.story(Some(viewer), 0));
        std::hint::black_box((could_undo, seen));
    }

    /// Continues a finished match from about its middle, with its whole log, because a finished match has no choices.
    fn go_back_from_the_end(&mut self) {
        let Some(session) = self.client.session() else { return };
        if !matches!(session.turn(), Turn::Over(_)) {
            return;
        }
        let mut before = session.at(session.lines() - 1);
        let middle = before.lines() / 2;
        // Lines that were taken back before cannot be gone back to; the start can.
        let went_back = (0..=middle).rev().any(|line| before.take_back(line).is_ok());
        assert!(went_back, "something was played before the end");
        self.client = MatchClient::local(before, None, Delays::default());
        self.client.handle(Input::Tick, 0);
    }
}

/// How long this takes, in microseconds of CPU time.
fn time(work: impl FnOnce()) -> f64 {
    let begun = ThreadTime::now();
    work();
    begun.elapsed().as_secs_f64() * 1e6
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_clicked_far_beyond_the_end_of_a_match() {
        for game in games::all() {
            let click = Click { game: game.id().to_owned(), early: 20, late: 400, clicks: 3 };
            let mut out = Vec::new();
            assert!(click.run(&mut out).is_ok(), "{}", game.id());
            assert!(String::from_utf8(out).unwrap().contains("ratio"));
        }
    }
}
