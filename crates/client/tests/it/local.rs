//! A match on this device.

use client::{Answer, Changed, Delays, Effect, Hold, Input, MatchClient, Outcome, Request};
use engine::{Rng, Seat, Turn};
use table::{GameHandle, Header, Player, Session, Source};

use crate::server::for_two;

fn open(game: &dyn GameHandle, bots: [Option<&str>; 2], seed: &str) -> Box<dyn Session> {
    let players = [("Anna", bots[0]), ("Bert", bots[1])]
        .map(|(name, bot)| Player { name: name.to_owned(), bot: bot.map(|id| id.parse().expect("an id")) });
    let header = Header {
        game: game.id().to_owned(),
        rules: game.newest_rules(),
        options: for_two(game),
        players: players.into(),
        source: Source::from_words(seed),
    };
    game.open(header).expect("two can play")
}

const PEOPLE: [Option<&str>; 2] = [None, None];

/// Lets two people play at random, with some steps taken back, until a limit or the end. Calls `look` before each step.
fn play(game: &dyn GameHandle, seed: u64, mut look: impl FnMut(&MatchClient)) {
    let mut client =
        MatchClient::local(open(game, PEOPLE, &format!("local {seed}")), None, Delays::default());
    let mut rng = Rng::seeded(seed);
    client.handle(Input::Tick, 0);
    for _ in 0..200 {
        look(&client);
        if let Turn::Over(_) = client.snapshot().expect("it is here").turn {
            return;
        }
        let choices = client.choices();
        let input = match choices.len() {
            0 => Input::TakeDevice,
            _ if client.can_undo() && rng.below(4) == 0 => Input::Request(Request::TakeBack),
            many => Input::Request(Request::Play(choices[rng.below(many as u32) as usize].notation.clone())),
        };
        client.handle(input, 0);
    }
}

#[test]
fn whether_an_action_could_be_taken_back_is_what_a_trial_says() {
    for game in games::all() {
        let mut kinds = [0, 0];
        for seed in 0..3 {
            play(*game, seed, |client| {
                let (session, snapshot) =
                    (client.session().expect("it is here"), client.snapshot().expect("it is here"));
                let Some(viewer) = snapshot.viewer else { return };
                for choice in &snapshot.choices {
                    let mut trial = session.at(session.lines());
                    trial.play(viewer, &choice.notation).expect("it is a choice");
                    let could = session.could_undo(viewer, &choice.notation);
                    assert_eq!(could, trial.can_undo(viewer), "{}: {}", game.id(), choice.notation);
                    kinds[usize::from(could)] += 1;
                }
            });
        }
        assert!(kinds[1] > 0, "{}: nothing could be taken back", game.id());
    }
}

#[test]
fn the_story_grows_to_what_the_session_tells_from_its_beginning() {
    for game in games::all() {
        play(*game, 7, |client| {
            let viewer = client.snapshot().expect("it is here").viewer;
            assert_eq!(client.story(), client.session().expect("it is here").story(viewer, 0));
        });
    }
}

#[test]
fn between_two_people_nobodys_hand_is_shown() {
    let game = games::find("king-arthur").expect("a game of the list");
    let mut handed = 0;
    play(game, 3, |client| {
        let viewer = client.snapshot().expect("it is here").viewer;
        assert_eq!(client.next_viewer().is_some(), viewer.is_none());
        handed += u32::from(viewer.is_none());
    });
    assert!(handed > 2, "the device goes to and fro");
}

