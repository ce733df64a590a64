//! A toy match for tests: everybody holds three cards and plays, burns or passes twice.

mod beats;
mod bots;

use engine::{Audience, InterruptWindow, Outcome, PerSeat, Seat, SeatSet, Turn};
use lang::Locale;
use scene::{
    Badge, Book, Choice, Content, Counter, Face, Front, Layout, LedgerRow, Panel, Piece, PieceKind, Plate,
    Prominence, Refusal, Role, Scene, Spot, Stage, StageState, StoryLine, Text, Tincture, Words, Zone,
};
use table::{
    BeatAt, Header, NoUndo, OpenError, PlayError, Player, Rewind, Session, SoloResult, Source, Told,
    Verified, VerifyError,
};

use self::bots::{NoPrograms, ToyBots};
use crate::opponents::Opponents;
use crate::runner::Runner;
use crate::screen::{Manner, Pace};

const EN: &str = "title = Toy\nsubtitle = a toy\nsecret = Secret{ $number }\nworth = worth\nhand = Hand\n\
    middle = Middle\nfire = Fire\noffer = On offer\nneeds = Needs twelve.\npile = Pile\ncards = cards\n\
    play = Play { $number }\nburn = Burn { $number }\npass = Pass\nprompt = Play or pass.\nfirst = First\n\
    did = { $who-is ->\n    [you] You did it.\n   *[other] { $who } did it.\n }\nno = That is not there.\nstep = Step\n";
const DE: &str = "title = Spielzeug\nsubtitle = ein Spielzeug\nsecret = Geheim{ $number }\nworth = wert\n\
    hand = Hand\nmiddle = Mitte\nfire = Feuer\noffer = Im Angebot\nneeds = Braucht zwölf.\npile = Stapel\n\
    cards = Karten\nplay = Spiele { $number }\nburn = Verbrenne { $number }\npass = Passe\n\
    prompt = Spiel oder passe.\nfirst = Erstens\ndid = { $who-is ->\n    [you] Du warst es.\n   *[other] { $who } war es.\n }\nno = Das ist nicht da.\nstep = Stufe\n";
const RULES: &str = "## Aim\n\n**TO-01** Play a **card**.\n\n**TO-02** Or pass.\n";

/// Cards that each seat holds at the start.
const HAND: u8 = 3;
/// Steps of each seat.
const ROUNDS: u32 = 2;

/// A match of the toy.
pub(crate) struct Toy {
    header: Header,
    played: Vec<(Seat, String)>,
}

/// The toy with these players; without a bot it is a person.
pub(crate) fn toy(players: &[(&str, Option<&str>)]) -> Toy {
    let player = |(name, bot): &(&str, Option<&str>)| Player {
        name: (*name).to_owned(),
        bot: bot.map(::bots::bot_id),
    };
    let players = players.iter().map(player).collect();
    let source = Source::Sealed { seed: [7; 32], entropy: Vec::new() };
    let header = Header { game: "toy".into(), rules: 1, options: String::new(), players, source };
    Toy { header, played: Vec::new() }
}

/// A match of the toy that is kept in this folder.
pub(crate) fn runner(folder: &tempfile::TempDir, players: &[(&str, Option<&str>)]) -> Runner {
    watched(folder, players, None)
}

/// The same; a match of bots is watched through these eyes.
pub(crate) fn watched(
    folder: &tempfile::TempDir,
    players: &[(&str, Option<&str>)],
    eyes: Option<Seat>,
) -> Runner {
    Runner::new(
        Box::new(toy(players)),
        Opponents::new(&ToyBots, Box::new(NoPrograms)),
        folder.path().join("toy-1.log"),
        eyes,
    )
    .unwrap()
}

/// A match of a real game, with as many seats as it takes at least but no fewer than two, dealt from these words.
pub(crate) fn real(
    folder: &tempfile::TempDir,
    kind: &dyn table::GameHandle,
    bots: &[&str],
    seed: &str,
) -> Runner {
    let options = for_several(kind);
    let fewest = usize::from(*kind.seats(&options).unwrap().start());
    let seats = fewest.max(bots.len() + 1);
    let people = (0..seats - bots.len()).map(|at| Player { name: format!("Person{at}"), bot: None });
    let bots = bots.iter().map(|id| Player { name: format!("Bot {id}"), bot: Some(::bots::bot_id(id)) });
    let header = Header {
        game: kind.id().into(),
        rules: kind.newest_rules(),
        options,
        players: people.chain(bots).collect(),
        source: Source::from_words(seed),
    };
    let advisor = games::advisor(kind.id()).unwrap();
    let opponents = Opponents::new(advisor, Box::new(NoPrograms));
    Runner::new(kind.open(header).unwrap(), opponents, folder.path().join("real-1.log"), None).unwrap()
}

