//! What a pending seat may do.

use engine::Seat;

use crate::Knight;
use crate::action::Action;
use crate::cards::Side;
use crate::character::Character;
use crate::goods::Good;
use crate::open::Open;
use crate::phase::Phase;

impl Knight {
    /// Appends every legal action of a pending seat.
    #[inline]
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn().pending().contains(seat) {
            self.open.legal(seat, out);
        }
    }
}

impl Open {
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let map = self.map();
        match self.phase {
            Phase::Character => out.extend(self.characters().map(Action::Take)),
            Phase::Before => {
                out.extend(Side::ALL.map(Action::Choose));
                self.offer_row(out);
                self.offer_character(out);
                out.extend(self.early_partners().map(Action::Offer));
            }
            Phase::Use => self.offer_uses(out),
            Phase::Draft => self.offer_draft(out),
            Phase::Answer { .. } => out.extend([Action::Accept, Action::Decline]),
            Phase::Stage { .. } => out.extend(Side::ALL.map(Action::Stage)),
            Phase::Command => self.offer_commands(out),
            Phase::March => {
                self.offer_moves(out);
                out.push(Action::Halt);
            }
            Phase::Strike { at } => {
                let tile = map.at(at);
                let rivals = self.others(seat).filter(|rival| self.player(*rival).units.get(tile) > 0);
                out.extend(rivals.map(|rival| Action::Strike(at, rival)));
            }
            Phase::Remove => self.offer_removals(out),
            Phase::Slight => self.offer_slights(out),
            Phase::Avoid => {
                out.extend(self.may_pay_off().then_some(Action::Pay));
                out.push(Action::Suffer);
                self.offer_character(out);
                out.extend(self.early_partners().map(Action::Offer));
            }
            Phase::After => {
                out.extend(self.character_actions());
                out.push(Action::End);
            }
            Phase::Enemy => out.extend(self.entries().iter().map(|at| Action::Enemy(map.place(at)))),
            Phase::Advance { from } => {
                let steps = self.steps(map.at(from));
                out.extend(steps.iter().map(|to| Action::Advance(from, map.place(to))));
            }
            Phase::Raze { at } => {
                let tile = map.at(at);
                let left = self.me().sources.get(tile);
                let sources = map.tiles[tile].sources.iter().enumerate();
                let there = sources.filter(|(index, _)| left >> index & 1 != 0);
                out.extend(there.map(|(_, source)| Action::Raze(at, *source)));
            }
            Phase::Flow => {
                for from in self.tasks.order.displaced.iter() {
                    let place = map.place(from);
                    out.extend(self.shores(from).iter().map(|to| Action::Flow(place, map.place(to))));
                }
            }
            Phase::Stake => out.extend((0..=self.most(seat)).map(Action::Stake)),
            Phase::Seize => {
                let Some((_, loser, _)) = self.war.spoils else { return };
                let theirs = self.player(loser).goods;
                let held = Good::RESOURCES.into_iter().filter(|good| theirs.get(*good) > 0);
                out.extend(held.map(Action::Seize));
            }
            Phase::Bid => out.extend((0..=self.most(seat)).map(Action::Bid)),
            Phase::Spend => out.extend(self.me().goods.iter().map(|(good, _)| Action::Spend(good))),
            Phase::Plan => self.offer_calls(out),
            Phase::Goal | Phase::Turning { .. } | Phase::Lot | Phase::Over => {}
        }
    }

    /// The characters that nobody plays.
    pub(crate) fn characters(&self) -> impl Iterator<Item = Character> + '_ {
        let taken =
            |character: Character| self.all().any(|seat| self.player(seat).character == Some(character));
        Character::all().filter(move |character| !taken(*character))
    }
}
