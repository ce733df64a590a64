//! Panels as text: sums against thresholds as bars, lists of names and numbers as rows.

use engine::Seat;
use scene::{Content, DialCell, Face, GaugeMark, GaugePart, LedgerRow, Meter, Panel, Piece, Side, Text};

use super::look::hatching;
use super::wrap::width;
use crate::speech::Speech;

/// The columns of a gauge.
const SCALE: i32 = 30;
/// The columns of a meter.
const METER: i32 = 6;

/// Returns a panel in lines, without its heading.
pub(crate) fn lines(panel: &Panel, speech: &Speech, you: Option<Seat>) -> Vec<String> {
    let say = |text: &Text| speech.say(text, you);
    let mut lines = match &panel.content {
        Content::Gauge { parts, mark, end } => {
            let sum: i32 = parts.iter().map(|part| part.value).sum();
            let listed: Vec<String> =
                parts.iter().map(|part| format!("{} {}", say(&part.label), part.value)).collect();
            let mark_words = mark.iter().map(|mark| format!(" ({})", say(&mark.label))).collect::<String>();
            vec![gauge(parts, mark.as_ref(), *end), format!("{sum} = {}{mark_words}", listed.join(" + "))]
        }
        Content::Ledger { columns, rows } => {
            let mut table: Vec<Vec<String>> = Vec::new();
            if !columns.is_empty() {
                table.push(std::iter::once("  ".to_owned()).chain(columns.iter().map(say)).collect());
            }
            table.extend(rows.iter().map(|row| cells(row, &say)));
            aligned(&table)
        }
        Content::Pieces { pieces, total } => {
            let total = total.map(|total| format!(" = {total}")).unwrap_or_default();
            vec![format!("{}{total}", named(pieces, &say))]
        }
        Content::Contest { sides, mark, end } => {
            let mark = mark.as_ref();
            let mut lines: Vec<String> = mark.iter().map(|mark| say(&mark.label)).collect();
            let table: Vec<Vec<String>> = sides.iter().map(|side| cells_of(side, mark, *end, &say)).collect();
            lines.extend(aligned(&table));
            lines
        }
        Content::Dial { cells, at } => vec![dial(cells, *at)],
    };
    lines.extend(panel.note.iter().map(say));
    lines
}

/// Draws each part in its hatching, the threshold as a line, the missing rest as dots.
fn gauge(parts: &[GaugePart], mark: Option<&GaugeMark>, end: i32) -> String {
    let at = |value: i32| (value * SCALE / end.max(1)).clamp(0, SCALE);
    let mut bar = vec!['·'; SCALE as usize + 1];
    let mut sum = 0;
    for part in parts {
        let from = at(sum);
        sum += part.value;
        bar[from as usize..at(sum) as usize].fill(hatching(part.tincture));
    }
    if let Some(mark) = mark {
        bar[at(mark.value) as usize] = '┃';
    }
    bar.into_iter().collect()
}

fn cells(row: &LedgerRow, say: &impl Fn(&Text) -> String) -> Vec<String> {
    let sign = if row.now { "▶" } else { " " };
    let mut cells = vec![format!("{sign} {}", say(&row.label))];
    cells.extend(row.cells.iter().map(say));
    cells.extend(row.meter.map(meter));
    cells
}

