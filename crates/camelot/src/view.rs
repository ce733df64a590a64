//! What one player, or a spectator, may know (R-CA-28).

use engine::{Rng, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::Camelot;
use crate::colour::{Colour, Colours, Order, Owner, PerColour};
use crate::field::{Field, Plan, Spaces};
use crate::hero::{BlackKnight, Hero};
use crate::mission::{Mission, Missions};
use crate::options::Options;
use crate::phase::{Finale, Phase, Progress};
use crate::position::MOST_SENT;
use crate::room::{Room, Side};
use crate::rooms::rebellion::Entries;
use crate::tiles::{Grail, Merlins};

/// The table as one viewer sees it: everything but closed fists and the tiles behind other screens.
///
/// How many knights are behind a screen can be counted from those that stand elsewhere, so it is shown; while a fist
/// is closed, those in it still count as behind the screen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view this is; `None`: a spectator's.
    pub viewer: Option<Seat>,
    pub options: Options,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// How many people play.
    pub seats: u8,
    /// The sides of the castle rooms.
    pub sides: [Side; 4],
    /// How many of them are settled.
    pub sided: u8,
    /// What is being done.
    pub phase: Phase,
    /// Which round it is, counted from 1.
    pub round: u8,
    pub order: Order,
    /// How many colours have had their turn, or have predicted.
    pub turn: u8,
    /// What has come of the turn so far.
    pub progress: Progress,
    /// How far the final scoring is.
    pub finale: Finale,
    /// What can be seen of each colour, in the order of [`Colour::ALL`].
    pub players: Vec<Player>,
    pub open: Missions,
    /// The face-down stacks; which cards are left in them can be worked out.
    pub stacks: Missions,
    /// How many Merlin tiles lie in the row.
    pub merlin_row: u8,
    /// How many grail tiles are left.
    pub pile: u8,
    /// Has Parzival looked through them?
    pub looked: bool,
    /// What was in the pile then, for those who have looked.
    pub seen: Option<Grail>,
    /// The figures of each colour in each room.
    pub rooms: [PerColour<Spaces>; 5],
    /// Who entered the rebellion where.
    pub entries: Entries,
    /// Who has a tournament tile.
    pub champions: Colours,
    /// Where the black knight is.
    pub black_knight: BlackKnight,
    /// Where the magician of the first in the red room stands.
    pub magician: Option<Field>,
    /// What the red room still owes.
    pub owed: PerColour<i8>,
}

/// What can be seen of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    pub colour: Colour,
    pub owner: Owner,
    /// Its points so far.
    pub score: i16,
    /// Knights behind the screen, those in a closed fist included.
    pub home: u8,
    /// Knights in the hinterland.
    pub hinterland: u8,
    /// Knights that were sent; `None`: in a closed fist that the viewer cannot look into.
    pub sent: Option<u8>,
    /// Have knights been sent in this round?
    pub ready: bool,
    pub number: Option<u8>,
    /// The mission that was taken in this round.
    pub mission: Option<Mission>,
    /// How many Merlin tiles it has.
    pub merlins: u8,
    /// How many grail tiles it has.
    pub tiles: u8,
    /// How many of them were gained since Parzival looked.
    pub since: u8,
    pub hero: Hero,
    /// What lies behind the screen, if the viewer may see it.
    pub secrets: Option<Secrets>,
}

/// What lies behind a screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Secrets {
    pub merlins: Merlins,
    pub tiles: Grail,
    /// Those of them that were gained since Parzival looked.
    pub since: Grail,
}

impl View {
    /// What can be seen of a colour.
    pub fn player(&self, colour: Colour) -> &Player {
        &self.players[colour as usize]
    }

    /// The colours of a seat, in order.
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        let own = self.players.iter().filter(move |player| player.owner == Owner::Seat(seat));
        own.map(|player| player.colour)
    }

    /// The colours that are played.
    pub fn playing(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| matches!(player.owner, Owner::Seat(_)))
    }

    /// What a room shows.
    pub fn plan(&self, room: Room) -> Plan {
        Plan::of(room, self.sides.get(room as usize).copied().unwrap_or_default())
    }

    /// Who stands on a field.
    pub fn standing(&self, field: Field) -> Option<Colour> {
        let there = |colour: &Colour| self.rooms[field.room() as usize][*colour] & field.bit() != 0;
        Colour::ALL.into_iter().find(there)
    }
}

