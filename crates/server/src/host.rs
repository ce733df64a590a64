//! The host of one table: a task that owns the match and handles commands one by one. It stores every step before it
//! tells any subscriber, and ends when there is nothing to do.

mod bot_moves;
mod chat;
mod clocks;
mod proposals;
mod steps;
mod subscribers;
mod turn_notices;
mod vacation;

use std::pin::pin;
use std::sync::Arc;

use engine::{Seat, SeatSet};
use protocol::{
    Away, Code, Command, OpenProposal, Person, PersonId, ServerMessage, Stage, TableId, TableInfo,
};
use store::{Moment, TableRow};
use table::Session;
use tokio::sync::{mpsc, oneshot};

use crate::api_error::ApiError;
use crate::encode::encode;
use crate::{AppState, info};
use bot_moves::{BotTask, Decision};
pub(crate) use clocks::Clocks;
pub(crate) use steps::{roll_chance, seat_bits};
pub(crate) use subscribers::{Connection, Reply, SEND_QUEUE, Subscriber, host_answer};

/// A host ends after this time without subscribers and commands, in milliseconds.
const IDLE_TIMEOUT: Moment = 30_000;

/// With a live clock, a bot plays for a person who is disconnected for this time, in milliseconds.
const ABSENCE_TIMEOUT: Moment = 60_000;

/// After a failure of the store, the host tries again after this time, in milliseconds, and before every command.
const STORE_RETRY_DELAY: Moment = 5_000;

/// A command to a host task.
pub(crate) enum HostCommand {
    /// Read the table again: it has changed in the store, or a clock has expired.
    Refresh,
    /// Send the public information about the table.
    GetInfo(oneshot::Sender<TableInfo>),
    /// Send whether a person with this invitation may see the table.
    CheckAccess { person: Option<PersonId>, invitation: Option<String>, reply: oneshot::Sender<bool> },
    /// Send all updates to a subscriber that has seen `after` lines.
    Subscribe { subscriber: Subscriber, after: u32 },
    /// Remove a subscriber by the id of its connection.
    Unsubscribe { subscriber: u64 },
    /// Execute a command of a player or spectator.
    Execute { by: Person, command: Command, reply: Reply },
    /// A bot has chosen an action, or failed with a message for the log.
    BotDecided { decision: Decision, answer: Result<String, String> },
    /// Stop the clocks, tell all subscribers, and end.
    Drain(oneshot::Sender<()>),
}

pub(crate) struct Host {
    app: Arc<AppState>,
    /// The sender of this host's own commands, for its bots.
    self_sender: mpsc::UnboundedSender<HostCommand>,
    row: TableRow,
    /// `None` before the match begins, and while its log cannot be read.
    session: Option<Box<dyn Session>>,
    subscribers: Vec<Subscriber>,
    clocks: Clocks,
    /// By seat: the bot that is searching.
    bot_tasks: Vec<Option<BotTask>>,
    /// By seat: the decision that its bot failed to make, and how often.
    bot_failures: Vec<Option<(Decision, u32)>>,
    /// How often steps were taken back or the log was read again. It tells decisions in different positions apart.
    rewinds: u32,
    /// By seat: the number of lines when it got its latest decision.
    asked_at: Vec<u32>,
    /// By seat: since when its owner is disconnected.
    absent_since: Vec<Option<Moment>>,
    proposal: Option<OpenProposal>,
    /// When the last command arrived.
    last_activity: Moment,
    /// Set after a failure of the store: before this time bots do not play and a lost match is not read again.
    retry_at: Option<Moment>,
    is_deleted: bool,
}

