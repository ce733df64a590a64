//! Checked play, what is told, and what the erased face shows.

use engine::{Seat, SeatSet, Turn};
use lang::{Locale, Names, Voice};
use table::{GameHandle, GameInfo, NoUndo, OpenError, OtherRules, PlayError, Player, Source, TextError};

use crate::{ONE, TOY, TWO, finished, header, roll_on, scripted, sealed};

#[test]
fn a_match_is_played_to_its_end() {
    let session = finished(1);
    let Turn::Over(outcome) = session.turn() else { panic!("not over") };
    assert_eq!(outcome.seats, 2);
    assert_eq!(session.lines(), 9);
}

#[test]
fn what_cannot_be_played_changes_nothing() {
    let mut session = sealed(1);
    assert_eq!(session.play(ONE, "wait"), Err(PlayError::ChanceFirst));
    roll_on(&mut *session);
    let before = session.log();
    assert!(matches!(session.play(ONE, "dance"), Err(PlayError::Unreadable(_))));
    assert_eq!(session.play(TWO, "done"), Err(PlayError::NotYourTurn(TWO, SeatSet::only(ONE))));
    assert_eq!(
        session.play(Seat::new(5), "done"),
        Err(PlayError::NotYourTurn(Seat::new(5), SeatSet::only(ONE)))
    );
    assert!(matches!(session.play(ONE, "bid 2"), Err(PlayError::Refused(_))));
    assert_eq!(session.roll(), Err(PlayError::NotChance));
    assert_eq!(session.script("heads"), Err(PlayError::Sealed));
    assert_eq!(session.undo(ONE), Err(PlayError::NoUndo(NoUndo::Nothing)));
    assert_eq!(session.log(), before);

    let mut over = finished(1);
    assert_eq!(over.play(ONE, "done"), Err(PlayError::Over));
    assert_eq!(over.roll(), Err(PlayError::Over));
    assert_eq!(over.undo(ONE), Err(PlayError::Over));
    assert_eq!(over.take_back(0), Err(PlayError::Over));
}

#[test]
fn scripted_chance_is_written_down() {
    let mut session = TOY.open(header(Source::Scripted)).unwrap();
    assert_eq!(session.roll(), Err(PlayError::Scripted));
    session.script("card 6").unwrap();
    assert_eq!(session.script("card 6"), Err(PlayError::Impossible("card 6".into())));
    assert!(matches!(session.script("card 7"), Err(PlayError::Unreadable(_))));
    session.script(" card   5 ").unwrap();
    assert_eq!(session.script("heads"), Err(PlayError::NotChance));
}

#[test]
fn a_bots_luck_says_nothing_about_the_cards() {
    let one = scripted("* card 1\n* card 2");
    let other = scripted("* card 5\n* card 6");
    assert_ne!(one.position_hash(), other.position_hash());
    assert_eq!(one.bot_seed(ONE), other.bot_seed(ONE));
    assert_ne!(one.bot_seed(ONE), one.bot_seed(TWO));
    assert_ne!(sealed(1).bot_seed(ONE), sealed(2).bot_seed(ONE));
    assert_ne!(finished(1).bot_seed(ONE), sealed(1).bot_seed(ONE), "each moment has its own");
}

#[test]
fn refusals_are_spoken_in_both_languages_and_cite_their_clause() {
    let session = &mut *scripted("* card 1\n* card 2\n1 wait\n1 wait");
    let error = session.play(ONE, "wait").unwrap_err();
    let names = session.header().names();
    let names = Names { names: &names, you: None };
    let say = |error: &PlayError, locale| error.say(&Voice::of(locale, session.words()), names);
    assert_eq!(say(&error, Locale::En), "Isolde may wait no more than twice. (TY-02)");
    let error = PlayError::NotYourTurn(TWO, SeatSet::only(ONE));
    assert_eq!(say(&error, Locale::En), "It is not Morgan’s turn; everybody waits for Isolde.");
    assert_eq!(say(&error, Locale::De), "Morgan ist nicht am Zug; alle warten auf Isolde.");
    assert_eq!(error.to_string(), "It is not Seat 2’s turn; everybody waits for Seat 1.");
}

#[test]
fn every_error_has_its_words_in_every_language() {
    let errors = [
        PlayError::Unreadable(engine::NotationError::new("a", "b")),
        PlayError::NotYourTurn(TWO, SeatSet::only(ONE)),
        PlayError::NotChance,
        PlayError::ChanceFirst,
        PlayError::Over,
        PlayError::Impossible("card 7".into()),
        PlayError::Sealed,
        PlayError::Scripted,
        PlayError::NoUndo(NoUndo::Nothing),
        PlayError::NoUndo(NoUndo::Chance),
        PlayError::NoUndo(NoUndo::OtherSeat),
        PlayError::NoUndo(NoUndo::Learned),
        PlayError::NoUndo(NoUndo::Line(7)),
    ];
    for (locale, error) in
        Locale::ALL.into_iter().flat_map(|locale| errors.iter().map(move |error| (locale, error)))
    {
        let sentence = error.say(&Voice::shared(locale), Names::default());
        assert!(sentence.ends_with('.') && !sentence.contains(['[', '{']), "{sentence}");
    }
}

