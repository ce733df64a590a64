//! A table at a server: tables of inputs and the effects that they lead to.

use client::{Answer, Changed, Effect, Input, MatchClient, Notice, Outcome, Refusal, Request};
use engine::Seat;
use protocol::{Away, ClientMessage, Code, Command, Proposal, ServerMessage};

use crate::schedule::watcher;
use crate::server::{OTHER, Server, YOU, problem};

/// A client at a table where it is on turn, and the server.
fn table() -> (MatchClient, Server) {
    let game = games::find("king-arthur").expect("a game of the list");
    let server = (0..).map(|seed| Server::new(game, &format!("remote {seed}")));
    let server =
        server.into_iter().find(|server| !server.session.choices(YOU).is_empty()).expect("some seat begins");
    let mut client = watcher(&server);
    client.handle(Input::Connected, 0);
    hear(&mut client, server.table(), 0);
    hear(&mut client, server.update(0), 0);
    (client, server)
}

fn hear(client: &mut MatchClient, message: ServerMessage, now: u64) -> Vec<Effect> {
    client.handle(Input::Message(Box::new(message)), now)
}

fn play(client: &mut MatchClient, now: u64) -> (String, Vec<Effect>) {
    let action = client.choices()[0].notation.clone();
    let effects = client.handle(Input::Request(Request::Play(action.clone())), now);
    (action, effects)
}

/// The effects that a player or the network notices.
fn told(effects: Vec<Effect>) -> Vec<Effect> {
    effects.into_iter().filter(|effect| !matches!(effect, Effect::Draw(_) | Effect::Wake(_))).collect()
}

fn sent(server: &Server, key: u64, command: Command) -> Effect {
    Effect::Send(Box::new(ClientMessage::Do { table: server.table.id, key, command }))
}

fn watch(server: &Server, after: u32) -> Effect {
    let options = protocol::WatchOptions::default();
    Effect::Send(Box::new(ClientMessage::Watch { table: server.table.id, invitation: None, after, options }))
}

fn answered(request: Request, outcome: Outcome) -> Effect {
    Effect::Answered(Answer { request, outcome })
}

#[test]
fn a_step_is_sent_once_and_blocks_the_table_until_it_is_answered() {
    let (mut client, mut server) = table();
    let after = server.session.lines();
    let (action, effects) = play(&mut client, 10);
    let act = Command::Act { after, action: action.clone() };
    assert_eq!(told(effects), [sent(&server, 1, act.clone())]);
    assert_eq!(client.choices(), []);
    let again = client.handle(Input::Request(Request::Play(action.clone())), 11);
    assert_eq!(again, [Effect::Notify(Notice::StillSending)]);
    let (news, answer) = server.hear(&ClientMessage::Do { table: server.table.id, key: 1, command: act });
    news.into_iter().for_each(|message| drop(hear(&mut client, message, 20)));
    let done = hear(&mut client, answer[0].clone(), 20);
    assert_eq!(done, [answered(Request::Play(action), Outcome::Done), Effect::Draw(Changed::Pending)]);
    assert_eq!(client.waiting(), Some(client::Waiting::ForPlayback), "the step is shown in its time");
    client.handle(Input::Tick, 1000);
    assert_eq!(client.snapshot().expect("it is shown").lines, server.session.lines());
}

#[test]
fn a_step_without_an_answer_is_sent_again_when_its_decision_is_still_open() {
    let (mut client, server) = table();
    let after = server.session.lines();
    let (action, _) = play(&mut client, 0);
    assert_eq!(told(client.handle(Input::Disconnected, 1)), [Effect::Notify(Notice::Lost)]);
    assert_eq!(
        told(client.handle(Input::Connected, 2)),
        [Effect::Notify(Notice::Back), watch(&server, after)]
    );
    assert_eq!(told(hear(&mut client, server.table(), 3)), []);
    let again = sent(&server, 1, Command::Act { after, action });
    assert_eq!(told(hear(&mut client, server.update(after), 3)), [again]);
}

