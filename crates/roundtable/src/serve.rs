//! `roundtable serve`: the table in the browser.

use std::io::Write;
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use clap::Args;

use crate::exit::Failure;

/// Serves the browser table on this machine
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable serve --open
  roundtable serve --port 0        any free port; the address is printed")]
pub(crate) struct Serve {
    /// The port to listen on; 0 takes any free one
    #[arg(long, default_value_t = 4117)]
    port: u16,

    /// Opens the table in the browser, where there is one
    #[arg(long)]
    open: bool,
}

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut said = Ok(());
        let served = server::serve(self.port, |address| {
            said = announce(out, address);
            if self.open {
                open(&format!("http://{address}/"));
            }
        });
        said?;
        served.map_err(Failure::input)
    }
}

fn announce(out: &mut dyn Write, address: SocketAddr) -> Result<(), Failure> {
    writeln!(out, "The table is at http://{address}/")?;
    writeln!(out, "It is there as long as this program runs; Ctrl+C ends it.")?;
    Ok(out.flush()?)
}

/// Asks the desktop to show an address. Where there is no desktop, nothing happens: the address has been printed.
fn open(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some()) {
        Command::new("xdg-open")
    } else {
        return;
    };
    // The address was printed: whoever sees no browser can still type it.
    let _ = command.arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
