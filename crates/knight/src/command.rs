//! Commands: a new unit, an attack, a march, gathering, diplomacy (KN-89 to KN-97).

use engine::{Audience, Seat, Witness};

use crate::action::Action;
use crate::counts::Counts;
use crate::event::Event;
use crate::goods::Gain;
use crate::map::Tiles;
use crate::open::Open;
use crate::origin::Origin;
use crate::phase::{Phase, Standing, Victory};
use crate::place::Place;
use crate::scenario::Scenario;
use crate::turn::Next;

/// What a hit on a castle gains the attacker and costs its owner, with three or four players (KN-110).
pub const CASTLE_POINTS: u8 = 50;

impl Open {
    /// Appends the commands that change something, and the one that changes nothing.
    pub(crate) fn offer_commands(&self, out: &mut Vec<Action>) {
        let map = self.map();
        for at in self.musters().iter() {
            out.push(Action::Add(map.place(at)));
        }
        if self.may_attack() {
            out.push(Action::Attack);
        }
        self.offer_moves(out);
        if self.may_gather() {
            out.push(Action::Gather);
        }
        if self.is_war() {
            self.offer_slights(out);
        } else if self.me().enemy_diplomacy > 0 {
            out.push(Action::Thwart(None));
        }
        out.push(Action::Forgo);
    }

    pub(crate) fn offer_slights(&self, out: &mut Vec<Action>) {
        let rivals = self.others(self.active).filter(|rival| self.player(*rival).diplomacy > 0);
        out.extend(rivals.map(|rival| Action::Thwart(Some(rival))));
    }

    /// Where a new unit may stand (KN-90, KN-128).
    pub(crate) fn musters(&self) -> Tiles {
        let (player, map) = (self.me(), self.map());
        if !self.has_room_for_unit() {
            return Tiles::NONE;
        }
        let marked = |at: &usize| {
            let tile = &map.tiles[*at];
            if self.is_war() {
                tile.muster_of == Some(self.active)
            } else {
                tile.muster || self.options.scenario == Scenario::Flood && !player.flooded.contains(*at)
            }
        };
        let fits = |at: &usize| player.units.get(*at) < self.most_on_tile();
        (0..map.tiles.len()).filter(marked).filter(fits).fold(Tiles::NONE, Tiles::with)
    }

    /// Appends the steps of units that have not moved with this command (KN-92).
    pub(crate) fn offer_moves(&self, out: &mut Vec<Action>) {
        let map = self.map();
        for from in self.unmoved() {
            let place = map.place(from);
            out.extend(self.ways(from).map(|to| Action::Move(place, map.place(to))));
        }
    }

    fn unmoved(&self) -> impl Iterator<Item = usize> {
        let (units, marched) = (self.me().units, self.tasks.marched.unwrap_or(Counts::NONE));
        units.iter().filter(move |at| units.get(*at) > marched.get(*at))
    }