/// The effects of a match against a bot, with their times.
#[test]
fn a_bot_is_asked_and_plays_when_it_is_due() {
    let game = games::find("king-arthur").expect("a game of the list");
    let delays = Delays { chance: 100, step: 500, pause: 0, beats: Hold::Off };
    let session = (0..).map(|seed| open(game, [None, Some("page")], &format!("bot {seed}")));
    let mut clients = session.map(|session| MatchClient::local(session, None, delays));
    let mut client = clients.find(|client| !client.choices().is_empty()).expect("somebody begins");
    assert_eq!(client.handle(Input::Tick, 0), [Effect::Save], "what fell before the first decision is saved");
    let mut now = 1000;
    let thought = loop {
        let action = client.choices()[0].notation.clone();
        let effects = client.handle(Input::Request(Request::Play(action.clone())), now);
        let done = Effect::Answered(Answer { request: Request::Play(action), outcome: Outcome::Done });
        assert_eq!(effects[..3], [done, Effect::Save, Effect::Draw(Changed::Table)]);
        let thought = effects.iter().find_map(|effect| match effect {
            Effect::Think(thought) => Some(thought.clone()),
            _ => None,
        });
        match thought {
            Some(thought) => break thought,
            // Cards fall when it is time.
            None if effects.contains(&Effect::Wake(now + 100)) => {
                assert_eq!(client.handle(Input::Tick, now + 99), [Effect::Wake(now + 100)]);
                now += 100;
                let fallen = client.handle(Input::Tick, now);
                assert_eq!(fallen[..2], [Effect::Save, Effect::Draw(Changed::Table)]);
                if let Some(Effect::Think(thought)) =
                    fallen.iter().find(|effect| matches!(effect, Effect::Think(_)))
                {
                    break thought.clone();
                }
            }
            None => {}
        }
    };
    assert_eq!(
        (thought.seat, thought.bot.as_str(), client.thinking()),
        (Seat::new(1), "page", Some(Seat::new(1)))
    );
    let action = client.session().expect("it is here").choices(thought.seat)[0].notation.clone();
    let decided = |number| Input::Thought { number, action: Some(action.clone()) };
    assert_eq!(client.handle(decided(thought.number + 1), now), [], "nobody asked for this one");
    assert_eq!(client.handle(decided(thought.number), now + 1), [Effect::Wake(now + 500)]);
    let lines = client.snapshot().expect("it is here").lines;
    assert_eq!(client.handle(Input::Tick, now + 500)[..2], [Effect::Save, Effect::Draw(Changed::Table)]);
    assert!(client.snapshot().expect("it is here").lines > lines);
}

#[test]
fn a_step_taken_back_stops_the_bot_that_thinks_about_it() {
    let game = games::find("king-arthur").expect("a game of the list");
    for seed in 0..200 {
        let session = open(game, [None, Some("page")], &format!("undo {seed}"));
        let mut client = MatchClient::local(session, None, Delays::default());
        client.handle(Input::Tick, 0);
        while client.thinking().is_none() && !client.choices().is_empty() {
            let last = client.choices().last().expect("there is one").notation.clone();
            client.handle(Input::Request(Request::Play(last)), 0);
        }
        if client.can_undo() {
            let effects = client.handle(Input::Request(Request::TakeBack), 0);
            assert!(effects.contains(&Effect::StopThinking) && !client.choices().is_empty());
            return;
        }
    }
    panic!("no step could be taken back while a bot thought");
}

#[test]
fn a_choice_that_cannot_be_taken_back_is_played_by_the_second_touch() {
    let mut found = 0;
    for game in games::all() {
        for seed in 0..6 {
            let mut client =
                MatchClient::local(open(*game, PEOPLE, &format!("sure {seed}")), None, Delays::default());
            let mut rng = Rng::seeded(seed);
            client.handle(Input::Tick, 0);
            for _ in 0..200 {
                let Some(choice) = lone_and_final(&client) else {
                    let choices = client.choices();
                    let input = match choices.len() {
                        0 => Input::TakeDevice,
                        many => Input::Request(Request::Play(
                            choices[rng.below(many as u32) as usize].notation.clone(),
                        )),
                    };
                    client.handle(input, 0);
                    continue;
                };
                let lines = client.snapshot().expect("it is here").lines;
                let touch = || Input::Touch(choice.touches[0].clone());
                let first = client.handle(touch(), 0);
                assert_eq!(
                    first,
                    [Effect::Draw(Changed::Touches), Effect::Confirm(Box::new(choice.clone()))]
                );
                client.handle(touch(), 0);
                assert!(client.snapshot().expect("it is here").lines > lines, "{}", game.id());
                assert!(!client.narrowing().is_narrowed());
                found += 1;
                break;
            }
        }
    }
    assert!(found > 4, "there are such choices in some games: {found}");
}

/// A choice whose first piece means no other choice, and that could not be taken back.
fn lone_and_final(client: &MatchClient) -> Option<scene::Choice> {
    let (session, viewer) = (client.session()?, client.snapshot()?.viewer?);
    let choices = client.choices();
    let is_lone = |choice: &&scene::Choice| {
        let Some(first) = choice.touches.first() else { return false };
        choices.iter().filter(|other| other.touches.contains(first)).count() == 1
    };
    choices.iter().filter(is_lone).find(|choice| !session.could_undo(viewer, &choice.notation)).cloned()
}
