//! Boards: the drawings under maps. They are large, so the browser client loads them only when a game needs them.

use crate::drawing::{Drawing, drawings_of};

/// The boards of one game, in one file.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The file's name; the slugs of its drawings are `board/NAME` and `board/NAME-…`.
    pub name: &'static str,
    /// The file. Its words are in elements with a `data-msg` attribute, see [`lettered`].
    pub asset: &'static str,
}

/// Every file of boards.
///
/// - `board/ring`, 1184 by 1184: the map of four lands; spots as in the rules, shifted by 92 to the right and down.
/// - `board/camelot`, 1640 by 1040: walls and hinterland. A side of each room lies over it (`board/camelot-green-a` …),
///   then `board/camelot-hall`, then `board/camelot-secret` or `board/camelot-closed`.
/// - `board/knight-war`, `-flood`, `-barbarians`, `-rebels`, `-two`, 1000 by 720: landscapes; clients draw spots and
///   roads over them. The map for four is `board/knight-four`, then the corners of the seats that play
///   (`board/knight-four-1` …), then `board/knight-four-land`.
pub const BOARDS: [Board; 3] = [
    Board { name: "camelot", asset: include_str!("../assets/boards/camelot.svg") },
    Board { name: "knight", asset: include_str!("../assets/boards/knight.svg") },
    Board { name: "ring", asset: include_str!("../assets/boards/ring.svg") },
];

/// The colours of boards in the dark theme, as CSS variables.
pub const BOARD_TOKENS: &str = include_str!("../assets/boards.css");

/// Returns the name of the file that contains a board: `camelot` for `board/camelot-green-a`.
pub fn board_file(slug: &str) -> Option<&str> {
    slug.strip_prefix("board/")?.split('-').next()
}

/// Returns the board with this slug.
pub fn board(slug: &str) -> Option<Drawing<'static>> {
    let file = board_file(slug)?;
    let board = BOARDS.iter().find(|board| board.name == file)?;
    drawings_of(board.asset).find(|drawing| drawing.slug == slug)
}

/// Writes the words on a board in the reader's language. Each element with a `data-msg` attribute gets the message of
/// that name; an element without such a message keeps its own text.
pub fn lettered(markup: &str, say: impl Fn(&str) -> Option<String>) -> String {
    let mut lettered = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((before, after)) = rest.split_once(" data-msg=\"") {
        let (message, after) = after.split_once('"').expect("an attribute ends");
        let (attributes, after) = after.split_once('>').expect("a tag ends");
        let (words, after) = after.split_once('<').expect("an element ends");
        lettered.push_str(before);
        lettered.push_str(attributes);
        lettered.push('>');
        match say(message) {
            Some(said) => lettered.push_str(&crate::escape(&said)),
            None => lettered.push_str(words),
        }
        lettered.push('<');
        rest = after;
    }
    lettered + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_is_found_in_its_file() {
        for file in BOARDS {
            for drawing in drawings_of(file.asset) {
                assert_eq!(board(drawing.slug).map(|found| found.markup), Some(drawing.markup));
            }
        }
        assert_eq!(board("board/elsewhere"), None);
        assert_eq!(board("emblem/dragon"), None);
    }

    #[test]
    fn parts_of_a_board_are_as_large_as_the_whole() {
        let sizes =
            |name: &str| drawings_of(name).map(|drawing| (drawing.width, drawing.height)).collect::<Vec<_>>();
        for file in BOARDS {
            let sizes = sizes(file.asset);
            assert!(sizes.iter().all(|size| *size == sizes[0]), "{}: {sizes:?}", file.name);
        }
    }

    #[test]
    fn a_board_speaks_the_readers_language() {
        let markup =
            r#"<text x="1" data-msg="room" y="2">Hall</text><text data-msg="other">Elsewhere</text>"#;
        let said = lettered(markup, |id| (id == "room").then(|| "Saal & Hof".to_owned()));
        assert_eq!(said, r#"<text x="1" y="2">Saal &amp; Hof</text><text>Elsewhere</text>"#);
    }
}