    fn ways(&self, from: usize) -> impl Iterator<Item = usize> + '_ {
        let (player, most) = (self.me(), self.most_on_tile());
        let fits = move |at: &usize| player.units.get(*at) < most && !player.flooded.contains(*at);
        self.map().neighbours(from).iter().filter(fits)
    }

    fn may_move(&self) -> bool {
        self.unmoved().any(|from| self.ways(from).next().is_some())
    }

    fn may_attack(&self) -> bool {
        if self.is_war() { !self.fights().is_empty() } else { self.clashes().next().is_some() }
    }

    fn may_gather(&self) -> bool {
        let player = self.me();
        player.units.iter().any(|at| player.sources.get(at) > 0)
    }

    /// Is there a command that changes something?
    fn may_command(&self) -> bool {
        let thwart = if self.is_war() {
            self.others(self.active).any(|rival| self.player(rival).diplomacy > 0)
        } else {
            self.me().enemy_diplomacy > 0
        };
        thwart || self.may_gather() || !self.musters().is_empty() || self.may_move() || self.may_attack()
    }

    // Carrying out

    /// What the active seat has to see to with its units, before anything else goes on.
    pub(crate) fn see_to(&mut self, told: &mut impl Witness<Event>) -> Next {
        if let Some((at, _)) = self.tasks.strike {
            return Next::Await(Phase::Strike { at: self.map().place(at.into()) });
        }
        if let Some(at) = self.tasks.fights.iter().next() {
            self.fight(at, told);
            return Next::Again;
        }
        if self.tasks.marched.is_some() {
            if self.may_move() {
                return Next::Await(Phase::March);
            }
            self.tasks.marched = None;
            return Next::Again;
        }
        if self.tasks.removals > 0 {
            if self.may_remove() {
                return Next::Await(Phase::Remove);
            }
            self.tasks.removals = 0;
        }
        if self.tasks.slights > 0 {
            if self.others(self.active).any(|rival| self.player(rival).diplomacy > 0) {
                return Next::Await(Phase::Slight);
            }
            self.tasks.slights = 0;
        }
        if self.tasks.points > 0 {
            if self.may_command() {
                return Next::Await(Phase::Command);
            }
            self.forgo(told);
        }
        Next::Idle
    }

    pub(crate) fn forgo(&mut self, told: &mut impl Witness<Event>) {
        let points = std::mem::take(&mut self.tasks.points);
        told.tell(Audience::ALL, Event::Forgone { seat: self.active, points });
    }

    pub(crate) fn add_unit(&mut self, place: Place, told: &mut impl Witness<Event>) {
        let (seat, at) = (self.active, self.map().at(place));
        self.tasks.points -= 1;
        self.me_mut().units.add(at);
        told.tell(Audience::ALL, Event::Added { seat, at: place, flood: self.is_flood() });
        self.judge(told);
    }

    pub(crate) fn march(&mut self, from: Place, to: Place, told: &mut impl Witness<Event>) {
        let (seat, map) = (self.active, self.map());
        let (start, end) = (map.at(from), map.at(to));
        let mut marched = self.tasks.marched.unwrap_or_else(|| {
            self.tasks.points -= 1;
            Counts::NONE
        });
        marched.add(end);
        self.tasks.marched = Some(marched);
        let player = self.me_mut();
        player.units.take(start);
        player.units.add(end);
        told.tell(Audience::ALL, Event::Moved { seat, from, to });
        self.judge(told);
    }

    pub(crate) fn gather(&mut self, told: &mut impl Witness<Event>) {
        self.tasks.points -= 1;
        let (seat, map, player) = (self.active, self.map(), *self.me());
        told.tell(Audience::ALL, Event::Gathered { seat });
        let mut gain = Gain::NONE;
        for at in player.units.iter() {
            for (index, source) in map.tiles[at].sources.iter().enumerate() {
                if player.sources.get(at) >> index & 1 != 0 {
                    let more = source.gain();
                    gain.goods = gain.goods.plus(more.goods);
                    gain.points += more.points;
                }
            }
        }
        self.gain(seat, Origin::Gather, gain, told);
    }

    /// An enemy's diplomacy goes back: by a command, or by a stage of the war card.
    pub(crate) fn thwart(&mut self, rival: Option<Seat>, told: &mut impl Witness<Event>) {
        let seat = self.active;
        if self.phase == Phase::Slight {
            self.tasks.slights -= 1;
        } else {
            self.tasks.points -= 1;
        }
        match rival {
            Some(rival) => self.player_mut(rival).diplomacy -= 1,
            None => self.me_mut().enemy_diplomacy -= 1,
        }
        told.tell(Audience::ALL, Event::Thwarted { seat, rival });
    }

    // Attacks

    pub(crate) fn attack(&mut self, told: &mut impl Witness<Event>) {
        self.tasks.points -= 1;
        let (seat, map) = (self.active, self.map());
        let flood = self.is_flood();
        told.tell(Audience::ALL, Event::Attacked { seat, flood });
        if self.is_war() {
            self.tasks.fights = self.fights();
            return;
        }
        let mut enemies = self.me().enemies;
        for (at, units) in self.clashes() {
            enemies.set(at, enemies.get(at) - units);
            told.tell(Audience::ALL, Event::Slain { seat, at: map.place(at), units, rival: None, flood });
        }
        self.me_mut().enemies = enemies;
        self.judge(told);
    }

    /// In a war, the tiles on which an attack of the active seat does something.
    fn fights(&self) -> Tiles {
        let foreign = self.foreign(self.active);
        let fights = |at: &usize| foreign.get(*at) > 0 || self.castle_at(*at).is_some();
        self.me().units.iter().filter(fights).fold(Tiles::NONE, Tiles::with)
    }

    /// The rival whose castle on this tile the active seat may hit: not hit in this turn, unless castles may be hit repeatedly
    /// (R-KN-27).
    fn castle_at(&self, at: usize) -> Option<Seat> {
        let hits = self.war.hits[self.active.index()];
        let may_hit = |owner: Seat| self.options.repeated_hits || !hits.contains(owner);
        let owner = self.map().tiles[at].castle_of?;
        (owner.index() < self.seats.into() && owner != self.active && may_hit(owner)).then_some(owner)
    }

    fn fight(&mut self, at: usize, told: &mut impl Witness<Event>) {
        self.tasks.fights = self.tasks.fights.without(at);
        let seat = self.active;
        let strength = self.me().units.get(at);
        let foes: u8 = self.others(seat).map(|rival| self.player(rival).units.get(at)).sum();
        let rivals = self.others(seat).filter(|rival| self.player(*rival).units.get(at) > 0).count();
        if foes > strength && rivals > 1 {
            self.tasks.strike = Some((at as u8, strength));
            return;
        }
        for rival in self.all().filter(|rival| *rival != seat) {
            self.slay(rival, at, strength.min(self.player(rival).units.get(at)), told);
        }
        if let Some(owner) = self.castle_at(at).filter(|_| strength > foes) {
            self.hit_castle(owner, told);
        }
        self.judge(told);
    }

    fn slay(&mut self, rival: Seat, at: usize, units: u8, told: &mut impl Witness<Event>) {
        if units > 0 {
            let (seat, place) = (self.active, self.map().place(at));
            let theirs = &mut self.player_mut(rival).units;
            theirs.set(at, theirs.get(at) - units);
            told.tell(
                Audience::ALL,
                Event::Slain { seat, at: place, units, rival: Some(rival), flood: false },
            );
        }
    }

    /// The attacker chooses whose unit falls.
    pub(crate) fn strike(&mut self, rival: Seat, told: &mut impl Witness<Event>) {
        let Some((at, losses)) = self.tasks.strike else { return };
        self.slay(rival, at.into(), 1, told);
        self.tasks.strike = (losses > 1).then_some((at, losses - 1));
        self.judge(told);
    }

    fn hit_castle(&mut self, owner: Seat, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let hits = &mut self.war.hits[seat.index()];
        *hits = hits.with(owner);
        let points = if self.seats > 2 { CASTLE_POINTS } else { 0 };
        told.tell(Audience::ALL, Event::CastleHit { seat, owner, points });
        if self.seats > 2 {
            self.player_mut(owner).points -= i16::from(points);
            self.me_mut().points += i16::from(points);
        } else if self.rules >= 2 {
            // KN-107 and KN-109, since rules 2
            if self.me().standing == Standing::Playing {
                self.win(seat, Victory::Castle, told);
            }
        } else {
            self.win(seat, Victory::Castle, told);
            self.all().for_each(|seat| self.convert(seat, told));
            self.finish(told);
        }
    }

    // Removing

    fn may_remove(&self) -> bool {
        if self.is_war() { !self.foreign(self.active).is_empty() } else { !self.me().enemies.is_empty() }
    }

    pub(crate) fn offer_removals(&self, out: &mut Vec<Action>) {
        let map = self.map();
        if self.rules >= 2 {
            out.push(Action::Spare);
        } // KN-67, since rules 2
        if self.is_war() {
            for rival in self.others(self.active) {
                let units = self.player(rival).units;
                out.extend(units.iter().map(|at| Action::Remove(map.place(at), Some(rival))));
            }
        } else {
            out.extend(self.me().enemies.iter().map(|at| Action::Remove(map.place(at), None)));
        }
    }

    /// The enemies that could still be removed stay.
    pub(crate) fn spare(&mut self, told: &mut impl Witness<Event>) {
        self.tasks.removals = 0;
        told.tell(Audience::ALL, Event::Spared { seat: self.active });
    }

    pub(crate) fn remove(&mut self, place: Place, rival: Option<Seat>, told: &mut impl Witness<Event>) {
        let (seat, at) = (self.active, self.map().at(place));
        self.tasks.removals -= 1;
        match rival {
            Some(rival) => self.player_mut(rival).units.take(at),
            None => self.me_mut().enemies.take(at),
        }
        told.tell(Audience::ALL, Event::Removed { seat, at: place, rival });
        self.judge(told);
    }
}
