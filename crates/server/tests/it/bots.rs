//! Bots that are late, fail, or wait for a thread. The tests plant these bots, so nothing depends on the speed of the
//! machine.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use advice::Question;
use bots::{Algorithm, CHAMPION};
use engine::{Seat, Turn};
use protocol::{Clock, Command, MatchUpdate, Proposal, TableId, TableInfo, Visibility};
use serde_json::json;
use server::BotEngine;
use store::{NewTableRow, Store};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::matches::{act, look};
use crate::test_server::{Guest, Socket, TestServer};

/// How a knight decides.
const KNIGHT: Algorithm = Algorithm::Search(200);

/// A match without progress for this time is frozen.
const FROZEN: Duration = Duration::from_secs(60);

/// All legal actions, in alphabetical order.
fn legal(question: &dyn Question) -> Vec<String> {
    let advice = question.answer(Algorithm::Random, 1, &|| false);
    let mut actions: Vec<String> = advice.opinions.into_iter().map(|opinion| opinion.action).collect();
    actions.sort();
    actions
}

/// A match of King Arthur between a player and a bot, with the socket of the player.
struct Duel {
    table: TableInfo,
    socket: Socket,
    update: MatchUpdate,
    key: u64,
}

impl Duel {
    async fn begin(server: &TestServer, host: &Guest, bot: &str) -> Duel {
        Duel::at(server, host, sealed_table(server, host, bot).await).await
    }

    async fn at(server: &TestServer, host: &Guest, table: TableInfo) -> Duel {
        server.start(host, &table).await;
        let mut socket = server.greeted(Some(host)).await;
        socket.watch(&table, 0).await;
        let update = socket.update().await;
        Duel { table, socket, update, key: 0 }
    }

    fn waits_for_bot(&self) -> bool {
        matches!(look(&self.table, &self.update).turn, Turn::Seats(seats) if seats.contains(Seat::new(1)))
    }

    /// Plays until it is the bot's turn.
    async fn until_bot(&mut self) {
        while !self.waits_for_bot() {
            let action =
                look(&self.table, &self.update).choices.first().map(|choice| choice.notation.clone());
            let action = action.expect("it is the turn of one of the two");
            self.command(act(&self.update, &action)).await;
        }
    }

    /// Sends a command that changes the match, and receives the update.
    async fn command(&mut self, command: Command) {
        self.key += 1;
        let before = self.update.lines;
        self.socket.command(&self.table, self.key, command).await;
        self.receive_after(before).await;
    }

    /// Receives updates until the log has more lines than this.
    async fn receive_after(&mut self, lines: u32) {
        let hear = async {
            while self.update.lines <= lines {
                self.update = self.socket.update().await;
            }
        };
        tokio::time::timeout(FROZEN, hear).await.expect("the match goes on");
    }
}

/// Opens a table for a player and a bot.
async fn open_table(server: &TestServer, host: &Guest, bot: &str) -> TableInfo {
    let table = server.table(host, "king-arthur", 2).await;
    let path = format!("/api/tables/{}/seats/1", table.id);
    server.send(Some(host), "PUT", &path, json!({ "bot": bot })).await.table()
}

/// Opens a table for a player and a bot with a fixed seed.
async fn sealed_table(server: &TestServer, host: &Guest, bot: &str) -> TableInfo {
    let id = TableId::of([1; 20]);
    let host = host.id.parse().expect("it is an id");
    let row = NewTableRow {
        id,
        game: "king-arthur".to_owned(),
        rules: games::find("king-arthur").expect("the game is on the list").newest_rules(),
        options: String::new(),
        host,
        visibility: Visibility::Public,
        invitation: String::new(),
        clock: Clock::None,
        seed: [7; 32],
        commitment: String::new(),
        seats: vec![(Some(host), None), (None, Some(bots::bot_id(bot)))],
        made: 1,
    };
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    store.open_table(&row).await.expect("the table is new");
    store.close().await;
    server.get(None, &format!("/api/tables/{id}")).await.table()
}

/// The lines of the log of a match.
async fn lines_of(server: &TestServer, table: &TableInfo) -> Vec<String> {
    let store = Store::open(&server.settings.store).await.expect("the file is there");
    let log = store.log(&table.id).await.expect("the store works").expect("the table is there");
    store.close().await;
    log.lines().filter_map(|line| Some(line.split_once(". ")?.1.to_owned())).collect()
}

/// Answers with the last legal action. After the test sets a gate, the next question gets the first legal action, once
/// the gate opens.
struct Late {
    asked: UnboundedSender<Vec<String>>,
    gate: Arc<Mutex<Option<Receiver<()>>>>,
}

impl BotEngine for Late {
    fn answer(&self, question: &dyn Question, _: Algorithm, _: u64, _: &dyn Fn() -> bool) -> String {
        let mut actions = legal(question);
        let gate = self.gate.lock().expect("it is whole").take();
        self.asked.send(actions.clone()).expect("the test receives");
        match gate {
            Some(gate) => {
                gate.recv().expect("the test lets it go on");
                actions.swap_remove(0)
            }
            None => actions.pop().expect("there is something to do"),
        }
    }
}

