//! The moments that decide: a stage that is turned over, a test that is won, a round of a tournament.

use engine::{Seat, SeatSet};
use scene::{Beat, Content, GaugeMark, GaugePart, Panel, Piece, PieceKind, Side, Text, Tincture};

use super::faces;
use super::phrases::{card_name, name, rank_name};
use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::strength::stage_points;
use crate::view::View;

/// The space beyond the strongest side on the scale.
const BEYOND: i32 = 5;

/// What a step decided, if anything.
pub(super) fn beat(heard: &[Event], view: &View) -> Option<Beat> {
    heard.iter().find_map(|event| match *event {
        Event::Passed { goal, .. } | Event::Defeated { goal, .. } => Some(stage(heard, view, goal)),
        Event::TestWon { seat, bid, cost } => Some(test(view, seat, (bid, cost))),
        Event::Measured { .. } => Some(round(heard, view)),
        _ => None,
    })
}

/// A stage with a foe is compared with everybody who fights it (QT-82).
fn stage(heard: &[Event], view: &View, goal: u8) -> Beat {
    let passed = among(heard, |event| match event {
        Event::Passed { seat, .. } => Some(seat),
        _ => None,
    });
    let failed = among(heard, |event| match event {
        Event::Defeated { seat, .. } => Some(seat),
        _ => None,
    });
    let shields = heard.iter().find_map(|event| match event {
        Event::QuestCompleted { shields, .. } => Some(*shields),
        _ => None,
    });
    let sides = heard.iter().filter_map(|event| match *event {
        Event::Passed { seat, total, goal } => {
            Some(side(view, seat, total).ending(true, "beat-passes").noting(spare(total - goal)))
        }
        Event::Defeated { seat, total, goal } => {
            let short = Text::new("beat-short").with("points", goal - total);
            Some(side(view, seat, total).ending(false, "beat-falls").noting(short))
        }
        _ => None,
    });
    let (at, cards) = stage_of(heard, view, goal);
    let title = match at {
        Some(at) if view.open.stages() > 0 => {
            Text::new("beat-stage").with("stage", at + 1).with("of", view.open.stages())
        }
        _ => "beat-stage-last".into(),
    };
    let mark = GaugeMark { label: Text::new("beat-goal").with("points", goal), value: goal.into() };
    let contest = contest("beat-fight", sides.collect(), Some(mark));
    let who = |text: Text| text.with("names", passed).with("victim", failed);
    let sentence = match (passed.is_empty(), failed.is_empty(), shields) {
        (true, ..) => who(Text::new("beat-none-pass")),
        (false, true, None) => who(Text::new("beat-all-pass")),
        (false, false, None) => who(Text::new("beat-some-pass")),
        (false, is_whole, Some(shields)) => {
            let id = if is_whole { "beat-completed" } else { "beat-completed-by-some" };
            who(Text::new(id)).with("shields", shields).with("count", passed.len())
        }
    };
    let mut beat = Beat::new("QT-82", title, sentence);
    if let Some(cards) = cards {
        let pieces = pieces(cards, |card| view.open.quest_card().map(|quest| card.points_on(quest)));
        beat = beat.showing(Panel::new(
            "beat-foe",
            "beat-foe",
            Content::Pieces { pieces, total: Some(goal.into()) },
        ));
    }
    about_story(beat.showing(contest), view)
}

/// Which stage it was, and its cards, as far as the step or the view still tells them.
fn stage_of(heard: &[Event], view: &View, goal: u8) -> (Option<u8>, Option<Cards>) {
    let revealed = heard.iter().find_map(|event| match *event {
        Event::StageRevealed { stage, cards, .. } => Some((stage, cards)),
        _ => None,
    });
    if let Some((at, cards)) = revealed {
        return (Some(at), Some(cards));
    }
    let Some(quest) = view.open.quest_card() else { return (None, None) };
    let last = view.open.quest.revealed.checked_sub(1);
    let cards = last.and_then(|at| view.stages[usize::from(at)]);
    (last, cards.filter(|cards| stage_points(*cards, quest) == goal))
}

/// A test has been won (QT-93).
fn test(view: &View, winner: Seat, (bid, cost): (u8, u8)) -> Beat {
    let known = view.stages.iter().flatten().rev().find_map(|cards| cards.of(Kind::Test).faces().next());
    let sentence = Text::new("beat-test-won").with("who", winner).with("bid", bid).with("cards", cost);
    let beat = Beat::new("QT-93", "beat-test", sentence);
    let side = Side::of(winner, name(winner), bid).ending(true, "beat-wins-test");
    let bids =
        Panel::new("beat-bids", "beat-bids", Content::Contest { sides: vec![side], mark: None, end: 0 });
    let card = known.map(|card| {
        let pieces = pieces(Cards::NONE.with(card), |_| None);
        Panel::new("beat-foe", card_name(card), Content::Pieces { pieces, total: None })
    });
    about_story(card.into_iter().chain([bids]).fold(beat, Beat::showing), view)
}

