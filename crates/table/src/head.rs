//! The head of a log as text: written and read, a word and its value on each line.

use engine::{BotId, Rng, Seat};

use crate::error::{OpenError, ReadError};
use crate::header::{Header, Player, Source};
use crate::parsed_log::cut;
use crate::quote::{quote, unquote};
use crate::seal;

/// The format that this program writes and reads.
const FORMAT: &str = "1";

/// The words a line of the head can begin with.
const WORDS: [&str; 10] =
    ["roundtable", "game", "rules", "options", "seat", "branch", "rng", "commitment", "seed", "entropy"];

/// Of these there is one for each seat, of the others one at most.
const BY_SEAT: [&str; 2] = ["seat", "entropy"];

/// Writes a head, with the blank line after it.
pub(crate) fn write(header: &Header, taken_over: u32) -> String {
    let mut head = format!("roundtable {FORMAT}\ngame {}\nrules {}\n", header.game, header.rules);
    if !header.options.is_empty() {
        head += &format!("options {}\n", header.options);
    }
    for (seat, player) in Seat::all(header.seats()).zip(&header.players) {
        let bot = player.bot.as_ref().map(|bot| format!(" = {bot}")).unwrap_or_default();
        head += &format!("seat {seat} {}{bot}\n", quote(&player.name));
    }
    if taken_over > 0 {
        head += &format!("branch {taken_over}\n");
    }
    match &header.source {
        Source::Scripted => head += "seed none\n",
        Source::Sealed { seed, entropy } => {
            head += &format!("rng {}\ncommitment {}\n", Rng::NAME, seal::commitment(seed));
            head += &format!("seed {}\n", seal::hex(seed));
            for (seat, words) in entropy {
                head += &format!("entropy {seat} {}\n", quote(words));
            }
        }
    }
    head + "\n"
}

/// The lines of a head, each found in its place.
pub(crate) struct Head<'a> {
    found: Vec<HeadLine<'a>>,
    /// Where the head ends: what is missing is missing here.
    pub(crate) end: usize,
}

struct HeadLine<'a> {
    place: usize,
    word: &'a str,
    value: &'a str,
}