/// Pieces by their names, each with its first number.
fn named(pieces: &[Piece], say: &impl Fn(&Text) -> String) -> String {
    let name = |piece: &Piece| match &piece.face {
        Face::Up(front) => {
            let number = front.badges.first().map(|badge| format!(" {}", badge.value)).unwrap_or_default();
            format!("{}{number}", say(&front.title))
        }
        Face::Down { .. } => "?".to_owned(),
    };
    pieces.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// A side of a contest: how it came off, its strength, its bar if there is a scale, and what it turned up.
fn cells_of(side: &Side, mark: Option<&GaugeMark>, end: i32, say: &impl Fn(&Text) -> String) -> Vec<String> {
    let sign = side.verdict.as_ref().map_or(" ", |verdict| if verdict.won { "✓" } else { "✗" });
    let mut cells = vec![format!("{sign} {}", say(&side.label)), side.total.to_string()];
    if end > 0 {
        cells.push(gauge(&side.parts, mark, end));
    }
    let facts = side.verdict.iter().map(|verdict| &verdict.label).chain(&side.note).map(say);
    cells.push(facts.collect::<Vec<_>>().join(", "));
    let has_bar_of_cards = end > 0 && !side.parts.is_empty();
    if !side.pieces.is_empty() && !has_bar_of_cards {
        cells.push(named(&side.pieces, say));
    }
    cells
}

/// The numbers of a dial; those that win have a dot, the one that it came to stands in brackets.
fn dial(cells: &[DialCell], at: i32) -> String {
    let cell = |cell: &DialCell| {
        let won = if cell.wins { "·" } else { "" };
        if cell.value == at { format!("[{}]{won}", cell.value) } else { format!("{}{won}", cell.value) }
    };
    cells.iter().map(cell).collect::<Vec<_>>().join(" ")
}

fn meter(meter: Meter) -> String {
    let full = (meter.value * METER / meter.goal.max(1)).clamp(0, METER);
    let bar = "█".repeat(full as usize) + &"░".repeat((METER - full) as usize);
    format!("{bar} {}/{}", meter.value, meter.goal)
}

/// Aligns the cells of each column.
fn aligned(table: &[Vec<String>]) -> Vec<String> {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| {
        table.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<u16> = (0..columns).map(wide).collect();
    let line = |row: &Vec<String>| {
        let padded = row
            .iter()
            .zip(&widths)
            .map(|(cell, wide)| format!("{cell}{}", " ".repeat(usize::from(wide - width(cell)) + 2)));
        padded.collect::<String>().trim_end().to_owned()
    };
    table.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use scene::Tincture;

    use super::*;

    #[test]
    fn a_gauge_fills_up_to_its_mark() {
        let part = |value, tincture| GaugePart { label: "sword".into(), value, tincture };
        let parts = [part(10, Tincture::Gules), part(5, Tincture::Argent)];
        let mark = GaugeMark { label: "least".into(), value: 20 };
        assert_eq!(gauge(&parts, Some(&mark), 30), "║║║║║║║║║║░░░░░·····┃··········");
        assert_eq!(gauge(&[part(99, Tincture::Or)], None, 0).chars().filter(|&sign| sign == '∙').count(), 30);
    }

    #[test]
    fn a_contest_shows_each_side_against_the_wall_and_a_dial_where_it_came_to() {
        let part = GaugePart { label: "sword".into(), value: 15, tincture: Tincture::Gules };
        let side =
            Side { parts: vec![part], ..Side::new("Kay", 15).ending(false, "falls").noting("5 short") };
        let mark = GaugeMark { label: "least".into(), value: 20 };
        let say = |text: &Text| text.id.clone();
        let expected = ["✗ Kay", "15", "║║║║║║║║║║║║║║║·····┃··········", "falls, 5 short"];
        assert_eq!(cells_of(&side, Some(&mark), 30, &say), expected);
        let cells: Vec<DialCell> = (1..=4).map(|value| DialCell::new(value, value > 2)).collect();
        assert_eq!(dial(&cells, 3), "1 2 [3]· 4·");
    }

    #[test]
    fn rows_of_a_ledger_stand_below_each_other() {
        let table = [vec!["  Kay".to_owned(), "3".to_owned()], vec!["▶ Morgan".to_owned(), "12".to_owned()]];
        assert_eq!(aligned(&table), ["  Kay     3", "▶ Morgan  12"]);
        assert_eq!(meter(Meter { value: 1, goal: 6, wanted: true }), "█░░░░░ 1/6");
    }
}
