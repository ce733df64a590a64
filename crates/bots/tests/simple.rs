//! The levels that do not look ahead.

use bots::{Budget, Level, decide};
use engine::{Game, Rng, RulesVersion, Seat};
use reference::kuhn::{Action, Card, View};
use reference::{Kuhn, NoOptions};

const FIRST: Seat = Seat::new(0);
const AT_ONCE: Budget<'_> = Budget { iterations: 0, stop: &|| false };

#[test]
fn a_page_takes_a_win_in_hand() {
    let view = View { dealt: 2, hands: [Some(Card::King), None], line: vec![Action::Pass, Action::Bet] };
    for seed in 0..20 {
        let decision = decide::<Kuhn>(Level::Page, &view, FIRST, AT_ONCE, &mut Rng::seeded(seed));
        assert_eq!(decision.action, Action::Bet, "the king always wins the showdown");
    }
}

#[test]
fn a_page_plays_at_random_otherwise() {
    let view = View { dealt: 2, hands: [Some(Card::King), None], line: vec![] };
    let seen = |action| {
        (0..40).any(|seed| {
            decide::<Kuhn>(Level::Page, &view, FIRST, AT_ONCE, &mut Rng::seeded(seed)).action == action
        })
    };
    assert!(seen(Action::Pass) && seen(Action::Bet));
}

#[test]
fn the_same_seed_decides_the_same() {
    let mut position = Kuhn::start(NoOptions, 2, RulesVersion::newest::<Kuhn>());
    let mut rng = Rng::seeded(1);
    for _ in 0..2 {
        let card = position.roll(&mut rng);
        position.apply(engine::Step::Chance(card), &mut ());
    }
    let view = position.view(Some(FIRST));
    for level in [Level::Page, Level::Squire] {
        let decision = || decide::<Kuhn>(level, &view, FIRST, AT_ONCE, &mut Rng::seeded(7));
        assert_eq!(decision(), decision());
    }
}
