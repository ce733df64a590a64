//! The beats of the toy match.

use engine::Seat;
use scene::{Beat, Content, GaugeMark, GaugePart, Panel, Side, Text, Tincture};
use table::BeatAt;

/// Whoever makes a step fights a fire of twelve with ten, and the sentence says who did it.
pub(super) fn of(played: &[(Seat, String)], after: u32) -> Vec<BeatAt> {
    let news = (1..).zip(played).filter(|(at, _)| *at > after);
    let beat = |seat: Seat| {
        let part = GaugePart { label: "first".into(), value: 10, tincture: Tincture::Gules };
        let side = Side { parts: vec![part], ..Side::of(seat, "first", 10).ending(false, "no") };
        let mark = GaugeMark { label: "needs".into(), value: 12 };
        let contest = Content::Contest { sides: vec![side], mark: Some(mark), end: 15 };
        Beat::new("TO-01", "fire", Text::new("did").with("who", seat))
            .showing(Panel::new("fire", "middle", contest))
    };
    news.map(|(at, (seat, _))| BeatAt { at, beat: beat(*seat) }).collect()
}
