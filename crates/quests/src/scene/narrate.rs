//! The log: what events tell, and what they count for.

use engine::Seat;
use scene::{Feature, StoryLevel, StoryLine, Tally, Text};

use super::faces::story_clause;
use super::phrases::{card_name, list, of_card, of_stage, rank_name, story_name};
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::occasion::{Contest, Occasion, Victory};
use crate::phase::End;
use crate::rank::Rank;
use crate::story::Story;

/// A line of the log. Cards that are dealt, laid out and armed one by one need none: the table shows them.
pub(super) fn narrate(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::Dealt { .. }
        | Event::DealtUnseen { .. }
        | Event::Laid { .. }
        | Event::LaidUnseen { .. }
        | Event::Armed { .. } => return None,
        Event::TurnBegun { seat } => of(seat, "QT-21", "log-turn").heading(StoryLevel::Turn),
        Event::StoryTurned { seat, card } => {
            of(seat, story_clause(card), Text::new("log-story").with("card", story_name(card)))
        }
        Event::StoryShuffled => all("QT-165", "log-story-shuffled"),
        Event::Drew { seat, card, on } => of(seat, occasion_clause(on), of_card("log-drew", card))
            .folding(several("log-drew-several", seat), Some(card_name(card))),
        Event::DrewUnseen { seat, on } => of(seat, occasion_clause(on), "log-drew-unseen")
            .folding(several("log-drew-unseen-several", seat), None),
        Event::Shuffled { cards } => all("QT-165", Text::new("log-shuffled").with("cards", cards)),
        Event::NothingToDraw => all("QT-167", "log-nothing-to-draw"),
        Event::Sponsored { .. }
        | Event::SponsorDeclined { .. }
        | Event::NobodySponsors { .. }
        | Event::StageLaid { .. }
        | Event::Joined { .. }
        | Event::JoinDeclined { .. }
        | Event::NobodyJoins { .. }
        | Event::TakenBack { .. }
        | Event::FoeAnnounced { .. }
        | Event::TestShown { .. }
        | Event::Peeked { .. }
        | Event::PeekedAt { .. }
        | Event::StageRevealed { .. }
        | Event::Passed { .. }
        | Event::Defeated { .. }
        | Event::BidMade { .. }
        | Event::BidPassed { .. }
        | Event::TestWon { .. }
        | Event::TestLost { .. }
        | Event::StageShown { .. }
        | Event::QuestCompleted { .. }
        | Event::QuestFailed
        | Event::RewardDue { .. } => quest(event)?,
        Event::Sealed { seat, contest: Contest::Foe } => of(seat, "QT-73", "log-sealed"),
        Event::Sealed { seat, contest: Contest::Tournament } => of(seat, "QT-149", "log-sealed"),
        Event::Revealed { seat, cards, contest } => {
            let clause = if contest == Contest::Foe { "QT-79" } else { "QT-150" };
            of(seat, clause, Text::new("log-revealed").with("cards", list(cards)))
        }
        Event::Played { seat, card, on } => of(seat, played_clause(on), of_card("log-played", card)),
        Event::Discarded { seat, card, on } => {
            of(seat, discarded_clause(card, on), of_card("log-discarded", card))
                .folding(several("log-discarded-several", seat), Some(card_name(card)))
        }
        Event::Struck { seat, ally, owner } => {
            of(seat, "QT-126", of_card("log-struck", ally).with("owner", owner))
        }
        Event::Watching { seat } => of(seat, "R-QT-03", "log-watching"),
        Event::Resting { seat } => of(seat, "R-QT-03", "log-resting"),
        Event::Gained { seat, shields } => {
            of(seat, "QT-140", count("log-gained", shields)).scoring(seat, shields)
        }
        Event::Lost { seat, shields, card } => {
            of(seat, story_clause(card), count("log-lost", shields)).scoring(seat, -i32::from(shields))
        }
        Event::AlliesLeft { seat, allies } => {
            of(seat, "QT-137", Text::new("log-allies-left").with("cards", list(allies)))
        }
        Event::Recognised => all("QT-133", "log-recognised"),
        Event::RecognitionLost => all("QT-183", "log-recognition-lost"),
        Event::Prospered { seat } => of(seat, "QT-141", "log-prospered"),
        Event::ProsperityDeclined { seat } => of(seat, "QT-141", "log-prosperity-declined"),
        Event::Entered { .. }
        | Event::EntryDeclined { .. }
        | Event::NobodyEnters
        | Event::LoneEntrant { .. }
        | Event::Measured { .. }
        | Event::Tied { .. }
        | Event::TournamentWon { .. } => tournament(event)?,
        Event::Promoted { seat, rank, left } => {
            let text = Text::new("log-promoted").with("rank", rank_name(rank)).with("left", left);
            // R-QT-12: beyond the last rank shields count for nothing.
            let lost = if rank == Rank::RoundTable { -i32::from(left) } else { 0 };
            let end = if rank == Rank::RoundTable { "yes" } else { "no" };
            of(seat, "QT-45", text.with("end", end)).scoring(seat, lost)
        }
        Event::FinalBegun { seats } => all("QT-161", Text::new("log-final").with("names", seats)),
        Event::GameEnded { end: End::RoundTable(_) } => return None,
        Event::GameEnded { end: End::Stalled } => all("R-QT-01", "log-stalled"),
        Event::Won { seat, shared, by } => won(seat, shared, by),
    };
    Some(line)
}

