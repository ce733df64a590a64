//! Opens tables for the players of a load test.

use std::cell::RefCell;
use std::sync::Arc;

use protocol::{Clock, NewTable, TableId, TableInfo, Visibility};
use roundtable::api_client::ApiClient;
use roundtable::common::progress;
use roundtable::exit::Failure;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

/// Players who sit down together at one table after the other. Clones share them.
#[derive(Clone)]
pub(super) struct TableFactory(Arc<Players>);

struct Players {
    client: ApiClient,
    game: String,
    tokens: Vec<String>,
}

/// A request for another table.
type TableRequest = oneshot::Sender<Result<TableId, Failure>>;

impl TableFactory {
    /// Creates one guest for each seat.
    pub(super) fn new(client: ApiClient, game: &str, seats: u8) -> Result<TableFactory, Failure> {
        let tokens = (1..=seats).map(|seat| Ok(client.create_guest(&format!("Load {seat}"), true)?.token));
        let tokens = tokens.collect::<Result<_, Failure>>()?;
        Ok(TableFactory(Arc::new(Players { client, game: game.to_owned(), tokens })))
    }

    /// The tokens of the players, by seat.
    pub(super) fn tokens(&self) -> &[String] {
        &self.0.tokens
    }

    /// The address of the socket.
    pub(super) fn socket(&self) -> String {
        self.0.client.socket()
    }

    pub(super) fn game(&self) -> &str {
        &self.0.game
    }

    /// Opens a table and starts its match.
    pub(super) fn open(&self) -> Result<TableId, Failure> {
        let Players { client, game, tokens } = &*self.0;
        let new = NewTable {
            game: game.clone(),
            options: String::new(),
            seats: tokens.len() as u8,
            visibility: Visibility::Unlisted,
            clock: Clock::None,
        };
        let table: TableInfo = client.request("POST", &tokens[0], "/api/tables", &new)?;
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let path = format!("/api/tables/{}/seats/{seat}", table.id);
            let _: TableInfo = client.request("PUT", token, &path, &json!({}))?;
        }
        let _: TableInfo = client.post(&tokens[0], &format!("/api/tables/{}/start", table.id))?;
        Ok(table.id)
    }

    /// Starts this many matches.
    pub(super) fn open_many(&self, count: usize) -> Result<Vec<TableId>, Failure> {
        let bar = progress(count as u64, "matches begun");
        let opened = (0..count).map(|_| self.open().inspect(|_| bar.inc(1))).collect();
        bar.finish_and_clear();
        opened
    }

    /// Hands out these tables first, and then opens more on a thread of its own.
    pub(super) fn into_spare_tables(self, opened: Vec<TableId>) -> SpareTables {
        let (sender, mut requests) = mpsc::unbounded_channel::<TableRequest>();
        std::thread::spawn(move || {
            while let Some(request) = requests.blocking_recv() {
                // The receiver is gone when the load test has ended.
                let _ = request.send(self.open());
            }
        });
        SpareTables { opened: RefCell::new(opened), requests: sender }
    }
}

/// Tables to replace finished matches.
pub(super) struct SpareTables {
    opened: RefCell<Vec<TableId>>,
    requests: mpsc::UnboundedSender<TableRequest>,
}

impl SpareTables {
    /// A table that was opened beforehand, or else a new one.
    pub(super) async fn take(&self) -> Result<TableId, Failure> {
        let ready = self.opened.borrow_mut().pop();
        if let Some(ready) = ready {
            return Ok(ready);
        }
        let (request, table) = oneshot::channel();
        let gone = || Failure::input("The thread that opens tables has ended.");
        self.requests.send(request).map_err(|_| gone())?;
        table.await.map_err(|_| gone())?
    }

    /// The number of tables that are left.
    pub(super) fn remaining(&self) -> usize {
        self.opened.borrow().len()
    }
}