/// The first options with which two can play: none, unless the game is for one as a rule.
fn for_several(kind: &dyn table::GameHandle) -> String {
    let one_word = kind
        .fields()
        .iter()
        .flat_map(|field| field.values.iter().map(move |value| format!("{}={value}", field.key)));
    let mut options = std::iter::once(String::new()).chain(one_word);
    options
        .find(|words| *kind.seats(words).unwrap().end() > 1)
        .expect("every game can be played by two or more")
}

/// How tests like the table.
pub(crate) fn manner(locale: Locale) -> Manner {
    Manner { locale, pace: Pace::Instant, beats: false }
}

impl Toy {
    fn seats(&self) -> u8 {
        self.header.players.len() as u8
    }

    fn hand(&self, seat: Seat) -> Vec<u8> {
        let first = seat.index() as u8 * HAND;
        let gone = |card: &u8| self.played.iter().any(|(_, action)| action.ends_with(&format!(" {card}")));
        (first..first + HAND).filter(|card| !gone(card)).collect()
    }

    fn zone(&self, id: &str, role: Role, layout: Layout, pieces: Vec<Piece>) -> Zone {
        Zone { pieces, ..Zone::new(id, Text::new(id), role, layout) }
    }
}

/// A card is called by its number; nobody else may see that name.
fn card(number: u8) -> Piece {
    let front = Front {
        slug: String::new(),
        title: Text::new("secret").with("number", number),
        emblem: String::new(),
        tincture: Tincture::Gules,
        shields: Vec::new(),
        badges: vec![Badge { label: "worth".into(), value: number.into() }],
        text: None,
        about: None,
        clause: Some("TO-01".into()),
        back: None,
    };
    Piece::new(format!("card{number}"), PieceKind::Card, Face::Up(front))
}

fn named(id: &str, title: &'static str, text: Option<&'static str>) -> Piece {
    let Face::Up(front) = card(0).face else { unreachable!("cards lie face up") };
    let front = Front { title: title.into(), text: text.map(Text::from), ..front };
    Piece::new(id, PieceKind::Card, Face::Up(front))
}

fn hidden(id: String) -> Piece {
    Piece::new(id, PieceKind::Card, Face::Down { back: String::new() })
}

impl Session for Toy {
    fn header(&self) -> &Header {
        &self.header
    }

    fn words(&self) -> Words {
        let book = |messages| Book { messages, rules: RULES };
        Words::of(|locale| book(if locale == Locale::En { EN } else { DE }))
    }

    fn turn(&self) -> Turn {
        let seats = u32::from(self.seats());
        if self.lines() >= seats * ROUNDS {
            return Turn::Over(Outcome::ranked(
                self.seats(),
                PerSeat([3, 1, 2, 0, 0, 0]),
                PerSeat::default(),
            ));
        }
        Turn::Seats(SeatSet::only(Seat::new((self.lines() % seats) as u8)))
    }

    fn lines(&self) -> u32 {
        self.played.len() as u32
    }

    /// Two people and a bot can always interrupt each other.
    fn interrupt_window(&self) -> InterruptWindow {
        let people = self.header.players.iter().filter(|player| player.bot.is_none()).count();
        if (self.seats(), people) == (3, 2) { InterruptWindow::Pause } else { InterruptWindow::Closed }
    }

