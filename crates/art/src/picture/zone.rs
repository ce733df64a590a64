//! Draws a zone with its pieces.

use scene::{Face, Layout, Piece, PieceKind, Role, SHIELDS, Zone};

use super::Painter;
use super::canvas::{Canvas, Ink};
use crate::face::{CARD_WIDTH, Lettering, card};
use crate::standing::standing;

/// The height of a heading.
const HEADING: i32 = 26;

impl Painter<'_> {
    /// Draws a zone with its upper left corner at this point; returns its width and height.
    pub(super) fn zone(&self, zone: &Zone, corner: (i32, i32), most: i32, canvas: &mut Canvas) -> (i32, i32) {
        let (x, y) = corner;
        let title = self.say(&zone.title);
        let note = zone.note.as_ref().map(|note| format!(": {}", self.say(note))).unwrap_or_default();
        let heading = format!("{title}{note}");
        // A zone of another player needs no title, because it stands on the player's plate.
        if zone.role == Role::Opponent {
            return self.pieces(zone, (x, y), most, canvas);
        }
        let heading_width = canvas.text(x, y + 17, 16, Ink::Faint, &heading);
        let (width, height) = if zone.spots.is_empty() {
            self.pieces(zone, (x, y + HEADING), most, canvas)
        } else {
            self.board(zone, (x, y + HEADING), most, canvas)
        };
        (width.max(heading_width), height + HEADING)
    }

    fn pieces(&self, zone: &Zone, (x, y): (i32, i32), most: i32, canvas: &mut Canvas) -> (i32, i32) {
        let width = card_width(zone.role);
        let height = width * 7 / 5;
        let count = zone.pieces.len() as i32;
        let place = |at: i32| match zone.layout {
            Layout::Column => (x, y + at * height / 4),
            Layout::Grid(columns) => {
                let columns = i32::from(columns.max(1));
                (x + at % columns * (width + 10), y + at / columns * (height + 10))
            }
            Layout::Pile(_) => (x, y),
            _ => (x + at * (width + 8).min((most - width) / (count - 1).max(1)), y),
        };
        for (at, piece) in (0..).zip(&zone.pieces) {
            self.piece(piece, place(at), width, canvas);
        }
        if let Layout::Pile(cards) = zone.layout {
            if zone.pieces.is_empty() && cards > 0 {
                canvas.panel(x, y, width, height);
            }
            canvas.pill(x + width + 8, y + height - 20, &cards.to_string());
            return (width + 12, height + 6);
        }
        let last = place((count - 1).max(0));
        let rows = match zone.layout {
            Layout::Grid(columns) => x + (i32::from(columns).min(count.max(1)) * (width + 10)) - 10,
            _ => last.0 + width,
        };
        (rows - x, last.1 + height - y)
    }

    /// Draws a piece with its marks. A picked piece has a golden background.
    pub(super) fn piece(&self, piece: &Piece, (x, y): (i32, i32), width: i32, canvas: &mut Canvas) {
        let height = if piece.kind == PieceKind::Card { width * 7 / 5 } else { width };
        if piece.chosen {
            canvas.raw(&format!(
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="#E0B050"/>"##,
                x - 4,
                y - 4,
                width + 8,
                height + 12
            ));
        }
        match (&piece.face, piece.kind) {
            (Face::Up(front), PieceKind::Token | PieceKind::Figure | PieceKind::Die) => {
                canvas.placed(x, y, f64::from(width) / 64.0, &standing(piece.kind, front));
            }
            (face, _) => {
                let (title, text) = match face {
                    Face::Up(front) => {
                        (self.say(&front.title), front.text.as_ref().map(|text| self.say(text)))
                    }
                    Face::Down { .. } => (String::new(), None),
                };
                let markup = card(face, Lettering { title: &title, text: text.as_deref() });
                canvas.placed(x, y, f64::from(width) / f64::from(CARD_WIDTH), &markup);
            }
        }
        for (at, mark) in (0..).zip(&piece.marks) {
            match mark.owner {
                Some(owner) => {
                    let shield = format!("shield-{}", SHIELDS[owner.index()].0.word());
                    canvas.drawing(&shield, x + width - 26 - 24 * at, y + 4, 24);
                }
                None => canvas.emblem(&mark.emblem, x + width - 26 - 24 * at, y + 4, 24),
            }
        }
    }
}

fn card_width(role: Role) -> i32 {
    match role {
        Role::Hand => 124,
        Role::Board => 106,
        Role::Market => 92,
        Role::Side => 78,
        Role::Mine => 76,
        Role::Opponent => 40,
    }
}
