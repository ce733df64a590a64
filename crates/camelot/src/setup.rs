//! A position put together by hand, for tests and puzzles.

use engine::{NotationError, RulesVersion, Seat};

use crate::Camelot;
use crate::colour::{Colour, Order, Owner};
use crate::hero::{BlackKnight, Hero};
use crate::mission::Mission;
use crate::options::{Options, Sharing};
use crate::phase::Phase;
use crate::position::{MOST_SENT, ROUNDS};
use crate::room::Room;
use crate::tiles::MERLIN_VALUES;

impl Camelot {
    /// A table that is written like
    /// `order: red blue green yellow; sent: red 2 blue 1; open: green red-blue; green: red r1c1 r1c2 blue r1c3`.
    ///
    /// Zones: `seat N` (colours of a seat), `order` (from the top; the seats' colours in order unless it is named), `round`,
    /// `score`, `hinterland` and `sent` (a colour, a number, and so on), the rooms `green`, `red`, `blue`, `yellow`
    /// and `secret` (a colour and its fields, in the order in which they were taken), `tiles` and `merlins` (a colour
    /// and what it has; `foot*3` for three), `heroes` (a colour, then 1, 2 or gone), `looked: yes`, `champions`,
    /// `black: placed` (the last violet knight in the red room is the black one), `open` (missions), and at last `phase`: `missions`,
    /// `send`, `predict`, `choose` (the default) or `finale`. All other knights are behind their screens. A table that
    /// cannot be is refused.
    pub fn set_up(options: Options, seats: u8, table: &str) -> Result<Camelot, NotationError> {
        Camelot::set_up_by(RulesVersion::newest::<Camelot>(), options, seats, table)
    }

    /// The same table by this version of the rules.
    pub fn set_up_by(
        rules: RulesVersion,
        options: Options,
        seats: u8,
        table: &str,
    ) -> Result<Camelot, NotationError> {
        if !options.seats().contains(&seats) || options.sides.contains(&None) {
            return Err(NotationError::new("two to five players and settled sides", options.to_string()));
        }
        let mut zones = read_zones(table)?;
        let mut words = |zone: &str| {
            let index = zones.iter().position(|(name, _)| *name == zone)?;
            Some(zones.remove(index).1)
        };
        let mut position = Camelot::start(options, seats, rules);
        if position.phase == Phase::Colours && options.colours == Sharing::Free {
            position.give_shields();
        }
        position.seat_colours(&mut words)?;
        for room in Room::ALL {
            position.fill(room, words(room.word()).unwrap_or_default())?;
        }
        position.share_out(&mut words)?;
        for word in words("open").unwrap_or_default().split_whitespace() {
            let mission: Mission = word.parse()?;
            if position.stacks.count(mission) == 0 {
                return Err(NotationError::new("a mission that is in a stack", word));
            }
            position.stacks = position.stacks.without(mission);
            position.open = position.open.with(mission);
        }
        position.count_home()?;
        let phase = words("phase").unwrap_or("choose");
        if let Some((name, _)) = zones.first() {
            return Err(NotationError::new("each zone of the table at most once", *name));
        }
        position.enter(phase.trim())?;
        match position.invariant_error() {
            Some(error) => Err(NotationError::new("a table that can be", error)),
            None => Ok(position),
        }
    }

