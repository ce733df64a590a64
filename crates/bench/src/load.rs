//! `roundtable-bench load`: how many live matches a server holds, and how fast it is.

mod load_run;
mod player_group;
mod table_factory;
mod test_server;

use std::io::Write;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use roundtable::api_client::ApiClient;
use roundtable::common;
use roundtable::exit::Failure;
use serde::Serialize;

use load_run::{LoadRun, Measured};
use table_factory::TableFactory;
use test_server::{ServerMetrics, TestServer};

/// Measures how many live matches a server on this machine holds, and how fast it accepts steps
///
/// Starts a server with its own store, on this machine only, and plays at all tables at once. Each player has a socket
/// and sends the next step as soon as the last one is acknowledged. A step counts when it is acknowledged, which is
/// after it is on the disk.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable-bench load                                     2,000 live matches
  roundtable-bench load --matches 50 --rate 700             50 matches, 700 steps a second in all
  roundtable-bench load --parked 2000                       the memory of a match without clients
  roundtable-bench load --server http://127.0.0.1:4117      a running server, started with --unpaced

docs/benchmarks.md compares.")]
pub(crate) struct Load {
    /// The game
    #[arg(value_parser = common::games(), default_value = "king-arthur")]
    game: String,

    /// Number of concurrent matches
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u16).range(1..=5000))]
    matches: u16,

    /// Seats at each table, or the nearest number that the game allows
    #[arg(long, default_value_t = 4)]
    seats: u8,

    /// Number of tables that share one socket of each player
    #[arg(long, value_name = "TABLES", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    shared: u16,

    /// Spare matches that are started beforehand, to replace finished ones [default: none; replacements are started
    /// while measuring]
    #[arg(long, value_name = "MATCHES", default_value_t = 0, hide_default_value = true, value_parser = clap::value_parser!(u16).range(0..=20_000))]
    spare: u16,

    /// Seconds to measure, after a warm-up of a quarter of it
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=600))]
    seconds: u16,

    /// Steps per second in total [default: each next step when the last one is acknowledged]
    #[arg(long, value_name = "STEPS")]
    rate: Option<u32>,

    /// Matches without clients that are started at the end, to measure their memory
    #[arg(long, value_name = "MATCHES", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=20_000))]
    parked: u16,

    /// Address of a running server on this machine, started with --unpaced
    #[arg(long, value_name = "ADDRESS")]
    server: Option<String>,

    /// The roundtable program whose server is measured [default: the one beside this program]
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    program: Option<PathBuf>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: String,
    seats: u8,
    matches: u16,
    sockets: u32,
    /// Steps per second that were sent; `None` if each step followed the last acknowledgement.
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
    /// `None` with spare matches, which are live for a while, too.
    kib_per_live_match: Option<f64>,
    kib_per_parked_match: Option<f64>,
}

impl Load {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let server = match &self.server {
            Some(address) => TestServer::running(ApiClient::new(address)?),
            None => TestServer::open(self.program.as_deref())?,
        };
        check_local(&server.client)?;
        let report = self.measure(&server)?;
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::to_string(&report).expect("a report is plain data"))?);
        }
        Ok(write!(out, "{}", report.words())?)
    }

    fn measure(&self, server: &TestServer) -> Result<Report, Failure> {
        let allowed = common::game(&self.game).seats("").map_err(Failure::input)?;
        let seats = self.seats.clamp(*allowed.start(), *allowed.end());
        let before = server.metrics()?;
        let factory = TableFactory::new(server.client.clone(), &self.game, seats)?;
        let run = LoadRun {
            matches: usize::from(self.matches),
            shared: usize::from(self.shared),
            spare: usize::from(self.spare),
            warm: Duration::from_millis(u64::from(self.seconds) * 250),
            time: Duration::from_secs(u64::from(self.seconds)),
            every: self.rate.map(|rate| Duration::from_secs(self.matches.into()) / rate.max(1)),
        };
        let measured = run.play(server, factory.clone())?;
        let parked = match self.parked {
            0 => None,
            more => Some(park(server, &factory, more)?),
        };
        Ok(self.report(seats, before, &measured, parked))
    }

    fn report(&self, seats: u8, before: ServerMetrics, measured: &Measured, parked: Option<f64>) -> Report {
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

/// The memory of a match without clients, in KiB: waits until all hosts have ended, starts more matches, and waits
/// again.
fn park(server: &TestServer, factory: &TableFactory, more: u16) -> Result<f64, Failure> {
    let before = server.when_idle()?;
    for _ in 0..more {
        factory.open()?;
    }
    let after = server.when_idle()?;
    Ok((after.resident - before.resident) / KIB / f64::from(more))
}

/// Fails unless the server is on this machine: only one's own server may be put under load.
fn check_local(client: &ApiClient) -> Result<(), Failure> {
    let address = client.base().split_once("://").map_or("", |(_, rest)| rest);
    let host = address.split('/').next().unwrap_or_default();
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host).trim_matches(['[', ']']);
    // The part before an @ is not the host.
    let plain = !address.contains('@');
    let here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    match here && plain {
        true => Ok(()),
        false => Err(Failure::input(format!(
            "“{host}” is not this machine: only a local server may be put under load."
        ))),
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
            lines.push("spare matches    too few: others were started while measuring".to_owned());
        }
        if let Some(parked) = self.kib_per_parked_match {
            lines.push(format!("a parked match   {parked:.2} KiB of memory"));
        }
        lines.join("\n") + "\n"
    }
}
