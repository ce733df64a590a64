//! What a step does.

use engine::{Audience, Seat, Step, Witness};

use crate::KingArthur;
use crate::action::Action;
use crate::adventures::{Adventure, Condition};
use crate::bags::Knights;
use crate::cards::{Adversary, Knight};
use crate::chance::Chance;
use crate::event::Event;
use crate::layout::Slot;
use crate::phase::{Challenge, End, Phase, Progress};
use crate::position::{ADVENTURES_LEFT, IDLE_ROUNDS, START_HAND};
use crate::spending::is_paid;

impl KingArthur {
    /// Plays a step that is legal.
    #[inline]
    pub(crate) fn apply(&mut self, step: Step<KingArthur>, told: &mut impl Witness<Event>) {
        match step {
            Step::Chance(Chance::First(seat)) => self.begin_with(seat, told),
            Step::Chance(Chance::Adversary(card)) => self.turn_up(card, told),
            Step::Chance(Chance::Knight(card)) => self.give_knight(card, told),
            Step::Act(_, Action::Reveal) => self.begin_reveal(told),
            Step::Act(_, Action::Challenge(challenge, card)) => self.challenge(challenge, card, told),
            Step::Act(_, Action::Pay(card)) => self.pay(card, told),
            Step::Act(_, Action::Adventure(adventure)) => self.choose_adventure(adventure, told),
            Step::Act(_, Action::Spend(card)) => self.spend(card, told),
            Step::Act(_, Action::Done) => self.take_adventure(told),
            Step::Act(_, Action::Draw) => self.begin_draw(told),
            Step::Act(_, Action::End) => self.end_turn(told),
        }
    }

    // Preparation

    fn begin_with(&mut self, seat: Seat, told: &mut impl Witness<Event>) {
        self.seat = seat;
        self.phase = Phase::Layout;
        told.tell(Audience::ALL, Event::FirstPlayer { seat });
    }

    /// A knight is dealt (KA-13) or drawn (KA-40).
    fn give_knight(&mut self, card: Knight, told: &mut impl Witness<Event>) {
        self.knights = self.knights.without(card);
        if self.phase == Phase::Deal {
            self.deal(card, told);
        } else {
            self.draw(card, told);
        }
    }

    fn deal(&mut self, card: Knight, told: &mut impl Witness<Event>) {
        let mut hungry = Seat::all(self.seats).filter(|&seat| self.hands[seat].len() < START_HAND);
        let seat = hungry.next().expect("somebody has fewer than four knights while they are dealt");
        let last = hungry.next().is_none();
        self.hands[seat] = self.hands[seat].with(card);
        told.tell(Audience::only(seat), Event::Dealt { seat, card });
        told.tell(Audience::but(seat), Event::DealtUnseen { seat });
        if last && self.hands[seat].len() == START_HAND {
            self.begin_turn(told);
        }
    }

    /// The seat whose turn it is may act.
    fn begin_turn(&mut self, told: &mut impl Witness<Event>) {
        self.phase = Phase::Act;
        told.tell(Audience::ALL, Event::TurnBegun { seat: self.seat });
    }

    // Action 1

    fn begin_reveal(&mut self, told: &mut impl Witness<Event>) {
        self.phase = Phase::Reveal;
        told.tell(Audience::ALL, Event::RevealBegun { seat: self.seat });
    }

    /// An adversary is turned up into its column, in the preparation (KA-10) or by a player (KA-22).
    fn turn_up(&mut self, card: Adversary, told: &mut impl Witness<Event>) {
        self.supply = self.supply.without(card);
        self.layout.lay(Slot { card, seal: None });
        let preparing = self.phase == Phase::Layout;
        let event =
            if preparing { Event::LaidOut { card } } else { Event::Revealed { seat: self.seat, card } };
        told.tell(Audience::ALL, event);
        if self.layout.is_full() {
            told.tell(Audience::ALL, Event::ColumnFull { kind: card.kind() });
        } else if self.supply.is_empty() {
            told.tell(Audience::ALL, Event::SupplyEmpty);
        } else {
            return;
        }
        if preparing {
            self.phase = Phase::Deal;
        } else {
            self.progress.revealed = true;
            self.phase = Phase::Act;
        }
    }

    // Action 2

    fn challenge(&mut self, challenge: Challenge, target: Adversary, told: &mut impl Witness<Event>) {
        self.phase = Phase::Pay { challenge, target, paid: Default::default() };
        told.tell(Audience::ALL, Event::Challenged { seat: self.seat, challenge, card: target });
    }

    fn pay(&mut self, card: Knight, told: &mut impl Witness<Event>) {
        let Phase::Pay { challenge, target, ref mut paid } = self.phase else {
            unreachable!("knights are paid for a challenge")
        };
        let seat = self.seat;
        self.hands[seat] = self.hands[seat].without(card);
        *paid = paid.with(card);
        told.tell(Audience::ALL, Event::Paid { seat, card });
        let cost = challenge.cost(target);
        if paid.strength() < cost {
            return;
        }
        if paid.strength() > cost {
            told.tell(Audience::ALL, Event::Overpaid { seat });
        }
        let paid = *paid;
        self.discard = self.discard.plus(paid); // KA-27
        if challenge == Challenge::Usual && self.options.seals {
            self.seal(target, paid, told);
        } else {
            self.beat(challenge, target, paid, told);
        }
        if self.supply.is_empty() && self.layout.is_empty() {
            self.last_turn = true; // KA-47
            told.tell(Audience::ALL, Event::LayoutCleared { seat: self.seat });
        }
        self.progress.challenged = true;
        self.go_on(told);
    }

