//! The action space. Seats are counted from the first; an observation says which one is the viewer's.

use engine::{ActionBlock, Seat};

use crate::action::{Action, HIGHEST_BID};
use crate::cards::Side;
use crate::character::{CHARACTERS, Character, THRESHOLDS};
use crate::contest::Tournament;
use crate::court::{Office, TRACKS, Track};
use crate::goods::Good;
use crate::open::{ROW, SEATS};
use crate::place::Place;

use super::fields::{BATTLES, GOODS, SOURCES, TOURNAMENTS};
use super::ways::{
    ADVANCES, ENTRIES, FLOWS, FOES, MOVES, MUSTERS, Places, RAZED, RIVALS, STRIKES, Ways, razed_map,
};

const TAKE: ActionBlock<1> = ActionBlock::first([CHARACTERS as usize]);
const CHOOSE: ActionBlock<1> = TAKE.then([Side::ALL.len()]);
const REVEAL: ActionBlock<1> = CHOOSE.then([ROW]);
/// Every place of the row but the first changes places with one before it.
const SWAP: ActionBlock<1> = REVEAL.then([ROW * (ROW - 1) / 2]);
const REPLACE: ActionBlock<1> = SWAP.then([ROW]);
const BORROW: ActionBlock<2> = REPLACE.then([ROW, Side::ALL.len()]);
const UNLOCK: ActionBlock<1> = BORROW.then([TRACKS]);
const ENTER: ActionBlock<1> = UNLOCK.then([TOURNAMENTS]);
const BATTLE: ActionBlock<1> = ENTER.then([BATTLES]);
const SPECIAL: ActionBlock<0> = BATTLE.then([]);
const REWARD: ActionBlock<1> = SPECIAL.then([2]);
const THRESHOLD: ActionBlock<1> = REWARD.then([THRESHOLDS.len()]);
const BUY: ActionBlock<1> = THRESHOLD.then([RESOURCES]);
const BUY_INFLUENCE: ActionBlock<0> = BUY.then([]);
const BUY_COMMAND: ActionBlock<0> = BUY_INFLUENCE.then([]);
const EXCHANGE: ActionBlock<2> = BUY_COMMAND.then([RESOURCES, RESOURCES - 1]);
const LURE: ActionBlock<0> = EXCHANGE.then([]);
const CHAIN: ActionBlock<2> = LURE.then([Office::CHAINED.len(), Office::CHAINED.len() - 1]);
const LINK: ActionBlock<1> = CHAIN.then([LINKED.len()]);
const END: ActionBlock<0> = LINK.then([]);
const STAGE: ActionBlock<1> = END.then([Side::ALL.len()]);
const ADD: ActionBlock<1> = STAGE.then([MUSTERS.len()]);
const ATTACK: ActionBlock<0> = ADD.then([]);
const MOVE: ActionBlock<1> = ATTACK.then([MOVES.len()]);
const HALT: ActionBlock<0> = MOVE.then([]);
const GATHER: ActionBlock<0> = HALT.then([]);
const THWART: ActionBlock<0> = GATHER.then([]);
const THWART_RIVAL: ActionBlock<1> = THWART.then([SEATS]);
const FORGO: ActionBlock<0> = THWART_RIVAL.then([]);
const REMOVE: ActionBlock<1> = FORGO.then([FOES.len()]);
const REMOVE_RIVAL: ActionBlock<2> = REMOVE.then([RIVALS.len(), SEATS]);
const PAY: ActionBlock<0> = REMOVE_RIVAL.then([]);
const SUFFER: ActionBlock<0> = PAY.then([]);
const ENEMY: ActionBlock<1> = SUFFER.then([ENTRIES.len()]);
const ADVANCE: ActionBlock<1> = ENEMY.then([ADVANCES.len()]);
const RAZE: ActionBlock<2> = ADVANCE.then([RAZED.len(), SOURCES]);
const FLOW: ActionBlock<1> = RAZE.then([FLOWS.len()]);
const OFFER: ActionBlock<1> = FLOW.then([SEATS]);
const GIVE: ActionBlock<1> = OFFER.then([GOODS]);
const WANT: ActionBlock<1> = GIVE.then([GOODS]);
const PROPOSE: ActionBlock<0> = WANT.then([]);
const ACCEPT: ActionBlock<0> = PROPOSE.then([]);
const DECLINE: ActionBlock<0> = ACCEPT.then([]);
const CHALLENGE: ActionBlock<1> = DECLINE.then([SEATS]);
const STAKE: ActionBlock<1> = CHALLENGE.then([HIGHEST_BID as usize + 1]);
const SEIZE: ActionBlock<1> = STAKE.then([RESOURCES]);
const BID: ActionBlock<1> = SEIZE.then([HIGHEST_BID as usize + 1]);
const SPEND: ActionBlock<1> = BID.then([GOODS]);
const CALL: ActionBlock<1> = SPEND.then([SEATS]);
const STRIKE: ActionBlock<2> = CALL.then([STRIKES.len(), SEATS]);

