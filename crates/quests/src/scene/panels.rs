//! What is reckoned beside the table: the viewer's strength, the standings.

use engine::Seat;
use scene::{Content, GaugeMark, GaugePart, LedgerRow, Meter, Panel, Text, Tincture};

use super::phrases::{card_name, name, rank_name};
use super::plates::is_at_table;
use super::zones::floor;
use crate::cards::{Card, Kind};
use crate::open::Trial;
use crate::phase::Phase;
use crate::strength::stage_points;
use crate::view::View;

/// Every panel that has something to say now.
pub(super) fn panels(view: &View) -> Vec<Panel> {
    [strength(view), standings(view)].into_iter().flatten().collect()
}

/// The viewer's strength while arming, part by part, against what is known of the stage.
fn strength(view: &View) -> Option<Panel> {
    let (Phase::Arm(_), Some(seat)) = (view.open.phase, view.viewer) else { return None };
    let fights = view.open.quest.within.contains(seat) || view.open.tournament.contenders.contains(seat);
    if !fights {
        return None;
    }
    let player = &view.open.players[seat];
    let part = |label: Text, value: u8, tincture| GaugePart { label, value: value.into(), tincture };
    let mut parts = vec![part(rank_name(player.rank), player.rank.points(), Tincture::Argent)];
    let in_play =
        view.open.counted_allies(seat).faces().map(|ally| (ally, view.open.ally_points(ally, seat)));
    let sealed = view.sealed.faces().map(|card| (card, view.open.worth(card, seat)));
    let amour = player.amour.then_some((Card::Amour, Card::Amour.points()));
    for (card, points) in in_play.chain(amour).chain(sealed).filter(|(_, points)| *points > 0) {
        let tincture = match card.kind() {
            Kind::Ally => Tincture::Vert,
            Kind::Amour => Tincture::Gules,
            _ => Tincture::Azure,
        };
        parts.push(part(card_name(card), points, tincture));
    }
    let total: i32 = parts.iter().map(|part| part.value).sum();
    let mark = goal(view);
    let end = total.max(mark.as_ref().map_or(0, |mark| mark.value)).max(50) + 25;
    Some(Panel {
        id: "strength".to_owned(),
        title: Text::new("panel-strength").with("points", total),
        content: Content::Gauge { parts, mark, end },
        note: None,
    })
}

/// What the stage asks for, as far as the viewer knows.
fn goal(view: &View) -> Option<GaugeMark> {
    let quest = view.open.quest_card().filter(|_| view.open.quest.trial == Trial::Foe)?;
    let stage = view.open.quest.stage;
    let (id, value) = match view.stages[usize::from(stage)] {
        Some(cards) => ("goal-known", stage_points(cards, quest)),
        None => ("goal-at-least", floor(view, stage) + 5),
    };
    Some(GaugeMark { label: Text::new(id).with("points", value), value: value.into() })
}

/// How far everybody is on the way to the Round Table. A quest or a tournament needs the room for itself.
fn standings(view: &View) -> Option<Panel> {
    let contest = view.open.card.is_some_and(|card| !card.is_event());
    if contest && !matches!(view.open.phase, Phase::Over(_)) {
        return None;
    }
    let row = |seat: Seat| {
        let player = &view.open.players[seat];
        LedgerRow {
            label: name(seat),
            seat: Some(seat),
            cells: vec![rank_name(player.rank), number(player.shields.into())],
            meter: player.rank.price().map(|price| Meter {
                value: player.shields.into(),
                goal: price.into(),
                wanted: true,
            }),
            now: is_at_table(view, seat),
        }
    };
    let rows = Seat::all(view.seats()).map(row).collect();
    let content = Content::Ledger { columns: vec!["panel-rank".into(), "panel-shields".into()], rows };
    Some(Panel { id: "standings".to_owned(), title: "panel-standings".into(), content, note: None })
}

fn number(value: i32) -> Text {
    Text::new("number").with("number", value)
}
