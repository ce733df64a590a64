//! `roundtable serve`: runs the server.

mod options;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use lang::{Names, Voice};
use scene::Text;
use server::{ServeError, Settings};

use crate::exit::Failure;
use crate::language::Language;
use options::ServeOptions;

/// Runs the server: the browser client, and tables for people on other devices
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable serve --open
  roundtable serve --port 0        any free port; the address is printed
  roundtable serve --address 0.0.0.0        for everybody in this network
  roundtable serve --store party.db         with this database file
  roundtable serve --address 0.0.0.0 --tls-cert cert.pem --tls-key key.pem        with TLS
  roundtable serve --settings roundtable.toml --log info")]
pub(crate) struct Serve {
    #[command(flatten)]
    options: ServeOptions,

    /// Settings file; command line and environment take precedence
    #[arg(long, value_name = "FILE", env = "ROUNDTABLE_SETTINGS")]
    settings: Option<PathBuf>,

    /// Disables rate limits. For load tests on this machine only
    #[arg(long)]
    unpaced: bool,

    /// Derives all matches from this number, so that tests are repeatable. Players can predict the cards: on this
    /// machine only
    #[arg(long, value_name = "NUMBER")]
    test_seed: Option<u64>,

    /// Opens the browser
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    language: Language,
}

impl Serve {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let voice = self.language.phrases();
        let options = self.options.with_file(self.settings.as_deref())?;
        if options.has_incomplete_tls() {
            return Err(Failure::input(voice.word("serve-incomplete-tls")));
        }
        options.start_log();
        let settings = Settings { test_seed: self.test_seed, ..options.settings(!self.unpaced)? };
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

/// Opens an address in the browser, if there is a desktop.
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
    // The address was printed, so people can open it themselves.
    let _ = command.arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
