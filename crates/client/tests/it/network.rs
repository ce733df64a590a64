//! The network between a client and the model server: it delays, drops, doubles and reorders messages, and breaks.

use client::{Answer, Effect, Input, MatchClient, Millis};
use engine::Rng;
use protocol::{ClientMessage, Command, ServerMessage};

use crate::server::Server;

/// A client under test, honest or with a planted fault.
pub(crate) trait Driver {
    fn client(&self) -> &MatchClient;
    fn handle(&mut self, input: Input, now: Millis) -> Vec<Effect>;

    /// What the player can choose from.
    fn choices(&self) -> Vec<String> {
        self.client().choices().iter().map(|choice| choice.notation.clone()).collect()
    }
}

/// How bad the network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weather {
    /// Messages keep their order on each connection; a broken connection loses some of them.
    Breaking,
    /// Messages are also dropped, doubled and reordered one by one.
    Stormy,
}

pub(crate) struct Network<D> {
    pub(crate) driver: D,
    pub(crate) server: Server,
    pub(crate) now: Millis,
    weather: Weather,
    /// The number of the open connection; none: it is down.
    open: Option<u32>,
    connections: u32,
    /// The connections on which the client watches.
    watching: Vec<u32>,
    to_server: Vec<(u32, ClientMessage)>,
    to_client: Vec<(u32, ServerMessage)>,
    /// What became of each command, by its key.
    pub(crate) answers: Vec<(u64, Answer)>,
    /// When the client wants to be woken.
    wakes: Vec<Millis>,
}

impl<D: Driver> Network<D> {
    pub(crate) fn new(driver: D, server: Server, weather: Weather) -> Network<D> {
        Network {
            driver,
            server,
            now: 0,
            weather,
            open: None,
            connections: 0,
            watching: Vec::new(),
            to_server: Vec::new(),
            to_client: Vec::new(),
            answers: Vec::new(),
            wakes: Vec::new(),
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Feeds the client and carries out what it wants.
    pub(crate) fn feed(&mut self, input: Input) -> Vec<Effect> {
        let pending = |driver: &D| -> Vec<u64> {
            let remote = driver.client().as_remote().expect("it is at a server");
            remote.pending().iter().map(|command| command.key).collect()
        };
        let before = pending(&self.driver);
        let effects = self.driver.handle(input, self.now);
        let after = pending(&self.driver);
        let mut answered = before.into_iter().filter(|key| !after.contains(key));
        for effect in &effects {
            match effect {
                Effect::Send(message) => {
                    self.to_server.extend(self.open.map(|open| (open, (**message).clone())))
                }
                Effect::Answered(answer) => {
                    let key = answered.next().expect("an answer ends a command");
                    self.answers.push((key, answer.clone()));
                }
                Effect::Wake(at) => self.wakes.push(*at),
                _ => {}
            }
        }
        if effects.contains(&Effect::Reconnect) {
            self.open = None;
            self.connect();
        }
        effects
    }

    pub(crate) fn connect(&mut self) {
        if self.open.is_none() {
            self.connections += 1;
            self.open = Some(self.connections);
            self.feed(Input::Connected);
        }
    }

    /// The connection breaks. What the client sent may still arrive, and later than what it sends on the next connection.
    pub(crate) fn disconnect(&mut self) {
        if self.open.take().is_some() {
            self.feed(Input::Disconnected);
        }
    }

    /// Something happens at the server, and those who watch hear of it.
    pub(crate) fn tell(&mut self, told: Vec<ServerMessage>) {
        for message in told {
            self.to_client.extend(self.watching.iter().map(|connection| (*connection, message.clone())));
        }
    }

    /// Delivers a message to the server.
    pub(crate) fn deliver_to_server(&mut self, rng: &mut Rng) {
        let Some((connection, message)) =
            take(&mut self.to_server, self.weather, rng, |(_, message)| is_recognised(message))
        else {
            return;
        };
        let lost = self.open != Some(connection) && rng.below(2) == 0;
        if lost {
            return;
        }
        let is_watch = matches!(message, ClientMessage::Watch { .. });
        let (told, answer) = self.server.hear(&message);
        self.tell(told);
        self.to_client.extend(answer.into_iter().map(|message| (connection, message)));
        if is_watch && !self.watching.contains(&connection) {
            self.watching.push(connection);
        }
    }

    /// Delivers a message to the client. What belongs to an older connection is lost.
    pub(crate) fn deliver_to_client(&mut self, rng: &mut Rng) {
        if let Some((connection, message)) = take(&mut self.to_client, self.weather, rng, |_| true)
            && self.open == Some(connection)
        {
            self.feed(Input::Message(Box::new(message)));
        }
    }

    /// Lets time pass, and wakes the client if it wanted that.
    pub(crate) fn wait(&mut self, time: Millis) {
        self.now += time;
        let now = self.now;
        if self.wakes.iter().any(|at| *at <= now) {
            self.wakes.retain(|at| *at > now);
            self.feed(Input::Tick);
        }
    }

    /// The weather clears: everything arrives, in order. After a storm the client is connected anew, so that it hears what was lost.
    pub(crate) fn heal(&mut self, rng: &mut Rng) {
        let weather = std::mem::replace(&mut self.weather, Weather::Breaking);
        self.drain(rng);
        if weather == Weather::Stormy {
            self.disconnect();
            self.connect();
            self.drain(rng);
        }
    }

    fn drain(&mut self, rng: &mut Rng) {
        for _ in 0..2000 {
            self.connect();
            self.deliver_to_server(rng);
            self.deliver_to_client(rng);
            self.wait(50);
            if self.to_server.is_empty() && self.to_client.is_empty() && self.wakes.is_empty() {
                return;
            }
        }
    }
}

/// Does the server recognise the message when it comes twice? Sockets do not double messages; those that carry the number of lines
/// would survive even that.
fn is_recognised(message: &ClientMessage) -> bool {
    let ClientMessage::Do { command, .. } = message else { return true };
    matches!(command, Command::Act { .. } | Command::Undo { .. } | Command::Resign)
}

/// Takes the next message; in a storm it may be dropped or doubled, or overtaken by another one.
fn take<T: Clone>(
    messages: &mut Vec<T>,
    weather: Weather,
    rng: &mut Rng,
    may_double: impl Fn(&T) -> bool,
) -> Option<T> {
    if messages.is_empty() {
        return None;
    }
    if weather == Weather::Breaking {
        return Some(messages.remove(0));
    }
    let at = if rng.below(6) == 0 { rng.below(messages.len() as u32) as usize } else { 0 };
    match rng.below(20) {
        0 => {
            messages.remove(at);
            None
        }
        1 if may_double(&messages[at]) => Some(messages[at].clone()),
        _ => Some(messages.remove(at)),
    }
}
