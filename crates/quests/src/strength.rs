//! Battle points and free bids, as they count now.

use engine::Seat;

use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::open::{Open, Trial};
use crate::options::FreeBids;
use crate::story::Story;

impl Open {
    /// What an ally before this player counts now (QT-111 to QT-122).
    #[inline]
    pub fn ally_points(&self, ally: Card, owner: Seat) -> u8 {
        if self.is_raised(ally, owner, self.allies()) { ally.high_points() } else { ally.points() }
    }

    /// Does an ally's condition hold for its owner while these allies are in play anywhere?
    #[inline]
    fn is_raised(&self, ally: Card, owner: Seat, in_play: Cards) -> bool {
        match ally {
            Card::Tristan => self.has_partner(Card::Iseult, owner, in_play),
            Card::Iseult => self.has_partner(Card::Tristan, owner, in_play),
            Card::Pellinore => self.card == Some(Story::QuestingBeast),
            _ => self.card.is_some_and(|card| card.names(ally)),
        }
    }

    #[inline]
    fn has_partner(&self, partner: Card, owner: Seat, in_play: Cards) -> bool {
        if self.options.pair_must_share_owner {
            self.players[owner].allies.has(partner)
        } else {
            in_play.has(partner)
        }
    }

    /// The points of a player without weapons: rank, allies that count here, amour (QT-80, QT-151).
    pub fn standing_strength(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let counted = self.counted_allies(seat);
        let in_play = self.allies();
        let points = |ally: Card| {
            if self.is_raised(ally, seat, in_play) { ally.high_points() } else { ally.points() }
        };
        let allies: u8 = counted.faces().map(points).sum();
        player.rank.points() + allies + if player.amour { Card::Amour.points() } else { 0 }
    }

    /// The allies of a player that count in what is going on: in a tournament only those that came into play for it.
    #[inline]
    pub fn counted_allies(&self, seat: Seat) -> Cards {
        let player = &self.players[seat];
        let tournament = self.tournament.is_final || self.card.is_some_and(|card| card.bonus().is_some());
        if tournament && !self.options.table_allies_count { player.fresh } else { player.allies }
    }

    /// The free bids of a player (QT-91, QT-190).
    pub fn free_bids(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let in_play = self.allies();
        let least = u8::from(self.options.free_bids == FreeBids::EveryAlly);
        let bids = |ally: Card| {
            let (usual, raised) = ally.free_bids();
            if self.is_raised(ally, seat, in_play) { raised.max(least) } else { usual.max(least) }
        };
        let allies: u8 = player.allies.faces().map(bids).sum();
        allies + if player.amour { Card::Amour.free_bids().0 } else { 0 }
    }

    /// The least bid that counts now (QT-87, QT-88, QT-94).
    pub fn least_bid(&self) -> u8 {
        let quest = &self.quest;
        let (Trial::Test(test), Some(card)) = (quest.trial, self.quest_card()) else { return 1 };
        let usual = if quest.lone { LONE_BID } else { 1 };
        test.minimum_bid(card).unwrap_or(usual).max(quest.bid + 1)
    }

    /// How many cards the winner of a test still has to discard (QT-93).
    #[inline]
    pub fn debt(&self, seat: Seat) -> u8 {
        self.quest.bid.saturating_sub(self.free_bids(seat) + self.quest.paid)
    }

    /// What a card from hand would add to a player's strength if it were committed now.
    pub fn worth(&self, card: Card, seat: Seat) -> u8 {
        match card.kind() {
            Kind::Ally if self.is_raised(card, seat, self.allies()) => card.high_points(),
            Kind::Ally | Kind::Weapon | Kind::Amour => card.points(),
            Kind::Foe | Kind::Test => 0,
        }
    }
}

/// What a lone participant must bid if the test prints no minimum (QT-94).
const LONE_BID: u8 = 3;

/// The battle points of weapons.
#[inline]
pub fn weapon_points(cards: Cards) -> u8 {
    cards.of(Kind::Weapon).faces().map(|card| card.points() * cards.count(card)).sum()
}

/// The battle points of a stage (QT-81); a test has none (QT-63).
#[inline]
pub fn stage_points(stage: Cards, quest: Story) -> u8 {
    let foe = stage.of(Kind::Foe).faces().next().map_or(0, |foe| foe.points_on(quest));
    foe + weapon_points(stage)
}