#[tokio::test]
async fn a_late_bot_answer_after_an_undo_is_dropped() {
    let (asked, mut questions) = unbounded_channel();
    let (open, gate) = channel();
    let late = Arc::new(Mutex::new(None));
    let server = TestServer::open_with_bots(2, Late { asked, gate: Arc::clone(&late) }).await;
    let kay = server.program("Kay").await;
    let mut duel = Duel::begin(&server, &kay, "knight").await;
    while duel.waits_for_bot() {
        let lines = duel.update.lines;
        duel.receive_after(lines).await;
    }
    while questions.try_recv().is_ok() {}
    *late.lock().expect("it is whole") = Some(gate);
    duel.until_bot().await;
    let first = questions.recv().await.expect("the bot is asked");
    // Kay takes the step back, which needs nobody's consent, and plays the same again.
    duel.command(Command::Propose(Proposal::TakeBack)).await;
    assert!(!duel.waits_for_bot(), "it is Kay's turn again");
    open.send(()).expect("the bot waits");
    duel.until_bot().await;
    let bot_is_asked_at = duel.update.lines;
    duel.receive_after(bot_is_asked_at).await;
    let log = lines_of(&server, &duel.table).await;
    let played = log[bot_is_asked_at as usize].strip_prefix("2 ").expect("the bot has played");
    assert_ne!(played, first[0], "the late answer was played");
    let second = questions.recv().await.expect("the bot is asked anew");
    assert!(second[..second.len() - 1].contains(&first[0]), "the late answer would be legal");
    assert_eq!(Some(played), second.last().map(String::as_str));
}

/// Fails for some questions, and counts the questions for each level.
struct Failing<F> {
    asked: UnboundedSender<Algorithm>,
    fails: F,
}

enum Failure {
    Panic,
    Illegal,
    None,
}

impl<F: Fn(Algorithm, usize) -> Failure + Send + Sync> BotEngine for Failing<F> {
    fn answer(
        &self,
        question: &dyn Question,
        level: Algorithm,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> String {
        self.asked.send(level).expect("the test receives");
        match (self.fails)(level, seed as usize) {
            Failure::Panic => panic!("planted"),
            Failure::Illegal => "fly to the moon".to_owned(),
            Failure::None => question.answer(Algorithm::Random, seed, stop).action,
        }
    }
}

/// Plays with a bot until it has acted, and returns the levels that were asked for its first decision.
async fn asked_when(fails: impl Fn(Algorithm, usize) -> Failure + Send + Sync + 'static) -> Vec<Algorithm> {
    let (asked, mut levels) = unbounded_channel();
    let server = TestServer::open_with_bots(1, Failing { asked, fails }).await;
    let kay = server.program("Kay").await;
    let mut duel = Duel::begin(&server, &kay, "knight").await;
    duel.until_bot().await;
    let before = duel.update.lines;
    duel.receive_after(before).await;
    let log = lines_of(&server, &duel.table).await;
    assert!(log[before as usize].starts_with("2 "), "the bot has played");
    let mut first = Vec::new();
    while let Ok(level) = levels.try_recv() {
        first.push(level);
    }
    first
}

#[tokio::test]
async fn a_bot_that_panics_does_not_freeze_its_table() {
    let levels = asked_when(|level, _| if level == KNIGHT { Failure::Panic } else { Failure::None }).await;
    assert_eq!(levels[..3], [KNIGHT, KNIGHT, Algorithm::Random], "it is asked again once");
}

#[tokio::test]
async fn a_bot_that_gives_an_illegal_answer_does_not_freeze_its_table() {
    let levels = asked_when(|level, _| if level == KNIGHT { Failure::Illegal } else { Failure::None }).await;
    assert_eq!(levels[..3], [KNIGHT, KNIGHT, Algorithm::Random]);
}

#[tokio::test]
async fn a_table_plays_on_when_every_bot_panics() {
    let levels = asked_when(|_, _| Failure::Panic).await;
    assert_eq!(levels[..3], [KNIGHT, KNIGHT, Algorithm::Random], "then the first legal action is played");
}

#[tokio::test]
async fn a_bot_that_panics_once_keeps_its_seat() {
    let is_first = Mutex::new(true);
    let once = move |_, _| match std::mem::take(&mut *is_first.lock().expect("it is whole")) {
        true => Failure::Panic,
        false => Failure::None,
    };
    let levels = asked_when(once).await;
    assert!(levels.len() > 1 && levels.iter().all(|level| *level == KNIGHT), "{levels:?}");
}

/// Champions wait for the gate; every question is reported to the test.
struct Slow {
    begun: UnboundedSender<Algorithm>,
    gate: Mutex<Receiver<()>>,
}

impl BotEngine for Slow {
    fn answer(
        &self,
        question: &dyn Question,
        level: Algorithm,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> String {
        self.begun.send(level).expect("the test receives");
        if level == Algorithm::Search(CHAMPION) {
            // The test unblocks all of them by dropping its end.
            let _ = self.gate.lock().expect("it is whole").recv();
        }
        question.answer(Algorithm::Random, seed, stop).action
    }
}

async fn next(begun: &mut UnboundedReceiver<Algorithm>) -> Algorithm {
    begun.recv().await.expect("bots think")
}

#[tokio::test]
async fn champions_of_one_guest_do_not_delay_the_page_of_another() {
    let (begun, mut order) = unbounded_channel();
    let (open, gate): (Sender<()>, _) = channel();
    let server = TestServer::open_with_bots(1, Slow { begun, gate: Mutex::new(gate) }).await;
    let (greedy, kay) = (server.program("Greedy").await, server.program("Kay").await);
    let mut champions = Vec::new();
    for _ in 0..3 {
        let mut duel = Duel::at(&server, &greedy, open_table(&server, &greedy, "champion").await).await;
        duel.until_bot().await;
        champions.push(duel);
    }
    assert_eq!(next(&mut order).await, Algorithm::Search(CHAMPION), "the first one thinks, the others wait");
    let mut page = Duel::at(&server, &kay, open_table(&server, &kay, "page").await).await;
    page.until_bot().await;
    drop(open);
    assert_eq!(next(&mut order).await, Algorithm::Random, "the second champion was faster");
}