/// A round of a tournament (QT-151 to QT-157, QT-164).
fn round(heard: &[Event], view: &View) -> Beat {
    let totals: Vec<(Seat, u8)> = heard
        .iter()
        .filter_map(|event| match *event {
            Event::Measured { seat, total } => Some((seat, total)),
            _ => None,
        })
        .collect();
    let best = totals.iter().map(|(_, total)| *total).max().unwrap_or(0);
    let ahead: SeatSet = totals.iter().filter(|(_, total)| *total == best).map(|(seat, _)| *seat).collect();
    let is_tied = heard.iter().any(|event| matches!(event, Event::Tied { .. }));
    let shields = heard.iter().find_map(|event| match event {
        Event::TournamentWon { shields, .. } => Some(*shields),
        _ => None,
    });
    let ending = if is_tied { "beat-tied" } else { "beat-wins" };
    let mut sides: Vec<Side> = totals
        .iter()
        .map(|&(seat, total)| match best - total {
            0 => side(view, seat, total).ending(true, ending),
            behind => side(view, seat, total)
                .ending(false, "beat-loses")
                .noting(Text::new("beat-behind").with("points", behind)),
        })
        .collect();
    sides.sort_by_key(|side| -side.total);
    let round = heard.iter().find_map(|event| match event {
        Event::TournamentWon { round, .. } => Some(*round),
        _ => None,
    });
    let number = round.unwrap_or(if is_tied { 1 } else { view.open.tournament.round.max(1) });
    let title = if view.open.tournament.is_final { "beat-final" } else { "beat-tournament" };
    let (clause, id) = match (is_tied, view.open.tournament.is_final) {
        (true, _) => ("QT-153", "beat-round-tied"),
        (false, true) => ("QT-164", "beat-final-won"),
        (false, false) => ("QT-152", "beat-round-won"),
    };
    let sentence = Text::new(id).with("names", ahead).with("points", best);
    let sentence = match shields {
        Some(shields) => sentence.with("shields", shields).with("count", ahead.len()),
        None if id == "beat-round-won" => sentence.with("shields", 0u8).with("count", ahead.len()),
        None => sentence,
    };
    let beat = Beat::new(clause, Text::new(title).with("round", number), sentence);
    about_story(beat.showing(contest("beat-lists", sides, None)), view)
}

/// The story card stays bright as long as it lies there.
fn about_story(beat: Beat, view: &View) -> Beat {
    match view.open.card {
        Some(card) => beat.about(format!("story-{card}")),
        None => beat,
    }
}

fn contest(title: &'static str, sides: Vec<Side>, mark: Option<GaugeMark>) -> Panel {
    let highest = sides.iter().map(|side| side.total).max().unwrap_or(0);
    let end = highest.max(mark.as_ref().map_or(0, |mark| mark.value)) + BEYOND;
    Panel::new("beat-contest", title, Content::Contest { sides, mark, end })
}

/// A player's strength, part by part.
fn side(view: &View, seat: Seat, total: u8) -> Side {
    let player = &view.open.players[seat];
    let revealed = view.open.reveal.cards[seat];
    let mut parts = vec![part(rank_name(player.rank), player.rank.points(), Tincture::Argent)];
    let in_play = view.open.counted_allies(seat).faces().filter(|ally| !revealed.has(*ally));
    parts
        .extend(in_play.map(|ally| part(card_name(ally), view.open.ally_points(ally, seat), Tincture::Vert)));
    if player.amour && !revealed.has(Card::Amour) {
        parts.push(part(card_name(Card::Amour), Card::Amour.points(), Tincture::Gules));
    }
    parts
        .extend(revealed.iter().map(|card| part(card_name(card), view.open.worth(card, seat), colour(card))));
    parts.retain(|part| part.value > 0);
    let known: i32 = parts.iter().map(|part| part.value).sum();
    let total = i32::from(total);
    // What was settled in the same step, e.g. a promotion, has changed the summands; the sum is what was told.
    if known > total {
        parts = vec![GaugePart { label: "beat-strength".into(), value: total, tincture: Tincture::Argent }];
    } else if known < total {
        parts.push(GaugePart { label: "beat-others".into(), value: total - known, tincture: Tincture::Vert });
    }
    Side {
        parts,
        pieces: pieces(revealed, |card| Some(view.open.worth(card, seat))),
        ..Side::of(seat, name(seat), total)
    }
}

fn part(label: Text, value: u8, tincture: Tincture) -> GaugePart {
    GaugePart { label, value: value.into(), tincture }
}

fn colour(card: Card) -> Tincture {
    match card.kind() {
        Kind::Ally => Tincture::Vert,
        Kind::Amour => Tincture::Gules,
        _ => Tincture::Azure,
    }
}

fn pieces(cards: Cards, worth: impl Fn(Card) -> Option<u8>) -> Vec<Piece> {
    let piece = |(at, card): (usize, Card)| {
        Piece::new(format!("beat-{card}-{at}"), PieceKind::Card, faces::adventure(card, worth(card)))
    };
    cards.iter().enumerate().map(piece).collect()
}

fn spare(points: u8) -> Text {
    if points == 0 { "beat-enough".into() } else { Text::new("beat-spare").with("points", points) }
}

fn among(heard: &[Event], seat: impl Fn(Event) -> Option<Seat>) -> SeatSet {
    heard.iter().filter_map(|event| seat(*event)).collect()
}
