//! What machine learners see: a number for each action, and a view as numbers.

mod actions;
mod fields;

use engine::encode::one_hot;
use engine::{Encode, ObservationField, ObservationWriter, SeatOrder, SeatSet};

use crate::Quests;
use crate::action::Action;
use crate::bag::Cards;
use crate::cards::Card;
use crate::open::{Open, Quest, Reveal, Trial};
use crate::options::{FreeBids, Options, QuestDiscard};
use crate::phase::{Phase, Then};
use crate::rank::Rank;
use crate::story::{MOST_STAGES, Stories, Story};
use crate::view::View;
use fields::{ALLIES, CARDS, FIRST_ALLY, FIRST_TEST, STANDINGS};

impl Encode for Quests {
    const ACTIONS: usize = actions::COUNT;
    const FIELDS: &'static [ObservationField] = fields::FIELDS;

    fn index(action: &Action) -> usize {
        actions::index(*action)
    }

    fn action(index: usize) -> Option<Action> {
        actions::action(index)
    }

    fn write(view: &View, out: &mut ObservationWriter<'_>) {
        let order = SeatOrder::new(view.viewer, view.seats());
        out.one_hot("seat", view.viewer.map(|seat| seat.index()));
        out.seats("seated", order, SeatSet::all(view.seats()));
        write_options(&view.open.options, out);
        write_phase(&view.open, order, out);
        write_decks(view, out);
        write_players(view, order, out);
        write_quest(&view.open.quest, order, out);
        write_stages(view, order, out);
        write_tournament(&view.open, order, out);
        write_reveal(&view.open.reveal, order, out);
    }
}

fn write_options(options: &Options, out: &mut ObservationWriter<'_>) {
    let flags = [
        options.lone_entrant_wins_nothing,
        options.table_allies_count,
        options.second_round_shares,
        options.second_tie_pays_bonus,
        options.tied_players_draw,
        options.final_breaks_ties,
        options.sponsor_passes_turn,
        options.bids_once,
        options.mordred_hits_own,
        options.allies_wait,
        options.amours_leave_each_turn,
        options.recognition_adds_up,
        options.call_spares_the_poor,
        options.sponsor_takes_back,
        options.draw_after_last_stage,
        options.prosperity_is_forced,
        options.pair_must_share_owner,
        options.free_bids == FreeBids::EveryAlly,
        options.quest_discard == QuestDiscard::Adventure,
    ];
    out.numbers("options", flags);
    out.one_hot("mordred-window", Some(options.mordred_window as usize));
    out.one_hot("recognition", Some(options.recognition as usize));
}

fn write_phase(open: &Open, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let (asked, left) = open.asked();
    let then = match open.phase {
        Phase::Draw(then) | Phase::Trim { then, .. } => Some(then),
        _ => None,
    };
    let moment = match open.phase {
        Phase::Window { moment, .. } => Some(moment as usize),
        _ => None,
    };
    let foes = if let Phase::Call { foes, .. } = open.phase { foes } else { 0 };
    out.one_hot("phase", Some(number(open.phase)));
    out.seats("active", order, SeatSet::only(open.active));
    out.seats("asked", order, asked);
    out.seats("left", order, left);
    out.one_hot("then", then.map(|then: Then| then as usize));
    out.one_hot("moment", moment);
    out.number("foes", foes);
    out.number("turns", open.turns);
    out.number("rounds", open.rounds);
}

fn write_decks(view: &View, out: &mut ObservationWriter<'_>) {
    let stories = |stories: Stories| Story::ALL.map(|story| stories.count(story));
    out.one_hot("card", view.open.card.map(|card| card as usize));
    out.numbers("story", stories(view.open.story));
    out.numbers("story-discard", stories(view.open.story_discard));
    out.number("deck", view.deck);
    out.numbers("discard", counts(view.open.discard));
    out.number("recognitions", view.open.recognitions);
}

