//! Matches: played by people and bots, through sockets, to the end and across restarts.

use engine::{Rng, Seat, Turn};
use protocol::{Away, Clock, Code, Command, Ending, MatchUpdate, Proposal, ServerMessage, Stage, TableInfo};
use serde_json::json;
use store::Store;
use table::Presentation;

use crate::test_server::{Guest, Socket, TestServer};

pub(crate) fn look(table: &TableInfo, update: &MatchUpdate) -> Presentation {
    let kind = games::find(&table.game).expect("the game is on the list");
    kind.present(update.view.get(), update.viewer).expect("a view shows a table")
}

/// A player who may act, and one of their actions.
fn any(look: &Presentation, rng: &mut Rng) -> Option<String> {
    let at = rng.below(look.choices.len().max(1) as u32) as usize;
    look.choices.get(at).map(|choice| choice.notation.clone())
}

pub(crate) fn act(update: &MatchUpdate, action: &str) -> Command {
    Command::Act { after: update.lines, action: action.to_owned() }
}

/// Two players with their sockets in a running match of King Arthur, and their first updates.
pub(crate) async fn two(server: &TestServer) -> (TableInfo, [Guest; 2], [Socket; 2], [MatchUpdate; 2]) {
    two_by(server, Clock::None).await
}

/// The same with a clock.
pub(crate) async fn two_by(
    server: &TestServer,
    clock: Clock,
) -> (TableInfo, [Guest; 2], [Socket; 2], [MatchUpdate; 2]) {
    let guests = [server.program("Kay").await, server.program("Lynet").await];
    let table = server.playing_by(&guests[0], &guests[1], clock).await;
    let mut sockets = [server.greeted(Some(&guests[0])).await, server.greeted(Some(&guests[1])).await];
    let mut updates = Vec::new();
    for socket in &mut sockets {
        socket.watch(&table, 0).await;
        updates.push(socket.update().await);
    }
    (table, guests, sockets, updates.try_into().expect("there are two"))
}

/// The player who may act, and one of their actions.
pub(crate) fn next(table: &TableInfo, updates: &[MatchUpdate; 2]) -> (usize, String) {
    let looks = [look(table, &updates[0]), look(table, &updates[1])];
    let player = looks.iter().position(|look| !look.choices.is_empty()).expect("somebody may act");
    (player, looks[player].choices[0].notation.clone())
}

#[tokio::test]
async fn two_people_play_a_match_to_its_end() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, mut updates) = two(&server).await;
    let mut rng = Rng::seeded(1);
    let mut key = 0;
    loop {
        let looks = [look(&table, &updates[0]), look(&table, &updates[1])];
        if let Turn::Over(_) = looks[0].turn {
            break;
        }
        let player = looks.iter().position(|look| !look.choices.is_empty()).expect("somebody may act");
        let action = any(&looks[player], &mut rng).expect("there is a choice");
        key += 1;
        sockets[player].command(&table, key, act(&updates[player], &action)).await;
        for (socket, update) in sockets.iter_mut().zip(&mut updates) {
            *update = socket.update().await;
        }
        sockets[player].answer(key).await.expect("the step is legal");
        assert_eq!(updates[0].lines, updates[1].lines);
    }
    let table = server.get(None, &format!("/api/tables/{}", table.id)).await.table();
    assert!(matches!(&table.ending, Some(Ending::Played { places, .. }) if places.contains(&1)));
    let log = server.get(Some(&guests[0]), &format!("/api/tables/{}/log", table.id)).await.text;
    let read = games::read(&log).expect("the log replays");
    assert_eq!((read.lines(), table.stage), (table.lines, Stage::Over));
    read.verify().expect("every card and die is honest");
}

