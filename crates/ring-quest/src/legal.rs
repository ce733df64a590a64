//! What a player may do: the one source of legality.

use engine::Seat;

use crate::RingQuest;
use crate::action::Action;
use crate::phase::Phase;
use crate::reach::{harmless, reachable};
use crate::space::Space;
use crate::spaces::Spaces;

impl RingQuest {
    /// Every legal action of the seat.
    #[inline]
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.seat() {
            return;
        }
        match self.phase {
            Phase::Move { extra } => out.extend(self.first_steps(extra).map(Action::Step)),
            Phase::Midway { from } => {
                let stops = self.stops();
                let here = self.knight().at;
                if stops.contains(here) && !self.must_go_on() {
                    out.push(Action::Stop);
                }
                out.extend(onward(stops, from, here).iter().map(Action::Step));
            }
            Phase::Banish { .. } => out.extend(self.free_white().iter().map(Action::Banish)),
            Phase::Obstacle => out.extend(self.obstacle_spaces().map(Action::Obstacle)),
            Phase::Sword => {
                out.push(Action::Leave);
                out.extend(self.obstacles.iter().filter(|&from| self.may_lift(from)).map(Action::Lift));
            }
            Phase::Lay { from } => out.extend(self.lay_spaces(from).map(Action::Lay)),
            Phase::Ring => out.extend(self.ring_spaces().iter().map(Action::Ring)),
            Phase::First | Phase::Card | Phase::Die { .. } | Phase::Over(_) => {}
        }
    }

    // Moves

    /// Where the move of the knight whose turn it is may end, as far as the space itself matters (QR-15).
    #[inline]
    pub(crate) fn stops(&self) -> Spaces {
        self.stops_beside(&self.crowd())
    }

    #[inline]
    fn stops_beside(&self, crowd: &Crowd) -> Spaces {
        let talismans = self.knight().talismans;
        let free = Spaces::ALL.minus(self.obstacles).minus(crowd.all);
        if talismans == 0 {
            return free.minus(Spaces::DRAGONS); // QR-24
        }
        let mut targets = crowd.all.minus(crowd.several).minus(crowd.friends);
        if talismans == 1 {
            targets = targets.minus(Spaces::DRAGONS); // QR-25
        }
        // R-QR-09: the attacker's own space is left behind, so it does not count.
        let refuge = Spaces::WHITE.minus(self.obstacles).minus(crowd.all);
        if targets.is_empty() || refuge.is_empty() { free } else { free.or(targets) }
    }

    /// What the knight whose turn it is may pass through (QR-18 to QR-20, QR-32, QR-38).
    #[inline]
    pub(crate) fn passes(&self, extra: bool) -> Spaces {
        self.passes_beside(&self.crowd(), extra)
    }

    #[inline]
    fn passes_beside(&self, crowd: &Crowd, extra: bool) -> Spaces {
        if extra || self.bears_ring() {
            return Spaces::ALL;
        }
        Spaces::ALL.minus(self.obstacles).minus(Spaces::DRAGONS).minus(crowd.all)
    }

    /// Is this an extra turn that has to go two spaces (R-QR-01)? A duel that lies on the table while a knight is midway is the
    /// one that gave the extra turn.
    #[inline]
    pub(crate) fn must_go_on(&self) -> bool {
        self.options.full_extra && self.duel.is_some()
    }

    /// The first steps from which a move can be finished. An extra turn that has to go two spaces goes one only where no second
    /// step is possible (R-QR-01).
    #[inline]
    pub(crate) fn first_steps(&self, extra: bool) -> impl Iterator<Item = Space> {
        let from = self.knight().at;
        let crowd = self.crowd();
        let (stops, passes) = (self.stops_beside(&crowd), self.passes_beside(&crowd, extra));
        let leads_on = move |space| leads_on(stops, passes, from, space);
        let full = extra && self.options.full_extra && from.neighbours().iter().any(leads_on);
        let finishes = move |&space: &Space| (stops.contains(space) && !full) || leads_on(space);
        from.neighbours().iter().filter(finishes)
    }

    /// Where the other knights stand, but for those in cities, where nobody is in the way (QR-51, R-QR-02).
    #[inline]
    fn crowd(&self) -> Crowd {
        let seat = self.seat();
        let mut crowd = Crowd { all: Spaces::NONE, several: Spaces::NONE, friends: Spaces::NONE };
        for other in self.others() {
            let at = self.place(other);
            if Spaces::CITIES.contains(at) {
                continue;
            }
            if crowd.all.contains(at) {
                crowd.several = crowd.several.with(at);
            }
            if other.owner(self.seats) == seat {
                crowd.friends = crowd.friends.with(at);
            }
            crowd.all = crowd.all.with(at);
        }
        crowd
    }

    // What symbols and attacks ask for

    /// The white spaces to which a knight can be banished (QR-61).
    #[inline]
    pub(crate) fn free_white(&self) -> Spaces {
        Spaces::WHITE.minus(self.obstacles).minus(self.occupied())
    }

    /// Where an obstacle may come into play (QR-53, QR-56, QR-57).
    #[inline]
    pub(crate) fn obstacle_spaces(&self) -> impl Iterator<Item = Space> {
        let open = self.walkable(self.obstacles);
        harmless(self.obstacle_ground(self.obstacles), self.ring.space(), open)
    }

    /// Where the obstacle from this space may be laid (QR-58, R-QR-15).
    #[inline]
    pub(crate) fn lay_spaces(&self, from: Space) -> impl Iterator<Item = Space> {
        let others = self.obstacles.without(from);
        harmless(self.obstacle_ground(others).without(from), self.ring.space(), self.walkable(others))
    }

    /// Can the obstacle on this space be laid anywhere else?
    #[inline]
    pub(crate) fn may_lift(&self, from: Space) -> bool {
        self.lay_spaces(from).next().is_some()
    }

    /// Black and white spaces that are free of these obstacles, of knights and of the ring (QR-53, QR-56, R-QR-16).
    #[inline]
    pub(crate) fn obstacle_ground(&self, obstacles: Spaces) -> Spaces {
        let free = Spaces::GROUND.minus(obstacles).minus(self.occupied());
        self.ring.space().map_or(free, |ring| free.without(ring))
    }

    /// Where the knight whose turn it is may lay the ring (QR-42, QR-46, R-QR-04, R-QR-05).
    #[inline]
    pub(crate) fn ring_spaces(&self) -> Spaces {
        let free = self.ring_ground();
        let within_reach = free.and(reachable(self.walkable(self.obstacles)));
        if within_reach.is_empty() { free } else { within_reach }
    }

    /// Free black spaces and crystal balls in the other states.
    #[inline]
    pub(crate) fn ring_ground(&self) -> Spaces {
        let free = Spaces::RESTS.minus(self.obstacles).minus(self.occupied());
        match self.knight().at.state() {
            Some(state) => free.minus(Spaces::of_state(state)),
            None => free,
        }
    }

    /// Can anything be done with the obstacles on the board?
    #[inline]
    pub(crate) fn can_lift(&self) -> bool {
        self.obstacles.iter().any(|from| self.may_lift(from))
    }
}

/// Where other knights stand outside of cities.
struct Crowd {
    all: Spaces,
    /// Where two or more share a space: only at the start (R-QR-08).
    several: Spaces,
    /// Where a knight of the same player stands (R-QR-18).
    friends: Spaces,
}

/// May a move go on from its first space?
#[inline]
pub(crate) fn leads_on(stops: Spaces, passes: Spaces, from: Space, middle: Space) -> bool {
    passes.contains(middle) && !onward(stops, from, middle).is_empty()
}

/// Where a second step may end.
#[inline]
pub(crate) fn onward(stops: Spaces, from: Space, middle: Space) -> Spaces {
    middle.neighbours().and(stops).without(from)
}
