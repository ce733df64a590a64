//! The fields of an observation, and the greatest values that the rules allow in them.

use engine::ObservationField as Field;

use crate::action::HIGHEST_BID;
use crate::cards::CARDS as EVENT_CARDS;
use crate::character::{CHARACTERS, THRESHOLDS};
use crate::court::{Office, TRACKS};
use crate::enemy::ELEMENTS;
use crate::gains::STORE;
use crate::goals::GOALS;
use crate::goods::{GOLD_LIMIT, Good};
use crate::judge::{INFLUENCE_TO_WIN, POINTS_TO_WIN};
use crate::map::MOST_TILES as TILES;
use crate::open::{MOST_CALLS, ROW, SEATS, TURNS};
use crate::options::Mode;
use crate::player::DUELS;
use crate::scenario::{DIPLOMACY, Scenario, UNITS_ON_TILE};
use crate::using::MOST_USES;

pub(super) const CARDS: usize = EVENT_CARDS as usize;
pub(super) const GOODS: usize = Good::ALL.len();
pub(super) const TOURNAMENTS: usize = 4;
/// The rebels' card has the most battles.
pub(super) const BATTLES: usize = Scenario::Rebels.card().battles.len();
/// No tile has more sources.
pub(super) const SOURCES: usize = 3;
pub(super) const OFFICES: usize = Office::ALL.len();
pub(super) const CHAINED: usize = Office::CHAINED.len();
pub(super) const CLAIMS: usize = 2 + THRESHOLDS.len();
/// Points beyond twice what wins count as so many.
pub(super) const MOST_POINTS: i16 = 2 * POINTS_TO_WIN;
/// Influence beyond twice what wins counts as so much.
pub(super) const MOST_INFLUENCE: u8 = 2 * INFLUENCE_TO_WIN;

/// No track of the court is longer.
const LEVELS: u16 = 6;
/// The king has the most stages.
const STAGES: u16 = 5;
const UNITS: u16 = UNITS_ON_TILE as u16;
const BID: u16 = HIGHEST_BID as u16;
const GOLD: u16 = GOLD_LIMIT as u16;
/// No battle takes more enemies off the map, and no stage more steps from a rival's diplomacy.
const REMOVALS: u16 = 3;
/// No element of a row has more orders; no order brings more enemies or makes them go further.
const ORDERS: u16 = 2;

/// The tiles of the map that is played.
const MAP: &[usize] = &[TILES];

