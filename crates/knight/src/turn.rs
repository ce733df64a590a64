//! How a turn goes on: from stage to stage, from seat to seat, until somebody has to decide.

use engine::{Audience, Seat, SeatSet, Witness};

use crate::event::Event;
use crate::judge::UNMET_POINTS;
use crate::open::{Open, ROW, Row, SEATS, TURNS, Tasks, Trade, War};
use crate::options::Mode;
use crate::phase::{Phase, Stage, Standing};

pub(crate) enum Next {
    /// Somebody, or chance, decides.
    Await(Phase),
    /// Something went on by itself; ask again.
    Again,
    /// Nothing is to be done here.
    Idle,
}

/// Points for the first to finish with a victory (KN-125).
pub const FIRST_POINTS: i16 = 30;

impl Open {
    /// Goes on until somebody has to decide.
    pub(crate) fn settle(&mut self, told: &mut impl Witness<Event>) {
        loop {
            if let Next::Await(phase) = self.next(told) {
                self.phase = phase;
                return;
            }
        }
    }

    fn next(&mut self, told: &mut impl Witness<Event>) -> Next {
        if self.stage == Stage::Over {
            return Next::Await(Phase::Over);
        }
        if self.stage != Stage::Setup && !self.is_in(self.active) {
            self.leave(told);
            return Next::Again;
        }
        if let Some(next) = self.trading() {
            return next;
        }
        match self.run(told) {
            Next::Idle => {}
            next => return next,
        }
        // A command point that comes between two orders is used before the next one (KN-89).
        if self.tasks.element.is_some() {
            match self.see_to(told) {
                Next::Idle => {}
                next => return next,
            }
        }
        match self.carry_on(told) {
            Next::Idle => {}
            next => return next,
        }
        if let Some(at) = self.tasks.turning {
            return self.turn_up(at, told);
        }
        if let Some(office) = self.tasks.staging {
            return Next::Await(Phase::Stage { office });
        }
        match self.see_to(told) {
            Next::Idle => {}
            next => return next,
        }
        match self.stage {
            Stage::Setup => self.prepare(told),
            Stage::Before => self.before(),
            Stage::Use => Next::Await(Phase::Use),
            Stage::Activation => self.activation(told),
            Stage::Consequences => {
                self.leave(told);
                Next::Again
            }
            Stage::Duels => self.duels(told),
            Stage::Initiative => self.initiative(told),
            Stage::Commands => self.commands(told),
            Stage::Goals => self.goals(told),
            Stage::Over => Next::Await(Phase::Over),
        }
    }

    /// Characters, then the goal card, then the first turn.
    fn prepare(&mut self, told: &mut impl Witness<Event>) -> Next {
        if let Some(seat) = self.all().find(|seat| self.player(*seat).character.is_none()) {
            self.active = seat;
            return Next::Await(Phase::Character);
        }
        self.active = Seat::new(0);
        if self.goal.is_none() {
            return Next::Await(Phase::Goal);
        }
        self.begin_turn(told);
        Next::Again
    }

    fn begin_turn(&mut self, told: &mut impl Witness<Event>) {
        self.turn += 1;
        if self.current() == 0 {
            self.dealt = [None; ROW];
            self.rows = [Row::NEW; SEATS];
        }
        for player in &mut self.players {
            player.side = None;
            player.borrowed = None;
            player.barred = false;
            player.disgrace = player.disgrace.saturating_sub(1);
        }
        self.war = War::default();
        self.tasks = Tasks::default();
        told.tell(Audience::ALL, Event::Turn { turn: self.turn });
        self.open_stage(Stage::Before);
        self.tell_turn(told);
    }

    /// Side by side, one seat after the other plays a whole turn; in a war the seats take turns in every stage.
    fn tell_turn(&self, told: &mut impl Witness<Event>) {
        if self.options.mode == Mode::SideBySide {
            told.tell(Audience::ALL, Event::TurnBegun { seat: self.active });
        }
    }

    /// The first seat in order begins a stage.
    pub(crate) fn open_stage(&mut self, stage: Stage) {
        self.stage = stage;
        let first = self.order[..self.seats.into()].iter().copied().find(|seat| self.is_in(*seat));
        self.active = first.unwrap_or(self.active);
        self.clear();
    }

    /// Nothing is left to be seen to; only the snapshot stays for the goal check.
    fn clear(&mut self) {
        self.tasks = Tasks { allowance: self.tasks.allowance, ..Tasks::default() };
        self.trade = Trade::default();
    }

