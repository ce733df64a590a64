//! Fuzzes a server by its OpenAPI document, with valid and invalid requests, and looks for server errors.
//!
//! Uses schemathesis, which it installs from PyPI into the target folder.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use xtask::shell::{self, Failed, cargo, target_folder};

const SCHEMATHESIS: &str = "schemathesis>=4,<5";

/// Endpoints to skip, because their streams do not end.
const SKIPPED: &str = "stream|socket";

/// Endpoints to test last, because they log the client out.
const LAST: &str = "^/me$|^/me/devices/";

pub(crate) fn run(words: &[String]) -> Result<(), Failed> {
    let examples = words.first().map_or("40", String::as_str);
    shell::run(cargo().args(["build", "--quiet", "--package", "roundtable"]))?;
    let program = schemathesis()?;
    let server = TestServer::open()?;
    let base = format!("http://{}/api", server.address);
    let token = server.guest()?;
    let ask = |which: &[&str]| {
        shell::run(
            Command::new(&program)
                .arg("run")
                .arg(format!("{base}/openapi.json"))
                .args(["--url", &base, "--header", &format!("Authorization: Bearer {token}")])
                .args(["--checks", "not_a_server_error", "--max-examples", examples])
                .args(which),
        )
    };
    ask(&["--exclude-path-regex", &format!("{SKIPPED}|{LAST}")])?;
    ask(&["--include-path-regex", LAST])
}

/// Returns the path of schemathesis and installs it if necessary.
fn schemathesis() -> Result<PathBuf, Failed> {
    let folder = target_folder()?.join("schemathesis");
    let program = folder.join("bin/schemathesis");
    if !program.exists() {
        shell::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        shell::run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", SCHEMATHESIS]))?;
    }
    Ok(program)
}

/// A server with a temporary store; stops when dropped.
struct TestServer {
    child: Child,
    address: String,
    store: PathBuf,
}

impl TestServer {
    fn open() -> Result<TestServer, Failed> {
        let target = target_folder()?;
        let store = target.join("schema.db");
        remove(&store);
        let mut command = Command::new(target.join("debug/roundtable"));
        command.args(["serve", "--port", "0", "--unpaced", "--store"]).arg(&store).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it was piped")).read_line(&mut line)?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
        let address = address.ok_or_else(|| Failed("the server does not print its address".to_owned()))?;
        Ok(TestServer { child, address: address.to_owned(), store })
    }

    /// Creates a guest and returns the guest's token.
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
        token.ok_or_else(|| Failed(format!("the server does not accept a guest: {answer}")))
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // The server may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        remove(&self.store);
    }
}

/// Deletes a store with its side files. Ignores files that do not exist.
fn remove(store: &std::path::Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", store.display()));
    }
}
