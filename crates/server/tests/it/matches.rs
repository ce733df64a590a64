//! Matches: played by people and bots, through sockets, to the end and across restarts.

use engine::{Rng, Seat, Turn};
use protocol::{Away, Clock, Code, Command, Ending, MatchUpdate, Proposal, ServerMessage, Stage, TableInfo};
use serde_json::json;
use store::Store;
use table::Presentation;

use crate::house::{Guest, Inn, Socket};

pub(crate) fn look(table: &TableInfo, sight: &MatchUpdate) -> Presentation {
    let kind = games::find(&table.game).expect("the game is on the list");
    kind.present(sight.view.get(), sight.viewer).expect("a view shows a table")
}

/// Some action of somebody who may act.
fn any(look: &Presentation, rng: &mut Rng) -> Option<String> {
    let at = rng.below(look.choices.len().max(1) as u32) as usize;
    look.choices.get(at).map(|choice| choice.notation.clone())
}

pub(crate) fn act(sight: &MatchUpdate, action: &str) -> Command {
    Command::Act { after: sight.lines, action: action.to_owned() }
}

/// Two people with their sockets at a running match of King Arthur; the first sights of both.
pub(crate) async fn two(inn: &Inn) -> (TableInfo, [Guest; 2], [Socket; 2], [MatchUpdate; 2]) {
    two_by(inn, Clock::None).await
}

/// The same with a clock.
pub(crate) async fn two_by(
    inn: &Inn,
    clock: Clock,
) -> (TableInfo, [Guest; 2], [Socket; 2], [MatchUpdate; 2]) {
    let guests = [inn.program("Kay").await, inn.program("Lynet").await];
    let table = inn.playing_by(&guests[0], &guests[1], clock).await;
    let mut sockets = [inn.greeted(Some(&guests[0])).await, inn.greeted(Some(&guests[1])).await];
    let mut sights = Vec::new();
    for socket in &mut sockets {
        socket.watch(&table, 0).await;
        sights.push(socket.sight().await);
    }
    (table, guests, sockets, sights.try_into().expect("there are two"))
}

/// The one of the two who may act, and something they may do.
pub(crate) fn next(table: &TableInfo, sights: &[MatchUpdate; 2]) -> (usize, String) {
    let looks = [look(table, &sights[0]), look(table, &sights[1])];
    let who = looks.iter().position(|look| !look.choices.is_empty()).expect("somebody may act");
    (who, looks[who].choices[0].notation.clone())
}

#[tokio::test]
async fn two_people_play_a_match_to_its_end() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, mut sights) = two(&inn).await;
    let mut rng = Rng::seeded(1);
    let mut key = 0;
    loop {
        let looks = [look(&table, &sights[0]), look(&table, &sights[1])];
        if let Turn::Over(_) = looks[0].turn {
            break;
        }
        let who = looks.iter().position(|look| !look.choices.is_empty()).expect("somebody may act");
        let action = any(&looks[who], &mut rng).expect("there is a choice");
        key += 1;
        sockets[who].want(&table, key, act(&sights[who], &action)).await;
        for (socket, sight) in sockets.iter_mut().zip(&mut sights) {
            *sight = socket.sight().await;
        }
        sockets[who].answer(key).await.expect("the step is legal");
        assert_eq!(sights[0].lines, sights[1].lines);
    }
    let table = inn.get(None, &format!("/api/tables/{}", table.id)).await.table();
    assert!(matches!(&table.ending, Some(Ending::Played { places, .. }) if places.contains(&1)));
    let log = inn.get(Some(&guests[0]), &format!("/api/tables/{}/log", table.id)).await.text;
    let read = games::read(&log).expect("the log replays");
    assert_eq!((read.lines(), table.stage), (table.lines, Stage::Over));
    read.verify().expect("every card and die is honest");
}

