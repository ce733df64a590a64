//! What people are told: everything, all of them, but stakes and bids before they are opened.

use engine::Seat;

use crate::cards::{Card, Side};
use crate::character::Character;
use crate::contest::{Contest, Tournament};
use crate::court::{Office, Track};
use crate::goals::Goal;
use crate::goods::{Gain, Good, Purse};
use crate::map::Source;
use crate::origin::Origin;
use crate::phase::{Defeat, Victory};
use crate::place::Place;
use crate::scenario::{Consequence, Scenario};

/// Something that happened. Everybody is told. Places of the row, battles, rewards, thresholds, rows and stages are
/// counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields say what they are: who, which, where, how many")]
pub enum Event {
    /// The seat plays this character (KN-30).
    Character { seat: Seat, character: Character },
    /// The goal card of the match (KN-27).
    Goal { goal: Goal },
    /// A turn began (KN-07).
    Turn { turn: u8 },
    /// The seat begins to play this turn, which it plays as a whole (KN-122).
    TurnBegun { seat: Seat },
    /// A card of the seat's row was turned up.
    Turned { seat: Seat, at: u8, card: Card },
    /// The seat paid for turning up a card (KN-75).
    Revealed { seat: Seat, at: u8 },
    /// Two cards of the seat's row changed places (KN-77).
    Swapped { seat: Seat, first: u8, second: u8 },
    /// The seat had this card replaced (KN-77).
    Replaced { seat: Seat, at: u8, card: Option<Card> },
    /// The seat will use the action of a neighbouring card (KN-76).
    Borrowed { seat: Seat, card: Card, side: Side },
    /// The seat chose a side (KN-09).
    Chose { seat: Seat, card: Card, side: Side },
    /// The seat bought a space of the court (KN-33).
    Unlocked { seat: Seat, track: Track, level: u8 },
    /// The seat won a tournament.
    Tournament { seat: Seat, tournament: Tournament },
    /// The seat won a battle (KN-66).
    Battle { seat: Seat, battle: u8, contest: &'static Contest },
    /// The seat used the special action (KN-37).
    Special { seat: Seat },
    /// The seat claimed a reward (KN-31).
    Reward { seat: Seat, reward: u8 },
    /// The seat claimed a threshold (KN-38).
    Threshold { seat: Seat, threshold: u8 },
    /// The seat bought a resource (KN-69).
    Bought { seat: Seat, good: Good },
    /// The seat bought influence (KN-70).
    BoughtInfluence { seat: Seat },
    /// The seat bought a command point (KN-72).
    BoughtCommand { seat: Seat },
    /// The seat changed a resource into another (KN-73).
    Exchanged { seat: Seat, from: Good, to: Good },
    /// The seat lured the enemies on (KN-71).
    Lured { seat: Seat },
    /// The seat crossed out a chain (KN-45).
    Chained { seat: Seat, from: Office, to: Office },
    /// The seat crossed out a link of the castle (KN-50).
    Linked { seat: Seat, track: Track },
    /// The seat gained this.
    Gained { seat: Seat, origin: Origin, gain: Gain },
    /// Resources for which there was no room became gold and points (KN-35).
    Overflowed { seat: Seat, gold: u8, points: u8 },
    /// An office was activated for the seat (KN-42).
    Activated { seat: Seat, office: Office },
    /// The seat used a stage of the scenario card (KN-14, KN-44).
    Staged { seat: Seat, office: Office, stage: u8, side: Option<Side> },
    /// So many command points of the seat were lost (KN-12).
    Forgone { seat: Seat, points: u8 },
    /// The seat stored command points (KN-101).
    Stored { seat: Seat, points: u8 },
    /// A new unit of the seat (KN-90), in a flood a worker (KN-128).
    Added { seat: Seat, at: Place, flood: bool },
    /// All units of the seat attacked (KN-91), in a flood the water beside its workers (KN-132).
    Attacked { seat: Seat, flood: bool },
    /// Enemies fell there by the seat's attack; in a war units of another seat.
    Slain { seat: Seat, at: Place, units: u8, rival: Option<Seat>, flood: bool },
    /// A unit of the seat moved (KN-92).
    Moved { seat: Seat, from: Place, to: Place },
    /// The seat gathered (KN-93).
    Gathered { seat: Seat },
    /// The seat set back an enemy's diplomacy (KN-94).
    Thwarted { seat: Seat, rival: Option<Seat> },
    /// An enemy left the map (KN-67).
    Removed { seat: Seat, at: Place, rival: Option<Seat> },
    /// An element of a consequence row was crossed out (KN-55).
    Consequence { seat: Seat, row: u8, element: u8 },
    /// What the enemy is to do now (KN-55).
    Orders { seat: Seat, orders: &'static [Consequence] },
    /// The seat bought off an order (KN-60).
    Avoided { seat: Seat, price: Purse },
    /// A new enemy came onto the seat's map (KN-56).
    Enemy { seat: Seat, at: Place, scenario: Scenario },
    /// An enemy stepped (KN-57), in a flood by R-KN-26.
    Advanced { seat: Seat, from: Place, to: Place, flood: bool },
    /// The enemy's diplomacy rose to this level, by an order (KN-55) or because no enemy could step (KN-61).
    Diplomacy { seat: Seat, level: u8, rise: Rise },
    /// The enemies attacked (KN-62), or the water (KN-129).
    Assault { seat: Seat, flood: bool },
    /// Units of the seat fell there (KN-62).
    Fell { seat: Seat, at: Place, units: u8 },
    /// A source was destroyed (KN-62).
    Razed { seat: Seat, at: Place, source: Source },
    /// A field was flooded (KN-130).
    Flooded { seat: Seat, at: Place },
    /// Displaced water went there, or left the map (KN-130).
    Flowed { seat: Seat, from: Place, to: Option<Place> },
    /// The seat's total was written down (KN-19).
    Boxed { seat: Seat, turn: u8, points: i16 },
    /// The seat met the goal (KN-27).
    GoalMet { seat: Seat, goal: Goal, column: u8 },
    /// The seat missed the goal (KN-27).
    GoalMissed { seat: Seat, goal: Goal, column: u8 },
    /// The seat lost this as a penalty.
    Lost { seat: Seat, goods: Purse, points: u8 },
    /// What was left became points (KN-20).
    Leftovers { seat: Seat, points: u8 },
    /// No condition was met (KN-88).
    Unmet { seat: Seat },
    /// The seat was the first to finish with a victory (KN-125).
    Bonus { seat: Seat },
    /// The seat met a victory condition of this scenario, or of a war.
    Won { seat: Seat, victory: Victory, scenario: Option<Scenario> },
    /// The seat met a condition of defeat of this scenario.
    Defeated { seat: Seat, defeat: Defeat, scenario: Scenario },
    /// The seat puts together an offer (KN-123).
    Offering { seat: Seat, partner: Seat },
    /// The seat adds one of this to what it gives.
    Giving { seat: Seat, good: Good },
    /// The seat adds one of this to what it wants.
    Wanting { seat: Seat, good: Good },
    /// The seat proposed a trade (KN-123).
    Offered { seat: Seat, partner: Seat, give: Purse, want: Purse },
    /// The trade took place.
    Accepted { seat: Seat },
    /// The trade did not take place.
    Declined { seat: Seat },
    /// The seat declared a duel (KN-111).
    Challenged { seat: Seat, rival: Seat },
    /// The seat's stake is in (KN-114).
    Staked { seat: Seat },
    /// A duel was fought: both sums, and what each of the two has staked (KN-114).
    Duel { challenger: Seat, rival: Seat, strength: u8, against: u8, stakes: [u8; 2] },
    /// The seat won the duel (KN-116).
    DuelWon { seat: Seat, loser: Seat },
    /// Nobody won the duel (KN-120).
    DuelDrawn { challenger: Seat, rival: Seat },
    /// The winner of a duel took a resource (KN-115).
    Seized { seat: Seat, loser: Seat, good: Good },
    /// The seat staked nothing although it could (KN-118).
    Disgraced { seat: Seat },
    /// The seat's bid is in (KN-102).
    Bid { seat: Seat },
    /// The seat's bid was opened (KN-102).
    BidOpened { seat: Seat, bid: u8 },
    /// The seat has the initiative (KN-103).
    Initiative { seat: Seat },
    /// The seat paid one of this (KN-103).
    Spent { seat: Seat, good: Good },
    /// The leader called this seat next (KN-105).
    Called { seat: Seat, next: Seat },
    /// A worker perished and saved the field (KN-129).
    Drowned { seat: Seat, at: Place },
    /// The seat left enemies on the map that it could have removed (KN-67).
    Spared { seat: Seat },
    /// The seat hit a castle. Between two players this wins and moves no points (KN-109); otherwise it moves so many (KN-110).
    CastleHit { seat: Seat, owner: Seat, points: u8 },
}

/// Why the enemy's diplomacy rose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rise {
    /// An order says so (KN-55).
    Ordered,
    /// No enemy could carry out a move (KN-61).
    Stuck,
}
