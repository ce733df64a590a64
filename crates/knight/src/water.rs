//! The flood: what an attack of the water does, and where displaced water goes (KN-129, KN-130).

use engine::{Audience, Witness};

use crate::event::Event;
use crate::map::Tiles;
use crate::open::{Open, Running};
use crate::phase::Phase;
use crate::turn::Next;

impl Open {
    /// All fields under water are flooded at once, unless a worker perishes instead (KN-129).
    pub(crate) fn flood(&mut self, told: &mut impl Witness<Event>) {
        let (seat, map) = (self.active, self.map());
        let mut displaced = Tiles::NONE;
        let player = self.me_mut();
        for at in player.enemies.iter() {
            let place = map.place(at);
            if player.units.get(at) > 0 {
                player.units.take(at);
                told.tell(Audience::ALL, Event::Drowned { seat, at: place });
            } else {
                player.flooded = player.flooded.with(at);
                player.sources.set(at, 0);
                displaced = displaced.with(at);
                told.tell(Audience::ALL, Event::Flooded { seat, at: place });
            }
        }
        for at in displaced.iter() {
            player.enemies.take(at);
        }
        self.tasks.order = Running { displaced, ..Running::default() };
        self.judge(told);
    }

    /// Where displaced water may go (KN-130).
    #[inline]
    pub(crate) fn shores(&self, from: usize) -> Tiles {
        let player = self.me();
        let dry = |at: &usize| player.enemies.get(*at) == 0 && !player.flooded.contains(*at);
        self.map().neighbours(from).iter().filter(dry).fold(Tiles::NONE, Tiles::with)
    }

    pub(crate) fn run_flow(&mut self, told: &mut impl Witness<Event>) -> Next {
        let displaced = self.tasks.order.displaced;
        if let Some(stuck) = displaced.iter().find(|from| self.shores(*from).is_empty()) {
            self.flow(stuck, None, told);
            return Next::Again;
        }
        let first = displaced.iter().next().expect("some water is displaced");
        let shores = self.shores(first);
        if displaced.len() == 1 && shores.len() == 1 {
            self.flow(first, shores.iter().next(), told);
            return Next::Again;
        }
        Next::Await(Phase::Flow)
    }

    pub(crate) fn flow(&mut self, from: usize, to: Option<usize>, told: &mut impl Witness<Event>) {
        let (seat, map) = (self.active, self.map());
        self.tasks.order.displaced = self.tasks.order.displaced.without(from);
        if let Some(to) = to {
            self.me_mut().enemies.add(to);
        }
        let to = to.map(|to| map.place(to));
        told.tell(Audience::ALL, Event::Flowed { seat, from: map.place(from), to });
        self.judge(told);
    }
}
