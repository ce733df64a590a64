//! The titles of bots.

use bots::LADDER;
use engine::BotId;
use scene::Text;

/// Returns the title of a bot: a message for the bots that every table offers, the id itself for others.
pub(crate) fn bot_title(bot: &BotId) -> Text {
    if LADDER.contains(&bot.as_str()) || bot.name().starts_with("strategy-") {
        Text::new(format!("sitter-{bot}"))
    } else {
        Text::new("sitter-other").with("id", bot.to_string())
    }
}
