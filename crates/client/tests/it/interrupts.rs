//! Acting out of turn on one device: bots leave people time, interrupt themselves, and wait while somebody has asked for the device.

use client::{Delays, Effect, Hold, Input, MatchClient, Request};
use engine::{InterruptWindow, Rng, Seat, Turn};
use table::{Header, Player, Session, Source};

const DELAYS: Delays = Delays { chance: 0, step: 500, pause: 4000, beats: Hold::Off };

/// A match of Quests of the Round Table, played at random up to a moment that `is_it` likes. The bots are named by `bots`.
fn at_moment(bots: [Option<&str>; 3], is_it: impl Fn(&dyn Session) -> bool) -> Box<dyn Session> {
    let game = games::find("quests").expect("a game of the list");
    for seed in 0..4000 {
        let player = |bot: Option<&str>| Player {
            name: "Anna".to_owned(),
            bot: bot.map(|id| id.parse().expect("an id")),
        };
        let header = Header {
            game: game.id().to_owned(),
            rules: game.newest_rules(),
            options: String::new(),
            players: bots.map(player).into(),
            source: Source::from_words(&format!("pause {seed}")),
        };
        let mut session = game.open(header).expect("three can play");
        let mut rng = Rng::seeded(seed);
        for _ in 0..300 {
            if is_it(&*session) {
                return session;
            }
            match session.turn() {
                Turn::Over(_) => break,
                Turn::Chance => session.roll().expect("chance falls"),
                Turn::Seats(pending) => {
                    let seat = pending.first().expect("somebody is pending");
                    let choices = session.choices(seat);
                    let choice = &choices[rng.below(choices.len() as u32) as usize];
                    session.play(seat, &choice.notation).expect("it is a choice");
                }
            }
        }
    }
    panic!("no match comes to such a moment");
}

/// Whether the game pauses, and waits for this seat.
fn pauses_for(session: &dyn Session, seat: Seat) -> bool {
    session.interrupt_window() == InterruptWindow::Pause && session.turn().pending().contains(seat)
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// Answers the thought that the client asks for with the first choice of the bot.
fn decide(client: &mut MatchClient, effects: &[Effect]) -> Vec<Effect> {
    let thought = effects.iter().find_map(|effect| match effect {
        Effect::Think(thought) => Some(thought.clone()),
        _ => None,
    });
    let thought = thought.expect("a bot is asked");
    let choices = client.session().expect("it is here").choices(thought.seat);
    let action = choices.iter().find(|choice| choice.notation == "pass").unwrap_or(&choices[0]);
    client.handle(Input::Thought { number: thought.number, action: Some(action.notation.clone()) }, 10)
}

#[test]
fn a_bot_leaves_people_the_same_time_to_interrupt_whatever_they_hold() {
    for holds in [true, false] {
        let session = at_moment([None, Some("page"), Some("page")], |session| {
            let interrupts = !session.choices(seat(1)).is_empty();
            let is_bots = (2..=3).any(|number| pauses_for(session, seat(number)));
            let waits = (2..=3).all(|number| session.bot_interrupt(seat(number)).is_none());
            is_bots && waits && interrupts == holds
        });
        let mut client = MatchClient::local(session, None, DELAYS);
        let lines = client.snapshot().expect("it is here").lines;
        let asked = client.handle(Input::Tick, 0);
        assert_eq!(decide(&mut client, &asked), [Effect::Wake(4000)], "the person holds Mordred: {holds}");
        assert_eq!(client.handle(Input::Tick, 3999), [Effect::Wake(4000)]);
        assert_eq!(client.snapshot().expect("it is here").lines, lines);
        client.handle(Input::Tick, 4000);
        assert!(client.snapshot().expect("it is here").lines > lines);
    }
}

#[test]
fn a_bot_that_can_settle_it_interrupts_before_the_person_acts() {
    let session = at_moment([None, Some("squire"), Some("page")], |session| {
        session.bot_interrupt(seat(2)).is_some() && pauses_for(session, seat(1))
    });
    let (seat_2, expected) = (seat(2), session.bot_interrupt(seat(2)).expect("it was just found"));
    let mut client = MatchClient::local(session, None, DELAYS);
    assert!(client.handle(Input::Tick, 0).contains(&Effect::Wake(500)), "the bot acts when it is due");
    client.handle(Input::Tick, 500);
    let log = client.session().expect("it is here").log();
    assert!(log.contains(&format!(" {seat_2} {expected}\n")), "{expected} is not in the log:\n{log}");
}

#[test]
fn a_program_is_asked_only_in_its_turn() {
    let session = at_moment([None, Some("program:./bot"), Some("page")], |session| {
        session.bot_interrupt(seat(2)).is_some() && pauses_for(session, seat(1))
    });
    let mut client = MatchClient::local(session, None, DELAYS);
    let lines = client.snapshot().expect("it is here").lines;
    client.handle(Input::Tick, 10_000);
    assert_eq!(client.snapshot().expect("it is here").lines, lines);
}

#[test]
fn somebody_else_at_the_device_asks_for_it_and_gives_it_back() {
    let session = at_moment([None, None, Some("page")], |session| pauses_for(session, seat(3)));
    let mut client = MatchClient::local(session, None, DELAYS);
    let asked = client.handle(Input::Tick, 0);
    assert!(asked.iter().any(|effect| matches!(effect, Effect::Think(_))));
    assert!(client.may_ask_for_device().contains(seat(2)), "nobody has the device");
    let effects = client.handle(Input::AskForDevice(seat(2)), 0);
    assert!(effects.contains(&Effect::HandOver(seat(2))) && effects.contains(&Effect::StopThinking));
    assert_eq!(client.snapshot().expect("it is here").viewer, None, "nobody’s hand is shown meanwhile");
    client.handle(Input::TakeDevice, 0);
    assert_eq!(client.snapshot().expect("it is here").viewer, Some(seat(2)));
    assert_eq!(client.out_of_turn(), Some(seat(2)));
    assert!(!client.may_ask_for_device().contains(seat(2)), "who has the device need not ask");
    assert_eq!(client.handle(Input::Tick, 60_000), [], "the bots wait");
    let effects = client.handle(Input::ReturnDevice, 60_000);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Think(_))), "the match goes on");
    assert_eq!((client.out_of_turn(), client.snapshot().expect("it is here").viewer), (None, None));
}

#[test]
fn a_holder_who_shares_the_device_strikes_out_of_turn() {
    let session = at_moment([None, None, Some("page")], |session| {
        pauses_for(session, seat(3)) && !session.choices(seat(2)).is_empty()
    });
    let mut client = MatchClient::local(session, None, DELAYS);
    client.handle(Input::Tick, 0);
    client.handle(Input::AskForDevice(seat(2)), 0);
    client.handle(Input::TakeDevice, 0);
    let action = client.choices()[0].notation.clone();
    assert!(action.starts_with("mordred "), "{action}");
    client.handle(Input::Request(Request::Play(action.clone())), 0);
    assert!(client.session().expect("it is here").log().contains(&action));
    assert_eq!(client.out_of_turn(), None);
}

#[test]
fn where_nothing_can_be_interrupted_nobody_asks_for_the_device() {
    let session = at_moment([None, None, None], |session| {
        session.interrupt_window() == InterruptWindow::Closed && session.turn() != Turn::Chance
    });
    let mut client = MatchClient::local(session, None, DELAYS);
    client.handle(Input::Tick, 0);
    assert!(client.may_ask_for_device().is_empty());
    let before = client.next_viewer();
    assert_eq!(client.handle(Input::AskForDevice(seat(3)), 0), []);
    assert_eq!(client.next_viewer(), before);
}
