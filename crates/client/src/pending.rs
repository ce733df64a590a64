//! Commands that the server has not answered yet.

use engine::Seat;
use protocol::{Command, MatchUpdate, OpenProposal};

use crate::{Millis, Request};

/// A command on its way to the server. It is numbered and kept until it is answered.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingCommand {
    /// Comes back with the answer.
    pub key: u64,
    /// The request of the player.
    pub request: Request,
    /// The command.
    pub command: Command,
    /// How often it was sent. A command that was asked for while the connection was lost has not been sent yet.
    pub sent: u32,
    pub(crate) asked: Asked,
    /// When it was last sent.
    pub(crate) since: Millis,
    /// Whether the client has told the player since then that the server does not answer.
    pub(crate) is_reported: bool,
}

/// The state of the match at the request, and what happened since.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Asked {
    /// The legal actions.
    pub(crate) actions: Vec<String>,
    /// The open proposal.
    pub(crate) proposal: Option<OpenProposal>,
    /// Whether an update since then told of a step of the player.
    pub(crate) has_stepped: bool,
    /// Whether a step that the player had seen was taken back since then.
    pub(crate) is_rewound: bool,
}

/// All pending commands, oldest first.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    next_key: u64,
    commands: Vec<PendingCommand>,
}

impl Pending {
    pub(crate) fn new(first_key: u64) -> Pending {
        Pending { next_key: first_key, commands: Vec::new() }
    }

    /// Numbers a command and keeps it. It is not sent yet.
    pub(crate) fn add(&mut self, request: Request, command: Command, asked: Asked) -> u64 {
        let key = self.next_key;
        self.next_key += 1;
        let (sent, since, is_reported) = (0, 0, false);
        self.commands.push(PendingCommand { key, request, command, sent, asked, since, is_reported });
        key
    }

    pub(crate) fn next_key(&self) -> u64 {
        self.next_key
    }

    pub(crate) fn all(&self) -> &[PendingCommand] {
        &self.commands
    }

    pub(crate) fn get_mut(&mut self, key: u64) -> Option<&mut PendingCommand> {
        self.commands.iter_mut().find(|command| command.key == key)
    }

    pub(crate) fn take(&mut self, key: u64) -> Option<PendingCommand> {
        let at = self.commands.iter().position(|command| command.key == key)?;
        Some(self.commands.remove(at))
    }

    /// Whether a pending command may change the choices. Chat does not.
    pub(crate) fn blocks(&self) -> bool {
        self.commands.iter().any(|command| !matches!(command.command, Command::Say { .. }))
    }

    /// Notes what an update says about the commands that wait.
    pub(crate) fn note(&mut self, update: &MatchUpdate) {
        for pending in &mut self.commands {
            let Some(after) = pending.after() else { continue };
            let own = |seat: Option<Seat>| seat.is_some() && seat == update.viewer;
            pending.asked.is_rewound |= update.keep < after && update.lines > after;
            pending.asked.has_stepped |=
                update.told.iter().any(|told| told.at > after && own(told.line.seat));
        }
    }

    /// The commands that were sent and for whose answer the player waits longer than this.
    pub(crate) fn overdue(&self, now: Millis, patience: Millis) -> impl Iterator<Item = &PendingCommand> {
        self.commands.iter().filter(move |command| command.sent > 0 && now >= command.since + patience)
    }
}

impl PendingCommand {
    /// The number of lines that the player had seen, if the command is a step.
    pub(crate) fn after(&self) -> Option<u32> {
        match self.command {
            Command::Act { after, .. } | Command::Undo { after } => Some(after),
            _ => None,
        }
    }
}
