//! What a player can do: one click each.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};

use crate::cards::Side;
use crate::character::{Character, THRESHOLDS};
use crate::contest::Tournament;
use crate::court::{Office, Track};
use crate::goods::Good;
use crate::map::Source;
use crate::place::Place;

/// One decision. Places of the event row and battles are counted from 0 here, and from 1 in the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `take aldric`: play this character (KN-30).
    Take(Character),
    /// `choose left`: a side of the current event card (KN-09).
    Choose(Side),
    /// `reveal 3`: turn up the third card of the row for 1 gold (KN-75).
    Reveal(u8),
    /// `swap 2 4`: these two cards of the row change places for 2 gold (KN-77).
    Swap(u8, u8),
    /// `replace 3`: a card of the deck comes instead of this one for 2 gold (KN-77).
    Replace(u8),
    /// `borrow 3 left`: use the action of a neighbouring card for 4 gold (KN-76).
    Borrow(u8, Side),
    /// `unlock king`: buy the next space of a track (KN-33).
    Unlock(Track),
    /// `enter country-joust`: win a tournament (KN-41).
    Enter(Tournament),
    /// `battle 3`: win the third battle (KN-66).
    Battle(u8),
    /// `special`: the special action of the character (KN-37).
    Special,
    /// `reward 1`: a reward of the character (KN-31).
    Reward(u8),
    /// `threshold 5`: the reward of a threshold of influence (KN-38); counted from 0 here.
    Threshold(u8),
    /// `buy glory`: a resource for 3 gold (KN-69).
    Buy(Good),
    /// `buy influence`: for 10 gold (KN-70).
    BuyInfluence,
    /// `buy command`: for 12 gold (KN-72).
    BuyCommand,
    /// `exchange glory wisdom`: one resource into another for 2 gold (KN-73).
    Exchange(Good, Good),
    /// `lure`: all enemies go one step towards the castle for 7 gold (KN-71).
    Lure,
    /// `chain church merchants`: the first activates the second from now on (KN-45).
    Chain(Office, Office),
    /// `link village`: the castle pays this track from now on (KN-50).
    Link(Track),
    /// `end`: no more use; the action is activated (KN-23). After the activation: on to the consequences (R-KN-11).
    End,
    /// `stage left`: a side of the next stage on the scenario card (KN-44).
    Stage(Side),
    /// `add N1`: a new unit there (KN-90).
    Add(Place),
    /// `attack`: all own units attack (KN-91).
    Attack,
    /// `move C N1`: a unit goes there; the first one begins the command (KN-92).
    Move(Place, Place),
    /// `halt`: no more units move.
    Halt,
    /// `gather`: all sources under own units (KN-93).
    Gather,
    /// `thwart`: the enemy's diplomacy goes back (KN-94); in a war `thwart 2`, that of seat 2.
    Thwart(Option<Seat>),
    /// `forgo`: the command points that are left are lost (KN-12).
    Forgo,
    /// `remove E1`: an enemy leaves the map (KN-67); in a war `remove M1 2`, a unit of seat 2.
    Remove(Place, Option<Seat>),
    /// `spare`: no more enemies leave the map (KN-67).
    Spare,
    /// `pay`: buy off the order (KN-60).
    Pay,
    /// `suffer`: let the order happen.
    Suffer,
    /// `enemy E1`: a new enemy comes there (KN-56).
    Enemy(Place),
    /// `advance O1 M1`: an enemy steps there (KN-57).
    Advance(Place, Place),
    /// `raze M2 gold1`: this source is destroyed (KN-62).
    Raze(Place, Source),
    /// `flow R1 V7`: displaced water goes there (KN-130).
    Flow(Place, Place),
    /// `offer 2`: propose a trade to seat 2 (KN-123).
    Offer(Seat),
    /// `give gold`: one more of it is offered.
    Give(Good),
    /// `want glory`: one more of it is asked for.
    Want(Good),
    /// `propose`: the offer is complete.
    Propose,
    /// `accept`: the trade takes place.
    Accept,
    /// `decline`: it does not.
    Decline,
    /// `challenge 2`: a duel with seat 2 (KN-111).
    Challenge(Seat),
    /// `stake 3`: so many resources in the duel, in secret (KN-114).
    Stake(u8),
    /// `seize glory`: one of the resources that the loser staked (KN-115).
    Seize(Good),
    /// `bid 6`: for initiative, in secret (KN-102).
    Bid(u8),
    /// `spend gold`: one of what is to be paid for the bid (KN-103).
    Spend(Good),
    /// `call 2`: seat 2 is the next to use command points (KN-105).
    Call(Seat),
    /// `strike M2 3`: a unit of seat 3 falls there (KN-91).
    Strike(Place, Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Take(character) => write!(f, "take {character}"),
            Action::Choose(side) => write!(f, "choose {side}"),
            Action::Reveal(at) => write!(f, "reveal {}", at + 1),
            Action::Swap(first, second) => write!(f, "swap {} {}", first + 1, second + 1),
            Action::Replace(at) => write!(f, "replace {}", at + 1),
            Action::Borrow(at, side) => write!(f, "borrow {} {side}", at + 1),
            Action::Unlock(track) => write!(f, "unlock {track}"),
            Action::Enter(tournament) => write!(f, "enter {tournament}"),
            Action::Battle(battle) => write!(f, "battle {}", battle + 1),
            Action::Special => f.write_str("special"),
            Action::Reward(reward) => write!(f, "reward {}", reward + 1),
            Action::Threshold(threshold) => write!(f, "threshold {}", THRESHOLDS[threshold as usize]),
            Action::Buy(good) => write!(f, "buy {good}"),
            Action::BuyInfluence => f.write_str("buy influence"),
            Action::BuyCommand => f.write_str("buy command"),
            Action::Exchange(from, to) => write!(f, "exchange {from} {to}"),
            Action::Lure => f.write_str("lure"),
            Action::Chain(from, to) => write!(f, "chain {from} {to}"),
            Action::Link(track) => write!(f, "link {track}"),
            Action::End => f.write_str("end"),
            Action::Stage(side) => write!(f, "stage {side}"),
            Action::Add(place) => write!(f, "add {place}"),
            Action::Attack => f.write_str("attack"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Halt => f.write_str("halt"),
            Action::Gather => f.write_str("gather"),
            Action::Thwart(None) => f.write_str("thwart"),
            Action::Thwart(Some(seat)) => write!(f, "thwart {seat}"),
            Action::Forgo => f.write_str("forgo"),
            Action::Remove(place, None) => write!(f, "remove {place}"),
            Action::Remove(place, Some(seat)) => write!(f, "remove {place} {seat}"),
            Action::Spare => f.write_str("spare"),
            Action::Pay => f.write_str("pay"),
            Action::Suffer => f.write_str("suffer"),
            Action::Enemy(place) => write!(f, "enemy {place}"),
            Action::Advance(from, to) => write!(f, "advance {from} {to}"),
            Action::Raze(place, source) => write!(f, "raze {place} {source}"),
            Action::Flow(from, to) => write!(f, "flow {from} {to}"),
            Action::Offer(seat) => write!(f, "offer {seat}"),
            Action::Give(good) => write!(f, "give {good}"),
            Action::Want(good) => write!(f, "want {good}"),
            Action::Propose => f.write_str("propose"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Challenge(seat) => write!(f, "challenge {seat}"),
            Action::Stake(amount) => write!(f, "stake {amount}"),
            Action::Seize(good) => write!(f, "seize {good}"),
            Action::Bid(amount) => write!(f, "bid {amount}"),
            Action::Spend(good) => write!(f, "spend {good}"),
            Action::Call(seat) => write!(f, "call {seat}"),
            Action::Strike(place, seat) => write!(f, "strike {place} {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match *words.as_slice() {
            [word] => plain(word),
            [verb, what] => with_one(verb, what, text),
            [verb, first, second] => with_two(verb, first, second, text),
            _ => Err(unknown(text)),
        }
    }
}

fn plain(word: &str) -> Result<Action, NotationError> {
    Ok(match word {
        "special" => Action::Special,
        "lure" => Action::Lure,
        "end" => Action::End,
        "attack" => Action::Attack,
        "halt" => Action::Halt,
        "gather" => Action::Gather,
        "thwart" => Action::Thwart(None),
        "forgo" => Action::Forgo,
        "spare" => Action::Spare,
        "pay" => Action::Pay,
        "suffer" => Action::Suffer,
        "propose" => Action::Propose,
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        _ => return Err(unknown(word)),
    })
}

fn with_one(verb: &str, what: &str, text: &str) -> Result<Action, NotationError> {
    Ok(match verb {
        "take" => Action::Take(what.parse()?),
        "choose" => Action::Choose(what.parse()?),
        "reveal" => Action::Reveal(in_row(what)?),
        "replace" => Action::Replace(in_row(what)?),
        "unlock" => Action::Unlock(what.parse()?),
        "enter" => Action::Enter(what.parse()?),
        "battle" => Action::Battle(counted(what, 6, "a battle from 1 to 6")?),
        "reward" => Action::Reward(counted(what, 2, "reward 1 or 2")?),
        "threshold" => Action::Threshold(threshold(what)?),
        "buy" => match what {
            "influence" => Action::BuyInfluence,
            "command" => Action::BuyCommand,
            good => Action::Buy(resource(good)?),
        },
        "link" => Action::Link(linked(what)?),
        "stage" => Action::Stage(what.parse()?),
        "add" => Action::Add(what.parse()?),
        "thwart" => Action::Thwart(Some(what.parse()?)),
        "remove" => Action::Remove(what.parse()?, None),
        "enemy" => Action::Enemy(what.parse()?),
        "offer" => Action::Offer(what.parse()?),
        "give" => Action::Give(what.parse()?),
        "want" => Action::Want(what.parse()?),
        "challenge" => Action::Challenge(what.parse()?),
        "stake" => Action::Stake(amount(what)?),
        "seize" => Action::Seize(resource(what)?),
        "bid" => Action::Bid(amount(what)?),
        "spend" => Action::Spend(what.parse()?),
        "call" => Action::Call(what.parse()?),
        _ => return Err(unknown(text)),
    })
}

fn with_two(verb: &str, first: &str, second: &str, text: &str) -> Result<Action, NotationError> {
    Ok(match verb {
        "swap" => match (in_row(first)?, in_row(second)?) {
            (first, second) if first < second => Action::Swap(first, second),
            _ => return Err(NotationError::new("two places of the row, the left one first", text)),
        },
        "borrow" => Action::Borrow(in_row(first)?, second.parse()?),
        "exchange" => Action::Exchange(resource(first)?, resource(second)?),
        "chain" => Action::Chain(first.parse()?, second.parse()?),
        "move" => Action::Move(first.parse()?, second.parse()?),
        "remove" => Action::Remove(first.parse()?, Some(second.parse()?)),
        "advance" => Action::Advance(first.parse()?, second.parse()?),
        "raze" => Action::Raze(first.parse()?, second.parse()?),
        "flow" => Action::Flow(first.parse()?, second.parse()?),
        "strike" => Action::Strike(first.parse()?, second.parse()?),
        _ => return Err(unknown(text)),
    })
}

fn unknown(text: &str) -> NotationError {
    NotationError::new("an action such as choose left, unlock king, battle 1, end or gather", text)
}

fn in_row(word: &str) -> Result<u8, NotationError> {
    counted(word, 6, "a place in the row from 1 to 6")
}

/// Counted from 1 in the log.
fn counted(word: &str, most: u8, expected: &str) -> Result<u8, NotationError> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] if digit - b'0' <= most => Ok(digit - b'1'),
        _ => Err(NotationError::new(expected, word)),
    }
}

fn threshold(word: &str) -> Result<u8, NotationError> {
    let at = THRESHOLDS.iter().position(|at| at.to_string() == word);
    at.map(|at| at as u8).ok_or_else(|| NotationError::new("a threshold: 5, 10, 15 or 20", word))
}

fn resource(word: &str) -> Result<Good, NotationError> {
    let good = Good::RESOURCES.into_iter().find(|good| good.word() == word);
    good.ok_or_else(|| NotationError::new("glory, valor or wisdom", word))
}

fn linked(word: &str) -> Result<Track, NotationError> {
    let track = [Track::Village, Track::Stable].into_iter().find(|track| track.word() == word);
    track.ok_or_else(|| NotationError::new("village or stable", word))
}

/// Nobody stakes or bids more than the track has (KN-102).
pub(crate) const HIGHEST_BID: u8 = 15;

fn amount(word: &str) -> Result<u8, NotationError> {
    let amount = (0..=HIGHEST_BID).find(|amount| amount.to_string() == word);
    amount.ok_or_else(|| NotationError::new("an amount from 0 to 15", word))
}
