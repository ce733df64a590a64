//! The texts, clauses and emblems in everything that a game shows. Fields are named one by one, so that no new one is forgotten.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashSet;

use scene::{
    Area, Beat, Choice, Content, Counter, Face, Fold, Front, Heading, Layout, LedgerRow, Mark, Panel, Piece,
    PieceKind, Plate, Print, Refusal, Scene, Side, Spot, StoryLine, Text, Zone,
};

/// The texts, the cited clauses and the emblems.
#[derive(Default)]
pub(super) struct Sayings {
    pub(super) texts: Vec<Text>,
    pub(super) clauses: Vec<Cow<'static, str>>,
    pub(super) emblems: Vec<String>,
    /// The signs of spots that the board shows.
    pub(super) signs: HashSet<String>,
    /// Texts that refer to the board: the prompt, choices, story lines.
    pub(super) referring: Vec<Text>,
}

impl Sayings {
    pub(super) fn choice(
        &mut self,
        Choice { notation: _, label, touches: _, prominence: _, clause }: Choice,
    ) {
        self.referring.push(label.clone());
        self.texts.push(label);
        self.clauses.push(clause.into());
    }

    pub(super) fn line(&mut self, line: StoryLine) {
        let StoryLine { text, seat: _, clause, level: _, points: _, fold } = line;
        self.referring.push(text.clone());
        self.texts.push(text);
        if let Some(Fold { text, item }) = fold {
            // As `table` folds a run, with one item to stand for any number of them.
            let items: Vec<Text> = item.into_iter().collect();
            self.texts
                .extend([2, 3].map(|count| text.clone().with("count", count).with("items", items.clone())));
        }
        self.clauses.push(clause);
    }

    pub(super) fn refusal(&mut self, Refusal { text, clause }: Refusal) {
        self.texts.push(text);
        self.clauses.extend(clause.map(Cow::from));
    }

    pub(super) fn beat(&mut self, Beat { title, panels, sentence, about: _, clause }: Beat) {
        self.texts.extend([title, sentence]);
        panels.into_iter().for_each(|panel| self.panel(panel));
        self.clauses.push(clause);
    }

    pub(super) fn scene(&mut self, scene: Scene) {
        let Scene { plates, zones, panels, heading, stages, prompt, clauses, plan } = scene;
        plates.into_iter().for_each(|plate| self.plate(plate));
        zones.into_iter().for_each(|zone| self.zone(zone));
        panels.into_iter().for_each(|panel| self.panel(panel));
        self.texts.extend(stages.into_iter().map(|stage| stage.label));
        self.texts.extend(heading);
        self.referring.push(prompt.clone());
        self.texts.push(prompt);
        self.clauses.extend(clauses.into_iter().map(Cow::from));
        plan.into_iter().for_each(|plan| [plan.wide, plan.tall].into_iter().for_each(|area| self.area(area)));
    }

    /// The names of tabs.
    fn area(&mut self, area: Area) {
        if let Area::Row(cells) | Area::Column(cells) | Area::Tabs(cells) = area {
            for cell in cells {
                self.texts.extend(cell.title);
                self.area(cell.area);
            }
        }
    }

    fn plate(&mut self, plate: Plate) {
        let Plate { seat: _, score: _, pending: _, title, state, counters } = plate;
        self.texts.extend(title.into_iter().chain(state));
        for Counter { label, emblem, value: _, of: _ } in counters {
            self.texts.push(label);
            self.emblems.push(emblem);
        }
    }

    fn zone(&mut self, zone: Zone) {
        let Zone {
            id: _,
            title,
            owner: _,
            role: _,
            layout,
            pieces,
            spots,
            links: _,
            backdrop,
            landscape: _,
            note,
            capacity: _,
        } = zone;
        self.texts.push(title);
        backdrop.iter().for_each(|slug| self.board(slug));
        self.texts.extend(note);
        if let Layout::Sheet { rows, columns } = layout {
            for Heading { title, emblem } in rows {
                self.texts.push(title);
                self.emblems.extend(emblem);
            }
            self.texts.extend(columns);
        }
        pieces.into_iter().for_each(|piece| self.piece(piece));
        spots.into_iter().for_each(|spot| self.spot(spot));
    }

    /// The words that are printed on a board.
    fn board(&mut self, slug: &str) {
        let board = art::board(slug).unwrap_or_else(|| panic!("there is no board {slug:?}"));
        let printed = RefCell::new(Vec::new());
        art::lettered(board.markup, |message| {
            printed.borrow_mut().push(Text::new(message));
            None
        });
        self.texts.append(&mut printed.into_inner());
    }

    fn piece(&mut self, piece: Piece) {
        let Piece { id, kind, face, spot: _, marks, chosen: _ } = piece;
        for Mark { label, emblem, .. } in marks {
            self.texts.push(label);
            self.emblems.push(emblem);
        }
        if let Face::Up(front) = face {
            let Front { slug: _, title, emblem, tincture: _, shields, badges, text, about, clause, back: _ } =
                front;
            self.emblems.push(emblem);
            self.emblems.extend(shields.into_iter().map(|shield| shield.emblem.into_owned()));
            assert!(kind != PieceKind::Die || badges.len() == 1, "the die {id} shows no number");
            self.texts.push(title);
            self.texts.extend(badges.into_iter().map(|badge| badge.label));
            self.texts.extend(text.into_iter().chain(about));
            self.clauses.extend(clause);
        }
    }

    fn spot(&mut self, spot: Spot) {
        let Spot {
            id: _,
            name,
            sign,
            at: _,
            shape: _,
            tincture: _,
            prints,
            state: _,
            text,
            clause,
            chosen: _,
        } = spot;
        self.signs.extend(sign);
        self.texts.push(name);
        for Print { label, emblem, .. } in prints {
            self.texts.push(label);
            self.emblems.extend(emblem);
        }
        self.texts.extend(text);
        self.clauses.extend(clause.map(Cow::from));
    }

    fn panel(&mut self, panel: Panel) {
        let Panel { id: _, title, content, note } = panel;
        self.texts.push(title);
        self.texts.extend(note);
        match content {
            Content::Gauge { parts, mark, end: _ } => {
                self.texts.extend(parts.into_iter().map(|part| part.label));
                self.texts.extend(mark.map(|mark| mark.label));
            }
            Content::Ledger { columns, rows } => {
                self.texts.extend(columns);
                for LedgerRow { label, seat: _, cells, meter: _, now: _ } in rows {
                    self.texts.push(label);
                    self.texts.extend(cells);
                }
            }
            Content::Pieces { pieces, total: _ } => pieces.into_iter().for_each(|piece| self.piece(piece)),
            Content::Contest { sides, mark, end: _ } => {
                for Side { label, seat: _, pieces, parts, total: _, verdict, note } in sides {
                    self.texts.push(label);
                    pieces.into_iter().for_each(|piece| self.piece(piece));
                    self.texts.extend(parts.into_iter().map(|part| part.label));
                    self.texts.extend(verdict.map(|verdict| verdict.label));
                    self.texts.extend(note);
                }
                self.texts.extend(mark.map(|mark| mark.label));
            }
            Content::Dial { cells: _, at: _ } => {}
        }
    }
}
