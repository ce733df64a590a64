//! The state of the setup form: seats and options.

use engine::{BotId, Field, Preset};
use scene::Text;
use table::{GameHandle, Header, Player, Session, Source};

use crate::record::random_bytes;

/// A table that is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(super) chairs: Vec<Chair>,
    /// The index of the selected value of each option field.
    pub(super) options: Vec<usize>,
    fields: &'static [Field],
    /// The bots of this game.
    pub(super) bots: Vec<BotId>,
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chair {
    /// The name of the occupant; empty for the default name.
    pub(super) name: String,
    /// The bot; `None` for a person.
    pub(super) bot: Option<BotId>,
}

/// The default number of players, if the game allows it.
const USUAL_SEATS: u8 = 4;
const USUAL_BOT: &str = "squire";

/// Names of bots, equal in every language.
const NAMES: [&str; 9] =
    ["Bedivere", "Morgan", "Kay", "Elaine", "Gawain", "Iseult", "Percival", "Enid", "Bors"];

/// Returns the index of the value that these options, in the game's notation, give to a field.
fn value_in(options: &str, field: &Field) -> usize {
    let value = options.split_whitespace().find_map(|word| word.strip_prefix(field.key)?.strip_prefix('='));
    value.and_then(|value| field.values.iter().position(|known| *known == value)).unwrap_or(0)
}

impl Plan {
    /// The default: one person against bots, with the default rules.
    pub(super) fn usual(kind: &dyn GameHandle, name: &str) -> Plan {
        let seats = kind.seats("").map_or(2, |seats| USUAL_SEATS.clamp(*seats.start(), *seats.end()));
        let you = Chair { name: name.to_owned(), bot: None };
        let mut plan = Plan {
            chairs: vec![you],
            options: vec![0; kind.fields().len()],
            fields: kind.fields(),
            bots: bots::bots_of(kind.strategies()),
        };
        while plan.chairs.len() < usize::from(seats) {
            plan.add();
        }
        plan
    }

    /// The default for people on other devices: all other seats are open.
    pub(super) fn gathering(kind: &dyn GameHandle) -> Plan {
        let mut plan = Plan::usual(kind, "");
        for chair in &mut plan.chairs {
            chair.bot = None;
        }
        plan
    }

    /// Selects a value of an option, and adds or removes seats if the option changes the number of players.
    pub(super) fn choose(&mut self, kind: &dyn GameHandle, field: usize, value: usize) {
        self.options[field] = value;
        let Ok(seats) = kind.seats(&self.notation()) else { return };
        self.chairs.truncate((*seats.end()).into());
        while self.chairs.len() < usize::from(*seats.start()) {
            self.add();
        }
    }

    /// Selects all options of a preset.
    pub(super) fn choose_preset(&mut self, kind: &dyn GameHandle, preset: &Preset) {
        let values: Vec<usize> = self.fields.iter().map(|field| value_in(preset.options, field)).collect();
        for (field, value) in values.into_iter().enumerate() {
            self.choose(kind, field, value);
        }
    }

    /// Returns whether the options are those of this preset.
    pub(super) fn is_preset(&self, preset: &Preset) -> bool {
        self.fields.iter().zip(&self.options).all(|(field, value)| *value == value_in(preset.options, field))
    }

    /// Adds a seat with a bot.
    pub(super) fn add(&mut self) {
        let taken = |name: &str| self.chairs.iter().any(|chair| chair.name == name);
        let name = NAMES.into_iter().find(|name| !taken(name)).expect("there are more names than chairs");
        self.chairs.push(Chair { name: name.to_owned(), bot: Some(bots::bot_id(USUAL_BOT)) });
    }

    /// Returns the options in the game's notation.
    pub(super) fn notation(&self) -> String {
        let chosen = self.fields.iter().zip(&self.options).filter(|(_, value)| **value != 0);
        let words = chosen.map(|(field, value)| format!("{}={}", field.key, field.values[*value]));
        words.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn bot_count(&self) -> u32 {
        self.chairs.iter().filter(|chair| chair.bot.is_some()).count() as u32
    }

    /// Describes the players and the rules in a sentence.
    pub(super) fn summary(&self) -> Text {
        let bots = self.bot_count();
        let people = self.chairs.len() as u32 - bots;
        let rules = if self.options.iter().all(|value| *value == 0) { "usual" } else { "own" };
        Text::new("set-summary").with("people", people).with("bots", bots).with("rules", rules)
    }

    /// Starts a match with this setup, or returns the reason why it cannot start.
    pub(super) fn open(&self, kind: &dyn GameHandle, you: &str) -> Result<Box<dyn Session>, String> {
        let name =
            |chair: &Chair| if chair.name.trim().is_empty() { you.to_owned() } else { chair.name.clone() };
        let players = self.chairs.iter().map(|chair| Player { name: name(chair), bot: chair.bot.clone() });
        let header = Header {
            game: kind.id().to_owned(),
            rules: kind.newest_rules(),
            options: self.notation(),
            players: players.collect(),
            source: Source::Sealed { seed: random_bytes(), entropy: Vec::new() },
        };
        kind.open(header).map_err(|error| error.to_string())
    }
}
