//! The server that is measured.

use std::env::consts::EXE_SUFFIX;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use roundtable::exit::Failure;
use roundtable::house::House;
use tempfile::TempDir;

/// Hosts go to sleep within this time.
const DROWSY: Duration = Duration::from_secs(90);

/// A server, and the way to it. One that was started for this is ended with it, and its store goes.
pub(super) struct Lodging {
    pub(super) house: House,
    _own: Option<Own>,
}

struct Own {
    child: Child,
    _folder: TempDir,
}

/// What a server says of itself.
#[derive(Clone, Copy)]
pub(super) struct Vitals {
    /// Seconds of CPU time since it was started.
    pub(super) cpu: f64,
    /// Bytes.
    pub(super) resident: f64,
    live_tables: f64,
}

impl Lodging {
    /// A server that runs already.
    pub(super) fn elsewhere(house: House) -> Lodging {
        Lodging { house, _own: None }
    }

    /// A server of our own: another process, so that its time and memory are its own.
    /// It is the program that people run, not this one: counted allocations would be measured with it.
    pub(super) fn open(program: Option<&Path>) -> Result<Lodging, Failure> {
        let folder = tempfile::tempdir()?;
        let program = match program {
            Some(program) => program.to_owned(),
            None => std::env::current_exe()?.with_file_name(format!("roundtable{EXE_SUFFIX}")),
        };
        if !program.exists() {
            return Err(Failure::input(format!(
                "There is no program {}: build it with cargo build --release --package roundtable, or name it with --program.",
                program.display()
            )));
        }
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--unpaced", "--lang", "en", "--store"]);
        command.arg(folder.path().join("load.db")).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let out = child.stdout.take().expect("it was piped");
        let own = Own { child, _folder: folder };
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.ok_or_else(|| Failure::input("The server did not start."))?;
        Ok(Lodging { house: House::at(address)?, _own: Some(own) })
    }

    pub(super) fn vitals(&self) -> Result<Vitals, Failure> {
        let text = self.house.send("GET", "", "/metrics", String::new())?;
        let number = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.parse().ok())
                .ok_or_else(|| Failure::input(format!("The server does not tell its {name}.")))
        };
        Ok(Vitals {
            cpu: number("process_cpu_seconds_total")?,
            resident: number("process_resident_memory_bytes")?,
            live_tables: number("roundtable_live_tables")?,
        })
    }

    /// The same when every host has gone to sleep.
    pub(super) fn asleep(&self) -> Result<Vitals, Failure> {
        let begun = Instant::now();
        loop {
            let vitals = self.vitals()?;
            if vitals.live_tables == 0.0 {
                return Ok(vitals);
            }
            if begun.elapsed() > DROWSY {
                return Err(Failure::input("The tables of the server do not come to rest."));
            }
            std::thread::sleep(Duration::from_millis(500));
        }
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