impl Host {
    /// Runs the host until it is idle, the table is deleted, or the server drains.
    pub(crate) async fn run(
        app: Arc<AppState>,
        id: TableId,
        self_sender: mpsc::UnboundedSender<HostCommand>,
        mut commands: mpsc::UnboundedReceiver<HostCommand>,
    ) {
        let mut host = match Host::wake(&app, &id, self_sender).await {
            Ok(host) => host,
            Err(reason) => return Host::close(&app, &id, commands, &reason),
        };
        host.ask_bots();
        let mut alarm = pin!(tokio::time::sleep_until(app.instant(host.next_wake())));
        loop {
            // The timer is reset only when it must fire earlier: resetting it for every command would cost more than
            // the command.
            let wake = app.instant(host.next_wake());
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            tokio::select! {
                command = commands.recv() => match command {
                    Some(HostCommand::Drain(reply)) => {
                        host.drain().await;
                        // The receiver may be gone.
                        let _ = reply.send(());
                        return;
                    }
                    Some(command) => {
                        host.last_activity = app.now();
                        host.handle(command).await;
                        if host.is_deleted {
                            return Host::close(&app, &id, commands, &Code::NotFound.into());
                        }
                    }
                    None => return,
                },
                () = &mut alarm => {
                    host.retry_after_store_error().await;
                    host.check_clocks().await;
                    if host.is_idle() && app.hub.remove_idle(&app, &id, &commands) {
                        return;
                    }
                }
            }
        }
    }

    /// The table does not exist (any more), or its match cannot be played here: rejects every queued command with the reason.
    fn close(
        app: &Arc<AppState>,
        id: &TableId,
        mut commands: mpsc::UnboundedReceiver<HostCommand>,
        reason: &ApiError,
    ) {
        app.hub.remove(app, id);
        while let Ok(command) = commands.try_recv() {
            match command {
                HostCommand::Execute { reply, .. } => reply.send(app, Err(reason.clone())),
                HostCommand::Subscribe { subscriber, .. } => subscriber.refuse(app, reason),
                // The sender gets no answer and reads the store instead.
                HostCommand::Refresh
                | HostCommand::GetInfo(_)
                | HostCommand::CheckAccess { .. }
                | HostCommand::Unsubscribe { .. } => {}
                HostCommand::BotDecided { .. } | HostCommand::Drain(_) => {}
            }
        }
    }

    async fn wake(
        app: &Arc<AppState>,
        id: &TableId,
        self_sender: mpsc::UnboundedSender<HostCommand>,
    ) -> Result<Host, ApiError> {
        let row = app.store.table(id).await?.ok_or(Code::NotFound)?;
        let (now, seats) = (app.now(), row.seats.len());
        let mut host = Host {
            app: Arc::clone(app),
            self_sender,
            clocks: Clocks::new(row.clock, row.clocks.clone(), now),
            session: None,
            subscribers: Vec::new(),
            bot_tasks: (0..seats).map(|_| None).collect(),
            bot_failures: vec![None; seats],
            rewinds: 0,
            asked_at: vec![row.lines; seats],
            absent_since: vec![Some(now); seats],
            proposal: None,
            last_activity: now,
            retry_at: None,
            is_deleted: false,
            row,
        };
        host.read_log().await?;
        Ok(host)
    }

    async fn handle(&mut self, command: HostCommand) {
        match command {
            HostCommand::Refresh => {
                // If the store fails, the next command tries again.
                let _ = self.reload().await;
                if !self.is_deleted {
                    self.check_clocks().await;
                }
            }
            HostCommand::GetInfo(reply) => {
                // The receiver may be gone.
                let _ = reply.send(self.info());
            }
            HostCommand::CheckAccess { person, invitation, reply } => {
                let _ = reply.send(info::may_see(&self.row, person.as_ref(), invitation.as_deref()));
            }
            HostCommand::Subscribe { subscriber, after } => self.subscribe(subscriber, after),
            HostCommand::Unsubscribe { subscriber } => self.unsubscribe(subscriber),
            HostCommand::Execute { by, command, reply } => {
                let done = match self.may_command(&reply) {
                    true => self.execute(&by, command).await,
                    false => Err(Code::NotFound.into()),
                };
                reply.send(&self.app, done);
            }
            HostCommand::BotDecided { decision, answer } => self.bot_decided(decision, answer).await,
            HostCommand::Drain(_) => unreachable!("the loop ends with it"),
        }
    }

