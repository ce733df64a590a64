//! A small game that has everything a table must cope with: private draws, a look at a neighbour's card, a secret
//! simultaneous choice, a public reveal, and a coin at the end.
//!
//! Each seat draws a card from 1 to 6 that only it may see. In turn, a seat may wait (twice at most) and peek at its
//! left neighbour's card (once), and says when it is done. Then everybody bids from 1 to 3 in secret. Whoever bid
//! what nobody else did scores card times bid, and double if the coin shows heads.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{
    Audience, Field, Game, Hints, NotationError, Options, Outcome, PerSeat, Rng, RulesVersion, Seat, SeatSet,
    Step, Turn, Witness,
};
use scene::{
    Book, Choice, Locale, Portray, Prominence, Refusal, Scene, SoloPlay, Statistics, StoryLine, Tally, Text,
};
use serde::{Deserialize, Serialize};

pub(crate) const CARDS: u8 = 6;
const BIDS: RangeInclusive<u8> = 1..=3;
const WAITS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toy {
    version: RulesVersion,
    rules: Rules,
    seats: u8,
    /// 0: not dealt yet.
    cards: PerSeat<u8>,
    waits: PerSeat<u8>,
    peeked: SeatSet,
    done: u8,
    /// 0: not yet.
    bids: PerSeat<u8>,
    coin: Option<Coin>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Rules {
    no_peeking: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Action {
    Wait,
    Peek,
    Done,
    Bid(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Chance {
    Card(u8),
    Coin(Coin),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Coin {
    Heads,
    Tails,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Event {
    Dealt(Seat),
    Drew(Seat, u8),
    Acted(Seat, &'static str),
    Saw(Seat, u8),
    Bid(Seat),
    Revealed(Seat, u8),
    Coin(Coin),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    version: RulesVersion,
    rules: Rules,
    seats: u8,
    me: Option<Seat>,
    dealt: u8,
    /// Those the viewer knows.
    cards: PerSeat<u8>,
    waits: PerSeat<u8>,
    peeked: SeatSet,
    done: u8,
    has_bid: SeatSet,
    /// Those the viewer knows.
    bids: PerSeat<u8>,
    coin: Option<Coin>,
}

impl Toy {
    fn dealt(&self) -> u8 {
        Seat::all(self.seats).filter(|&seat| self.cards[seat] > 0).count() as u8
    }

    fn has_bid(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.bids[seat] > 0).collect()
    }

    fn revealed(&self) -> bool {
        self.has_bid() == SeatSet::all(self.seats)
    }

    fn outcome(&self, coin: Coin) -> Outcome {
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.seats) {
            let alone =
                Seat::all(self.seats).filter(|&other| self.bids[other] == self.bids[seat]).count() == 1;
            let doubled = if coin == Coin::Heads { 2 } else { 1 };
            scores[seat] = if alone { i32::from(self.cards[seat] * self.bids[seat]) * doubled } else { 0 };
        }
        Outcome::ranked(self.seats, scores, PerSeat::default())
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: RangeInclusive<u32> = 2..=3;
    const MAX_STEPS: u32 = 40;

    type Options = Rules;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(_: &Rules) -> RangeInclusive<u8> {
        2..=3
    }

    fn start(rules: Rules, seats: u8, version: RulesVersion) -> Toy {
        Toy {
            version,
            rules,
            seats,
            cards: PerSeat::default(),
            waits: PerSeat::default(),
            peeked: SeatSet::EMPTY,
            done: 0,
            bids: PerSeat::default(),
            coin: None,
        }
    }

    fn rules(&self) -> RulesVersion {
        self.version
    }

    fn seated(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    fn turn(&self) -> Turn {
        match self.coin {
            Some(coin) => Turn::Over(self.outcome(coin)),
            None if self.dealt() < self.seats || self.revealed() => Turn::Chance,
            None if self.done < self.seats => Turn::Seats(SeatSet::only(Seat::new(self.done))),
            None => Turn::Seats(Seat::all(self.seats).filter(|&seat| self.bids[seat] == 0).collect()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().pending().contains(seat) {
        } else if self.done < self.seats {
            out.extend((self.waits[seat] < WAITS).then_some(Action::Wait));
            out.extend((!self.rules.no_peeking && !self.peeked.contains(seat)).then_some(Action::Peek));
            out.push(Action::Done);
        } else {
            out.extend(BIDS.map(Action::Bid));
        }
    }

    fn chance(&self, out: &mut Vec<(Chance, u32)>) {
        if self.dealt() < self.seats {
            let left = (1..=CARDS).filter(|card| !self.cards.0.contains(card));
            out.extend(left.map(|card| (Chance::Card(card), 1)));
        } else if self.revealed() && self.coin.is_none() {
            out.extend([(Chance::Coin(Coin::Heads), 1), (Chance::Coin(Coin::Tails), 1)]);
        }
    }

    fn apply(&mut self, step: Step<Toy>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(Chance::Card(card)) => {
                let seat = Seat::new(self.dealt());
                self.cards[seat] = card;
                told.tell(Audience::only(seat), Event::Drew(seat, card));
                told.tell(Audience::but(seat), Event::Dealt(seat));
            }
            Step::Chance(Chance::Coin(coin)) => {
                self.coin = Some(coin);
                told.tell(Audience::ALL, Event::Coin(coin));
            }
            Step::Act(seat, Action::Bid(bid)) => {
                self.bids[seat] = bid;
                told.tell(Audience::ALL, Event::Bid(seat));
                if self.revealed() {
                    for seat in Seat::all(self.seats) {
                        told.tell(Audience::ALL, Event::Revealed(seat, self.bids[seat]));
                    }
                }
            }
            Step::Act(seat, Action::Wait) => {
                self.waits[seat] += 1;
                told.tell(Audience::ALL, Event::Acted(seat, "waited"));
            }
            Step::Act(seat, Action::Done) => {
                self.done += 1;
                told.tell(Audience::ALL, Event::Acted(seat, "done"));
            }
            Step::Act(seat, Action::Peek) => {
                self.peeked = self.peeked.with(seat);
                let neighbour = seat.next(self.seats);
                told.tell(Audience::but(seat), Event::Acted(seat, "peeked"));
                told.tell(Audience::only(seat), Event::Saw(neighbour, self.cards[neighbour]));
            }
        }
    }

    fn view(&self, me: Option<Seat>) -> View {
        let mut view = View {
            version: self.version,
            rules: self.rules,
            seats: self.seats,
            me,
            dealt: self.dealt(),
            cards: PerSeat::default(),
            waits: self.waits,
            peeked: self.peeked,
            done: self.done,
            has_bid: self.has_bid(),
            bids: PerSeat::default(),
            coin: self.coin,
        };
        for seat in Seat::all(self.seats) {
            let neighbour = me.filter(|&me| self.peeked.contains(me)).map(|me| me.next(self.seats));
            if self.coin.is_some() || me == Some(seat) || neighbour == Some(seat) {
                view.cards[seat] = self.cards[seat];
            }
            if self.revealed() || me == Some(seat) {
                view.bids[seat] = self.bids[seat];
            }
        }
        view
    }

    fn determinize(view: &View, rng: &mut Rng) -> Toy {
        let (mut cards, mut bids) = (view.cards, view.bids);
        for seat in Seat::all(view.seats) {
            while cards[seat] == 0 && seat.index() < usize::from(view.dealt) {
                let card = rng.below(CARDS.into()) as u8 + 1;
                cards[seat] = if cards.0.contains(&card) { 0 } else { card };
            }
            if bids[seat] == 0 && view.has_bid.contains(seat) {
                bids[seat] = rng.below(3) as u8 + 1;
            }
        }
        Toy {
            version: view.version,
            rules: view.rules,
            seats: view.seats,
            cards,
            waits: view.waits,
            peeked: view.peeked,
            done: view.done,
            bids,
            coin: view.coin,
        }
    }
}

impl Hints for Toy {
    fn weigh(&self, _: Seat, actions: &[Action], out: &mut Vec<u32>) {
        out.extend(
            actions.iter().map(|action| if let Action::Bid(bid) = action { u32::from(*bid) } else { 1 }),
        );
    }

    fn estimate(&self) -> PerSeat<f32> {
        PerSeat([0.5; 6])
    }
}

impl Portray for Toy {
    fn label(_: Locale) -> &'static str {
        ""
    }

    fn book(_: Locale) -> Book {
        Book::of_messages(
            "acted = { $what }\ntoo-many-waits = { $who } may wait no more than twice.\nnot-now = Not now.\nprompt = Play.\n",
        )
    }

    fn scene(_: &View) -> Scene {
        Scene::new("prompt")
    }

    fn choice(_: &View, action: Action) -> Choice {
        let notation = action.to_string();
        Choice {
            label: Text::new("prompt"),
            notation,
            touches: Vec::new(),
            prominence: Prominence::Touch,
            clause: "TY-01",
        }
    }

    fn narrate(event: Event) -> Option<StoryLine> {
        let (seat, what) = match event {
            Event::Dealt(seat) => (Some(seat), "was dealt a card".to_owned()),
            Event::Drew(seat, card) => (Some(seat), format!("drew {card}")),
            Event::Acted(seat, what) => (Some(seat), what.to_owned()),
            Event::Saw(seat, card) => (Some(seat), format!("was seen to hold {card}")),
            Event::Bid(seat) => (Some(seat), "has bid".to_owned()),
            Event::Revealed(seat, bid) => (Some(seat), format!("bid {bid}")),
            Event::Coin(coin) => (None, Chance::Coin(coin).to_string()),
        };
        Some(StoryLine { seat, ..StoryLine::new("TY-01", Text::new("acted").with("what", what)) })
    }

    fn refuse(view: &View, action: Action) -> Refusal {
        match (action, view.me) {
            (Action::Wait, Some(me)) if view.done < view.seats => {
                Refusal { text: Text::new("too-many-waits").with("who", me), clause: Some("TY-02") }
            }
            _ => Refusal { text: Text::new("not-now"), clause: None },
        }
    }
}

impl Statistics for Toy {
    fn tally(_: Event) -> Option<Tally> {
        None
    }
}

impl SoloPlay for Toy {}

const FIELDS: [Field; 1] = [Field { key: "peeking", values: &["yes", "no"] }];

impl Options for Rules {
    fn fields() -> &'static [Field] {
        &FIELDS
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        engine::options::write(&FIELDS, [self.no_peeking.into()], f)
    }
}

impl FromStr for Rules {
    type Err = NotationError;

    fn from_str(words: &str) -> Result<Rules, NotationError> {
        let [peeking] = engine::options::read(&FIELDS, words)?;
        Ok(Rules { no_peeking: peeking == 1 })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Wait => write!(f, "wait"),
            Action::Peek => write!(f, "peek"),
            Action::Done => write!(f, "done"),
            Action::Bid(bid) => write!(f, "bid {bid}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(words: &str) -> Result<Action, NotationError> {
        match words {
            "wait" => Ok(Action::Wait),
            "peek" => Ok(Action::Peek),
            "done" => Ok(Action::Done),
            _ => words
                .strip_prefix("bid ")
                .and_then(|bid| bid.parse().ok())
                .filter(|bid| BIDS.contains(bid))
                .map(Action::Bid)
                .ok_or_else(|| NotationError::new("wait, peek, done or bid 1 to bid 3", words)),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Coin(Coin::Heads) => write!(f, "heads"),
            Chance::Coin(Coin::Tails) => write!(f, "tails"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(words: &str) -> Result<Chance, NotationError> {
        match words {
            "heads" => Ok(Chance::Coin(Coin::Heads)),
            "tails" => Ok(Chance::Coin(Coin::Tails)),
            _ => words
                .strip_prefix("card ")
                .and_then(|card| card.parse().ok())
                .filter(|card| (1..=CARDS).contains(card))
                .map(Chance::Card)
                .ok_or_else(|| NotationError::new("card 1 to card 6, heads or tails", words)),
        }
    }
}
