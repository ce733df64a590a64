//! Actions as offers.

use scene::{Choice, Prominence, Text};

use super::board::{field_id, number_id};
use super::phrases::{field_name, mission_name, shield_name};
use super::table;
use super::zones::{hinterland_ids, home_ids, mission_ids};
use crate::action::Action;
use crate::colour::Colour;
use crate::field::{Field, Plan};
use crate::hero::{Hero, MORDRED_COST, TRISTAN_POINTS, hero_word};
use crate::options::Sharing;
use crate::phase::{Figure, Phase, Source};
use crate::room::Room;
use crate::rooms::training::LINE_POINTS;
use crate::shield::Shield;
use crate::view::View;

/// How a legal action is offered.
pub(super) fn choice(view: &View, action: Action) -> Choice {
    Choice {
        notation: action.to_string(),
        label: label(view, action),
        touches: touches(view, action),
        prominence: Prominence::Touch,
        clause: clause(view, action),
    }
}

/// The colour whose turn it is, for an action in phase 4.
fn active(view: &View) -> Colour {
    view.order.at(view.turn.min(view.order.len() - 1))
}

fn label(view: &View, action: Action) -> Text {
    let field = |id: &'static str, field: Field| Text::new(id).with("field", field_name(field));
    match action {
        Action::Colour(colour) => {
            let id = if view.options.heroes { "choose-colour-hero" } else { "choose-colour" };
            Text::new(id).with("colour", colour.word()).with("hero", hero_word(colour))
        }
        Action::Send(colour, knights) => Text::new("choose-send")
            .with("knights", knights)
            .with("colour", colour.word())
            .with("twin", if view.seats == 2 { "yes" } else { "no" }),
        Action::Predict(number) => Text::new("choose-predict").with("number", number),
        Action::Take(mission) => Text::new("choose-take").with("mission", mission_name(mission)),
        Action::Retrieve(knights) => Text::new("choose-retrieve").with("knights", knights),
        Action::Shield(shield) => Text::new("choose-shield").with("shield", shield_name(shield)),
        Action::Redirect(shield) => Text::new("choose-redirect")
            .with("shield", shield_name(shield))
            .with("hero", hero_word(active(view))),
        Action::Place(place) => match view.phase {
            Phase::Place { figure: Figure::Magician, .. } => field("choose-place-magician", place),
            Phase::Place { figure: Figure::BlackKnight, .. } => field("choose-place-black", place),
            _ => field("choose-place", place),
        },
        Action::Knight(source) => Text::new("choose-knight").with("source", source.word()),
        Action::Tree => "choose-tree".into(),
        Action::Bonus(bonus) => {
            Text::new("choose-bonus").with("bonus", bonus.word()).with("points", i32::from(LINE_POINTS))
        }
        Action::Look => "choose-look".into(),
        Action::Draw => "choose-draw".into(),
        Action::Part(part) => Text::new("choose-part").with("part", part.word()),
        Action::Discard(mission) => Text::new("choose-discard").with("mission", mission_name(mission)),
        Action::BlackKnight => Text::new("choose-black-knight").with("points", i32::from(MORDRED_COST)),
        Action::Pair => Text::new("choose-pair").with("points", i32::from(TRISTAN_POINTS)),
        Action::Withdraw(place) => field("choose-withdraw", place),
        Action::Decline => "choose-decline".into(),
        Action::End => "choose-end".into(),
    }
}

fn touches(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Predict(number) => {
            let there = view.players.iter().any(|player| player.number == Some(number));
            vec![number_id(number, there)]
        }
        Action::Take(mission) | Action::Discard(mission) => mission_ids(view, mission),
        Action::Shield(shield) => fields_of(view, shield),
        Action::Place(field) | Action::Withdraw(field) => vec![field_id(field)],
        Action::Knight(Source::Hinterland) => hinterland_ids(view, active(view)),
        Action::Knight(Source::Screen) => home_ids(view, active(view)),
        _ => Vec::new(),
    }
}

