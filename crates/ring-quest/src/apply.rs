//! What a step does.

use engine::{Audience, Seat, Step, Witness};

use crate::RingQuest;
use crate::action::Action;
use crate::board::{Kind, State};
use crate::chance::Chance;
use crate::event::Event;
use crate::knight::{Rider, RingAt, TALISMANS};
use crate::legal::leads_on;
use crate::phase::{Duel, End, Phase};
use crate::pile::Pile;
use crate::position::{IDLE_ROUNDS, SEALS_TO_WIN};
use crate::space::Space;
use crate::spaces::Spaces;

impl RingQuest {
    /// Plays a step that is legal.
    #[inline]
    pub(crate) fn apply(&mut self, step: Step<RingQuest>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(Chance::First(seat)) => self.begin_with(seat, told),
            Step::Chance(Chance::Dragon(strength)) => self.turn_card(strength, told),
            Step::Chance(Chance::Die(side)) => self.fight(side, told),
            Step::Act(_, Action::Step(space)) => self.ride(space, told),
            Step::Act(_, Action::Stop) => self.stop(told),
            Step::Act(_, Action::Banish(space)) => self.banish(space, told),
            Step::Act(_, Action::Obstacle(space)) => self.place_obstacle(space, told),
            Step::Act(_, Action::Lift(space)) => self.lift(space, told),
            Step::Act(_, Action::Lay(space)) => self.lay(space, told),
            Step::Act(_, Action::Leave) => self.leave(told),
            Step::Act(_, Action::Ring(space)) => self.lay_ring(space, told),
        }
    }

    fn begin_with(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.rider = Rider::new(seat.index() as u8);
        self.phase = Phase::Move { extra: false };
        told.tell(Audience::ALL, Event::FirstPlayer { seat });
        told.tell(Audience::ALL, Event::TurnBegun { seat });
    }

    // Moving

    #[inline]
    fn ride(&mut self, to: Space, told: &mut impl Witness<Event>) {
        match self.phase {
            Phase::Move { extra } => self.set_out(to, extra, told),
            Phase::Midway { from } => {
                let via = self.knight().at;
                self.step(to, told);
                self.arrive(from, Some(via), told);
            }
            _ => unreachable!("knights ride when they move"),
        }
    }

    #[inline]
    fn set_out(&mut self, to: Space, extra: bool, told: &mut impl Witness<Event>) {
        if !extra {
            self.duel = None;
        }
        // A ring found on the way opens nothing that was closed when the move began.
        let passes = self.passes(extra);
        let from = self.knight().at;
        self.step(to, told);
        if leads_on(self.stops(), passes, from, to) {
            self.phase = Phase::Midway { from };
        } else {
            self.arrive(from, None, told);
        }
    }

    fn stop(&mut self, told: &mut impl Witness<Event>) {
        let Phase::Midway { from } = self.phase else { unreachable!("knights stop midway") };
        self.arrive(from, None, told);
    }

    /// A step along a line; the ring is found in passing too (QR-29).
    #[inline]
    fn step(&mut self, to: Space, told: &mut impl Witness<Event>) {
        self.knight_mut().at = to;
        let seat = self.seat();
        told.tell(Audience::ALL, Event::Stepped { seat, to });
        if self.ring == RingAt::Space(to) {
            self.ring = RingAt::Bearer(self.rider);
            told.tell(Audience::ALL, Event::Found { seat, at: to });
        }
    }

    /// The move ends. A knight who stands there is attacked, unless it is a city (QR-50, QR-60).
    #[inline]
    fn arrive(&mut self, from: Space, via: Option<Space>, told: &mut impl Witness<Event>) {
        let (seat, at) = (self.seat(), self.knight().at);
        told.tell(Audience::ALL, Event::Rode { seat, from, via, to: at });
        let victim = self.others().find(|&other| self.place(other) == at);
        match victim {
            Some(victim) if !Spaces::CITIES.contains(at) => self.attack(victim, told),
            _ => self.symbol(told),
        }
    }

    // Attacking

    fn attack(&mut self, victim: Rider, told: &mut impl Witness<Event>) {
        let (seat, at) = (self.seat(), self.knight().at);
        self.knight_mut().talismans -= 1; // QR-62
        let ring = self.ring == RingAt::Bearer(victim);
        if ring {
            self.ring = RingAt::Bearer(self.rider); // QR-63
        }
        self.phase = Phase::Banish { victim };
        told.tell(Audience::ALL, Event::Attacked { seat, victim: victim.owner(self.seats), at, ring });
    }

    /// The coat of a banished knight goes with him (R-QR-07).
    fn banish(&mut self, to: Space, told: &mut impl Witness<Event>) {
        let Phase::Banish { victim } = self.phase else { unreachable!("somebody is banished") };
        self.knights[victim.index()].at = to;
        let seat = self.seat();
        told.tell(Audience::ALL, Event::Banished { seat, victim: victim.owner(self.seats), to });
        self.symbol(told); // QR-65, QR-66
    }

    // Symbols

    /// The symbol acts on the knight who has stopped there (QR-21).
    #[inline]
    fn symbol(&mut self, told: &mut impl Witness<Event>) {
        match self.knight().at.kind() {
            Kind::Dragon => self.phase = Phase::Card,
            Kind::City => self.visit_city(told),
            Kind::Magic if self.can_place() => self.phase = Phase::Obstacle,
            Kind::Sword if self.can_lift() => self.phase = Phase::Sword,
            Kind::Magic | Kind::Sword | Kind::Black | Kind::White | Kind::Crystal => self.end_turn(told),
        }
    }

    /// Can an obstacle come into play (QR-55, R-QR-10)?
    fn can_place(&self) -> bool {
        self.stock() > 0 && self.obstacle_spaces().next().is_some()
    }

    fn visit_city(&mut self, told: &mut impl Witness<Event>) {
        if !self.bears_ring() {
            self.refresh(1, told); // QR-49
            return self.end_turn(told);
        }
        let state = self.knight().at.state().expect("every city lies in a state");
        self.deliver(state, told);
        if self.seals[self.seat()].len() >= SEALS_TO_WIN {
            return self.end_game(End::Seals, told); // QR-67
        }
        self.refresh(2, told); // QR-47
        self.phase = Phase::Ring;
    }

    fn deliver(&mut self, state: State, told: &mut impl Witness<Event>) {
        let seat = self.seat();
        let seal = !self.seals[seat].contains(state);
        if seal {
            self.seals[seat] = self.seals[seat].with(state);
            self.idle = 0;
        }
        let seals = self.seals[seat].len();
        told.tell(Audience::ALL, Event::Delivered { seat, state, seal, seals });
    }

    /// Never more than three (QR-28).
    fn refresh(&mut self, most: u8, told: &mut impl Witness<Event>) {
        let knight = self.knight_mut();
        let talismans = most.min(TALISMANS - knight.talismans);
        knight.talismans += talismans;
        if talismans > 0 {
            let ring = self.bears_ring();
            told.tell(Audience::ALL, Event::Refreshed { seat: self.seat(), talismans, ring });
        }
    }

    fn lay_ring(&mut self, to: Space, told: &mut impl Witness<Event>) {
        self.ring = RingAt::Space(to);
        let lost = self.knight().at.kind() == Kind::Dragon;
        told.tell(Audience::ALL, Event::RingLaid { seat: self.seat(), to, lost });
        self.end_turn(told);
    }

    fn place_obstacle(&mut self, to: Space, told: &mut impl Witness<Event>) {
        self.obstacles = self.obstacles.with(to);
        told.tell(Audience::ALL, Event::ObstaclePlaced { seat: self.seat(), to });
        self.end_turn(told);
    }

    fn lift(&mut self, from: Space, told: &mut impl Witness<Event>) {
        self.phase = Phase::Lay { from };
        told.tell(Audience::ALL, Event::ObstacleLifted { seat: self.seat(), from });
    }

    fn lay(&mut self, to: Space, told: &mut impl Witness<Event>) {
        let Phase::Lay { from } = self.phase else { unreachable!("an obstacle was lifted") };
        self.obstacles = self.obstacles.without(from).with(to);
        told.tell(Audience::ALL, Event::ObstacleMoved { seat: self.seat(), from, to });
        self.end_turn(told);
    }

    fn leave(&mut self, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::ObstaclesLeft { seat: self.seat() });
        self.end_turn(told);
    }

    // Dragons

    fn turn_card(&mut self, strength: u8, told: &mut impl Witness<Event>) {
        self.pile = self.pile.without(strength);
        self.phase = Phase::Die { strength };
        self.duel = Some(Duel { rider: self.rider, at: self.knight().at, strength, die: None });
        told.tell(Audience::ALL, Event::Turned { seat: self.seat(), strength });
    }

    fn fight(&mut self, die: u8, told: &mut impl Witness<Event>) {
        let Phase::Die { strength } = self.phase else { unreachable!("the die falls in a fight") };
        let (seat, at) = (self.seat(), self.knight().at);
        self.duel = Some(Duel { rider: self.rider, at, strength, die: Some(die) });
        if die >= strength {
            told.tell(Audience::ALL, Event::Conquered { seat, strength, die });
            self.shuffle_if_empty(told);
            self.extra_turn(told);
        } else {
            let ring = self.bears_ring();
            told.tell(Audience::ALL, Event::Defeated { seat, strength, die, ring });
            self.shuffle_if_empty(told);
            let knight = self.knight_mut();
            knight.talismans -= 1;
            knight.coat = true;
            if ring {
                self.phase = Phase::Ring;
            } else {
                self.end_turn(told);
            }
        }
    }

    /// QR-44
    fn shuffle_if_empty(&mut self, told: &mut impl Witness<Event>) {
        if self.pile.is_empty() {
            self.pile = Pile::ALL;
            told.tell(Audience::ALL, Event::Shuffled);
        }
    }

    /// QR-37, R-QR-01
    fn extra_turn(&mut self, told: &mut impl Witness<Event>) {
        if self.first_steps(true).next().is_none() {
            told.tell(Audience::ALL, Event::Blocked { seat: self.seat(), at: self.knight().at });
            self.end_turn(told);
        } else {
            self.phase = Phase::Move { extra: true };
        }
    }

    // Turns

    /// The next knight who can move is on turn; coats come off (QR-41), and whoever is hemmed in stays (QR-16).
    #[inline]
    fn end_turn(&mut self, told: &mut impl Witness<Event>) {
        loop {
            told.tell(Audience::ALL, Event::TurnEnded { seat: self.seat() });
            self.turns += 1;
            self.idle += 1;
            self.rider = self.next_rider();
            if self.idle >= IDLE_ROUNDS * u16::from(self.riders()) {
                return self.end_game(End::Idle, told); // R-QR-19
            }
            let (seat, at) = (self.seat(), self.knight().at);
            told.tell(Audience::ALL, Event::TurnBegun { seat });
            if self.knight().coat {
                self.knight_mut().coat = false;
                told.tell(Audience::ALL, Event::CoatOff { seat, at });
            } else if self.first_steps(false).next().is_none() {
                told.tell(Audience::ALL, Event::Blocked { seat, at });
                if self.rules >= 2 && at.kind() == Kind::Magic && self.can_place() {
                    self.phase = Phase::Obstacle;
                    return;
                } // QR-52, since rules 2
            } else {
                self.phase = Phase::Move { extra: false };
                return;
            }
        }
    }

    #[inline]
    fn next_rider(&self) -> Rider {
        let next = self.rider.index() as u8 + 1;
        Rider::new(if next == self.riders() { 0 } else { next })
    }

    fn end_game(&mut self, end: End, told: &mut impl Witness<Event>) {
        self.phase = Phase::Over(end);
        told.tell(Audience::ALL, Event::GameEnded { end });
        self.tell_scores(end, told);
    }
}
