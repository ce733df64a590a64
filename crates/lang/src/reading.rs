//! Describes a scene in words, for screen readers, line mode and tests.

mod board;

use scene::{
    Beat, Counter, Face, Front, Layout, Mark, Panel, Piece, Plate, Scene, Spot, Stage, StageState, Text, Zone,
};

use crate::{Names, Voice};

/// Describes the whole table in lines: plates, zones, panels, then the stage of the turn. The client adds the prompt
/// and the choices.
pub fn read(scene: &Scene, voice: &Voice, names: Names<'_>) -> Vec<String> {
    let reader = Reader { voice, names };
    let mut lines: Vec<String> = scene.heading.iter().map(|heading| reader.say(heading)).collect();
    lines.extend(scene.plates.iter().map(|plate| reader.plate(plate)));
    for zone in &scene.zones {
        reader.zone(zone, &mut lines);
    }
    for panel in &scene.panels {
        reader.panel(panel, &mut lines);
    }
    if !scene.stages.is_empty() {
        let stages: Vec<String> = scene.stages.iter().map(|stage| reader.stage(stage)).collect();
        lines.push(stages.join(" – "));
    }
    lines
}

/// Describes a piece in a few words: its name, its numbers and what lies on it.
pub fn read_piece(piece: &Piece, voice: &Voice, names: Names<'_>) -> String {
    Reader { voice, names }.piece(piece)
}

/// Describes a spot in a few words: its name, what is printed on it, its state and the pieces on it.
pub fn read_spot(spot: &Spot, zone: &Zone, voice: &Voice, names: Names<'_>) -> String {
    Reader { voice, names }.spot(spot, zone)
}

/// Describes a piece in full, one fact per line: name, numbers, effect with its clause, further notes.
pub fn explain(piece: &Piece, voice: &Voice, names: Names<'_>) -> Vec<String> {
    let reader = Reader { voice, names };
    let mut lines = vec![reader.piece(piece)];
    if let Face::Up(front) = &piece.face {
        lines.extend(front.text.as_ref().map(|text| reader.say(text)));
        if let (Some(clause), Some(last)) = (&front.clause, lines.last_mut()) {
            last.push_str(&format!(" ({clause})"));
        }
        lines.extend(front.about.as_ref().map(|about| reader.say(about)));
    }
    lines
}

/// Reads a panel aloud, heading first.
pub fn read_panel(panel: &Panel, voice: &Voice, names: Names<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    Reader { voice, names }.panel(panel, &mut lines);
    lines
}

/// Reads a beat aloud: its heading, its picture, and the sentence with the clause.
pub fn read_beat(beat: &Beat, voice: &Voice, names: Names<'_>) -> Vec<String> {
    let reader = Reader { voice, names };
    let mut lines = vec![reader.say(&beat.title)];
    beat.panels.iter().for_each(|panel| reader.panel(panel, &mut lines));
    lines.push(format!("{} ({})", reader.say(&beat.sentence), beat.clause));
    lines
}

/// Describes a spot in full, one fact per line.
pub fn explain_spot(spot: &Spot, zone: &Zone, voice: &Voice, names: Names<'_>) -> Vec<String> {
    let reader = Reader { voice, names };
    let mut lines = vec![reader.spot(spot, zone)];
    lines.extend(spot.text.as_ref().map(|text| reader.say(text)));
    if let (Some(clause), Some(last)) = (spot.clause, lines.last_mut()) {
        last.push_str(&format!(" ({clause})"));
    }
    lines
}

struct Reader<'a> {
    voice: &'a Voice,
    names: Names<'a>,
}

