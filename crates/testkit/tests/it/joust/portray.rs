//! How it shows itself.

use engine::Seat;
use scene::{
    Book, Choice, Face, Layout, Locale, Piece, PieceKind, Plate, Portray, Prominence, Refusal, Role, Scene,
    SoloPlay, Spot, Statistics, StoryLine, Tally, Text, Zone,
};

use super::{Action, Event, Fault, Joust, View};

impl Portray for Joust {
    fn label(_: Locale) -> &'static str {
        ""
    }

    fn book(_: Locale) -> Book {
        Book::EMPTY
    }

    fn scene(view: &View) -> Scene {
        let prompt = Text::new("joust");
        Scene {
            plates: Seat::all(view.seats).map(Plate::new).collect(),
            zones: Seat::all(view.seats).map(|seat| hand(view, seat)).collect(),
            ..Scene::new(match view.fault {
                Fault::HiddenScene => prompt.with("hidden", view.whisper.0),
                _ => prompt,
            })
        }
    }

    fn choice(view: &View, action: Action) -> Choice {
        let label = Text::new(action.to_string());
        let own = view.viewer.map(|seat| format!("hand-{seat}"));
        Choice {
            notation: action.to_string(),
            label: match view.fault {
                Fault::HiddenChoice => label.with("hidden", view.whisper.0),
                _ => label,
            },
            touches: match (view.fault, action) {
                (Fault::LostPiece, _) => vec!["elsewhere".into()],
                (_, Action::Lance | Action::Shield) => Vec::new(),
                _ => own.into_iter().collect(),
            },
            prominence: Prominence::Touch,
            clause: "J-01",
        }
    }

    fn narrate(event: Event) -> Option<StoryLine> {
        let (text, seat) = match event {
            Event::Dealt(seat) => (Text::new("dealt"), Some(seat)),
            Event::Drew(card) => (Text::new("drew").with("card", card), None),
            Event::Sealed(seat) => (Text::new("sealed"), Some(seat)),
            Event::Unsealed(seat, _) => (Text::new("unsealed"), Some(seat)),
            Event::Blew(_) => (Text::new("blew"), None),
            Event::Showed(seat, card) => (Text::new("showed").with("card", card), Some(seat)),
            Event::ShowedSomething(seat) => (Text::new("showed"), Some(seat)),
            Event::Hid(seat) => (Text::new("hid"), Some(seat)),
            Event::Swapped(seat, hushed) => (Text::new("swapped").with("card", hushed.0), Some(seat)),
            Event::TurnedUp(seat, card) => (Text::new("turned-up").with("card", card), Some(seat)),
        };
        Some(StoryLine { text, seat, clause: "J-02".into() })
    }

    fn refuse(view: &View, action: Action) -> Refusal {
        let text = Text::new("refused").with("action", Text::new(action.to_string()));
        let text = match view.fault {
            Fault::WhisperedRefusal => text.with("hidden", view.whisper.0),
            _ => text,
        };
        Refusal { text, clause: (action == Action::Show).then_some("J-03") }
    }
}

impl Statistics for Joust {
    fn tally(_: Event) -> Option<Tally> {
        None
    }
}

impl SoloPlay for Joust {}

fn hand(view: &View, seat: Seat) -> Zone {
    let back = Face::Down { back: format!("card-{}", view.hands[seat]) };
    Zone {
        owner: Some(seat),
        pieces: vec![Piece::new(format!("hand-{seat}"), PieceKind::Card, back)],
        spots: match view.fault {
            Fault::PlaceWithoutBoard => vec![Spot::new(format!("place-{seat}"), "hand", (0, 0))],
            _ => Vec::new(),
        },
        ..Zone::new(format!("zone-{seat}"), "hand", Role::Hand, Layout::Fan)
    }
}
