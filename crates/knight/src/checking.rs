//! The goal card at the end of turns 3, 6 and 9 (KN-27 to KN-29).

use engine::{Audience, Seat, Witness};

use crate::event::Event;
use crate::goals::{Column, Condition, Measure, Penalty};
use crate::goods::Good;
use crate::open::Open;
use crate::origin::Origin;
use crate::phase::Stage;
use crate::turn::Next;

impl Open {
    /// What the goal card asks for at the end of this turn.
    pub fn goal_column(&self) -> Option<Column> {
        let column = usize::from(self.turn / 3).checked_sub(1)?;
        self.goal?.columns().get(column).copied()
    }

    /// Who meets the goal, before anybody is rewarded.
    pub(crate) fn compare(&mut self) {
        let Some(Column { condition, .. }) = self.goal_column() else { return };
        self.met = self.all().filter(|seat| self.is_in(*seat) && self.fulfils(*seat, condition)).collect();
    }

    /// Does the seat meet the condition now?
    pub fn fulfils(&self, seat: Seat, condition: Condition) -> bool {
        let player = self.player(seat);
        match condition {
            Condition::Level(track, level) => player.level(track) >= level,
            Condition::Lords(levels) => player.lords() >= levels,
            Condition::Gold(gold) => player.holds(Good::Gold) >= gold,
            Condition::Points(points) => player.points >= points,
            Condition::Influence(influence) => player.influence >= influence,
            Condition::Units(units) => player.units.total() >= units,
            Condition::Battles(battles) => player.battles.count_ones() >= battles.into(),
            Condition::Tournaments(won) => player.tournaments.count_ones() >= won.into(),
            Condition::EnemiesAtMost(most) => self.enemies(seat) <= most,
            Condition::Highest(measure, least) => {
                let mine = self.measure(seat, measure);
                let rivals = self.all().filter(|rival| self.is_in(*rival));
                mine >= least.into() && rivals.map(|rival| self.measure(rival, measure)).all(|it| it <= mine)
            }
        }
    }

    fn measure(&self, seat: Seat, measure: Measure) -> i16 {
        let player = self.player(seat);
        match measure {
            Measure::Points => player.points,
            Measure::Influence => player.influence.into(),
            Measure::Gold => player.holds(Good::Gold).into(),
            Measure::Units => player.units.total().into(),
            Measure::Level(track) => player.level(track).into(),
        }
    }

    /// The seat is rewarded or punished.
    pub(crate) fn check(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.active = seat;
        self.stage = Stage::Goals;
        let (Some(goal), Some(column)) = (self.goal, self.goal_column()) else { return };
        let number = self.turn / 3 - 1;
        if self.met.contains(seat) {
            told.tell(Audience::ALL, Event::GoalMet { seat, goal, column: number });
            self.gain(seat, Origin::Goal, column.reward, told);
            return;
        }
        told.tell(Audience::ALL, Event::GoalMissed { seat, goal, column: number });
        match column.penalty {
            Penalty::Activation => self.wake(seat, told),
            penalty => self.lose(seat, penalty, told),
        }
    }

    /// When the seat has seen to everything, the next one is checked.
    pub(crate) fn goals(&mut self, told: &mut impl Witness<Event>) -> Next {
        match self.following(self.active) {
            Some(seat) => {
                self.tasks = crate::open::Tasks::default();
                self.check(seat, told);
            }
            None => self.after_goals(told),
        }
        Next::Again
    }
}
