//! Opens tables for those who play.

use std::cell::RefCell;
use std::sync::Arc;

use protocol::{Clock, NewTable, TableId, TableInfo, Visibility};
use roundtable::common::progress;
use roundtable::exit::Failure;
use roundtable::house::House;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

/// Some people who sit down together at one table after the other.
#[derive(Clone)]
pub(super) struct Keeper(Arc<Party>);

struct Party {
    house: House,
    game: String,
    /// By seat.
    tokens: Vec<String>,
}

/// Somebody wants another table.
type Wish = oneshot::Sender<Result<TableId, Failure>>;

impl Keeper {
    /// They come in.
    pub(super) fn new(house: House, game: &str, seats: u8) -> Result<Keeper, Failure> {
        let tokens = (1..=seats).map(|seat| Ok(house.enter(&format!("Load {seat}"), true)?.token));
        let tokens = tokens.collect::<Result<_, Failure>>()?;
        Ok(Keeper(Arc::new(Party { house, game: game.to_owned(), tokens })))
    }

    /// Who they are, by seat.
    pub(super) fn tokens(&self) -> &[String] {
        &self.0.tokens
    }

    /// Where the socket is.
    pub(super) fn socket(&self) -> String {
        self.0.house.socket()
    }

    pub(super) fn game(&self) -> &str {
        &self.0.game
    }

    /// A running match at a new table.
    pub(super) fn open(&self) -> Result<TableId, Failure> {
        let Party { house, game, tokens } = &*self.0;
        let new = NewTable {
            game: game.clone(),
            options: String::new(),
            seats: tokens.len() as u8,
            visibility: Visibility::Unlisted,
            clock: Clock::None,
        };
        let table: TableInfo = house.write("POST", &tokens[0], "/api/tables", &new)?;
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let path = format!("/api/tables/{}/seats/{seat}", table.id);
            let _: TableInfo = house.write("PUT", token, &path, &json!({}))?;
        }
        let _: TableInfo = house.post(&tokens[0], &format!("/api/tables/{}/start", table.id))?;
        Ok(table.id)
    }

    /// So many running matches.
    pub(super) fn open_many(&self, count: usize) -> Result<Vec<TableId>, Failure> {
        let bar = progress(count as u64, "matches begun");
        let opened = (0..count).map(|_| self.open().inspect(|_| bar.inc(1))).collect();
        bar.finish_and_clear();
        opened
    }

    /// Has these tables ready for those who ask, and then opens more, on a thread of its own.
    pub(super) fn wait_upon(self, opened: Vec<TableId>) -> Spare {
        let (sender, mut wishes) = mpsc::unbounded_channel::<Wish>();
        std::thread::spawn(move || {
            while let Some(wish) = wishes.blocking_recv() {
                // Who no longer waits has ended the evening.
                let _ = wish.send(self.open());
            }
        });
        Spare { opened: RefCell::new(opened), wishes: sender }
    }
}

/// Tables for those whose match is over.
pub(super) struct Spare {
    opened: RefCell<Vec<TableId>>,
    wishes: mpsc::UnboundedSender<Wish>,
}

impl Spare {
    /// One that stands ready, or else one that is opened now.
    pub(super) async fn take(&self) -> Result<TableId, Failure> {
        let ready = self.opened.borrow_mut().pop();
        if let Some(ready) = ready {
            return Ok(ready);
        }
        let (wish, table) = oneshot::channel();
        let gone = || Failure::input("Nobody opens tables any more.");
        self.wishes.send(wish).map_err(|_| gone())?;
        table.await.map_err(|_| gone())?
    }

    /// How many stand ready.
    pub(super) fn left(&self) -> usize {
        self.opened.borrow().len()
    }
}
