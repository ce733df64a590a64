//! What cannot be: every card is somewhere, exactly once.

use engine::Seat;

use crate::Quests;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::options::QuestDiscard;
use crate::phase::Phase;
use crate::position::HAND_LIMIT;
use crate::story::{Stories, Story};

impl Quests {
    /// Cards that are missing or doubled, hands that are too full, allies that are none.
    pub(crate) fn invariant_error(&self) -> Option<String> {
        let mut counts = [0u32; Card::ALL.len()];
        let mut add = |cards: Cards| cards.iter().for_each(|card| counts[card as usize] += 1);
        add(self.deck);
        add(self.open.discard);
        self.stages.iter().for_each(|stage| add(*stage));
        for seat in Seat::all(self.open.seats) {
            let player = &self.open.players[seat];
            for cards in [self.hands[seat], self.sealed[seat], player.allies] {
                add(cards);
            }
            if player.amour {
                add(Cards::NONE.with(Card::Amour));
            }
        }
        if let Some(card) = Card::ALL.into_iter().find(|&card| counts[card as usize] != card.copies().into())
        {
            return Some(format!("there are {} of {card}", counts[card as usize]));
        }
        self.wrong_stories().or_else(|| self.wrong_players()).or_else(|| self.wrong_stages())
    }

    fn wrong_stories(&self) -> Option<String> {
        let turned = |story: Story| u8::from(self.open.card == Some(story));
        let count =
            |story| self.open.story.count(story) + self.open.story_discard.count(story) + turned(story);
        let aside = |story: Story| {
            self.open.options.quest_discard == QuestDiscard::Adventure && story.stages().is_some() // QT-191
        };
        let wrong = |&story: &Story| {
            let all = Stories::ALL.count(story);
            count(story) > all || (count(story) < all && !aside(story))
        };
        let lost = Story::ALL.into_iter().find(wrong)?;
        Some(format!("there are {} of {lost}", count(lost)))
    }

    fn wrong_players(&self) -> Option<String> {
        let full = matches!(self.open.phase, Phase::Trim { .. } | Phase::Draw(_));
        let owing = matches!(self.open.phase, Phase::Draw(_) | Phase::Prosper(_));
        for seat in Seat::all(self.open.seats) {
            let player = &self.open.players[seat];
            if (!full && self.hands[seat].len() > HAND_LIMIT) || (!owing && player.owed > 0) {
                return Some(format!("seat {seat} holds {:?} and is owed {}", self.hands[seat], player.owed));
            }
            if player.allies.of(Kind::Ally) != player.allies || !player.allies.includes(player.fresh) {
                return Some(format!("before seat {seat} lie {:?}, new {:?}", player.allies, player.fresh));
            }
        }
        None
    }

    fn wrong_stages(&self) -> Option<String> {
        let wrong = (0..self.stages.len()).find(|&at| self.stages[at].len() != self.open.quest.sizes[at])?;
        Some(format!("stage {} is counted wrongly", wrong + 1))
    }
}