    /// Who plays what, and the order track.
    fn seat_colours<'a>(
        &mut self,
        words: &mut impl FnMut(&str) -> Option<&'a str>,
    ) -> Result<(), NotationError> {
        for seat in Seat::all(self.seats) {
            let Some(colours) = words(&format!("seat {seat}")) else { continue };
            for colour in Colour::ALL {
                if self.owners[colour] == Owner::Seat(seat) {
                    self.owners[colour] = Owner::Box;
                    (self.home[colour], self.hinterland[colour]) = (0, 0);
                    self.heroes[colour] = Hero::Gone;
                }
            }
            for word in colours.split_whitespace() {
                self.give(word.parse()?, seat);
            }
        }
        let order = match words("order") {
            Some(order) => order.split_whitespace().map(str::parse).collect::<Result<Vec<Colour>, _>>()?,
            None => self.playing().collect(),
        };
        self.order = Order::try_from(order)?;
        if self.order.len() != self.colours() || self.order.iter().any(|colour| !self.is_played(colour)) {
            return Err(NotationError::new("the colours that are played", format!("{:?}", self.order)));
        }
        if self.seats == 3 {
            self.place_neutral(&mut ());
        }
        Ok(())
    }

    fn is_played(&self, colour: Colour) -> bool {
        matches!(self.owners[colour], Owner::Seat(_))
    }

    /// Knights in a room, colour by colour.
    fn fill(&mut self, room: Room, words: &str) -> Result<(), NotationError> {
        for (colour, name) in by_colour(words)? {
            let field = self.plan(room).fields().find(|field| field.print().name == name);
            let field = field.ok_or_else(|| NotationError::new("a field of this side", name))?;
            if self.taken(room) & field.bit() != 0 {
                return Err(NotationError::new("a free field", name));
            }
            self.rooms[room as usize][colour] |= field.bit();
            if self.plan(room) == crate::Plan::Rebellion {
                self.entries.enter(colour);
            }
        }
        Ok(())
    }

    /// Everything that colours have.
    fn share_out<'a>(
        &mut self,
        words: &mut impl FnMut(&str) -> Option<&'a str>,
    ) -> Result<(), NotationError> {
        let mut of = |zone| by_colour(words(zone).unwrap_or_default());
        for (colour, points) in of("score")? {
            self.scores[colour] = number(points)?;
        }
        for (colour, knights) in of("hinterland")? {
            self.hinterland[colour] = number(knights)?;
        }
        for (colour, knights) in of("sent")? {
            self.sent[colour] = number(knights)?;
        }
        for (colour, side) in of("heroes")? {
            self.heroes[colour] = match side {
                "1" => Hero::First,
                "2" => Hero::Second,
                "gone" => Hero::Gone,
                _ => return Err(NotationError::new("1, 2 or gone", side)),
            };
        }
        for (colour, word) in of("tiles")? {
            let (part, copies) = word.split_once('*').unwrap_or((word, "1"));
            for _ in 0..number::<u8>(copies)? {
                let part = part.parse()?;
                if self.pile.count(part) == 0 {
                    return Err(NotationError::new("seven of each part", word));
                }
                self.pile = self.pile.without(part);
                self.tiles[colour] = self.tiles[colour].with(part);
            }
        }
        for (colour, value) in of("merlins")? {
            let value = number(value)?;
            if !MERLIN_VALUES.contains(&value) || self.merlin_row.count(value) == 0 {
                return Err(NotationError::new("a Merlin tile of the row", value.to_string()));
            }
            self.merlin_row = self.merlin_row.without(value);
            self.merlins[colour] = self.merlins[colour].with(value);
        }
        self.champions = words("champions")
            .unwrap_or_default()
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        self.looked = words("looked").is_some();
        if words("black").is_some() {
            let own = self.rooms[Room::Red as usize][Colour::Violet];
            let last =
                own.checked_ilog2().ok_or_else(|| NotationError::new("violet in the red room", "none"))?;
            let field = crate::Field { plan: self.plan(Room::Red), index: last as u8 };
            self.black_knight = BlackKnight::Placed(field);
        }
        if let Some(round) = words("round") {
            self.round = number(round.trim())?;
        }
        Ok(())
    }

    /// All other knights are behind their screens.
    fn count_home(&mut self) -> Result<(), NotationError> {
        for colour in self.order.iter() {
            if self.sent[colour] > MOST_SENT || !(1..=ROUNDS).contains(&self.round) {
                return Err(NotationError::new("at most three knights sent, in one of seven rounds", "more"));
            }
            self.home[colour] = 0;
            let all = self.knights_in_all(colour);
            let elsewhere: u32 = self.rooms.iter().map(|room| room[colour].count_ones()).sum();
            let elsewhere = elsewhere as u8 + self.hinterland[colour] + self.sent[colour];
            let home = all.checked_sub(elsewhere);
            self.home[colour] =
                home.ok_or_else(|| NotationError::new("as many knights as there are", "more"))?;
        }
        Ok(())
    }

    fn enter(&mut self, phase: &str) -> Result<(), NotationError> {
        match phase {
            "missions" => self.phase = Phase::Missions,
            "send" => self.phase = Phase::Send,
            "predict" => {
                self.ready = self.order.iter().collect();
                self.phase = Phase::Predict;
            }
            "choose" => {
                self.ready = self.order.iter().collect();
                self.begin_turn(&mut ());
            }
            "finale" => {
                self.round = ROUNDS;
                self.begin_finale(&mut ());
            }
            _ => return Err(NotationError::new("missions, send, predict, choose or finale", phase)),
        }
        Ok(())
    }
}

/// `zone: words; zone: words`, one by one.
fn read_zones(table: &str) -> Result<Vec<(&str, &str)>, NotationError> {
    let mut zones = Vec::new();
    for entry in table.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        zones.push(entry.split_once(':').ok_or_else(|| NotationError::new("zone: words", entry))?);
    }
    Ok(zones)
}

/// `red a b blue c` as red a, red b, blue c.
fn by_colour(words: &str) -> Result<Vec<(Colour, &str)>, NotationError> {
    let mut pairs = Vec::new();
    let mut colour = None;
    for word in words.split_whitespace() {
        match word.parse() {
            Ok(next) => colour = Some(next),
            Err(error) => pairs.push((colour.ok_or(error)?, word)),
        }
    }
    Ok(pairs)
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, NotationError> {
    word.parse().map_err(|_| NotationError::new("a number", word))
}