#[test]
fn a_match_opens_only_with_a_sound_header() {
    let open = |change: fn(&mut table::Header)| {
        let mut header = header(Source::Sealed { seed: [0; 32], entropy: Vec::new() });
        change(&mut header);
        TOY.open(header).err()
    };
    let entropy = |header: &mut table::Header, words: Vec<(Seat, String)>| {
        header.source = Source::Sealed { seed: [0; 32], entropy: words };
    };
    assert_eq!(open(|_| ()), None);
    assert_eq!(open(|header| header.game = "chess".into()), Some(OpenError::OtherGame("chess".into())));
    assert_eq!(open(|header| header.rules = 2), None);
    let other = |found| Some(OpenError::OtherRules(OtherRules { found, known: 2..=3 }));
    assert_eq!(open(|header| header.rules = 1), other(1));
    assert_eq!(open(|header| header.rules = 4), other(4));
    assert!(matches!(open(|header| header.options = "peeking=often".into()), Some(OpenError::Options(_))));
    assert_eq!(open(|header| header.players.clear()), Some(OpenError::Seats { found: 0, allowed: 2..=3 }));
    assert_eq!(
        open(|header| header.players = vec![Player { name: "x".into(), bot: None }; 300]),
        Some(OpenError::Seats { found: 300, allowed: 2..=3 })
    );
    for (name, unfit) in [
        ("", TextError::Blank),
        ("\u{a0} ", TextError::Blank),
        ("Kay\nseed none", TextError::Control('\n')),
        ("\u{1b}[2J", TextError::Control('\u{1b}')),
        ("a\u{202e}b", TextError::Control('\u{202e}')),
    ] {
        let mut header = header(Source::Scripted);
        header.players[1].name = name.into();
        assert_eq!(TOY.open(header).err(), Some(OpenError::Name(TWO, unfit)));
    }
    let mut long = header(Source::Scripted);
    long.players[0].name = "x".repeat(table::MAX_TEXT_CHARS + 1);
    assert_eq!(TOY.open(long).err(), Some(OpenError::Name(ONE, TextError::TooLong)));
    for (words, error) in [
        (vec![(Seat::new(2), "x".into())], OpenError::Entropy(Seat::new(2), TextError::OutOfPlace)),
        (vec![(ONE, "x".into()), (ONE, "y".into())], OpenError::Entropy(ONE, TextError::OutOfPlace)),
        (vec![(ONE, " ".into())], OpenError::Entropy(ONE, TextError::Blank)),
    ] {
        let mut header = header(Source::Scripted);
        entropy(&mut header, words);
        assert_eq!(TOY.open(header).err(), Some(error));
    }
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let session = scripted("* card 4\n* card 2\n1 peek");
    let told = |viewer| -> Vec<String> {
        let voice = Voice::of(Locale::En, session.words());
        session.story(viewer, 0).iter().map(|told| voice.say(&told.line.text, Names::default())).collect()
    };
    assert_eq!(told(Some(ONE)), ["drew 4", "was dealt a card", "was seen to hold 2"]);
    assert_eq!(told(Some(TWO)), ["was dealt a card", "drew 2", "peeked"]);
    assert_eq!(told(None), ["was dealt a card", "was dealt a card", "peeked"]);
    assert_eq!(told(Some(Seat::new(4))), told(None));
    let last: Vec<u32> = session.story(None, 2).iter().map(|told| told.at).collect();
    assert_eq!(last, [3]);
    assert!(session.view(Some(ONE)).get().contains("[4,2,0"), "{}", session.view(Some(ONE)));
    assert!(session.view(None).get().contains("\"cards\":[0,0,"), "{}", session.view(None));
    assert_eq!(session.view(Some(Seat::new(4))).get(), session.view(None).get());
}

#[test]
fn choices_are_offered_to_pending_seats_only() {
    let session = scripted("* card 4\n* card 2");
    let offered: Vec<String> = session.choices(ONE).into_iter().map(|choice| choice.notation).collect();
    assert_eq!(offered, ["wait", "peek", "done"]);
    assert!(session.choices(TWO).is_empty() && session.choices(Seat::new(5)).is_empty());
    assert!(finished(3).choices(ONE).is_empty());
    assert_eq!(session.scene(None).prompt.id, "prompt");
}

#[test]
fn a_view_from_a_program_with_other_rules_is_refused() {
    let view = scripted("* card 4\n* card 2").view(Some(ONE)).get().to_owned();
    assert!(TOY.present(&view, Some(ONE)).is_ok() && TOY.keeps_turn(&view, ONE, "wait"));
    let newer = view.replacen("\"version\":3", "\"version\":4", 1);
    let other = OtherRules { found: 4, known: 2..=3 }.to_string();
    assert_eq!(TOY.present(&newer, Some(ONE)).unwrap_err().to_string(), other);
    assert_eq!(TOY.turn_info(&newer, Some(ONE)).unwrap_err().to_string(), other);
    assert!(!TOY.keeps_turn(&newer, ONE, "wait"));
}

#[test]
fn a_kind_tells_about_its_game() {
    assert_eq!((TOY.id(), TOY.rules(), TOY.newest_rules()), ("toy", 2..=3, 3));
    assert_eq!(TOY.fields()[0].key, "peeking");
    assert_eq!(TOY.strategies(), 0);
    assert_eq!(TOY.seats("peeking=no"), Ok(2..=3));
    assert!(TOY.seats("cheating=yes").is_err());
}