impl Reader<'_> {
    fn say(&self, text: &Text) -> String {
        self.voice.say(text, self.names)
    }

    fn number(&self, label: &Text, number: i32) -> String {
        self.say(&Text::new("read-number").with("what", label.clone()).with("number", number))
    }

    fn plate(&self, plate: &Plate) -> String {
        let score = plate.score.map(|points| self.say(&Text::new("read-score").with("points", points)));
        let title = plate.title.as_ref().map(|title| self.say(title));
        let state = plate.state.as_ref().map(|state| self.say(state));
        let counters = plate.counters.iter().map(|counter| self.counter(counter));
        let pending = plate.pending.then(|| self.say(&Text::new("read-pending").with("who", plate.seat)));
        let facts: Vec<String> =
            title.into_iter().chain(score).chain(counters).chain(state).chain(pending).collect();
        self.say(&Text::new("read-plate").with("who", plate.seat).with("facts", facts.join(", ")))
    }

    fn counter(&self, Counter { label, value, of, .. }: &Counter) -> String {
        match of {
            Some(of) => {
                let text = Text::new("read-number-of").with("what", label.clone());
                self.say(&text.with("number", *value).with("of", *of))
            }
            None => self.number(label, *value),
        }
    }

    /// Puts pieces without an effect into one line and counts equal ones; every other piece gets its own line.
    fn zone(&self, zone: &Zone, lines: &mut Vec<String>) {
        let mut heading = self.say(&zone.title);
        if let Layout::Pile(count) = zone.layout {
            heading = self.say(&Text::new("read-pile").with("zone", heading).with("count", count));
        }
        if let Some(note) = &zone.note {
            heading = format!("{heading} ({})", self.say(note));
        }
        if !zone.spots.is_empty() {
            lines.push(format!("{heading}:"));
            self.spots(zone, lines);
            return;
        }
        // Every pile shows a back on top, so the line does not mention it.
        let is_back =
            |piece: &&Piece| matches!((&zone.layout, &piece.face), (Layout::Pile(_), Face::Down { .. }));
        let pieces = zone.pieces.iter().filter(|piece| !is_back(piece));
        let (speaking, plain): (Vec<&Piece>, Vec<&Piece>) = pieces.partition(|piece| self.speaks(piece));
        let plain = self.counted(&plain);
        match (plain.is_empty(), speaking.is_empty(), &zone.layout) {
            (false, ..) => lines.push(format!("{heading}: {}", plain.join("; "))),
            (true, true, Layout::Pile(_)) => lines.push(heading),
            (true, true, _) => lines.push(format!("{heading}: {}", self.voice.word("nothing"))),
            (true, false, _) => lines.push(format!("{heading}:")),
        }
        lines.extend(speaking.iter().map(|piece| format!("  {}", self.sentence(piece))));
    }

    fn speaks(&self, piece: &Piece) -> bool {
        matches!(&piece.face, Face::Up(Front { text: Some(_), .. }))
    }

    fn sentence(&self, piece: &Piece) -> String {
        let Face::Up(front) = &piece.face else { return self.piece(piece) };
        let text = front.text.as_ref().map(|text| self.say(text));
        let clause = front.clause.as_ref().map(|clause| format!(" ({clause})")).unwrap_or_default();
        std::iter::once(self.piece(piece)).chain(text).collect::<Vec<_>>().join(". ") + &clause
    }

    /// Counts equal pieces, in the order in which they first appear.
    fn counted(&self, pieces: &[&Piece]) -> Vec<String> {
        let mut groups: Vec<(&Piece, u32)> = Vec::new();
        for &piece in pieces {
            match groups.iter_mut().find(|(known, _)| same(known, piece)) {
                Some((_, count)) => *count += 1,
                None => groups.push((piece, 1)),
            }
        }
        let of = |(piece, count): (&Piece, u32)| match &piece.face {
            Face::Down { .. } => self.down(count),
            Face::Up(_) if count == 1 => self.piece(piece),
            Face::Up(_) => {
                self.say(&Text::new("read-several").with("count", count).with("what", self.piece(piece)))
            }
        };
        groups.into_iter().map(of).collect()
    }

    fn piece(&self, piece: &Piece) -> String {
        let mut words = match &piece.face {
            Face::Up(front) => {
                let badges = front.badges.iter().map(|badge| self.number(&badge.label, badge.value));
                std::iter::once(self.say(&front.title)).chain(badges).collect()
            }
            Face::Down { .. } => vec![self.down(1)],
        };
        words.extend(piece.marks.iter().map(|mark| self.mark(mark)));
        words.extend(piece.chosen.then(|| self.voice.word("read-chosen")));
        words.join(", ")
    }

    fn down(&self, count: u32) -> String {
        self.say(&Text::new("read-down").with("count", count))
    }

    fn mark(&self, mark: &Mark) -> String {
        let text = match mark.owner {
            Some(owner) => Text::new("read-mark-of").with("who", owner),
            None => Text::new("read-mark"),
        };
        self.say(&text.with("what", mark.label.clone()))
    }

    fn stage(&self, stage: &Stage) -> String {
        let state = match stage.state {
            StageState::Done => "done",
            StageState::Skipped => "skipped",
            StageState::Now => "now",
            StageState::Ahead => "ahead",
        };
        self.say(&Text::new("read-stage").with("stage", stage.label.clone()).with("state", state))
    }
}

