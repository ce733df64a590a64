//! The action space.

use engine::ActionBlock;

use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::story::MOST_STAGES;

use super::fields::{ALLIES, CARDS, FIRST_ALLY, FIRST_FOE, MOST_BID, WEAPONS};

const TURN: ActionBlock<0> = ActionBlock::first([]);
const SPONSOR: ActionBlock<0> = TURN.then([]);
const JOIN: ActionBlock<0> = SPONSOR.then([]);
const ENTER: ActionBlock<0> = JOIN.then([]);
const DRAW: ActionBlock<0> = ENTER.then([]);
const DECLINE: ActionBlock<0> = DRAW.then([]);
/// Stages are made of weapons, and of foes and tests.
const LAY_WEAPON: ActionBlock<1> = DECLINE.then([WEAPONS]);
const LAY: ActionBlock<1> = LAY_WEAPON.then([CARDS - FIRST_FOE]);
/// Weapons, allies and the amour come before the foes.
const ARM: ActionBlock<1> = LAY.then([FIRST_FOE]);
const DONE: ActionBlock<0> = ARM.then([]);
/// Allies and the amour.
const PLAY: ActionBlock<1> = DONE.then([FIRST_FOE - FIRST_ALLY]);
const DISCARD: ActionBlock<1> = PLAY.then([CARDS]);
/// Nobody bids 0.
const BID: ActionBlock<1> = DISCARD.then([MOST_BID as usize]);
const PASS: ActionBlock<0> = BID.then([]);
const PEEK: ActionBlock<1> = PASS.then([MOST_STAGES]);
const MORDRED: ActionBlock<1> = PEEK.then([ALLIES]);
const WATCH: ActionBlock<0> = MORDRED.then([]);
const REST: ActionBlock<0> = WATCH.then([]);

pub(super) const COUNT: usize = REST.end();

pub(super) fn index(action: Action) -> usize {
    match action {
        Action::Turn => TURN.index([]),
        Action::Sponsor => SPONSOR.index([]),
        Action::Join => JOIN.index([]),
        Action::Enter => ENTER.index([]),
        Action::Draw => DRAW.index([]),
        Action::Decline => DECLINE.index([]),
        Action::Lay(card) if card.kind() == Kind::Weapon => LAY_WEAPON.index([card as usize]),
        Action::Lay(card) => LAY.index([card as usize - FIRST_FOE]),
        Action::Arm(card) => ARM.index([card as usize]),
        Action::Done => DONE.index([]),
        Action::Play(card) => PLAY.index([card as usize - FIRST_ALLY]),
        Action::Discard(card) => DISCARD.index([card as usize]),
        Action::Bid(cards) => BID.index([usize::from(cards) - 1]),
        Action::Pass => PASS.index([]),
        Action::Peek(stage) => PEEK.index([stage.into()]),
        Action::Mordred(ally) => MORDRED.index([ally as usize - FIRST_ALLY]),
        Action::Watch => WATCH.index([]),
        Action::Rest => REST.index([]),
    }
}

pub(super) fn action(index: usize) -> Option<Action> {
    TURN.find(index, |[]| Action::Turn)
        .or_else(|| SPONSOR.find(index, |[]| Action::Sponsor))
        .or_else(|| JOIN.find(index, |[]| Action::Join))
        .or_else(|| ENTER.find(index, |[]| Action::Enter))
        .or_else(|| DRAW.find(index, |[]| Action::Draw))
        .or_else(|| DECLINE.find(index, |[]| Action::Decline))
        .or_else(|| LAY_WEAPON.find(index, |[weapon]| Action::Lay(Card::ALL[weapon])))
        .or_else(|| LAY.find(index, |[card]| Action::Lay(Card::ALL[FIRST_FOE + card])))
        .or_else(|| ARM.find(index, |[card]| Action::Arm(Card::ALL[card])))
        .or_else(|| DONE.find(index, |[]| Action::Done))
        .or_else(|| PLAY.find(index, |[card]| Action::Play(Card::ALL[FIRST_ALLY + card])))
        .or_else(|| DISCARD.find(index, |[card]| Action::Discard(Card::ALL[card])))
        .or_else(|| BID.find(index, |[cards]| Action::Bid(cards as u8 + 1)))
        .or_else(|| PASS.find(index, |[]| Action::Pass))
        .or_else(|| PEEK.find(index, |[stage]| Action::Peek(stage as u8)))
        .or_else(|| MORDRED.find(index, |[ally]| Action::Mordred(Card::ALL[FIRST_ALLY + ally])))
        .or_else(|| WATCH.find(index, |[]| Action::Watch))
        .or_else(|| REST.find(index, |[]| Action::Rest))
}
