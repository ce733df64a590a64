//! `roundtable play --server`: a table in the terminal whose match a server runs.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use client::TableLink;
use engine::BotId;
use lang::{Locale, Names, Voice};
use protocol::{
    Clock, NewTable, PersonId, Problem, SitDown, Sitter, Stage, TableId, TableInfo, TablePage, Visibility,
    WatchOptions, Welcome,
};
use scene::Text;
use serde::{Deserialize, Serialize};
use terminal::{NotBegun, Runner, Saves};

use super::wire;
use crate::api_client::{ApiClient, RequestError};
use crate::exit::Failure;

/// A server, and perhaps one of its tables, as somebody typed it or got it in a link.
pub(super) struct Place {
    client: ApiClient,
    table: Option<TableId>,
    invitation: Option<String>,
}

/// A table to be opened.
pub(super) struct Wish {
    pub(super) game: String,
    pub(super) options: String,
    /// By seat: a bot, or whoever comes. Seat 1 is for whoever opens the table.
    pub(super) seats: Vec<Option<BotId>>,
}

/// Somebody at a server.
pub(super) struct Visit<'a> {
    place: Place,
    me: Welcome,
    voice: &'a Voice,
}

impl Place {
    /// `http://127.0.0.1:4117`, or anything behind it that ends in the id of a table, and perhaps `#` with the word of an
    /// invitation: the links that the browser shows.
    pub(super) fn read(address: &str) -> Result<Place, Failure> {
        let (path, invitation) = address.split_once('#').unwrap_or((address, ""));
        let invitation = Some(invitation.to_owned()).filter(|word| !word.is_empty());
        let path = path.trim_end_matches('/');
        let table = path.rsplit('/').next().and_then(|word| TableId::from_str(word).ok());
        let host = path.find("://").map_or(0, |at| at + 3);
        let end = path[host..].find('/').map_or(path.len(), |at| host + at);
        Ok(Place { client: ApiClient::new(&path[..end])?, table, invitation })
    }
}

