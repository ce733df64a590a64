//! What `docs/encoding.md` and the rulebooks say about machine learners is what the code does.

use std::fmt::Write;

use engine::{Encode, ObservationField, Scale};
use games::EncodedVisitor;
use lang::{Locale, Voice};
use reference::{Kuhn, Leduc};
use scene::Text;
use table::Playable;
use testkit::check_document;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encoding.md");

const INTRODUCTION: &str = "\
# What machine learners see

Every game turns a view into a fixed row of numbers, and every action into a fixed number:

```rust
use engine::Encode;
use king_arthur::KingArthur;

let mut observation = vec![0.0; KingArthur::OBSERVATION];
KingArthur::observe(&view, &mut observation);
let numbers: Vec<usize> = actions.iter().map(KingArthur::index).collect();
let action = KingArthur::action(numbers[0]);
```

The sizes are the same for all options, seat counts and rules versions of a game:

";

const CONVENTIONS: &str = "
- **Actions.** One action is one click. No two actions that can ever be legal have the same number. A few numbers stand for no action, or
  for one that is never legal: the legal actions of a seat come from `Game::legal` alone.
- **Observations** are functions of the view: a learner knows what its seat may know. Fields stand one after the other; `from` is where a
  field begins. The last axis of a shape runs fastest. `÷ 53` divides a count by its greatest value, so that every number lies between
  0 and 1, or between -1 and 1.
- **Seats** in observations are counted from the viewer's, clockwise; a spectator counts from the first. Seats that nobody plays are 0.
  Seats in actions are those of the log; the field `seat` says which one is the viewer's.
- Law 10 of `testkit` checks all this in random games.

`BLESS=1 cargo test -p games encoding` writes this page anew from the code.
";

/// The head of a game's chapter, its line in the table of sizes, and its chapter.
struct Chapter {
    line: String,
    text: String,
}

impl Chapter {
    fn of<G: Encode>(title: &str) -> Chapter {
        let line = format!("| {title} | `{}` | {} | {} |\n", G::ID, G::ACTIONS, G::OBSERVATION);
        let mut text = format!("\n## {title}\n\n| numbers | actions |\n|---|---|\n");
        text += &actions::<G>();
        text += "\n| from | field | shape | range | meaning |\n|---|---|---|---|---|\n";
        let mut from = 0;
        for field in G::FIELDS {
            let ObservationField { name, meaning, .. } = field;
            let (shape, range) = (shape(field.shape), range(field.scale));
            writeln!(text, "| {from} | `{name}` | {shape} | {range} | {meaning} |").expect("a text grows");
            from += field.length();
        }
        Chapter { line, text }
    }
}

struct Described;

impl EncodedVisitor for Described {
    type Output = Chapter;

    fn visit<G: Playable + Encode>(self) -> Chapter {
        let voice = Voice::of(Locale::En, G::words());
        Chapter::of::<G>(&voice.say(&Text::new("title"), lang::Names::default()))
    }
}

/// A line for each verb: its numbers, its first action and its last.
fn actions<G: Encode>() -> String {
    let known: Vec<(usize, String)> =
        (0..G::ACTIONS).filter_map(|index| Some((index, G::action(index)?.to_string()))).collect();
    let verb = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let mut lines = String::new();
    for group in known.chunk_by(|left, right| verb(&left.1) == verb(&right.1)) {
        let ((first, from), (last, to)) = (&group[0], &group[group.len() - 1]);
        let line = match group.len() {
            1 => format!("| {first} | `{from}` |\n"),
            _ => format!("| {first} to {last} | `{from}` … `{to}` |\n"),
        };
        lines += &line;
    }
    lines
}

fn shape(shape: &[usize]) -> String {
    let lengths: Vec<String> = shape.iter().map(ToString::to_string).collect();
    if lengths.is_empty() { "1".to_owned() } else { lengths.join(" × ") }
}

fn range(scale: Scale) -> String {
    match scale {
        Scale::Flag => "0 or 1".to_owned(),
        Scale::Count(most) => format!("0 to 1, ÷ {most}"),
        Scale::Signed(most) => format!("-1 to 1, ÷ {most}"),
    }
}

#[test]
fn the_page_about_encodings_is_up_to_date() {
    let described = |kind: &&dyn table::GameHandle| {
        games::visit_encoded(kind.id(), Described).expect("a game of the list")
    };
    let mut chapters: Vec<Chapter> = games::all().iter().map(described).collect();
    chapters.extend([Chapter::of::<Kuhn>("Kuhn poker"), Chapter::of::<Leduc>("Leduc poker")]);
    let mut page = INTRODUCTION.to_owned();
    page += "| game | id | actions | observation |\n|---|---|---|---|\n";
    chapters.iter().for_each(|chapter| page += &chapter.line);
    page += CONVENTIONS;
    chapters.iter().for_each(|chapter| page += &chapter.text);
    check_document(DOCUMENT, &page);
}

/// What both rulebooks of a game should say, and what they do say.
struct Appendix;

impl EncodedVisitor for Appendix {
    type Output = ();

    fn visit<G: Playable + Encode>(self) {
        let (id, actions, numbers) = (G::ID, G::ACTIONS, G::OBSERVATION);
        let english = format!(
            "Programs that learn this game choose among {actions} numbered actions and see {numbers} numbers"
        );
        let german = format!(
            "Programme, die dieses Spiel lernen, wählen unter {actions} nummerierten Aktionen und sehen {numbers} Zahlen"
        );
        assert!(in_one_line(G::book(Locale::En).rules).contains(&english), "{id}, RULES.md: {english}");
        assert!(in_one_line(G::book(Locale::De).rules).contains(&german), "{id}, RULES.de.md: {german}");
    }
}

/// A text without the breaks between its lines.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_rulebooks_tell_how_many_numbers_there_are() {
    for kind in games::all() {
        games::visit_encoded(kind.id(), Appendix).expect("a game of the list");
    }
}
