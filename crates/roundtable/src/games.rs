//! `roundtable games`: lists the games.

use std::io::Write;

use anstyle::Style;
use clap::Args;
use engine::Field;
use lang::{Names, Voice};
use scene::Text;
use serde_json::{Value, json};
use table::GameHandle;

use crate::exit::Failure;
use crate::language::Language;

const BOLD: Style = Style::new().bold();

/// Lists the games: seats, variants, options
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable games
  roundtable games --lang de
  roundtable games --json

Options are written as KEY=VALUE words, as in
  roundtable play king-arthur --options \"seals=yes first=1\"")]
pub(crate) struct Games {
    #[command(flatten)]
    language: Language,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let voiced = games::all().iter().map(|kind| (*kind, self.language.voice(kind.words())));
        if self.json {
            let all: Vec<Value> = voiced.map(|(kind, voice)| as_json(kind, &voice)).collect();
            return Ok(writeln!(out, "{:#}", Value::from(all))?);
        }
        for (number, (kind, voice)) in voiced.enumerate() {
            if number > 0 {
                writeln!(out)?;
            }
            tell(kind, &voice, out)?;
        }
        Ok(())
    }
}

fn tell(kind: &dyn GameHandle, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let seats = default_seats(kind);
    let seats = voice.say(
        &Text::new("games-seats").with("fewest", *seats.start()).with("most", *seats.end()),
        Names::default(),
    );
    let (title, subtitle) = (voice.word("title"), voice.word("subtitle"));
    writeln!(out, "{BOLD}{title}{BOLD:#} – {subtitle}: {seats}, {}", voice.word("minutes"))?;
    writeln!(out, "{}", voice.word("pitch"))?;
    for Field { key, values } in kind.fields() {
        let name = voice.word(&format!("option-{key}"));
        writeln!(out, "  {BOLD}{key}{BOLD:#}  {name}: {}", voice.word(&format!("option-{key}-about")))?;
        for (number, value) in values.iter().enumerate() {
            let word = format!("{key}={value}");
            let about = voice.word(&format!("option-{key}-{value}"));
            let default =
                if number == 0 { format!(" {}", voice.word("games-default")) } else { String::new() };
            writeln!(out, "    {word:<16} {about}{default}")?;
        }
    }
    let command = format!("roundtable play {}", kind.id());
    let play = voice.say(&Text::new("games-play").with("command", command), Names::default());
    Ok(writeln!(out, "{play}")?)
}

fn as_json(kind: &dyn GameHandle, voice: &Voice) -> Value {
    let seats = default_seats(kind);
    let field = |Field { key, values }: &Field| {
        let value =
            |value: &&str| json!({ "value": value, "name": voice.word(&format!("option-{key}-{value}")) });
        json!({
            "key": key,
            "name": voice.word(&format!("option-{key}")),
            "about": voice.word(&format!("option-{key}-about")),
            "default": values[0],
            "values": values.iter().map(value).collect::<Vec<_>>(),
        })
    };
    json!({
        "id": kind.id(),
        "rules": kind.newest_rules(),
        "title": voice.word("title"),
        "subtitle": voice.word("subtitle"),
        "pitch": voice.word("pitch"),
        "minutes": voice.word("minutes"),
        "seats": { "fewest": seats.start(), "most": seats.end() },
        "options": kind.fields().iter().map(field).collect::<Vec<_>>(),
    })
}

fn default_seats(kind: &dyn GameHandle) -> std::ops::RangeInclusive<u8> {
    kind.seats("").expect("no words are the default options")
}