/// Returns whether two pieces look the same, wherever they lie.
fn same(one: &Piece, other: &Piece) -> bool {
    (&one.face, &one.marks, one.chosen) == (&other.face, &other.marks, other.chosen)
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use scene::{Badge, PieceKind, Role, Tincture};

    use super::*;
    use crate::Locale;

    const FILE: &str = "dragon = Dragon\ngrail = Grail\nseal = a seal\nvalue = value\nhand = Hand\nsupply = Supply\n\
                        needs = Needs twelve.\ncards = cards\nreveal = Reveal\nwait = Wait.\nlost = Lost in a lake.\n";

    fn up(id: &str, title: &'static str, text: Option<&'static str>) -> Piece {
        let front = Front {
            slug: String::new(),
            title: title.into(),
            emblem: String::new(),
            tincture: Tincture::Gules,
            shields: Vec::new(),
            badges: vec![Badge { label: "value".into(), value: 4 }],
            text: text.map(Text::from),
            about: text.map(|_| "lost".into()),
            clause: text.map(|_| "KA-01".into()),
            back: None,
        };
        Piece::new(id, PieceKind::Card, Face::Up(front))
    }

    fn down(id: &str) -> Piece {
        Piece::new(id, PieceKind::Card, Face::Down { back: "knight".to_owned() })
    }

    fn scene() -> Scene {
        let mut sealed = up("d3", "dragon", None);
        sealed.chosen = true;
        sealed.marks.push(Mark { label: "seal".into(), emblem: String::new(), owner: Some(Seat::new(0)) });
        let zone = |title: &'static str, layout, pieces| Zone {
            pieces,
            ..Zone::new(title, title, Role::Board, layout)
        };
        let counter = Counter { of: Some(7), ..Counter::new("cards", "", 5) };
        Scene {
            plates: vec![Plate {
                score: Some(1),
                pending: true,
                counters: vec![counter],
                ..Plate::new(Seat::new(0))
            }],
            zones: vec![
                zone("hand", Layout::Fan, vec![up("d1", "dragon", None), up("d2", "dragon", None), sealed]),
                zone("supply", Layout::Pile(17), vec![down("top")]),
                zone("hand", Layout::Row, vec![down("x"), down("y"), up("g", "grail", Some("needs"))]),
            ],
            stages: vec![Stage { label: "reveal".into(), state: StageState::Now }],
            ..Scene::new("wait")
        }
    }

    #[test]
    fn a_table_is_read_zone_by_zone() {
        let names = ["Kay".to_owned()];
        let names = Names { names: &names, you: None };
        let lines = read(&scene(), &Voice::with_messages(Locale::En, &[FILE]), names);
        assert_eq!(
            lines,
            [
                "Kay: 1 point, cards 5 of 7, to move",
                "Hand: 2 × Dragon, value 4; Dragon, value 4, with a seal of Kay, chosen",
                "Supply, a pile of 17",
                "Hand: 2 cards face down",
                "  Grail, value 4. Needs twelve. (KA-01)",
                "Reveal (now)",
            ]
        );
    }

    #[test]
    fn a_table_is_read_in_german_too() {
        let lines = read(&scene(), &Voice::with_messages(Locale::De, &[FILE]), Names::default());
        assert_eq!(lines[0], "Platz 1: 1 Punkt, cards 5 von 7, am Zug");
        assert_eq!(lines[3], "Hand: 2 verdeckte Karten");
    }

    #[test]
    fn a_piece_explains_itself() {
        let voice = Voice::with_messages(Locale::En, &[FILE]);
        let lines = explain(&up("g", "grail", Some("needs")), &voice, Names::default());
        assert_eq!(lines, ["Grail, value 4", "Needs twelve. (KA-01)", "Lost in a lake."]);
        let mut dragon = up("d", "dragon", None);
        if let Face::Up(front) = &mut dragon.face {
            front.clause = Some("KA-04".into());
        }
        assert_eq!(explain(&dragon, &voice, Names::default()), ["Dragon, value 4 (KA-04)"]);
    }
}
