//! `roundtable-bench load`: how many matches a server holds, and how fast.

mod crowd;
mod keeper;
mod lodging;

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use roundtable::common;
use roundtable::exit::Failure;
use roundtable::house::House;
use serde::Serialize;

use crowd::{Crowd, Measured};
use keeper::Keeper;
use lodging::{Lodging, Vitals};

/// Measures how many live matches a server on this machine holds, and how fast it takes steps
///
/// Starts a server with a store of its own, on this machine only, and sits down at all tables at once: each player
/// has a socket, and as soon as a step is acknowledged the next one is sent. A step counts when its acknowledgement
/// came, which is after it is on the disk.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable-bench load                                     2,000 live matches
  roundtable-bench load --matches 50 --rate 700             50 matches, 700 steps a second in all
  roundtable-bench load --parked 2000                       what does a match cost that nobody looks at?
  roundtable-bench load --server http://127.0.0.1:4117      a server that runs already, with --unpaced

docs/benchmarks.md compares.")]
pub(crate) struct Load {
    /// The game
    #[arg(value_parser = common::games(), default_value = "king-arthur")]
    game: String,

    /// So many matches at once
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u16).range(1..=5000))]
    matches: u16,

    /// So many sit at each table, or as near as the game allows
    #[arg(long, default_value_t = 4)]
    seats: u8,

    /// So many tables share the socket of each player
    #[arg(long, value_name = "TABLES", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    shared: u16,

    /// So many more are begun beforehand, for those whose match ends [default: they are begun while it is measured]
    #[arg(long, value_name = "MATCHES", default_value_t = 0, hide_default_value = true, value_parser = clap::value_parser!(u16).range(0..=20_000))]
    spare: u16,

    /// So long is measured, after a quarter of it to get warm
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=600))]
    seconds: u16,

    /// So many steps a second in all are sent [default: the next one when one is acknowledged]
    #[arg(long, value_name = "STEPS")]
    rate: Option<u32>,

    /// So many more matches are opened at the end, which nobody looks at
    #[arg(long, value_name = "MATCHES", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=20_000))]
    parked: u16,

    /// A server on this machine that runs already, with --unpaced
    #[arg(long, value_name = "ADDRESS")]
    server: Option<String>,

    /// The roundtable program whose server is started and measured [default: the one beside this program]
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    program: Option<PathBuf>,

    /// For programs
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Report {
    game: String,
    seats: u8,
    matches: u16,
    sockets: u32,
    /// Steps a second that were sent; none: as many as were acknowledged.
    rate: Option<u32>,
    steps: usize,
    steps_per_s: f64,
    steps_per_server_cpu_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    server_cpu_share: f64,
    load_cpu_share: f64,
    server_mib_before: f64,
    server_mib_live: f64,
    ran_out_of_spare_matches: bool,
    /// Unknown if there are spare ones, which live too for a while.
    kib_per_live_match: Option<f64>,
    kib_per_parked_match: Option<f64>,
}

