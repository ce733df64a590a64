//! A quest: its sponsor, its stages, who joins and how it ends (QT-51 to QT-72, QT-102 to QT-105).

use engine::{Audience, Seat, SeatSet, Witness};

use crate::Quests;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::open::Trial;
use crate::options::Recognition;
use crate::phase::{Moment, Phase, Then};
use crate::story::MOST_STAGES;

/// What King's Recognition adds (QT-133).
pub const RECOGNITION: u8 = 2;

impl Quests {
    // The sponsor

    pub(crate) fn sponsor(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.quest.sponsor = Some(seat);
        self.open.phase = Phase::SetUp;
        let card = self.open.quest_card().expect("a quest is sponsored");
        told.tell(Audience::ALL, Event::Sponsored { seat, card });
    }

    /// The next player is asked; when all have declined, the turn is over (QT-52, QT-53).
    pub(crate) fn decline_sponsoring(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::SponsorDeclined { seat });
        let next = seat.next(self.open.seats);
        if next != self.open.active {
            self.open.phase = Phase::Sponsor(next);
            return;
        }
        let card = self.open.quest_card().expect("a quest was offered");
        told.tell(Audience::ALL, Event::NobodySponsors { card });
        if self.open.options.recognition == Recognition::NextCard {
            self.lose_recognition(told);
        }
        self.close_card(told);
    }

    pub(crate) fn lay(&mut self, seat: Seat, card: Card, told: &mut impl Witness<Event>) {
        let stage = self.open.quest.laid;
        let index = usize::from(stage);
        self.hands[seat] = self.hands[seat].without(card);
        self.stages[index] = self.stages[index].with(card);
        self.open.quest.sizes[index] += 1;
        told.tell(Audience::only(seat), Event::Laid { seat, stage, card });
        told.tell(Audience::but(seat), Event::LaidUnseen { seat, stage });
    }

    pub(crate) fn finish_stage(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let stage = self.open.quest.laid;
        let cards = self.open.quest.sizes[usize::from(stage)];
        self.open.quest.laid += 1;
        told.tell(Audience::ALL, Event::StageLaid { seat, stage, cards });
        if self.open.quest.laid == self.open.stages() {
            self.open.phase = Phase::Join(seat.next(self.open.seats)); // QT-66
        }
    }

    // Joining

    pub(crate) fn join(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let quest = &mut self.open.quest;
        quest.joined = quest.joined.with(seat);
        quest.within = quest.within.with(seat);
        told.tell(Audience::ALL, Event::Joined { seat });
        self.ask_to_join_after(seat, told);
    }

    pub(crate) fn decline_joining(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.open.quest.declined = self.open.quest.declined.with(seat);
        told.tell(Audience::ALL, Event::JoinDeclined { seat });
        self.ask_to_join_after(seat, told);
    }

    fn ask_to_join_after(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        let sponsor = self.open.quest.sponsor.expect("a quest that is joined has a sponsor");
        let next = seat.next(self.open.seats);
        if next != sponsor {
            self.open.phase = Phase::Join(next);
        } else if self.open.quest.joined.is_empty() {
            self.end_unjoined(sponsor, told);
        } else {
            self.begin_stage(told);
        }
    }

    /// Nobody joined: the sponsor still draws the reward or, by option, takes the cards back (QT-68, QT-186).
    fn end_unjoined(&mut self, sponsor: Seat, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::NobodyJoins { seat: sponsor });
        if !self.open.options.sponsor_takes_back {
            return self.end_quest(told);
        }
        let cards = self.stages.iter().fold(Cards::NONE, |all, stage| all.plus(*stage));
        self.hands[sponsor] = self.hands[sponsor].plus(cards);
        self.clear_stages();
        told.tell(Audience::ALL, Event::TakenBack { seat: sponsor, cards: cards.len() });
        if self.open.options.recognition != Recognition::UntilCompleted {
            self.lose_recognition(told);
        }
        self.close_card(told);
    }

    // Stages

    /// Everybody who is still in the quest draws a card (QT-69).
    fn begin_stage(&mut self, told: &mut impl Witness<Event>) {
        self.open.quest.trial = Trial::Unknown;
        self.owe(self.open.quest.within, 1);
        self.settle(Then::Stage, told);
    }

    /// The sponsor says what the stage is; a test is turned up at once (QT-71, QT-84).
    pub(crate) fn announce_stage(&mut self, told: &mut impl Witness<Event>) {
        let seat = self.open.quest.sponsor.expect("a quest that is played has a sponsor");
        let stage = self.open.quest.stage;
        match self.stages[usize::from(stage)].of(Kind::Test).faces().next() {
            None => {
                self.open.quest.trial = Trial::Foe;
                told.tell(Audience::ALL, Event::FoeAnnounced { seat, stage });
            }
            Some(card) => {
                let quest = &mut self.open.quest;
                quest.trial = Trial::Test(card);
                quest.revealed = stage + 1;
                (quest.bid, quest.leader, quest.paid) = (0, None, 0);
                quest.bidders = SeatSet::EMPTY;
                quest.lone = quest.within.len() == 1; // QT-94, QT-169
                let minimum = self.open.least_bid();
                told.tell(Audience::ALL, Event::TestShown { seat, stage, card, minimum });
            }
        }
        self.ask_merlin(self.open.quest.within, told);
    }

    /// Everybody in the quest who has Merlin and has not used him is asked whether to look at a stage (QT-124, R-QT-04).
    pub(crate) fn ask_merlin(&mut self, left: SeatSet, told: &mut impl Witness<Event>) {
        let asked: SeatSet = left.iter().filter(|&seat| self.may_peek(seat)).collect();
        match self.open.first_of(asked, self.open.active) {
            Some(seat) => self.open.phase = Phase::Merlin { seat, left: asked.without(seat) },
            None => self.open_window(Moment::Start, told),
        }
    }

    pub(crate) fn peek(&mut self, seat: Seat, stage: u8, told: &mut impl Witness<Event>) {
        self.open.quest.peeked[seat] = Some(stage);
        let cards = self.stages[usize::from(stage)];
        told.tell(Audience::only(seat), Event::PeekedAt { seat, stage, cards });
        told.tell(Audience::but(seat), Event::Peeked { seat, stage });
        if let Phase::Merlin { left, .. } = self.open.phase {
            self.ask_merlin(left, told);
        }
    }

    /// Strengths are compared; all weapons are discarded (QT-79 to QT-83).
    pub(crate) fn judge_stage(&mut self, told: &mut impl Witness<Event>) {
        let goal = self.stage_total();
        for seat in self.open.quest.within.iter() {
            let total = self.strength(seat);
            self.open.reveal.totals[seat] = total;
            if total >= goal {
                told.tell(Audience::ALL, Event::Passed { seat, total, goal });
            } else {
                self.open.quest.within = self.open.quest.within.without(seat); // QT-72
                told.tell(Audience::ALL, Event::Defeated { seat, total, goal });
            }
        }
        self.open.reveal.judged = true;
        self.drop_weapons();
        self.next_stage(told);
    }

    /// On to the next stage, or to the end (QT-102).
    pub(crate) fn next_stage(&mut self, told: &mut impl Witness<Event>) {
        let last = self.open.quest.stage + 1 == self.open.stages();
        if last || self.open.quest.within.is_empty() {
            self.end_quest(told);
        } else {
            self.open.quest.stage += 1;
            self.begin_stage(told);
        }
    }

    // The end

    /// Shields, discards, and the sponsor's reward (QT-103 to QT-105). Whoever is still in it has passed all stages.
    pub(crate) fn end_quest(&mut self, told: &mut impl Witness<Event>) {
        let winners = self.open.quest.within;
        let recognition = if winners.is_empty() { 0 } else { RECOGNITION * self.open.recognitions };
        for seat in winners.iter() {
            let shields = self.open.stages() + recognition;
            self.open.players[seat].shields += shields;
            told.tell(Audience::ALL, Event::QuestCompleted { seat, shields, recognition });
        }
        if winners.is_empty() {
            told.tell(Audience::ALL, Event::QuestFailed);
            if self.open.options.recognition != Recognition::UntilCompleted {
                self.lose_recognition(told);
            }
        } else {
            self.open.recognitions = 0; // QT-134
        }
        if self.open.options.draw_after_last_stage {
            self.owe(winners, 1); // QT-187
        }
        self.drop_amours(self.open.quest.joined);
        self.reward_sponsor(told);
        self.settle(Then::Close, told);
    }

    fn reward_sponsor(&mut self, told: &mut impl Witness<Event>) {
        let sponsor = self.open.quest.sponsor.expect("a quest that ends has a sponsor");
        let cards = self.open.quest.sizes.iter().sum::<u8>() + self.open.stages(); // QT-104
        for stage in self.open.quest.revealed..self.open.quest.laid {
            let cards = self.stages[usize::from(stage)];
            told.tell(Audience::ALL, Event::StageShown { stage, cards });
        }
        let laid = self.stages.iter().fold(Cards::NONE, |all, stage| all.plus(*stage));
        self.discard(laid);
        self.clear_stages();
        told.tell(Audience::ALL, Event::RewardDue { seat: sponsor, cards });
        self.owe(SeatSet::only(sponsor), cards);
    }

    fn clear_stages(&mut self) {
        self.stages = [Cards::NONE; MOST_STAGES];
        let quest = &mut self.open.quest;
        quest.sizes = [0; MOST_STAGES];
        (quest.laid, quest.revealed) = (0, 0);
        quest.within = SeatSet::EMPTY;
        quest.trial = Trial::Unknown;
    }

    fn lose_recognition(&mut self, told: &mut impl Witness<Event>) {
        if std::mem::take(&mut self.open.recognitions) > 0 {
            told.tell(Audience::ALL, Event::RecognitionLost);
        }
    }
}
