//! Turn notices: settings and content.

use serde::{Deserialize, Serialize};

/// The notice settings of a user. It has no `Debug`: the secret must never get into a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notices {
    /// The key with which a browser subscribes (`applicationServerKey`), in base64url.
    pub push_key: String,
    /// The subscribed browsers, oldest first.
    pub subscriptions: Vec<Subscription>,
    /// The address of the webhook.
    pub webhook: Option<String>,
    /// The key of the webhook's signatures: see docs/protocol.md. Null before the first settings.
    pub secret: Option<String>,
    /// The hours in which nothing is sent.
    pub quiet: Option<QuietHours>,
}

/// New notice settings, except for browsers. Texts will be in the language of this request.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewNotices {
    /// The address of the webhook; null for none.
    #[serde(default)]
    pub webhook: Option<String>,
    /// The hours in which nothing is sent. Notices wait until they end, and are sent if it is still the user's turn.
    #[serde(default)]
    pub quiet: Option<QuietHours>,
}

/// Quiet hours of every day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The start, in minutes after midnight.
    pub from: u16,
    /// The end. If it is not later than the start, it is on the next day.
    pub to: u16,
    /// The difference to UTC in minutes. The client must update it when it changes.
    pub offset: i16,
}

impl QuietHours {
    const DAY: i64 = 86_400_000;

    /// Returns whether all numbers are in range.
    pub fn is_valid(self) -> bool {
        self.from < 1440 && self.to < 1440 && self.from != self.to && (-1440..=1440).contains(&self.offset)
    }

    /// If this moment (in milliseconds since 1970) is quiet: when the quiet hours end.
    pub fn end(self, now: i64) -> Option<i64> {
        let minutes = |number: i64| number * 60_000;
        let local = now + minutes(self.offset.into());
        let since = (local - minutes(self.from.into())).rem_euclid(Self::DAY);
        let length = (minutes(self.to.into()) - minutes(self.from.into())).rem_euclid(Self::DAY);
        (since < length).then(|| now - since + length)
    }
}

/// A subscribed browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Subscription {
    /// The id of the subscription.
    pub id: u64,
    /// When it was subscribed, in milliseconds since 1970.
    pub made: i64,
}

/// A browser to be subscribed, in the format of `PushSubscription.toJSON()`. It has no `Debug`: everybody who knows the
/// endpoint can send to it. Other fields are ignored, because browsers send more of them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSubscription {
    /// The address of the push service for this browser.
    pub endpoint: String,
    /// The keys for encryption.
    pub keys: SubscriptionKeys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SubscriptionKeys {
    /// The public key of the browser.
    pub p256dh: String,
    /// The secret that browser and server share.
    pub auth: String,
}

/// The content of a notice. It has nothing that the seat may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// The table.
    pub table: crate::TableId,
    /// The id of the game.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// The text.
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
    fn quiet_hours_are_in_local_time() {
        let night = QuietHours { from: 22 * 60, to: 7 * 60, offset: 60 };
        let day = 20 * 24 * HOUR;
        assert_eq!(night.end(day + 21 * HOUR), Some(day + 30 * HOUR));
        assert_eq!(night.end(day + 6 * HOUR), None);
        assert!(night.is_valid());
        for invalid in [
            QuietHours { from: 1440, ..night },
            QuietHours { to: 1440, ..night },
            QuietHours { to: night.from, ..night },
            QuietHours { offset: 2000, ..night },
        ] {
            assert!(!invalid.is_valid());
        }
    }
}
