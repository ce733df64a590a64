//! The fields of an observation, and the greatest values that the rules allow in them.

use engine::ObservationField as Field;

use crate::bag::Cards;
use crate::cards::{Card, Kind};
use crate::legal::FOES_FOR_A_WEAPON;
use crate::max_steps::FREE_BIDS;
use crate::options;
use crate::position::{HAND_LIMIT, STORY_ROUNDS};
use crate::quest::RECOGNITION;
use crate::rank::Rank;
use crate::story::{MOST_STAGES, Stories, Story};

pub(super) const CARDS: usize = Card::ALL.len();
pub(super) const WEAPONS: usize = Card::WEAPONS.len();
pub(super) const FIRST_ALLY: usize = Card::Galahad as usize;
pub(super) const ALLIES: usize = Card::Amour as usize - FIRST_ALLY;
pub(super) const FIRST_FOE: usize = Card::Dragon as usize;
pub(super) const FIRST_TEST: usize = Card::TestOfValor as usize;
pub(super) const STANDINGS: usize = 3;

/// A full hand, and every free bid there is (QT-90, QT-91).
pub(super) const MOST_BID: u16 = HAND_LIMIT as u16 + FREE_BIDS as u16;

const SEATS: usize = *options::SEATS.end() as usize;
const STORIES: usize = Story::ALL.len();
/// Swords have the most copies of all cards.
const COPIES: u16 = Card::Sword.copies() as u16;
/// No story card has more than two copies.
const STORY_COPIES: u16 = 2;
/// One for each time that such a card is turned up, if they add up (QT-184).
const MOST_RECOGNITIONS: u16 = STORY_ROUNDS as u16 * Story::KingsRecognition.copies() as u16;
/// A sponsor gets a card for each that was laid, and one for each stage.
const MOST_HELD: u16 = HAND_LIMIT as u16 + MOST_STAGES as u16;
/// Just not enough for the Round Table, then the longest quest with every recognition.
const MOST_SHIELDS: u16 = match Rank::Champion.price() {
    Some(price) => price as u16 - 1 + MOST_STAGES as u16 + RECOGNITION as u16 * MOST_RECOGNITIONS,
    None => 0,
};
/// The highest rank with all allies, an amour and one weapon of each type.
const MOST_STRENGTH: u16 = {
    let mut points = Rank::RoundTable.points() as u16;
    let mut at = 0;
    while at < FIRST_FOE {
        points += Card::ALL[at].high_points() as u16;
        at += 1;
    }
    points
};
/// A foe with one weapon of each type.
const MOST_IN_STAGE: u16 = 1 + WEAPONS as u16;

const _: () = assert!(matches!(Card::ALL[FIRST_FOE - 1].kind(), Kind::Amour));

