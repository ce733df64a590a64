//! Numbers for those who run a server, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use cpu_time::ProcessTime;

/// A number that only grows, or one that goes up and down.
#[derive(Default)]
pub(crate) struct Number(AtomicU64);

impl Number {
    pub(crate) fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    pub(crate) fn less(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: usize) {
        self.0.store(value as u64, Ordering::Relaxed);
    }
}

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) live_tables: Number,
    pub(crate) sockets: Number,
    pub(crate) requests: Number,
    pub(crate) problems: Number,
    pub(crate) steps: Number,
    pub(crate) lines: Number,
    pub(crate) conflicts: Number,
    pub(crate) thoughts: Number,
    pub(crate) passwords: Number,
    pub(crate) slow_clients: Number,
    pub(crate) notices: Number,
    pub(crate) lost_notices: Number,
    pub(crate) broken: Number,
}

impl Metrics {
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, kind, help, number) in [
            ("live_tables", "gauge", "Tables with a host that is awake.", &self.live_tables),
            ("sockets", "gauge", "Open sockets.", &self.sockets),
            ("requests_total", "counter", "Requests over HTTP.", &self.requests),
            ("problems_total", "counter", "Refusals over HTTP and sockets.", &self.problems),
            ("steps_total", "counter", "Decisions that were committed.", &self.steps),
            ("lines_total", "counter", "Lines of logs that were committed.", &self.lines),
            ("conflicts_total", "counter", "Appends refused because the log had moved on.", &self.conflicts),
            ("thoughts_total", "counter", "Decisions that bots have thought about.", &self.thoughts),
            ("passwords_total", "counter", "Passwords to be hashed or checked.", &self.passwords),
            (
                "slow_clients_total",
                "counter",
                "Connections cut because nobody read them.",
                &self.slow_clients,
            ),
            ("notices_total", "counter", "Notices of turns that were taken.", &self.notices),
            ("lost_notices_total", "counter", "Notices of turns that nobody took.", &self.lost_notices),
            ("broken_total", "counter", "Faults of the server itself.", &self.broken),
        ] {
            let value = number.0.load(Ordering::Relaxed);
            // A string takes everything.
            let _ = write!(
                text,
                "# HELP roundtable_{name} {help}\n# TYPE roundtable_{name} {kind}\nroundtable_{name} {value}\n"
            );
        }
        let _ = write!(
            text,
            "# HELP process_cpu_seconds_total CPU time of this program.\n# TYPE process_cpu_seconds_total counter\n\
             process_cpu_seconds_total {}\n",
            ProcessTime::now().as_duration().as_secs_f64()
        );
        if let Some(bytes) = resident() {
            let _ = write!(
                text,
                "# HELP process_resident_memory_bytes Memory of this program.\n\
                 # TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}\n"
            );
        }
        text
    }
}

/// The memory of this program, where the system tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
}
