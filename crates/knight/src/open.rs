//! Everything that lies open on the table: all of a position but sealed stakes and bids.

use engine::{RulesVersion, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::counts::Counts;
use crate::court::Office;
use crate::goals::Goal;
use crate::goods::Purse;
use crate::map::{Map, Tiles};
use crate::options::{Mode, Options};
use crate::phase::{Phase, Stage, Standing};
use crate::player::Player;
use crate::scenario::{Scenario, ScenarioCard, war_map};

/// At most so many people play.
pub const SEATS: usize = 4;
/// A game has so many turns (KN-07).
pub const TURNS: u8 = 12;
/// A round has so many turns, and the event row so many cards (KN-07).
pub const ROW: usize = 6;

/// Everything that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was settled before.
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// The version of the rules.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// The turn, from 1 to 12; 0 before the first.
    pub turn: u8,
    /// The part of the turn.
    pub stage: Stage,
    pub phase: Phase,
    /// Whose part of the turn it is.
    pub active: Seat,
    /// The order of the seats: as they sit, or by the last initiative in a war.
    pub order: [Seat; SEATS],
    pub goal: Option<Goal>,
    /// The event cards that nobody has seen: the deck, and what lies face down.
    pub deck: Cards,
    /// The cards that were dealt this round, as far as somebody has turned them up.
    pub dealt: [Option<Card>; ROW],
    /// Everybody's copy of the row; in a war all use the first.
    pub rows: [Row; SEATS],
    pub players: [Player; SEATS],
    /// What the active seat has to see to.
    pub tasks: Tasks,
    /// What is being traded.
    pub trade: Trade,
    pub war: War,
    /// At a goal check, the seats that meet the goal.
    pub met: SeatSet,
    /// Were the points for finishing first given (KN-125)?
    pub bonus: bool,
}

/// A copy of the event row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Row {
    /// What lies at each place.
    pub places: [Laid; ROW],
    /// Bits of the places that are face up.
    pub up: u8,
}

/// What lies at a place of a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    /// A card as it was dealt.
    Dealt(u8),
    /// A card that came from the deck later (KN-77).
    Drawn(Card),
    /// The card that is about to come from the deck.
    Awaited,
}

/// What the active seat has to see to, before anything else goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tasks {
    /// The place of the row at which a card is turned up next.
    pub turning: Option<u8>,
    /// The office whose next stage has two sides to choose from (KN-44).
    pub staging: Option<Office>,
    /// Command points to be used now (KN-89).
    pub points: u8,
    /// Enemies to be taken off the map (KN-67).
    pub removals: u8,
    /// Rivals whose diplomacy goes back, in a war.
    pub slights: u8,
    /// Units that have moved with the command that is being carried out (KN-92).
    pub marched: Option<Counts>,
    /// A fight on a tile with several rivals, in a war: which tile, and how many losses are left.
    pub strike: Option<(u8, u8)>,
    /// Tiles on which the own attack is still to be carried out, in a war.
    pub fights: Tiles,
    /// The offices that are still to be activated, and those that were.
    pub offices: Queue,
    /// The element of a consequence row that is being carried out.
    pub element: Option<Element>,
    /// The order that is being carried out.
    pub order: Running,
    /// What may be paid to buy off orders (KN-11).
    pub allowance: Purse,
    /// How many uses this phase has seen.
    pub uses: u8,
}

/// Offices in the order in which they are activated, each at most once in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Queue {
    waiting: [Option<Office>; 6],
    seen: u8,
}

impl Queue {
    /// Puts it at the end, unless it was there this turn.
    pub(crate) fn push(&mut self, office: Office) {
        if self.seen >> office as u8 & 1 == 0 {
            self.seen |= 1 << office as u8;
            if let Some(free) = self.waiting.iter_mut().find(|place| place.is_none()) {
                *free = Some(office);
            }
        }
    }

    /// Takes the first one.
    pub(crate) const fn pop(&mut self) -> Option<Office> {
        let [first, b, c, d, e, f] = self.waiting;
        self.waiting = [b, c, d, e, f, None];
        first
    }

    /// Those that wait, in order.
    pub fn iter(&self) -> impl Iterator<Item = Office> {
        self.waiting.into_iter().flatten()
    }
}

/// Where a consequence row is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Element {
    /// The row, counted from 0.
    pub row: u8,
    /// The element of the row, counted from 0.
    pub at: u8,
    /// The next order of the element, counted from 0.
    pub next: u8,
}

