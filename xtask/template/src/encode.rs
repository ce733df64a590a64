//! What machine learners see: a number for each action, and a view as numbers.

use engine::encode::one_hot;
use engine::{ActionBlock, Encode, ObservationField as Field, ObservationWriter, SeatOrder, SeatSet};

use crate::position::{GOAL, HIGHEST, ROUNDS};
use crate::{Action, Moment, Sample, View};

const WALK: ActionBlock<0> = ActionBlock::first([]);
const RUN: ActionBlock<0> = WALK.then([]);

const SEATS: usize = 4;
const CARDS: usize = HIGHEST as usize;
/// One step short of the goal, and then the highest side of the die.
const MOST_STEPS: u16 = GOAL as u16 - 1 + 3;

impl Encode for Sample {
    const ACTIONS: usize = RUN.end();

    const FIELDS: &'static [Field] = &[
        Field::flags("seat", &[SEATS], "Your seat, counted from the first; a spectator has none."),
        Field::flags("seated", &[SEATS], "Which seats are played: yours, then clockwise."),
        Field::flags("phase", &[4], "Deal, choose, roll, over."),
        Field::flags("next", &[SEATS], "The player who draws or rolls next."),
        Field::counts("rounds", &[], ROUNDS as u16, "How many rounds there have been."),
        Field::counts("steps", &[SEATS], MOST_STEPS, "The steps of each player."),
        Field::flags("cards", &[SEATS, CARDS], "The card of each player, if you know it."),
        Field::flags("sealed", &[SEATS], "Which players have chosen."),
        Field::flags("choices", &[SEATS, 2], "The choice of each player, if you know it: walk, run."),
    ];

    fn index(action: &Action) -> usize {
        match action {
            Action::Walk => WALK.index([]),
            Action::Run => RUN.index([]),
        }
    }

    fn action(index: usize) -> Option<Action> {
        WALK.find(index, |[]| Action::Walk).or_else(|| RUN.find(index, |[]| Action::Run))
    }

    fn write(view: &View, out: &mut ObservationWriter<'_>) {
        let order = SeatOrder::new(view.viewer, view.seats);
        let (phase, seat) = match view.moment {
            Moment::Deal(seat) => (0, Some(seat)),
            Moment::Choose => (1, None),
            Moment::Roll(seat) => (2, Some(seat)),
            Moment::Over => (3, None),
        };
        let choice = |action: Option<Action>| one_hot::<2>(action.map(|action| Sample::index(&action)));
        let card = |card: u8| one_hot::<CARDS>(usize::from(card).checked_sub(1));
        out.one_hot("seat", view.viewer.map(|seat| seat.index()));
        out.seats("seated", order, SeatSet::all(view.seats));
        out.one_hot("phase", Some(phase));
        out.seats("next", order, seat.into_iter().collect());
        out.number("rounds", view.rounds as u16);
        out.rows("steps", order.iter().map(|seat| [view.steps[seat]]));
        out.rows("cards", order.iter().map(|seat| card(view.cards[seat])));
        out.seats("sealed", order, view.sealed);
        out.rows("choices", order.iter().map(|seat| choice(view.choices[seat])));
    }
}
