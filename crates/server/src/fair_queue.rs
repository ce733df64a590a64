//! A queue that is fair to people: the order in which bots may search.
//!
//! Every person has a queue of their own, and the next turn goes to the person who has waited longest since their last
//! turn. Quick work goes first, but after [`QUICK_IN_A_ROW`] quick turns slow work gets one. This module has no clock
//! and no threads.

use std::collections::{HashMap, VecDeque};

use protocol::PersonId;

/// After this many quick turns in a row, waiting slow work gets a turn.
pub(crate) const QUICK_IN_A_ROW: u32 = 32;

/// The cost of a piece of work.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Effort {
    /// Done in about a millisecond.
    Quick,
    /// The number of simulations.
    Slow(u32),
}

/// Waiting work, by person.
pub(crate) struct FairQueue<T> {
    quick: Lane<T>,
    slow: Lane<T>,
    /// Quick turns since the last slow one, counted while slow work waits.
    quick_in_a_row: u32,
}

/// Waiting work of one kind.
struct Lane<T> {
    /// The people with waiting work, next turn first.
    order: VecDeque<PersonId>,
    /// The work of each person, cheapest first, then oldest first.
    work: HashMap<PersonId, VecDeque<(Effort, T)>>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { quick: Lane::default(), slow: Lane::default(), quick_in_a_row: 0 }
    }
}

impl<T> FairQueue<T> {
    pub(crate) fn push(&mut self, person: PersonId, effort: Effort, work: T) {
        match effort {
            Effort::Quick => self.quick.push(person, effort, work),
            Effort::Slow(_) => self.slow.push(person, effort, work),
        }
    }

    /// Removes the work that has the next turn.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let is_slow_due = self.quick_in_a_row >= QUICK_IN_A_ROW || self.quick.order.is_empty();
        if is_slow_due && let Some(work) = self.slow.pop() {
            self.quick_in_a_row = 0;
            return Some(work);
        }
        if !self.slow.order.is_empty() {
            self.quick_in_a_row += 1;
        }
        self.quick.pop()
    }

    /// Removes the quick work that has the next turn.
    pub(crate) fn pop_quick(&mut self) -> Option<T> {
        self.quick.pop()
    }
}

impl<T> Default for Lane<T> {
    fn default() -> Lane<T> {
        Lane { order: VecDeque::new(), work: HashMap::new() }
    }
}

impl<T> Lane<T> {
    fn push(&mut self, person: PersonId, effort: Effort, work: T) {
        let waiting = self.work.entry(person).or_default();
        if waiting.is_empty() {
            self.order.push_back(person);
        }
        let at = waiting.partition_point(|(other, _)| *other <= effort);
        waiting.insert(at, (effort, work));
    }

    fn pop(&mut self) -> Option<T> {
        let person = self.order.pop_front()?;
        let waiting = self.work.get_mut(&person)?;
        let next = waiting.pop_front();
        if waiting.is_empty() {
            self.work.remove(&person);
        } else {
            self.order.push_back(person);
        }
        next.map(|(_, work)| work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNIGHT: Effort = Effort::Slow(200);
    const CHAMPION: Effort = Effort::Slow(4000);

    fn person(number: u8) -> PersonId {
        PersonId::of([number; 20])
    }

    fn drained(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn fifty_champions_of_one_person_do_not_delay_the_bots_of_another() {
        let mut queue = FairQueue::default();
        for _ in 0..50 {
            queue.push(person(1), CHAMPION, "greedy");
        }
        queue.push(person(2), CHAMPION, "champion");
        queue.push(person(2), Effort::Quick, "page");
        assert_eq!(drained(&mut queue)[..4], ["page", "greedy", "champion", "greedy"]);
    }

    #[test]
    fn people_take_turns() {
        let mut queue = FairQueue::default();
        for work in ["a1", "a2", "a3"] {
            queue.push(person(1), KNIGHT, work);
        }
        for work in ["b1", "b2"] {
            queue.push(person(2), KNIGHT, work);
        }
        assert_eq!((queue.pop(), queue.pop()), (Some("a1"), Some("b1")));
        queue.push(person(3), KNIGHT, "c1");
        assert_eq!(drained(&mut queue), ["a2", "b2", "c1", "a3"]);
    }

    #[test]
    fn of_one_person_the_cheaper_bot_goes_first() {
        let mut queue = FairQueue::default();
        queue.push(person(1), CHAMPION, "champion 1");
        queue.push(person(1), KNIGHT, "knight 1");
        queue.push(person(1), CHAMPION, "champion 2");
        queue.push(person(1), KNIGHT, "knight 2");
        queue.push(person(1), Effort::Quick, "page");
        assert_eq!(drained(&mut queue), ["page", "knight 1", "knight 2", "champion 1", "champion 2"]);
    }

    #[test]
    fn quick_work_without_end_does_not_starve_slow_work() {
        let mut queue = FairQueue::default();
        queue.push(person(1), CHAMPION, "champion");
        for _ in 0..1000 {
            queue.push(person(2), Effort::Quick, "page");
        }
        let served = drained(&mut queue);
        assert_eq!(served.iter().position(|work| *work == "champion"), Some(QUICK_IN_A_ROW as usize));
        assert_eq!(served.len(), 1001);
    }

    #[test]
    fn a_quick_thread_takes_only_quick_work() {
        let mut queue = FairQueue::default();
        queue.push(person(1), CHAMPION, "champion");
        assert_eq!(queue.pop_quick(), None);
        queue.push(person(1), Effort::Quick, "page");
        assert_eq!((queue.pop_quick(), queue.pop(), queue.pop()), (Some("page"), Some("champion"), None));
    }
}