impl Camelot {
    /// What this viewer may know.
    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let owns = |colour| viewer.is_some_and(|seat| self.owners[colour] == Owner::Seat(seat));
        let over = self.phase == Phase::Over;
        let closed = matches!(self.phase, Phase::Send | Phase::Predict);
        let player = |colour| {
            let hidden = closed && self.ready.contains(colour) && !owns(colour);
            let secrets = Secrets {
                merlins: self.merlins[colour],
                tiles: self.tiles[colour],
                since: self.since[colour],
            };
            Player {
                colour,
                owner: self.owners[colour],
                score: self.scores[colour],
                home: self.home[colour] + if hidden { self.sent[colour] } else { 0 },
                hinterland: self.hinterland[colour],
                sent: (!hidden).then_some(self.sent[colour]),
                ready: self.ready.contains(colour),
                number: self.numbers[colour],
                mission: self.missions[colour],
                merlins: self.merlins[colour].len(),
                tiles: self.tiles[colour].len(),
                since: self.since[colour].len(),
                hero: self.heroes[colour],
                secrets: (over || owns(colour)).then_some(secrets),
            }
        };
        let seen = || self.since.0.into_iter().fold(self.pile, Grail::plus);
        View {
            viewer,
            options: self.options,
            rules: self.rules,
            seats: self.seats,
            sides: self.sides,
            sided: self.sided,
            phase: self.phase,
            round: self.round,
            order: self.order,
            turn: self.turn,
            progress: self.progress,
            finale: self.finale,
            players: Colour::ALL.map(player).into(),
            open: self.open,
            stacks: self.stacks,
            merlin_row: self.merlin_row.len(),
            pile: self.pile.len(),
            looked: self.looked,
            seen: (self.looked && owns(Colour::Yellow)).then(seen),
            rooms: self.rooms,
            entries: self.entries,
            champions: self.champions,
            black_knight: self.black_knight,
            magician: self.magician,
            owed: self.owed,
        }
    }

    /// A position that looks so: closed fists and hidden tiles are guessed.
    pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Camelot {
        let mut position = Camelot {
            sides: view.sides,
            sided: view.sided,
            phase: view.phase,
            round: view.round,
            order: view.order,
            turn: view.turn,
            progress: view.progress,
            finale: view.finale,
            open: view.open,
            stacks: view.stacks,
            looked: view.looked,
            rooms: view.rooms,
            entries: view.entries,
            champions: view.champions,
            black_knight: view.black_knight,
            magician: view.magician,
            owed: view.owed,
            ready: Colours::NONE,
            ..Camelot::start(view.options, view.seats, view.rules)
        };
        for player in &view.players {
            position.guess_fist(player, rng);
        }
        position.guess_merlins(view, rng);
        position.guess_tiles(view, rng);
        position
    }

    /// What is open about a colour, and a closed fist: any number of knights that could be in it.
    fn guess_fist(&mut self, player: &Player, rng: &mut Rng) {
        let colour = player.colour;
        let fist = player.sent.unwrap_or_else(|| rng.below(u32::from(player.home.min(MOST_SENT)) + 1) as u8);
        let hidden = if player.sent.is_none() { fist } else { 0 };
        self.owners[colour] = player.owner;
        self.scores[colour] = player.score;
        self.home[colour] = player.home - hidden;
        self.hinterland[colour] = player.hinterland;
        self.sent[colour] = fist;
        self.numbers[colour] = player.number;
        self.missions[colour] = player.mission;
        self.heroes[colour] = player.hero;
        if player.ready {
            self.ready = self.ready.with(colour);
        }
    }

    fn guess_merlins(&mut self, view: &View, rng: &mut Rng) {
        let known = view.players.iter().filter_map(|player| player.secrets.map(|secrets| (player, secrets)));
        for (player, secrets) in known {
            self.merlins[player.colour] = secrets.merlins;
            self.merlin_row = secrets.merlins.values().fold(self.merlin_row, Merlins::without);
        }
        for player in view.players.iter().filter(|player| player.secrets.is_none()) {
            for _ in 0..player.merlins {
                let value = self.merlin_row.nth(rng.below(self.merlin_row.len().into()) as u8);
                self.merlin_row = self.merlin_row.without(value);
                self.merlins[player.colour] = self.merlins[player.colour].with(value);
            }
        }
    }

    /// Whoever has looked through the pile knows which tiles the others had then, all together, and which ones were left.
    fn guess_tiles(&mut self, view: &View, rng: &mut Rng) {
        let mut late = view.seen.unwrap_or(Grail::ALL);
        let mut early = Grail::ALL.minus(late);
        for player in &view.players {
            let Some(secrets) = player.secrets else { continue };
            self.tiles[player.colour] = secrets.tiles;
            self.since[player.colour] = secrets.since;
            let before = secrets.tiles.minus(secrets.since);
            if view.seen.is_some() {
                early = early.minus(before);
                late = late.minus(secrets.since);
            } else {
                late = late.minus(secrets.tiles);
            }
        }
        for player in view.players.iter().filter(|player| player.secrets.is_none()) {
            let pool = if view.seen.is_some() { &mut early } else { &mut late };
            let before = deal(pool, player.tiles - player.since, rng);
            let since = deal(&mut late, player.since, rng);
            self.tiles[player.colour] = before.plus(since);
            self.since[player.colour] = since;
        }
        self.pile = late;
    }
}

/// Takes so many tiles out of a pool.
fn deal(pool: &mut Grail, tiles: u8, rng: &mut Rng) -> Grail {
    let mut dealt = Grail::NONE;
    for _ in 0..tiles {
        let part = pool.nth(rng.below(pool.len().into()) as u8);
        *pool = pool.without(part);
        dealt = dealt.with(part);
    }
    dealt
}
