//! `roundtable serve`: the table in the browser.

mod wishes;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use lang::{Names, Voice};
use scene::Text;
use server::{ServeError, Settings};

use crate::exit::Failure;
use crate::language::Language;
use wishes::Wishes;

/// Serves the browser table, and tables for people on other devices
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable serve --open
  roundtable serve --port 0        any free port; the address is printed
  roundtable serve --address 0.0.0.0        everybody in this network may come
  roundtable serve --store party.db         people, tables and matches are kept in this file
  roundtable serve --address 0.0.0.0 --tls-cert cert.pem --tls-key key.pem        with TLS
  roundtable serve --settings roundtable.toml --log info")]
pub(crate) struct Serve {
    #[command(flatten)]
    wishes: Wishes,

    /// A file with settings; the command line and the environment count more
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_SETTINGS")]
    settings: Option<PathBuf>,

    /// Holds nobody to a pace: for measurements, on this machine only
    #[arg(long)]
    unpaced: bool,

    /// Deals every match from this number, so that tests repeat. Players can foresee the cards: on this machine only
    #[arg(long, value_name = "NUMBER")]
    test_seed: Option<u64>,

    /// Opens the table in the browser, where there is one
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    language: Language,
}

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let voice = self.language.phrases();
        let wishes = self.wishes.with_file(self.settings.as_deref())?;
        if wishes.is_half_a_proof() {
            return Err(Failure::input(voice.word("serve-half-a-proof")));
        }
        wishes.begin_log();
        let settings = Settings { test_seed: self.test_seed, ..wishes.settings(!self.unpaced)? };
        let is_for_tests = self.unpaced || self.test_seed.is_some();
        if is_for_tests && !settings.address.ip().is_loopback() {
            return Err(Failure::input(voice.word("serve-for-tests")));
        }
        let scheme = if settings.tls.is_some() { "https" } else { "http" };
        let mut said = Ok(());
        let served = server::serve(settings, |address| {
            let place = format!("{scheme}://{address}/");
            said = announce(out, &voice, &place);
            if self.open {
                open(&place);
            }
        });
        said?;
        served.map_err(|error| match error {
            ServeError::PortTaken(port) => {
                let port = port.to_string();
                Failure::input(voice.say(&Text::new("serve-port-taken").with("port", port), Names::default()))
            }
            ServeError::Tls(_) | ServeError::Store(_) | ServeError::Io(_) => {
                Failure::input(format!("{error}."))
            }
        })
    }
}

fn announce(out: &mut dyn Write, voice: &Voice, place: &str) -> Result<(), Failure> {
    let place = Text::new("serve-at").with("address", place.to_owned());
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