impl Load {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let lodging = match &self.server {
            Some(address) => Lodging::elsewhere(House::at(address)?),
            None => Lodging::open(self.program.as_deref())?,
        };
        refuse_strangers(&lodging.house)?;
        let report = self.measure(&lodging)?;
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::to_string(&report).expect("a report is plain data"))?);
        }
        Ok(write!(out, "{}", report.words())?)
    }

    fn measure(&self, lodging: &Lodging) -> Result<Report, Failure> {
        let allowed = common::game(&self.game).seats("").map_err(Failure::input)?;
        let seats = self.seats.clamp(*allowed.start(), *allowed.end());
        let before = lodging.vitals()?;
        let keeper = Keeper::new(lodging.house.clone(), &self.game, seats)?;
        let crowd = Crowd {
            matches: usize::from(self.matches),
            shared: usize::from(self.shared),
            spare: usize::from(self.spare),
            warm: Duration::from_millis(u64::from(self.seconds) * 250),
            time: Duration::from_secs(u64::from(self.seconds)),
            every: self.rate.map(|rate| Duration::from_secs(self.matches.into()) / rate.max(1)),
        };
        let measured = crowd.play(lodging, keeper.clone())?;
        let parked = match self.parked {
            0 => None,
            more => Some(park(lodging, &keeper, more)?),
        };
        Ok(self.report(seats, before, &measured, parked))
    }

    fn report(&self, seats: u8, before: Vitals, measured: &Measured, parked: Option<f64>) -> Report {
        let (steps, wall) = (measured.latencies.len(), measured.wall.as_secs_f64());
        let live = measured.after.resident;
        Report {
            game: self.game.clone(),
            seats,
            matches: self.matches,
            sockets: u32::from(self.matches.div_ceil(self.shared)) * u32::from(seats),
            rate: self.rate,
            steps,
            steps_per_s: steps as f64 / wall,
            steps_per_server_cpu_s: steps as f64 / measured.server_cpu,
            p50_ms: measured.quantile(0.5),
            p99_ms: measured.quantile(0.99),
            server_cpu_share: measured.server_cpu / wall,
            load_cpu_share: measured.load_cpu / wall,
            server_mib_before: before.resident / MIB,
            server_mib_live: live / MIB,
            ran_out_of_spare_matches: measured.ran_out,
            kib_per_live_match: (self.spare == 0)
                .then(|| (live - before.resident) / KIB / f64::from(self.matches)),
            kib_per_parked_match: parked,
        }
    }
}

const KIB: f64 = 1024.0;
const MIB: f64 = 1024.0 * KIB;

/// What a match costs that nobody looks at, in KiB: all hosts go to sleep, more matches begin, and theirs do too.
fn park(lodging: &Lodging, keeper: &Keeper, more: u16) -> Result<f64, Failure> {
    let before = lodging.asleep()?;
    for _ in 0..more {
        keeper.open()?;
    }
    let after = lodging.asleep()?;
    Ok((after.resident - before.resident) / KIB / f64::from(more))
}

/// Nobody else's server is put under load.
fn refuse_strangers(house: &House) -> Result<(), Failure> {
    let address = house.base().split_once("://").map_or("", |(_, rest)| rest);
    let host = address.split('/').next().unwrap_or_default();
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host).trim_matches(['[', ']']);
    // What stands before an @ is no host.
    let plain = !address.contains('@');
    let here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    match here && plain {
        true => Ok(()),
        false => {
            Err(Failure::input(format!("“{host}” is not this machine: only a server here is measured.")))
        }
    }
}

impl Report {
    fn words(&self) -> String {
        let mut lines = vec![
            format!(
                "{} at {} seats: {} live matches, {} sockets",
                self.game, self.seats, self.matches, self.sockets
            ),
            format!("steps            {} accepted and durable, {:.0} a second", self.steps, self.steps_per_s),
            format!("server           {:.0} steps a second of its CPU time", self.steps_per_server_cpu_s),
            format!("acknowledged     p50 {:.2} ms, p99 {:.2} ms", self.p50_ms, self.p99_ms),
            format!("CPU share        server {:.2}, load {:.2}", self.server_cpu_share, self.load_cpu_share),
            format!(
                "server's memory  {:.1} MiB before, {:.1} MiB with all",
                self.server_mib_before, self.server_mib_live
            ),
        ];
        if let Some(live) = self.kib_per_live_match {
            lines.push(format!("a live match     {live:.1} KiB of memory"));
        }
        if self.ran_out_of_spare_matches {
            lines.push("spare matches    too few: others were begun while it was measured".to_owned());
        }
        if let Some(parked) = self.kib_per_parked_match {
            lines.push(format!("a parked match   {parked:.2} KiB of memory"));
        }
        lines.join("\n") + "\n"
    }
}