pub(super) const FIELDS: &[Field] = &[
    Field::flags("seat", &[SEATS], "Your seat, counted from the first; a spectator has none."),
    Field::flags("seated", &[SEATS], "Which seats are played: yours, then clockwise."),
    Field::flags(
        "options",
        &[19],
        "Rule options with two values, in the order of their clauses (QT-170 to QT-191).",
    ),
    Field::flags(
        "mordred-window",
        &[3],
        "Mordred may strike: in any contest, in the own turn or contest, always.",
    ),
    Field::flags(
        "recognition",
        &[3],
        "Recognition waits: for a completed quest, a sponsored quest, a quest card.",
    ),
    Field::flags(
        "phase",
        &[17],
        "Deal, turn, story, sponsor, set up, join, draw, trim, Merlin, window, arm, bid, pay, enter, prosper, call, over.",
    ),
    Field::flags("active", &[SEATS], "The player who turns up the story card of this turn."),
    Field::flags("asked", &[SEATS], "Players who decide now."),
    Field::flags("left", &[SEATS], "Players who are asked the same after that."),
    Field::flags("then", &[3], "While cards are drawn, what follows: a stage, a round, the end of the turn."),
    Field::flags(
        "moment",
        &[5],
        "Mordred's window before: an event, the start, a bid, the payment, the comparison.",
    ),
    Field::counts("foes", &[], FOES_FOR_A_WEAPON as u16, "Foes discarded to the King's Call so far."),
    Field::counts("turns", &[], STORY_ROUNDS as u16 * Stories::ALL.len() as u16, "Story cards turned up."),
    Field::counts("rounds", &[], STORY_ROUNDS as u16, "How often the story deck was gone through."),
    Field::flags("card", &[STORIES], "The story card of this turn."),
    Field::counts("story", &[STORIES], STORY_COPIES, "Story cards that are face down by face."),
    Field::counts("story-discard", &[STORIES], STORY_COPIES, "Story cards that were played by face."),
    Field::counts("deck", &[], Cards::ALL.len() as u16, "Cards in the adventure deck."),
    Field::counts("discard", &[CARDS], COPIES, "The adventure discard by face."),
    Field::counts("recognitions", &[], MOST_RECOGNITIONS, "King's Recognitions that are pending."),
    Field::counts("hand", &[CARDS], COPIES, "Your hand by face."),
    Field::flags(
        "committed",
        &[CARDS],
        "What you have committed, or the weapons before you, by face; no face twice.",
    ),
    Field::counts("hands", &[SEATS], MOST_HELD, "How many cards each player holds."),
    Field::flags("rank", &[SEATS, Rank::ALL.len()], "Squire, knight, champion, Round Table."),
    Field::counts("shields", &[SEATS], MOST_SHIELDS, "Shields on the rank card of each player."),
    Field::flags("allies", &[SEATS, ALLIES], "Allies in play before each player."),
    Field::flags("fresh", &[SEATS, ALLIES], "Those that came into play since the story card was turned up."),
    Field::flags("amour", &[SEATS], "Players with an amour in play."),
    Field::flags(
        "standing",
        &[SEATS, STANDINGS],
        "Asked about Mordred: when it matters, at every moment, not again.",
    ),
    Field::counts("owed", &[SEATS], MOST_HELD, "Cards that each player is about to draw."),
    Field::counts(
        "strength",
        &[SEATS],
        MOST_STRENGTH,
        "Battle points of each player without weapons, as they count now.",
    ),
    Field::counts("free-bids", &[SEATS], FREE_BIDS as u16, "Free bids of each player."),
    Field::flags("sponsor", &[SEATS], "The sponsor of the quest."),
    Field::flags("joined", &[SEATS], "Players who joined it."),
    Field::flags("declined", &[SEATS], "Players who declined to join."),
    Field::flags("within", &[SEATS], "Players who are still in it."),
    Field::counts("laid", &[], MOST_STAGES as u16, "Stages that are laid out completely."),
    Field::counts("stage", &[], MOST_STAGES as u16, "Stages that were played."),
    Field::counts("revealed", &[], MOST_STAGES as u16, "Stages that lie face up."),
    Field::flags(
        "trial",
        &[2 + CARDS - FIRST_TEST],
        "The stage in play: unknown, a foe, or one of the tests.",
    ),
    Field::counts("bid", &[], MOST_BID, "The highest bid."),
    Field::flags("leader", &[SEATS], "The player who made it."),
    Field::flags("bidders", &[SEATS], "Players who were asked for a bid."),
    Field::flags("lone", &[], "Does one player alone face the test?"),
    Field::counts("paid", &[], MOST_BID, "Cards that the winner of the test has discarded."),
    Field::counts("sizes", &[MOST_STAGES], MOST_IN_STAGE, "Cards in each stage."),
    Field::flags("known", &[MOST_STAGES], "The stages whose cards you know."),
    Field::flags("stages", &[MOST_STAGES, CARDS], "The cards of these by face; no face twice."),
    Field::flags("peeked", &[SEATS, MOST_STAGES], "The stage that each player has looked at with Merlin."),
    Field::flags("entrants", &[SEATS], "Players who have entered the tournament."),
    Field::flags("contenders", &[SEATS], "Players in its present round."),
    Field::counts("round", &[], 2, "The round of the tournament."),
    Field::flags("final", &[], "Is it the final tournament?"),
    Field::flags("revealing", &[SEATS], "Players who took part in the last reveal."),
    Field::flags("reveal", &[SEATS, CARDS], "What each of them had committed by face."),
    Field::counts("totals", &[SEATS], MOST_STRENGTH, "Their battle points, once they were compared."),
    Field::flags("judged", &[], "Were they compared?"),
];