/// The fields that a shield leads to.
fn fields_of(view: &View, shield: Shield) -> Vec<String> {
    let table = table(view);
    let mut ids = Vec::new();
    for room in shield.rooms().iter() {
        let free = table.free(room, active(view));
        let fields = view.plan(room).fields().filter(|field| free & field.bit() != 0);
        ids.extend(fields.map(field_id));
    }
    ids
}

fn clause(view: &View, action: Action) -> &'static str {
    match action {
        Action::Colour(_) => colour_clause(view),
        Action::Send(_, 0) => "CA-041",
        Action::Send(..) => "CA-040",
        Action::Predict(_) => "CA-045",
        Action::Take(mission) if mission.special().is_some() => "CA-076",
        Action::Take(_) => "CA-059",
        Action::Retrieve(_) => "CA-077",
        Action::Shield(Shield::Wild) => "CA-067",
        Action::Shield(Shield::Violet) => "CA-153",
        Action::Shield(_) => "CA-063",
        Action::Redirect(_) => redirect_clause(active(view), view.player(active(view)).hero),
        Action::Place(_) if matches!(view.phase, Phase::Place { figure: Figure::Magician, .. }) => {
            magician_clause(view)
        }
        Action::Place(_) if matches!(view.phase, Phase::Place { figure: Figure::BlackKnight, .. }) => {
            "CA-173"
        }
        Action::Place(field) => place_clause(field),
        Action::Knight(_) => "CA-066",
        Action::Tree => "CA-068",
        Action::Bonus(_) => "CA-100",
        Action::Look | Action::Part(_) => "CA-168",
        Action::Draw => "CA-069",
        Action::Discard(_) if active(view) == Colour::Violet => "CA-172",
        Action::Discard(_) => "CA-164",
        Action::BlackKnight => "CA-173",
        Action::Pair => "CA-166",
        Action::Withdraw(_) => "CA-141",
        Action::Decline => "R-CA-06",
        Action::End => "CA-159",
    }
}

/// The clause by which colours are chosen.
pub(super) fn colour_clause(view: &View) -> &'static str {
    if view.options.colours == Sharing::Expert { "CA-174" } else { "CA-008" }
}

/// The clause by which a hero turns a shield.
pub(super) fn redirect_clause(colour: Colour, hero: Hero) -> &'static str {
    match (colour, hero) {
        (Colour::Red, _) => "CA-163",
        (Colour::Green, _) => "CA-165",
        (Colour::Yellow, _) => "CA-167",
        (Colour::Blue, Hero::First) => "CA-169",
        (Colour::Blue, _) => "CA-170",
        (Colour::Violet, _) => "CA-159",
    }
}

/// The clause by which a figure stands on this field.
pub(super) fn place_clause(field: Field) -> &'static str {
    match (field.plan, field.index) {
        (Plan::Training, _) => "CA-093",
        (Plan::Tournament, 0..=7) => "CA-103",
        (Plan::Tournament, 8..=10) => "CA-107",
        (Plan::Tournament, _) => "CA-110",
        (Plan::RoundTable, _) => "CA-112",
        (Plan::Rebellion, 0) => "CA-119",
        (Plan::Rebellion, 6 | 7 | 12) => "CA-121",
        (Plan::Rebellion, _) => "CA-120",
        (Plan::Ballroom, 0) => "CA-131",
        (Plan::Ballroom, 12) => "CA-135",
        (Plan::Ballroom, _) => "CA-132",
        (Plan::Intrigue, _) => "CA-137",
        (Plan::Chapel, 0..=3) => "CA-143",
        (Plan::Chapel, _) => "CA-144",
        (Plan::Library, 0..=3) => "CA-149",
        (Plan::Library, _) => "CA-150",
        (Plan::Secret, _) => "CA-154",
    }
}

/// The clause by which the first in the red room places the magician.
pub(super) fn magician_clause(view: &View) -> &'static str {
    if view.plan(Room::Red) == Plan::Rebellion { "CA-127" } else { "CA-113" }
}
