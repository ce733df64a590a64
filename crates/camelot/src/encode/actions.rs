//! The action space.

use engine::ActionBlock;

use crate::action::Action;
use crate::colour::Colour;
use crate::field::{Field, Plan};
use crate::mission::{FACES, Mission};
use crate::phase::Source;
use crate::position::{HIGHEST_NUMBER, MOST_RETRIEVED, MOST_SENT};
use crate::rooms::training::LineBonus;
use crate::shield::Shield;
use crate::tiles::Part;

use super::fields::{COLOURS, PLACES, field_of, place_of};

const COLOUR: ActionBlock<1> = ActionBlock::first([COLOURS]);
const SEND: ActionBlock<2> = COLOUR.then([COLOURS, MOST_SENT as usize + 1]);
const PREDICT: ActionBlock<1> = SEND.then([HIGHEST_NUMBER as usize + 1]);
const TAKE: ActionBlock<1> = PREDICT.then([FACES]);
const RETRIEVE: ActionBlock<1> = TAKE.then([MOST_RETRIEVED as usize + 1]);
const SHIELD: ActionBlock<1> = RETRIEVE.then([Shield::ALL.len()]);
const REDIRECT: ActionBlock<1> = SHIELD.then([Shield::ALL.len()]);
const PLACE: ActionBlock<1> = REDIRECT.then([PLACES]);
const KNIGHT: ActionBlock<1> = PLACE.then([Source::ALL.len()]);
const TREE: ActionBlock<0> = KNIGHT.then([]);
const BONUS: ActionBlock<1> = TREE.then([LineBonus::ALL.len()]);
const LOOK: ActionBlock<0> = BONUS.then([]);
const DRAW: ActionBlock<0> = LOOK.then([]);
const PART: ActionBlock<1> = DRAW.then([Part::ALL.len()]);
const DISCARD: ActionBlock<1> = PART.then([FACES]);
const BLACK_KNIGHT: ActionBlock<0> = DISCARD.then([]);
const PAIR: ActionBlock<0> = BLACK_KNIGHT.then([]);
const DECLINE: ActionBlock<0> = PAIR.then([]);
const END: ActionBlock<0> = DECLINE.then([]);
const WITHDRAW: ActionBlock<1> = END.then([Plan::Rebellion.prints().len()]);

pub(super) const COUNT: usize = WITHDRAW.end();

pub(super) fn index(action: Action) -> usize {
    match action {
        Action::Colour(colour) => COLOUR.index([colour as usize]),
        Action::Send(colour, knights) => SEND.index([colour as usize, knights.into()]),
        Action::Predict(number) => PREDICT.index([number.into()]),
        Action::Take(mission) => TAKE.index([mission.index()]),
        Action::Retrieve(knights) => RETRIEVE.index([knights.into()]),
        Action::Shield(shield) => SHIELD.index([shield as usize]),
        Action::Redirect(shield) => REDIRECT.index([shield as usize]),
        Action::Place(field) => PLACE.index([place_of(field)]),
        Action::Knight(source) => KNIGHT.index([source as usize]),
        Action::Tree => TREE.index([]),
        Action::Bonus(bonus) => BONUS.index([bonus as usize]),
        Action::Look => LOOK.index([]),
        Action::Draw => DRAW.index([]),
        Action::Part(part) => PART.index([part as usize]),
        Action::Discard(mission) => DISCARD.index([mission.index()]),
        Action::BlackKnight => BLACK_KNIGHT.index([]),
        Action::Pair => PAIR.index([]),
        Action::Decline => DECLINE.index([]),
        Action::End => END.index([]),
        Action::Withdraw(field) => WITHDRAW.index([field.index.into()]),
    }
}

pub(super) fn action(index: usize) -> Option<Action> {
    COLOUR
        .find(index, |[colour]| Action::Colour(Colour::ALL[colour]))
        .or_else(|| SEND.find(index, |[colour, knights]| Action::Send(Colour::ALL[colour], knights as u8)))
        .or_else(|| PREDICT.find(index, |[number]| Action::Predict(number as u8)))
        .or_else(|| TAKE.places(index).and_then(|[face]| Mission::all().nth(face)).map(Action::Take))
        .or_else(|| RETRIEVE.find(index, |[knights]| Action::Retrieve(knights as u8)))
        .or_else(|| SHIELD.find(index, |[shield]| Action::Shield(Shield::ALL[shield])))
        .or_else(|| REDIRECT.find(index, |[shield]| Action::Redirect(Shield::ALL[shield])))
        .or_else(|| PLACE.find(index, |[place]| Action::Place(field_of(place))))
        .or_else(|| KNIGHT.find(index, |[source]| Action::Knight(Source::ALL[source])))
        .or_else(|| TREE.find(index, |[]| Action::Tree))
        .or_else(|| BONUS.find(index, |[bonus]| Action::Bonus(LineBonus::ALL[bonus])))
        .or_else(|| LOOK.find(index, |[]| Action::Look))
        .or_else(|| DRAW.find(index, |[]| Action::Draw))
        .or_else(|| PART.find(index, |[part]| Action::Part(Part::ALL[part])))
        .or_else(|| DISCARD.places(index).and_then(|[face]| Mission::all().nth(face)).map(Action::Discard))
        .or_else(|| BLACK_KNIGHT.find(index, |[]| Action::BlackKnight))
        .or_else(|| PAIR.find(index, |[]| Action::Pair))
        .or_else(|| DECLINE.find(index, |[]| Action::Decline))
        .or_else(|| END.find(index, |[]| Action::End))
        .or_else(|| WITHDRAW.find(index, |[index]| Action::Withdraw(rebel_field(index))))
}

fn rebel_field(index: usize) -> Field {
    Field { plan: Plan::Rebellion, index: index as u8 }
}
