//! Schedules: a seeded generator lets player, server and network act in any order, and says what went wrong.

use std::collections::HashMap;

use client::{Delays, Hold, Input, MatchClient, Millis, Offer, Outcome, Request, TableLink};
use engine::Rng;
use protocol::WatchOptions;
use table::GameHandle;

use crate::network::{Driver, Network, Weather};
use crate::server::{Server, YOU};

/// A step stays alone on the table for so long, so that the viewer can be behind.
const STEP: Millis = 400;

/// A client without any planted fault.
pub(crate) struct Honest(pub(crate) MatchClient);

impl Driver for Honest {
    fn client(&self) -> &MatchClient {
        &self.0
    }

    fn handle(&mut self, input: Input, now: Millis) -> Vec<client::Effect> {
        self.0.handle(input, now)
    }
}

/// A client that watches the table of this server.
pub(crate) fn watcher(server: &Server) -> MatchClient {
    let link = TableLink {
        table: server.table.id,
        invitation: None,
        options: WatchOptions::default(),
        first_key: 1,
    };
    let mut client = MatchClient::remote(link, Delays { chance: 0, step: STEP, pause: 0, beats: Hold::Off });
    client.bring_game(server.game);
    client
}

/// Plays a schedule. Returns how many commands were carried out, or what went wrong.
pub(crate) fn play<D: Driver>(
    game: &'static dyn GameHandle,
    weather: Weather,
    seed: u64,
    driver: impl FnOnce(MatchClient) -> D,
) -> Result<usize, String> {
    let server = Server::new(game, &format!("schedule {seed}"));
    let driver = driver(watcher(&server));
    let mut rng = Rng::seeded(seed);
    let mut schedule = Schedule { network: Network::new(driver, server, weather), asked: HashMap::new() };
    for _ in 0..300 {
        schedule.act(&mut rng);
        schedule.check_executed()?;
    }
    schedule.network.heal(&mut rng);
    schedule.check_executed()?;
    schedule.check_end()?;
    if weather == Weather::Breaking {
        schedule.check_answers()?;
    }
    Ok(schedule.network.server.executed.len())
}

struct Schedule<D> {
    network: Network<D>,
    /// By key: the number of lines that the player saw when they asked.
    asked: HashMap<u64, u32>,
}

impl<D: Driver> Schedule<D> {
    /// Lets somebody act.
    fn act(&mut self, rng: &mut Rng) {
        let network = &mut self.network;
        match rng.below(20) {
            0..=3 => self.ask(rng),
            4..=8 => network.deliver_to_server(rng),
            9..=13 => network.deliver_to_client(rng),
            14..=15 => {
                let told = network.server.other_acts(rng);
                network.tell(told);
            }
            16 if rng.below(10) == 0 => {
                let told = network.server.stand_in();
                network.tell(told);
            }
            17 if network.is_open() && rng.below(3) == 0 => network.disconnect(),
            18 => network.connect(),
            _ => network.wait(Millis::from(rng.below(600))),
        }
    }

    /// The player asks for something that is offered.
    fn ask(&mut self, rng: &mut Rng) {
        let Some(request) = self.wanted(rng) else { return };
        let driver = &self.network.driver;
        let lines = driver.client().snapshot().map_or(0, |snapshot| snapshot.lines);
        let effects = self.network.feed(Input::Request(request));
        let remote = self.network.driver.client().as_remote().expect("it is at a server");
        let kept = remote.pending().iter().map(|command| command.key);
        let sent = effects.iter().filter_map(key_of);
        for key in kept.chain(sent) {
            self.asked.entry(key).or_insert(lines);
        }
    }

    fn wanted(&self, rng: &mut Rng) -> Option<Request> {
        let (choices, client) = (self.network.driver.choices(), self.network.driver.client());
        let offers = client.as_remote().expect("it is at a server").agreement().offers;
        match rng.below(10) {
            0 if client.can_undo() => Some(Request::TakeBack),
            1 => Some(Request::Say("Well played.".to_owned())),
            // To end, and to give up, is offered always and wanted rarely.
            2..=3 if !offers.is_empty() => {
                let offer = offers[rng.below(offers.len() as u32) as usize];
                let is_final = matches!(offer, Offer::Resign | Offer::ProposeEnd | Offer::Agree);
                (!is_final || rng.below(4) == 0).then(|| offer.request())
            }
            _ if choices.is_empty() => None,
            _ => Some(Request::Play(choices[rng.below(choices.len() as u32) as usize].clone())),
        }
    }

