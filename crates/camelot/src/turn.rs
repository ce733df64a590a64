//! Phase 4: a colour's turn, from the choice of a mission to its end.

use engine::{Audience, Witness};

use crate::Camelot;
use crate::event::{Event, Reason};
use crate::hero::{self, MORDRED_COST, TRISTAN_POINTS};
use crate::mission::Mission;
use crate::phase::{Errand, Figure, Phase, Progress};
use crate::position::ROUNDS;
use crate::room::Rooms;
use crate::shield::Shield;

impl Camelot {
    /// The next colours take their turns (CA-060): up to the first that has a choice, or the end of the round.
    pub(crate) fn begin_turn(&mut self, told: &mut impl Witness<Event>) {
        while self.turn < self.order.len() {
            let colour = self.active();
            let (who, sent) = (self.who(colour), self.sent[colour]);
            told.tell(Audience::ALL, Event::TurnBegun(who));
            self.progress = Progress::default();
            self.phase = Phase::Choose;
            if sent == 0 && self.hinterland[colour] > 0 {
                return;
            }
            if sent > 0 && self.open.faces().any(|mission| mission.size() <= sent) {
                return;
            }
            // Nothing can be done.
            if sent > 0 {
                told.tell(Audience::ALL, Event::NothingFits(who, sent)); // R-CA-03
            } else {
                told.tell(Audience::ALL, Event::Rested(who));
            }
            self.leave_table();
        }
        self.end_round(told);
    }

    /// The colour takes a mission card (CA-062).
    pub(crate) fn take(&mut self, mission: Mission, told: &mut impl Witness<Event>) {
        let colour = self.active();
        self.open = self.open.without(mission);
        self.missions[colour] = Some(mission);
        self.progress.errand = Some(Errand::Mission);
        told.tell(Audience::ALL, Event::Took(self.who(colour), mission));
        if let Some(points) = mission.special() {
            self.sent[colour] -= mission.size();
            self.home[colour] += mission.size();
            told.tell(Audience::ALL, Event::Special(self.who(colour), points, mission.size()));
            self.score(colour, Reason::Special, points.into(), told);
        }
        self.progress.shields = mission.shields();
        self.go_on(told);
    }

    /// Who sent nobody brings knights back, each with a grail tile (CA-077).
    pub(crate) fn retrieve(&mut self, knights: u8, told: &mut impl Witness<Event>) {
        let colour = self.active();
        self.hinterland[colour] -= knights;
        self.home[colour] += knights;
        self.progress.tiles = knights;
        if knights > 0 {
            self.progress.errand = Some(Errand::Retrieval);
        }
        told.tell(Audience::ALL, Event::Retrieved(self.who(colour), knights));
        self.go_on(told);
    }

    // Shields

    /// The next shield is resolved by itself, unless there is something to choose (R-CA-05, R-CA-21).
    pub(crate) fn next_shield(&mut self, told: &mut impl Witness<Event>) {
        let shields = self.progress.shields;
        let mut kinds = shields.kinds();
        let first = kinds.next().expect("a shield is left");
        if kinds.next().is_some() || self.may_redirect(first) {
            self.phase = Phase::Shield;
        } else {
            self.resolve(first, told);
        }
    }

    /// A knight for this shield: on a field of its room, or else back behind the screen (CA-063, CA-074, R-CA-02).
    pub(crate) fn resolve(&mut self, shield: Shield, told: &mut impl Witness<Event>) {
        let colour = self.active();
        told.tell(Audience::ALL, Event::ShieldChosen(self.who(colour), shield));
        self.progress.shields = self.progress.shields.without(shield);
        let rooms = self.free_rooms(shield.rooms(), colour);
        if rooms.is_empty() {
            self.sent[colour] -= 1;
            self.home[colour] += 1;
            let full = shield.rooms().iter().all(|room| self.is_full(room));
            told.tell(Audience::ALL, Event::SentBack(self.who(colour), shield, full));
            self.go_on(told);
        } else {
            self.phase = Phase::Place { figure: Figure::Sent, rooms };
        }
    }

    /// The hero turns this shield to another room (CA-163 to CA-170).
    pub(crate) fn redirect(&mut self, shield: Shield, told: &mut impl Witness<Event>) {
        let colour = self.active();
        let rooms = self.free_rooms(hero::redirects(colour, self.heroes[colour], shield), colour);
        self.progress.shields = self.progress.shields.without(shield);
        told.tell(Audience::ALL, Event::Redirected(self.who(colour), shield, self.heroes[colour]));
        self.use_hero();
        self.phase = Phase::Place { figure: Figure::Sent, rooms };
    }

    /// The hero is turned over, or goes to the box (CA-160, CA-162).
    pub(crate) fn use_hero(&mut self) {
        let colour = self.active();
        self.heroes[colour] = self.heroes[colour].used();
        self.progress.ability = true;
    }

    // After the mission

    /// The mission is done: the hero may have something to do, otherwise the turn is over.
    pub(crate) fn finish(&mut self, told: &mut impl Witness<Event>) {
        if self.has_ability_after() {
            self.phase = Phase::After;
        } else {
            self.end_turn(told);
        }
    }

    /// Kay or Mordred take a mission away (CA-164, CA-172, R-CA-32).
    pub(crate) fn discard(&mut self, mission: Mission, told: &mut impl Witness<Event>) {
        self.open = self.open.without(mission);
        told.tell(Audience::ALL, Event::Discarded(self.who(self.active()), mission));
        self.use_hero();
        self.end_turn(told);
    }

    /// Tristan scores for two knights in one room (CA-166).
    pub(crate) fn pair(&mut self, told: &mut impl Witness<Event>) {
        let colour = self.active();
        told.tell(Audience::ALL, Event::Paired(self.who(colour)));
        self.score(colour, Reason::Hero, TRISTAN_POINTS.into(), told);
        self.use_hero();
        self.end_turn(told);
    }

    /// Mordred pays for the black knight, even if the total becomes negative (CA-173, R-CA-29).
    pub(crate) fn call_black_knight(&mut self, told: &mut impl Witness<Event>) {
        let colour = self.active();
        told.tell(Audience::ALL, Event::BlackKnightCalled(self.who(colour)));
        self.score(colour, Reason::Hero, -i16::from(MORDRED_COST), told);
        self.use_hero();
        let rooms = self.free_rooms(Rooms::CASTLE, colour);
        self.phase = Phase::Place { figure: Figure::BlackKnight, rooms };
    }

    /// The turn is over: surplus knights go to the hinterland (CA-072), the next colour follows (CA-075).
    pub(crate) fn end_turn(&mut self, told: &mut impl Witness<Event>) {
        let colour = self.active();
        if self.sent[colour] > 0 {
            told.tell(Audience::ALL, Event::Surplus(self.who(colour), self.sent[colour]));
        }
        self.leave_table();
        self.begin_turn(told);
    }

    fn leave_table(&mut self) {
        let colour = self.active();
        self.hinterland[colour] += self.sent[colour];
        self.sent[colour] = 0;
        self.turn += 1;
    }

    /// Missions that are left go to the box; after the last round comes the final scoring (CA-079, CA-080).
    fn end_round(&mut self, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::RoundOver(self.round));
        self.progress = Progress::default();
        if self.round == ROUNDS {
            self.clear_round();
            self.begin_finale(told);
        } else {
            self.round += 1;
            self.begin_round(told);
        }
    }
}