    fn bot_interrupt(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// Each step is a beat.
    fn beats(&self, _viewer: Option<Seat>, after: u32) -> Vec<BeatAt> {
        beats::of(&self.played, after)
    }

    fn last_move(&self, seat: Seat) -> Option<u32> {
        self.played.iter().rposition(|(by, _)| *by == seat).map(|at| at as u32 + 1)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.turn().pending().contains(seat) {
            return Vec::new();
        }
        let choice = |verb: &'static str, number: u8, touches: &[&str]| Choice {
            notation: format!("{verb} {number}"),
            label: Text::new(verb).with("number", number),
            touches: touches.iter().map(|&id| id.to_owned()).collect(),
            prominence: Prominence::Touch,
            clause: "TO-01",
        };
        let pass = Choice {
            notation: "pass".into(),
            label: "pass".into(),
            touches: vec![],
            prominence: Prominence::Touch,
            clause: "TO-02",
        };
        let mut choices = vec![pass];
        for number in self.hand(seat) {
            let id = format!("card{number}");
            choices.push(choice("play", number, &[&id]));
            choices.push(choice("burn", number, &[&id, "fire"]));
        }
        choices
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let mut scene = Scene::new("prompt");
        scene.clauses = vec!["TO-01"];
        scene.stages = vec![Stage { label: "first".into(), state: StageState::Now }];
        let piles = (0..4).map(|at| named(&format!("m{at}"), "middle", None)).collect();
        let offers = (0..6).map(|at| named(&format!("o{at}"), "offer", Some("needs"))).collect();
        let row = LedgerRow { label: "cards".into(), seat: None, cells: vec![], meter: None, now: true };
        let content = Content::Ledger { columns: vec![], rows: vec![row] };
        scene.panels = vec![Panel { id: "panel".into(), title: "worth".into(), content, note: None }];
        scene.zones = vec![
            self.zone("middle", Role::Board, Layout::Column, piles),
            self.zone("fire", Role::Board, Layout::Row, vec![named("fire", "fire", None)]),
            self.zone("offer", Role::Market, Layout::Grid(7), offers),
            self.zone("pile", Role::Side, Layout::Pile(17), vec![hidden("top".into())]),
        ];
        let spots = (0..3)
            .map(|at| Spot { text: Some("needs".into()), ..Spot::new(format!("s{at}"), "step", (at, 0)) });
        let track = Zone::new("track", Text::new("step"), Role::Board, Layout::Track);
        scene.zones.push(Zone { spots: spots.collect(), ..track });
        for seat in Seat::all(self.seats()) {
            let hand = self.hand(seat);
            let counters = vec![Counter::new("cards", "", hand.len() as i32)];
            let pending = self.turn().pending().contains(seat);
            scene.plates.push(Plate { pending, score: Some(0), counters, ..Plate::new(seat) });
            let zone = if viewer == Some(seat) {
                self.zone("hand", Role::Hand, Layout::Fan, hand.into_iter().map(card).collect())
            } else {
                let backs = (0..hand.len()).map(|at| hidden(format!("back{seat}-{at}"))).collect();
                self.zone("hand", Role::Opponent, Layout::Fan, backs)
            };
            scene.zones.push(Zone { owner: Some(seat), ..zone });
        }
        scene
    }

    fn write_view(&self, _viewer: Option<Seat>, json: &mut Vec<u8>) {
        json.extend_from_slice(b"{}");
    }

    fn solo_result(&self) -> Option<SoloResult> {
        None
    }

    fn narration(&self, after: u32) -> Vec<(Audience, Told)> {
        let told = |(at, (seat, _)): (usize, &(Seat, String))| {
            let line = StoryLine::of(*seat, "TO-01", "did");
            (Audience::ALL, Told { at: at as u32 + 1, line })
        };
        self.played.iter().enumerate().map(told).skip(after as usize).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        if !self.choices(seat).iter().any(|choice| choice.notation == action) {
            return Err(PlayError::Refused(Refusal { text: "no".into(), clause: Some("TO-01") }));
        }
        self.played.push((seat, action.to_owned()));
        Ok(())
    }

    fn roll(&mut self) -> Result<(), PlayError> {
        Err(PlayError::NotChance)
    }

    fn script(&mut self, _outcome: &str) -> Result<(), PlayError> {
        Err(PlayError::NotChance)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.played.last().is_some_and(|(last, _)| *last == seat)
    }

    fn could_undo(&self, seat: Seat, action: &str) -> bool {
        self.choices(seat).iter().any(|choice| choice.notation == action)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        if !self.can_undo(seat) {
            return Err(PlayError::NoUndo(NoUndo::OtherSeat));
        }
        self.played.pop();
        Ok(())
    }

    fn take_back(&mut self, _to: u32) -> Result<(), PlayError> {
        unreachable!("only hosts of many do this")
    }

    fn last_step(&self, _seat: Seat) -> Option<Rewind> {
        unreachable!("only hosts of many do this")
    }

    fn at(&self, _lines: u32) -> Box<dyn Session> {
        unreachable!("nobody looks back")
    }

    fn branch(&self, _lines: u32, _source: Source) -> Result<Box<dyn Session>, OpenError> {
        unreachable!("nobody looks back")
    }

    fn verify(&self) -> Result<Verified, VerifyError> {
        Err(VerifyError::Scripted)
    }

    fn log(&self) -> String {
        self.played.iter().map(|(seat, action)| format!("{seat} {action}\n")).collect()
    }

    fn lines_since(&self, after: u32) -> Vec<String> {
        self.played.iter().skip(after as usize).map(|(seat, action)| format!("{seat} {action}")).collect()
    }

    fn unchanged_until(&self, after: u32) -> u32 {
        // The toy forgets what was taken back.
        after.min(self.lines())
    }

    fn position_hash(&self) -> u64 {
        0
    }
}
