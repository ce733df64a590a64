//! What a player may do: the one source of legality.

use engine::Seat;

use crate::Camelot;
use crate::action::Action;
use crate::colour::{Colour, Owner};
use crate::field::Field;
use crate::hero::{self, BlackKnight, Hero};
use crate::mission::Missions;
use crate::phase::{Errand, Figure, Phase, Source};
use crate::position::{HIGHEST_NUMBER, MAGICIANS_ON_A_NUMBER, MOST_RETRIEVED, MOST_SENT};
use crate::room::{Room, Rooms};
use crate::rooms::training::LineBonus;
use crate::shield::Shield;

impl Camelot {
    /// Every legal action of the seat.
    #[inline]
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().pending().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Colours => {
                let free = Colour::ALL.into_iter().filter(|colour| self.owners[*colour] == Owner::Box);
                out.extend(free.map(Action::Colour));
            }
            Phase::Send => {
                let colour = self.sender(seat).expect("a pending seat has a colour to send");
                let most = self.home[colour].min(MOST_SENT); // R-CA-30
                out.extend((0..=most).map(|knights| Action::Send(colour, knights)));
            }
            Phase::Predict => {
                let numbers = (0..=HIGHEST_NUMBER).filter(|number| self.may_predict(*number));
                out.extend(numbers.map(Action::Predict));
            }
            Phase::Choose => self.offer_errands(out),
            Phase::Shield => {
                let shields = self.progress.shields;
                out.extend(shields.kinds().map(Action::Shield));
                out.extend(shields.kinds().filter(|shield| self.may_redirect(*shield)).map(Action::Redirect));
            }
            Phase::Place { figure, rooms } => self.offer_fields(figure, rooms, out),
            Phase::Knight { .. } => {
                let sources = Source::ALL.into_iter().filter(|source| self.has_knight(*source));
                out.extend(sources.map(Action::Knight));
                out.extend(self.may_decline().then_some(Action::Decline));
            }
            Phase::Tree => out.extend([Action::Tree, Action::Decline]),
            Phase::Line => {
                let bonuses = LineBonus::ALL.into_iter().filter(|bonus| self.may_reward(*bonus));
                out.extend(bonuses.map(Action::Bonus));
                out.push(Action::Decline);
            }
            Phase::Look => out.extend([Action::Look, Action::Draw]),
            Phase::Part => out.extend(self.pile.parts().map(Action::Part)),
            Phase::After => self.offer_abilities(out),
            Phase::Withdraw { colour } => {
                let own = self.rooms[Room::Red as usize][colour];
                let fields = self.plan(Room::Red).fields().filter(|field| own & field.bit() != 0);
                out.extend(fields.map(Action::Withdraw));
            }
            Phase::Sides | Phase::Magicians | Phase::Missions | Phase::Merlin | Phase::Tile | Phase::Over => {
            }
        }
    }

    /// Does the number have room for one more magician (CA-048)?
    #[inline]
    pub(crate) fn may_predict(&self, number: u8) -> bool {
        let there = self.numbers.0.iter().filter(|known| **known == Some(number)).count();
        there < MAGICIANS_ON_A_NUMBER
    }

    /// A mission that is small enough (CA-061), or knights from the hinterland (CA-077).
    fn offer_errands(&self, out: &mut Vec<Action>) {
        let colour = self.active();
        if self.sent[colour] == 0 {
            let most = self.hinterland[colour].min(MOST_RETRIEVED);
            out.extend((0..=most).rev().map(Action::Retrieve));
        } else {
            let small = self.open.faces().filter(|mission| mission.size() <= self.sent[colour]);
            out.extend(small.map(Action::Take));
        }
    }

    fn offer_fields(&self, figure: Figure, rooms: Rooms, out: &mut Vec<Action>) {
        for room in rooms.iter() {
            let plan = self.plan(room);
            let mut free = self.free(room, self.active());
            while free != 0 {
                out.push(Action::Place(Field { plan, index: free.trailing_zeros() as u8 }));
                free &= free - 1;
            }
        }
        if figure == Figure::Magician {
            out.push(Action::Decline); // CA-113: may
        }
    }

    /// May the hero turn a shield of this kind to another room that has a field (R-CA-21)?
    #[inline]
    pub(crate) fn may_redirect(&self, shield: Shield) -> bool {
        !self.redirected_rooms(shield).is_empty()
    }

    /// The rooms to which the hero may turn a shield of this kind.
    #[inline]
    pub(crate) fn redirected_rooms(&self, shield: Shield) -> Rooms {
        let colour = self.active();
        if self.progress.ability || self.heroes[colour] == Hero::Gone {
            return Rooms::NONE;
        }
        self.free_rooms(hero::redirects(colour, self.heroes[colour], shield), colour)
    }

    /// Has the active colour a knight there that can be placed in addition (R-CA-07)?
    #[inline]
    pub(crate) fn has_knight(&self, source: Source) -> bool {
        let colour = self.active();
        match source {
            Source::Hinterland => self.hinterland[colour] > 0,
            Source::Screen => self.home[colour] > 0,
        }
    }

    /// Can the active colour place one more knight in this room?
    #[inline]
    pub(crate) fn can_add(&self, room: Room) -> bool {
        self.free(room, self.active()) != 0 && Source::ALL.into_iter().any(|source| self.has_knight(source))
    }

    /// The place with a knight that can be placed in addition, if there is exactly one.
    pub(crate) fn only_source(&self) -> Option<Source> {
        let mut sources = Source::ALL.into_iter().filter(|source| self.has_knight(*source));
        sources.next().filter(|_| sources.next().is_none())
    }

    /// May the tree or the one more knight at hand be declined (R-CA-06)?
    #[inline]
    pub(crate) fn may_decline(&self) -> bool {
        if self.rules >= 2 { self.options.declinable || self.progress.later.optional } else { true } // since rules 2
    }

    /// Does a tree bring the active colour anything (R-CA-08)?
    #[inline]
    pub(crate) fn can_use_tree(&self) -> bool {
        self.hinterland[self.active()] > 0 || !self.pile.is_empty()
    }

    /// Can the active colour have this bonus for a line?
    pub(crate) fn may_reward(&self, bonus: LineBonus) -> bool {
        match bonus {
            LineBonus::Red => self.can_add(Room::Red),
            LineBonus::Yellow => self.can_add(Room::Yellow),
            LineBonus::Tree => self.can_use_tree(),
            LineBonus::Points => true,
        }
    }

    // Heroes after the mission

    fn offer_abilities(&self, out: &mut Vec<Action>) {
        out.extend(self.discardable().faces().map(Action::Discard));
        if self.may_pair() {
            out.push(Action::Pair);
        }
        if self.may_call_black_knight() {
            out.push(Action::BlackKnight);
        }
        out.push(Action::End);
    }

    /// Has the active colour's hero anything to do after the mission?
    #[inline]
    pub(crate) fn has_ability_after(&self) -> bool {
        self.heroes[self.active()] != Hero::Gone
            && (!self.discardable().is_empty() || self.may_pair() || self.may_call_black_knight())
    }

    /// May the active colour use this side of its hero after what it has done?
    fn ready_with(&self, colour: Colour, hero: Hero) -> bool {
        let errand = self.progress.errand.is_some();
        errand && !self.progress.ability && self.active() == colour && self.heroes[colour] == hero
    }

    /// The missions that Kay (CA-164) or Mordred (CA-172) may take away.
    pub(crate) fn discardable(&self) -> Missions {
        if self.ready_with(Colour::Red, Hero::Second) {
            return self.open;
        }
        if !self.ready_with(Colour::Violet, Hero::First) {
            return Missions::NONE;
        }
        let single = |missions: Missions, face| match self.open.count(face) {
            count if face.size() == 1 => (0..count).fold(missions, |missions, _| missions.with(face)),
            _ => missions,
        };
        self.open.faces().fold(Missions::NONE, single)
    }

    /// Has Tristan two knights placed in one room (CA-166)?
    pub(crate) fn may_pair(&self) -> bool {
        self.ready_with(Colour::Green, Hero::Second)
            && self.progress.errand == Some(Errand::Mission)
            && self.progress.placed.into_iter().any(|placed| placed >= 2)
    }

    /// Can Mordred place the black knight (CA-173)?
    pub(crate) fn may_call_black_knight(&self) -> bool {
        self.ready_with(Colour::Violet, Hero::Second)
            && self.black_knight == BlackKnight::Waiting
            && !self.free_rooms(Rooms::CASTLE, Colour::Violet).is_empty()
    }
}
