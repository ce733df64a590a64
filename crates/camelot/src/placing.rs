//! A figure on a field, and everything that follows from it (CA-064).

use engine::{Audience, Witness};

use crate::Camelot;
use crate::colour::{Colour, Colours};
use crate::event::{Cause, Event, Offer, Reason};
use crate::field::{Bonus, Field, Plan};
use crate::hero::{BlackKnight, Hero};
use crate::phase::{Figure, Finale, Phase, Source};
use crate::room::{Room, Rooms};
use crate::rooms::tournament::{self, Gate};
use crate::rooms::training::{self, LINE_POINTS, LineBonus};
use crate::rooms::{intrigue, rebellion};
use crate::tiles::Part;

impl Camelot {
    /// Goes on with what the turn still owes: tiles, trees, extra knights and lines before the next shield (R-CA-05).
    pub(crate) fn go_on(&mut self, told: &mut impl Witness<Event>) {
        if let Some(colour) = self.order.iter().find(|colour| self.progress.later.leaving.contains(*colour)) {
            self.phase = Phase::Withdraw { colour };
            return;
        }
        if self.progress.tiles > 0 && !self.pile.is_empty() {
            self.phase = self.tile_phase();
            return;
        }
        self.progress.tiles = 0; // R-CA-09
        if self.progress.tree && self.can_use_tree() {
            if !self.may_decline() {
                return self.use_tree(told); // CA-068, since rules 2
            }
            self.phase = Phase::Tree;
            return;
        }
        self.progress.tree = false;
        if let Some(room) = self.progress.knight.filter(|room| self.can_add(*room)) {
            if let Some(source) = self.only_source().filter(|_| !self.may_decline()) {
                return self.add_knight(source, told); // CA-066, since rules 2
            }
            self.phase = Phase::Knight { room };
            return;
        }
        self.progress.knight = None;
        self.progress.later.optional = false;
        if self.progress.lines > 0 {
            self.phase = Phase::Line;
        } else if self.finale != Finale::Ahead {
            self.go_on_scoring(told);
        } else if !self.progress.shields.is_empty() {
            self.next_shield(told);
        } else {
            self.finish(told);
        }
    }

    /// A figure is placed (CA-063).
    #[inline]
    pub(crate) fn place(&mut self, field: Field, told: &mut impl Witness<Event>) {
        let Phase::Place { figure, .. } = self.phase else { unreachable!("a figure is being placed") };
        let colour = self.active();
        match figure {
            Figure::Sent => self.sent[colour] -= 1,
            Figure::Extra(Source::Hinterland) => self.hinterland[colour] -= 1,
            Figure::Extra(Source::Screen) => self.home[colour] -= 1,
            Figure::BlackKnight => self.black_knight = BlackKnight::Placed(field),
            Figure::Magician => self.magician = Some(field),
        }
        let room = field.room();
        let before = self.taken(room);
        self.rooms[room as usize][colour] |= field.bit();
        self.progress.placed[room as usize] += 1;
        told.tell(Audience::ALL, Event::Placed(self.who(colour), field, figure));
        let print = field.print();
        self.score(colour, Reason::Room(room), print.points.into(), told); // CA-065
        // CA-108 and CA-111 say that you may; every other field commands, since rules 2.
        self.progress.later.optional =
            self.rules >= 2 && field.plan == Plan::Tournament && print.bonus.is_some();
        match print.bonus {
            Some(Bonus::Tree) => self.progress.tree = true,
            Some(Bonus::Grail(tiles)) => self.progress.tiles += tiles,
            Some(Bonus::Knight(into)) => self.progress.knight = Some(into),
            None => {}
        }
        match field.plan {
            Plan::Training => {
                self.progress.lines += training::lines(self.rooms[room as usize][colour], field.index);
            }
            Plan::Tournament => self.follow_tournament(colour, tournament::gate(before), told),
            Plan::Rebellion => {
                self.entries.enter(colour);
                self.turn_tablet(before, told);
            }
            Plan::Intrigue => self.close_group(colour, field, told),
            Plan::RoundTable | Plan::Ballroom | Plan::Chapel | Plan::Library | Plan::Secret => {}
        }
        self.go_on(told);
    }

    // Rooms

