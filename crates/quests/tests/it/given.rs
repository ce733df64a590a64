//! Tables put together by hand, how to play on from them in a few words, and what to look for.

use std::fmt::Display;

use engine::{Game, NotationError, RulesVersion, Seat};
use quests::{Cards, Options, Phase, Quests, View};
use testkit::Script;

/// The beginning of a turn with the default options; see [`Quests::set_up`] for the words.
#[track_caller]
pub(crate) fn given(seats: u8, table: &str) -> Script<Quests> {
    with("", seats, table)
}

/// The same with rule options.
#[track_caller]
pub(crate) fn with(options: &str, seats: u8, table: &str) -> Script<Quests> {
    let options = options.parse().unwrap_or_else(|error| panic!("{error}"));
    Quests::set_up(options, seats, table).unwrap_or_else(|error| panic!("{error}")).into()
}

/// The beginning of a turn with the default options, by the first version of the rules.
#[track_caller]
pub(crate) fn given_by_rules_1(seats: u8, table: &str) -> Script<Quests> {
    set_up_by_rules_1(Options::default(), seats, table).unwrap_or_else(|error| panic!("{error}")).into()
}

/// Lays a table by the first version of the rules.
pub(crate) fn set_up_by_rules_1(options: Options, seats: u8, table: &str) -> Result<Quests, NotationError> {
    Quests::set_up_by(RulesVersion::default(), options, seats, table)
}

/// Several steps in a few words.
pub(crate) trait Play: Sized {
    /// The active seat turns up this story card.
    fn story(self, seat: u8, card: &str) -> Self;
    /// The seat sponsors the quest with these stages: `saxons / boar dagger`.
    fn sponsors(self, seat: u8, stages: &str) -> Self;
    /// The seat lays out stages, of which the last one may be left open with a trailing `…`.
    fn lays(self, seat: u8, stages: &str) -> Self;
    /// These seats do the same, one after the other.
    fn each(self, seats: &[u8], action: &str) -> Self;
    /// Adventure cards are drawn, in this order.
    fn cards(self, cards: &str) -> Self;
    /// The seat commits these cards and seals.
    fn arms(self, seat: u8, cards: &str) -> Self;
    /// Nobody sacrifices Mordred: whoever is asked about him passes.
    fn calm(self) -> Self;
    /// The seat discards these cards.
    fn discards(self, seat: u8, cards: &str) -> Self;
}

impl Play for Script<Quests> {
    #[track_caller]
    fn story(self, seat: u8, card: &str) -> Self {
        self.act(seat, "turn").chance(&format!("story {card}"))
    }

    #[track_caller]
    fn sponsors(self, seat: u8, stages: &str) -> Self {
        self.act(seat, "sponsor").lays(seat, stages)
    }

    #[track_caller]
    fn lays(mut self, seat: u8, stages: &str) -> Self {
        for stage in stages.split('/') {
            let open = stage.trim().ends_with('…');
            for card in stage.trim().trim_end_matches('…').split_whitespace() {
                self = self.act(seat, &format!("lay {card}"));
            }
            if !open {
                self = self.act(seat, "done");
            }
        }
        self
    }

    #[track_caller]
    fn each(self, seats: &[u8], action: &str) -> Self {
        seats.iter().fold(self, |script, &seat| script.act(seat, action))
    }

    #[track_caller]
    fn cards(self, cards: &str) -> Self {
        cards.split_whitespace().fold(self, |script, card| script.chance(&format!("card {card}")))
    }

    #[track_caller]
    fn arms(self, seat: u8, cards: &str) -> Self {
        let armed =
            cards.split_whitespace().fold(self, |script, card| script.act(seat, &format!("arm {card}")));
        armed.act(seat, "done")
    }

    #[track_caller]
    fn calm(mut self) -> Self {
        while let Phase::Window { seat, .. } = self.position().view(None).open.phase {
            self = self.act(seat.index() as u8 + 1, "pass");
        }
        self
    }

    #[track_caller]
    fn discards(self, seat: u8, cards: &str) -> Self {
        cards.split_whitespace().fold(self, |script, card| script.act(seat, &format!("discard {card}")))
    }
}

/// What a seat sees.
pub(crate) fn view(position: &Quests, seat: u8) -> View {
    position.view(Some(Seat::new(seat - 1)))
}

/// The seat with this number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// The seat's hand is this, sorted.
pub(crate) fn hand(seat: u8, cards: &str) -> impl FnOnce(&Quests) {
    move |position| assert_eq!(words(view(position, seat).hand.iter()), cards, "hand of seat {seat}")
}

/// So many cards are in the seat's hand.
pub(crate) fn holds(seat: u8, cards: u8) -> impl FnOnce(&Quests) {
    move |position| {
        assert_eq!(position.view(None).hands[usize::from(seat) - 1], cards, "cards of seat {seat}");
    }
}

/// The ranks and shields of all seats: `squire 3, knight 0`.
pub(crate) fn ranks(expected: &str) -> impl FnOnce(&Quests) {
    move |position| {
        let open = position.view(None).open;
        let players = Seat::all(open.seats).map(|seat| {
            let player = open.players[seat];
            format!("{} {}", player.rank.word(), player.shields)
        });
        assert_eq!(players.collect::<Vec<_>>().join(", "), expected, "ranks");
    }
}

/// The allies in front of the seat are these.
pub(crate) fn allies(seat: u8, cards: &str) -> impl FnOnce(&Quests) {
    move |position| {
        let player = position.view(None).open.players[super::given::seat(seat)];
        assert_eq!(words(player.allies.iter()), cards, "allies of seat {seat}");
    }
}

/// Is an amour in front of the seat?
pub(crate) fn amour(seat: u8, there: bool) -> impl FnOnce(&Quests) {
    move |position| {
        let player = position.view(None).open.players[super::given::seat(seat)];
        assert_eq!(player.amour, there, "amour of seat {seat}");
    }
}

/// The adventure discard is this, sorted.
pub(crate) fn discard(cards: &str) -> impl FnOnce(&Quests) {
    move |position| assert_eq!(words(position.view(None).open.discard.iter()), cards, "discard")
}

/// The strengths that were compared last, of the seats that took part.
pub(crate) fn totals(expected: &[(u8, u8)]) -> impl FnOnce(&Quests) + use<> {
    let expected = expected.to_vec();
    move |position| {
        let reveal = position.view(None).open.reveal;
        let found: Vec<(u8, u8)> =
            reveal.seats.iter().map(|seat| (seat.index() as u8 + 1, reveal.totals[seat])).collect();
        assert_eq!(found, expected, "strengths");
    }
}

/// Everybody who is still in the quest.
pub(crate) fn within(expected: &[u8]) -> impl FnOnce(&Quests) + use<> {
    let expected = expected.to_vec();
    move |position| {
        let quest = position.view(None).open.quest;
        let found: Vec<u8> = quest.within.iter().map(|seat| seat.index() as u8 + 1).collect();
        assert_eq!(found, expected, "still in the quest");
    }
}

/// The seats that have won, counted from 1.
#[track_caller]
pub(crate) fn winners(script: &Script<Quests>) -> Vec<usize> {
    script.outcome().winners().iter().map(|seat| seat.index() + 1).collect()
}

/// Some cards by their words.
pub(crate) fn cards(words: &str) -> Cards {
    words.split_whitespace().map(|word| word.parse().expect("a card")).collect()
}

pub(crate) fn words<T: Display>(cards: impl Iterator<Item = T>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
