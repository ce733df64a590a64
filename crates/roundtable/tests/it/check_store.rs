//! `check-store`: what a server has stored is replayed, and the store is left alone.

use std::path::Path;

use engine::Turn;
use protocol::{Clock, Ending, Person, PersonId, PersonKind, TableId, Visibility};
use serde_json::{Value, json};
use store::{Append, NewTableRow, Store};
use table::Session;
use tokio::runtime::Runtime;

use crate::command::{Folder, finished_match, roundtable};

/// A store that a server uses: it stays open while the test asks about it.
struct Served {
    runtime: Runtime,
    store: Store,
    folder: Folder,
    host: Person,
}

/// What is stored of a match.
struct Stored {
    game: &'static str,
    rules: u32,
    head: String,
    lines: Vec<String>,
    pending: u8,
    ending: Option<Ending>,
}

impl Served {
    fn new() -> Served {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let (runtime, folder) = (runtime.expect("a runtime starts"), Folder::new());
        let host = Person { id: PersonId::of([1; 20]), name: "Kay".to_owned(), kind: PersonKind::Guest };
        let store = runtime.block_on(async {
            let store = Store::open(Path::new(&folder.path("house.db"))).await.expect("the store works");
            store.add_person(&host, 1).await.expect("the store works");
            store
        });
        Served { runtime, store, folder, host }
    }

    /// Opens a table and says its id.
    fn open(&self, number: u8, stored: &Stored) -> TableId {
        let host = self.host.id;
        let row = NewTableRow {
            id: TableId::of([number; 20]),
            game: stored.game.to_owned(),
            rules: stored.rules,
            options: String::new(),
            host,
            visibility: Visibility::Public,
            invitation: String::new(),
            clock: Clock::None,
            seed: [7; 32],
            commitment: String::new(),
            seats: vec![(Some(host), None), (None, None), (None, None)],
            made: i64::from(number),
        };
        self.runtime.block_on(self.store.open_table(&row)).expect("the store works");
        row.id
    }

    /// Keeps a match: what was played before the last line, and that line as the latest step, which is only in the journal yet.
    fn keep(&self, number: u8, stored: Stored) -> TableId {
        let table = self.open(number, &stored);
        let (last, before) = stored.lines.split_last().expect("the store works");
        let first = Append {
            table,
            after: 0,
            lines: before.to_vec(),
            pending: 0,
            deadline: None,
            clocks: Vec::new(),
            ending: None,
            made: 1,
        };
        let Stored { pending, ending, .. } = stored;
        let (after, lines) = (before.len() as u32, vec![last.clone()]);
        let step = Append { after, lines, pending, ending, ..first.clone() };
        assert!(
            self.runtime.block_on(self.store.begin_match(&stored.head, &first)).expect("the store works")
        );
        self.runtime.block_on(self.store.append(step)).expect("the store works");
        table
    }

    fn file(&self) -> String {
        self.folder.path("house.db")
    }
}

/// A match as a server keeps it.
fn stored(session: &dyn Session) -> Stored {
    let log = session.log();
    let head = log.split_inclusive("\n\n").next().expect("a log has a head").to_owned();
    let pending = session.turn().pending().iter().fold(0, |bits, seat| bits | 1 << seat.index());
    let ending = match session.turn() {
        Turn::Over(outcome) => Some(Ending::from(&outcome)),
        _ => None,
    };
    let rules = session.header().rules;
    Stored { game: "king-arthur", rules, head, lines: session.lines_since(0), pending, ending }
}

/// The finished match, and the same while it still ran.
fn sound() -> [Stored; 2] {
    let session = finished_match();
    let running = (60..)
        .map(|lines| session.at(lines))
        .find(|at| at.turn() != Turn::Chance)
        .expect("somebody decides later");
    [stored(&*session), stored(&*running)]
}

#[test]
fn a_store_that_replays_is_fine() {
    let served = Served::new();
    assert!(roundtable(&["check-store", &served.file()]).fine().starts_with("No match is stored."));
    let [over, running] = sound();
    served.keep(1, over);
    served.keep(2, running);
    served.open(3, &sound()[0]);
    let said = roundtable(&["check-store", &served.file()]).fine();
    assert_eq!(
        said,
        "All 2 stored matches are played as they were; 1 table waits for its match. This program can take over the store.\n"
    );
    let json: Value = serde_json::from_str(&roundtable(&["check-store", &served.file(), "--json"]).fine())
        .expect("the store works");
    assert_eq!(json, json!({ "fine": true, "matches": 2, "open": 1, "problems": [] }));
}

