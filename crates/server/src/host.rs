//! The host of one table: one task that owns the match, takes orders one by one, writes every step down before it tells
//! anybody, and goes to sleep when there is nothing to do.

mod clocks;
mod consent;
mod ears;
mod notes;
mod rest;
mod steps;
mod thought;

use std::pin::pin;
use std::sync::Arc;

use engine::{Seat, SeatSet};
use protocol::{
    Away, ChatLine, Code, Command, OpenProposal, Person, PersonId, Room, ServerMessage, Stage, TableId,
    TableInfo,
};
use store::{Moment, TableRow};
use table::Session;
use tokio::sync::{mpsc, oneshot};

use crate::message::written;
use crate::refusal::Refused;
use crate::{House, info, unfit};
use clocks::Clocks;
pub(crate) use clocks::Clocks as Measured;
pub(crate) use ears::{Ear, Reply, Wire, answered};
pub(crate) use steps::{bits, roll};
use thought::{Decision, Thought};

/// A host with nothing to do goes to sleep after so many milliseconds.
const PATIENCE: Moment = 30_000;

/// With a live clock, a bot stands in for somebody who is gone for so many milliseconds.
const GRACE: Moment = 60_000;

/// After the store failed, a host tries again after so many milliseconds, and before every command.
const RETRY: Moment = 5_000;

/// The longest sentence of a chat.
const LONGEST_SAYING: usize = 500;

/// What a host is asked to do.
pub(crate) enum Order {
    /// The table changed in the store, or time is up somewhere: look.
    Look,
    /// What may everybody know?
    Info(oneshot::Sender<TableInfo>),
    /// May somebody with this invitation come to the table?
    Admit { person: Option<PersonId>, invitation: Option<String>, reply: oneshot::Sender<bool> },
    /// Somebody wants to hear what happens, and has seen so many lines.
    Watch { ear: Ear, after: u32 },
    /// Somebody wants to hear no more.
    Leave { ear: u64 },
    /// Somebody wants something done.
    Do { by: Person, command: Command, reply: Reply },
    /// A bot has decided, or failed to: why, in words for the log.
    Thought { decision: Decision, answer: Result<String, String> },
    /// The server stops.
    Drain(oneshot::Sender<()>),
}

pub(crate) struct Host {
    house: Arc<House>,
    /// The way to this host, for its bots.
    me: mpsc::UnboundedSender<Order>,
    row: TableRow,
    /// The match, once it has begun.
    session: Option<Box<dyn Session>>,
    ears: Vec<Ear>,
    clocks: Clocks,
    /// By seat: the bot that thinks now.
    thinking: Vec<Option<Thought>>,
    /// By seat: the decision for which its bot failed to give an answer, and how often.
    failed: Vec<Option<(Decision, u32)>>,
    /// How often something was taken back, or the match was read anew.
    rewound: u32,
    /// By seat: the number of lines when it had its latest decision to make.
    asked: Vec<u32>,
    /// By seat: since when its owner is gone.
    gone: Vec<Option<Moment>>,
    proposal: Option<OpenProposal>,
    /// When the last order came.
    busy: Moment,
    /// The store failed: bots do not play, and a lost match is not read again, before this moment.
    retry_at: Option<Moment>,
    /// Is the table no more?
    cleared: bool,
}