#[test]
fn a_stale_refusal_of_a_step_that_was_sent_twice_and_is_done_counts_as_done() {
    let (mut client, mut server) = table();
    let after = server.session.lines();
    let (action, _) = play(&mut client, 0);
    client.handle(Input::Disconnected, 1);
    client.handle(Input::Connected, 2);
    hear(&mut client, server.table(), 3);
    hear(&mut client, server.update(after), 3);
    // The first one arrives late, from the old connection; then the second one.
    let step = ClientMessage::Do {
        table: server.table.id,
        key: 1,
        command: Command::Act { after, action: action.clone() },
    };
    let (news, _) = server.hear(&step);
    news.into_iter().for_each(|message| drop(hear(&mut client, message, 4)));
    let (_, refused) = server.hear(&step);
    assert!(matches!(&refused[0], ServerMessage::Refused { problem, .. } if problem.code == Code::Stale));
    assert_eq!(
        told(hear(&mut client, refused[0].clone(), 5)),
        [answered(Request::Play(action), Outcome::Done)]
    );
}

#[test]
fn a_stale_refusal_of_a_step_that_was_sent_once_is_told() {
    let (mut client, _) = table();
    let (action, _) = play(&mut client, 0);
    let stale = problem(Code::Stale);
    let refused = hear(&mut client, ServerMessage::Refused { key: Some(1), problem: stale.clone() }, 1);
    let outcome = Outcome::Refused(Refusal::Server(Box::new(stale)));
    assert_eq!(told(refused), [answered(Request::Play(action), outcome)]);
}

#[test]
fn a_step_that_was_never_sent_is_dropped_when_its_moment_has_passed() {
    let (mut client, mut server) = table();
    let after = server.session.lines();
    client.handle(Input::Disconnected, 1);
    let (action, effects) = play(&mut client, 2);
    assert_eq!(told(effects), [], "nobody hears it");
    // A bot stands in meanwhile, and plays.
    server.stand_in();
    let other = server.session.choices(YOU)[1].notation.clone();
    let step =
        ClientMessage::Do { table: server.table.id, key: 77, command: Command::Act { after, action: other } };
    server.hear(&step);
    client.handle(Input::Connected, 3);
    hear(&mut client, server.table(), 4);
    let effects = hear(&mut client, server.update(after), 4);
    assert_eq!(told(effects), [answered(Request::Play(action), Outcome::Passed)]);
}

#[test]
fn a_silent_server_is_reported_once_and_then_given_up() {
    let (mut client, server) = table();
    play(&mut client, 0);
    assert_eq!(told(client.handle(Input::Tick, 2_999)), []);
    assert_eq!(told(client.handle(Input::Tick, 3_000)), [Effect::Notify(Notice::Silent)]);
    assert_eq!(told(client.handle(Input::Tick, 19_000)), []);
    assert_eq!(told(client.handle(Input::Tick, 20_000)), [Effect::Reconnect, Effect::Notify(Notice::Lost)]);
    let back = told(client.handle(Input::Connected, 20_500));
    assert_eq!(back, [Effect::Notify(Notice::Back), watch(&server, server.session.lines())]);
}

#[test]
fn an_update_whose_predecessor_is_missing_makes_the_client_ask_once() {
    let (mut client, mut server) = table();
    let known = server.session.lines();
    let mut updates = Vec::new();
    while updates.len() < 3 {
        let before = server.session.lines();
        let seat = server.session.turn().pending().first().expect("somebody plays");
        let action = server.session.choices(seat)[0].notation.clone();
        server.session.play(seat, &action).expect("it is a choice");
        updates.push(server.update(before));
    }
    assert_eq!(told(hear(&mut client, updates[1].clone(), 1)), [watch(&server, known)]);
    assert_eq!(told(hear(&mut client, updates[2].clone(), 2)), [], "it has asked already");
    hear(&mut client, server.update(known), 1000);
    assert_eq!(client.story(), server.session.story(Some(YOU), 0));
}

#[test]
fn another_viewer_hears_the_whole_story_anew() {
    let (mut client, server) = table();
    let ServerMessage::Update(mut update) = server.update(server.session.lines()) else {
        panic!("an update")
    };
    assert!(update.keep > 0);
    update.viewer = None;
    assert_eq!(told(hear(&mut client, ServerMessage::Update(update), 1)), [watch(&server, 0)]);
    assert!(client.story().is_empty() && client.snapshot().is_none());
}

