//! What a knight has of his own: the character card, and what gold can do.

use engine::Seat;
use scene::{Layout, Part, Print, Role, Shape, Spot, SpotState, Text, Zone};

use super::phrases::{character_name, goods, level_of, office_name};
use super::prints::{emblem, gain, lacks, print, purse, reach, words};
use crate::character::THRESHOLDS;
use crate::court::{Need, Office};
use crate::goods::{Gain, Good, Purse};
use crate::phase::Phase;
use crate::player::Player;
use crate::row::{BORROW_GOLD, REVEAL_GOLD, SWAP_GOLD};
use crate::using::{COMMAND_GOLD, EXCHANGE_GOLD, INFLUENCE_GOLD, LURE_GOLD, RESOURCE_GOLD};
use crate::view::View;

pub(super) const SPECIAL: &str = "special";

pub(super) fn reward_id(reward: u8) -> String {
    format!("reward-{}", reward + 1)
}

pub(super) fn threshold_id(threshold: u8) -> String {
    format!("threshold-{}", THRESHOLDS[usize::from(threshold)])
}

/// An action for gold.
pub(super) fn gold_id(what: &str) -> String {
    format!("gold-{what}")
}

/// The character card: privilege, special action, rewards, thresholds.
pub(super) fn character(view: &View, seat: Seat) -> Option<Zone> {
    let (open, player) = (&view.open, view.open.player(seat));
    let character = player.character?;
    let sheet = character.sheet();
    let later = open.rules >= 2 && matches!(open.phase, Phase::Before | Phase::Avoid | Phase::After);
    let now = (open.phase == Phase::Use || later) && open.active == seat && !player.is_disgraced();
    let mut zone = Zone::new("character", character_name(character), Role::Side, Layout::Track);
    zone.owner = Some(seat);
    zone.note = player.is_disgraced().then(|| "note-disgraced".into());
    let (office, privilege) = sheet.privilege;
    let mut first = spot("privilege", "spot-privilege", "KN-36", 0);
    first.prints = vec![words(Part::Face, "spot-privilege"), office_print(office)];
    first.prints.extend(gain(Part::Gain, privilege));
    first.text = Some(Text::new("about-privilege").with("office", office_name(office)));
    zone.spots.push(first);
    let (price, brings) = sheet.special;
    let mut special = spot(SPECIAL, "spot-special", "KN-37", 1);
    let (state, missing) = reach(lacks(player, price, []), now && open.may_spend(price));
    special.state = state;
    special.prints = vec![words(Part::Face, "spot-special")];
    special.prints.extend(purse(Part::Cost, price));
    special.prints.extend(missing);
    special.prints.extend(gain(Part::Gain, brings));
    zone.spots.push(special);
    for (at, reward) in (0..).zip(sheet.rewards) {
        let need = Need::Level(reward.track, reward.level);
        let name = level_of(reward.track, reward.level);
        let asks = print(Part::Need, name.clone(), emblem(reward.track), reward.level);
        let claimed = player.has_reward(at);
        zone.spots.push(claim(player, (reward_id(at), name, "KN-31"), need, asks, reward.gain, claimed, now));
    }
    for (at, influence) in (0..).zip(THRESHOLDS) {
        let name = Text::new("amount-influence").with("n", influence);
        let asks = print(Part::Need, name.clone(), "influence", influence);
        let brings = sheet.thresholds[usize::from(at)];
        let claimed = player.has_threshold(at);
        let what = (threshold_id(at), name, "KN-38");
        zone.spots.push(claim(player, what, Need::Influence(influence), asks, brings, claimed, now));
    }
    for (at, spot) in (0..).zip(&mut zone.spots) {
        spot.at = (at, 0);
    }
    Some(zone)
}

fn office_print(office: Office) -> Print {
    let picture = office.track().map_or("lords", emblem);
    Print { part: Part::Face, label: office_name(office), emblem: Some(picture.to_owned()), value: None }
}

fn claim(
    player: &Player,
    (id, name, clause): (String, Text, &'static str),
    need: Need,
    asks: Print,
    brings: Gain,
    claimed: bool,
    now: bool,
) -> Spot {
    let mut spot = Spot::new(id, name, (0, 0));
    spot.shape = Shape::Square;
    spot.clause = Some(clause);
    spot.prints = vec![asks];
    spot.prints.extend(gain(Part::Gain, brings));
    spot.state = match player.meets(need) {
        _ if claimed => SpotState::Done,
        true if now => SpotState::Open,
        true => SpotState::Plain,
        false => SpotState::Shut,
    };
    spot
}

fn spot(id: &str, name: &'static str, clause: &'static str, at: i32) -> Spot {
    let mut spot = Spot::new(id, name, (at, 0));
    spot.shape = Shape::Square;
    spot.clause = Some(clause);
    spot
}

/// What gold can do; what is done to event cards is done by touching them.
pub(super) fn gold(view: &View, seat: Seat) -> Zone {
    let (open, player) = (&view.open, view.open.player(seat));
    let now = open.phase == Phase::Use && open.active == seat;
    let before = now || open.phase == Phase::Before && open.active == seat;
    let mut zone = Zone::new("gold", "zone-gold", Role::Side, Layout::Track);
    let mut add = |what: &'static str, clause: &'static str, cost: u8, brings: Vec<Print>, now: bool| {
        let mut spot =
            Spot::new(gold_id(what), Text::new(format!("gold-{what}")), (zone.spots.len() as i32, 0));
        spot.shape = Shape::Square;
        spot.clause = Some(clause);
        let price = Purse::of(Good::Gold, cost);
        let (state, missing) = reach(lacks(player, price, []), now);
        spot.state = state;
        spot.prints = purse(Part::Cost, price);
        spot.prints.extend(missing);
        spot.prints.extend(brings);
        spot.text = Some(
            Text::new("about-gold")
                .with("price", goods(price))
                .with("what", Text::new(format!("gold-{what}"))),
        );
        zone.spots.push(spot);
    };
    for good in Good::RESOURCES {
        add(good.word(), "KN-69", RESOURCE_GOLD, purse(Part::Gain, Purse::of(good, 1)), now);
    }
    let one = |what: &str| {
        let label = Text::new(format!("amount-{what}")).with("n", 1u8);
        vec![print(Part::Gain, label, what, 1)]
    };
    let told = |what: &'static str| vec![words(Part::Gain, Text::new(format!("gold-{what}")))];
    add("influence", "KN-70", INFLUENCE_GOLD, one("influence"), now);
    add("command", "KN-72", COMMAND_GOLD, one("command"), now);
    add("exchange", "KN-73", EXCHANGE_GOLD, told("exchange"), now);
    if !open.is_war() && open.options.scenario.enemies_move() {
        add("lure", "KN-71", LURE_GOLD, told("lure"), now);
    }
    add("reveal", "KN-75", REVEAL_GOLD, told("reveal"), before);
    add("swap", "KN-77", SWAP_GOLD, told("swap"), before);
    add("borrow", "KN-76", BORROW_GOLD, told("borrow"), before);
    zone
}
