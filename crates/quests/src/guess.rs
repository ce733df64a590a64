//! A position that looks like a view: hidden stages that a sponsor could have laid, hands and commitments dealt from the rest.

use engine::{PerSeat, Rng, Seat};

use crate::Quests;
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::phase::Phase;
use crate::stages::{Plan, can_build, can_finish};
use crate::story::{MOST_STAGES, Story};
use crate::strength::stage_points;
use crate::view::View;

/// How often stages are dealt at random before they are put together by design.
const ATTEMPTS: u32 = 400;

impl Quests {
    /// Draws what the viewer does not know.
    pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Quests {
        let mut position = Quests {
            open: view.open,
            hands: PerSeat::default(),
            sealed: PerSeat::default(),
            stages: view.stages.map(Option::unwrap_or_default),
            deck: unseen(view),
        };
        if let Some(seat) = view.viewer {
            position.hands[seat] = view.hand;
        }
        let arming = matches!(view.open.phase, Phase::Arm(_));
        for seat in Seat::all(view.seats()) {
            if view.viewer == Some(seat) {
                position.sealed[seat] = view.sealed;
            } else if !arming {
                position.sealed[seat] = laid_open(view, seat);
            }
        }
        if let Some(quest) = view.open.quest_card() {
            Guess { view, quest, position: &mut position, rng }.deal_stages();
        }
        position.deal_hands(view, rng);
        if arming {
            position.guess_commitments(view, rng);
        }
        position
    }

    fn deal_hands(&mut self, view: &View, rng: &mut Rng) {
        for seat in Seat::all(view.seats()).filter(|&seat| view.viewer != Some(seat)) {
            while self.hands[seat].len() < view.hands[seat.index()] {
                let card = self.deck.nth(rng.below(self.deck.len().into()));
                self.deck = self.deck.without(card);
                self.hands[seat] = self.hands[seat].with(card);
            }
        }
    }

    /// Whoever has sealed has committed anything that may be committed; whoever is still choosing has not begun.
    fn guess_commitments(&mut self, view: &View, rng: &mut Rng) {
        let Phase::Arm(pending) = view.open.phase else { return };
        let in_round = if view.open.quest.trial == Trial::Foe {
            view.open.quest.within
        } else {
            view.open.tournament.contenders
        };
        for seat in in_round.iter() {
            if view.viewer == Some(seat) || pending.contains(seat) {
                continue;
            }
            for card in self.hands[seat].faces() {
                let fits = match card.kind() {
                    Kind::Weapon | Kind::Ally => true,
                    Kind::Amour => !view.open.players[seat].amour,
                    Kind::Foe | Kind::Test => false,
                };
                if fits && rng.below(2) == 0 {
                    self.hands[seat] = self.hands[seat].without(card);
                    self.sealed[seat] = self.sealed[seat].with(card);
                }
            }
        }
    }
}

/// The weapons that lie before a player between the reveal and the comparison.
fn laid_open(view: &View, seat: Seat) -> Cards {
    let reveal = &view.open.reveal;
    if reveal.seats.contains(seat) && !reveal.judged {
        reveal.cards[seat].of(Kind::Weapon)
    } else {
        Cards::NONE
    }
}

/// All cards that the viewer does not see.
fn unseen(view: &View) -> Cards {
    let mut rest = Cards::ALL.minus(view.open.discard).minus(view.hand).minus(view.open.allies());
    rest = view.stages.iter().flatten().fold(rest, |rest, stage| rest.minus(*stage));
    let arming = matches!(view.open.phase, Phase::Arm(_));
    for seat in Seat::all(view.seats()) {
        if view.open.players[seat].amour {
            rest = rest.without(Card::Amour);
        }
        if view.viewer == Some(seat) {
            rest = rest.minus(view.sealed);
        } else if !arming {
            rest = rest.minus(laid_open(view, seat));
        }
    }
    rest
}

/// The stages that the viewer has not seen.
struct Guess<'a> {
    view: &'a View,
    quest: Story,
    position: &'a mut Quests,
    rng: &'a mut Rng,
}

