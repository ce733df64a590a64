//! Payments card by card against a slow oracle that tries every set of cards.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat, Step};
use king_arthur::{
    Action, Adventure, Adversary, Challenge, Colour, Condition, KingArthur, Knight, Options, Overpaying,
};

const SEAT: Seat = Seat::new(0);

/// Every set of cards with which the open payment can be completed, sorted; each way must lead to its end.
fn completed<C: Ord + Copy>(
    position: &KingArthur,
    so_far: &[C],
    card: fn(Action) -> Option<C>,
    found: &mut BTreeSet<Vec<C>>,
) {
    let mut actions = Vec::new();
    position.legal(SEAT, &mut actions);
    assert!(!actions.is_empty(), "a payment that was begun can be completed");
    for action in actions {
        let mut cards = so_far.to_vec();
        cards.extend(card(action));
        let mut after = *position;
        after.apply(Step::Act(SEAT, action), &mut ());
        let mut next = Vec::new();
        after.legal(SEAT, &mut next);
        let open = next.iter().any(|&action| card(action).is_some());
        if open {
            completed(&after, &cards, card, found);
        } else {
            cards.sort();
            found.insert(cards);
        }
    }
}

/// Every subset of some cards, sorted, equal ones once.
fn subsets<C: Ord + Copy>(cards: &[C]) -> BTreeSet<Vec<C>> {
    let mut all = BTreeSet::from([Vec::new()]);
    for &card in cards {
        let more: Vec<Vec<C>> = all.iter().map(|set| [&set[..], &[card]].concat()).collect();
        all.extend(more.into_iter().map(|mut set| {
            set.sort();
            set
        }));
    }
    all
}

fn strength(cards: &[Knight]) -> u8 {
    cards.iter().map(|card| card.strength()).sum()
}

/// R-KA-01, word by word.
fn legal_payments(hand: &[Knight], cost: u8, overpaying: Overpaying) -> BTreeSet<Vec<Knight>> {
    let sets = Colour::ALL.map(|colour| {
        let joins = |card: &Knight| card.colour().is_none_or(|own| own == colour);
        subsets(&hand.iter().copied().filter(joins).collect::<Vec<Knight>>())
    });
    let is_exact = |sets: &BTreeSet<Vec<Knight>>| sets.iter().any(|set| strength(set) == cost);
    let any_exact = sets.iter().any(is_exact);
    let mut legal = BTreeSet::new();
    for sets in sets {
        let exact = match overpaying {
            Overpaying::WhenNecessary => any_exact,
            Overpaying::ByColour => is_exact(&sets),
        };
        let paid = if exact { cost } else { cost + 1 };
        legal.extend(sets.into_iter().filter(|set| strength(set) == paid));
    }
    legal
}

/// R-KA-02 and the conditions, word by word.
fn legal_spendings(adventure: Adventure, hand: &[Adversary]) -> BTreeSet<Vec<Adversary>> {
    let total = |set: &[Adversary]| -> u8 { set.iter().map(|card| card.value()).sum() };
    let one_fits = |set: &[Adversary], low: u8, high: u8| {
        let [one, other] = set else { return false };
        (one.value() >= low && other.value() >= high) || (one.value() >= high && other.value() >= low)
    };
    let sets = subsets(hand).into_iter();
    match adventure.condition() {
        Condition::Total(kind, points) => {
            let admitted: Vec<_> = sets
                .filter(|set| set.iter().all(|card| kind.is_none_or(|kind| card.kind() == kind)))
                .collect();
            let exact = admitted.iter().any(|set| total(set) == points);
            let needed = |set: &Vec<Adversary>| set.iter().all(|card| total(set) - card.value() < points);
            let pays = |set: &Vec<Adversary>| {
                if exact { total(set) == points } else { total(set) > points && needed(set) }
            };
            admitted.into_iter().filter(pays).collect()
        }
        Condition::Cards(number) => sets.filter(|set| set.len() == usize::from(number)).collect(),
        Condition::OneOfEach(kinds) => sets
            .filter(|set| {
                let one = |kind| set.iter().filter(|card| card.kind() == kind).count() == 1;
                set.len() == kinds.len() && kinds.iter().all(|&kind| one(kind))
            })
            .collect(),
        Condition::Pair(low, high) => sets.filter(|set| one_fits(set, low, high)).collect(),
        Condition::PairOrRedFive(low) => {
            sets.filter(|set| one_fits(set, low, low) || set == &[Adversary::Dragon5]).collect()
        }
    }
}

fn table(zone: &str, cards: &[impl ToString]) -> String {
    let words: Vec<String> = cards.iter().map(ToString::to_string).collect();
    format!("{zone}: {}", words.join(" "))
}

