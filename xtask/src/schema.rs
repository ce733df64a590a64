//! Asks a server everything that its OpenAPI document allows, and much that it does not, and looks for server errors.
//!
//! schemathesis does the asking; it is installed from PyPI into the target folder.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use xtask::shell::{self, Failed, cargo, target_folder};

/// The version that was tried.
const SCHEMATHESIS: &str = "schemathesis>=4,<5";

/// Not asked: streams that do not end.
const LEFT_OUT: &str = "stream|socket";

/// Asked at the end, since it logs the asker out.
const LAST: &str = "^/me$|^/me/devices/";

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let examples = words.first().map_or("40", String::as_str);
    shell::run(cargo().args(["build", "--quiet", "--package", "roundtable"]))?;
    let asker = asker()?;
    let house = House::open()?;
    let base = format!("http://{}/api", house.address);
    let token = house.guest()?;
    let ask = |which: &[&str]| {
        shell::run(
            Command::new(&asker)
                .arg("run")
                .arg(format!("{base}/openapi.json"))
                .args(["--url", &base, "--header", &format!("Authorization: Bearer {token}")])
                .args(["--checks", "not_a_server_error", "--max-examples", examples])
                .args(which),
        )
    };
    ask(&["--exclude-path-regex", &format!("{LEFT_OUT}|{LAST}")])?;
    ask(&["--include-path-regex", LAST])
}

/// The program that asks, installed if it is not there yet.
fn asker() -> Result<PathBuf, Failed> {
    let folder = target_folder()?.join("schemathesis");
    let program = folder.join("bin/schemathesis");
    if !program.exists() {
        shell::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        shell::run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", SCHEMATHESIS]))?;
    }
    Ok(program)
}

/// A server with a store of its own, until it is dropped.
struct House {
    child: Child,
    address: String,
    store: PathBuf,
}

impl House {
    fn open() -> Result<House, Failed> {
        let target = target_folder()?;
        let store = target.join("schema.db");
        remove(&store);
        let mut command = Command::new(target.join("debug/roundtable"));
        command.args(["serve", "--port", "0", "--unpaced", "--store"]).arg(&store).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it was piped")).read_line(&mut line)?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
        let address = address.ok_or_else(|| Failed("the server does not say where it is".to_owned()))?;
        Ok(House { child, address: address.to_owned(), store })
    }

    /// The token of a new guest.
    fn guest(&self) -> Result<String, Failed> {
        let mut stream = TcpStream::connect(&self.address)?;
        let body = r#"{"name": "Asker"}"#;
        let length = body.len();
        write!(
            stream,
            "POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let welcome: serde_json::Value = serde_json::from_str(body)?;
        let token = welcome["token"].as_str().map(str::to_owned);
        token.ok_or_else(|| Failed(format!("nobody is let in: {answer}")))
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        remove(&self.store);
    }
}

/// A store and what lies beside it. What is not there need not go.
fn remove(store: &std::path::Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", store.display()));
    }
}
