//! Duels: announced in the use phase, fought with secret stakes before the initiative (KN-111 to KN-121).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Gain, Good, Purse};
use crate::open::{Open, SEATS};
use crate::origin::Origin;
use crate::phase::{Phase, Stage};
use crate::turn::Next;

/// Points for winning a duel (KN-116).
pub const DUEL_POINTS: u8 = 10;

impl Open {
    /// Appends the rivals that can be challenged.
    pub(crate) fn offer_duels(&self, out: &mut Vec<Action>) {
        if self.me().challenges > 0 {
            out.extend(self.others(self.active).map(Action::Challenge));
        }
    }

    pub(crate) fn challenge(&mut self, rival: Seat, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.me_mut().challenges -= 1;
        if let Some(free) = self.war.duels.iter_mut().find(|duel| duel.is_none()) {
            *free = Some((seat, rival));
        }
        told.tell(Audience::ALL, Event::Challenged { seat, rival });
    }

    /// Goes on with the duel at hand; after the last one bids are made.
    pub(crate) fn duels(&mut self, told: &mut impl Witness<Event>) -> Next {
        if let Some((winner, loser, left)) = self.war.spoils {
            return self.spoils(winner, loser, left, told);
        }
        match self.war.duels[0] {
            Some((challenger, _)) => {
                self.active = challenger;
                Next::Await(Phase::Stake)
            }
            None => {
                self.open_stage(Stage::Initiative);
                Next::Again
            }
        }
    }

    /// Both stakes are in: the higher sum wins, then standing at court; equals part in peace (KN-114, KN-120).
    pub(crate) fn resolve_duel(&mut self, stakes: [Option<u8>; SEATS], told: &mut impl Witness<Event>) {
        self.war.given = SeatSet::EMPTY;
        let Some((challenger, rival)) = self.war.duels[0] else { return };
        let stake = |seat: Seat| stakes[seat.index()].unwrap_or(0);
        let sum = |seat: Seat| self.player(seat).prowess() + stake(seat);
        let (strength, against) = (sum(challenger), sum(rival));
        let stakes = [stake(challenger), stake(rival)];
        told.tell(Audience::ALL, Event::Duel { challenger, rival, strength, against, stakes });
        let rank = |seat: Seat| (sum(seat), self.player(seat).standing_at_court());
        let (winner, loser) = match rank(challenger).cmp(&rank(rival)) {
            std::cmp::Ordering::Greater => (challenger, rival),
            std::cmp::Ordering::Less => (rival, challenger),
            std::cmp::Ordering::Equal => {
                told.tell(Audience::ALL, Event::DuelDrawn { challenger, rival });
                self.next_duel();
                return;
            }
        };
        told.tell(Audience::ALL, Event::DuelWon { seat: winner, loser });
        if stake(loser) == 0 && self.player(loser).goods.resources() > 0 {
            let player = self.player_mut(loser);
            player.barred = true;
            player.disgrace = 2;
            told.tell(Audience::ALL, Event::Disgraced { seat: loser });
        }
        self.war.spoils = Some((winner, loser, stake(loser)));
        self.active = winner;
        let gain = Gain { influence: 1, points: DUEL_POINTS, ..Gain::NONE };
        self.gain(winner, Origin::Duel, gain, told);
    }

    fn next_duel(&mut self) {
        self.war.duels.rotate_left(1);
        if let Some(last) = self.war.duels.last_mut() {
            *last = None;
        }
    }

    /// The winner takes as many resources as the loser staked (KN-115).
    fn spoils(&mut self, winner: Seat, loser: Seat, left: u8, told: &mut impl Witness<Event>) -> Next {
        let theirs = self.player(loser).goods;
        let mut kinds = Good::RESOURCES.into_iter().filter(|good| theirs.get(*good) > 0);
        let (first, more) = (kinds.next(), kinds.next().is_some());
        match first.filter(|_| left > 0) {
            None => {
                self.war.spoils = None;
                self.next_duel();
            }
            Some(_) if more && left < theirs.resources() => {
                self.active = winner;
                return Next::Await(Phase::Seize);
            }
            Some(good) => self.seize(good, told),
        }
        Next::Again
    }

    pub(crate) fn seize(&mut self, good: Good, told: &mut impl Witness<Event>) {
        let Some((winner, loser, left)) = self.war.spoils else { return };
        self.war.spoils = Some((winner, loser, left - 1));
        self.spend(loser, Purse::of(good, 1));
        told.tell(Audience::ALL, Event::Seized { seat: winner, loser, good });
        self.gain(winner, Origin::Spoils, Gain { goods: Purse::of(good, 1), ..Gain::NONE }, told);
    }
}
