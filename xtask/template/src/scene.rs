//! How it looks: the table, the choices, the log.

use engine::{Seat, SeatSet};
use scene::{Prominence, 
    Badge, Choice, Face, Front, Layout, Piece, PieceKind, Plate, Portray, Refusal, Statistics, Role, SHIELDS,
    Scene, Shape, SoloPlay, Spot, Stage, StageState, StoryLine, Tally, Text, Tincture, Zone,
};

use crate::position::GOAL;
use crate::view::Moment;
use crate::{Action, Event, Sample, View};

/// A walker makes so many steps.
const WALK: u8 = 1;

impl Portray for Sample {
    scene::printed_words!();

    fn has_board() -> bool {
        true
    }

    fn scene(view: &View) -> Scene {
        let mut zones = vec![track(view)];
        zones.extend(view.viewer.map(|seat| hand(view, seat)));
        let state = if view.moment == Moment::Over { StageState::Done } else { StageState::Now };
        Scene {
            plates: Seat::all(view.seats).map(|seat| plate(view, seat)).collect(),
            zones,
            stages: vec![Stage { label: "stage-move".into(), state }],
            clauses: vec!["SA-03", "SA-04", "SA-05"],
            ..Scene::new(prompt(view))
        }
    }

    fn choice(_: &View, action: Action) -> Choice {
        let (label, clause) = match action {
            Action::Walk => ("choice-walk", "SA-04"),
            Action::Run => ("choice-run", "SA-05"),
        };
        Choice { notation: action.to_string(), label: label.into(), touches: Vec::new(), prominence: Prominence::Touch, clause }
    }

    fn narrate(event: Event) -> Option<StoryLine> {
        let (seat, text, clause) = match event {
            Event::Drew { seat, value } => (seat, Text::new("event-drew").with("value", value), "SA-02"),
            Event::DrewUnseen { seat } => (seat, Text::new("event-drew-unseen"), "SA-02"),
            Event::Sealed { seat, action } => {
                // The message chooses its sentence by this word.
                let word = match action {
                    Action::Walk => "walk",
                    Action::Run => "run",
                };
                (seat, Text::new("event-sealed").with("action", word), "SA-03")
            }
            Event::SealedUnseen { seat } => (seat, Text::new("event-sealed-unseen"), "SA-03"),
            Event::Walked { seat } => (seat, Text::new("event-walked").with("steps", WALK), "SA-04"),
            Event::Ran { seat, steps } => (seat, Text::new("event-ran").with("steps", steps), "SA-05"),
            Event::Scored { seat, steps, card } => {
                (seat, Text::new("event-scored").with("steps", steps).with("card", card), "SA-07")
            }
        };
        let points = match event {
            Event::Walked { .. } => WALK,
            Event::Ran { steps, .. } => steps,
            Event::Scored { card, .. } => card,
            Event::Drew { .. }
            | Event::DrewUnseen { .. }
            | Event::Sealed { .. }
            | Event::SealedUnseen { .. } => 0,
        };
        Some(StoryLine::of(seat, clause, text).scoring(seat, points))
    }

    fn refuse(_: &View, _: Action) -> Refusal {
        Refusal { text: "refuse-now".into(), clause: Some("SA-03") }
    }
}

impl Statistics for Sample {
    fn tally(event: Event) -> Option<Tally> {
        // A report adds up one amount an event; the steps are told one by one, the card at the end.
        match event {
            Event::Walked { seat } => Some(Tally { seat, what: "tally-steps", amount: 1 }),
            Event::Ran { seat, steps } => Some(Tally { seat, what: "tally-steps", amount: i32::from(steps) }),
            Event::Scored { seat, card, .. } => {
                Some(Tally { seat, what: "tally-card", amount: i32::from(card) })
            }
            Event::Drew { .. }
            | Event::DrewUnseen { .. }
            | Event::Sealed { .. }
            | Event::SealedUnseen { .. } => None,
        }
    }
}

impl SoloPlay for Sample {}

fn prompt(view: &View) -> Text {
    match view.moment {
        Moment::Deal(_) | Moment::Roll(_) => "prompt-chance".into(),
        Moment::Choose => match view.viewer {
            Some(seat) if !view.sealed.contains(seat) => "prompt-choose".into(),
            _ => Text::new("prompt-wait").with("who", pending(view)),
        },
        Moment::Over => "prompt-over".into(),
    }
}

/// The seats that have not chosen yet.
fn pending(view: &View) -> SeatSet {
    match view.moment {
        Moment::Choose => Seat::all(view.seats).filter(|seat| !view.sealed.contains(*seat)).collect(),
        Moment::Deal(_) | Moment::Roll(_) | Moment::Over => SeatSet::EMPTY,
    }
}

fn plate(view: &View, seat: Seat) -> Plate {
    let score = i32::from(view.steps[seat] + view.cards[seat]);
    Plate { score: Some(score), pending: pending(view).contains(seat), ..Plate::new(seat) }
}

fn track(view: &View) -> Zone {
    let name = |number: u8| Text::new("step").with("number", number);
    let cell = |number: u8| Spot {
        shape: Shape::Square,
        ..Spot::new(format!("step-{number}"), name(number), (i32::from(number), 0))
    };
    let figure = |seat: Seat| {
        let (tincture, charge) = SHIELDS[seat.index()];
        let front = Front {
            slug: format!("shield-{}", tincture.word()),
            title: Text::new("figure").with("who", seat),
            emblem: charge.to_owned(),
            tincture,
            shields: Vec::new(),
            badges: Vec::new(),
            text: None,
            about: None,
            clause: Some("SA-06".into()),
            back: None,
        };
        let spot = format!("step-{}", view.steps[seat].min(GOAL));
        let figure = Piece::new(format!("figure-{seat}"), PieceKind::Figure, Face::Up(front));
        Piece { spot: Some(spot), ..figure }
    };
    Zone {
        spots: (0..=GOAL).map(cell).collect(),
        pieces: Seat::all(view.seats).map(figure).collect(),
        ..Zone::new("track", "zone-track", Role::Board, Layout::Track)
    }
}

fn hand(view: &View, seat: Seat) -> Zone {
    let card = view.cards[seat];
    let front = Front {
        slug: "emblem/scroll".to_owned(),
        title: Text::new("card").with("value", card),
        emblem: "scroll".to_owned(),
        tincture: Tincture::Purpure,
        shields: Vec::new(),
        badges: vec![Badge { label: "value".into(), value: i32::from(card) }],
        text: Some("card-about".into()),
        about: None,
        clause: Some("SA-02".into()),
        back: None,
    };
    Zone {
        owner: Some(seat),
        pieces: if card > 0 {
            vec![Piece::new("card", PieceKind::Card, Face::Up(front))]
        } else {
            Vec::new()
        },
        ..Zone::new("hand", "zone-hand", Role::Hand, Layout::Fan)
    }
}
