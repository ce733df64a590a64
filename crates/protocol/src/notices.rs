//! Being told out of the page that it is one's turn.

use serde::{Deserialize, Serialize};

/// How somebody is told. It has no `Debug`: the secret is never written to a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notices {
    /// The key with which a browser subscribes (`applicationServerKey`), in base64url.
    pub push_key: String,
    /// The browsers that take messages, oldest first.
    pub subscriptions: Vec<Subscription>,
    /// An address that is called.
    pub webhook: Option<String>,
    /// With this the calls are signed: see docs/protocol.md. None before anything was asked for.
    pub secret: Option<String>,
    /// When nothing is sent.
    pub quiet: Option<QuietHours>,
}

/// How somebody wants to be told, beside browsers. Sentences will be in the language of this request.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewNotices {
    /// An address that is called; none: no longer.
    #[serde(default)]
    pub webhook: Option<String>,
    /// When nothing is sent; what falls into it is sent when it ends, if it is still their turn.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
}

/// Hours of the day, every day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// They begin, in minutes after midnight.
    pub from: u16,
    /// They end. If that is not later, they end on the next day.
    pub to: u16,
    /// How many minutes the clocks there are ahead of UTC. Clients say it anew when it changes.
    pub offset: i16,
}

impl QuietHours {
    const DAY: i64 = 86_400_000;

    /// Are its numbers within their bounds?
    pub fn is_sound(self) -> bool {
        self.from < 1440 && self.to < 1440 && self.from != self.to && (-1440..=1440).contains(&self.offset)
    }

    /// If this moment, in milliseconds since 1970, is quiet: when that ends.
    pub fn end(self, now: i64) -> Option<i64> {
        let minutes = |number: i64| number * 60_000;
        let local = now + minutes(self.offset.into());
        let since = (local - minutes(self.from.into())).rem_euclid(Self::DAY);
        let length = (minutes(self.to.into()) - minutes(self.from.into())).rem_euclid(Self::DAY);
        (since < length).then(|| now - since + length)
    }
}

/// A browser that takes messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    /// Names it when it is to be dropped.
    pub id: u64,
    /// When it began to, in milliseconds since 1970.
    pub made: i64,
}

/// A browser that shall take messages, as `PushSubscription.toJSON()` says it. It has no `Debug`: who knows the address can
/// send to it. Browsers say more than we need; that is let pass.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewSubscription {
    /// Where messages for it are taken.
    pub endpoint: String,
    /// For whom they are sealed.
    pub keys: SubscriptionKeys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SubscriptionKeys {
    /// Its public key.
    pub p256dh: String,
    /// A secret that only it and we know.
    pub auth: String,
}

/// What is sent when it is somebody's turn: nothing that their seat may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// At which table.
    pub table: crate::TableId,
    /// Which game.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// A sentence.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn quiet_hours_end_on_the_same_day_or_the_next() {
        let night = QuietHours { from: 22 * 60, to: 7 * 60, offset: 0 };
        let day = 20 * 24 * HOUR;
        assert_eq!(night.end(day + 21 * HOUR), None);
        assert_eq!(night.end(day + 22 * HOUR), Some(day + 31 * HOUR));
        assert_eq!(night.end(day + HOUR), Some(day + 7 * HOUR));
        assert_eq!(night.end(day + 7 * HOUR), None);
        let noon = QuietHours { from: 12 * 60, to: 13 * 60, offset: 0 };
        assert_eq!(noon.end(day + 12 * HOUR + 1), Some(day + 13 * HOUR));
        assert_eq!(noon.end(day + 13 * HOUR), None);
    }

    #[test]
    fn quiet_hours_are_those_of_the_place() {
        let night = QuietHours { from: 22 * 60, to: 7 * 60, offset: 60 };
        let day = 20 * 24 * HOUR;
        assert_eq!(night.end(day + 21 * HOUR), Some(day + 30 * HOUR));
        assert_eq!(night.end(day + 6 * HOUR), None);
        assert!(night.is_sound());
        for unsound in [
            QuietHours { from: 1440, ..night },
            QuietHours { to: 1440, ..night },
            QuietHours { to: night.from, ..night },
            QuietHours { offset: 2000, ..night },
        ] {
            assert!(!unsound.is_sound());
        }
    }
}
