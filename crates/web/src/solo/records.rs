//! The achievements of solo players on this device: best scores, daily challenges, feats.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Challenge, Session};

use crate::storage;

/// The achievements in one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Ledger {
    /// The best score of each class. The key has the ids of its messages, separated by [`BETWEEN`].
    pub(super) best: BTreeMap<String, Score>,
    /// The best score of each daily challenge.
    pub(super) days: BTreeMap<String, Score>,
    /// The first match that achieved each feat, with its day.
    pub(super) feats: BTreeMap<String, Deed>,
}

/// A recorded score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Score {
    pub(super) points: i32,
    pub(super) won: bool,
    pub(super) deed: Deed,
}

/// The day and the match of an achievement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Deed {
    /// The number of the match.
    pub(super) id: String,
    pub(super) day: String,
}

/// A character that no message id contains.
pub(super) const BETWEEN: char = ' ';

/// The number of days in which a daily challenge can be finished and still counts for its day.
const OPEN: u32 = 7;

/// Returns today's date in UTC, so that the challenge is the same everywhere.
pub(super) fn today() -> String {
    days_ago(0)
}

fn days_ago(days: u32) -> String {
    const DAY: f64 = 86_400_000.0;
    let moment = js_sys::Date::now() - DAY * f64::from(days);
    let text = String::from(js_sys::Date::new(&moment.into()).to_iso_string());
    text.split('T').next().unwrap_or_default().to_owned()
}

impl Ledger {
    /// Returns the achievements in this game so far.
    pub(super) fn of(game: &str) -> Ledger {
        storage::read(&key(game)).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    fn keep(&self, game: &str) {
        // If the browser cannot store anything, the match has already warned the player.
        let _ = storage::write(&key(game), &serde_json::to_string(self).expect("a ledger is plain data"));
    }

    /// Records the result of this match, and its day if the match is the challenge of one of these days. Recording a
    /// match twice changes nothing.
    fn enter(&mut self, session: &dyn Session, deed: &Deed, mut days: impl Iterator<Item = String>) {
        let Some(laurels) = session.solo_result() else { return };
        let score = Score { points: laurels.points, won: laurels.won, deed: deed.clone() };
        let class = laurels.class.join(&BETWEEN.to_string());
        let header = session.header();
        let is_of = |day: &String| {
            let kind = games::info(&header.game);
            let challenge = kind.and_then(|kind| Challenge::by_rules(kind, header.rules, day));
            challenge.is_some_and(|challenge| challenge.is(header))
        };
        if let Some(day) = days.find(is_of) {
            score.clone().excel(self.days.entry(day));
        }
        score.excel(self.best.entry(class));
        for feat in laurels.feats {
            self.feats.entry(feat.to_owned()).or_insert_with(|| deed.clone());
        }
    }
}

impl Score {
    /// Replaces a worse score. A victory is better than any number of points.
    fn excel(self, place: std::collections::btree_map::Entry<'_, String, Score>) {
        let rank = |score: &Score| (score.won, score.points);
        let rank_of_this = rank(&self);
        let kept = place.or_insert_with(|| self.clone());
        if rank(kept) < rank_of_this {
            *kept = self;
        }
    }
}

/// Records a solo match, once it is over.
pub(crate) fn note(id: &str, session: &dyn Session) {
    let header = session.header();
    if header.players.iter().any(|player| player.bot.is_some()) || session.solo_result().is_none() {
        return;
    }
    let mut ledger = Ledger::of(&header.game);
    ledger.enter(session, &Deed { id: id.to_owned(), day: today() }, (0..=OPEN).map(days_ago));
    ledger.keep(&header.game);
}

fn key(game: &str) -> String {
    format!("alone/{game}")
}

#[cfg(test)]
mod tests {
    use bots::Algorithm;
    use engine::Turn;

    use super::*;

    /// Records a match that began on 17 May and ended a day later.
    fn enter(ledger: &mut Ledger, session: &dyn Session, id: &str) {
        let days = ["2026-05-18", "2026-05-17", "2026-05-16"].map(str::to_owned);
        ledger.enter(session, &Deed { id: id.to_owned(), day: days[0].clone() }, days.into_iter());
    }

    /// Lets a bot play the daily challenge.
    fn played(algorithm: Algorithm) -> Box<dyn Session> {
        let kind = *games::all().iter().find(|kind| !kind.feats().is_empty()).expect("a game for one");
        let challenge = Challenge::of(kind, "2026-05-17").expect("a table for one");
        let mut session = challenge.open(kind, "You").expect("a table for one");
        while !matches!(session.turn(), Turn::Over(_)) {
            match session.turn().pending().first() {
                None => session.roll().expect("chance is sealed"),
                Some(seat) => {
                    let advisor = games::advisor(kind.id()).expect("every game has bots");
                    let question =
                        advisor.question(session.view(Some(seat)).get(), seat).expect("it is pending");
                    let advice = question.answer(algorithm, 7, &|| false);
                    session.play(seat, &advice.action).expect("bots play by the rules");
                }
            }
        }
        session
    }

    #[test]
    fn the_best_match_is_kept_and_the_first_with_a_feat() {
        let (good, bad) = (played(Algorithm::Greedy), played(Algorithm::Random));
        let mut ledger = Ledger::default();
        enter(&mut ledger, bad.as_ref(), "bad");
        enter(&mut ledger, good.as_ref(), "good");
        let before = ledger.clone();
        enter(&mut ledger, bad.as_ref(), "again");
        assert_eq!(ledger.days.keys().collect::<Vec<_>>(), ["2026-05-17"], "the day it was set counts");
        assert_eq!(ledger.days["2026-05-17"].deed.id, "good");
        assert_eq!((ledger.best, ledger.days, ledger.feats), (before.best, before.days, before.feats));
    }
}
