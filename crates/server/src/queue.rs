//! A queue that is fair to people: the order in which bots get to think.
//!
//! Every person has a queue of their own, and the next turn goes to the person who waited longest since their last one. Quick work
//! goes first, but not for ever: after [`QUICK_IN_A_ROW`] quick turns, slow work gets one. No clock, no thread: only the order.

use std::collections::{HashMap, VecDeque};

use protocol::PersonId;

/// After so many quick turns in a row, slow work that waits gets one.
pub(crate) const QUICK_IN_A_ROW: u32 = 32;

/// How much work something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Effort {
    /// Done in about a millisecond.
    Quick,
    /// So many simulations.
    Slow(u32),
}

/// What waits, by person.
pub(crate) struct FairQueue<T> {
    quick: Lane<T>,
    slow: Lane<T>,
    /// So many quick turns were given since the last slow one, while slow work waited.
    quick_in_a_row: u32,
}

/// What waits for turns of one kind.
struct Lane<T> {
    /// Everybody with waiting work, in the order in which they get their next turn.
    order: VecDeque<PersonId>,
    /// The work of each of them, the least first, and what came first before what came later.
    work: HashMap<PersonId, VecDeque<(Effort, T)>>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { quick: Lane::default(), slow: Lane::default(), quick_in_a_row: 0 }
    }
}

impl<T> FairQueue<T> {
    /// Work of somebody waits for a turn.
    pub(crate) fn push(&mut self, person: PersonId, effort: Effort, work: T) {
        match effort {
            Effort::Quick => self.quick.push(person, effort, work),
            Effort::Slow(_) => self.slow.push(person, effort, work),
        }
    }

    /// The work that gets the next turn.
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

    /// The quick work that gets the next turn where slow work gets none.
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
    fn of_one_person_the_cheaper_bot_thinks_first() {
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
    fn where_slow_work_gets_no_turn_only_quick_work_is_taken() {
        let mut queue = FairQueue::default();
        queue.push(person(1), CHAMPION, "champion");
        assert_eq!(queue.pop_quick(), None);
        queue.push(person(1), Effort::Quick, "page");
        assert_eq!((queue.pop_quick(), queue.pop(), queue.pop()), (Some("page"), Some("champion"), None));
    }
}