#[tokio::test]
async fn every_game_is_played_with_bots_over_a_socket() {
    let server = TestServer::open().await;
    for &kind in games::all() {
        let kay = server.program("Kay").await;
        let seats = *kind.seats("").expect("no options are fine").start();
        let table = server.table(&kay, kind.id(), seats).await;
        for seat in 1..seats {
            let path = format!("/api/tables/{}/seats/{seat}", table.id);
            server.send(Some(&kay), "PUT", &path, json!({ "bot": "page" })).await.table();
        }
        server.start(&kay, &table).await;
        let mut socket = server.greeted(Some(&kay)).await;
        socket.watch(&table, 0).await;
        let mut update = socket.update().await;
        let mut rng = Rng::seeded(7);
        for key in 1..=12 {
            let action = loop {
                let look = look(&table, &update);
                match (any(&look, &mut rng), look.turn) {
                    (None, Turn::Over(_)) => break None,
                    (None, _) => update = socket.update().await,
                    (action, _) => break action,
                }
            };
            // In a solo match the player may lose early.
            let Some(action) = action else { break };
            socket.command(&table, key, act(&update, &action)).await;
            update = socket.update().await;
            assert!(update.told.iter().all(|told| told.at > update.keep), "{}", kind.id());
        }
    }
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, mut updates) = two(&server).await;
    for key in 1..=6 {
        let (player, action) = next(&table, &updates);
        sockets[player].command(&table, key, act(&updates[player], &action)).await;
        for (socket, update) in sockets.iter_mut().zip(&mut updates) {
            *update = socket.update().await;
        }
    }
    let server = server.restart().await;
    let mut socket = server.greeted(Some(&guests[0])).await;
    socket.watch(&table, updates[0].lines).await;
    let again = socket.update().await;
    assert_eq!((again.lines, again.view.get()), (updates[0].lines, updates[0].view.get()));
    assert_eq!((again.keep, again.told.len()), (again.lines, 0), "what was heard is not told twice");
    socket.watch(&table, 0).await;
    let whole = socket.update().await;
    assert!(!whole.told.is_empty(), "who asks is told everything");
    let mut other = server.greeted(Some(&guests[1])).await;
    other.watch(&table, 0).await;
    let mut sockets = [socket, other];
    let updates = [whole, sockets[1].update().await];
    let (player, action) = next(&table, &updates);
    sockets[player].command(&table, 99, act(&updates[player], &action)).await;
    assert_eq!(sockets[player].answer(99).await, Ok(()));
}

#[tokio::test]
async fn a_step_that_is_sent_twice_is_played_once() {
    let server = TestServer::open().await;
    let (table, _, mut sockets, updates) = two(&server).await;
    let (player, action) = next(&table, &updates);
    let command = act(&updates[player], &action);
    sockets[player].command(&table, 1, command.clone()).await;
    sockets[player].command(&table, 2, command).await;
    assert_eq!(sockets[player].answer(1).await, Ok(()));
    let refused = sockets[player].answer(2).await;
    assert!(matches!(refused, Err(Code::Stale | Code::NotYourTurn)), "{refused:?}");
    let future = Command::Act { after: 10_000, action };
    sockets[player].command(&table, 3, future).await;
    assert_eq!(sockets[player].answer(3).await, Err(Code::Stale));
}

#[tokio::test]
async fn a_refusal_says_why_in_the_language_of_the_player() {
    let server = TestServer::open().await;
    let (table, guests, _, updates) = two(&server).await;
    let (player, _) = next(&table, &updates);
    let path = format!("/api/tables/{}/commands", table.id);
    let send = async |player: usize, action: &str| {
        let body = json!({ "act": { "after": updates[player].lines, "action": action } });
        let mut request = crate::test_server::request(Some(&guests[player]), "POST", &path, &body);
        request.headers_mut().insert("accept-language", "de-AT, en;q=0.5".parse().expect("it is a header"));
        server.ask(request).await
    };
    let unreadable = send(player, "fly to the moon").await;
    assert_eq!(unreadable.code(), Code::Notation);
    assert_eq!(unreadable.headers["content-language"], "de");
    assert_eq!(send(1 - player, &next(&table, &updates).1).await.code(), Code::NotYourTurn);
    let forbidden = look(&table, &updates[player]);
    let legal: Vec<&str> = forbidden.choices.iter().map(|choice| &*choice.notation).collect();
    let tried = ["stop", "pass", "end", "done", "draw"].into_iter().find(|word| !legal.contains(word));
    let refused = send(player, tried.expect("not all of them are legal")).await;
    assert!(matches!(refused.code(), Code::Rule | Code::Notation), "{}", refused.text);
    assert!(refused.json()["title"].as_str().is_some_and(|title| title.ends_with('.')));
}

#[tokio::test]
async fn a_spectator_sees_what_everybody_sees_and_may_do_nothing() {
    let server = TestServer::open().await;
    let (table, _, mut sockets, updates) = two(&server).await;
    let tor = server.guest("Tor").await;
    let mut watcher = server.greeted(Some(&tor)).await;
    watcher.watch(&table, 0).await;
    let update = watcher.update().await;
    assert_eq!(update.viewer, None);
    assert_ne!(update.view.get(), updates[0].view.get());
    let (player, action) = next(&table, &updates);
    watcher.command(&table, 1, act(&updates[player], &action)).await;
    assert_eq!(watcher.answer(1).await, Err(Code::Spectator));
    sockets[player].command(&table, 1, act(&updates[player], &action)).await;
    assert!(watcher.update().await.lines > update.lines);
}

