//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

use crate::cards::Card;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `turn`: turn up the top story card (QT-21).
    Turn,
    /// `sponsor`: sponsor the quest (QT-51).
    Sponsor,
    /// `join`: take part in the quest (QT-66).
    Join,
    /// `enter`: take part in the tournament (QT-145).
    Enter,
    /// `draw`: take two cards (QT-141).
    Draw,
    /// `decline`: none of these.
    Decline,
    /// `lay thieves`: put a card face down into the stage that is being laid out (QT-56).
    Lay(Card),
    /// `arm sword`: commit a card in secret (QT-73, QT-149).
    Arm(Card),
    /// `done`: the stage is laid out, the commitment is complete, or nothing is left to discard.
    Done,
    /// `play gawain`: put an ally or an amour into play, face up (QT-29, QT-92, QT-106).
    Play(Card),
    /// `discard boar`: discard a card (QT-28, QT-93, QT-142).
    Discard(Card),
    /// `bid 4`: offer to discard so many cards (QT-86).
    Bid(u8),
    /// `pass`: bid no higher and leave the quest (QT-88), compare what was revealed (R-QT-03), or let a moment go by.
    Pass,
    /// `peek 3`: look at a stage with Merlin (QT-123). People count stages from 1.
    Peek(u8),
    /// `mordred gawain`: sacrifice Mordred to take this ally out of play (QT-126), also out of turn (R-QT-02).
    Mordred(Card),
    /// `watch`, rules 1 only: be asked about Mordred at every moment until the story card is done with (R-QT-03).
    Watch,
    /// `rest`, rules 1 only: not be asked again until the story card is done with (R-QT-03).
    Rest,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Turn => f.write_str("turn"),
            Action::Sponsor => f.write_str("sponsor"),
            Action::Join => f.write_str("join"),
            Action::Enter => f.write_str("enter"),
            Action::Draw => f.write_str("draw"),
            Action::Decline => f.write_str("decline"),
            Action::Lay(card) => write!(f, "lay {card}"),
            Action::Arm(card) => write!(f, "arm {card}"),
            Action::Done => f.write_str("done"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Bid(cards) => write!(f, "bid {cards}"),
            Action::Pass => f.write_str("pass"),
            Action::Peek(stage) => write!(f, "peek {}", stage + 1),
            Action::Mordred(ally) => write!(f, "mordred {ally}"),
            Action::Watch => f.write_str("watch"),
            Action::Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text.split_once(' ') {
            Some(("lay", card)) => return Ok(Action::Lay(card.parse()?)),
            Some(("arm", card)) => return Ok(Action::Arm(card.parse()?)),
            Some(("play", card)) => return Ok(Action::Play(card.parse()?)),
            Some(("discard", card)) => return Ok(Action::Discard(card.parse()?)),
            Some(("mordred", ally)) => return Ok(Action::Mordred(ally.parse()?)),
            Some(("bid", cards)) => return Ok(Action::Bid(number(cards)?)),
            Some(("peek", stage)) => return Ok(Action::Peek(number(stage)? - 1)),
            _ => {}
        }
        match text {
            "turn" => Ok(Action::Turn),
            "sponsor" => Ok(Action::Sponsor),
            "join" => Ok(Action::Join),
            "enter" => Ok(Action::Enter),
            "draw" => Ok(Action::Draw),
            "decline" => Ok(Action::Decline),
            "done" => Ok(Action::Done),
            "pass" => Ok(Action::Pass),
            "watch" => Ok(Action::Watch),
            "rest" => Ok(Action::Rest),
            _ => Err(NotationError::new(
                "turn, sponsor, join, enter, draw, decline, lay …, arm …, done, play …, discard …, bid …, pass, \
                 peek …, mordred …, watch or rest",
                text,
            )),
        }
    }
}

/// A number from 1 to 99, written as people write it.
fn number(word: &str) -> Result<u8, NotationError> {
    match word.parse::<u8>() {
        Ok(number) if (1..=99).contains(&number) && number.to_string() == word => Ok(number),
        _ => Err(NotationError::new("a number from 1 to 99", word)),
    }
}
