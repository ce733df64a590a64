//! What lies before the players, and their maps.

use engine::encode::one_hot;
use engine::{ObservationWriter, SeatOrder};

use crate::cards::Side;
use crate::court::Office;
use crate::map::MOST_TILES;
use crate::open::Open;
use crate::phase::Standing;
use crate::player::Player;

use super::fields::{BATTLES, CHAINED, CLAIMS, MOST_INFLUENCE, MOST_POINTS, SOURCES, TOURNAMENTS};
use super::{counts, goods, tiles};
use crate::character::CHARACTERS;

pub(super) fn write(open: &Open, order: SeatOrder, out: &mut ObservationWriter<'_>) {
    let players = order.iter().map(|seat| open.player(seat));
    write_sheets(players.clone(), out);
    write_court(players.clone(), out);
    write_turns(players.clone(), out);
    out.rows("units", players.clone().map(|player| counts(player.units)));
    out.rows("enemies", players.clone().map(|player| counts(player.enemies)));
    out.rows("sources", players.clone().map(sources));
    out.rows("flooded", players.map(|player| tiles(player.flooded)));
}

fn write_sheets<'a>(players: impl Iterator<Item = &'a Player> + Clone, out: &mut ObservationWriter<'_>) {
    const SHEETS: usize = CHARACTERS as usize;
    let points = |points: i16| points.clamp(-MOST_POINTS, MOST_POINTS);
    let character = |player: &Player| player.character.map(|character| character.index());
    out.rows("character", players.clone().map(|player| one_hot::<SHEETS>(character(player))));
    out.rows("standing", players.clone().map(|player| one_hot::<4>(Some(standing(player.standing)))));
    out.rows("goods", players.clone().map(|player| goods(player.goods)));
    out.rows("points", players.clone().map(|player| [points(player.points)]));
    out.rows("boxes", players.clone().map(|player| player.boxes.map(|total| points(total.unwrap_or(0)))));
    out.rows("influence", players.map(|player| [player.influence.min(MOST_INFLUENCE)]));
}

fn write_court<'a>(players: impl Iterator<Item = &'a Player> + Clone, out: &mut ObservationWriter<'_>) {
    out.rows("levels", players.clone().map(|player| player.levels));
    out.rows("claimed", players.clone().map(|player| bits::<CLAIMS>(player.claimed)));
    out.rows("tournaments", players.clone().map(|player| bits::<TOURNAMENTS>(player.tournaments)));
    out.rows("battles", players.clone().map(|player| bits::<BATTLES>(player.battles)));
    out.rows("stages", players.clone().map(|player| player.stages));
    out.rows("chains", players.clone().map(|player| player.chains.into_iter().flat_map(chained)));
    out.rows("links", players.clone().map(|player| player.links));
    out.rows("diplomacy", players.clone().map(|player| [player.diplomacy]));
    out.rows("enemy-diplomacy", players.clone().map(|player| [player.enemy_diplomacy]));
    out.rows("crossed", players.map(|player| player.rows));
}

/// What holds for this turn.
fn write_turns<'a>(players: impl Iterator<Item = &'a Player> + Clone, out: &mut ObservationWriter<'_>) {
    let side = |player: &Player| player.side.map(|side| side as usize);
    out.rows("side", players.clone().map(|player| one_hot::<{ Side::ALL.len() }>(side(player))));
    out.rows("borrowed", players.clone().map(borrowed));
    out.rows("store", players.clone().map(|player| [player.store]));
    out.rows("challenges", players.clone().map(|player| [player.challenges]));
    out.rows("barred", players.clone().map(|player| [player.barred]));
    out.rows("disgrace", players.map(|player| [player.disgrace]));
}

const fn standing(standing: Standing) -> usize {
    match standing {
        Standing::Playing => 0,
        Standing::Won(_) => 1,
        Standing::Lost(_) => 2,
        Standing::Through => 3,
    }
}

fn bits<const LENGTH: usize>(bits: u8) -> [bool; LENGTH] {
    std::array::from_fn(|bit| bits >> bit & 1 != 0)
}

fn chained(to: Option<Office>) -> [bool; CHAINED] {
    Office::CHAINED.map(|office| to == Some(office))
}

fn borrowed(player: &Player) -> [bool; Office::ALL.len()] {
    let offices = player.borrowed.map_or(&[][..], |(card, side)| card.half(side).offices);
    Office::ALL.map(|office| offices.contains(&office))
}

/// What is left on each tile.
fn sources(player: &Player) -> impl Iterator<Item = bool> {
    (0..MOST_TILES).flat_map(|tile| bits::<SOURCES>(player.sources.get(tile)))
}