    /// The card goes to the hand, a seal on it back to its owner (KA-28, KA-63). The rest of the column stays, even
    /// if only sealed cards are left (R-KA-14).
    fn beat(&mut self, challenge: Challenge, card: Adversary, paid: Knights, told: &mut impl Witness<Event>) {
        let seat = self.seat;
        self.layout.take(card, (challenge == Challenge::Repeated).then_some(seat));
        self.trophies[seat] = self.trophies[seat].with(card);
        told.tell(Audience::ALL, Event::Beaten { seat, challenge, card, paid });
    }

    /// A seal is put on the card; if the whole column is sealed now, all owners take their cards (KA-57 to KA-60).
    fn seal(&mut self, card: Adversary, paid: Knights, told: &mut impl Witness<Event>) {
        self.layout.seal(card, self.seat);
        told.tell(Audience::ALL, Event::Sealed { seat: self.seat, card, paid });
        let column = self.layout.column(card.kind());
        if self.layout.column(card.kind()).any(|slot| slot.seal.is_none()) {
            return;
        }
        for slot in column {
            let seat = slot.seal.expect("the whole column is sealed");
            self.trophies[seat] = self.trophies[seat].with(slot.card);
            told.tell(Audience::ALL, Event::Released { seat, card: slot.card });
        }
        self.layout.clear(card.kind());
    }

    // Action 3

    fn choose_adventure(&mut self, adventure: Adventure, told: &mut impl Witness<Event>) {
        self.phase = Phase::Spend { adventure, spent: Default::default() };
        told.tell(Audience::ALL, Event::AdventureChosen { seat: self.seat, adventure });
    }

    fn spend(&mut self, card: Adversary, told: &mut impl Witness<Event>) {
        let Phase::Spend { adventure, ref mut spent } = self.phase else {
            unreachable!("adversaries are spent on an adventure")
        };
        let seat = self.seat;
        self.trophies[seat] = self.trophies[seat].without(card);
        *spent = spent.with(card);
        told.tell(Audience::ALL, Event::Spent { seat, card });
        if is_paid(adventure, self.trophies[seat], *spent) {
            self.take_adventure(told);
        }
    }

    fn take_adventure(&mut self, told: &mut impl Witness<Event>) {
        let Phase::Spend { adventure, spent } = self.phase else {
            unreachable!("an adventure was chosen and paid")
        };
        let seat = self.seat;
        if let Condition::Total(_, points) = adventure.condition()
            && spent.points() > points
        {
            told.tell(Audience::ALL, Event::Overspent { seat, excess: spent.points() - points });
        }
        self.spent = self.spent.plus(spent); // KA-38
        self.adventures[seat] = self.adventures[seat].with(adventure);
        self.progress.adventured = true;
        told.tell(Audience::ALL, Event::AdventureTaken { seat, adventure, spent });
        if self.open_adventures().len() == ADVENTURES_LEFT {
            self.end_game(End::Adventures, told); // KA-46
        } else {
            self.go_on(told);
        }
    }

    // Action 4

    fn begin_draw(&mut self, told: &mut impl Witness<Event>) {
        if self.knights.is_empty() {
            self.shuffle(told); // R-KA-07: nothing was there to shuffle when the supply ran out.
        }
        self.phase = Phase::Draw;
        told.tell(Audience::ALL, Event::DrawBegun { seat: self.seat });
    }

    fn draw(&mut self, card: Knight, told: &mut impl Witness<Event>) {
        let seat = self.seat;
        self.hands[seat] = self.hands[seat].with(card);
        self.progress.drawn += 1;
        let again = self.progress.drawn > 1;
        told.tell(Audience::only(seat), Event::Drew { seat, card, again });
        told.tell(Audience::but(seat), Event::DrewUnseen { seat, again });
        if self.knights.is_empty() && !self.discard.is_empty() {
            self.shuffle(told); // KA-41
        }
        self.go_on(told);
    }

    /// The discard becomes the supply; as a supply is a bag, that is all there is to shuffling.
    fn shuffle(&mut self, told: &mut impl Witness<Event>) {
        told.tell(Audience::ALL, Event::Shuffled { cards: self.discard.len() });
        self.knights = std::mem::take(&mut self.discard);
    }

    // The end of a turn, and of the game

    /// The turn goes on if anything can still be done, and ends by itself if not.
    fn go_on(&mut self, told: &mut impl Witness<Event>) {
        self.phase = Phase::Act;
        if !self.can_go_on() {
            self.end_turn(told);
        }
    }

    fn end_turn(&mut self, told: &mut impl Witness<Event>) {
        let idle = self.progress.is_idle();
        told.tell(Audience::ALL, Event::TurnEnded { seat: self.seat, idle });
        self.idle = if idle { self.idle + 1 } else { 0 };
        if self.last_turn {
            self.end_game(End::Adversaries, told); // KA-48
        } else if self.idle == IDLE_ROUNDS * self.seats {
            self.end_game(End::Idle, told); // R-KA-12
        } else {
            self.seat = self.seat.next(self.seats); // KA-17
            self.progress = Progress::default();
            self.begin_turn(told);
        }
    }

    fn end_game(&mut self, end: End, told: &mut impl Witness<Event>) {
        self.phase = Phase::Over(end);
        told.tell(Audience::ALL, Event::GameEnded { end });
        self.tell_scores(told);
    }
}
