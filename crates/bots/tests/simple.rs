//! The bots that do not look ahead.

use bots::{Algorithm, decide};
use engine::{Game, Rng, RulesVersion, Seat};
use reference::kuhn::{Action, Card, View};
use reference::{Kuhn, NoOptions};

const FIRST: Seat = Seat::new(0);

#[test]
fn a_page_takes_a_win_in_hand() {
    let view = View { dealt: 2, hands: [Some(Card::King), None], line: vec![Action::Pass, Action::Bet] };
    for seed in 0..20 {
        let decision = decide::<Kuhn>(Algorithm::Random, &view, FIRST, &|| false, &mut Rng::seeded(seed));
        assert_eq!(decision.action, Action::Bet, "the king always wins the showdown");
    }
}

#[test]
fn a_page_plays_at_random_otherwise() {
    let view = View { dealt: 2, hands: [Some(Card::King), None], line: vec![] };
    let seen = |action| {
        (0..40).any(|seed| {
            decide::<Kuhn>(Algorithm::Random, &view, FIRST, &|| false, &mut Rng::seeded(seed)).action
                == action
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
    for algorithm in [Algorithm::Random, Algorithm::Greedy] {
        let decision = || decide::<Kuhn>(algorithm, &view, FIRST, &|| false, &mut Rng::seeded(7));
        assert_eq!(decision(), decision());
    }
}
