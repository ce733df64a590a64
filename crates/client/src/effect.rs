//! The effects that the caller carries out.

use engine::{BotId, Seat};
use protocol::{ChatLine, ClientMessage, Problem};
use scene::Choice;
use table::PlayError;

use crate::{Millis, Request};

/// An effect.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Send this to the server. If the connection is lost meanwhile, the caller drops it.
    Send(Box<ClientMessage>),
    /// Close the connection and open another one: the server does not answer.
    Reconnect,
    /// Draw this part again.
    Draw(Changed),
    /// This is the only choice left, and it cannot be taken back. A second touch, or pressing its button, plays it.
    Confirm(Box<Choice>),
    /// Ask whether the player really wants to give up. A second request does it.
    ConfirmResign,
    /// Let a bot think, and answer with [`Input::Thought`](crate::Input::Thought).
    Think(Thought),
    /// The bot's answer is not wanted any more.
    StopThinking,
    /// Hand the device to the person at this seat. Nobody's hand is shown until they say that they look.
    HandOver(Seat),
    /// Save the match.
    Save,
    /// A lesson: the learner chose this.
    Chosen(String),
    /// Open the next table with the same people, over HTTP.
    OpenRematch,
    /// Tell the player the answer to a request.
    Answered(Answer),
    /// Show a notice to the player.
    Notify(Notice),
    /// Feed a tick at this time.
    Wake(Millis),
}

/// The part of the page that has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// The table: another moment, another viewer.
    Table,
    /// The beat that is held up.
    Beat,
    /// The touched piece or spot.
    Touches,
    /// The public state of the table at the server: people, proposal, pause, end.
    People,
    /// The pending commands, and with them the choices.
    Pending,
    /// The chat.
    Chat,
}

/// A bot's decision that is wanted. The caller takes the view, or the question, from the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Comes back with the answer.
    pub number: u64,
    /// The seat.
    pub seat: Seat,
    /// The bot.
    pub bot: BotId,
    /// The seed of its generator.
    pub seed: u64,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The request.
    pub request: Request,
    /// Its outcome.
    pub outcome: Outcome,
}

/// The outcome of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It is done.
    Done,
    /// It was refused.
    Refused(Refusal),
    /// It was dropped: the table has changed since, so it was not done.
    Passed,
    /// The connection broke before the server answered, and sending it again could do it twice. If it was done, the table shows it.
    Unknown,
}

/// The refusal of a request, with its origin.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The rules, or the table on this device.
    Rules(PlayError),
    /// The server, in the language of its guest.
    Server(Box<Problem>),
}

/// A notice for the player.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// Another step is on its way to the server, so this one is dropped.
    StillSending,
    /// The server has not answered for a while.
    Silent,
    /// The connection is lost; the caller tries to open it again.
    Lost,
    /// The connection is open again.
    Back,
    /// The server is about to restart.
    Draining,
    /// A new line of the chat.
    Said(Box<ChatLine>),
    /// The server refused something that was no request of the player.
    Refused(Box<Problem>),
    /// The table is closed.
    Closed(crate::Closed),
    /// The server plays another version of the game than this program.
    OtherVersion,
    /// The bot at this seat failed to decide.
    BotFailed(Seat),
}
