//! What machine learners see: a number for each action, and a view as numbers.

use engine::{ActionBlock, Encode, ObservationField as Field, ObservationWriter, SeatOrder, SeatSet};

use crate::KingArthur;
use crate::action::Action;
use crate::adventures::Adventure;
use crate::bags::{Adversaries, Knights};
use crate::cards::{Adversary, Knight};
use crate::layout::COLUMN;
use crate::options::{Overpaying, SEATS};
use crate::phase::{Challenge, Phase};
use crate::position::{IDLE_ROUNDS, SEALS};
use crate::view::View;

const REVEAL: ActionBlock<0> = ActionBlock::first([]);
const CHALLENGE: ActionBlock<2> = REVEAL.then([Challenge::ALL.len(), ADVERSARIES]);
const PAY: ActionBlock<1> = CHALLENGE.then([KNIGHTS]);
const ADVENTURE: ActionBlock<1> = PAY.then([ADVENTURES]);
const SPEND: ActionBlock<1> = ADVENTURE.then([ADVERSARIES]);
const DONE: ActionBlock<0> = SPEND.then([]);
const DRAW: ActionBlock<0> = DONE.then([]);
const END: ActionBlock<0> = DRAW.then([]);

const KNIGHTS: usize = Knight::ALL.len();
const ADVERSARIES: usize = Adversary::ALL.len();
const ADVENTURES: usize = Adventure::ALL.len();
const MOST_SEATS: usize = *SEATS.end() as usize;

/// Single knights are the face with the most copies.
const KNIGHT_COPIES: u16 = Knight::Red1.copies() as u16;
/// Weak dark powers are the face with the most copies.
const ADVERSARY_COPIES: u16 = Adversary::Dark1.copies() as u16;
/// More than all adversaries and adventures together are worth cannot be won.
const MOST_POINTS: u16 = {
    let mut points = Adversaries::ALL.points() as u16;
    let mut at = 0;
    while at < ADVENTURES {
        points += Adventure::ALL[at].value() as u16;
        at += 1;
    }
    points
};

const FIELDS: &[Field] = &[
    Field::flags("seat", &[MOST_SEATS], "Your seat, counted from the first; a spectator has none."),
    Field::flags("seated", &[MOST_SEATS], "Which seats are played: yours, then clockwise."),
    Field::flags("seals", &[], "Is it the game with seals?"),
    Field::flags(
        "overpays-by-colour",
        &[],
        "May a colour of doubles overpay though another could pay exactly?",
    ),
    Field::flags("phase", &[PHASES], "First, layout, deal, act, reveal, pay, spend, draw, over."),
    Field::flags("turn", &[MOST_SEATS], "The player whose turn it is."),
    Field::flags("done", &[3], "Done in this turn: reveal, challenge, adventure."),
    Field::counts("drawn", &[], 2, "Knights drawn in this turn."),
    Field::flags("last-turn", &[], "Does the game end with this turn?"),
    Field::counts(
        "idle",
        &[],
        IDLE_ROUNDS as u16 * MOST_SEATS as u16,
        "Turns in a row in which nothing moved.",
    ),
    Field::counts("hand", &[KNIGHTS], KNIGHT_COPIES, "Your knights by face."),
    Field::counts("hands", &[MOST_SEATS], Knights::ALL.len() as u16, "How many knights each player holds."),
    Field::counts("points", &[MOST_SEATS], MOST_POINTS, "Points of each player so far."),
    Field::counts(
        "trophies",
        &[MOST_SEATS, ADVERSARIES],
        ADVERSARY_COPIES,
        "Beaten adversaries of each player by face.",
    ),
    Field::flags("adventures", &[MOST_SEATS, ADVENTURES], "Adventures of each player."),
    Field::counts("free-seals", &[MOST_SEATS], SEALS as u16, "Seals in front of each player."),
    Field::flags("open-adventures", &[ADVENTURES], "Adventures that nobody has taken."),
    Field::counts("layout", &[ADVERSARIES], COLUMN as u16, "Open adversaries without a seal by face."),
    Field::counts(
        "sealed",
        &[MOST_SEATS, ADVERSARIES],
        COLUMN as u16,
        "Open adversaries with the seal of each player by face.",
    ),
    Field::counts("supply", &[], Adversaries::ALL.len() as u16, "Adversaries in the supply."),
    Field::counts("spent", &[ADVERSARIES], ADVERSARY_COPIES, "Adversaries out of the game by face."),
    Field::counts("knights", &[], Knights::ALL.len() as u16, "Knights in the supply."),
    Field::counts("discard", &[KNIGHTS], KNIGHT_COPIES, "Knights in the discard by face."),
    Field::flags("challenge", &[Challenge::ALL.len()], "While knights are paid: usual, repeated, double."),
    Field::flags("target", &[ADVERSARIES], "While knights are paid: the challenged adversary."),
    Field::counts("paid", &[KNIGHTS], KNIGHT_COPIES, "Knights laid down for the challenge by face."),
    Field::flags("adventure", &[ADVENTURES], "While adversaries are paid: the chosen adventure."),
    Field::counts(
        "laid",
        &[ADVERSARIES],
        ADVERSARY_COPIES,
        "Adversaries laid down for the adventure by face.",
    ),
];