pub(super) const FIELDS: &[Field] = &[
    // What is played, and where the match stands.
    Field::flags("seat", &[SEATS], "Your seat, counted from the first; a spectator has none."),
    Field::flags("seated", &[SEATS], "Which seats are played: yours, then clockwise."),
    Field::flags("mode", &[Mode::War as usize + 1], "Solo, side by side, war."),
    Field::flags(
        "scenario",
        &[Scenario::ALL.len()],
        "Defensive war, flood, barbarians, rebels; none in a war.",
    ),
    Field::flags(
        "options",
        &[4],
        "Both sides share a limit of units, unseen cards can be changed, castles can be hit repeatedly, trades are free.",
    ),
    Field::counts("turn", &[], TURNS as u16, "The turn."),
    Field::flags(
        "stage",
        &[10],
        "Setup, before, use, activation, consequences, duels, initiative, commands, goals, over.",
    ),
    Field::flags(
        "phase",
        &[26],
        "Character, goal, turning, before, use, draft, answer, stage, command, march, strike, remove, slight, avoid, enemy, \
         advance, raze, flow, stake, seize, bid, lot, spend, plan, over, after.",
    ),
    Field::flags("active", &[SEATS], "The player whose part of the turn it is."),
    Field::flags("answering", &[SEATS], "The player who answers an offer."),
    Field::flags("at", MAP, "The tile at which somebody strikes, advances or razes."),
    Field::flags("order", &[SEATS, SEATS], "The place of each player in the order of the turn."),
    Field::flags("goal", &[GOALS as usize], "The goal card."),
    Field::flags("met", &[SEATS], "Players who meet the goal, while it is checked."),
    Field::flags("bonus", &[], "Were the points for finishing first given?"),
    // The event cards.
    Field::flags("deck", &[CARDS], "Event cards that nobody has seen."),
    Field::flags("row", &[ROW, CARDS], "Your event row, as far as anybody has seen its cards."),
    Field::flags("row-up", &[ROW], "Places of your row that lie face up."),
    Field::flags("turning", &[ROW], "The place at which a card is turned up next."),
    // The players.
    Field::flags("character", &[SEATS, CHARACTERS as usize], "The character of each player."),
    Field::flags("standing", &[SEATS, 4], "Playing, won, lost, through."),
    Field::counts("goods", &[SEATS, GOODS], GOLD, "Glory, valor, wisdom and gold of each player."),
    Field::signed(
        "points",
        &[SEATS],
        MOST_POINTS as u16,
        "Victory points of each player; more count as the most.",
    ),
    Field::signed("boxes", &[SEATS, 4], MOST_POINTS as u16, "Totals after turns 3, 6, 9 and 12."),
    Field::counts(
        "influence",
        &[SEATS],
        MOST_INFLUENCE as u16,
        "Influence of each player; more counts as the most.",
    ),
    Field::counts("levels", &[SEATS, TRACKS], LEVELS, "Levels of each player at court."),
    Field::flags("claimed", &[SEATS, CLAIMS], "Rewards and thresholds that were claimed."),
    Field::flags("tournaments", &[SEATS, TOURNAMENTS], "Tournaments that were won."),
    Field::flags("battles", &[SEATS, BATTLES], "Battles that were won."),
    Field::counts(
        "stages",
        &[SEATS, 4],
        STAGES,
        "Stages of king, church, merchants, nobility that were used.",
    ),
    Field::flags(
        "chains",
        &[SEATS, CHAINED, CHAINED],
        "Which of church, merchants, nobility activates which.",
    ),
    Field::flags("links", &[SEATS, 2], "Does the castle pay village, stable?"),
    Field::counts("diplomacy", &[SEATS], DIPLOMACY as u16, "The own diplomacy track of each player."),
    Field::counts(
        "enemy-diplomacy",
        &[SEATS],
        DIPLOMACY as u16,
        "The enemy's diplomacy track of each player.",
    ),
    Field::counts(
        "crossed",
        &[SEATS, 3],
        ELEMENTS as u16,
        "Elements of each consequence row that are crossed out.",
    ),
    Field::flags("side", &[SEATS, 2], "The side that was chosen this turn."),
    Field::flags("borrowed", &[SEATS, OFFICES], "The offices of a neighbouring card that was paid for."),
    Field::counts("store", &[SEATS], STORE as u16, "Stored command points."),
    Field::counts("challenges", &[SEATS], DUELS as u16, "Duels that each player may still declare."),
    Field::flags("barred", &[SEATS], "Players who may not bid in this turn."),
    Field::counts(
        "disgrace",
        &[SEATS],
        2,
        "1: no action of the character card in this turn; 2: in the next.",
    ),
    // The maps.
    Field::counts(
        "units",
        &[SEATS, TILES],
        UNITS,
        "Units of each player on the tiles of the map that is played, in its order.",
    ),
    Field::counts("enemies", &[SEATS, TILES], UNITS, "Enemies on the map of each player."),
    Field::flags("sources", &[SEATS, TILES, SOURCES], "Sources that are left on each tile."),
    Field::flags("flooded", &[SEATS, TILES], "Flooded fields of each player."),
    // What the active player has to see to.
    Field::flags("staging", &[OFFICES], "The office whose next stage has two sides."),
    Field::counts("commands", &[], STORE as u16, "Command points to be used now."),
    Field::counts("removals", &[], REMOVALS, "Enemies to be taken off the map."),
    Field::counts("slights", &[], REMOVALS, "Rivals whose diplomacy goes back."),
    Field::counts("marched", MAP, UNITS, "Units that have moved with this command."),
    Field::flags("strike", MAP, "The tile on which rivals fall."),
    Field::counts("losses", &[], UNITS, "How many fall there."),
    Field::flags("fights", MAP, "Tiles on which the own attack is still to come."),
    Field::counts(
        "offices",
        &[OFFICES],
        OFFICES as u16,
        "The place of each office among those still to be activated.",
    ),
    Field::flags("row-acting", &[3], "The consequence row that acts."),
    Field::counts("element", &[], ELEMENTS as u16, "Its element."),
    Field::counts("order-next", &[], ORDERS, "The next order of the element."),
    Field::flags("order-kind", &[5], "What it is: add, move, add then move, attack, diplomacy."),
    Field::counts("order-price", &[GOODS], GOLD, "What buys it off."),
    Field::counts("enemies-due", &[], ORDERS, "Enemies still to come."),
    Field::counts("steps-due", &[], ORDERS, "Steps still to be made by all enemies."),
    Field::counts("waiting", MAP, UNITS, "Enemies that are still to make the present step."),
    Field::flags("moving", &[3], "Do enemies move, has any stepped, does a move that fails provoke?"),
    Field::flags("assault", MAP, "The tile on which enemies attack."),
    Field::counts("blows", &[], SOURCES as u16, "Sources still to be destroyed there."),
    Field::flags("displaced", MAP, "Fields whose water needs another field."),
    Field::counts("allowance", &[GOODS], GOLD, "What may be paid to buy off orders."),
    Field::counts("uses", &[], MOST_USES as u16, "Uses in this phase."),
    // Trade, duels and initiative.
    Field::flags("partner", &[SEATS], "The player to whom a trade is proposed."),
    Field::counts("give", &[GOODS], GOLD, "What is offered."),
    Field::counts("want", &[GOODS], GOLD, "What is asked for."),
    Field::flags("proposed", &[], "Is the offer complete?"),
    Field::counts("offers", &[], MOST_USES as u16, "Offers in this turn."),
    Field::flags("challenger", &[SEATS], "The player who declared the duel that is fought next."),
    Field::flags("rival", &[SEATS], "The player whom it is against."),
    Field::counts(
        "duels",
        &[SEATS, SEATS],
        DUELS as u16,
        "Duels still to be fought, by challenger and rival.",
    ),
    Field::flags("given", &[SEATS], "Players whose stake or bid is in."),
    Field::flags("sealed", &[], "Have you given one that is still secret?"),
    Field::counts("own-bid", &[], BID, "That stake or bid."),
    Field::flags("bidding", &[SEATS], "Players whose bid is open."),
    Field::counts("bids", &[SEATS], BID, "The open bids."),
    Field::flags("winner", &[SEATS], "The winner of the last duel."),
    Field::flags("loser", &[SEATS], "The loser of it."),
    Field::counts("spoils", &[], BID, "Resources still to be taken."),
    Field::counts("debts", &[SEATS], BID, "What each player has to pay for the bid."),
    Field::flags("tied", &[SEATS], "Players among whom the lot decides."),
    Field::flags("leader", &[SEATS], "The player who has the initiative."),
    Field::flags("plan", &[MOST_CALLS, SEATS], "The order of command points, entry by entry."),
    Field::flags("planned", &[], "Is it laid down?"),
    Field::flags("hits", &[SEATS, SEATS], "Castles that each player has hit this turn, by owner."),
];