#[tokio::test]
async fn two_tabs_of_a_player_receive_the_same() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, updates) = two(&server).await;
    let (player, action) = next(&table, &updates);
    let mut tab = server.greeted(Some(&guests[player])).await;
    tab.watch(&table, 0).await;
    let update = tab.update().await;
    tab.command(&table, 1, act(&update, &action)).await;
    let (one, two) = (tab.update().await, sockets[player].update().await);
    assert_eq!((one.lines, one.view.get(), one.told), (two.lines, two.view.get(), two.told));
}

#[tokio::test]
async fn a_take_back_needs_everybodys_consent() {
    let server = TestServer::open().await;
    let (table, _, mut sockets, mut updates) = two(&server).await;
    let before = updates[0].lines;
    let (player, action) = next(&table, &updates);
    sockets[player].command(&table, 1, act(&updates[player], &action)).await;
    for (socket, update) in sockets.iter_mut().zip(&mut updates) {
        *update = socket.update().await;
    }
    let other = 1 - player;
    let back = Command::Propose(Proposal::TakeBack);
    sockets[other].command(&table, 2, back.clone()).await;
    assert_eq!(sockets[other].answer(2).await, Err(Code::NoUndo), "the other one has made no step");
    sockets[player].command(&table, 3, back.clone()).await;
    assert_eq!(sockets[player].answer(3).await, Ok(()));
    sockets[other].command(&table, 4, Command::Answer { agree: false }).await;
    assert_eq!(sockets[other].answer(4).await, Ok(()));
    sockets[other].command(&table, 5, Command::Answer { agree: true }).await;
    assert_eq!(sockets[other].answer(5).await, Err(Code::NoProposal), "one no and it is gone");
    sockets[player].command(&table, 6, back).await;
    assert_eq!(sockets[player].answer(6).await, Ok(()));
    sockets[other].command(&table, 7, Command::Answer { agree: true }).await;
    let update = sockets[other].update().await;
    assert_eq!(update.keep, before);
    assert!(update.lines > updates[other].lines, "nothing is ever deleted");
}

#[tokio::test]
async fn ending_early_needs_everybodys_consent() {
    let server = TestServer::open().await;
    let (table, _, mut sockets, _) = two(&server).await;
    sockets[0].command(&table, 1, Command::Propose(Proposal::End)).await;
    assert_eq!(sockets[0].answer(1).await, Ok(()));
    sockets[1].command(&table, 2, Command::Answer { agree: true }).await;
    assert_eq!(sockets[1].answer(2).await, Ok(()));
    let table = server.get(None, &format!("/api/tables/{}", table.id)).await.table();
    assert_eq!((table.stage, table.ending), (Stage::Over, Some(Ending::Agreed)));
}

#[tokio::test]
async fn a_bot_plays_on_for_a_player_who_resigned() {
    let server = TestServer::open().await;
    let (table, _, mut sockets, updates) = two(&server).await;
    let (player, _) = next(&table, &updates);
    sockets[player].command(&table, 1, Command::Resign).await;
    assert_eq!(sockets[player].answer(1).await, Ok(()));
    let update = sockets[1 - player].update().await;
    assert!(update.lines > updates[1 - player].lines, "the bot goes on");
    sockets[player].command(&table, 2, Command::Return).await;
    assert_eq!(sockets[player].answer(2).await, Err(Code::Resigned));
}

#[tokio::test]
async fn a_bot_plays_for_a_player_whose_clock_has_expired() {
    let server = TestServer::open().await;
    let guests = [server.program("Kay").await, server.program("Lynet").await];
    let table = server.playing_by(&guests[0], &guests[1], Clock::Live { minutes: 5, seconds: 10 }).await;
    assert_eq!(table.seats.iter().map(|seat| seat.remaining_ms).collect::<Vec<_>>(), [Some(300_000); 2]);
    // The server is down until the clock of the pending player has expired.
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    let server = server.restart().await;
    store.set_deadline(&table.id, Some(1), &[0, 0]).await.expect("the store works");
    let server = server.restart_hard().await;
    let mut socket = server.greeted(Some(&guests[0])).await;
    socket.watch(&table, 0).await;
    let away = loop {
        let info = socket.table().await;
        if let Some(at) = info.seats.iter().position(|seat| seat.away == Away::StandIn) {
            break at;
        }
    };
    let seat = Seat::new(away as u8);
    let mut back = server.greeted(Some(&guests[seat.index()])).await;
    back.watch(&table, 0).await;
    back.command(&table, 1, Command::Return).await;
    assert_eq!(back.answer(1).await, Ok(()));
    back.command(&table, 2, Command::Return).await;
    assert_eq!(back.answer(2).await, Err(Code::NotAway));
}

