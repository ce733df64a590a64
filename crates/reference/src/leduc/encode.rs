//! What machine learners see. The view does not name its viewer, so seats stand in the order of the table.

use engine::{ActionBlock, Encode, ObservationField, ObservationWriter};

use super::{Action, CARDS, Card, LONGEST_LINE, Leduc, ROUNDS, SEATS, View};

const DECIDE: ActionBlock<1> = ActionBlock::first([Action::ALL.len()]);

const FACES: usize = CARDS as usize;

impl Action {
    const ALL: [Action; 3] = [Action::Fold, Action::Call, Action::Raise];
}

impl Encode for Leduc {
    const ACTIONS: usize = DECIDE.end();

    const FIELDS: &'static [ObservationField] = &[
        ObservationField::counts("dealt", &[], SEATS as u16, "How many seats have their card."),
        ObservationField::flags("hands", &[SEATS as usize, FACES], "The card of each seat, if it is known."),
        ObservationField::flags("public", &[FACES], "The public card, once it is turned up."),
        ObservationField::flags(
            "lines",
            &[ROUNDS, LONGEST_LINE, Action::ALL.len()],
            "What was decided in each round, first to last.",
        ),
    ];

    fn index(action: &Action) -> usize {
        DECIDE.index([*action as usize])
    }

    fn action(index: usize) -> Option<Action> {
        DECIDE.find(index, |[action]| Action::ALL[action])
    }

    fn write(view: &View, out: &mut ObservationWriter<'_>) {
        out.number("dealt", view.dealt);
        out.rows("hands", view.hands.map(|hand| (0..CARDS).map(move |card| hand == Some(Card(card)))));
        out.one_hot("public", view.public.map(|card| card.0.into()));
        let taken = |line: &[Action], at: usize| Action::ALL.map(|action| line.get(at) == Some(&action));
        let line = |line| (0..LONGEST_LINE).flat_map(move |at| taken(line, at));
        out.rows("lines", view.lines.iter().map(|decided| line(decided)));
    }
}
