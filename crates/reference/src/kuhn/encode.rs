//! What machine learners see. The view does not name its viewer, so seats stand in the order of the table.

use engine::{ActionBlock, Encode, ObservationField, ObservationWriter};

use super::{Action, Card, Kuhn, LONGEST_LINE, SEATS, View};

const DECIDE: ActionBlock<1> = ActionBlock::first([Action::ALL.len()]);

impl Action {
    const ALL: [Action; 2] = [Action::Pass, Action::Bet];
}

impl Encode for Kuhn {
    const ACTIONS: usize = DECIDE.end();

    const FIELDS: &'static [ObservationField] = &[
        ObservationField::counts("dealt", &[], SEATS as u16, "How many seats have their card."),
        ObservationField::flags(
            "hands",
            &[SEATS as usize, Card::ALL.len()],
            "The card of each seat, if it is known.",
        ),
        ObservationField::flags(
            "line",
            &[LONGEST_LINE, Action::ALL.len()],
            "What was decided, first to last.",
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
        out.rows("hands", view.hands.map(|hand| Card::ALL.map(|card| hand == Some(card))));
        out.rows("line", view.line.iter().map(|taken| Action::ALL.map(|action| action == *taken)));
    }
}
