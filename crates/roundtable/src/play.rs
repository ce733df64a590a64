//! `roundtable play`: plays in the terminal.

mod online;
mod program_seats;
mod wire;

use std::io::{self, BufReader, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use engine::{Seat, Turn};
use lang::Voice;
use table::{Header, Player, Session, Source};
use terminal::{Ended, Farewell, InputKind, Manner, Opponents, Pace, Runner, Saves};

use crate::choose;
use crate::exit::Failure;
use crate::language::Language;
use online::{Place, Visit, Wish};
use program_seats::ProgramSeats;

/// Plays a match in the terminal
///
/// By default you play against two knights. The match is saved after every step and can be resumed at any time.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  roundtable play king-arthur                              you against two knights
  roundtable play king-arthur --seats 4 --as 2             you at seat 2, three knights around you
  roundtable play king-arthur --players you,champion       you against a champion
  roundtable play king-arthur --players Anna,Bert,squire   two people at one screen, and a bot
  roundtable play king-arthur --players knight,knight      watch two bots
  roundtable play king-arthur --options seals=yes --seed \"friday evening\"
  roundtable play --resume                                 goes on with the latest unfinished match
  roundtable play --resume match.log                       goes on with this one
  roundtable play --server http://127.0.0.1:4117           the tables of a server
  roundtable play --server http://127.0.0.1:4117 king-arthur --players you,Anna,knight     opens one there
  roundtable play --server http://127.0.0.1:4117/tables/ID sits down there, or comes back

Players are separated by commas: page, squire, knight and champion are bots, from weak to strong; you, or any other
word, is a person at this terminal.

Matches are kept in $ROUNDTABLE_HOME/matches, $XDG_STATE_HOME/roundtable/matches or
~/.local/state/roundtable/matches, whichever is named first.

Line mode (--plain) is for screen readers, pipes and scripts: the table as text, numbered choices, answers on the
input. It is used by itself when the input or the output is not a terminal. If the input ends before the match
does, the match is saved and the exit code is 4.")]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = choose::games(), required_unless_present_any = ["resume", "server"])]
    game: Option<String>,

    /// Number of seats: you, and knights
    #[arg(long, value_name = "N", conflicts_with = "players")]
    seats: Option<u8>,

    /// Players, separated by commas: you, names, levels of bots
    #[arg(long, value_name = "LIST")]
    players: Option<String>,

    /// Your seat, counted from 1; if only bots play, the seat whose cards you see
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<Seat>,

    /// Variants, as KEY=VALUE; `roundtable games` lists them
    #[arg(long, value_name = "WORDS", default_value = "")]
    options: String,

    /// Source of cards and dice: 64 hexadecimal digits, any text, or "none" to enter them by hand [default: random]
    #[arg(long)]
    seed: Option<String>,

    /// Resumes a saved match [default: the latest unfinished one]
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seats", "players", "options", "seed"])]
    resume: Option<Option<PathBuf>>,

    /// Folder of saved matches
    #[arg(long, value_name = "FOLDER")]
    save_dir: Option<PathBuf>,

    /// Plays on a server: its address, or the link of a table. With a game, opens a table; without one, lists the
    /// tables
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["resume", "seed", "seat", "save_dir"])]
    server: Option<String>,

    /// Your name on a server where you are new [default: your login name]
    #[arg(long, value_name = "NAME", requires = "server")]
    name: Option<String>,

    /// Line mode: text and numbered choices instead of full screen
    #[arg(long)]
    plain: bool,

    /// Speed of bots in full screen
    #[arg(long, value_name = "PACE", default_value = Pace::Normal.word(), value_parser = paces())]
    speed: Pace,

    /// Do not hold up moments that decide
    #[arg(long)]
    no_beats: bool,

    #[command(flatten)]
    language: Language,
}

fn paces() -> impl TypedValueParser<Value = Pace> {
    PossibleValuesParser::new(Pace::ALL.map(Pace::word))
        .map(|word| word.parse().expect("only our own words are possible values"))
}