/// A hand in which every face is about as likely as any other, so that hands of doubles are not rare.
fn random_knights(rng: &mut Rng) -> Vec<Knight> {
    let mut hand = Vec::new();
    for _ in 0..rng.below(9) {
        let card = Knight::ALL[rng.below(7) as usize];
        if hand.iter().filter(|other| **other == card).count() < card.copies().into() {
            hand.push(card);
        }
    }
    hand
}

fn random_adversaries(rng: &mut Rng) -> Vec<Adversary> {
    let mut hand = Vec::new();
    for _ in 0..rng.below(10) {
        let card = Adversary::ALL[rng.below(14) as usize];
        if hand.iter().filter(|other| **other == card).count() < card.copies().into() {
            hand.push(card);
        }
    }
    hand
}

#[test]
fn challenges_are_paid_as_the_oracle_says() {
    check_challenges(Overpaying::WhenNecessary);
}

#[test]
fn challenges_are_paid_as_the_oracle_says_by_colour() {
    check_challenges(Overpaying::ByColour);
}

fn check_challenges(overpaying: Overpaying) {
    let mut rng = Rng::seeded(1);
    let targets =
        [Adversary::Dark1, Adversary::Monster2, Adversary::Dragon3, Adversary::Enemy4, Adversary::Dragon5];
    let (mut possible, mut overpaid) = (0, 0);
    for _ in 0..400 {
        let hand = random_knights(&mut rng);
        for (challenge, target) in
            [Challenge::Usual, Challenge::Double].into_iter().flat_map(|c| targets.map(|t| (c, t)))
        {
            let expected = legal_payments(&hand, challenge.cost(target), overpaying);
            check_challenge(&hand, Action::Challenge(challenge, target), overpaying, &expected);
            possible += usize::from(!expected.is_empty());
            overpaid += usize::from(expected.iter().any(|set| strength(set) > challenge.cost(target)));
        }
    }
    assert!(possible > 500 && overpaid > 30, "the hands were not worth a test: {possible}, {overpaid}");
}

/// The challenge can be paid in exactly the expected ways.
fn check_challenge(
    hand: &[Knight],
    action: Action,
    overpaying: Overpaying,
    expected: &BTreeSet<Vec<Knight>>,
) {
    let Action::Challenge(_, target) = action else { panic!("{action} is no challenge") };
    let options = Options { seals: true, overpaying, ..Options::default() };
    let words = format!("{}; layout: {target}", table("hand 1", hand));
    let mut position = KingArthur::set_up(options, 2, &words).expect("a table that can be");
    let mut actions = Vec::new();
    position.legal(SEAT, &mut actions);
    assert_eq!(actions.contains(&action), !expected.is_empty(), "{hand:?} against {target}");
    if expected.is_empty() {
        return;
    }
    position.apply(Step::Act(SEAT, action), &mut ());
    let mut found = BTreeSet::new();
    let paid = |action| if let Action::Pay(card) = action { Some(card) } else { None };
    completed(&position, &[], paid, &mut found);
    assert_eq!(&found, expected, "{hand:?} against {target}");
}

#[test]
fn adventures_are_paid_as_the_oracle_says() {
    let mut rng = Rng::seeded(2);
    let (mut possible, mut overpaid) = (0, 0);
    for _ in 0..150 {
        let hand = random_adversaries(&mut rng);
        for adventure in Adventure::ALL {
            let mut position =
                KingArthur::set_up(Options::default(), 2, &table("trophies 1", &hand)).unwrap();
            let expected = legal_spendings(adventure, &hand);
            let action = Action::Adventure(adventure);
            let mut actions = Vec::new();
            position.legal(SEAT, &mut actions);
            assert_eq!(actions.contains(&action), !expected.is_empty(), "{hand:?} for {adventure}");
            if expected.is_empty() {
                continue;
            }
            position.apply(Step::Act(SEAT, action), &mut ());
            let mut found = BTreeSet::new();
            completed(
                &position,
                &[],
                |action| if let Action::Spend(card) = action { Some(card) } else { None },
                &mut found,
            );
            assert_eq!(found, expected, "{hand:?} for {adventure}");
            possible += 1;
            if let Condition::Total(_, points) = adventure.condition() {
                let total = |set: &Vec<Adversary>| set.iter().map(|card| card.value()).sum::<u8>();
                overpaid += usize::from(expected.iter().any(|set| total(set) > points));
            }
        }
    }
    assert!(possible > 300 && overpaid > 30, "the hands were not worth a test: {possible}, {overpaid}");
}
