//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

use crate::colour::Colour;
use crate::field::{Field, Plan};
use crate::mission::Mission;
use crate::phase::Source;
use crate::position::{HIGHEST_NUMBER, MOST_RETRIEVED, MOST_SENT};
use crate::rooms::training::LineBonus;
use crate::shield::Shield;
use crate::tiles::Part;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `colour red`: play this colour (CA-008, CA-174).
    Colour(Colour),
    /// `send red 2`: so many knights of this colour into the fist (CA-040).
    Send(Colour, u8),
    /// `predict 8`: the magician on this number (CA-045).
    Predict(u8),
    /// `take green-red`: fulfil this mission (CA-059).
    Take(Mission),
    /// `retrieve 2`: so many knights back from the hinterland (CA-077).
    Retrieve(u8),
    /// `shield green`: resolve this shield next (CA-063).
    Shield(Shield),
    /// `redirect green`: the hero turns this shield to another room (CA-163, CA-170).
    Redirect(Shield),
    /// `place green r1c1`: a figure on this field (CA-063).
    Place(Field),
    /// `knight hinterland`, `knight screen`: one more knight from there (CA-066).
    Knight(Source),
    /// `tree`: a knight and a grail tile from the hinterland (CA-068).
    Tree,
    /// `bonus points`: this bonus for a line (CA-100).
    Bonus(LineBonus),
    /// `look`: Parzival looks through the grail tiles (CA-168).
    Look,
    /// `draw`: draw a grail tile as usual (CA-069).
    Draw,
    /// `part rim`: Parzival chooses this tile (CA-168).
    Part(Part),
    /// `discard green`: the hero takes this mission away (CA-164, CA-172).
    Discard(Mission),
    /// `black-knight`: Mordred places the black knight (CA-173).
    BlackKnight,
    /// `pair`: Tristan scores for two knights in a room (CA-166).
    Pair,
    /// `withdraw red L2`: this knight leaves the rebellion (CA-141).
    Withdraw(Field),
    /// `decline`: leave a bonus (R-CA-06).
    Decline,
    /// `end`: end the turn without using the hero.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Colour(colour) => write!(f, "colour {colour}"),
            Action::Send(colour, knights) => write!(f, "send {colour} {knights}"),
            Action::Predict(number) => write!(f, "predict {number}"),
            Action::Take(mission) => write!(f, "take {mission}"),
            Action::Retrieve(knights) => write!(f, "retrieve {knights}"),
            Action::Shield(shield) => write!(f, "shield {shield}"),
            Action::Redirect(shield) => write!(f, "redirect {shield}"),
            Action::Place(field) => write!(f, "place {field}"),
            Action::Knight(source) => write!(f, "knight {}", source.word()),
            Action::Tree => f.write_str("tree"),
            Action::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Action::Look => f.write_str("look"),
            Action::Draw => f.write_str("draw"),
            Action::Part(part) => write!(f, "part {part}"),
            Action::Discard(mission) => write!(f, "discard {mission}"),
            Action::BlackKnight => f.write_str("black-knight"),
            Action::Pair => f.write_str("pair"),
            Action::Withdraw(field) => write!(f, "withdraw {field}"),
            Action::Decline => f.write_str("decline"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text.split_once(' ') {
            Some((verb, noun)) => with_noun(verb, noun, text),
            None => match text {
                "tree" => Ok(Action::Tree),
                "look" => Ok(Action::Look),
                "draw" => Ok(Action::Draw),
                "black-knight" => Ok(Action::BlackKnight),
                "pair" => Ok(Action::Pair),
                "decline" => Ok(Action::Decline),
                "end" => Ok(Action::End),
                _ => Err(unknown(text)),
            },
        }
    }
}

fn with_noun(verb: &str, noun: &str, text: &str) -> Result<Action, NotationError> {
    match verb {
        "colour" => Ok(Action::Colour(noun.parse()?)),
        "send" => {
            let (colour, knights) =
                noun.split_once(' ').ok_or_else(|| NotationError::new("send red 2", text))?;
            Ok(Action::Send(colour.parse()?, number(knights, MOST_SENT)?))
        }
        "predict" => Ok(Action::Predict(number(noun, HIGHEST_NUMBER)?)),
        "take" => Ok(Action::Take(noun.parse()?)),
        "retrieve" => Ok(Action::Retrieve(number(noun, MOST_RETRIEVED)?)),
        "shield" => Ok(Action::Shield(noun.parse()?)),
        "redirect" => Ok(Action::Redirect(noun.parse()?)),
        "place" => Ok(Action::Place(noun.parse()?)),
        "withdraw" => {
            let field: Field = noun.parse()?;
            let rebel = (field.plan == Plan::Rebellion).then_some(Action::Withdraw(field));
            rebel.ok_or_else(|| NotationError::new("a field of the rebellion", noun))
        }
        "knight" => {
            let source = Source::ALL.into_iter().find(|source| source.word() == noun);
            source.map(Action::Knight).ok_or_else(|| NotationError::new("hinterland or screen", noun))
        }
        "bonus" => Ok(Action::Bonus(noun.parse()?)),
        "part" => Ok(Action::Part(noun.parse()?)),
        "discard" => Ok(Action::Discard(noun.parse()?)),
        _ => Err(unknown(text)),
    }
}

/// A number from 0 to the highest, written without a sign or a leading 0.
fn number(word: &str, highest: u8) -> Result<u8, NotationError> {
    let read = word.parse().ok().filter(|number: &u8| *number <= highest && number.to_string() == word);
    read.ok_or_else(|| NotationError::new(format!("a number from 0 to {highest}"), word))
}

fn unknown(text: &str) -> NotationError {
    let words = "colour …, send …, predict …, take …, retrieve …, shield …, redirect …, place …, knight …, tree, \
                 bonus …, look, draw, part …, discard …, black-knight, pair, withdraw …, decline or end";
    NotationError::new(words, text)
}
