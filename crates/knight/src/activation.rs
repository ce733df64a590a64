//! Activation: privilege, unlocked resources, stages of the scenario card, chains and castle links (KN-11 to KN-14, KN-42 to KN-52).

use engine::{Audience, Witness};

use crate::cards::Side;
use crate::court::{Office, Track};
use crate::event::Event;
use crate::goods::Gain;
use crate::open::{Open, Queue};
use crate::origin::Origin;
use crate::phase::{Phase, Stage};
use crate::player::Player;
use crate::turn::Next;

impl Open {
    /// The offices of the chosen side, or of the neighbouring card that was paid for, wait in their order.
    pub(crate) fn line_up(&mut self) {
        let seat = self.active;
        let player = self.me();
        let Some(side) = player.side else { return };
        let Some((card, side)) = player.borrowed.or_else(|| Some((self.current_card(seat)?, side))) else {
            return;
        };
        let mut queue = Queue::default();
        for office in card.half(side).offices {
            queue.push(*office);
        }
        self.tasks.offices = queue;
        self.tasks.allowance = self.me().goods;
    }

    pub(crate) fn activation(&mut self, told: &mut impl Witness<Event>) -> Next {
        match self.tasks.offices.pop() {
            Some(office) => self.activate(office, told),
            // KN-37, since rules 2
            None if self.rules >= 2 && self.character_actions().next().is_some() => {
                return Next::Await(Phase::After);
            }
            None => self.end_activation(told),
        }
        Next::Again
    }

    /// In a war the next seat's court pays; otherwise the consequences follow.
    pub(crate) fn end_activation(&mut self, told: &mut impl Witness<Event>) {
        if self.is_war() {
            self.pass_on(Stage::Duels);
            if self.stage == Stage::Activation {
                self.line_up();
            }
        } else {
            self.stage = Stage::Consequences;
            self.wake(self.active, told);
        }
    }

    fn activate(&mut self, office: Office, told: &mut impl Witness<Event>) {
        let seat = self.active;
        told.tell(Audience::ALL, Event::Activated { seat, office });
        let player = *self.me();
        if let Some((_, privilege)) =
            player.character.map(|character| character.sheet().privilege).filter(|(on, _)| *on == office)
        {
            self.gain(seat, Origin::Privilege, privilege, told);
        }
        self.gain(seat, Origin::Court(office), player.yields(office), told);
        if !self.is_in(seat) {
            return;
        }
        self.next_stage(office, told);
        let chain = Office::CHAINED.iter().position(|chained| *chained == office);
        if let Some(neighbour) = chain.and_then(|at| player.chains[at]) {
            self.tasks.offices.push(neighbour);
        }
    }

    /// The next stage of the scenario card, if the level allows it (KN-43, KN-44).
    fn next_stage(&mut self, office: Office, told: &mut impl Witness<Event>) {
        let (seat, card, player) = (self.active, self.card(), self.me());
        let Some(track) = office.track().filter(|track| (*track as usize) < player.stages.len()) else {
            return;
        };
        let stage = player.stages[track as usize];
        let stages = if office == Office::King { card.king.len() } else { card.stages(office).len() };
        if usize::from(stage) >= stages || player.level(track) <= stage {
            return;
        }
        if office == Office::King {
            self.me_mut().stages[track as usize] += 1;
            told.tell(Audience::ALL, Event::Staged { seat, office, stage, side: None });
            self.gain(seat, Origin::Stage(office), card.king[stage as usize], told);
        } else {
            self.tasks.staging = Some(office);
        }
    }

    /// A side of the stage that is at hand; the other one is forfeited.
    pub(crate) fn choose_stage(&mut self, side: Side, told: &mut impl Witness<Event>) {
        let (seat, card) = (self.active, self.card());
        let Some(office) = self.tasks.staging.take() else { return };
        let Some(track) = office.track() else { return };
        let stage = self.me().stages[track as usize];
        self.me_mut().stages[track as usize] += 1;
        told.tell(Audience::ALL, Event::Staged { seat, office, stage, side: Some(side) });
        self.gain(seat, Origin::Stage(office), card.stage(office, stage, side), told);
    }
}

impl Player {
    /// What an activation of the office yields for the levels that are reached (KN-13, KN-46, KN-51).
    pub fn yields(&self, office: Office) -> Gain {
        let mut gain = Gain::NONE;
        let mut add = |track: Track| {
            for space in &track.spaces()[..self.level(track).into()] {
                gain.goods = gain.goods.plus(space.unlock.goods);
                gain.points += space.unlock.points;
                gain.command += space.unlock.command;
            }
        };
        match office.track() {
            Some(track) => add(track),
            None => Track::LORDS.into_iter().for_each(&mut add),
        }
        if office == Office::Castle {
            let links = [Track::Village, Track::Stable].into_iter().zip(self.links);
            links.filter(|(_, linked)| *linked).for_each(|(track, _)| add(track));
        }
        gain
    }
}