fn quest(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::Sponsored { seat, card } => {
            of(seat, "QT-51", Text::new("log-sponsored").with("card", story_name(card)))
        }
        Event::SponsorDeclined { seat } => of(seat, "QT-52", "log-sponsor-declined"),
        Event::NobodySponsors { card } => {
            all("QT-53", Text::new("log-nobody-sponsors").with("card", story_name(card)))
        }
        Event::StageLaid { seat, stage, cards } => {
            of(seat, "QT-56", of_stage("log-stage-laid", stage).with("cards", cards))
        }
        Event::Joined { seat } => of(seat, "QT-66", "log-joined"),
        Event::JoinDeclined { seat } => of(seat, "QT-67", "log-join-declined"),
        Event::NobodyJoins { .. } => all("QT-68", "log-nobody-joins"),
        Event::TakenBack { seat, cards } => {
            of(seat, "QT-186", Text::new("log-taken-back").with("cards", cards))
        }
        Event::FoeAnnounced { seat, stage } => of(seat, "QT-71", of_stage("log-foe", stage)),
        Event::TestShown { seat, stage, card, minimum } => {
            let text = of_card("log-test", card).with("stage", stage + 1).with("minimum", minimum);
            of(seat, "QT-84", text)
        }
        Event::Peeked { seat, stage } => of(seat, "QT-123", of_stage("log-peeked", stage)),
        Event::PeekedAt { seat, stage, cards } => {
            of(seat, "QT-123", of_stage("log-peeked-at", stage).with("cards", list(cards)))
        }
        Event::StageRevealed { stage, cards, total } => all(
            "QT-79",
            of_stage("log-stage-revealed", stage).with("cards", list(cards)).with("points", total),
        ),
        Event::Passed { seat, total, goal } => {
            of(seat, "QT-82", Text::new("log-passed").with("points", total).with("goal", goal))
        }
        Event::Defeated { seat, total, goal } => {
            of(seat, "QT-82", Text::new("log-defeated").with("points", total).with("goal", goal))
        }
        Event::BidMade { seat, bid, alone } => {
            of(seat, if alone { "QT-94" } else { "QT-86" }, Text::new("log-bid").with("bid", bid))
        }
        Event::BidPassed { seat, alone: true } => of(seat, "QT-95", "log-bid-unreached"),
        Event::BidPassed { seat, alone: false } => of(seat, "QT-88", "log-bid-passed"),
        Event::TestWon { seat, bid, cost } => {
            of(seat, "QT-93", Text::new("log-test-won").with("bid", bid).with("cards", cost))
        }
        Event::TestLost { seat } => of(seat, "QT-130", "log-test-lost"),
        Event::StageShown { stage, cards } => {
            all("QT-105", of_stage("log-stage-shown", stage).with("cards", list(cards)))
        }
        Event::QuestCompleted { seat, shields, recognition } => {
            let text = count("log-completed", shields).with("extra", recognition);
            of(seat, if recognition > 0 { "QT-133" } else { "QT-103" }, text).scoring(seat, shields)
        }
        Event::QuestFailed => all("QT-102", "log-quest-failed"),
        Event::RewardDue { seat, cards } => of(seat, "QT-104", Text::new("log-reward").with("cards", cards)),
        _ => return None,
    };
    Some(line)
}

fn tournament(event: Event) -> Option<StoryLine> {
    let line = match event {
        Event::Entered { seat } => of(seat, "QT-145", "log-entered"),
        Event::EntryDeclined { seat } => of(seat, "QT-145", "log-entry-declined"),
        Event::NobodyEnters => all("QT-146", "log-nobody-enters"),
        Event::LoneEntrant { seat, shields } => {
            let clause = if shields == 0 { "QT-170" } else { "QT-147" };
            of(seat, clause, count("log-lone-entrant", shields)).scoring(seat, shields)
        }
        Event::Measured { seat, total } => {
            of(seat, "QT-151", Text::new("log-measured").with("points", total))
        }
        Event::Tied { seats } => all("QT-153", Text::new("log-tied").with("names", seats)),
        Event::TournamentWon { seat, shields, bonus, round, shared } => {
            let (clause, id) = match (shared, round) {
                (true, _) => ("QT-157", "log-tournament-shared"),
                (false, 1) => ("QT-152", "log-tournament-won"),
                (false, _) => ("QT-156", "log-tournament-won"),
            };
            let text = count(id, shields).with("entrants", shields - bonus).with("bonus", bonus);
            of(seat, clause, text).scoring(seat, shields)
        }
        _ => return None,
    };
    Some(line)
}

