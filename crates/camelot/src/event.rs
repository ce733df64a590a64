//! What people are told.

use engine::Seat;

use crate::colour::Colour;
use crate::field::Field;
use crate::hero::Hero;
use crate::mission::Mission;
use crate::phase::{Figure, Source};
use crate::room::{Room, Side};
use crate::rooms::rebellion::Party;
use crate::rooms::tournament::Gate;
use crate::rooms::training::LineBonus;
use crate::shield::Shield;
use crate::tiles::{Grail, Merlins, Part};

/// Something that happened, as somebody may know it. Unless it says otherwise, everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The A/B tile of a room has fallen (CA-091).
    SideFell(Room, Side),
    /// A seat chose a colour (CA-008).
    ColourChosen(Who),
    /// A seat chose a colour and put its magician on the order track (CA-174).
    ColourTaken(Who),
    /// A magician was put on this place of the order track, counted from 1 (CA-018).
    MagicianPlaced(Who, u8),
    /// The knights of this colour stand on the marked fields (CA-028).
    NeutralPlaced(Colour),
    /// A mission card is shown (CA-036).
    MissionShown(Mission),
    /// A colour has made its choice (CA-042).
    Knocked(Who),
    /// A magician stands on a number (CA-045).
    Predicted(Who, u8),
    /// A fist was opened with so many knights (CA-049).
    Opened(Who, u8),
    /// The number on which a magician stood when the fists were opened (CA-052).
    Foretold(Who, u8),
    /// So many knights were sent in all (CA-051).
    Counted(u8),
    /// A magician is back on the order track, on this place, counted from 1; told from the top (CA-057).
    Ordered(Who, u8),
    /// The topmost colour took a Merlin tile of this value; told to its seat alone (CA-058).
    Merlin(Who, u8),
    /// The topmost colour took a Merlin tile; told to all others (CA-058).
    MerlinUnseen(Who),
    /// A round begins, counted from 1 (CA-032).
    RoundBegun(u8),
    /// A colour's turn begins (CA-060).
    TurnBegun(Who),
    /// The final scoring begins (CA-080).
    FinaleBegun,
    /// A colour took a mission (CA-062).
    Took(Who, Mission),
    /// A special mission brought points, and so many knights back behind the screen (CA-076).
    Special(Who, i8, u8),
    /// No open mission is small enough: so many knights go to the hinterland (R-CA-03).
    NothingFits(Who, u8),
    /// So many knights came back from the hinterland (CA-077).
    Retrieved(Who, u8),
    /// No knight was sent and none is in the hinterland (CA-077).
    Rested(Who),
    /// This shield is resolved next (R-CA-05).
    ShieldChosen(Who, Shield),
    /// A hero turned this shield to another room with this ability (CA-163, CA-170).
    Redirected(Who, Shield, Hero),
    /// A figure was placed on a field (CA-063).
    Placed(Who, Field, Figure),
    /// This shield had no field: the knight went back behind the screen. Was the room full (CA-074), or only closed (R-CA-02)?
    SentBack(Who, Shield, bool),
    /// Points were gained or lost.
    Scored(Who, Reason, i16),
    /// One more knight comes from there (CA-066).
    KnightCalled(Who, Source),
    /// A tree was used; did a knight come back (CA-068)?
    TreeUsed(Who, bool),
    /// A bonus was left (R-CA-06), or the magician's move (CA-113).
    Declined(Who, Offer),
    /// A line was rewarded (CA-096).
    LineRewarded(Who, LineBonus),
    /// A colour is in all three preliminary rounds and takes a tournament tile (CA-105).
    Champion(Who),
    /// A fanfare sounds: these fields are open now (CA-106, CA-109).
    GateOpened(Gate),
    /// The knight tablet was turned to this side (CA-125).
    TabletTurned(Party),
    /// The last field of a group, counted from 1, was taken (CA-140).
    GroupFilled(Who, u8),
    /// A colour that is not in a full group lost points (CA-140).
    Lost(Who, i8),
    /// A colour that is not in the full top group lost the knight on this field of the red room (CA-141).
    RedKnightLost(Who, Field),
    /// Parzival looks through the pile (CA-168).
    LookedThrough(Who),
    /// Parzival draws as everybody does (CA-069).
    DrewBlindly(Who),
    /// What Parzival sees there; told to that seat alone (CA-168).
    PileSeen(Grail),
    /// A colour gained this grail tile; told to its seat alone (CA-069, CA-084).
    Tile(Who, Part, Cause),
    /// A colour gained a grail tile; told to all others (CA-069, CA-084).
    TileUnseen(Who, Cause),
    /// A hero took a mission away (CA-164, CA-172).
    Discarded(Who, Mission),
    /// Tristan scored for two knights in one room (CA-166).
    Paired(Who),
    /// Mordred sends the black knight (CA-173).
    BlackKnightCalled(Who),
    /// So many knights too many went to the hinterland (CA-072).
    Surplus(Who, u8),
    /// A round is over (CA-079).
    RoundOver(u8),
    /// A colour has this rank in the red room, which shows this side, counted from 1, and gets so many points (CA-113, CA-127).
    Ranked(Who, Side, u8, i8),
    /// The neutral colour has this rank, counted from 1 (R-CA-23).
    NeutralRanked(Colour, u8),
    /// A colour has nobody in the red room and gets so many points: none in the rebellion (CA-116, CA-130).
    Absent(Who, i8),
    /// The Merlin tiles that a colour had behind its screen (CA-082).
    MerlinsRevealed(Who, Merlins),
    /// The number of knights that a colour had behind its screen (CA-083).
    KnightsRevealed(Who, u8),
    /// The grail tiles that a colour had behind its screen (CA-085).
    GrailRevealed(Who, Grail),
    /// A colour is not in the secret room and gets so many points (CA-156).
    NoSecret(Who, i8),
    /// A colour's points at the end (CA-088).
    Total(Who, i16),
    /// A colour does not count, because the other one of its seat has fewer points; so many points are dropped (CA-027).
    Dropped(Who, i16),
    /// The seat won with this colour; was it a tie (CA-089)?
    Won(Who, bool),
}

/// A colour and who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Who {
    pub seat: Seat,
    pub colour: Colour,
    /// Has the seat another colour too (CA-022)?
    pub twin: bool,
}

/// What a colour may decline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    Tree,
    /// A bonus for a line (CA-096).
    Line,
    /// One more knight (CA-066).
    Knight,
    /// The move of the magician into the red room (CA-113).
    Magician,
}

/// Why a colour gains a grail tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A field, a tree, or knights brought back (CA-069).
    Play,
    /// Two knights in the hinterland at the end (CA-084).
    Pair,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A room: its fields, bonuses, majorities and losses.
    Room(Room),
    /// A special mission (CA-076).
    Special,
    /// A hero (CA-166, CA-173).
    Hero,
    /// Merlin tiles (CA-082).
    Merlin,
    /// Knights behind the screen (CA-083).
    Knights,
    /// Grail tiles (CA-085).
    Grail,
}