impl<'a> Visit<'a> {
    /// Comes in, as the guest who was here before or as a new one.
    pub(super) fn enter(place: Place, name: Option<&str>, voice: &'a Voice) -> Result<Visit<'a>, Failure> {
        let mut known = Known::read();
        let base = place.client.base().to_owned();
        let mut me = None;
        if let Some(token) = known.token(&base) {
            match place.client.get(&token, "/api/me") {
                Ok(person) => me = Some(Welcome { person, token }),
                // Revoked, or another server at the same address.
                Err(RequestError::Problem(problem)) if problem.status == 401 => {}
                Err(other) => return Err(other.into()),
            }
        }
        let me = match me {
            Some(me) => me,
            None => {
                let name = name.map(str::to_owned).or_else(|| std::env::var("USER").ok());
                let me = place.client.create_guest(name.as_deref().unwrap_or("Guest"), false)?;
                known.keep(&base, &me.token)?;
                me
            }
        };
        Ok(Visit { place, me, voice })
    }

    /// Was a table named?
    pub(super) fn has_table(&self) -> bool {
        self.place.table.is_some()
    }

    /// The tables at which one could sit down.
    pub(super) fn list(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let turns: TablePage = self.place.client.get(&self.me.token, "/api/me/turns")?;
        let mine: TablePage = self.place.client.get(&self.me.token, "/api/me/tables")?;
        let lobby: TablePage = self.place.client.get(&self.me.token, "/api/tables")?;
        let mine = mine.tables.into_iter().filter(|table| table.stage != Stage::Over);
        let waits: HashSet<TableId> = turns.tables.iter().map(|table| table.id).collect();
        let mut tables = turns.tables;
        tables.extend(mine);
        tables.extend(lobby.tables.into_iter().filter(|table| table.stage == Stage::Open));
        let mut seen = HashSet::new();
        tables.retain(|table| seen.insert(table.id));
        if tables.is_empty() {
            writeln!(out, "{}", self.voice.word("online-no-tables"))?;
        }
        for table in &tables {
            let line = format!("{}  {}", self.link(&table.id, None), self.sitters(table));
            let line = match waits.contains(&table.id) {
                true => self.voice.say(&Text::new("online-waits").with("table", line), Names::default()),
                false => line,
            };
            writeln!(out, "{line}")?;
        }
        Ok(writeln!(out, "{}", self.voice.word("online-how"))?)
    }

    /// Opens a table and tells how others find it.
    pub(super) fn open(&mut self, wish: &Wish, out: &mut dyn Write) -> Result<(), Failure> {
        let client = &self.place.client;
        let new = NewTable {
            game: wish.game.clone(),
            options: wish.options.clone(),
            seats: wish.seats.len() as u8,
            visibility: Visibility::Unlisted,
            clock: Clock::None,
        };
        let table: TableInfo = client.request("POST", &self.me.token, "/api/tables", &new)?;
        for (seat, bot) in wish.seats.iter().enumerate().skip(1) {
            if bot.is_some() {
                let bot = SitDown { bot: bot.clone(), ..SitDown::default() };
                self.sit(&table.id, seat, &bot)?;
            }
        }
        let text = Text::new("online-opened").with("address", self.link(&table.id, None));
        writeln!(out, "{}", self.voice.say(&text, Names::default()))?;
        out.flush()?;
        self.place.table = Some(table.id);
        Ok(())
    }

    /// Sits down, waits until the match begins, and has it.
    pub(super) fn join(&self, locale: Locale, out: &mut dyn Write) -> Result<Runner, Failure> {
        let id = self.place.table.expect("a table was named or opened");
        self.take_seat(&id)?;
        let socket = wire::connect(self.place.client.socket(), self.me.token.clone(), locale);
        let invitation = self.place.invitation.clone();
        let link = TableLink { table: id, invitation, options: WatchOptions::default(), first_key: 1 };
        let address = self.link(&id, self.place.invitation.as_deref());
        let mut runner = Runner::at_server(link, socket, address);
        let mut shown = String::new();
        let begun = runner.wait_for_match(|table| {
            let sitters = self.sitters(table);
            if table.stage == Stage::Open && sitters != shown {
                // A screen that cannot be written to is noticed when the match begins.
                let _ = writeln!(out, "{sitters}").and_then(|()| out.flush());
                shown = sitters;
            }
            self.start_if_full(table)
        });
        begun.map_err(|why| self.not_begun(why))?;
        // Without it, the chat begins now.
        if let Ok(said) = self.place.client.get(&self.me.token, &self.table_path(&id, "/chat")) {
            runner.put_chat(said);
        }
        let game = runner.game().unwrap_or_default();
        let kind = games::find(&game)
            .ok_or_else(|| Failure::input(format!("There is no game “{game}” in this program.")))?;
        match runner.bring_game(kind) {
            true => Ok(runner),
            false => Err(Failure::input(self.voice.word("online-other-version"))),
        }
    }

    /// Goes to the next table with the same people: opens it, or finds the one that somebody else has opened.
    pub(super) fn play_again(&mut self) -> Result<(), Failure> {
        let id = self.place.table.expect("a match was played there");
        let next: TableInfo = self.place.client.post(&self.me.token, &format!("/api/tables/{id}/rematch"))?;
        (self.place.table, self.place.invitation) = (Some(next.id), None);
        Ok(())
    }

    fn not_begun(&self, why: NotBegun) -> Failure {
        match why {
            NotBegun::Refused(problem) => Failure::from(RequestError::Problem(*problem)),
            NotBegun::Cleared => Failure::input(self.voice.word("online-cleared")),
            NotBegun::Gone => Failure::input(self.voice.word("online-gone")),
        }
    }

    /// The first empty seat, if there is one and one has none. Else one watches.
    fn take_seat(&self, id: &TableId) -> Result<(), Failure> {
        let table: TableInfo = self.place.client.get(&self.me.token, &self.table_path(id, ""))?;
        let sits = |seat: &protocol::SeatInfo| seat.sitter.person().is_some_and(|one| one.id == *self.me());
        if table.stage != Stage::Open || table.seats.iter().any(sits) {
            return Ok(());
        }
        let Some(seat) = table.seats.iter().position(|seat| seat.sitter == Sitter::Nobody) else {
            return Ok(());
        };
        self.sit(id, seat, &SitDown { invitation: self.place.invitation.clone(), ..SitDown::default() })
    }

    fn sit(&self, id: &TableId, seat: usize, how: &SitDown) -> Result<(), Failure> {
        let path = format!("/api/tables/{id}/seats/{seat}");
        let _: TableInfo = self.place.client.request("PUT", &self.me.token, &path, how)?;
        Ok(())
    }

    /// Whoever opened the table starts the match when all seats are taken.
    fn start_if_full(&self, table: &TableInfo) -> Result<(), Problem> {
        let full = table.seats.iter().all(|seat| seat.sitter != Sitter::Nobody);
        if table.stage != Stage::Open || table.host != *self.me() || !full {
            return Ok(());
        }
        let path = format!("/api/tables/{}/start", table.id);
        match self.place.client.post::<TableInfo>(&self.me.token, &path) {
            Err(RequestError::Problem(problem)) if problem.code != protocol::Code::Started => Err(problem),
            // Silence is noticed by the socket.
            _ => Ok(()),
        }
    }

    /// The path of a request about a table; `more` follows its address.
    fn table_path(&self, id: &TableId, more: &str) -> String {
        let shown = self.place.invitation.as_ref().map(|word| format!("?invitation={word}"));
        format!("/api/tables/{id}{more}{}", shown.unwrap_or_default())
    }

    fn me(&self) -> &PersonId {
        &self.me.person.id
    }

    fn link(&self, id: &TableId, invitation: Option<&str>) -> String {
        let word = invitation.map_or(String::new(), |word| format!("#{word}"));
        format!("{}/tables/{id}{word}", self.place.client.base())
    }

    /// `king-arthur: Kay, knight, –`.
    fn sitters(&self, table: &TableInfo) -> String {
        let name = |seat: &protocol::SeatInfo| match &seat.sitter {
            Sitter::Nobody => "–".to_owned(),
            Sitter::Person(person) => person.name.clone(),
            Sitter::Bot(bot) => bot.to_string(),
        };
        let names: Vec<String> = table.seats.iter().map(name).collect();
        format!("{}: {}", table.game, names.join(", "))
    }
}

/// The tokens of servers where somebody was before. The file is for its owner alone.
#[derive(Default, Serialize, Deserialize)]
struct Known {
    tokens: std::collections::BTreeMap<String, String>,
    #[serde(skip)]
    file: Option<PathBuf>,
}

impl Known {
    fn read() -> Known {
        let saves = Saves::of_user(|name| std::env::var_os(name));
        let file = saves.and_then(|saves| Some(saves.folder().parent()?.join("servers.json")));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let known = text.and_then(|text| serde_json::from_str::<Known>(&text).ok()).unwrap_or_default();
        Known { file, ..known }
    }

    fn token(&self, base: &str) -> Option<String> {
        self.tokens.get(base).cloned()
    }

    /// Without a home one is a new guest each time.
    fn keep(&mut self, base: &str, token: &str) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        self.tokens.insert(base.to_owned(), token.to_owned());
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let text = serde_json::to_string_pretty(self).expect("tokens are plain data");
        Ok(options.open(file)?.write_all(text.as_bytes())?)
    }
}