/// An order of the enemy that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Running {
    /// So many enemies are still to come.
    pub adds: u8,
    /// So many steps are still to be made by all.
    pub steps: u8,
    /// The enemies that are still to make the present step.
    pub waiting: Counts,
    /// Is a move being carried out?
    pub moving: bool,
    /// Has any enemy made a step?
    pub stepped: bool,
    /// Does a move that nobody could make raise the enemy's diplomacy (KN-61)?
    pub counts: bool,
    /// The next tile on which an attack is to be carried out.
    pub attack: Option<u8>,
    /// So many sources of the tile at hand are still to be destroyed.
    pub blows: u8,
    /// Water that has flooded its field and needs another.
    pub displaced: Tiles,
}

/// A trade that is being proposed (KN-123).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    pub partner: Option<Seat>,
    pub give: Purse,
    /// What is asked for.
    pub want: Purse,
    /// Is the offer complete, so that the partner answers?
    pub proposed: bool,
    /// How many offers the active seat has made in this use phase.
    pub offers: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct War {
    /// The duels that were announced and are still to be fought, in order: challenger and rival.
    pub duels: [Option<(Seat, Seat)>; MOST_DUELS],
    /// The seats whose stake or bid is in.
    pub given: SeatSet,
    /// The bids, once they are open.
    pub bids: [Option<u8>; SEATS],
    /// Who won the last duel, who lost it, and how many resources are still to be taken.
    pub spoils: Option<(Seat, Seat, u8)>,
    /// What each seat still has to pay for its bid.
    pub debts: [u8; SEATS],
    /// The seats among which the lot decides.
    pub tied: SeatSet,
    /// Who has the initiative.
    pub leader: Option<Seat>,
    /// The order that the leader lays down, one entry for all points of another, one for each of the leader's own.
    pub plan: [Option<Seat>; MOST_CALLS],
    /// Is the order laid down?
    pub planned: bool,
    /// The castles that were hit this turn: a set of owners for each attacker.
    pub hits: [SeatSet; SEATS],
}

/// Four players declare three duels each at most.
pub(crate) const MOST_DUELS: usize = 12;
/// Three others, and five points of the leader.
pub(crate) const MOST_CALLS: usize = 8;

impl Open {
    /// Is it a war?
    #[inline]
    pub fn is_war(&self) -> bool {
        self.options.mode == Mode::War
    }

    /// Whether the enemy is the flood.
    #[inline]
    pub fn is_flood(&self) -> bool {
        !self.is_war() && self.options.scenario == Scenario::Flood
    }

    /// The map; in a war all share it.
    #[inline]
    pub fn map(&self) -> &'static Map {
        if self.is_war() { war_map(self.seats) } else { self.options.scenario.map() }
    }

    /// The scenario card that is used.
    #[inline]
    pub fn card(&self) -> &'static ScenarioCard {
        if self.is_war() { ScenarioCard::war() } else { self.options.scenario.card() }
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The cards of the active seat.
    #[inline]
    pub fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// A seat's event row.
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[if self.is_war() { 0 } else { seat.index() }]
    }

    #[inline]
    pub(crate) fn row_mut(&mut self, seat: Seat) -> &mut Row {
        &mut self.rows[if self.is_war() { 0 } else { seat.index() }]
    }

    /// The place of the current card in the row.
    #[inline]
    pub const fn current(&self) -> usize {
        (self.turn as usize + ROW - 1) % ROW
    }

    /// The card at a place of a seat's row, if it lies face up.
    #[inline]
    pub fn face(&self, seat: Seat, at: usize) -> Option<Card> {
        let row = self.row(seat);
        if row.up >> at & 1 == 0 {
            return None;
        }
        match row.places[at] {
            Laid::Dealt(place) => self.dealt[place as usize],
            Laid::Drawn(card) => Some(card),
            Laid::Awaited => None,
        }
    }

    /// The current card of a seat, once it is turned up.
    #[inline]
    pub fn current_card(&self, seat: Seat) -> Option<Card> {
        self.face(seat, self.current())
    }

    /// Does the seat still take turns? In a war, whoever has won plays the turn to its end.
    #[inline]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.is_war() || self.player(seat).standing == Standing::Playing
    }

    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// The seats other than this one.
    #[inline]
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.all().filter(move |other| *other != seat)
    }

    /// The units of everybody but this seat on the map of a war: something on every tile where there is any.
    #[inline]
    pub fn foreign(&self, seat: Seat) -> Counts {
        self.others(seat).fold(Counts::NONE, |all, other| all.either(self.player(other).units))
    }
}
