//! Metrics for operators, in the Prometheus text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use cpu_time::ProcessTime;

/// A counter or a gauge.
#[derive(Default)]
pub(crate) struct Metric(AtomicU64);

impl Metric {
    pub(crate) fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    pub(crate) fn decrement(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: usize) {
        self.0.store(value as u64, Ordering::Relaxed);
    }
}

#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) live_tables: Metric,
    pub(crate) sockets: Metric,
    pub(crate) requests: Metric,
    pub(crate) problems: Metric,
    pub(crate) steps: Metric,
    pub(crate) lines: Metric,
    pub(crate) conflicts: Metric,
    pub(crate) thoughts: Metric,
    pub(crate) passwords: Metric,
    pub(crate) slow_clients: Metric,
    pub(crate) notices: Metric,
    pub(crate) lost_notices: Metric,
    pub(crate) broken: Metric,
}

impl Metrics {
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, kind, help, metric) in [
            ("live_tables", "gauge", "Tables with a live host task.", &self.live_tables),
            ("sockets", "gauge", "Open sockets.", &self.sockets),
            ("requests_total", "counter", "HTTP requests.", &self.requests),
            ("problems_total", "counter", "Error responses over HTTP and sockets.", &self.problems),
            ("steps_total", "counter", "Player and bot decisions that were stored.", &self.steps),
            ("lines_total", "counter", "Log lines that were stored.", &self.lines),
            ("conflicts_total", "counter", "Steps that could not be appended to their log.", &self.conflicts),
            ("thoughts_total", "counter", "Decisions computed by bots.", &self.thoughts),
            ("passwords_total", "counter", "Passwords hashed or checked.", &self.passwords),
            (
                "slow_clients_total",
                "counter",
                "Connections closed because the client read too slowly.",
                &self.slow_clients,
            ),
            ("notices_total", "counter", "Turn notices delivered.", &self.notices),
            ("lost_notices_total", "counter", "Turn notices given up after all retries.", &self.lost_notices),
            ("broken_total", "counter", "Internal errors.", &self.broken),
        ] {
            let value = metric.0.load(Ordering::Relaxed);
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "# HELP roundtable_{name} {help}\n# TYPE roundtable_{name} {kind}\nroundtable_{name} {value}\n"
            );
        }
        let _ = write!(
            text,
            "# HELP process_cpu_seconds_total CPU time of this process.\n# TYPE process_cpu_seconds_total counter\n\
             process_cpu_seconds_total {}\n",
            ProcessTime::now().as_duration().as_secs_f64()
        );
        if let Some(bytes) = resident() {
            let _ = write!(
                text,
                "# HELP process_resident_memory_bytes Resident memory of this process.\n\
                 # TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
            );
        }
        text
    }
}

/// The resident memory of this process, on systems that report it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
}
