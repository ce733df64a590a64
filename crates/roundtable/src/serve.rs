//! `roundtable serve`: the table in the browser.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use clap::Args;
use lang::{Names, Voice};
use scene::Text;
use server::{ServeError, Settings};

use crate::exit::Failure;
use crate::keeping::Keeping;
use crate::language::Language;

/// Serves the browser table, and tables for people on other devices
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable serve --open
  roundtable serve --port 0        any free port; the address is printed
  roundtable serve --address 0.0.0.0        everybody in this network may come
  roundtable serve --store party.db         people, tables and matches are kept in this file")]
pub(crate) struct Serve {
    /// The port to listen on; 0 takes any free one
    #[arg(long, default_value_t = 4117)]
    port: u16,

    /// The address to listen on; 0.0.0.0 or :: lets other devices in
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,

    /// A proxy stands before it and says in X-Forwarded-For who asks
    #[arg(long)]
    behind_proxy: bool,

    #[command(flatten)]
    keeping: Keeping,

    /// Opens the table in the browser, where there is one
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    language: Language,
}

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let voice = self.language.phrases();
        let mut said = Ok(());
        let settings = Settings {
            address: SocketAddr::new(self.address, self.port),
            behind_proxy: self.behind_proxy,
            ..Settings::local(self.port, self.keeping.file()?)
        };
        let served = server::serve(settings, |address| {
            said = announce(out, &voice, address);
            if self.open {
                open(&format!("http://{address}/"));
            }
        });
        said?;
        served.map_err(|error| match error {
            ServeError::PortTaken(port) => {
                let port = port.to_string();
                Failure::input(voice.say(&Text::new("serve-port-taken").with("port", port), Names::default()))
            }
            ServeError::Store(_) | ServeError::Io(_) => Failure::input(format!("{error}.")),
        })
    }
}

fn announce(out: &mut dyn Write, voice: &Voice, address: SocketAddr) -> Result<(), Failure> {
    let place = Text::new("serve-at").with("address", format!("http://{address}/"));
    writeln!(out, "{}", voice.say(&place, Names::default()))?;
    writeln!(out, "{}", voice.word("serve-until"))?;
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
