//! The server under test.

use std::env::consts::EXE_SUFFIX;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use roundtable::api_client::ApiClient;
use roundtable::exit::Failure;
use tempfile::TempDir;

/// All hosts end within this time.
const IDLE_TIMEOUT: Duration = Duration::from_secs(90);

/// The client of a server. A server that was started for the test is stopped and its store deleted when this is
/// dropped.
pub(super) struct TestServer {
    pub(super) client: ApiClient,
    _process: Option<ServerProcess>,
}

struct ServerProcess {
    child: Child,
    _folder: TempDir,
}

/// The metrics of a server.
#[derive(Clone, Copy)]
pub(super) struct ServerMetrics {
    /// CPU seconds since its start.
    pub(super) cpu: f64,
    /// In bytes.
    pub(super) resident: f64,
    live_tables: f64,
}

impl TestServer {
    /// Uses a running server.
    pub(super) fn running(client: ApiClient) -> TestServer {
        TestServer { client, _process: None }
    }

    /// Starts a server in another process, so that its CPU time and memory are its own. It is the program that people
    /// run: this one counts allocations, which would distort the results.
    pub(super) fn open(program: Option<&Path>) -> Result<TestServer, Failure> {
        let folder = tempfile::tempdir()?;
        let program = match program {
            Some(program) => program.to_owned(),
            None => std::env::current_exe()?.with_file_name(format!("roundtable{EXE_SUFFIX}")),
        };
        if !program.exists() {
            return Err(Failure::input(format!(
                "There is no program {}: build it with cargo build --release --package roundtable, or choose one with --program.",
                program.display()
            )));
        }
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--unpaced", "--lang", "en", "--store"]);
        command.arg(folder.path().join("load.db")).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let out = child.stdout.take().expect("it was piped");
        let own = ServerProcess { child, _folder: folder };
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.ok_or_else(|| Failure::input("The server did not start."))?;
        Ok(TestServer { client: ApiClient::new(address)?, _process: Some(own) })
    }

    pub(super) fn metrics(&self) -> Result<ServerMetrics, Failure> {
        let text = self.client.send("GET", "", "/metrics", String::new())?;
        let number = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.parse().ok())
                .ok_or_else(|| Failure::input(format!("The server does not report {name}.")))
        };
        Ok(ServerMetrics {
            cpu: number("process_cpu_seconds_total")?,
            resident: number("process_resident_memory_bytes")?,
            live_tables: number("roundtable_live_tables")?,
        })
    }

    /// The metrics once all hosts have ended.
    pub(super) fn when_idle(&self) -> Result<ServerMetrics, Failure> {
        let begun = Instant::now();
        loop {
            let metrics = self.metrics()?;
            if metrics.live_tables == 0.0 {
                return Ok(metrics);
            }
            if begun.elapsed() > IDLE_TIMEOUT {
                return Err(Failure::input("The hosts of the server did not end in time."));
            }
            std::thread::sleep(Duration::from_millis(500));
        }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The process may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