/// The clause by which a card is drawn.
fn occasion_clause(on: Occasion) -> &'static str {
    match on {
        Occasion::Stage => "QT-69",
        Occasion::Tournament => "QT-148",
        Occasion::Final => "QT-162",
        Occasion::SecondRound => "QT-175",
        Occasion::LastStage => "QT-187",
        Occasion::Reward => "QT-104",
        Occasion::Favor => "QT-136",
        Occasion::Prosperity => "QT-141",
        Occasion::Limit => "QT-28",
        Occasion::Bid => "QT-92",
        Occasion::Payment => "QT-93",
        Occasion::Call => "QT-142",
        Occasion::Prompt => "QT-106",
    }
}

fn played_clause(on: Occasion) -> &'static str {
    match on {
        Occasion::Limit => "QT-29",
        Occasion::Payment => "R-QT-10",
        _ => occasion_clause(on),
    }
}

fn discarded_clause(card: Card, on: Occasion) -> &'static str {
    match on {
        Occasion::Call if card.kind() == Kind::Foe => "QT-143",
        _ => occasion_clause(on),
    }
}

fn won(seat: Seat, shared: bool, by: Victory) -> StoryLine {
    let (clause, alone, together) = match by {
        Victory::RoundTable => ("QT-159", "log-won", "log-won-shared"),
        Victory::Final => ("QT-164", "log-won-final", "log-won-shared"),
        Victory::Shields => ("R-QT-01", "log-won-shields", "log-won-shields-shared"),
    };
    of(seat, clause, if shared { together } else { alone })
}

/// A line about somebody.
fn of(seat: Seat, clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::of(seat, clause, text)
}

/// A line about nobody in particular.
fn all(clause: &'static str, text: impl Into<Text>) -> StoryLine {
    StoryLine::new(clause, text)
}

/// The sentence for a run of lines about somebody.
fn several(id: &'static str, seat: Seat) -> Text {
    Text::new(id).with("who", seat)
}

fn count(id: &'static str, shields: u8) -> Text {
    Text::new(id).with("shields", shields)
}

/// Shields by their source, quests sponsored, cards drawn for it, allies lost to Mordred.
pub(super) fn tally(event: Event) -> Option<Tally> {
    let (seat, what, amount) = match event {
        Event::QuestCompleted { seat, shields, .. } => (seat, "tally-quests", i32::from(shields)),
        Event::TournamentWon { seat, shields, .. } | Event::LoneEntrant { seat, shields } => {
            (seat, "tally-tournaments", i32::from(shields))
        }
        Event::Gained { seat, shields } => (seat, "tally-events", i32::from(shields)),
        Event::Lost { seat, shields, .. } => (seat, "tally-events", -i32::from(shields)),
        Event::Sponsored { seat, .. } => (seat, "tally-sponsored", 1),
        Event::Joined { seat } => (seat, "tally-joined", 1),
        Event::Entered { seat } => (seat, "tally-entered", 1),
        Event::StoryTurned { seat, card } => (seat, event_name(card)?, 1),
        Event::Played { seat, card, .. } | Event::Armed { seat, card } => (seat, ally_name(card)?, 1),
        Event::RewardDue { seat, cards } => (seat, "tally-reward", i32::from(cards)),
        Event::Struck { owner, .. } => (owner, "tally-struck", 1),
        _ => return None,
    };
    Some(Tally { seat, what, amount })
}

/// What marks a match in reports: how it opened, and the first event, each with who turned it up.
pub(super) fn features(told: &[Event]) -> Vec<Feature> {
    let turned = || {
        told.iter().filter_map(|event| match event {
            Event::StoryTurned { seat, card } => Some((*seat, *card)),
            _ => None,
        })
    };
    let opening = turned().next().map(|(seat, card)| {
        let what = match (card.stages(), card.bonus()) {
            (Some(_), _) => "feature-opening-quest",
            (_, Some(_)) => "feature-opening-tournament",
            _ => "feature-opening-event",
        };
        Feature { group: "feature-opening", what, seat: Some(seat) }
    });
    let event = turned().find_map(|(seat, card)| {
        let what = event_name(card)?;
        Some(Feature { group: "feature-first-event", what, seat: Some(seat) })
    });
    opening.into_iter().chain(event).collect()
}

/// The message that names an ally, who came into play.
fn ally_name(card: Card) -> Option<&'static str> {
    Some(match card {
        Card::Galahad => "card-galahad",
        Card::Lancelot => "card-lancelot",
        Card::Arthur => "card-arthur",
        Card::Tristan => "card-tristan",
        Card::Pellinore => "card-pellinore",
        Card::Gawain => "card-gawain",
        Card::Percival => "card-percival",
        Card::Guinevere => "card-guinevere",
        Card::Iseult => "card-iseult",
        Card::Merlin => "card-merlin",
        _ => return None,
    })
}

/// The message that names an event of the story deck, which somebody turned up.
fn event_name(card: Story) -> Option<&'static str> {
    Some(match card {
        Story::KingsRecognition => "story-kings-recognition",
        Story::QueensFavor => "story-queens-favor",
        Story::CourtCalled => "story-court-called",
        Story::Pox => "story-pox",
        Story::Plague => "story-plague",
        Story::ChivalrousDeed => "story-chivalrous-deed",
        Story::Prosperity => "story-prosperity",
        Story::KingsCall => "story-kings-call",
        _ => return None,
    })
}