const SPARE: ActionBlock<0> = STRIKE.then([]);

pub(super) const COUNT: usize = SPARE.end();

const RESOURCES: usize = Good::RESOURCES.len();
const LINKED: [Track; 2] = [Track::Village, Track::Stable];

pub(super) fn index(action: Action) -> usize {
    match action {
        Action::Take(character) => TAKE.index([character.index()]),
        Action::Choose(side) => CHOOSE.index([side as usize]),
        Action::Reveal(at) => REVEAL.index([at.into()]),
        Action::Swap(first, second) => SWAP.index([pair(first.into(), second.into())]),
        Action::Replace(at) => REPLACE.index([at.into()]),
        Action::Borrow(at, side) => BORROW.index([at.into(), side as usize]),
        Action::Unlock(track) => UNLOCK.index([track as usize]),
        Action::Enter(tournament) => ENTER.index([tournament.index()]),
        Action::Battle(battle) => BATTLE.index([battle.into()]),
        Action::Special => SPECIAL.index([]),
        Action::Reward(reward) => REWARD.index([reward.into()]),
        Action::Threshold(threshold) => THRESHOLD.index([threshold.into()]),
        Action::Buy(good) => BUY.index([good as usize]),
        Action::BuyInfluence => BUY_INFLUENCE.index([]),
        Action::BuyCommand => BUY_COMMAND.index([]),
        Action::Exchange(from, to) => EXCHANGE.index([from as usize, other(from as usize, to as usize)]),
        Action::Lure => LURE.index([]),
        Action::Chain(from, to) => CHAIN.index([chained(from), other(chained(from), chained(to))]),
        Action::Link(track) => LINK.index([usize::from(track == Track::Stable)]),
        Action::End => END.index([]),
        Action::Stage(side) => STAGE.index([side as usize]),
        Action::Add(place) => ADD.index([MUSTERS.index(place)]),
        Action::Attack => ATTACK.index([]),
        Action::Move(from, to) => MOVE.index([MOVES.index(from, to)]),
        Action::Halt => HALT.index([]),
        Action::Gather => GATHER.index([]),
        Action::Thwart(None) => THWART.index([]),
        Action::Thwart(Some(seat)) => THWART_RIVAL.index([seat.index()]),
        Action::Forgo => FORGO.index([]),
        Action::Remove(place, None) => REMOVE.index([FOES.index(place)]),
        Action::Remove(place, Some(seat)) => REMOVE_RIVAL.index([RIVALS.index(place), seat.index()]),
        Action::Spare => SPARE.index([]),
        Action::Pay => PAY.index([]),
        Action::Suffer => SUFFER.index([]),
        Action::Enemy(place) => ENEMY.index([ENTRIES.index(place)]),
        Action::Advance(from, to) => ADVANCE.index([ADVANCES.index(from, to)]),
        Action::Raze(place, source) => {
            let at = sources(place).iter().position(|known| *known == source);
            RAZE.index([RAZED.index(place), at.expect("the tile has this source")])
        }
        Action::Flow(from, to) => FLOW.index([FLOWS.index(from, to)]),
        Action::Offer(seat) => OFFER.index([seat.index()]),
        Action::Give(good) => GIVE.index([good as usize]),
        Action::Want(good) => WANT.index([good as usize]),
        Action::Propose => PROPOSE.index([]),
        Action::Accept => ACCEPT.index([]),
        Action::Decline => DECLINE.index([]),
        Action::Challenge(seat) => CHALLENGE.index([seat.index()]),
        Action::Stake(amount) => STAKE.index([amount.into()]),
        Action::Seize(good) => SEIZE.index([good as usize]),
        Action::Bid(amount) => BID.index([amount.into()]),
        Action::Spend(good) => SPEND.index([good as usize]),
        Action::Call(seat) => CALL.index([seat.index()]),
        Action::Strike(place, seat) => STRIKE.index([STRIKES.index(place), seat.index()]),
    }
}