#[tokio::test]
async fn players_see_spectators_chat_only_after_the_end() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, _) = two(&server).await;
    let tor = server.guest("Tor").await;
    let mut watcher = server.greeted(Some(&tor)).await;
    watcher.watch(&table, 0).await;
    watcher.update().await;
    let say = |words: &str| Command::Say { words: words.to_owned() };
    watcher.command(&table, 1, say("she has the dragon")).await;
    assert_eq!(watcher.answer(1).await, Ok(()));
    sockets[0].command(&table, 2, say("good luck")).await;
    let heard = loop {
        if let ServerMessage::Said(line) = sockets[1].receive().await {
            break line.words;
        }
    };
    assert_eq!(heard, "good luck", "a player does not hear spectators");
    watcher.command(&table, 3, say(" \n ")).await;
    assert_eq!(watcher.answer(3).await, Err(Code::ChatUnfit));
    let path = format!("/api/tables/{}/chat", table.id);
    let lines =
        async |player: &Guest| server.get(Some(player), &path).await.json().as_array().map_or(0, Vec::len);
    assert_eq!((lines(&guests[0]).await, lines(&tor).await), (1, 2));
}

#[tokio::test]
async fn turns_lists_the_matches_that_wait_for_a_player() {
    let server = TestServer::open().await;
    let (table, guests, _, updates) = two(&server).await;
    let (player, _) = next(&table, &updates);
    for (at, guest) in guests.iter().enumerate() {
        let waiting = server.get(Some(guest), "/api/me/turns").await.json();
        assert_eq!(waiting["tables"].as_array().map_or(0, Vec::len), usize::from(at == player));
        let mine = server.get(Some(guest), "/api/me/tables").await.json();
        assert_eq!(mine["tables"][0]["id"], json!(table.id));
    }
}

#[tokio::test]
async fn finished_matches_are_rated_and_the_best_are_listed() {
    let server = TestServer::open().await;
    let (table, guests, mut sockets, mut updates) = two(&server).await;
    let mut rng = Rng::seeded(5);
    while let Turn::Seats(_) = look(&table, &updates[0]).turn {
        let looks = [look(&table, &updates[0]), look(&table, &updates[1])];
        let player = looks.iter().position(|look| !look.choices.is_empty()).expect("somebody may act");
        let action = any(&looks[player], &mut rng).expect("there is a choice");
        sockets[player].command(&table, 1, act(&updates[player], &action)).await;
        for (socket, update) in sockets.iter_mut().zip(&mut updates) {
            *update = socket.update().await;
        }
    }
    let server = server.restart().await;
    let leaders = server.get(None, "/api/games/king-arthur/leaders").await.json();
    let standings = leaders["standings"].as_array().expect("there is a list");
    assert_eq!((standings.len(), &leaders["skip"]), (2, &json!(null)));
    let better = standings[0]["rating"].as_f64() > standings[1]["rating"].as_f64();
    assert!(better && standings.iter().all(|standing| standing["matches"] == 1), "{leaders}");
    let profile = server.get(None, &format!("/api/people/{}", guests[0].id)).await.json();
    assert_eq!(profile["standings"][0]["game"], "king-arthur");
    let record = &profile["records"][0];
    assert_eq!((&record["game"], &record["all"]["matches"]), (&json!("king-arthur"), &json!(1)), "{record}");
    assert_eq!(record["by_seats"], json!([[2, record["all"]]]));
    assert_eq!(record["streak"], record["all"]["wins"]);
    let played = server.get(None, &format!("/api/people/{}/matches", guests[0].id)).await.json();
    assert_eq!(played["tables"][0]["id"], json!(table.id));
    assert_eq!(server.get(None, "/api/games/chess/leaders").await.code(), Code::NotFound);
    assert_eq!(server.get(None, "/api/people/nobody").await.code(), Code::NotFound);
}
