//! The court card: a sheet of tracks with prices, needs, and what every level pays.

use engine::Seat;
use scene::{Heading, Layout, Part, Role, Shape, Spot, SpotState, Text, Zone};

use super::phrases::{contest_name, level_of, the_office, track_name};
use super::prints::{emblem, gain, lacks, need, purse, reach, words};
use crate::contest::Tournament;
use crate::court::{Need, Office, Track};
use crate::goods::Gain;
use crate::phase::Phase;
use crate::player::Player;
use crate::view::View;

/// The rows of the sheet: what can be activated, the lords, what only grows.
#[rustfmt::skip]
const ROWS: [Track; 15] = [
    Track::King, Track::Church, Track::Merchants, Track::Nobility, Track::Castle, Track::Village,
    Track::Stable, Track::Marshal, Track::Chancellor, Track::Steward, Track::Herald, Track::Armory,
    Track::Combat, Track::Knowledge, Track::Fame,
];
/// The column behind the highest level.
const PAYS: i32 = 6;

/// A space of the court; levels are counted from 1.
pub(super) fn space_id(track: Track, level: u8) -> String {
    format!("court-{track}-{level}")
}

pub(super) fn tournament_id(tournament: Tournament) -> String {
    format!("tournament-{tournament}")
}

/// What a track pays.
pub(super) fn pays_id(track: Track) -> String {
    format!("pays-{track}")
}

/// A seat's court card.
pub(super) fn court(view: &View, seat: Seat) -> Zone {
    let heading =
        |track: &Track| Heading { title: track_name(*track), emblem: Some(emblem(*track).to_owned()) };
    let tournaments = Heading { title: "track-tournaments".into(), emblem: Some("tournament".to_owned()) };
    let rows = ROWS.iter().map(heading).chain([tournaments]).collect();
    let columns = (1..=7).map(|column| Text::new(format!("column-{column}"))).collect();
    let mut zone = Zone::new("court", "zone-court", Role::Board, Layout::Sheet { rows, columns });
    zone.owner = Some(seat);
    let (open, player) = (&view.open, view.open.player(seat));
    let now = open.phase == Phase::Use && open.active == seat;
    for (row, track) in (0..).zip(ROWS) {
        let levels = 1..=track.spaces().len() as u8;
        zone.spots.extend(levels.map(|level| space(player, track, level, row, now)));
        zone.spots.extend(pays(player, track, row));
    }
    let last = ROWS.len() as i32;
    zone.spots.extend(
        (0..).zip(Tournament::all()).map(|(at, tournament)| joust(player, tournament, (at, last), now)),
    );
    zone
}

fn space(player: &Player, track: Track, level: u8, row: i32, now: bool) -> Spot {
    let space = &track.spaces()[usize::from(level) - 1];
    let mut spot = Spot::new(space_id(track, level), level_of(track, level), (i32::from(level) - 1, row));
    spot.shape = Shape::Square;
    spot.clause = Some(if space.need == Need::Nothing { "KN-33" } else { "KN-41" });
    let brings = Gain { points: space.points, ..Gain::NONE };
    let pays = gain(Part::Gain, space.unlock);
    if level <= player.level(track) {
        spot.state = SpotState::Done;
        spot.prints = if pays.is_empty() { vec![words(Part::Face, "bought")] } else { pays };
        return spot;
    }
    let (state, missing) = if level == player.level(track) + 1 {
        reach(lacks(player, space.cost, [space.need]), now)
    } else {
        (SpotState::Shut, Vec::new())
    };
    spot.state = state;
    spot.prints = purse(Part::Cost, space.cost);
    // What is missing says more than what is needed.
    let met = player.meets(space.need);
    spot.prints.extend(need(space.need).filter(|_| !met && missing.is_empty()));
    spot.prints.extend(missing);
    spot.prints.extend(pays);
    spot.prints.extend(gain(Part::Gain, brings));
    spot
}

/// What an activation pays for a track now.
fn pays(player: &Player, track: Track, row: i32) -> Option<Spot> {
    let office = Office::all().find(|office| office.track() == Some(track));
    let lord = Track::LORDS.contains(&track);
    let linked = match track {
        Track::Village => Some(player.links[0]),
        Track::Stable => Some(player.links[1]),
        _ => None,
    };
    if office.is_none() && !lord && linked.is_none() {
        return None;
    }
    let name = Text::new("pays").with("track", track_name(track));
    let mut spot = Spot::new(pays_id(track), name, (PAYS, row));
    spot.shape = Shape::Square;
    spot.clause = Some(if linked.is_some() { "KN-51" } else { "KN-42" });
    if linked == Some(false) {
        spot.state = SpotState::Shut;
        spot.prints = vec![words(Part::Face, "pays-by-link")];
        return Some(spot);
    }
    let unlocked = track.spaces()[..usize::from(player.level(track))].iter();
    spot.prints = unlocked.flat_map(|space| gain(Part::Gain, space.unlock)).collect();
    if let Some((on, privilege)) = player.character.map(|character| character.sheet().privilege)
        && (Some(on) == office || lord && on == Office::Lords && track == Track::Marshal)
    {
        spot.prints.extend(gain(Part::Gain, privilege));
    }
    let chain = Office::CHAINED.iter().position(|chained| Some(*chained) == office);
    if let Some(neighbour) = chain.and_then(|at| player.chains[at]) {
        spot.text = Some(Text::new("pays-chain").with("office", the_office(neighbour)));
    }
    if spot.prints.is_empty() {
        spot.prints = vec![words(Part::Face, "pays-nothing")];
    }
    Some(spot)
}

fn joust(player: &Player, tournament: Tournament, at: (i32, i32), now: bool) -> Spot {
    let print = tournament.print();
    let mut spot = Spot::new(tournament_id(tournament), contest_name(print), at);
    spot.shape = Shape::Square;
    spot.clause = Some("KN-41");
    let needs = print.needs.iter().map(|(track, level)| Need::Level(*track, *level));
    if player.has_entered(tournament) {
        spot.state = SpotState::Done;
        return spot;
    }
    let (state, missing) = reach(lacks(player, print.cost, needs.clone()), now);
    spot.state = state;
    spot.prints = purse(Part::Cost, print.cost);
    let unmet = needs.filter(|need| !player.meets(*need) && missing.is_empty());
    spot.prints.extend(unmet.filter_map(need));
    spot.prints.extend(missing.clone());
    spot.prints.extend(gain(Part::Gain, print.reward));
    spot
}
