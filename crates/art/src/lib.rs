//! Emblems, card faces, shields and covers as SVG, drawn by us.
//!
//! A drawing is a `<symbol>` of a file under `assets/`, found by its slug. Colours are written as
//! `var(--gules,#A8252C)`: in a page they follow the theme of `tokens.css`; for a picture, [`paint`] replaces them by
//! the colours of one theme. Drawings contain numbers but no words. The caller writes a card's title into its [`Band`]
//! in the reader's language.

mod board;
mod drawing;
mod face;
mod lettering;
mod paint;
mod picture;
mod standing;

pub use board::{BOARD_TOKENS, BOARDS, Board, board, board_file, lettered};
pub use drawing::{Band, Drawing, all, common, drawing, drawings_of, lay_out_for_boards};
pub use face::{CARD_HEIGHT, CARD_WIDTH, Lettering, card, emblem, hatching_of, ink_on, paint_of};
pub use lettering::{escape, fit, wrap};
pub use paint::{Light, paint};
pub use picture::{PICTURE_WIDTH, picture};
pub use standing::{place, standing};

/// The palette and the sizes as CSS variables: light, dark, high contrast.
pub const TOKENS: &str = include_str!("../assets/tokens.css");

/// Returns the patterns that drawings refer to: hatchings of the tinctures, repeating charges of card backs. A document
/// that shows drawings must contain them once.
pub fn patterns() -> String {
    [include_str!("../assets/hatching.svg"), include_str!("../assets/backgrounds.svg")]
        .map(definitions)
        .concat()
}

/// Returns the content of the `<defs>` element of an asset.
fn definitions(asset: &str) -> &str {
    let inner = asset.split_once("<defs>").and_then(|(_, rest)| rest.split_once("</defs>"));
    inner.expect("every asset has definitions").0
}