impl Guess<'_> {
    fn deal_stages(&mut self) {
        let sponsor = self.view.open.quest.sponsor;
        let setting_up = self.view.open.phase == Phase::SetUp && sponsor != self.view.viewer;
        if !setting_up && (0..MOST_STAGES).all(|stage| !self.is_hidden(stage)) {
            return;
        }
        let before = *self.position;
        for _ in 0..ATTEMPTS {
            if self.attempt() && (!setting_up || self.deal_sponsor()) {
                return;
            }
            *self.position = before;
        }
        let built = self.design(0, 0);
        debug_assert!(built, "what the viewer sees can come about");
    }

    fn is_hidden(&self, stage: usize) -> bool {
        self.view.open.quest.sizes[stage] > 0 && self.view.stages[stage].is_none()
    }

    /// Deals all hidden stages: one foe and weapons, or a test; says whether they can stand so.
    fn attempt(&mut self) -> bool {
        for stage in 0..MOST_STAGES {
            if !self.is_hidden(stage) {
                continue;
            }
            let size = self.view.open.quest.sizes[stage];
            let pool = self.position.deck;
            let first = if size == 1 && self.test_possible(stage) {
                pool.of(Kind::Foe).plus(pool.of(Kind::Test))
            } else {
                pool.of(Kind::Foe)
            };
            if !self.move_card(first, stage) {
                return false;
            }
            for _ in 1..size {
                if !self.move_card(self.position.deck.of(Kind::Weapon), stage) {
                    return false;
                }
            }
        }
        self.is_sound()
    }

    fn move_card(&mut self, from: Cards, stage: usize) -> bool {
        if from.is_empty() {
            return false;
        }
        let card = from.nth(self.rng.below(from.len().into()));
        if self.position.stages[stage].has(card) {
            return false; // QT-58
        }
        self.position.deck = self.position.deck.without(card);
        self.position.stages[stage] = self.position.stages[stage].with(card);
        true
    }

    /// Could this stage be a test? The one that is being played has been announced.
    fn test_possible(&self, stage: usize) -> bool {
        let quest = &self.view.open.quest;
        let announced = quest.trial == Trial::Foe && stage == usize::from(quest.stage);
        !announced && self.position.stages.iter().all(|stage| stage.of(Kind::Test).is_empty())
    }

    /// Do the foe stages that are complete rise (QT-62)?
    fn is_sound(&self) -> bool {
        let mut floor = 0;
        self.position.stages[..usize::from(self.view.open.quest.laid)].iter().all(|&stage| {
            let total = stage_points(stage, self.quest);
            let rises = total > floor || !stage.of(Kind::Test).is_empty();
            floor = floor.max(total);
            rises
        })
    }

    /// While stages are being laid out, the sponsor's hand must be good for the rest of them.
    fn deal_sponsor(&mut self) -> bool {
        let sponsor = self.view.open.quest.sponsor.expect("somebody is setting up the quest");
        while self.position.hands[sponsor].len() < self.view.hands[sponsor.index()] {
            let card = self.position.deck.nth(self.rng.below(self.position.deck.len().into()));
            self.position.deck = self.position.deck.without(card);
            self.position.hands[sponsor] = self.position.hands[sponsor].with(card);
        }
        let (hand, laid) = (self.position.hands[sponsor], usize::from(self.view.open.quest.laid));
        let plan = self.position.rest_of_plan(self.quest);
        let stage = self.position.stages[laid];
        if stage.is_empty() {
            can_build(hand, Plan { stages: plan.stages + 1, ..plan })
        } else {
            can_finish(stage, hand, plan)
        }
    }

    /// Puts hidden stages together one by one, the cheapest cards first, and goes back where it cannot go on.
    fn design(&mut self, stage: usize, floor: u8) -> bool {
        let quest = self.view.open.quest;
        if stage == usize::from(self.view.open.stages()) {
            return true;
        }
        if stage < MOST_STAGES && self.view.stages[stage].is_some() {
            let known = self.position.stages[stage];
            return self.design(stage + 1, floor.max(stage_points(known, self.quest)));
        }
        let setting_up = self.view.open.phase == Phase::SetUp;
        let to_come = quest.sizes[stage] == 0;
        if to_come && !setting_up {
            return true;
        }
        let before = *self.position;
        for group in self.groups(stage, floor) {
            let total = stage_points(group.cards, self.quest);
            self.position.deck = before.deck.minus(group.cards);
            let shown = if to_come { Cards::NONE } else { group.laid };
            self.position.stages[stage] = shown;
            let kept = group.cards.minus(shown);
            if !kept.is_empty() {
                let sponsor = quest.sponsor.expect("somebody is setting up the quest");
                self.position.hands[sponsor] = before.hands[sponsor].plus(kept);
                if self.position.hands[sponsor].len() > self.view.hands[sponsor.index()] {
                    *self.position = before;
                    continue;
                }
            }
            if self.design(stage + 1, floor.max(total)) {
                return true;
            }
            *self.position = before;
        }
        false
    }

    /// Every group that could stand in a stage above the floor, the lowest total first.
    fn groups(&self, stage: usize, floor: u8) -> Vec<Group> {
        let quest = &self.view.open.quest;
        let size = quest.sizes[stage];
        let complete = stage < quest.laid.into();
        let pool = self.position.deck;
        let mut groups = Vec::new();
        let promised = quest.sponsor.is_some_and(|seat| !self.position.hands[seat].of(Kind::Test).is_empty());
        if size <= 1 && self.test_possible(stage) && !promised {
            let tests = pool.of(Kind::Test).faces().map(|test| Cards::NONE.with(test));
            groups.extend(tests.map(|cards| Group { cards, laid: cards }));
        }
        for foe in pool.of(Kind::Foe).faces() {
            for set in 0..1usize << Card::WEAPONS.len() {
                let chosen = Card::WEAPONS.iter().enumerate().filter(|(bit, _)| set & (1 << bit) != 0);
                let mut cards = Cards::NONE.with(foe);
                let mut laid = cards;
                for (_, &weapon) in chosen {
                    cards = cards.with(weapon);
                    if laid.len() < size {
                        laid = laid.with(weapon);
                    }
                }
                let fits = if complete { cards.len() == size } else { cards.len() >= size };
                if fits && pool.includes(cards) && stage_points(cards, self.quest) > floor {
                    groups.push(Group { cards, laid });
                }
            }
        }
        // Tests, which have no points, come last: only one may be used.
        let points = |group: &Group| stage_points(group.cards, self.quest).wrapping_sub(1);
        groups.sort_by_key(|group| (points(group), group.cards.len()));
        groups
    }
}

/// What a stage will be, and what of it lies there already.
struct Group {
    cards: Cards,
    laid: Cards,
}