    /// No command is carried out twice, or for another decision than the player saw.
    fn check_executed(&self) -> Result<(), String> {
        let executed = &self.network.server.executed;
        let Some(last) = executed.last() else { return Ok(()) };
        if executed.iter().filter(|other| other.key == last.key).count() > 1 {
            return Err(format!("command {} was carried out twice", last.key));
        }
        match self.asked.get(&last.key) {
            Some(seen) if *seen < last.asked && self.is_step(last.key) => {
                Err(format!("command {} was chosen at line {seen} and played at {}", last.key, last.asked))
            }
            _ => Ok(()),
        }
    }

    fn is_step(&self, key: u64) -> bool {
        let is_it = |(answered, answer): &(u64, client::Answer)| {
            *answered == key && !matches!(answer.request, Request::Play(_) | Request::TakeBack)
        };
        let is_waiting = |command: &client::PendingCommand| {
            command.key == key && !matches!(command.request, Request::Play(_) | Request::TakeBack)
        };
        let remote = self.network.driver.client().as_remote().expect("it is at a server");
        !self.network.answers.iter().any(is_it) && !remote.pending().iter().any(is_waiting)
    }

    /// What the client shows is what the server knows of its seat, and nothing waits any more.
    fn check_end(&self) -> Result<(), String> {
        let (client, server) = (self.network.driver.client(), &self.network.server);
        let remote = client.as_remote().expect("it is at a server");
        if let Some(command) = remote.pending().first() {
            return Err(format!("command {} is never answered: {:?}", command.key, command.command));
        }
        if remote.is_behind() {
            return Err("the viewer is behind for ever".to_owned());
        }
        let look = server
            .game
            .present(server.session.view(Some(YOU)).get(), Some(YOU))
            .expect("the game's own view");
        let Some(snapshot) = client.snapshot() else { return Err("nothing is shown".to_owned()) };
        if (&snapshot.scene, &snapshot.choices, snapshot.turn) != (&look.scene, &look.choices, look.turn) {
            return Err("the table is shown as it is not".to_owned());
        }
        if client.story() != server.session.story(Some(YOU), 0) {
            return Err("another story is told".to_owned());
        }
        if remote.table() != Some(&server.table) {
            return Err("the people are shown as they are not".to_owned());
        }
        Ok(())
    }

    /// What is said to be done is done; a step that is said to be refused or dropped is not.
    fn check_answers(&self) -> Result<(), String> {
        for (key, answer) in &self.network.answers {
            let is_executed = self.network.server.executed.iter().any(|executed| executed.key == *key);
            let is_step = matches!(answer.request, Request::Play(_) | Request::TakeBack);
            let is_true = match answer.outcome {
                Outcome::Done => is_executed || !is_step,
                Outcome::Refused(_) | Outcome::Passed => !is_executed || !is_step,
                Outcome::Unknown => true,
            };
            if !is_true {
                return Err(format!("command {key} is answered {answer:?}, but carried out: {is_executed}"));
            }
        }
        Ok(())
    }
}

fn key_of(effect: &client::Effect) -> Option<u64> {
    match effect {
        client::Effect::Send(message) => match **message {
            protocol::ClientMessage::Do { key, .. } => Some(key),
            _ => None,
        },
        _ => None,
    }
}

/// Schedules for each game and kind of weather.
const SCHEDULES: u64 = 80;

#[test]
fn whatever_the_network_does_the_client_ends_up_with_what_the_server_knows() {
    let mut executed = 0;
    for game in games::all() {
        for (weather, seed) in [Weather::Breaking, Weather::Stormy]
            .into_iter()
            .flat_map(|weather| (0..SCHEDULES).map(move |seed| (weather, seed)))
        {
            match play(*game, weather, seed, Honest) {
                Ok(count) => executed += count,
                Err(why) => panic!("{}, {weather:?}, seed {seed}: {why}", game.id()),
            }
        }
    }
    assert!(executed as u64 > 10 * SCHEDULES, "the schedules play too little: {executed}");
}