fn write_players(view: &View, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let open = &view.open;
    let players = order.iter().map(|seat| &open.players[seat]);
    let allies = |cards: Cards| Card::ALL[FIRST_ALLY..][..ALLIES].iter().map(move |ally| cards.has(*ally));
    out.numbers("hand", counts(view.hand));
    out.numbers("committed", counts(view.sealed));
    out.rows("hands", order.iter().map(|seat| [view.hands[seat.index()]]));
    out.rows("rank", players.clone().map(|player| Rank::ALL.map(|rank| rank == player.rank)));
    out.rows("shields", players.clone().map(|player| [player.shields]));
    out.rows("allies", players.clone().map(|player| allies(player.allies)));
    out.rows("fresh", players.clone().map(|player| allies(player.fresh)));
    out.rows("amour", players.clone().map(|player| [player.amour]));
    out.rows("standing", players.clone().map(|player| one_hot::<STANDINGS>(Some(player.standing as usize))));
    out.rows("owed", players.map(|player| [player.owed]));
    out.rows("strength", order.iter().map(|seat| [open.standing_strength(seat)]));
    out.rows("free-bids", order.iter().map(|seat| [open.free_bids(seat)]));
}

fn write_quest(quest: &Quest, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let trial = match quest.trial {
        Trial::Unknown => 0,
        Trial::Foe => 1,
        Trial::Test(card) => 2 + card as usize - FIRST_TEST,
    };
    out.seats("sponsor", order, quest.sponsor.into_iter().collect());
    out.seats("joined", order, quest.joined);
    out.seats("declined", order, quest.declined);
    out.seats("within", order, quest.within);
    out.number("laid", quest.laid);
    out.number("stage", quest.stage);
    out.number("revealed", quest.revealed);
    out.one_hot("trial", Some(trial));
    out.number("bid", quest.bid);
    out.seats("leader", order, quest.leader.into_iter().collect());
    out.seats("bidders", order, quest.bidders);
    out.number("lone", quest.lone);
    out.number("paid", quest.paid);
}

fn write_stages(view: &View, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let peeked = order.iter().map(|seat| view.open.quest.peeked[seat].map(usize::from));
    out.numbers("sizes", view.open.quest.sizes);
    out.numbers("known", view.stages.map(|stage| stage.is_some()));
    out.rows("stages", view.stages.map(|stage| counts(stage.unwrap_or(Cards::NONE))));
    out.rows("peeked", peeked.map(one_hot::<MOST_STAGES>));
}

fn write_tournament(open: &Open, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    out.seats("entrants", order, open.tournament.entrants);
    out.seats("contenders", order, open.tournament.contenders);
    out.number("round", open.tournament.round);
    out.number("final", open.tournament.is_final);
}

fn write_reveal(reveal: &Reveal, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    out.seats("revealing", order, reveal.seats);
    out.rows("reveal", order.iter().map(|seat| counts(reveal.cards[seat])));
    out.rows("totals", order.iter().map(|seat| [reveal.totals[seat]]));
    out.number("judged", reveal.judged);
}

fn counts(cards: Cards) -> [u8; CARDS] {
    Card::ALL.map(|card| cards.count(card))
}

const fn number(phase: Phase) -> usize {
    match phase {
        Phase::Deal => 0,
        Phase::Turn => 1,
        Phase::Story => 2,
        Phase::Sponsor(_) => 3,
        Phase::SetUp => 4,
        Phase::Join(_) => 5,
        Phase::Draw(_) => 6,
        Phase::Trim { .. } => 7,
        Phase::Merlin { .. } => 8,
        Phase::Window { .. } => 9,
        Phase::Arm(_) => 10,
        Phase::Bid(_) => 11,
        Phase::Pay(_) => 12,
        Phase::Enter(_) => 13,
        Phase::Prosper(_) => 14,
        Phase::Call { .. } => 15,
        Phase::Over(_) => 16,
    }
}

impl Open {
    /// The seats that decide now, and those that are asked after that.
    fn asked(&self) -> (SeatSet, SeatSet) {
        let none = SeatSet::EMPTY;
        match self.phase {
            Phase::Deal | Phase::Story | Phase::Draw(_) | Phase::Over(_) => (none, none),
            Phase::Turn => (SeatSet::only(self.active), none),
            Phase::SetUp => (self.quest.sponsor.into_iter().collect(), none),
            Phase::Arm(pending) => (pending, none),
            Phase::Merlin { seat, left }
            | Phase::Window { seat, left, .. }
            | Phase::Call { seat, left, .. } => (SeatSet::only(seat), left),
            Phase::Sponsor(seat)
            | Phase::Join(seat)
            | Phase::Trim { seat, .. }
            | Phase::Bid(seat)
            | Phase::Pay(seat)
            | Phase::Enter(seat)
            | Phase::Prosper(seat) => (SeatSet::only(seat), none),
        }
    }
}
