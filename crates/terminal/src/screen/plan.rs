//! Divides the screen: plates, board, turn line, prompt, offers, hand; log and explanations beside them.

use ratatui::layout::Rect;

/// The smallest screen that a table fits on.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// From this width on, the log is beside the table.
const WIDE: u16 = 110;

/// The requirements of the content.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    /// Rows of the other players' plates.
    pub(crate) plates: u16,
    /// Rows of the prompt.
    pub(crate) prompt: u16,
    /// Rows of the offers.
    pub(crate) offers: u16,
    /// Whether the viewer has a seat, whose numbers need a row.
    pub(crate) seated: bool,
    /// Whether the viewer has zones of their own.
    pub(crate) own: bool,
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The game and the progress of the match.
    pub(crate) heading: Rect,
    /// The other players' plates.
    pub(crate) plates: Rect,
    /// Board, market and supplies.
    pub(crate) middle: Rect,
    /// The stages of the turn.
    pub(crate) turn: Rect,
    /// The prompt.
    pub(crate) prompt: Rect,
    /// The choices in words.
    pub(crate) offers: Rect,
    /// The viewer's hand and other zones.
    pub(crate) own: Rect,
    /// The explanation of the focused thing; empty if there is room beside the table.
    pub(crate) explanation: Rect,
    /// The list of keys.
    pub(crate) keys: Rect,
    /// The log and explanations, on a wide screen.
    pub(crate) beside: Option<Rect>,
}

/// Returns the columns of the table itself, without the part beside it.
pub(crate) fn table_width(screen: Rect) -> u16 {
    match screen.width {
        wide if wide >= WIDE => wide - beside_width(wide) - 1,
        narrow => narrow,
    }
}

fn beside_width(width: u16) -> u16 {
    (width / 4).clamp(32, 52)
}

/// Divides a screen.
pub(crate) fn plan(screen: Rect, needs: Needs) -> Plan {
    let width = table_width(screen);
    let beside = (width < screen.width)
        .then(|| Rect::new(width + 1, screen.y, screen.width - width - 1, screen.height - 1));
    let heading = u16::from(screen.height >= 28);
    let explanation = match (beside, screen.height) {
        (Some(_), _) => 1,
        (None, ..28) => 1,
        (None, _) => 2,
    };
    let own = if needs.own { own_height(screen.height) } else { u16::from(needs.seated) };
    let fixed = heading + needs.plates + 1 + needs.prompt + needs.offers + own + explanation + 1;
    let middle = screen.height.saturating_sub(fixed);
    let mut y = screen.y;
    let mut rows = |height: u16| {
        let area = Rect::new(screen.x, y, width, height).intersection(screen);
        y += height;
        area
    };
    Plan {
        heading: rows(heading),
        plates: rows(needs.plates),
        middle: rows(middle),
        turn: rows(1),
        prompt: rows(needs.prompt),
        offers: rows(needs.offers),
        own: rows(own),
        explanation: rows(explanation),
        keys: Rect { width: screen.width, ..rows(1) },
        beside,
    }
}

/// Returns the rows for the viewer's own zones: a heading and a card of a size that suits the screen.
fn own_height(screen: u16) -> u16 {
    match screen {
        ..36 => 5,
        36..56 => 7,
        56..80 => 10,
        _ => 13,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sits_with_empty_hands_still_has_a_row() {
        let needs = Needs { plates: 0, prompt: 1, offers: 1, seated: true, own: false };
        for screen in [Rect::new(0, 0, 80, 24), Rect::new(0, 0, 140, 48)] {
            let parts = plan(screen, needs);
            assert_eq!((parts.own.height, parts.own.bottom()), (1, parts.explanation.y));
            assert_eq!(plan(screen, Needs { seated: false, ..needs }).own.height, 0);
        }
    }
}
