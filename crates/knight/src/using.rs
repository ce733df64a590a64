//! The use phase: court, tournaments, battles, the character card, and actions for gold (KN-10, KN-31 to KN-41, KN-65 to KN-73).

use engine::{Audience, Witness};

use crate::action::Action;
use crate::character::THRESHOLDS;
use crate::contest::{Contest, Tournament};
use crate::court::{Need, Office, Track};
use crate::event::Event;
use crate::gains::STORE;
use crate::goods::{Gain, Good, Purse};
use crate::open::Open;
use crate::options::Mode;
use crate::origin::Origin;
use crate::phase::Stage;
use crate::player::Player;

/// A resource (KN-69).
pub const RESOURCE_GOLD: u8 = 3;
/// Influence (KN-70).
pub const INFLUENCE_GOLD: u8 = 10;
/// All enemies one step on (KN-71).
pub const LURE_GOLD: u8 = 7;
/// A command point (KN-72).
pub const COMMAND_GOLD: u8 = 12;
/// One resource into another (KN-73).
pub const EXCHANGE_GOLD: u8 = 2;
/// A use phase has no more uses than this (R-KN-45, ours).
pub const MOST_USES: u8 = 40;

impl Open {
    /// Appends everything that can be done in the use phase.
    pub(crate) fn offer_uses(&self, out: &mut Vec<Action>) {
        if self.tasks.uses < MOST_USES {
            self.offer_court(out);
            self.offer_contests(out);
            out.extend(self.character_actions());
            self.offer_gold(out);
            self.offer_row(out);
            match self.options.mode {
                Mode::Solo => {}
                Mode::SideBySide => out.extend(self.partners().map(Action::Offer)),
                Mode::War => self.offer_duels(out),
            }
        }
        out.push(Action::End);
    }

    fn offer_court(&self, out: &mut Vec<Action>) {
        let player = self.me();
        out.extend(Track::all().filter(|track| player.may_unlock(*track)).map(Action::Unlock));
        for (at, from) in Office::CHAINED.into_iter().enumerate() {
            let track = from.track().expect("all three have a track");
            if player.is_complete(track) && player.chains[at].is_none() {
                let others = Office::CHAINED.into_iter().filter(|to| *to != from);
                out.extend(others.map(|to| Action::Chain(from, to)));
            }
        }
        if player.floors() > player.linked() {
            let tracks = [Track::Village, Track::Stable].into_iter().zip(player.links);
            out.extend(tracks.filter(|(_, linked)| !linked).map(|(track, _)| Action::Link(track)));
        }
    }

    fn offer_contests(&self, out: &mut Vec<Action>) {
        let player = self.me();
        let open =
            |tournament: &Tournament| !player.has_entered(*tournament) && player.may_win(tournament.print());
        out.extend(Tournament::all().filter(open).map(Action::Enter));
        for (at, battle) in (0..).zip(self.card().battles) {
            if !player.has_fought(at) && player.may_win(battle) {
                out.push(Action::Battle(at));
            }
        }
    }

