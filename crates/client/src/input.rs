//! The inputs of a client: from its player, the server, a bot, the clock.

use engine::Seat;
use protocol::{Proposal, ServerMessage};

/// Milliseconds on the caller's clock. Only differences count.
pub type Millis = u64;

/// An input.
#[derive(Clone, Debug)]
pub enum Input {
    /// The player touched a piece or a spot, by its id.
    Touch(String),
    /// The player takes back all touches of this decision.
    Release,
    /// The player asks for something.
    Request(Request),
    /// The person to whom the device was handed over looks at it now.
    TakeDevice,
    /// A person at this device wants to act out of turn and asks for it.
    AskForDevice(Seat),
    /// The person who asked for the device gives it back without acting.
    ReturnDevice,
    /// The connection to the server is open, and the caller has greeted the server.
    Connected,
    /// The connection is lost. Messages that arrived over it do not count any more.
    Disconnected,
    /// A message of the server.
    Message(Box<ServerMessage>),
    /// A bot has decided, in notation, or failed (none). The number is that of its [`Thought`](crate::Thought).
    Thought {
        /// The number of the thought.
        number: u64,
        /// The action of the bot; `None` if it failed.
        action: Option<String>,
    },
    /// The viewer has seen the [beat](crate::Held) that is held up.
    GoOn,
    /// The viewer wants to see again what happened since their last move; of a [recap](crate::Held::Recap), the beats.
    ShowAgain,
    /// Time has passed.
    Tick,
}

/// A request of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Play this action, in the game's notation.
    Play(String),
    /// Take back the own last step, where that is free.
    TakeBack,
    /// Write down what chance decided, where chance is scripted.
    Script(String),
    /// Propose something to everybody at the table.
    Propose(Proposal),
    /// Agree to what is proposed.
    Agree,
    /// Refuse what is proposed, or withdraw the own proposal.
    Disagree,
    /// Go on with a paused match.
    Resume,
    /// Give up. The first request asks for confirmation, the second one sends it.
    Resign,
    /// Take the seat back from the bot that stands in.
    Return,
    /// Send a chat line.
    Say(String),
    /// Play another match with the same people.
    Rematch,
}

/// How long each step stays alone on the table before the next one is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Delays {
    /// Before a card or a die falls.
    pub chance: Millis,
    /// Before the next step of a bot, or of somebody at another device.
    pub step: Millis,
    /// While people may interrupt a bot ([`InterruptWindow::Pause`](engine::InterruptWindow::Pause)), before its step. It is the same
    /// whoever could interrupt.
    pub pause: Millis,
    /// While a beat is held up.
    pub beats: Hold,
}

/// How long a [beat](crate::Held) is held up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hold {
    /// Not at all.
    #[default]
    Off,
    /// Until the viewer has seen it.
    UntilSeen,
    /// For some time, unless the viewer goes on earlier.
    For {
        /// The time of a beat.
        beat: Millis,
    },
}

impl Delays {
    /// The usual [`pause`](Delays::pause).
    pub const PAUSE: Millis = 4000;
}
