//! Times and durations in words.

use scene::Text;

use crate::i18n::Translator;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Describes the time limit of a table in a few words.
pub(crate) fn clock_words(clock: protocol::Clock, translator: Translator) -> String {
    match clock {
        protocol::Clock::None => translator.word("clock-none"),
        protocol::Clock::Live { minutes, seconds } => {
            translator.say(&Text::new("clock-live").with("minutes", minutes).with("seconds", seconds))
        }
        protocol::Clock::Days(days) => translator.say(&Text::new("clock-days").with("days", days)),
    }
}

/// Formats the remaining milliseconds as a clock. A negative time is shown as zero.
pub(crate) fn left_words(left: i64, translator: Translator) -> String {
    let left = left.max(0);
    if left >= DAY {
        let (days, hours) = ((left / DAY) as u32, (left % DAY / HOUR) as u32);
        return translator.say(&Text::new("clock-left-days").with("days", days).with("hours", hours));
    }
    if left >= HOUR {
        return format!("{}:{:02}:{:02}", left / HOUR, left % HOUR / MINUTE, left % MINUTE / SECOND);
    }
    format!("{}:{:02}", left / MINUTE, left % MINUTE / SECOND)
}