#[tokio::test]
async fn every_game_is_played_with_bots_over_a_socket() {
    let inn = Inn::open().await;
    for &kind in games::all() {
        let kay = inn.program("Kay").await;
        let seats = *kind.seats("").expect("no options are fine").start();
        let table = inn.table(&kay, kind.id(), seats).await;
        for seat in 1..seats {
            let path = format!("/api/tables/{}/seats/{seat}", table.id);
            inn.send(Some(&kay), "PUT", &path, json!({ "bot": "page" })).await.table();
        }
        inn.start(&kay, &table).await;
        let mut socket = inn.greeted(Some(&kay)).await;
        socket.watch(&table, 0).await;
        let mut sight = socket.sight().await;
        let mut rng = Rng::seeded(7);
        for key in 1..=12 {
            let action = loop {
                let look = look(&table, &sight);
                match (any(&look, &mut rng), look.turn) {
                    (None, Turn::Over(_)) => break None,
                    (None, _) => sight = socket.sight().await,
                    (action, _) => break action,
                }
            };
            // Whoever plays alone may be beaten early.
            let Some(action) = action else { break };
            socket.want(&table, key, act(&sight, &action)).await;
            sight = socket.sight().await;
            assert!(sight.told.iter().all(|told| told.at > sight.keep), "{}", kind.id());
        }
    }
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, mut sights) = two(&inn).await;
    for key in 1..=6 {
        let (who, action) = next(&table, &sights);
        sockets[who].want(&table, key, act(&sights[who], &action)).await;
        for (socket, sight) in sockets.iter_mut().zip(&mut sights) {
            *sight = socket.sight().await;
        }
    }
    let inn = inn.restart().await;
    let mut socket = inn.greeted(Some(&guests[0])).await;
    socket.watch(&table, sights[0].lines).await;
    let again = socket.sight().await;
    assert_eq!((again.lines, again.view.get()), (sights[0].lines, sights[0].view.get()));
    assert_eq!((again.keep, again.told.len()), (again.lines, 0), "what was heard is not told twice");
    socket.watch(&table, 0).await;
    let whole = socket.sight().await;
    assert!(!whole.told.is_empty(), "who asks is told everything");
    let mut other = inn.greeted(Some(&guests[1])).await;
    other.watch(&table, 0).await;
    let mut sockets = [socket, other];
    let sights = [whole, sockets[1].sight().await];
    let (who, action) = next(&table, &sights);
    sockets[who].want(&table, 99, act(&sights[who], &action)).await;
    assert_eq!(sockets[who].answer(99).await, Ok(()));
}

#[tokio::test]
async fn a_step_that_is_sent_twice_is_played_once() {
    let inn = Inn::open().await;
    let (table, _, mut sockets, sights) = two(&inn).await;
    let (who, action) = next(&table, &sights);
    let command = act(&sights[who], &action);
    sockets[who].want(&table, 1, command.clone()).await;
    sockets[who].want(&table, 2, command).await;
    assert_eq!(sockets[who].answer(1).await, Ok(()));
    let refused = sockets[who].answer(2).await;
    assert!(matches!(refused, Err(Code::Stale | Code::NotYourTurn)), "{refused:?}");
    let future = Command::Act { after: 10_000, action };
    sockets[who].want(&table, 3, future).await;
    assert_eq!(sockets[who].answer(3).await, Err(Code::Stale));
}

#[tokio::test]
async fn a_refusal_says_why_in_the_language_of_the_player() {
    let inn = Inn::open().await;
    let (table, guests, _, sights) = two(&inn).await;
    let (who, _) = next(&table, &sights);
    let path = format!("/api/tables/{}/commands", table.id);
    let send = async |who: usize, action: &str| {
        let body = json!({ "act": { "after": sights[who].lines, "action": action } });
        let mut request = crate::house::request(Some(&guests[who]), "POST", &path, &body);
        request.headers_mut().insert("accept-language", "de-AT, en;q=0.5".parse().expect("it is a header"));
        inn.ask(request).await
    };
    let unreadable = send(who, "fly to the moon").await;
    assert_eq!(unreadable.code(), Code::Notation);
    assert_eq!(unreadable.headers["content-language"], "de");
    assert_eq!(send(1 - who, &next(&table, &sights).1).await.code(), Code::NotYourTurn);
    let forbidden = look(&table, &sights[who]);
    let legal: Vec<&str> = forbidden.choices.iter().map(|choice| &*choice.notation).collect();
    let tried = ["stop", "pass", "end", "done", "draw"].into_iter().find(|word| !legal.contains(word));
    let refused = send(who, tried.expect("not all of them are legal")).await;
    assert!(matches!(refused.code(), Code::Rule | Code::Notation), "{}", refused.text);
    assert!(refused.json()["title"].as_str().is_some_and(|title| title.ends_with('.')));
}

#[tokio::test]
async fn a_spectator_sees_what_everybody_sees_and_may_do_nothing() {
    let inn = Inn::open().await;
    let (table, _, mut sockets, sights) = two(&inn).await;
    let tor = inn.guest("Tor").await;
    let mut watcher = inn.greeted(Some(&tor)).await;
    watcher.watch(&table, 0).await;
    let sight = watcher.sight().await;
    assert_eq!(sight.viewer, None);
    assert_ne!(sight.view.get(), sights[0].view.get());
    let (who, action) = next(&table, &sights);
    watcher.want(&table, 1, act(&sights[who], &action)).await;
    assert_eq!(watcher.answer(1).await, Err(Code::Spectator));
    sockets[who].want(&table, 1, act(&sights[who], &action)).await;
    assert!(watcher.sight().await.lines > sight.lines);
}