impl<'a> Head<'a> {
    pub(crate) fn new(end: usize) -> Head<'a> {
        Head { found: Vec::new(), end }
    }

    /// Takes one line more.
    pub(crate) fn add(&mut self, place: usize, line: &'a str) -> Result<(), ReadError> {
        let error = |what| Err(ReadError::new(place, what));
        let (word, value) = cut(line);
        let first = self.found.is_empty();
        if first && (word, value) != ("roundtable", FORMAT) {
            return error(match word {
                "roundtable" => format!("The log has format “{value}”; this program reads format {FORMAT}."),
                _ => format!("This is no roundtable log: it does not begin with “roundtable {FORMAT}”."),
            });
        }
        if !WORDS.contains(&word) {
            return error(format!("“{word}” is no word of the head; these are: {}.", WORDS.join(", ")));
        }
        if !BY_SEAT.contains(&word) && self.line(word).is_some() {
            return error(format!("The head has a second “{word}” line."));
        }
        self.found.push(HeadLine { place, word, value });
        Ok(())
    }

    /// Everything the head says, as far as it can be understood without knowing the game.
    pub(crate) fn header(&self) -> Result<Header, ReadError> {
        if self.found.is_empty() {
            return Err(ReadError::new(self.end, "The log has no head."));
        }
        Ok(Header {
            game: self.needed("game")?.value.to_owned(),
            rules: self.number(self.needed("rules")?)?,
            options: self.line("options").map_or("", |line| line.value).to_owned(),
            players: self.players()?,
            source: self.source()?,
        })
    }

    /// How many lines of the match were taken over from another one.
    pub(crate) fn taken_over(&self) -> Result<u32, ReadError> {
        self.line("branch").map_or(Ok(0), |line| self.number(line))
    }

    /// Where a line with this word stands, or else the end of the head.
    pub(crate) fn place(&self, word: &str) -> usize {
        self.found.iter().rfind(|line| line.word == word).map_or(self.end, |line| line.place)
    }

    /// Where the fault lies when a match with this head cannot be opened.
    pub(crate) fn place_of(&self, error: &OpenError) -> usize {
        let of_seat = |word: &str, seat: Seat| {
            let is_it = |line: &&HeadLine<'_>| line.word == word && cut(line.value).0 == seat.to_string();
            self.found.iter().rfind(is_it).map_or(self.end, |line| line.place)
        };
        match error {
            OpenError::OtherGame(_) => self.place("game"),
            OpenError::OtherRules(_) => self.place("rules"),
            OpenError::Options(_) => self.place("options"),
            OpenError::Seats { .. } => self.place("seat"),
            OpenError::Name(seat, _) => of_seat("seat", *seat),
            OpenError::Entropy(seat, _) => of_seat("entropy", *seat),
        }
    }

    fn line(&self, word: &str) -> Option<&HeadLine<'a>> {
        self.found.iter().find(|line| line.word == word)
    }

    fn needed(&self, word: &str) -> Result<&HeadLine<'a>, ReadError> {
        let missing = || ReadError::new(self.end, format!("The head has no “{word}” line."));
        self.line(word).ok_or_else(missing)
    }

    fn number(&self, line: &HeadLine<'_>) -> Result<u32, ReadError> {
        line.value.parse().map_err(|_| line.expected("a number"))
    }

    fn players(&self) -> Result<Vec<Player>, ReadError> {
        let mut players = Vec::new();
        for line in self.found.iter().filter(|line| line.word == "seat") {
            let (number, rest) = cut(line.value);
            if number != (players.len() + 1).to_string() {
                return Err(line.expected(&format!("seat {}", players.len() + 1)));
            }
            let (name, behind) = unquote(rest).ok_or_else(|| line.expected("a closing quotation mark"))?;
            let bot = match behind {
                "" => None,
                _ => Some(line.bot(behind)?),
            };
            players.push(Player { name, bot });
        }
        Ok(players)
    }

    fn source(&self) -> Result<Source, ReadError> {
        let line = self.needed("seed")?;
        if line.value == "none" {
            return match ["rng", "commitment", "entropy"].into_iter().find_map(|word| self.line(word)) {
                None => Ok(Source::Scripted),
                Some(line) => Err(ReadError::new(
                    line.place,
                    format!("The seed is none, so there can be no “{}” line.", line.word),
                )),
            };
        }
        let seed = seal::unhex(line.value).ok_or_else(|| line.expected("64 hexadecimal digits or none"))?;
        let rng = self.needed("rng")?;
        if rng.value != Rng::NAME {
            return Err(rng.expected(Rng::NAME));
        }
        let commitment = self.needed("commitment")?;
        if commitment.value != seal::commitment(&seed) {
            let what = "The commitment does not match the seed: one of them was changed.";
            return Err(ReadError::new(commitment.place, what));
        }
        let words = self.found.iter().filter(|line| line.word == "entropy").map(HeadLine::entropy);
        Ok(Source::Sealed { seed, entropy: words.collect::<Result<_, _>>()? })
    }
}

impl HeadLine<'_> {
    fn expected(&self, what: &str) -> ReadError {
        let found = format!("{} {}", self.word, self.value);
        ReadError::new(self.place, format!("Expected {what}, found “{}”.", found.trim()))
    }

    fn bot(&self, behind: &str) -> Result<BotId, ReadError> {
        let id = behind.strip_prefix('=').and_then(|id| id.trim().parse().ok());
        id.ok_or_else(|| self.expected("a name, and after = the name of a bot, such as champion"))
    }

    fn entropy(&self) -> Result<(Seat, String), ReadError> {
        let (seat, rest) = cut(self.value);
        let seat = seat.parse().map_err(|_| self.expected("a seat"))?;
        let (words, behind) = match rest.starts_with('"') {
            true => unquote(rest).ok_or_else(|| self.expected("a closing quotation mark"))?,
            false => (rest.to_owned(), ""),
        };
        if behind.is_empty() { Ok((seat, words)) } else { Err(self.expected("nothing after the quotation")) }
    }
}