impl Host {
    /// Lives as long as somebody needs it.
    pub(crate) async fn run(
        house: Arc<House>,
        id: TableId,
        me: mpsc::UnboundedSender<Order>,
        mut orders: mpsc::UnboundedReceiver<Order>,
    ) {
        let mut host = match Host::wake(&house, &id, me).await {
            Ok(Some(host)) => host,
            Ok(None) | Err(_) => return Host::close(&house, &id, orders),
        };
        host.ask_bots();
        let mut alarm = pin!(tokio::time::sleep_until(house.instant(host.next_wake())));
        loop {
            // An alarm that comes early is set again; one for every order would take longer than the order.
            let wake = house.instant(host.next_wake());
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                order = orders.recv() => match order {
                    Some(Order::Drain(reply)) => {
                        host.drain().await;
                        // The server may have given up waiting.
                        let _ = reply.send(());
                        return;
                    }
                    Some(order) => {
                        host.busy = house.now();
                        host.obey(order).await;
                        if host.cleared {
                            return Host::close(&house, &id, orders);
                        }
                    }
                    None => return,
                },
                () = &mut alarm => {
                    host.try_again().await;
                    host.look_at_clocks().await;
                    if host.is_idle() && house.hub.park(&house, &id, &orders) {
                        return;
                    }
                }
            }
        }
    }

    /// There is nothing to be host of: whoever gave an order hears it.
    fn close(house: &Arc<House>, id: &TableId, mut orders: mpsc::UnboundedReceiver<Order>) {
        house.hub.forget(house, id);
        while let Ok(order) = orders.try_recv() {
            match order {
                Order::Do { reply, .. } => reply.send(house, Err(Code::NotFound.into())),
                Order::Watch { ear, .. } => ear.refuse(house, Code::NotFound),
                // Whoever asked hears nothing, and looks into the store.
                Order::Look | Order::Info(_) | Order::Admit { .. } | Order::Leave { .. } => {}
                Order::Thought { .. } | Order::Drain(_) => {}
            }
        }
    }

    async fn wake(
        house: &Arc<House>,
        id: &TableId,
        me: mpsc::UnboundedSender<Order>,
    ) -> Result<Option<Host>, Refused> {
        let Some(row) = house.store.table(id).await? else { return Ok(None) };
        let (now, seats) = (house.now(), row.seats.len());
        let mut host = Host {
            house: Arc::clone(house),
            me,
            clocks: Clocks::new(row.clock, row.clocks.clone(), now),
            session: None,
            ears: Vec::new(),
            thinking: (0..seats).map(|_| None).collect(),
            failed: vec![None; seats],
            rewound: 0,
            asked: vec![row.lines; seats],
            gone: vec![Some(now); seats],
            proposal: None,
            busy: now,
            retry_at: None,
            cleared: false,
            row,
        };
        host.read_log().await?;
        Ok(Some(host))
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Look => {
                // A store that does not answer is asked again with the next order.
                let _ = self.look().await;
                if !self.cleared {
                    self.look_at_clocks().await;
                }
            }
            Order::Info(reply) => {
                // Whoever asked may have gone.
                let _ = reply.send(self.info());
            }
            Order::Admit { person, invitation, reply } => {
                let _ = reply.send(info::admits(&self.row, person.as_ref(), invitation.as_deref()));
            }
            Order::Watch { ear, after } => self.watch(ear, after),
            Order::Leave { ear } => self.leave(ear),
            Order::Do { by, command, reply } => {
                let done = match self.hears(&reply) {
                    true => self.execute(&by, command).await,
                    false => Err(Code::NotFound.into()),
                };
                reply.send(&self.house, done);
            }
            Order::Thought { decision, answer } => self.decided(decision, answer).await,
            Order::Drain(_) => unreachable!("the loop ends with it"),
        }
    }

    /// Goes on after the store failed, once it is time to.
    async fn try_again(&mut self) {
        if self.retry_at.is_none_or(|at| self.house.now() < at) {
            return;
        }
        self.retry_at = None;
        if self.read_lost_match().await.is_err() {
            self.retry_at = Some(self.house.now() + RETRY);
        }
        self.ask_bots();
    }

    /// Reads a match again whose log could not be read when it was needed.
    async fn read_lost_match(&mut self) -> Result<(), Refused> {
        let is_lost = self.session.is_none() && self.row.stage != Stage::Open;
        if is_lost { self.look().await } else { Ok(()) }
    }

    async fn execute(&mut self, by: &Person, command: Command) -> Result<(), Refused> {
        self.read_lost_match().await?;
        let seat = self.row.seat_of(&by.id);
        if let Command::Say { words } = command {
            return self.say(by, seat, words).await;
        }
        let seat = seat.ok_or(Code::Spectator)?;
        match command {
            Command::Act { after, action } => self.act(seat, after, &action).await,
            Command::Undo { after } => self.undo(seat, after).await,
            Command::Propose(what) => self.propose(seat, what).await,
            Command::Answer { agree } => self.answer(seat, agree).await,
            Command::Resume => self.resume(seat).await,
            Command::Resign => self.resign(seat).await,
            Command::Return => self.come_back(seat).await,
            Command::Say { .. } => unreachable!("answered above"),
        }
    }

    /// Reads the table again: somebody sat down, the match began, or it is no more.
    async fn look(&mut self) -> Result<(), Refused> {
        let Some(row) = self.house.store.table(&self.row.id).await? else {
            self.cleared = true;
            let message = written(&ServerMessage::Cleared { table: self.row.id });
            for ear in self.ears.drain(..) {
                ear.wire.send(&self.house, message.clone());
            }
            return Ok(());
        };
        if self.session.is_none() {
            self.row = row;
            self.reseat();
            self.read_log().await?;
            self.tell_table();
            if self.session.is_some() {
                self.tell_all_anew();
                self.ask_bots();
            }
        } else {
            // What is away, and what comes next, may have changed behind our back; the log cannot.
            (self.row.seats, self.row.rematch) = (row.seats, row.rematch);
            self.reseat();
            self.tell_table();
            self.ask_bots();
        }
        Ok(())
    }

    /// Takes up the match where its log ends.
    async fn read_log(&mut self) -> Result<(), Refused> {
        if self.row.stage == Stage::Open {
            return Ok(());
        }
        let log = self.house.store.log(&self.row.id).await?.unwrap_or_default();
        let session = games::read(&log).map_err(|error| {
            tracing::error!(table = %self.row.id, %error, "a log cannot be read");
            self.house.metrics.broken.add(1);
            Code::Broken
        })?;
        self.row.lines = session.lines();
        self.asked = vec![session.lines(); self.row.seats.len()];
        self.rewound += 1;
        self.session = Some(session);
        let running = self.timed();
        self.clocks.resume(self.row.clocks.clone(), self.row.deadline, running, self.house.now());
        Ok(())
    }

    async fn say(&mut self, by: &Person, seat: Option<Seat>, words: String) -> Result<(), Refused> {
        let words = words.trim().to_owned();
        if unfit::text(&words, LONGEST_SAYING) {
            return Err(Code::ChatUnfit.into());
        }
        self.house.limits.chat(&by.id, self.house.now()).map_err(Refused::too_fast)?;
        let room = if seat.is_some() { Room::Players } else { Room::Spectators };
        let line =
            ChatLine { table: self.row.id, id: 0, room, by: by.clone(), words, said: self.house.now() };
        let said = self.house.store.add_chat_line(line).await?;
        // Who watches may know more than who plays: until the end, players do not hear spectators.
        let all = room == Room::Players || self.row.stage == Stage::Over;
        let deaf = self.house.store.muters_of(&by.id).await?;
        let hears = |ear: &Ear| !ear.person.as_ref().is_some_and(|person| deaf.contains(person));
        self.tell(&ServerMessage::Said(said), |ear| hears(ear) && (all || ear.viewer.is_none()));
        Ok(())
    }

    /// What everybody may know.
    fn info(&self) -> TableInfo {
        let mut info = info::of_row(&self.row);
        info.proposal = self.proposal.clone();
        for (at, seat) in info.seats.iter_mut().enumerate() {
            seat.here = self.gone[at].is_none() && seat.sitter.person().is_some();
            seat.left = self.clocks.left().get(at).copied();
        }
        info
    }

    /// The seats whose time runs: they may act now, are played by the people who sit there, and nobody rests.
    fn timed(&self) -> SeatSet {
        let Some(session) = &self.session else { return SeatSet::EMPTY };
        if self.row.paused.is_some() {
            return SeatSet::EMPTY;
        }
        let rests = |seat: &Seat| self.row.seats[seat.index()].vacation_until.is_some();
        let pending = session.turn().pending();
        pending.iter().filter(|seat| self.is_played_by_owner(*seat) && !rests(seat)).collect()
    }

    fn is_played_by_owner(&self, seat: Seat) -> bool {
        let row = &self.row.seats[seat.index()];
        row.person.is_some() && row.away == Away::No
    }

    fn is_idle(&self) -> bool {
        self.ears.is_empty() && !self.is_thinking() && self.house.now() - self.busy >= PATIENCE
    }
}