#[tokio::test]
async fn two_tabs_of_a_player_hear_the_same() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, sights) = two(&inn).await;
    let (who, action) = next(&table, &sights);
    let mut tab = inn.greeted(Some(&guests[who])).await;
    tab.watch(&table, 0).await;
    let sight = tab.sight().await;
    tab.want(&table, 1, act(&sight, &action)).await;
    let (one, two) = (tab.sight().await, sockets[who].sight().await);
    assert_eq!((one.lines, one.view.get(), one.told), (two.lines, two.view.get(), two.told));
}

#[tokio::test]
async fn everybody_agrees_to_take_back_or_nobody_does() {
    let inn = Inn::open().await;
    let (table, _, mut sockets, mut sights) = two(&inn).await;
    let before = sights[0].lines;
    let (who, action) = next(&table, &sights);
    sockets[who].want(&table, 1, act(&sights[who], &action)).await;
    for (socket, sight) in sockets.iter_mut().zip(&mut sights) {
        *sight = socket.sight().await;
    }
    let other = 1 - who;
    let back = Command::Propose(Proposal::TakeBack);
    sockets[other].want(&table, 2, back.clone()).await;
    assert_eq!(sockets[other].answer(2).await, Err(Code::NoUndo), "the other one has made no step");
    sockets[who].want(&table, 3, back.clone()).await;
    assert_eq!(sockets[who].answer(3).await, Ok(()));
    sockets[other].want(&table, 4, Command::Answer { agree: false }).await;
    assert_eq!(sockets[other].answer(4).await, Ok(()));
    sockets[other].want(&table, 5, Command::Answer { agree: true }).await;
    assert_eq!(sockets[other].answer(5).await, Err(Code::NoProposal), "one no and it is gone");
    sockets[who].want(&table, 6, back).await;
    assert_eq!(sockets[who].answer(6).await, Ok(()));
    sockets[other].want(&table, 7, Command::Answer { agree: true }).await;
    let sight = sockets[other].sight().await;
    assert_eq!(sight.keep, before);
    assert!(sight.lines > sights[other].lines, "nothing is ever deleted");
}

#[tokio::test]
async fn everybody_agrees_to_end() {
    let inn = Inn::open().await;
    let (table, _, mut sockets, _) = two(&inn).await;
    sockets[0].want(&table, 1, Command::Propose(Proposal::End)).await;
    assert_eq!(sockets[0].answer(1).await, Ok(()));
    sockets[1].want(&table, 2, Command::Answer { agree: true }).await;
    assert_eq!(sockets[1].answer(2).await, Ok(()));
    let table = inn.get(None, &format!("/api/tables/{}", table.id)).await.table();
    assert_eq!((table.stage, table.ending), (Stage::Over, Some(Ending::Agreed)));
}

#[tokio::test]
async fn a_bot_plays_for_who_gave_up_and_the_other_can_finish() {
    let inn = Inn::open().await;
    let (table, _, mut sockets, sights) = two(&inn).await;
    let (who, _) = next(&table, &sights);
    sockets[who].want(&table, 1, Command::Resign).await;
    assert_eq!(sockets[who].answer(1).await, Ok(()));
    let sight = sockets[1 - who].sight().await;
    assert!(sight.lines > sights[1 - who].lines, "the bot goes on");
    sockets[who].want(&table, 2, Command::Return).await;
    assert_eq!(sockets[who].answer(2).await, Err(Code::Resigned));
}

#[tokio::test]
async fn when_time_is_up_a_bot_stands_in_until_its_owner_is_back() {
    let inn = Inn::open().await;
    let guests = [inn.program("Kay").await, inn.program("Lynet").await];
    let table = inn.playing_by(&guests[0], &guests[1], Clock::Live { minutes: 5, seconds: 10 }).await;
    assert_eq!(table.seats.iter().map(|seat| seat.left).collect::<Vec<_>>(), [Some(300_000); 2]);
    // The server is away; when it is back, the clock of whoever is pending has run out.
    let store = Store::open(&inn.settings.store).await.expect("the file is there");
    let inn = inn.restart().await;
    store.set_deadline(&table.id, Some(1), &[0, 0]).await.expect("the store works");
    let inn = inn.restart_hard().await;
    let mut socket = inn.greeted(Some(&guests[0])).await;
    socket.watch(&table, 0).await;
    let away = loop {
        let info = socket.table().await;
        if let Some(at) = info.seats.iter().position(|seat| seat.away == Away::StandIn) {
            break at;
        }
    };
    let seat = Seat::new(away as u8);
    let mut back = inn.greeted(Some(&guests[seat.index()])).await;
    back.watch(&table, 0).await;
    back.want(&table, 1, Command::Return).await;
    assert_eq!(back.answer(1).await, Ok(()));
    back.want(&table, 2, Command::Return).await;
    assert_eq!(back.answer(2).await, Err(Code::NotAway));
}

