//! Planted faults: clients that get something wrong, and schedules that notice it.

use client::{Effect, Input, MatchClient, Millis, Request};
use protocol::{ClientMessage, Command, ServerMessage};

use crate::network::{Driver, Weather};
use crate::schedule::{Honest, play};

/// What a faulty client gets wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// Sends unanswered commands again after a reconnect, whatever has happened since.
    ResendWithoutCheck,
    /// Forgets that what came after `keep` was taken back.
    ForgetKeep,
    /// Lets the player choose from a table that is no longer the latest, and plays that.
    PlayStaleChoice,
    /// Does not notice that an update is missing.
    IgnoreGap,
}

struct Faulty {
    client: MatchClient,
    fault: Fault,
    /// How many lines the server is known to have.
    lines: u32,
    unanswered: Vec<(u64, Command)>,
    is_new_connection: bool,
    next_key: u64,
}

impl Faulty {
    fn new(client: MatchClient, fault: Fault) -> Faulty {
        Faulty {
            client,
            fault,
            lines: 0,
            unanswered: Vec::new(),
            is_new_connection: false,
            next_key: 1_000_000,
        }
    }

    /// What the client hears of a message, and what it sends besides.
    fn tamper(&mut self, message: &mut ServerMessage) -> Vec<Effect> {
        if let ServerMessage::Done { key } | ServerMessage::Refused { key: Some(key), .. } = message {
            self.unanswered.retain(|(asked, _)| asked != key);
        }
        let ServerMessage::Update(update) = message else { return Vec::new() };
        match self.fault {
            Fault::ForgetKeep => {
                update.keep = self.lines;
                update.told.retain(|told| told.at > self.lines);
            }
            Fault::IgnoreGap => update.keep = update.keep.min(self.lines),
            Fault::ResendWithoutCheck | Fault::PlayStaleChoice => {}
        }
        self.lines = self.lines.max(update.lines);
        let resends = std::mem::take(&mut self.is_new_connection) && self.fault == Fault::ResendWithoutCheck;
        let again = self.unanswered.clone().into_iter().filter(|_| resends);
        again.map(|(key, command)| send(&self.client, key, meant_for(command, self.lines))).collect()
    }

    fn remember(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Send(message) = effect
                && let ClientMessage::Do { key, command, .. } = &**message
            {
                self.unanswered.push((*key, command.clone()));
            }
        }
    }
}

impl Driver for Faulty {
    fn client(&self) -> &MatchClient {
        &self.client
    }

    fn choices(&self) -> Vec<String> {
        let snapshot = self.client.snapshot().filter(|_| self.fault == Fault::PlayStaleChoice);
        let choices = snapshot.map_or(self.client.choices(), |snapshot| &snapshot.choices);
        choices.iter().map(|choice| choice.notation.clone()).collect()
    }

    fn handle(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        let mut more = Vec::new();
        let input = match input {
            Input::Message(mut message) => {
                more = self.tamper(&mut message);
                Input::Message(message)
            }
            Input::Request(Request::Play(action)) if self.fault == Fault::PlayStaleChoice => {
                self.next_key += 1;
                let command = Command::Act { after: self.lines, action };
                return vec![send(&self.client, self.next_key, command)];
            }
            Input::Connected => {
                self.is_new_connection = true;
                Input::Connected
            }
            other => other,
        };
        let mut effects = self.client.handle(input, now);
        self.remember(&effects);
        effects.extend(more);
        effects
    }
}

fn send(client: &MatchClient, key: u64, command: Command) -> Effect {
    let table = client.as_remote().expect("it is at a server").id();
    Effect::Send(Box::new(ClientMessage::Do { table, key, command }))
}

/// The same command, as if the player had seen so many lines.
fn meant_for(command: Command, lines: u32) -> Command {
    match command {
        Command::Act { action, .. } => Command::Act { after: lines, action },
        Command::Undo { .. } => Command::Undo { after: lines },
        other => other,
    }
}

/// What the schedules find, each with its seed.
fn found(fault: Fault, weather: Weather) -> Vec<String> {
    let game = games::find("king-arthur").expect("a game of the list");
    let faulty = |seed| play(game, weather, seed, |client| Faulty::new(client, fault)).err();
    (0..60).filter_map(faulty).collect()
}

#[track_caller]
fn is_found(fault: Fault, weather: Weather, words: &str) {
    let found = found(fault, weather);
    assert!(found.iter().any(|what| what.contains(words)), "{fault:?} is not found: {found:?}");
}

#[test]
fn a_client_that_sends_again_without_a_check_is_found() {
    is_found(Fault::ResendWithoutCheck, Weather::Breaking, "twice");
}

#[test]
fn a_client_that_forgets_what_was_taken_back_is_found() {
    is_found(Fault::ForgetKeep, Weather::Breaking, "another story");
}

#[test]
fn a_client_that_plays_a_stale_choice_is_found() {
    is_found(Fault::PlayStaleChoice, Weather::Breaking, "was chosen at line");
}

#[test]
fn a_client_that_ignores_a_gap_is_found() {
    is_found(Fault::IgnoreGap, Weather::Stormy, "another story");
}

/// The faulty client is right but for its fault: otherwise the tests above would prove nothing.
#[test]
fn without_a_fault_nothing_is_found() {
    let game = games::find("king-arthur").expect("a game of the list");
    for seed in 0..60 {
        assert_eq!(play(game, Weather::Breaking, seed, Honest).err(), None, "seed {seed}");
    }
}
