//! Agreements between players: proposals, answers, pauses, giving up, another match.

use engine::{Seat, SeatSet};
use protocol::{Away, Proposal, Stage, TableInfo, Undone};
use scene::Text;

use crate::Request;

/// A request that a player can make now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Ask to take back the own last step.
    ProposeTakeBack,
    /// Propose a pause.
    ProposePause,
    /// Propose to end the match without a winner.
    ProposeEnd,
    /// Agree to what is proposed.
    Agree,
    /// Refuse what is proposed.
    Refuse,
    /// Withdraw the own proposal.
    Withdraw,
    /// Go on with a paused match.
    Resume,
    /// Take the seat back from the bot that stands in.
    Return,
    /// Give up.
    Resign,
    /// Open another match with the same people.
    Rematch,
    /// Sit down at the next match that somebody has opened.
    JoinRematch,
}

impl Offer {
    /// The request.
    pub fn request(self) -> Request {
        match self {
            Offer::ProposeTakeBack => Request::Propose(Proposal::TakeBack),
            Offer::ProposePause => Request::Propose(Proposal::Pause),
            Offer::ProposeEnd => Request::Propose(Proposal::End),
            Offer::Agree => Request::Agree,
            Offer::Refuse | Offer::Withdraw => Request::Disagree,
            Offer::Resume => Request::Resume,
            Offer::Return => Request::Return,
            Offer::Resign => Request::Resign,
            Offer::Rematch | Offer::JoinRematch => Request::Rematch,
        }
    }
}

/// A proposal that not everybody has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenQuestion {
    /// The seat that proposes.
    pub by: Seat,
    /// The proposal.
    pub what: Proposal,
    /// Steps of other seats that a take-back takes back too.
    pub undoes: Vec<Undone>,
}

impl OpenQuestion {
    /// The sentences that say it. The caller's messages have them: `asks-back`, `asks-end`, `asks-pause` and `asks-back-too`, each behind
    /// `prefix`.
    pub fn texts(&self, prefix: &str) -> Vec<Text> {
        let what = match self.what {
            Proposal::TakeBack => "asks-back",
            Proposal::End => "asks-end",
            Proposal::Pause => "asks-pause",
        };
        let too = |undone: &Undone| {
            let id = format!("{prefix}asks-back-too");
            Text::new(id).with("who", undone.seat).with("steps", undone.steps)
        };
        let first = Text::new(format!("{prefix}{what}")).with("who", self.by);
        std::iter::once(first).chain(self.undoes.iter().map(too)).collect()
    }
}

/// The open question and the possible requests of one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Agreement {
    /// The proposal.
    pub question: Option<OpenQuestion>,
    /// The requests that the viewer can make, in the order of the menu.
    pub offers: Vec<Offer>,
    /// Whether the match is paused.
    pub is_paused: bool,
}

impl Agreement {
    /// Builds it for a viewer. `played`: the seats that have made a step.
    pub(crate) fn of(table: &TableInfo, viewer: Option<Seat>, played: SeatSet) -> Agreement {
        let question = table.proposal.as_ref().map(|open| OpenQuestion {
            by: open.by,
            what: open.what,
            undoes: open.undoes.iter().filter(|undone| undone.seat != open.by).copied().collect(),
        });
        let offers = match (viewer, table.stage) {
            (Some(seat), Stage::Playing) => while_playing(table, seat, played),
            (Some(_), Stage::Over) if table.rematch.is_some() => vec![Offer::JoinRematch],
            (Some(_), Stage::Over) => vec![Offer::Rematch],
            (_, Stage::Open) | (None, _) => Vec::new(),
        };
        let is_paused = table.stage == Stage::Playing && table.paused.is_some();
        Agreement { question, offers, is_paused }
    }

    /// Whether the viewer can make this request now.
    pub fn offers(&self, offer: Offer) -> bool {
        self.offers.contains(&offer)
    }
}

fn while_playing(table: &TableInfo, seat: Seat, played: SeatSet) -> Vec<Offer> {
    let away = table.seats[seat.index()].away;
    if away == Away::Resigned {
        return Vec::new();
    }
    let open = table.proposal.as_ref();
    let is_paused = table.paused.is_some();
    let offered = [
        (Offer::Agree, open.is_some_and(|open| !open.agreed.contains(&seat))),
        (Offer::Refuse, open.is_some_and(|open| !open.agreed.contains(&seat))),
        (Offer::Withdraw, open.is_some_and(|open| open.by == seat)),
        (Offer::Return, away == Away::StandIn),
        (Offer::Resume, is_paused),
        (Offer::ProposeTakeBack, open.is_none() && !is_paused && played.contains(seat)),
        (Offer::ProposePause, open.is_none() && !is_paused),
        (Offer::ProposeEnd, open.is_none()),
        (Offer::Resign, true),
    ];
    offered.into_iter().filter_map(|(offer, can)| can.then_some(offer)).collect()
}
