//! The visible things of a scene, with their words in the current language.

use engine::Seat;
use scene::{Face, Layout, Mark, Piece, Role, Spot, SpotState, Tincture, Zone};

use super::app::App;
use super::board::{Board, sign_of};
use super::panel;
use super::wrap::width;
use crate::speech::Speech;

/// A zone with its words.
pub(crate) struct Tile {
    /// The heading, with the count of a pile.
    pub(crate) title: String,
    /// The seat that owns it.
    pub(crate) owner: Option<Seat>,
    pub(crate) role: Role,
    pub(crate) layout: Layout,
    /// The things in it.
    pub(crate) sights: Vec<Sight>,
    /// Lines of text, for panels only.
    pub(crate) lines: Vec<String>,
    /// Its spots, if it has any.
    pub(crate) board: Option<Board>,
}

/// A piece or a spot with its words.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// The id in the scene.
    pub(crate) id: String,
    /// The name; empty if it is face down.
    pub(crate) title: String,
    /// The number in the first corner.
    pub(crate) value: Option<String>,
    /// The other numbers.
    pub(crate) more: Vec<String>,
    /// The effect.
    pub(crate) text: Option<String>,
    pub(crate) tincture: Option<Tincture>,
    /// One sign for each mark on it.
    pub(crate) marks: String,
    /// Whether it is face down.
    pub(crate) hidden: bool,
    /// Whether the player has picked or touched it in the decision under way.
    pub(crate) chosen: bool,
    /// The key that clicks it, if it is clickable.
    pub(crate) key: Option<char>,
    /// Whether it is clickable.
    pub(crate) inviting: bool,
    /// A single character for it on a map.
    pub(crate) sign: char,
}

impl Sight {
    /// Returns the thing in one line: `3 Dragon`.
    pub(crate) fn chip(&self) -> String {
        let mut words: Vec<&str> = Vec::new();
        words.extend(self.value.as_deref());
        words.push(if self.hidden { "▒" } else { &self.title });
        words.extend(self.more.iter().map(String::as_str));
        words.push(&self.marks);
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }

    /// Returns the same without its name, for players who recognize its number and hatching.
    pub(crate) fn nameless(&self) -> Sight {
        match self.value {
            Some(_) => Sight { title: String::new(), ..self.clone() },
            None => self.clone(),
        }
    }

    /// Returns the columns of the chip, with space for its key.
    pub(crate) fn chip_width(&self) -> u16 {
        width(&self.chip()) + 4
    }
}

/// Every zone of a scene, in order, and then every panel.
pub(crate) fn tiles(app: &App) -> Vec<Tile> {
    let (scene, speech, you) = (&app.scene, &app.speech, app.viewer);
    let (narrowing, choices) = (app.runner.client().narrowing(), app.runner.client().choices());
    let mut keys = 'A'..='Z';
    let mut finish = |mut sight: Sight| {
        let is_touched = narrowing.is_touched(&sight.id);
        // A second touch plays what is left, or takes the first one back.
        sight.inviting = is_touched || narrowing.invites(choices, &sight.id);
        sight.key = if sight.inviting { keys.next() } else { None };
        sight.chosen |= is_touched;
        sight
    };
    let tile = |zone: &Zone| {
        let count = match zone.layout {
            Layout::Pile(count) => format!(" ×{count}"),
            _ => String::new(),
        };
        let note = zone.note.as_ref().map(|note| format!(" · {}", speech.say(note, you))).unwrap_or_default();
        let spots = zone.spots.iter().map(|spot| of_spot(spot, speech, you));
        // Only the top of a pile is visible.
        let covered =
            if matches!(zone.layout, Layout::Pile(_)) { zone.pieces.len().saturating_sub(1) } else { 0 };
        let pieces = zone.pieces.iter().skip(covered).map(|piece| of_piece(piece, speech, you));
        Tile {
            title: format!("{}{count}{note}", speech.say(&zone.title, you)),
            owner: zone.owner,
            role: zone.role,
            layout: zone.layout.clone(),
            sights: spots.chain(pieces).map(&mut finish).collect(),
            lines: Vec::new(),
            board: Board::of(zone, |text| speech.say(text, you)),
        }
    };
    let mut tiles: Vec<Tile> = scene.zones.iter().map(tile).collect();
    tiles.extend(scene.panels.iter().map(|panel| Tile {
        title: speech.say(&panel.title, you),
        owner: None,
        role: Role::Board,
        layout: Layout::Row,
        sights: Vec::new(),
        lines: panel::lines(panel, speech, you),
        board: None,
    }));
    tiles
}

fn of_piece(piece: &Piece, speech: &Speech, you: Option<Seat>) -> Sight {
    let bare = Sight {
        id: piece.id.clone(),
        title: String::new(),
        value: None,
        more: Vec::new(),
        text: None,
        tincture: None,
        marks: piece.marks.iter().map(sign).collect(),
        hidden: true,
        chosen: piece.chosen,
        key: None,
        inviting: false,
        sign: '▒',
    };
    match &piece.face {
        Face::Down { .. } => bare,
        Face::Up(front) => {
            let mut numbers = front.badges.iter().map(|badge| badge.value.to_string());
            let title = speech.say(&front.title, you);
            Sight {
                sign: title.chars().next().unwrap_or('?'),
                title,
                value: numbers.next(),
                more: numbers.collect(),
                text: front.text.as_ref().map(|text| speech.say(text, you)),
                tincture: Some(front.tincture),
                hidden: false,
                ..bare
            }
        }
    }
}

fn of_spot(spot: &Spot, speech: &Speech, you: Option<Seat>) -> Sight {
    let state = match spot.state {
        SpotState::Plain => "",
        SpotState::Done => "✓",
        SpotState::Open => "○",
        SpotState::Near => "◌",
        SpotState::Shut => "×",
    };
    Sight {
        id: spot.id.clone(),
        title: speech.say(&spot.name, you),
        value: None,
        more: spot.prints.iter().map(|print| speech.say(&print.label, you)).collect(),
        text: spot.text.as_ref().map(|text| speech.say(text, you)),
        tincture: spot.tincture,
        marks: state.to_owned(),
        hidden: false,
        chosen: spot.chosen,
        key: None,
        inviting: false,
        sign: printed(spot).unwrap_or(sign_of(spot.shape)),
    }
}

/// Returns the digit printed on a spot, which says more than its outline.
fn printed(spot: &Spot) -> Option<char> {
    let digit = spot.prints.iter().find(|print| print.emblem.is_none())?.value?;
    char::from_digit(u32::try_from(digit).ok()?, 10)
}

/// Returns the sign of a mark: its owner's number, or a diamond.
fn sign(mark: &Mark) -> char {
    const NUMBERS: [char; engine::MAX_SEATS] = ['①', '②', '③', '④', '⑤', '⑥'];
    mark.owner.map_or('◆', |seat| NUMBERS[seat.index()])
}