    /// The seat that comes after this one in order.
    pub(crate) fn following(&self, seat: Seat) -> Option<Seat> {
        let order = self.order.into_iter().take(self.seats.into());
        order.skip_while(|other| *other != seat).skip(1).find(|other| self.is_in(*other))
    }

    /// In a war everybody does the same stage, one after the other, before the next stage begins.
    pub(crate) fn pass_on(&mut self, next: Stage) {
        match self.following(self.active).filter(|_| self.is_war()) {
            Some(seat) => {
                self.active = seat;
                self.clear();
            }
            None if self.is_war() => self.open_stage(next),
            None => self.stage = next,
        }
    }

    /// A player has played the turn, or is out: the next one plays it.
    fn leave(&mut self, told: &mut impl Witness<Event>) {
        let next = self.following(self.active);
        self.clear();
        match next {
            Some(seat) if self.stage == Stage::Goals => self.check(seat, told),
            Some(seat) => {
                self.active = seat;
                self.stage = Stage::Before;
                self.tell_turn(told);
            }
            None if self.stage == Stage::Goals => self.after_goals(told),
            None => self.end_turn(told),
        }
    }

    /// Totals are written down, and the goal is checked (KN-19, KN-27).
    pub(crate) fn end_turn(&mut self, told: &mut impl Witness<Event>) {
        if self.turn == TURNS {
            self.count_up(told);
            self.finish(told);
            return;
        }
        if self.turn.is_multiple_of(3) {
            self.write_boxes(told);
            self.open_stage(Stage::Goals);
            if self.is_in(self.active) {
                self.compare();
                self.check(self.active, told);
                return;
            }
        }
        self.after_goals(told);
    }

    fn write_boxes(&mut self, told: &mut impl Witness<Event>) {
        let turn = self.turn;
        for seat in self.all().filter(|seat| self.is_in(*seat)).collect::<SeatSet>().iter() {
            let player = self.player_mut(seat);
            let points = player.points;
            player.boxes[usize::from(turn / 3) - 1] = Some(points);
            told.tell(Audience::ALL, Event::Boxed { seat, turn, points });
        }
    }

    /// After the goals: the next turn, or the end.
    pub(crate) fn after_goals(&mut self, told: &mut impl Witness<Event>) {
        self.reward_first(told);
        let won = |seat: Seat| matches!(self.player(seat).standing, Standing::Won(_));
        if self.is_war() && self.all().any(won) {
            self.count_up(told);
            self.finish(told);
        } else if !self.is_war() && !self.all().any(|seat| self.is_in(seat)) {
            self.finish(told);
        } else {
            self.begin_turn(told);
        }
    }

    /// What is left becomes points, and may complete a condition (KN-17, KN-20).
    fn count_up(&mut self, told: &mut impl Witness<Event>) {
        self.stage = Stage::Over;
        for seat in self.all().filter(|seat| self.is_in(*seat)).collect::<SeatSet>().iter() {
            self.active = seat;
            self.clear();
            self.convert(seat, told);
            self.judge(told);
            if self.turn == TURNS {
                let player = self.player_mut(seat);
                let points = player.points;
                player.boxes[3] = Some(points);
                told.tell(Audience::ALL, Event::Boxed { seat, turn: TURNS, points });
            }
            if self.player(seat).standing == Standing::Playing && !self.is_war() {
                let player = self.player_mut(seat);
                player.standing = Standing::Through;
                player.points -= UNMET_POINTS;
                told.tell(Audience::ALL, Event::Unmet { seat });
            }
        }
        self.reward_first(told);
    }

    /// Side by side, all who finish with a victory in the first turn in which anybody does get points for it (KN-125).
    fn reward_first(&mut self, told: &mut impl Witness<Event>) {
        let won = |seat: &Seat| matches!(self.player(*seat).standing, Standing::Won(_));
        let first: SeatSet = self.all().filter(won).collect();
        if self.options.mode != Mode::SideBySide || self.bonus || first.is_empty() {
            return;
        }
        self.bonus = true;
        for seat in first.iter() {
            self.player_mut(seat).points += FIRST_POINTS;
            told.tell(Audience::ALL, Event::Bonus { seat });
        }
    }

    /// The match is over.
    pub(crate) fn finish(&mut self, told: &mut impl Witness<Event>) {
        self.reward_first(told);
        self.clear();
        self.stage = Stage::Over;
    }
}