impl Encode for KingArthur {
    const ACTIONS: usize = END.end();
    const FIELDS: &'static [Field] = FIELDS;

    fn index(action: &Action) -> usize {
        match *action {
            Action::Reveal => REVEAL.index([]),
            Action::Challenge(how, whom) => CHALLENGE.index([how as usize, whom as usize]),
            Action::Pay(knight) => PAY.index([knight as usize]),
            Action::Adventure(adventure) => ADVENTURE.index([adventure as usize]),
            Action::Spend(adversary) => SPEND.index([adversary as usize]),
            Action::Done => DONE.index([]),
            Action::Draw => DRAW.index([]),
            Action::End => END.index([]),
        }
    }

    fn action(index: usize) -> Option<Action> {
        let challenge =
            |[how, whom]: [usize; 2]| Action::Challenge(Challenge::ALL[how], Adversary::ALL[whom]);
        REVEAL
            .find(index, |[]| Action::Reveal)
            .or_else(|| CHALLENGE.find(index, challenge))
            .or_else(|| PAY.find(index, |[knight]| Action::Pay(Knight::ALL[knight])))
            .or_else(|| ADVENTURE.find(index, |[adventure]| Action::Adventure(Adventure::ALL[adventure])))
            .or_else(|| SPEND.find(index, |[adversary]| Action::Spend(Adversary::ALL[adversary])))
            .or_else(|| DONE.find(index, |[]| Action::Done))
            .or_else(|| DRAW.find(index, |[]| Action::Draw))
            .or_else(|| END.find(index, |[]| Action::End))
    }

    fn write(view: &View, out: &mut ObservationWriter<'_>) {
        let order = SeatOrder::new(view.viewer, view.seats());
        write_turn(view, order, out);
        write_players(view, order, out);
        write_table(view, order, out);
        write_payment(view.phase, out);
    }
}

fn write_turn(view: &View, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let progress = view.progress;
    out.one_hot("seat", view.viewer.map(|seat| seat.index()));
    out.seats("seated", order, SeatSet::all(view.seats()));
    out.number("seals", view.options.seals);
    out.number("overpays-by-colour", view.options.overpaying_by(view.rules) == Overpaying::ByColour);
    out.one_hot("phase", Some(number(view.phase)));
    out.one_hot("turn", Some(order.place(view.seat)));
    out.numbers("done", [progress.revealed, progress.challenged, progress.adventured]);
    out.number("drawn", progress.drawn);
    out.number("last-turn", view.last_turn);
    out.number("idle", view.idle);
}

fn write_players(view: &View, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let players = order.iter().map(|seat| view.players[seat.index()]);
    out.numbers("hand", knights(view.hand));
    out.rows("hands", players.clone().map(|player| [player.knights]));
    out.rows(
        "points",
        players
            .clone()
            .map(|player| [u16::from(player.trophies.points()) + u16::from(player.adventures.points())]),
    );
    out.rows("trophies", players.clone().map(|player| adversaries(player.trophies)));
    out.rows(
        "adventures",
        players.clone().map(|player| Adventure::ALL.map(|adventure| player.adventures.contains(adventure))),
    );
    out.rows("free-seals", players.map(|player| [player.seals]));
}

fn write_table(view: &View, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let open = view.open_adventures();
    out.numbers("open-adventures", Adventure::ALL.map(|adventure| open.contains(adventure)));
    out.numbers("layout", adversaries(view.layout.unsealed()));
    out.rows("sealed", order.iter().map(|seat| adversaries(view.layout.sealed_by(seat))));
    out.number("supply", view.supply);
    out.numbers("spent", adversaries(view.spent));
    out.number("knights", view.knights);
    out.numbers("discard", knights(view.discard));
}

/// What lies on the table for a challenge or for an adventure.
fn write_payment(phase: Phase, out: &mut ObservationWriter<'_>) {
    let (challenge, paid) = match phase {
        Phase::Pay { challenge, target, paid } => (Some((challenge, target)), paid),
        _ => (None, Knights::NONE),
    };
    let (adventure, laid) = match phase {
        Phase::Spend { adventure, spent } => (Some(adventure), spent),
        _ => (None, Adversaries::NONE),
    };
    out.one_hot("challenge", challenge.map(|(challenge, _)| challenge as usize));
    out.one_hot("target", challenge.map(|(_, target)| target as usize));
    out.numbers("paid", knights(paid));
    out.one_hot("adventure", adventure.map(|adventure| adventure as usize));
    out.numbers("laid", adversaries(laid));
}

const PHASES: usize = 9;

const fn number(phase: Phase) -> usize {
    match phase {
        Phase::First => 0,
        Phase::Layout => 1,
        Phase::Deal => 2,
        Phase::Act => 3,
        Phase::Reveal => 4,
        Phase::Pay { .. } => 5,
        Phase::Spend { .. } => 6,
        Phase::Draw => 7,
        Phase::Over(_) => 8,
    }
}

fn knights(cards: Knights) -> [u8; KNIGHTS] {
    Knight::ALL.map(|knight| cards.count(knight))
}

fn adversaries(cards: Adversaries) -> [u8; ADVERSARIES] {
    Adversary::ALL.map(|adversary| cards.count(adversary))
}
