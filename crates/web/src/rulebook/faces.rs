//! Collects the cards of a game: plays a match at random and records all open cards.

use std::collections::BTreeMap;

use art::Lettering;
use engine::{Seat, Turn};
use lang::Names;
use leptos::prelude::*;
use scene::{Face, Piece, PieceKind as Shape};
use table::{GameHandle, Header, Player, Session, Source};

use super::Reading;

/// The maximum number of steps; by then a match is over or has shown enough.
const STEPS: u32 = 600;

/// Cards with different faces, in the order of their clauses.
pub(super) struct Pack(Vec<Piece>);

impl Pack {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Piece> {
        self.0.iter()
    }

    /// Returns the cards that a clause explains.
    pub(super) fn of(&self, clause: &str) -> Vec<Piece> {
        self.0.iter().filter(|piece| clause_of(piece) == Some(clause)).cloned().collect()
    }
}

fn clause_of(piece: &Piece) -> Option<&str> {
    match &piece.face {
        Face::Up(front) => front.clause.as_deref(),
        Face::Down { .. } => None,
    }
}

/// Plays a match, always in the same way, and collects the open cards.
pub(super) fn deal(kind: &dyn GameHandle) -> Pack {
    let seats = kind.seats("").map_or(2, |seats| *seats.end());
    let players = (1..=seats).map(|seat| Player { name: seat.to_string(), bot: None }).collect();
    let header = Header {
        game: kind.id().to_owned(),
        rules: kind.newest_rules(),
        options: String::new(),
        players,
        source: Source::from_words("the cards of the rulebook"),
    };
    let mut found = BTreeMap::new();
    if let Ok(mut session) = kind.open(header) {
        for step in 0..STEPS {
            if !go_on(session.as_mut(), step, &mut found) {
                break;
            }
        }
    }
    let mut pieces: Vec<Piece> = found.into_values().collect();
    pieces.sort_by(|one, other| clause_of(one).cmp(&clause_of(other)));
    Pack(pieces)
}

/// Makes one step. Returns whether there is another.
fn go_on(session: &mut dyn Session, step: u32, found: &mut BTreeMap<String, Piece>) -> bool {
    match session.turn() {
        Turn::Over(_) => false,
        Turn::Chance => session.roll().is_ok(),
        Turn::Seats(pending) => {
            let Some(seat) = pending.first() else { return false };
            gather(session, seat, found);
            let choices = session.choices(seat);
            // Any order would do that does not always prefer the same kind of step.
            let choice = choices.get(step.wrapping_mul(7) as usize % choices.len().max(1));
            choice.is_some_and(|choice| session.play(seat, &choice.notation).is_ok())
        }
    }
}

fn gather(session: &dyn Session, seat: Seat, found: &mut BTreeMap<String, Piece>) {
    for piece in session.scene(Some(seat)).zones.into_iter().flat_map(|zone| zone.pieces) {
        if let (Face::Up(front), Shape::Card) = (&piece.face, piece.kind) {
            let slug = front.slug.clone();
            found.entry(slug).or_insert_with(|| Piece { marks: Vec::new(), ..piece });
        }
    }
}

/// A card as on the table; if linked, with a link to its clause.
#[component]
pub(super) fn Card(piece: Piece, linked: bool) -> impl IntoView {
    let translator = expect_context::<Reading>().translator;
    let clause = clause_of(&piece).map(str::to_owned);
    let face = piece.face.clone();
    let markup = move || {
        let (title, text) = match &face {
            Face::Up(front) => {
                (translator.say(&front.title), front.text.as_ref().map(|text| translator.say(text)))
            }
            Face::Down { .. } => (String::new(), None),
        };
        art::card(&face, Lettering { title: &title, text: text.as_deref() })
    };
    let name = move || translator.with(|voice| lang::read_piece(&piece, voice, Names::default()));
    let card = view! { <svg class="card-picture" viewBox="0 0 250 350" role="img" aria-label=move || name() inner_html=move || markup()></svg> };
    match clause.filter(|_| linked) {
        Some(clause) => view! { <a href=format!("#{clause}")>{card}</a> }.into_any(),
        None => card.into_any(),
    }
}
