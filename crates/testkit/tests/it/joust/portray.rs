//! How it shows itself.

use engine::Seat;
use scene::{
    Area, Beat, Book, Choice, Face, Layout, Locale, Piece, PieceKind, Plan, Plate, Portray, Prominence,
    Refusal, Role, Scene, SoloPlay, Spot, Statistics, StoryLevel, StoryLine, Tally, Text, Zone,
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
            plan: (view.fault == Fault::LostZone).then(|| Plan::new(Area::prompt(), Area::prompt())),
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
        Some(match event {
            Event::Dealt(seat) => StoryLine::of(seat, "J-02", "dealt"),
            Event::Drew(card) => StoryLine::new("J-02", Text::new("drew").with("card", card)),
            Event::Sealed(seat) => StoryLine::of(seat, "J-02", "sealed"),
            Event::Unsealed(seat, _) => StoryLine::of(seat, "J-02", "unsealed"),
            Event::Blew(_) => StoryLine::new("J-02", "blew"),
            Event::Showed(seat, card) => StoryLine::of(seat, "J-02", Text::new("showed").with("card", card)),
            Event::ShowedSomething(seat) => StoryLine::of(seat, "J-02", "showed"),
            Event::Hid(seat) => StoryLine::of(seat, "J-02", "hid"),
            Event::Swapped(seat, hushed) => {
                StoryLine::of(seat, "J-02", Text::new("swapped").with("card", hushed.0))
            }
            Event::TurnedUp(seat, card) => {
                let text = Text::new("turned-up").with("card", card);
                StoryLine::of(seat, "J-02", text).scoring(seat, card)
            }
            Event::Struck(seat, points) => {
                let text = Text::new("struck").with("points", points);
                StoryLine::of(seat, "J-04", text).scoring(seat, points)
            }
            Event::MumbledPoints(seat, points) => StoryLine::of(seat, "J-04", "struck").scoring(seat, points),
            Event::FoldedPoints(seat, points) => {
                let text = Text::new("struck").with("points", points);
                StoryLine::of(seat, "J-04", text).scoring(seat, points).folding("struck-several", None)
            }
            Event::Course(seat) => StoryLine::of(seat, "J-02", "course").heading(StoryLevel::Turn),
        })
    }

    fn beat(heard: &[Event], view: &View) -> Option<Beat> {
        if view.fault == Fault::WhisperedBeat {
            return Some(Beat::new("J-04", "beat", Text::new("struck").with("points", view.whisper.0)));
        }
        let (seat, points) = heard.iter().find_map(|event| match event {
            Event::Struck(seat, points) => Some((*seat, *points)),
            _ => None,
        })?;
        let sentence = Text::new(if view.fault == Fault::MuteBeat { "" } else { "struck" });
        let about =
            if view.fault == Fault::LostBeat { "elsewhere".to_owned() } else { format!("hand-{seat}") };
        Some(Beat::new("J-04", "beat", sentence.with("points", points)).about(about))
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