    /// A tournament tile for those in all three preliminary rounds (CA-105), and fanfares (CA-106, CA-109).
    fn follow_tournament(&mut self, colour: Colour, before: Gate, told: &mut impl Witness<Event>) {
        let complete = tournament::in_every_heat(self.rooms[Room::Green as usize][colour]);
        let tile_left = self.champions.len() < tournament::TILES && !self.champions.contains(colour);
        if complete && tile_left {
            self.champions = self.champions.with(colour);
            told.tell(Audience::ALL, Event::Champion(self.who(colour)));
            self.score(colour, Reason::Room(Room::Green), tournament::TILE_POINTS.into(), told);
        }
        let gate = tournament::gate(self.taken(Room::Green));
        if gate != before {
            told.tell(Audience::ALL, Event::GateOpened(gate));
        }
    }

    /// The knight tablet shows who is ahead (CA-125).
    fn turn_tablet(&mut self, before: u16, told: &mut impl Witness<Event>) {
        let ahead = rebellion::ahead(self.taken(Room::Red));
        if ahead != rebellion::ahead(before) {
            told.tell(Audience::ALL, Event::TabletTurned(ahead));
        }
    }

    /// When a group is full, everybody who is not in it loses (CA-140, CA-141).
    fn close_group(&mut self, colour: Colour, field: Field, told: &mut impl Witness<Event>) {
        let number = intrigue::group_of(field.bit());
        let group = intrigue::GROUPS[usize::from(number)];
        if self.taken(Room::Blue) & group.fields != group.fields {
            return;
        }
        told.tell(Audience::ALL, Event::GroupFilled(self.who(colour), number + 1));
        for absent in self.order.iter() {
            if self.rooms[Room::Blue as usize][absent] & group.fields != 0 {
                continue;
            }
            told.tell(Audience::ALL, Event::Lost(self.who(absent), group.loss));
            self.score(absent, Reason::Room(Room::Blue), -i16::from(group.loss), told);
            if group.red_knight {
                self.lose_red_knight(absent, told);
            }
        }
    }

    /// One knight of the red room goes to the hinterland (CA-141). All seats of the round table are alike, so the last one is freed. In the
    /// rebellion its player chooses among several (R-CA-18, since rules 2); by rules 1 the innermost goes.
    fn lose_red_knight(&mut self, colour: Colour, told: &mut impl Witness<Event>) {
        let own = self.rooms[Room::Red as usize][colour];
        let plan = self.plan(Room::Red);
        if own == 0 {
            return;
        }
        if self.rules >= 2 && plan == Plan::Rebellion && own.count_ones() > 1 {
            self.progress.later.leaving = self.progress.later.leaving.with(colour);
            return;
        }
        let lost = match plan {
            Plan::Rebellion if self.rules < 2 => rebellion::innermost(own, colour, self.entries),
            _ => 1 << own.ilog2(),
        };
        self.clear_red(colour, Field { plan, index: lost.ilog2() as u8 }, told);
    }

    /// The player of a colour has said which knight leaves the rebellion (CA-141).
    pub(crate) fn withdraw(&mut self, field: Field, told: &mut impl Witness<Event>) {
        let Phase::Withdraw { colour } = self.phase else { unreachable!("a knight leaves the rebellion") };
        self.progress.later.leaving = self.progress.later.leaving.minus(Colours::NONE.with(colour));
        self.clear_red(colour, field, told);
        self.go_on(told);
    }

    fn clear_red(&mut self, colour: Colour, field: Field, told: &mut impl Witness<Event>) {
        let before = self.taken(Room::Red);
        self.rooms[Room::Red as usize][colour] &= !field.bit();
        self.hinterland[colour] += 1;
        if self.black_knight == BlackKnight::Placed(field) {
            self.black_knight = BlackKnight::Ordinary; // R-CA-29
        }
        told.tell(Audience::ALL, Event::RedKnightLost(self.who(colour), field));
        if field.plan == Plan::Rebellion {
            self.turn_tablet(before, told);
        }
    }

    // Bonuses

    /// One more knight from there into the room that asks for it (CA-066).
    pub(crate) fn add_knight(&mut self, source: Source, told: &mut impl Witness<Event>) {
        let room = self.progress.knight.take().expect("a room asks for one more knight");
        told.tell(Audience::ALL, Event::KnightCalled(self.who(self.active()), source));
        self.phase = Phase::Place { figure: Figure::Extra(source), rooms: Rooms::only(room) };
    }

