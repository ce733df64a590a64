//! A position: what lies open, and the stakes and bids that are sealed.

use engine::{RulesVersion, Seat, SeatSet, Turn};

use crate::cards::Cards;
use crate::open::{Laid, Open, ROW, Row, SEATS, Tasks, Trade, War};
use crate::options::{Mode, Options};
use crate::phase::{Phase, Stage};
use crate::place::Place;
use crate::player::Player;
use crate::scenario::{ScenarioCard, war_map};

/// A position of Knight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Knight {
    pub(crate) open: Open,
    /// The stake or bid of each seat, until all are in.
    pub(crate) sealed: [Option<u8>; SEATS],
}

impl Knight {
    /// The table before the first step.
    pub(crate) fn start(options: Options, seats: u8, rules: RulesVersion) -> Knight {
        debug_assert!(options.seats().contains(&seats));
        let war = options.mode == Mode::War;
        let map = if war { war_map(seats) } else { options.scenario.map() };
        let card = if war { ScenarioCard::war() } else { options.scenario.card() };
        let mut player = Player::new(map);
        for (name, units) in card.units {
            player.units.set(map.at(Place::named(name)), *units);
        }
        for (name, enemies) in card.enemies {
            player.enemies.set(map.at(Place::named(name)), *enemies);
        }
        let mut players = [player; SEATS];
        for (at, tile) in map.tiles.iter().enumerate().filter(|_| war) {
            if let Some(owner) = tile.castle_of.filter(|owner| owner.index() < seats.into()) {
                players[owner.index()].units.set(at, UNITS_AT_WAR);
            }
        }
        let open = Open {
            options,
            seats,
            rules,
            turn: 0,
            stage: Stage::Setup,
            phase: Phase::Character,
            active: Seat::new(0),
            order: std::array::from_fn(|seat| Seat::new(seat as u8)),
            goal: None,
            deck: Cards::ALL,
            dealt: [None; ROW],
            rows: [Row::NEW; SEATS],
            players,
            tasks: Tasks::default(),
            trade: Trade::default(),
            war: War::default(),
            met: SeatSet::EMPTY,
            bonus: false,
        };
        Knight { open, sealed: [None; SEATS] }
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        let open = &self.open;
        let seats = match open.phase {
            Phase::Character if open.options.random_characters => return Turn::Chance,
            Phase::Goal | Phase::Turning { .. } | Phase::Lot => return Turn::Chance,
            Phase::Over => return Turn::Over(open.outcome()),
            Phase::Stake => open.duellists().filter(|seat| !open.war.given.contains(*seat)).collect(),
            Phase::Bid => open.bidders().filter(|seat| !open.war.given.contains(*seat)).collect(),
            Phase::Answer { by } => SeatSet::only(by),
            _ => SeatSet::only(open.active),
        };
        Turn::Seats(seats)
    }
}

impl Open {
    /// The two who fight the next duel.
    #[inline]
    pub fn duellists(&self) -> impl Iterator<Item = Seat> {
        self.war.duels[0].into_iter().flat_map(|(challenger, rival)| [challenger, rival])
    }

    /// Those who bid for initiative (KN-118).
    #[inline]
    pub fn bidders(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(|seat| !self.player(*seat).barred)
    }
}

impl Row {
    /// Six cards, face down.
    pub(crate) const NEW: Row = Row {
        places: [
            Laid::Dealt(0),
            Laid::Dealt(1),
            Laid::Dealt(2),
            Laid::Dealt(3),
            Laid::Dealt(4),
            Laid::Dealt(5),
        ],
        up: 0,
    };
}

/// Everybody begins a war with so many units on the own castle tile.
const UNITS_AT_WAR: u8 = 2;
