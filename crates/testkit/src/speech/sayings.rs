//! The texts and clauses in all that a game shows. Fields are named one by one, so that no new one is forgotten.

use std::borrow::Cow;

use scene::{
    Choice, Content, Counter, Face, Front, Layout, LedgerRow, Panel, Piece, PieceKind, Plate, Refusal, Scene,
    Spot, StoryLine, Text, Zone,
};

/// What was said, and which clauses were cited.
#[derive(Default)]
pub(super) struct Sayings {
    pub(super) texts: Vec<Text>,
    pub(super) clauses: Vec<Cow<'static, str>>,
}

impl Sayings {
    pub(super) fn choice(&mut self, Choice { notation: _, label, touches: _, clause }: Choice) {
        self.texts.push(label);
        self.clauses.push(clause.into());
    }

    pub(super) fn line(&mut self, StoryLine { text, seat: _, clause }: StoryLine) {
        self.texts.push(text);
        self.clauses.push(clause);
    }

    pub(super) fn refusal(&mut self, Refusal { text, clause }: Refusal) {
        self.texts.push(text);
        self.clauses.extend(clause.map(Cow::from));
    }

    pub(super) fn scene(&mut self, scene: Scene) {
        let Scene { plates, zones, panels, heading, stages, prompt, clauses } = scene;
        plates.into_iter().for_each(|plate| self.plate(plate));
        zones.into_iter().for_each(|zone| self.zone(zone));
        panels.into_iter().for_each(|panel| self.panel(panel));
        self.texts.extend(stages.into_iter().map(|stage| stage.label));
        self.texts.extend(heading);
        self.texts.push(prompt);
        self.clauses.extend(clauses.into_iter().map(Cow::from));
    }

    fn plate(&mut self, plate: Plate) {
        let Plate { seat: _, score: _, pending: _, title, state, counters } = plate;
        self.texts.extend(title.into_iter().chain(state));
        self.texts.extend(counters.into_iter().map(|Counter { label, emblem: _, value: _, of: _ }| label));
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
            backdrop: _,
            landscape: _,
            note,
        } = zone;
        self.texts.push(title);
        self.texts.extend(note);
        if let Layout::Sheet { rows, columns } = layout {
            self.texts.extend(rows.into_iter().map(|row| row.title).chain(columns));
        }
        pieces.into_iter().for_each(|piece| self.piece(piece));
        spots.into_iter().for_each(|spot| self.spot(spot));
    }

    fn piece(&mut self, piece: Piece) {
        let Piece { id, kind, face, spot: _, marks, chosen: _ } = piece;
        self.texts.extend(marks.into_iter().map(|mark| mark.label));
        if let Face::Up(front) = face {
            let Front { slug: _, title, emblem: _, tincture: _, badges, text, about, clause, back: _ } =
                front;
            assert!(kind != PieceKind::Die || badges.len() == 1, "the die {id} shows no number");
            self.texts.push(title);
            self.texts.extend(badges.into_iter().map(|badge| badge.label));
            self.texts.extend(text.into_iter().chain(about));
            self.clauses.extend(clause.map(Cow::from));
        }
    }

    fn spot(&mut self, spot: Spot) {
        let Spot { id: _, name, at: _, shape: _, tincture: _, prints, state: _, text, clause, chosen: _ } =
            spot;
        self.texts.push(name);
        self.texts.extend(prints.into_iter().map(|print| print.label));
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
        }
    }
}