impl Play {
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let locale = self.language.locale();
        if !self.plain && is_terminal() {
            terminal::check_room(locale).map_err(Failure::Input)?;
        }
        let voice = self.language.phrases();
        let Some(address) = &self.server else {
            let farewell = self.play(self.local()?, out)?;
            return report_end(&farewell, out);
        };
        let Some(mut visit) = self.visit(address, &voice, out)? else { return Ok(()) };
        loop {
            let farewell = self.play(visit.join(locale, out)?, out)?;
            if farewell.ended != Ended::Rematch {
                return report_end(&farewell, out);
            }
            visit.play_again()?;
        }
    }

    /// Plays a match until its end, or until the player leaves.
    fn play(&self, mut runner: Runner, out: &mut dyn Write) -> Result<Farewell, Failure> {
        let locale = self.language.locale();
        if self.plain || !is_terminal() {
            let kind = if io::stdin().is_terminal() { InputKind::Keyboard } else { InputKind::Script };
            let input = (kind, BufReader::new(io::stdin()));
            return Ok(terminal::play_in_lines(&mut runner, locale, input, out)?);
        }
        Ok(terminal::play_on_screen(runner, Manner { locale, pace: self.speed, beats: !self.no_beats })?)
    }

    /// A visit at a table of a server; none if the tables were to be listed.
    fn visit<'a>(
        &self,
        address: &str,
        voice: &'a Voice,
        out: &mut dyn Write,
    ) -> Result<Option<Visit<'a>>, Failure> {
        let mut visit = Visit::enter(Place::read(address)?, self.name.as_deref(), voice)?;
        match (&self.game, visit.has_table()) {
            (Some(_), true) => {
                return Err(Failure::input("--server: the link already names the game; leave the game out."));
            }
            (None, false) => return visit.list(out).map(|()| None),
            (None, true) => {}
            (Some(game), false) => {
                let seats: Vec<_> =
                    self.players(choose::game(game))?.iter().map(|player| player.bot.clone()).collect();
                if seats[0].is_some() {
                    return Err(Failure::input(
                        "--players: you must be at seat 1 of a table that you open on a server.",
                    ));
                }
                visit.open(&Wish { game: game.clone(), options: self.options.clone(), seats }, out)?;
            }
        }
        Ok(Some(visit))
    }

    /// A match at this terminal.
    fn local(&self) -> Result<Runner, Failure> {
        let saves = self.saves()?;
        let (session, path) = match &self.resume {
            Some(Some(file)) => (choose::log(file, &self.language, Failure::Input)?, file.clone()),
            Some(None) => self.latest(&saves)?,
            None => {
                let session = self.open()?;
                let path = saves.new_file(&session.header().game).map_err(|error| {
                    Failure::input(format!(
                        "Matches cannot be saved in {}: {error}.",
                        saves.folder().display()
                    ))
                })?;
                (session, path)
            }
        };
        self.check_seat(&*session)?;
        let name = path.display().to_string();
        let opponents = self.opponents(session.header())?;
        Runner::new(session, opponents, path, self.seat)
            .map_err(|error| Failure::input(format!("{name} cannot be written: {error}.")))
    }

    /// Refuses bots that do not play this game.
    fn opponents(&self, header: &Header) -> Result<Opponents, Failure> {
        let advisor = games::advisor(&header.game).expect("a session is of one of the games");
        for id in header.players.iter().filter_map(|player| player.bot.as_ref()) {
            advisor.resolve(id).map_err(Failure::input)?;
        }
        Ok(Opponents::new(advisor, Box::new(ProgramSeats::default())))
    }

    fn saves(&self) -> Result<Saves, Failure> {
        match &self.save_dir {
            Some(folder) => Ok(Saves::new(folder)),
            None => Saves::of_user(|name| std::env::var_os(name)).ok_or_else(|| {
                Failure::input("There is no home folder to save matches in: choose a folder with --save-dir.")
            }),
        }
    }

    /// The latest unfinished match, of this game if one is given. Unreadable files are skipped.
    fn latest(&self, saves: &Saves) -> Result<(Box<dyn Session>, PathBuf), Failure> {
        for path in saves.latest_first()? {
            let Ok(session) = choose::log(&path, &self.language, Failure::Input) else { continue };
            let wanted = self.game.as_ref().is_none_or(|game| session.header().game == *game);
            if wanted && !matches!(session.turn(), Turn::Over(_)) {
                return Ok((session, path));
            }
        }
        Err(Failure::input("There is no unfinished match to resume: start one with roundtable play GAME."))
    }

    fn open(&self) -> Result<Box<dyn Session>, Failure> {
        let kind = choose::game(self.game.as_ref().expect("clap asks for a game unless a match is resumed"));
        let source = match &self.seed {
            Some(words) => Source::from_words(words),
            None => Source::Sealed { seed: fresh_seed()?, entropy: Vec::new() },
        };
        let header = Header {
            game: kind.id().to_owned(),
            rules: kind.newest_rules(),
            options: self.options.clone(),
            players: self.players(kind)?,
            source,
        };
        kind.open(header).map_err(Failure::input)
    }

    fn players(&self, kind: &dyn table::GameHandle) -> Result<Vec<Player>, Failure> {
        if let Some(list) = &self.players {
            return terminal::read_players(list)
                .map_err(|error| Failure::input(format!("--players: {error}.")));
        }
        let allowed =
            kind.seats(&self.options).map_err(|error| Failure::input(format!("--options: {error}.")))?;
        let seats = self.seats.unwrap_or(terminal::USUAL_SEATS.clamp(*allowed.start(), *allowed.end()));
        if !allowed.contains(&seats) {
            let (least, most) = (allowed.start(), allowed.end());
            return Err(Failure::input(format!(
                "--seats: the game is for {least} to {most} players, not {seats}."
            )));
        }
        Ok(terminal::default_players(seats, self.seat.map_or(0, Seat::index)))
    }

    /// Fails unless `--as` names a seat of the table that the list of players leaves open.
    fn check_seat(&self, session: &dyn Session) -> Result<(), Failure> {
        let Some(seat) = self.seat else { return Ok(()) };
        let players = &session.header().players;
        let Some(player) = players.get(seat.index()) else {
            return Err(Failure::input(format!(
                "--as: there is no seat {seat}; the match has {} seats.",
                players.len()
            )));
        };
        let people = players.iter().filter(|player| player.bot.is_none()).count();
        if people > 1 || (people == 1 && player.bot.is_some()) {
            return Err(Failure::input("--as: --players already decides where people sit."));
        }
        Ok(())
    }
}

/// Returns whether a full screen can be drawn and keys can be read.
fn is_terminal() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

fn fresh_seed() -> Result<[u8; 32], Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| Failure::input(format!("There is no source of random numbers: {error}.")))?;
    Ok(seed)
}

fn report_end(farewell: &Farewell, out: &mut dyn Write) -> Result<(), Failure> {
    match farewell.ended {
        Ended::Over | Ended::Left | Ended::Rematch => Ok(writeln!(out, "{}", farewell.words)?),
        Ended::InputClosed => Err(Failure::Interrupted(farewell.words.clone())),
    }
}
