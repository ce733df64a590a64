//! Describes spots and panels in words.

use scene::{
    Content, GaugeMark, GaugePart, Layout, LedgerRow, Panel, Part, Piece, Print, Side, Spot, SpotState, Text,
    Zone,
};

use super::Reader;

impl Reader<'_> {
    /// Describes the spots of a zone. Most spots of a map are empty, so a map lists only those with a piece or a
    /// choice. Tracks and sheets list every spot, row by row.
    pub(super) fn spots(&self, zone: &Zone, lines: &mut Vec<String>) {
        match &zone.layout {
            Layout::Sheet { rows, .. } => {
                for (row, heading) in (0..).zip(rows) {
                    let boxes = zone.spots.iter().filter(|spot| spot.at.1 == row);
                    let boxes: Vec<String> = boxes.map(|spot| self.spot(spot, zone)).collect();
                    lines.push(format!("  {}: {}", self.say(&heading.title), boxes.join("; ")));
                }
            }
            Layout::Map { .. } => {
                let spots = zone.spots.iter().filter(|spot| {
                    spot.chosen
                        || spot.state != SpotState::Plain
                        || self.standing(spot, zone).next().is_some()
                });
                lines.extend(spots.map(|spot| format!("  {}", self.spot(spot, zone))));
            }
            _ => lines.extend(zone.spots.iter().map(|spot| format!("  {}", self.spot(spot, zone)))),
        }
        let loose: Vec<&Piece> = zone.pieces.iter().filter(|piece| piece.spot.is_none()).collect();
        lines.extend(self.counted(&loose).into_iter().map(|piece| format!("  {piece}")));
    }

    pub(super) fn spot(&self, spot: &Spot, zone: &Zone) -> String {
        let state = match spot.state {
            SpotState::Plain => None,
            SpotState::Done => Some("read-spot-done"),
            SpotState::Open => Some("read-spot-open"),
            SpotState::Near => Some("read-spot-near"),
            SpotState::Shut => Some("read-spot-shut"),
        };
        let mut words = vec![self.say(&spot.name)];
        words.extend(spot.prints.iter().map(|print| self.print(print)));
        words.extend(state.map(|state| self.voice.word(state)));
        words.extend(self.counted(&self.standing(spot, zone).collect::<Vec<_>>()));
        words.extend(spot.chosen.then(|| self.voice.word("read-chosen")));
        words.join(", ")
    }

    fn standing<'z>(&self, spot: &'z Spot, zone: &'z Zone) -> impl Iterator<Item = &'z Piece> {
        zone.pieces.iter().filter(|piece| piece.spot.as_ref() == Some(&spot.id))
    }

    fn print(&self, print: &Print) -> String {
        let part = match print.part {
            Part::Face => return self.say(&print.label),
            Part::Cost => "read-cost",
            Part::Gain => "read-gain",
            Part::Need => "read-need",
            Part::Lack => "read-lack",
        };
        self.say(&Text::new(part).with("what", print.label.clone()))
    }

    pub(super) fn panel(&self, panel: &Panel, lines: &mut Vec<String>) {
        let title = self.say(&panel.title);
        match &panel.content {
            Content::Gauge { parts, mark, .. } => {
                let sum: i32 = parts.iter().map(|part| part.value).sum();
                let listed: Vec<String> =
                    parts.iter().map(|GaugePart { label, value, .. }| self.number(label, *value)).collect();
                let mark = mark.iter().map(|GaugeMark { label, .. }| format!("; {}", self.say(label)));
                lines.push(format!("{title}: {sum} ({}){}", listed.join(", "), mark.collect::<String>()));
            }
            Content::Ledger { columns, rows } => {
                lines.push(format!("{title}:"));
                lines.extend(rows.iter().map(|row| format!("  {}", self.row(row, columns))));
            }
            Content::Pieces { pieces, total } => {
                let total = total.map(|total| format!(" = {total}")).unwrap_or_default();
                lines.push(format!("{title}: {}{total}", self.pieces(pieces)));
            }
            Content::Contest { sides, mark, .. } => {
                let mark = mark.iter().map(|mark| format!(" {}", self.say(&mark.label)));
                lines.push(format!("{title}:{}", mark.collect::<String>()));
                lines.extend(sides.iter().map(|side| format!("  {}", self.side(side))));
            }
            Content::Dial { cells, at } => {
                let lowest = cells.iter().map(|cell| cell.value).min().unwrap_or(*at);
                let highest = cells.iter().map(|cell| cell.value).max().unwrap_or(*at);
                lines.push(format!("{title}: {at} ({lowest}–{highest})"));
            }
        }
        lines.extend(panel.note.iter().map(|note| format!("  {}", self.say(note))));
    }

    fn pieces(&self, pieces: &[Piece]) -> String {
        pieces.iter().map(|piece| self.piece(piece)).collect::<Vec<_>>().join(", ")
    }

    fn side(&self, side: &Side) -> String {
        let mut facts = vec![side.total.to_string()];
        facts.extend(side.verdict.iter().map(|verdict| self.say(&verdict.label)));
        facts.extend(side.note.iter().map(|note| self.say(note)));
        if !side.pieces.is_empty() {
            facts.push(self.pieces(&side.pieces));
        }
        format!("{}: {}", self.say(&side.label), facts.join(", "))
    }

    fn row(&self, row: &LedgerRow, columns: &[Text]) -> String {
        let mut cells = Vec::new();
        for (at, cell) in row.cells.iter().enumerate() {
            let heading = columns.get(at).map(|column| self.say(column) + " ").unwrap_or_default();
            cells.push(heading + &self.say(cell));
        }
        if let Some(meter) = row.meter {
            cells.push(format!("{}/{}", meter.value, meter.goal));
        }
        format!("{}: {}", self.say(&row.label), cells.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use scene::{Face, Meter, PieceKind, Role, Scene, Tincture};

    use super::*;
    use crate::{Locale, Names, Voice, read};

    const FILE: &str = "city = City\nfield = Field\nmap = Map\ncourt = Court\nking = King\ngold = 2 gold\n\
                        strength = Strength\nsword = Sword\nleast = at least 15\nwon = Won at\nwait = Wait.\n";

    fn read_zone(zone: Zone, panels: Vec<Panel>) -> Vec<String> {
        let scene = Scene { zones: vec![zone], panels, ..Scene::new("wait") };
        read(&scene, &Voice::with_messages(Locale::En, &[FILE]), Names::default())
    }

    #[test]
    fn of_a_map_only_what_matters_is_read() {
        let figure = Face::Down { back: String::new() };
        let zone = Zone {
            spots: vec![Spot::new("a", "field", (0, 0)), Spot::new("b", "city", (5, 5))],
            pieces: vec![Piece { spot: Some("b".to_owned()), ..Piece::new("x", PieceKind::Figure, figure) }],
            ..Zone::new("map", "map", Role::Board, Layout::Map { width: 9, height: 9 })
        };
        assert_eq!(read_zone(zone, vec![]), ["Map:", "  City, a card face down"]);
    }

    #[test]
    fn a_sheet_is_read_row_by_row() {
        let price = Print { part: Part::Cost, label: "gold".into(), emblem: None, value: Some(2) };
        let spot = Spot { prints: vec![price], state: SpotState::Open, ..Spot::new("k1", "field", (0, 0)) };
        let layout = Layout::Sheet { rows: vec!["king".into()], columns: vec![] };
        let zone = Zone { spots: vec![spot], ..Zone::new("court", "court", Role::Mine, layout) };
        assert_eq!(read_zone(zone, vec![]), ["Court:", "  King: Field, costs 2 gold, within reach"]);
    }

    #[test]
    fn reckonings_are_read_with_their_sums() {
        let part = GaugePart { label: "sword".into(), value: 10, tincture: Tincture::Azure };
        let mark = Some(GaugeMark { label: "least".into(), value: 15 });
        let gauge = Content::Gauge { parts: vec![part.clone(), part], mark, end: 75 };
        let row = LedgerRow {
            label: "king".into(),
            seat: None,
            cells: vec![],
            meter: Some(Meter { value: 1, goal: 6, wanted: true }),
            now: false,
        };
        let ledger = Content::Ledger { columns: vec![], rows: vec![row] };
        let panel = |id: &str, title: &'static str, content| Panel {
            id: id.to_owned(),
            title: title.into(),
            content,
            note: None,
        };
        let zone = Zone::new("map", "map", Role::Board, Layout::Row);
        let lines = read_zone(zone, vec![panel("g", "strength", gauge), panel("l", "won", ledger)]);
        assert_eq!(lines[1..], ["Strength: 20 (Sword 10, Sword 10); at least 15", "Won at:", "  King: 1/6"]);
    }
}