pub(super) fn action(index: usize) -> Option<Action> {
    at_court(index).or_else(|| in_the_field(index)).or_else(|| with_others(index))
}

fn at_court(index: usize) -> Option<Action> {
    let side = |side: usize| Side::ALL[side];
    let chain =
        |[from, to]: [usize; 2]| Action::Chain(Office::CHAINED[from], Office::CHAINED[un_other(from, to)]);
    let exchange = |[from, to]: [usize; 2]| Action::Exchange(Good::ALL[from], Good::ALL[un_other(from, to)]);
    TAKE.places(index)
        .and_then(|[at]| Character::all().nth(at).map(Action::Take))
        .or_else(|| CHOOSE.find(index, |[at]| Action::Choose(side(at))))
        .or_else(|| REVEAL.find(index, |[at]| Action::Reveal(at as u8)))
        .or_else(|| SWAP.find(index, |[at]| un_pair(at)))
        .or_else(|| REPLACE.find(index, |[at]| Action::Replace(at as u8)))
        .or_else(|| BORROW.find(index, |[at, of]| Action::Borrow(at as u8, side(of))))
        .or_else(|| UNLOCK.find(index, |[at]| Action::Unlock(Track::ALL[at])))
        .or_else(|| ENTER.places(index).and_then(|[at]| Tournament::all().nth(at).map(Action::Enter)))
        .or_else(|| BATTLE.find(index, |[at]| Action::Battle(at as u8)))
        .or_else(|| SPECIAL.find(index, |[]| Action::Special))
        .or_else(|| REWARD.find(index, |[at]| Action::Reward(at as u8)))
        .or_else(|| THRESHOLD.find(index, |[at]| Action::Threshold(at as u8)))
        .or_else(|| BUY.find(index, |[at]| Action::Buy(Good::ALL[at])))
        .or_else(|| BUY_INFLUENCE.find(index, |[]| Action::BuyInfluence))
        .or_else(|| BUY_COMMAND.find(index, |[]| Action::BuyCommand))
        .or_else(|| EXCHANGE.find(index, exchange))
        .or_else(|| LURE.find(index, |[]| Action::Lure))
        .or_else(|| CHAIN.find(index, chain))
        .or_else(|| LINK.find(index, |[at]| Action::Link(LINKED[at])))
        .or_else(|| END.find(index, |[]| Action::End))
        .or_else(|| STAGE.find(index, |[at]| Action::Stage(side(at))))
}