#[tokio::test]
async fn players_and_spectators_talk_apart_until_the_end() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, _) = two(&inn).await;
    let tor = inn.guest("Tor").await;
    let mut watcher = inn.greeted(Some(&tor)).await;
    watcher.watch(&table, 0).await;
    watcher.sight().await;
    let say = |words: &str| Command::Say { words: words.to_owned() };
    watcher.want(&table, 1, say("she has the dragon")).await;
    assert_eq!(watcher.answer(1).await, Ok(()));
    sockets[0].want(&table, 2, say("good luck")).await;
    let heard = loop {
        if let ServerMessage::Said(line) = sockets[1].hear().await {
            break line.words;
        }
    };
    assert_eq!(heard, "good luck", "a player does not hear spectators");
    watcher.want(&table, 3, say(" \n ")).await;
    assert_eq!(watcher.answer(3).await, Err(Code::ChatUnfit));
    let path = format!("/api/tables/{}/chat", table.id);
    let lines = async |who: &Guest| inn.get(Some(who), &path).await.json().as_array().map_or(0, Vec::len);
    assert_eq!((lines(&guests[0]).await, lines(&tor).await), (1, 2));
}

#[tokio::test]
async fn people_find_the_matches_that_wait_for_them() {
    let inn = Inn::open().await;
    let (table, guests, _, sights) = two(&inn).await;
    let (who, _) = next(&table, &sights);
    for (at, guest) in guests.iter().enumerate() {
        let waiting = inn.get(Some(guest), "/api/me/turns").await.json();
        assert_eq!(waiting["tables"].as_array().map_or(0, Vec::len), usize::from(at == who));
        let mine = inn.get(Some(guest), "/api/me/tables").await.json();
        assert_eq!(mine["tables"][0]["id"], json!(table.id));
    }
}

#[tokio::test]
async fn finished_matches_are_rated_and_the_best_are_listed() {
    let inn = Inn::open().await;
    let (table, guests, mut sockets, mut sights) = two(&inn).await;
    let mut rng = Rng::seeded(5);
    while let Turn::Seats(_) = look(&table, &sights[0]).turn {
        let looks = [look(&table, &sights[0]), look(&table, &sights[1])];
        let who = looks.iter().position(|look| !look.choices.is_empty()).expect("somebody may act");
        let action = any(&looks[who], &mut rng).expect("there is a choice");
        sockets[who].want(&table, 1, act(&sights[who], &action)).await;
        for (socket, sight) in sockets.iter_mut().zip(&mut sights) {
            *sight = socket.sight().await;
        }
    }
    let inn = inn.restart().await;
    let leaders = inn.get(None, "/api/games/king-arthur/leaders").await.json();
    let standings = leaders["standings"].as_array().expect("there is a list");
    assert_eq!((standings.len(), &leaders["skip"]), (2, &json!(null)));
    let better = standings[0]["rating"].as_f64() > standings[1]["rating"].as_f64();
    assert!(better && standings.iter().all(|standing| standing["matches"] == 1), "{leaders}");
    let profile = inn.get(None, &format!("/api/people/{}", guests[0].id)).await.json();
    assert_eq!(profile["standings"][0]["game"], "king-arthur");
    let record = &profile["records"][0];
    assert_eq!((&record["game"], &record["all"]["matches"]), (&json!("king-arthur"), &json!(1)), "{record}");
    assert_eq!(record["by_seats"], json!([[2, record["all"]]]));
    assert_eq!(record["streak"], record["all"]["wins"]);
    let played = inn.get(None, &format!("/api/people/{}/matches", guests[0].id)).await.json();
    assert_eq!(played["tables"][0]["id"], json!(table.id));
    assert_eq!(inn.get(None, "/api/games/chess/leaders").await.code(), Code::NotFound);
    assert_eq!(inn.get(None, "/api/people/nobody").await.code(), Code::NotFound);
}
