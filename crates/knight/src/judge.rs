//! Victory and defeat, tested after every single change; the outcome of a match.

use engine::{Audience, Outcome, PerSeat, Seat, SoloEnd, Witness};

use crate::event::Event;
use crate::open::Open;
use crate::options::Mode;
use crate::phase::{Defeat, Standing, Victory};
use crate::scenario::{DIPLOMACY, Scenario, TILES_TO_WIN, UNITS_ON_TILE};

/// So many points, with [`INFLUENCE_TO_WIN`], win (KN-85).
pub const POINTS_TO_WIN: i16 = 300;
/// So much influence, with [`POINTS_TO_WIN`], wins (KN-85).
pub const INFLUENCE_TO_WIN: u8 = 25;
/// What it costs to meet no condition (KN-88).
pub const UNMET_POINTS: i16 = 100;
/// So many flooded areas lose (KN-131).
pub const FLOODED_TO_LOSE: u8 = 10;
/// So many flooded villages lose (KN-131).
pub const VILLAGES_TO_LOSE: u8 = 6;
/// So many destroyed areas lose (KN-139).
pub const RUINS_TO_LOSE: u8 = 6;

impl Open {
    /// Tests the conditions of whoever could meet one now; a loss comes before a win.
    #[inline]
    pub(crate) fn judge(&mut self, told: &mut impl Witness<Event>) {
        if self.is_war() {
            for seat in Seat::all(self.seats) {
                if self.player(seat).standing == Standing::Playing
                    && let Some(victory) = self.victory(seat)
                {
                    self.win(seat, victory, told);
                }
            }
            return;
        }
        let seat = self.active;
        if self.player(seat).standing != Standing::Playing {
            return;
        }
        if let Some(defeat) = self.defeat(seat) {
            self.fail(seat, defeat, told);
        } else if let Some(victory) = self.victory(seat) {
            self.win(seat, victory, told);
        }
    }

    pub(crate) fn win(&mut self, seat: Seat, victory: Victory, told: &mut impl Witness<Event>) {
        self.player_mut(seat).standing = Standing::Won(victory);
        let scenario = (!self.is_war()).then_some(self.options.scenario);
        told.tell(Audience::ALL, Event::Won { seat, victory, scenario });
        // In a war the turn goes on, and resources with it.
        if !self.is_war() {
            self.convert(seat, told);
        }
    }

    pub(crate) fn fail(&mut self, seat: Seat, defeat: Defeat, told: &mut impl Witness<Event>) {
        self.player_mut(seat).standing = Standing::Lost(defeat);
        told.tell(Audience::ALL, Event::Defeated { seat, defeat, scenario: self.options.scenario });
    }

    fn victory(&self, seat: Seat) -> Option<Victory> {
        let player = self.player(seat);
        if player.diplomacy >= DIPLOMACY {
            Some(Victory::Diplomacy)
        } else if player.points >= POINTS_TO_WIN && player.influence >= INFLUENCE_TO_WIN {
            Some(Victory::Renown)
        } else if self.lands(seat) >= self.lands_to_win() {
            Some(Victory::Lands)
        } else if usize::from(player.battles.count_ones() as u8) == self.card().battles.len() {
            Some(Victory::Battles)
        } else {
            None
        }
    }

    /// The tiles with own units that count for victory (KN-86, KN-140).
    #[inline]
    pub fn lands(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        if self.is_war() {
            player.units.tiles_without(self.foreign(seat))
        } else if self.options.scenario == Scenario::Rebels {
            player.units.tiles()
        } else {
            player.units.tiles_without(player.enemies)
        }
    }

    /// How many such tiles win.
    #[inline]
    pub fn lands_to_win(&self) -> u8 {
        if self.is_war() { TILES_TO_WIN } else { self.options.scenario.tiles_to_win() }
    }

    fn defeat(&self, seat: Seat) -> Option<Defeat> {
        let player = self.player(seat);
        let (map, scenario) = (self.map(), self.options.scenario);
        if self.enemies(seat) >= scenario.most_enemies() {
            return Some(Defeat::Overrun);
        }
        if player.enemy_diplomacy >= DIPLOMACY {
            return Some(Defeat::Diplomacy);
        }
        match scenario {
            Scenario::DefensiveWar | Scenario::Barbarians => {
                let castle = map.castle.expect("these maps have a castle");
                let besieged = player.enemies.get(castle) >= UNITS_ON_TILE && player.units.get(castle) == 0;
                besieged.then_some(Defeat::Siege)
            }
            Scenario::Flood if map.castle.is_some_and(|castle| player.flooded.contains(castle)) => {
                Some(Defeat::Castle)
            }
            Scenario::Flood if player.flooded.len() >= FLOODED_TO_LOSE => Some(Defeat::Flood),
            Scenario::Flood if player.flooded.and(map.villages).len() >= VILLAGES_TO_LOSE => {
                Some(Defeat::Villages)
            }
            Scenario::Rebels if player.destroyed(map) >= RUINS_TO_LOSE => Some(Defeat::Ruin),
            Scenario::Flood | Scenario::Rebels => None,
        }
    }

    /// The enemies on a seat's map, water on its way included.
    #[inline]
    pub fn enemies(&self, seat: Seat) -> u8 {
        let displaced = if seat == self.active { self.tasks.order.displaced.len() } else { 0 };
        self.player(seat).enemies.total() + displaced
    }

    /// How the match ended.
    pub(crate) fn outcome(&self) -> Outcome {
        if self.options.mode == Mode::Solo {
            let alone = Seat::new(0);
            return Outcome::alone(self.solo_end(alone), self.player(alone).points.into());
        }
        let mut scores = PerSeat::default();
        let mut ranks = PerSeat::default();
        for seat in self.all() {
            let player = self.player(seat);
            let won = matches!(player.standing, Standing::Won(_));
            let tie_break = if self.is_war() { i32::from(player.influence) } else { 0 };
            scores[seat] = i32::from(player.points);
            // KN-124, since rules 2
            let succeeded = self.rules >= 2 && !self.is_war() && self.is_success(seat);
            ranks[seat] = (won, succeeded, scores[seat], tie_break);
        }
        let mut places = PerSeat::default();
        for seat in self.all() {
            let better = self.all().filter(|other| ranks[*other] > ranks[seat]).count();
            places[seat] = better as u8 + 1;
        }
        Outcome::placed(self.seats, scores, places)
    }

    /// How it ended for a single player (KN-88).
    fn solo_end(&self, alone: Seat) -> SoloEnd {
        match self.player(alone).standing {
            Standing::Won(_) => SoloEnd::Victory,
            _ if self.is_success(alone) => SoloEnd::Survival,
            _ => SoloEnd::Defeat,
        }
    }

    /// Has the player met a victory condition, or come through with at least 0 points (KN-88)?
    pub fn is_success(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        match player.standing {
            Standing::Won(_) => true,
            Standing::Through => player.points >= 0,
            Standing::Playing | Standing::Lost(_) => false,
        }
    }
}
