//! Rules of thumb: fair, and better than chance.

use engine::{Game, Hints, Rng, RulesVersion, Seat, Step, Turn};
use king_arthur::{Action, KingArthur, Options};
use testkit::{Script, peek};

use crate::given::{given, with_seals};

/// What weighs most.
fn heaviest(position: &KingArthur, seat: Seat) -> Action {
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    position.legal(seat, &mut actions);
    position.weigh(seat, &actions, &mut weights);
    assert_eq!(actions.len(), weights.len());
    let heaviest = weights.iter().max().expect("there is something to do");
    assert!(*heaviest > 0, "not all weights are 0");
    actions[weights.iter().position(|weight| weight == heaviest).expect("it is one of them")]
}

/// What a sensible player does first at this table.
#[track_caller]
fn does(script: &Script<KingArthur>, action: &str) {
    assert_eq!(heaviest(script.position(), Seat::new(0)).to_string(), action);
}

#[test]
fn weights_depend_only_on_what_the_player_sees() {
    for options in ["", "seals=yes"] {
        let options: Options = options.parse().unwrap();
        let compared = peek(options, 3, 0..20, |position, seat, _| heaviest(position, seat));
        assert!(compared.unwrap_or_else(|peeked| panic!("{peeked}")) > 200);
    }
}

#[test]
fn a_sensible_player_does_first_things_first() {
    // A challenge before the adventure that it does not hinder, an adventure before a draw.
    let both = "hand 1: red1 red1 red1; trophies 1: dark1 dark1; layout: monster3 monster3 monster3 monster3";
    does(&given(2, both), "challenge monster3");
    does(&given(2, "trophies 1: dark1 dark1; layout: dark2 dark2 dark3 dark3"), "adventure robbers");
    does(&given(2, "layout: dark1 dark1 dark1 dark1"), "draw");
    does(&given(2, "hand 1: red1 red1 red1 red1; layout: dragon5"), "reveal");
}

#[test]
fn a_sensible_player_pays_with_what_is_good_for_little_else() {
    let paying = given(2, "hand 1: red1 red1 red1 orange1 merlin; layout: dark1").act(1, "challenge dark1");
    does(&paying, "pay orange1");
    let spending = given(2, "trophies 1: dark1 dragon5; layout: dark1").act(1, "adventure robbers");
    does(&spending, "spend dark1");
    let gold = given(2, "trophies 1: dark3 enemy3 dragon5").act(1, "adventure gold-treasure");
    does(&gold, "spend dragon5");
    does(&gold.act(1, "spend dragon5"), "done");
}

#[test]
fn a_sensible_player_seals_what_is_nearly_won() {
    let table = "hand 1: red1 red1 red1; layout: dark3@2 dark3 enemy3 enemy3 enemy3 enemy3";
    does(&with_seals(2, table), "challenge dark3");
}

#[test]
fn sensible_players_beat_players_at_random() {
    for options in ["", "seals=yes"] {
        let options: Options = options.parse().unwrap();
        for seats in 2..=5 {
            let wins = (0..60).filter(|&seed| sensible_player_wins(options, seats, seed)).count();
            assert!(wins > 50, "{wins} of 60 with {seats} seats {options}");
        }
    }
}

/// One sensible player, in the seat that the seed says, and else players at random.
fn sensible_player_wins(options: Options, seats: u8, seed: u64) -> bool {
    let sensible = Seat::new((seed % u64::from(seats)) as u8);
    let mut rng = Rng::seeded(seed);
    let mut position = KingArthur::start(options, seats, RulesVersion::newest::<KingArthur>());
    loop {
        let step = match position.turn() {
            Turn::Over(outcome) => return outcome.winners().contains(sensible),
            Turn::Chance => Step::Chance(position.roll(&mut rng)),
            Turn::Seats(pending) if pending.contains(sensible) => {
                Step::Act(sensible, heaviest(&position, sensible))
            }
            Turn::Seats(pending) => {
                let seat = pending.first().expect("somebody is pending");
                let mut actions = Vec::new();
                position.legal(seat, &mut actions);
                Step::Act(seat, actions[rng.below(actions.len() as u32) as usize])
            }
        };
        position.apply(step, &mut ());
    }
}

#[test]
fn an_estimate_is_a_share_of_one_that_follows_the_points() {
    let worths = given(3, "adventures 1: holy-grail; adventures 2: robbers").position().estimate();
    let [first, second, third, ..] = worths.0;
    assert!((first + second + third - 1.0).abs() < 1e-5, "{worths:?}");
    assert!(first > second && second > third, "{worths:?}");
}