#[test]
fn to_give_up_is_confirmed_and_sent_again_after_a_reconnect() {
    let (mut client, server) = table();
    let resign = || Input::Request(Request::Resign);
    assert_eq!(client.handle(resign(), 0), [Effect::ConfirmResign]);
    client.handle(Input::Tick, 1);
    assert!(client.asks_to_resign(), "time alone does not take it back");
    client.handle(Input::Release, 2);
    assert_eq!(client.handle(resign(), 3), [Effect::ConfirmResign]);
    assert_eq!(told(client.handle(resign(), 4)), [sent(&server, 1, Command::Resign)]);
    client.handle(Input::Disconnected, 5);
    client.handle(Input::Connected, 6);
    assert_eq!(told(hear(&mut client, server.table(), 7)), [sent(&server, 1, Command::Resign)]);
}

/// What happens to a command that carries no number of lines when the connection breaks before its answer.
#[test]
fn what_the_server_could_do_twice_is_not_sent_again() {
    let outcome = |request: Request, change: fn(&mut Server)| {
        let (mut client, mut server) = table();
        server.table.paused = matches!(request, Request::Resume).then_some(1);
        hear(&mut client, server.table(), 0);
        client.handle(Input::Request(request), 0);
        client.handle(Input::Disconnected, 1);
        change(&mut server);
        client.handle(Input::Connected, 2);
        let told = told(hear(&mut client, server.table(), 3));
        let [Effect::Answered(answer)] = &told[..] else { panic!("{told:?}") };
        answer.outcome.clone()
    };
    let pause = || Request::Propose(Proposal::Pause);
    let agreed: fn(&mut Server) = |server| server.table.paused = Some(1);
    assert_eq!(outcome(pause(), |_| {}), Outcome::Unknown);
    assert_eq!(outcome(pause(), agreed), Outcome::Done);
    assert_eq!(outcome(Request::Say("Well played.".to_owned()), |_| {}), Outcome::Unknown);
    assert_eq!(outcome(Request::Agree, |_| {}), Outcome::Unknown);
    assert_eq!(outcome(Request::Resume, |server| server.table.paused = None), Outcome::Done);
    assert_eq!(
        outcome(Request::Return, |server| server.table.seats[0].away = Away::StandIn),
        Outcome::Unknown
    );
}

#[test]
fn what_players_can_settle_follows_from_the_table() {
    use client::Offer::{Agree, ProposeEnd, ProposePause, Refuse, Rematch, Resign, Resume, Return, Withdraw};
    let (mut client, mut server) = table();
    let mut offers = |change: &dyn Fn(&mut Server)| {
        change(&mut server);
        hear(&mut client, server.table(), 0);
        let mut offers = client.as_remote().expect("it is at a server").agreement().offers;
        // Whether there is a step to take back is another question.
        offers.retain(|offer| *offer != client::Offer::ProposeTakeBack);
        offers
    };
    let proposal = |by: Seat, agreed: Vec<Seat>| protocol::OpenProposal {
        by,
        what: Proposal::End,
        agreed,
        undoes: vec![],
    };
    assert_eq!(offers(&|_| {}), [ProposePause, ProposeEnd, Resign]);
    assert_eq!(
        offers(&|server| server.table.proposal = Some(proposal(OTHER, vec![OTHER]))),
        [Agree, Refuse, Resign]
    );
    assert_eq!(offers(&|server| server.table.proposal = Some(proposal(YOU, vec![YOU]))), [Withdraw, Resign]);
    let rests = |server: &mut Server| (server.table.proposal, server.table.paused) = (None, Some(1));
    assert_eq!(offers(&rests), [Resume, ProposeEnd, Resign]);
    let stands_in = |server: &mut Server| {
        server.table.paused = None;
        server.table.seats[0].away = Away::StandIn;
    };
    assert_eq!(offers(&stands_in), [Return, ProposePause, ProposeEnd, Resign]);
    assert_eq!(offers(&|server| server.table.seats[0].away = Away::Resigned), []);
    assert_eq!(offers(&|server| server.table.stage = protocol::Stage::Over), [Rematch]);
}