fn in_the_field(index: usize) -> Option<Action> {
    let place = |places: Places, block: ActionBlock<1>| block.places(index).and_then(|[at]| places.nth(at));
    let way = |ways: &Ways, block: ActionBlock<1>| block.places(index).and_then(|[at]| ways.nth(at));
    place(MUSTERS, ADD)
        .map(Action::Add)
        .or_else(|| ATTACK.find(index, |[]| Action::Attack))
        .or_else(|| way(&MOVES, MOVE).map(|(from, to)| Action::Move(from, to)))
        .or_else(|| HALT.find(index, |[]| Action::Halt))
        .or_else(|| GATHER.find(index, |[]| Action::Gather))
        .or_else(|| THWART.find(index, |[]| Action::Thwart(None)))
        .or_else(|| THWART_RIVAL.find(index, |[at]| Action::Thwart(Some(seat(at)))))
        .or_else(|| FORGO.find(index, |[]| Action::Forgo))
        .or_else(|| place(FOES, REMOVE).map(|at| Action::Remove(at, None)))
        .or_else(|| of_rival(RIVALS, REMOVE_RIVAL, index).map(|(at, rival)| Action::Remove(at, Some(rival))))
        .or_else(|| SPARE.find(index, |[]| Action::Spare))
        .or_else(|| PAY.find(index, |[]| Action::Pay))
        .or_else(|| SUFFER.find(index, |[]| Action::Suffer))
        .or_else(|| place(ENTRIES, ENEMY).map(Action::Enemy))
        .or_else(|| way(&ADVANCES, ADVANCE).map(|(from, to)| Action::Advance(from, to)))
        .or_else(|| RAZE.places(index).and_then(raze))
        .or_else(|| way(&FLOWS, FLOW).map(|(from, to)| Action::Flow(from, to)))
}

fn with_others(index: usize) -> Option<Action> {
    OFFER
        .find(index, |[at]| Action::Offer(seat(at)))
        .or_else(|| GIVE.find(index, |[at]| Action::Give(Good::ALL[at])))
        .or_else(|| WANT.find(index, |[at]| Action::Want(Good::ALL[at])))
        .or_else(|| PROPOSE.find(index, |[]| Action::Propose))
        .or_else(|| ACCEPT.find(index, |[]| Action::Accept))
        .or_else(|| DECLINE.find(index, |[]| Action::Decline))
        .or_else(|| CHALLENGE.find(index, |[at]| Action::Challenge(seat(at))))
        .or_else(|| STAKE.find(index, |[amount]| Action::Stake(amount as u8)))
        .or_else(|| SEIZE.find(index, |[at]| Action::Seize(Good::ALL[at])))
        .or_else(|| BID.find(index, |[amount]| Action::Bid(amount as u8)))
        .or_else(|| SPEND.find(index, |[at]| Action::Spend(Good::ALL[at])))
        .or_else(|| CALL.find(index, |[at]| Action::Call(seat(at))))
        .or_else(|| of_rival(STRIKES, STRIKE, index).map(|(at, rival)| Action::Strike(at, rival)))
}

fn seat(at: usize) -> Seat {
    Seat::new(at as u8)
}

fn of_rival(places: Places, block: ActionBlock<2>, index: usize) -> Option<(Place, Seat)> {
    let [at, rival] = block.places(index)?;
    Some((places.nth(at)?, seat(rival)))
}

/// The number of two places of the row, the left one first, among all such pairs.
const fn pair(first: usize, second: usize) -> usize {
    second * (second - 1) / 2 + first
}

fn un_pair(pair: usize) -> Action {
    let second =
        (1..ROW).rfind(|second| second * (second - 1) / 2 <= pair).expect("1 comes before all pairs");
    Action::Swap((pair - second * (second - 1) / 2) as u8, second as u8)
}

/// The place of a thing among those that differ from another one.
const fn other(from: usize, to: usize) -> usize {
    if to > from { to - 1 } else { to }
}

const fn un_other(from: usize, other: usize) -> usize {
    if other >= from { other + 1 } else { other }
}

fn chained(office: Office) -> usize {
    Office::CHAINED.iter().position(|chained| *chained == office).expect("only these three are chained")
}

fn sources(place: Place) -> &'static [crate::map::Source] {
    razed_map(place).map_or(&[], |map| map.tiles[map.at(place)].sources)
}

/// Some tiles have fewer sources than others.
fn raze([at, source]: [usize; 2]) -> Option<Action> {
    let place = RAZED.nth(at)?;
    sources(place).get(source).map(|source| Action::Raze(place, *source))
}
