//! A load test: starts the matches, plays for some time, and measures.

use std::pin::pin;
use std::rc::Rc;
use std::time::Duration;

use cpu_time::ProcessTime;
use indicatif::ProgressBar;
use roundtable::common::progress;
use roundtable::exit::Failure;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, interval, sleep};

use super::player_group::{Latencies, PlayerGroup};
use super::table_factory::TableFactory;
use super::test_server::{ServerMetrics, TestServer};

/// The settings of a load test.
pub(super) struct LoadRun {
    pub(super) matches: usize,
    /// The number of tables that share one socket of each player.
    pub(super) shared: usize,
    /// The number of matches that are started beforehand to replace finished ones.
    pub(super) spare: usize,
    pub(super) warm: Duration,
    pub(super) time: Duration,
    /// The interval of steps at each table; `None`: as soon as the last one is acknowledged.
    pub(super) every: Option<Duration>,
}

/// The results of a load test.
pub(super) struct Measured {
    /// In microseconds, sorted.
    pub(super) latencies: Vec<u32>,
    pub(super) wall: Duration,
    /// In seconds.
    pub(super) server_cpu: f64,
    pub(super) load_cpu: f64,
    pub(super) after: ServerMetrics,
    /// Whether tables had to be opened while measuring, because there were too few spare ones.
    pub(super) ran_out: bool,
}

impl Measured {
    /// A quantile of the latencies, in milliseconds.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        let at = (self.latencies.len() as f64 * share) as usize;
        let latency = self.latencies.get(at.min(self.latencies.len().saturating_sub(1)));
        f64::from(latency.copied().unwrap_or_default()) / 1000.0
    }
}

impl LoadRun {
    /// Connects all players, plays, and reads the server's metrics before and after.
    pub(super) fn play(&self, server: &TestServer, factory: TableFactory) -> Result<Measured, Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut tables = factory.open_many(self.matches + self.spare)?;
        let spare = tables.split_off(self.matches);
        LocalSet::new().block_on(&runtime, async {
            let latencies = Rc::new(Latencies::default());
            let spare = Rc::new(factory.clone().into_spare_tables(spare));
            let mut groups = Vec::new();
            for (number, tables) in tables.chunks(self.shared).enumerate() {
                groups.push(PlayerGroup::connect(&factory, tables, number, self.every).await?);
            }
            let mut playing = JoinSet::new();
            for group in groups {
                playing.spawn_local(group.play(Rc::clone(&latencies), Rc::clone(&spare)));
            }
            let bar = progress((self.warm + self.time).as_secs(), "seconds measured");
            play_for(&mut playing, self.warm, &bar).await?;
            let (before, load_before, begun) = (server.metrics()?, ProcessTime::now(), Instant::now());
            latencies.measuring.set(true);
            play_for(&mut playing, self.time, &bar).await?;
            bar.finish_and_clear();
            latencies.measuring.set(false);
            let (wall, load_cpu) = (begun.elapsed(), load_before.elapsed().as_secs_f64());
            let after = server.metrics()?;
            let mut latencies = latencies.measured.take();
            latencies.sort_unstable();
            let ran_out = self.spare > 0 && spare.remaining() == 0;
            Ok(Measured { latencies, wall, server_cpu: after.cpu - before.cpu, load_cpu, after, ran_out })
        })
    }
}

/// Waits while the tables are played. Fails if a table fails.
async fn play_for(
    playing: &mut JoinSet<Result<(), Failure>>,
    time: Duration,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    let mut seconds = interval(Duration::from_secs(1));
    // The first tick is immediate.
    seconds.tick().await;
    let mut over = pin!(sleep(time));
    loop {
        tokio::select! {
            () = &mut over => return Ok(()),
            _ = seconds.tick() => bar.inc(1),
            ended = playing.join_next() => return match ended {
                Some(Ok(Err(failure))) => Err(failure),
                _ => Err(Failure::input("A table failed.")),
            },
        }
    }
}
