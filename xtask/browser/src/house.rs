//! The programs that run beside a test: the server, and the browser's driver.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use tempfile::TempDir;
use xtask::shell::Failed;

/// Every server deals the same matches in the same order, so that tests are repeatable.
const TEST_SEED: &str = "7";

/// A program that prints its address, and stops when dropped.
pub(crate) struct House {
    child: Child,
    /// The pipe stays open, so that the program can go on printing.
    _words: BufReader<ChildStdout>,
    /// The folder of its data, deleted when dropped.
    home: TempDir,
    /// The address it listens on.
    pub(crate) address: String,
}

impl House {
    /// Starts `roundtable serve` on a free port.
    pub(crate) fn table(program: &Path) -> Result<House, Failed> {
        House::serve(program, "0", tempfile::tempdir()?)
    }

    /// Restarts the server after `close`, with the same address and the same store.
    pub(crate) fn open_again(&mut self, program: &Path) -> Result<(), Failed> {
        let home = std::mem::replace(&mut self.home, tempfile::tempdir()?);
        let port = self.address.rsplit(':').next().unwrap_or_default().to_owned();
        *self = House::serve(program, &port, home)?;
        Ok(())
    }

    fn serve(program: &Path, port: &str, home: TempDir) -> Result<House, Failed> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", port, "--test-seed", TEST_SEED]);
        House::open(command, home, |line| {
            let (_, rest) = line.split_once("http://")?;
            Some(format!("http://{}", rest.split('/').next()?))
        })
    }

    /// Starts `chromedriver` on a free port.
    pub(crate) fn driver() -> Result<House, Failed> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0");
        House::open(command, tempfile::tempdir()?, |line| {
            let port: u16 = line.trim_end_matches('.').rsplit_once("on port ")?.1.parse().ok()?;
            (port != 0).then(|| format!("http://127.0.0.1:{port}"))
        })
    }

    fn open(
        mut command: Command,
        home: TempDir,
        address: fn(&str) -> Option<String>,
    ) -> Result<House, Failed> {
        let name = command.get_program().to_string_lossy().into_owned();
        let failed = |why: String| Failed(format!("{name}: {why}"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        // The test must not use the store of the person who runs it.
        command.env("ROUNDTABLE_HOME", home.path());
        let mut child = command.spawn().map_err(|error| failed(error.to_string()))?;
        let mut words = BufReader::new(child.stdout.take().expect("it was piped"));
        let mut said = String::new();
        loop {
            let mut line = String::new();
            if words.read_line(&mut line)? == 0 {
                return Err(failed(format!("it ended before it listened: {said}")));
            }
            if let Some(address) = address(line.trim()) {
                return Ok(House { child, _words: words, home, address });
            }
            said.push_str(&line);
        }
    }

    /// Kills the program.
    pub(crate) fn close(&mut self) -> Result<(), Failed> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // The program may have exited already.
        let _ = self.close();
    }
}