    /// A knight and a grail tile from the hinterland, as far as there are any (CA-068, R-CA-08).
    pub(crate) fn use_tree(&mut self, told: &mut impl Witness<Event>) {
        let colour = self.active();
        let knight = self.hinterland[colour] > 0;
        if knight {
            self.hinterland[colour] -= 1;
            self.home[colour] += 1;
        }
        self.progress.tree = false;
        self.progress.tiles += 1;
        told.tell(Audience::ALL, Event::TreeUsed(self.who(colour), knight));
        self.go_on(told);
    }

    /// A line is rewarded (CA-096, CA-100).
    pub(crate) fn reward(&mut self, bonus: LineBonus, told: &mut impl Witness<Event>) {
        let colour = self.active();
        self.progress.lines -= 1;
        told.tell(Audience::ALL, Event::LineRewarded(self.who(colour), bonus));
        match bonus {
            LineBonus::Red => self.progress.knight = Some(Room::Red),
            LineBonus::Yellow => self.progress.knight = Some(Room::Yellow),
            LineBonus::Tree => return self.use_tree(told),
            LineBonus::Points => self.score(colour, Reason::Room(Room::Green), LINE_POINTS.into(), told),
        }
        self.go_on(told);
    }

    /// A bonus, or the magician's move, is left (R-CA-06).
    pub(crate) fn decline(&mut self, told: &mut impl Witness<Event>) {
        let offer = match self.phase {
            Phase::Tree => Offer::Tree,
            Phase::Line => Offer::Line,
            Phase::Place { figure: Figure::Magician, .. } => Offer::Magician,
            _ => Offer::Knight,
        };
        match offer {
            Offer::Tree => self.progress.tree = false,
            Offer::Line => self.progress.lines -= 1,
            Offer::Knight | Offer::Magician => self.progress.knight = None,
        }
        told.tell(Audience::ALL, Event::Declined(self.who(self.active()), offer));
        self.go_on(told);
    }

    // Grail tiles

    /// Who gives the next tile: chance, or Parzival's own eyes (CA-168).
    fn tile_phase(&self) -> Phase {
        let parzival = self.active() == Colour::Yellow && self.finale == Finale::Ahead;
        match (self.progress.ability, self.heroes[Colour::Yellow]) {
            (false, Hero::Second) if parzival => Phase::Look,
            // The first ability was used in this turn if the hero still shows a side.
            (true, Hero::Gone) if parzival && self.looked => Phase::Part,
            _ => Phase::Tile,
        }
    }

    /// Parzival looks through the pile, and knows from now on what lies in it (CA-168).
    pub(crate) fn look(&mut self, told: &mut impl Witness<Event>) {
        let who = self.who(self.active());
        self.use_hero();
        self.looked = true;
        told.tell(Audience::ALL, Event::LookedThrough(who));
        told.tell(Audience::only(who.seat), Event::PileSeen(self.pile));
        self.remember_pile();
        self.phase = Phase::Part;
    }

    /// Parzival draws as everybody does.
    pub(crate) fn draw(&mut self, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::DrewBlindly(self.who(self.active())));
        self.phase = Phase::Tile;
    }

    /// The active colour gains a tile that nobody else sees (CA-069). If Parzival chose it, the rest is shuffled and put
    /// back, and he knows what it is (CA-168).
    #[inline]
    pub(crate) fn gain_tile(&mut self, part: Part, told: &mut impl Witness<Event>) {
        let colour = self.active();
        let chosen = self.phase == Phase::Part;
        self.pile = self.pile.without(part);
        self.tiles[colour] = self.tiles[colour].with(part);
        if self.looked {
            self.since[colour] = self.since[colour].with(part);
        }
        if chosen {
            self.remember_pile();
        }
        self.progress.tiles -= 1;
        let who = self.who(colour);
        let cause = if self.finale == Finale::Pairs { Cause::Pair } else { Cause::Play };
        told.tell(Audience::only(who.seat), Event::Tile(who, part, cause));
        told.tell(Audience::but(who.seat), Event::TileUnseen(who, cause));
        self.go_on(told);
    }

    /// Nothing was gained since Parzival looked.
    pub(crate) fn remember_pile(&mut self) {
        self.since = Default::default();
    }
}