    /// The actions of the character card (KN-31, KN-37, KN-38).
    pub(crate) fn character_actions(&self) -> impl Iterator<Item = Action> + '_ {
        let player = self.me();
        let sheet = player.character.filter(|_| !player.is_disgraced()).map(|character| character.sheet());
        sheet.into_iter().flat_map(move |sheet| {
            let (price, gain) = sheet.special;
            let special = self.may_spend(price) && (gain.command == 0 || self.has_use_for_command());
            let rewards = (0..).zip(sheet.rewards).filter(move |(at, reward)| {
                !player.has_reward(*at) && player.level(reward.track) >= reward.level
            });
            let thresholds = (0..)
                .zip(THRESHOLDS)
                .filter(move |(at, influence)| !player.has_threshold(*at) && player.influence >= *influence);
            let special = special.then_some(Action::Special).into_iter();
            let rewards = rewards.map(|(at, _)| Action::Reward(at));
            special.chain(rewards).chain(thresholds.map(|(at, _)| Action::Threshold(at)))
        })
    }

    /// Appends what the character card offers outside of the use phase (KN-31, KN-37, KN-38, since rules 2).
    pub(crate) fn offer_character(&self, out: &mut Vec<Action>) {
        if self.rules >= 2 {
            out.extend(self.character_actions());
        }
    }

    /// Has the activation paid? What it brought cannot be spent in this turn (KN-11).
    pub(crate) fn is_paid_out(&self) -> bool {
        matches!(self.stage, Stage::Activation | Stage::Consequences | Stage::Goals)
    }

    /// Can the active seat pay this now, without what the activation has brought (R-KN-13)?
    pub(crate) fn may_spend(&self, price: Purse) -> bool {
        self.me().goods.covers(price) && (!self.is_paid_out() || self.tasks.allowance.covers(price))
    }

    /// The active seat receives something that does not come from the activation, and may spend it at once.
    fn gain_freely(&mut self, origin: Origin, gain: Gain, told: &mut impl Witness<Event>) {
        let before = self.me().goods;
        self.gain(self.active, origin, gain, told);
        let after = self.me().goods;
        if self.is_paid_out() && after.covers(before) {
            self.tasks.allowance = self.tasks.allowance.plus(after.minus(before));
        }
    }

    /// A command point that could not be stored would be thrown away.
    fn has_use_for_command(&self) -> bool {
        !self.is_war() || self.me().store < STORE
    }

    fn offer_gold(&self, out: &mut Vec<Action>) {
        let player = self.me();
        let gold = player.holds(Good::Gold);
        let lacking = |good: &Good| player.holds(*good) < good.limit();
        if gold >= RESOURCE_GOLD {
            out.extend(Good::RESOURCES.into_iter().filter(lacking).map(Action::Buy));
        }
        if gold >= INFLUENCE_GOLD {
            out.push(Action::BuyInfluence);
        }
        if gold >= COMMAND_GOLD && self.has_use_for_command() {
            out.push(Action::BuyCommand);
        }
        if gold >= EXCHANGE_GOLD {
            for from in Good::RESOURCES.into_iter().filter(|good| player.holds(*good) > 0) {
                let others = Good::RESOURCES.into_iter().filter(|to| *to != from && lacking(to));
                out.extend(others.map(|to| Action::Exchange(from, to)));
            }
        }
        if gold >= LURE_GOLD && !self.is_war() && self.enemies_can_step() {
            out.push(Action::Lure);
        }
    }

    // Carrying out

    pub(crate) fn unlock(&mut self, track: Track, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let player = self.me_mut();
        let level = &mut player.levels[track as usize];
        let space = &track.spaces()[*level as usize];
        *level += 1;
        let level = *level;
        self.spend(seat, space.cost);
        told.tell(Audience::ALL, Event::Unlocked { seat, track, level });
        let gain = Gain { influence: 1, points: space.points, ..Gain::NONE };
        self.gain(seat, Origin::Level, gain, told);
    }

    pub(crate) fn chain(&mut self, from: Office, to: Office, told: &mut impl Witness<Event>) {
        let seat = self.active;
        if let Some(at) = Office::CHAINED.iter().position(|office| *office == from) {
            self.me_mut().chains[at] = Some(to);
            told.tell(Audience::ALL, Event::Chained { seat, from, to });
        }
    }

    pub(crate) fn link(&mut self, track: Track, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.me_mut().links[usize::from(track == Track::Stable)] = true;
        told.tell(Audience::ALL, Event::Linked { seat, track });
    }

    pub(crate) fn enter(&mut self, tournament: Tournament, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let print = tournament.print();
        self.spend(seat, print.cost);
        self.me_mut().tournaments |= 1 << tournament.index();
        told.tell(Audience::ALL, Event::Tournament { seat, tournament });
        self.gain(seat, Origin::Tournament, print.reward, told);
    }

    pub(crate) fn fight_battle(&mut self, battle: u8, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let print = &self.card().battles[battle as usize];
        self.spend(seat, print.cost);
        self.me_mut().battles |= 1 << battle;
        told.tell(Audience::ALL, Event::Battle { seat, battle, contest: print });
        self.gain(seat, Origin::Battle, print.reward, told);
    }

    pub(crate) fn special(&mut self, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(character) = self.me().character else { return };
        let (price, gain) = character.sheet().special;
        self.spend(seat, price);
        if self.is_paid_out() {
            self.tasks.allowance = self.tasks.allowance.minus(price);
        }
        told.tell(Audience::ALL, Event::Special { seat });
        self.gain_freely(Origin::Special, gain, told);
    }

    pub(crate) fn claim_reward(&mut self, reward: u8, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(character) = self.me().character else { return };
        self.me_mut().claimed |= 1 << reward;
        told.tell(Audience::ALL, Event::Reward { seat, reward });
        self.gain_freely(Origin::Reward, character.sheet().rewards[reward as usize].gain, told);
    }

    pub(crate) fn claim_threshold(&mut self, threshold: u8, told: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(character) = self.me().character else { return };
        self.me_mut().claimed |= 1 << (2 + threshold);
        told.tell(Audience::ALL, Event::Threshold { seat, threshold });
        self.gain_freely(Origin::Threshold, character.sheet().thresholds[threshold as usize], told);
    }

    pub(crate) fn buy(&mut self, good: Good, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, RESOURCE_GOLD));
        told.tell(Audience::ALL, Event::Bought { seat, good });
        self.gain(seat, Origin::Purchase, Gain { goods: Purse::of(good, 1), ..Gain::NONE }, told);
    }

    pub(crate) fn buy_influence(&mut self, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, INFLUENCE_GOLD));
        told.tell(Audience::ALL, Event::BoughtInfluence { seat });
        self.gain(seat, Origin::Purchase, Gain { influence: 1, ..Gain::NONE }, told);
    }

    pub(crate) fn buy_command(&mut self, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, COMMAND_GOLD));
        told.tell(Audience::ALL, Event::BoughtCommand { seat });
        self.gain(seat, Origin::Purchase, Gain { command: 1, ..Gain::NONE }, told);
    }

    pub(crate) fn exchange(&mut self, from: Good, to: Good, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, EXCHANGE_GOLD).plus(Purse::of(from, 1)));
        told.tell(Audience::ALL, Event::Exchanged { seat, from, to });
        self.gain(seat, Origin::Purchase, Gain { goods: Purse::of(to, 1), ..Gain::NONE }, told);
    }

    pub(crate) fn pay_lure(&mut self, told: &mut impl Witness<Event>) {
        let seat = self.active;
        self.spend(seat, Purse::of(Good::Gold, LURE_GOLD));
        told.tell(Audience::ALL, Event::Lured { seat });
        self.lure();
    }

    /// No more use: what is held now is what may buy off orders later (KN-11).
    pub(crate) fn end_use(&mut self) {
        self.pass_on(Stage::Activation);
        if self.stage == Stage::Activation {
            self.line_up();
        }
    }
}

impl Player {
    /// Can the next space of the track be bought (KN-41)?
    #[inline]
    pub fn may_unlock(&self, track: Track) -> bool {
        let Some(space) = track.spaces().get(self.level(track) as usize) else { return false };
        self.goods.covers(space.cost) && self.meets(space.need)
    }

    /// Is the need met?
    #[inline]
    pub fn meets(&self, need: Need) -> bool {
        match need {
            Need::Nothing => true,
            Need::Influence(influence) => self.influence >= influence,
            Need::Level(track, level) => self.level(track) >= level,
            Need::Tournaments(won) => self.tournaments.count_ones() >= won.into(),
        }
    }

    /// Are the levels there, and the price?
    #[inline]
    pub fn may_win(&self, contest: &Contest) -> bool {
        self.goods.covers(contest.cost)
            && contest.needs.iter().all(|(track, level)| self.level(*track) >= *level)
    }
}
