//! The JSON of every message, to the byte: field names in Rust may change, names on the wire may not.

use std::fmt::Debug;

use engine::Seat;
use protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use serde_json::value::RawValue;
use table::Told;

/// Fails unless the value is written as this JSON, and the JSON reads back as the same value.
#[track_caller]
fn pin<T: Serialize + DeserializeOwned>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("messages are plain data"), json);
    let read: T = serde_json::from_str(json).expect("the message can be read");
    assert_eq!(serde_json::to_string(&read).expect("messages are plain data"), json);
}

/// The same in an envelope, as it travels over the socket.
#[track_caller]
fn pin_message<T: Serialize + DeserializeOwned + Debug>(message: T, json: &str) {
    pin(&Envelope::of(message), &format!(r#"{{"v":1,"say":{json}}}"#));
}

fn table_id() -> TableId {
    TableId::of([1; 20])
}

fn kay() -> Person {
    Person { id: PersonId::of([2; 20]), name: "Kay".to_owned(), kind: PersonKind::Guest }
}

const TABLE: &str = r#"{"id":"bbbbbbbbbbbbbbbbbbbb","game":"quests","rules":3,"options":"seals=yes","host":"cccccccccccccccccccc","visibility":"private","clock":{"live":{"minutes":5,"seconds":10}},"stage":"playing","seats":[{"sitter":{"person":{"id":"cccccccccccccccccccc","name":"Kay","kind":"guest"}},"away":"no","entropy":true,"here":true,"left":300000,"vacation":null},{"sitter":{"bot":"squire"},"away":"stand-in","entropy":false,"here":false,"left":null,"vacation":9000},{"sitter":"nobody","away":"resigned","entropy":false,"here":false,"left":null,"vacation":null}],"lines":7,"commitment":"sha256:0","proposal":{"by":0,"what":"take-back","agreed":[0],"undoes":[{"seat":0,"steps":2}]},"paused":8000,"ending":{"played":{"scores":[3,-1],"places":[1,2]}},"rematch":"dddddddddddddddddddd","made":1000,"ended":2000}"#;

fn table() -> TableInfo {
    let seat = |sitter, away, here, remaining_ms, vacation| SeatInfo {
        sitter,
        away,
        entropy: here,
        here,
        remaining_ms,
        vacation,
    };
    TableInfo {
        id: table_id(),
        game: "quests".to_owned(),
        rules: 3,
        options: "seals=yes".to_owned(),
        host: kay().id,
        visibility: Visibility::Private,
        clock: Clock::Live { minutes: 5, seconds: 10 },
        stage: Stage::Playing,
        seats: vec![
            seat(Sitter::Person(kay()), Away::No, true, Some(300_000), None),
            seat(Sitter::Bot("squire".parse().expect("an id")), Away::StandIn, false, None, Some(9000)),
            seat(Sitter::Nobody, Away::Resigned, false, None, None),
        ],
        lines: 7,
        commitment: "sha256:0".to_owned(),
        proposal: Some(OpenProposal {
            by: Seat::new(0),
            what: Proposal::TakeBack,
            agreed: vec![Seat::new(0)],
            undoes: vec![Undone { seat: Seat::new(0), steps: 2 }],
        }),
        paused: Some(8000),
        ending: Some(Ending::Played { scores: vec![3, -1], places: vec![1, 2] }),
        rematch: Some(TableId::of([3; 20])),
        made: 1000,
        ended: Some(2000),
    }
}

fn update() -> MatchUpdate {
    let line = scene::StoryLine::new("KA-16", "log-first");
    MatchUpdate {
        table: table_id(),
        viewer: Some(Seat::new(2)),
        lines: 8,
        can_undo: true,
        remaining_ms: vec![500, -1],
        keep: 6,
        choices: Some(vec!["pass".to_owned()]),
        moved: 0,
        beats: Vec::new(),
        told: vec![Told { at: 7, line }],
        view: RawValue::from_string(r#"{"hand":["orange1"]}"#.to_owned()).expect("it is JSON"),
    }
}

#[test]
fn messages_of_clients() {
    let table = table_id();
    let watch = |after, options| ClientMessage::Watch { table, invitation: None, after, options };
    let act = Command::Act { after: 7, action: "bid 3".to_owned() };
    for (message, json) in [
        (
            ClientMessage::Greet(Greeting { token: Some("rt_1".to_owned()), language: "de".to_owned() }),
            r#"{"greet":{"token":"rt_1","language":"de"}}"#,
        ),
        (
            watch(7, WatchOptions { can_undo: true, choices: false }),
            r#"{"watch":{"table":"bbbbbbbbbbbbbbbbbbbb","invitation":null,"after":7,"wants":{"can_undo":true,"choices":false}}}"#,
        ),
        (ClientMessage::Leave { table }, r#"{"leave":{"table":"bbbbbbbbbbbbbbbbbbbb"}}"#),
        (
            ClientMessage::Do { table, key: 9, command: act },
            r#"{"do":{"table":"bbbbbbbbbbbbbbbbbbbb","key":9,"command":{"act":{"after":7,"action":"bid 3"}}}}"#,
        ),
        (ClientMessage::Lobby { watch: true }, r#"{"lobby":{"watch":true}}"#),
        (ClientMessage::Own { watch: false }, r#"{"own":{"watch":false}}"#),
        (ClientMessage::Ping, r#""ping""#),
    ] {
        pin(&Envelope::of(message), &format!(r#"{{"v":1,"say":{json}}}"#));
    }
    let short = r#"{"v":1,"say":{"watch":{"table":"bbbbbbbbbbbbbbbbbbbb"}}}"#;
    let read: Envelope<ClientMessage> = serde_json::from_str(short).expect("the rest has defaults");
    assert!(read == Envelope::of(watch(0, WatchOptions::default())));
}

#[test]
fn commands() {
    for (command, json) in [
        (Command::Undo { after: 3 }, r#"{"undo":{"after":3}}"#),
        (Command::Propose(Proposal::TakeBack), r#"{"propose":"take-back"}"#),
        (Command::Propose(Proposal::End), r#"{"propose":"end"}"#),
        (Command::Propose(Proposal::Pause), r#"{"propose":"pause"}"#),
        (Command::Answer { agree: true }, r#"{"answer":{"agree":true}}"#),
        (Command::Resume, r#""resume""#),
        (Command::Resign, r#""resign""#),
        (Command::Return, r#""return""#),
        (Command::Say { words: "hi".to_owned() }, r#"{"say":{"words":"hi"}}"#),
    ] {
        pin(&command, json);
    }
}

#[test]
fn messages_of_the_server() {
    let own = || OwnTable { table: table(), turn: true, remaining_ms: Some(5) };
    let own_json = format!(r#"{{"table":{TABLE},"turn":true,"left":5}}"#);
    let said = ChatLine {
        table: table_id(),
        id: 4,
        room: Room::Spectators,
        by: kay(),
        words: "hi".to_owned(),
        said: 5,
    };
    let refused = ServerMessage::Refused {
        key: Some(9),
        problem: Problem {
            kind: "urn:roundtable:problem:rule".to_owned(),
            status: 422,
            code: Code::Rule,
            title: "No.".to_owned(),
            detail: Some("why".to_owned()),
            clause: Some("KA-16".to_owned()),
            retry_after: Some(2),
        },
    };
    pin_message(ServerMessage::Welcome { person: None }, r#"{"welcome":{"person":null}}"#);
    pin_message(ServerMessage::Table(Box::new(table())), &format!(r#"{{"table":{TABLE}}}"#));
    pin_message(ServerMessage::OwnTables(vec![own()]), &format!(r#"{{"own-tables":[{own_json}]}}"#));
    pin_message(ServerMessage::Own(Box::new(own())), &format!(r#"{{"own":{own_json}}}"#));
    pin_message(
        ServerMessage::Cleared { table: table_id() },
        r#"{"cleared":{"table":"bbbbbbbbbbbbbbbbbbbb"}}"#,
    );
    pin_message(
        ServerMessage::Update(Box::new(update())),
        r#"{"sight":{"table":"bbbbbbbbbbbbbbbbbbbb","viewer":2,"lines":8,"can_undo":true,"left":[500,-1],"keep":6,"choices":["pass"],"told":[{"at":7,"line":{"text":{"id":"log-first","args":[]},"seat":null,"clause":"KA-16"}}],"view":{"hand":["orange1"]}}}"#,
    );
    pin_message(
        ServerMessage::Said(said),
        r#"{"said":{"table":"bbbbbbbbbbbbbbbbbbbb","id":4,"room":"spectators","by":{"id":"cccccccccccccccccccc","name":"Kay","kind":"guest"},"words":"hi","said":5}}"#,
    );
    pin_message(ServerMessage::Done { key: 9 }, r#"{"done":{"key":9}}"#);
    pin_message(
        refused,
        r#"{"refused":{"key":9,"problem":{"type":"urn:roundtable:problem:rule","status":422,"code":"rule","title":"No.","detail":"why","clause":"KA-16","retry_after":2}}}"#,
    );
    pin_message(ServerMessage::Draining, r#""draining""#);
    pin_message(ServerMessage::Pong, r#""pong""#);
}

#[test]
fn requests_and_answers_about_people() {
    pin(&NewGuest { name: "Kay".to_owned(), bot: true }, r#"{"name":"Kay","bot":true}"#);
    pin(&Rename { name: "Kay".to_owned() }, r#"{"name":"Kay"}"#);
    let credentials = Credentials { login: "kay".to_owned(), password: "0123456789".to_owned() };
    pin(&credentials, r#"{"login":"kay","password":"0123456789"}"#);
    pin(&NewToken { label: "phone".to_owned(), scope: Scope::Play }, r#"{"label":"phone","scope":"play"}"#);
    pin(
        &Welcome { person: kay(), token: "rt_1".to_owned() },
        r#"{"person":{"id":"cccccccccccccccccccc","name":"Kay","kind":"guest"},"token":"rt_1"}"#,
    );
    let device = Device { id: 1, label: "phone".to_owned(), scope: Scope::Full, made: 5, here: true };
    pin(&device, r#"{"id":1,"label":"phone","scope":"full","made":5,"here":true}"#);
    pin(&NewVacation { days: 3 }, r#"{"days":3}"#);
    pin(
        &Vacation { until: Some(9), days_left: 2, days_a_year: 28 },
        r#"{"until":9,"days_left":2,"days_a_year":28}"#,
    );
    let tally = Tally { matches: 2, wins: 1, mean_place: 1.5 };
    let record = Record {
        game: "quests".to_owned(),
        all: tally,
        by_seats: vec![(2, tally)],
        streak: 1,
        longest_streak: 1,
    };
    let standing = Standing {
        game: "quests".to_owned(),
        sitter: Sitter::Bot("page".parse().expect("an id")),
        rating: 25.5,
        uncertainty: 8.25,
        matches: 2,
        wins: 1,
    };
    let standing_json =
        r#"{"game":"quests","sitter":{"bot":"page"},"rating":25.5,"uncertainty":8.25,"matches":2,"wins":1}"#;
    let tally_json = r#"{"matches":2,"wins":1,"mean_place":1.5}"#;
    pin(
        &Leaders { standings: vec![standing.clone()], skip: Some(50) },
        &format!(r#"{{"standings":[{standing_json}],"skip":50}}"#),
    );
    pin(
        &Profile { person: kay(), standings: vec![standing], records: vec![record] },
        &format!(
            r#"{{"person":{{"id":"cccccccccccccccccccc","name":"Kay","kind":"guest"}},"standings":[{standing_json}],"records":[{{"game":"quests","all":{tally_json},"by_seats":[[2,{tally_json}]],"streak":1,"longest_streak":1}}]}}"#
        ),
    );
}

#[test]
fn requests_and_answers_about_tables() {
    let new = NewTable {
        game: "quests".to_owned(),
        options: String::new(),
        seats: 3,
        visibility: Visibility::Unlisted,
        clock: Clock::Days(3),
    };
    pin(&new, r#"{"game":"quests","options":"","seats":3,"visibility":"unlisted","clock":{"days":3}}"#);
    pin(&Clock::None, r#""none""#);
    pin(&SitDown::default(), "{}");
    let bot = SitDown {
        bot: Some("knight".parse().expect("an id")),
        entropy: Some("luck".to_owned()),
        invitation: Some("come".to_owned()),
    };
    pin(&bot, r#"{"bot":"knight","entropy":"luck","invitation":"come"}"#);
    pin(
        &TablePage { tables: vec![table()], before: Some(1000) },
        &format!(r#"{{"tables":[{TABLE}],"before":1000}}"#),
    );
    pin(&NewReport { line: 4, why: "rude".to_owned() }, r#"{"line":4,"why":"rude"}"#);
    pin(&Ending::Agreed, r#""agreed""#);
    pin(&Ending::Abandoned, r#""abandoned""#);
}

#[test]
fn requests_and_answers_about_notices() {
    let quiet = QuietHours { from: 1320, to: 420, offset: -60 };
    let quiet_json = r#"{"from":1320,"to":420,"offset":-60}"#;
    let new = NewNotices { webhook: Some("https://example.org/".to_owned()), quiet: Some(quiet) };
    pin(&new, &format!(r#"{{"webhook":"https://example.org/","quiet":{quiet_json}}}"#));
    let notices = Notices {
        push_key: "key".to_owned(),
        subscriptions: vec![Subscription { id: 1, made: 5 }],
        webhook: None,
        secret: Some("s".to_owned()),
        quiet: Some(quiet),
    };
    pin(
        &notices,
        &format!(
            r#"{{"push_key":"key","subscriptions":[{{"id":1,"made":5}}],"webhook":null,"secret":"s","quiet":{quiet_json}}}"#
        ),
    );
    let keys = SubscriptionKeys { p256dh: "p".to_owned(), auth: "a".to_owned() };
    pin(
        &NewSubscription { endpoint: "https://push.example/1".to_owned(), keys },
        r#"{"endpoint":"https://push.example/1","keys":{"p256dh":"p","auth":"a"}}"#,
    );
    let notice = Notice {
        table: table_id(),
        game: "quests".to_owned(),
        title: "Quests".to_owned(),
        text: "Your turn.".to_owned(),
    };
    pin(&notice, r#"{"table":"bbbbbbbbbbbbbbbbbbbb","game":"quests","title":"Quests","text":"Your turn."}"#);
}

/// A planted fault: another field name fails the pin.
#[test]
#[should_panic(expected = "assertion `left == right` failed")]
fn another_name_on_the_wire_is_noticed() {
    #[derive(Serialize, serde::Deserialize)]
    struct Renamed {
        days_remaining: u32,
    }
    pin(&Renamed { days_remaining: 2 }, &json!({ "days_left": 2 }).to_string());
}