    /// Resumes after a failure of the store, once the delay is over.
    async fn retry_after_store_error(&mut self) {
        if self.retry_at.is_none_or(|at| self.app.now() < at) {
            return;
        }
        self.retry_at = None;
        if self.reload_lost_match().await.is_err() {
            self.retry_at = Some(self.app.now() + STORE_RETRY_DELAY);
        }
        self.ask_bots();
    }

    /// Reads a match again if its log could not be read before.
    async fn reload_lost_match(&mut self) -> Result<(), ApiError> {
        let is_lost = self.session.is_none() && self.row.stage != Stage::Open;
        if is_lost { self.reload().await } else { Ok(()) }
    }

    async fn execute(&mut self, by: &Person, command: Command) -> Result<(), ApiError> {
        self.reload_lost_match().await?;
        let seat = self.row.seat_of(&by.id);
        if let Command::Say { words } = command {
            return self.chat(by, seat, words).await;
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
            Command::Say { .. } => unreachable!("handled above"),
        }
    }

    /// Reads the table again: seats have changed, the match has begun, or the table was deleted.
    async fn reload(&mut self) -> Result<(), ApiError> {
        let Some(row) = self.app.store.table(&self.row.id).await? else {
            self.is_deleted = true;
            let message = encode(&ServerMessage::Cleared { table: self.row.id });
            for subscriber in self.subscribers.drain(..) {
                subscriber.connection.send(&self.app, message.clone());
            }
            return Ok(());
        };
        if self.session.is_none() {
            self.row = row;
            self.refresh_seats();
            self.read_log().await?;
            self.broadcast_table();
            if self.session.is_some() {
                self.broadcast_all();
                self.ask_bots();
            }
        } else {
            // Other processes may change seats and the rematch; only this host appends to the log.
            (self.row.seats, self.row.rematch) = (row.seats, row.rematch);
            self.refresh_seats();
            self.broadcast_table();
            self.ask_bots();
        }
        Ok(())
    }

    /// Restores the match from its log.
    async fn read_log(&mut self) -> Result<(), ApiError> {
        if self.row.stage == Stage::Open {
            return Ok(());
        }
        let log = self.app.store.log(&self.row.id).await?.unwrap_or_default();
        let session = games::read(&log).map_err(|error| {
            tracing::error!(table = %self.row.id, %error, "the log of a match cannot be read");
            self.app.metrics.broken.add(1);
            error.rules().map_or(Code::Broken.into(), ApiError::from_other_rules)
        })?;
        self.row.lines = session.lines();
        self.asked_at = vec![session.lines(); self.row.seats.len()];
        self.rewinds += 1;
        self.session = Some(session);
        let running = self.seats_on_clock();
        self.clocks.resume(self.row.clocks.clone(), self.row.deadline, running, self.app.now());
        Ok(())
    }

    /// The public information about the table.
    fn info(&self) -> TableInfo {
        let mut info = info::table_info(&self.row);
        info.proposal = self.proposal.clone();
        for (at, seat) in info.seats.iter_mut().enumerate() {
            seat.here = self.absent_since[at].is_none() && seat.sitter.person().is_some();
            seat.remaining_ms = self.clocks.remaining().get(at).copied();
        }
        info
    }

    /// The seats whose clocks run: they may act, their owners play themselves, and they are not on vacation.
    fn seats_on_clock(&self) -> SeatSet {
        let Some(session) = &self.session else { return SeatSet::EMPTY };
        if self.row.paused.is_some() {
            return SeatSet::EMPTY;
        }
        let is_on_vacation = |seat: &Seat| self.row.seats[seat.index()].vacation_until.is_some();
        let pending = session.turn().pending();
        pending.iter().filter(|seat| self.is_played_by_owner(*seat) && !is_on_vacation(seat)).collect()
    }

    fn is_played_by_owner(&self, seat: Seat) -> bool {
        let row = &self.row.seats[seat.index()];
        row.person.is_some() && row.away == Away::No
    }

    fn is_idle(&self) -> bool {
        self.subscribers.is_empty()
            && !self.is_thinking()
            && self.app.now() - self.last_activity >= IDLE_TIMEOUT
    }
}