/// A store with a sound match and one for each problem.
fn troubled() -> Served {
    let served = Served::new();
    let [over, mut running] = sound();
    served.keep(1, over);
    running.lines[19] = "1 reveal".to_owned();
    served.keep(2, running);
    let [mut newer, mut strange] = sound();
    (newer.rules, newer.head) = (9, newer.head.replace(&format!("rules {}\n", newer.rules), "rules 9\n"));
    served.keep(3, newer);
    (strange.game, strange.head) = ("chess", strange.head.replace("game king-arthur", "game chess"));
    served.keep(4, strange);
    let [mut richer, mut turned] = sound();
    richer.ending = Some(Ending::Played { scores: vec![1, 2, 3], places: vec![3, 2, 1] });
    served.keep(5, richer);
    turned.pending ^= 0b111;
    served.keep(6, turned);
    let [over, mut dealt] = sound();
    dealt.head = dealt.head.replace(&"07".repeat(32), &"08".repeat(32));
    let commitment = table::Source::Sealed { seed: [8; 32], entropy: Vec::new() };
    let header = table::Header { source: commitment, ..finished_match().header().clone() };
    let line = |head: &str| {
        head.lines()
            .find(|line| line.starts_with("commitment"))
            .expect("the head has a commitment")
            .to_owned()
    };
    dealt.head = dealt.head.replace(
        &line(&over.head),
        &format!("commitment {}", header.commitment().expect("the match is sealed")),
    );
    served.keep(7, dealt);
    served
}

#[test]
fn every_match_that_would_not_go_on_is_named_with_its_line() {
    let served = troubled();
    let ran = roundtable(&["check-store", &served.file(), "--json"]);
    assert_eq!(ran.code, 3);
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&json["fine"], &json["matches"]), (&json!(false), &json!(7)));
    let problems: Vec<(&str, Value)> = json["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| (problem["problem"].as_str().unwrap(), problem["line"].clone()))
        .collect();
    let expected = [
        ("refused", json!(20)),
        ("unknown-rules", json!(null)),
        ("unknown-game", json!(null)),
        ("end", json!(null)),
        ("turn", json!(null)),
        ("chance", json!(1)),
    ];
    assert_eq!(problems, expected);
    assert!(ran.err.contains("6 stored matches or tables would not go on"), "{}", ran.err);
}

#[test]
fn the_findings_are_told_in_both_languages() {
    let served = troubled();
    let ran = roundtable(&["check-store", &served.file()]);
    let id = TableId::of([2; 20]);
    let rules = finished_match().header().rules;
    assert!(ran.out.starts_with(&format!("{id} (king-arthur, rules {rules}): line 20: ")), "{}", ran.out);
    assert!(
        ran.out.contains("this program plays versions 1 to 2. Open it with a newer version"),
        "{}",
        ran.out
    );
    let german = roundtable(&["check-store", &served.file(), "--lang", "de"]);
    assert_eq!((german.code, german.out.lines().count()), (3, 6));
    assert!(
        german.out.starts_with(&format!("{id} (king-arthur, Regeln {rules}): Zeile 20: ")),
        "{}",
        german.out
    );
    assert!(
        german.out.contains("dieses Programm spielt die Versionen 1 bis 2. Öffne sie mit einer neueren"),
        "{}",
        german.out
    );
    assert!(german.err.contains("Lass den Server bei seiner jetzigen Version"), "{}", german.err);
}

#[test]
fn the_store_is_only_read_and_the_server_goes_on() {
    let served = Served::new();
    let [over, _] = sound();
    let table = served.keep(1, over);
    let before = std::fs::read(served.file()).unwrap();
    roundtable(&["check-store", &served.file()]).fine();
    assert!(std::fs::read(served.file()).unwrap() == before, "the file has changed");
    assert!(served.runtime.block_on(served.store.log(&table)).expect("the store works").is_some());
}

#[test]
fn what_is_no_store_is_refused() {
    let folder = Folder::new();
    assert!(roundtable(&["check-store", &folder.path("none.db")]).fails(1).contains("there is no store"));
    let text = folder.file("notes.db", "Dear diary, today we played until late in the evening.");
    roundtable(&["check-store", &text]).fails(1);
}
