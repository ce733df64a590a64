//! Cards, stages and players inside sentences.

use engine::Seat;
use scene::Text;

use crate::bag::Cards;
use crate::cards::Card;
use crate::rank::Rank;
use crate::story::Story;
use crate::view::View;

/// The name of a card.
pub(super) fn card_name(card: Card) -> Text {
    Text::new(format!("card-{card}"))
}

/// The name of a story card.
pub(super) fn story_name(story: Story) -> Text {
    Text::new(format!("story-{story}"))
}

/// The name of a rank.
pub(super) fn rank_name(rank: Rank) -> Text {
    Text::new(format!("rank-{}", rank.word()))
}

/// A message about a card.
pub(super) fn of_card(id: &'static str, card: Card) -> Text {
    Text::new(id).with("card", card_name(card))
}

/// A message about a stage; people count them from 1.
pub(super) fn of_stage(id: &'static str, stage: u8) -> Text {
    Text::new(id).with("stage", stage + 1)
}

/// Cards one after the other, or the word for none.
pub(super) fn list(cards: Cards) -> Vec<Text> {
    if cards.is_empty() {
        return vec!["no-cards".into()];
    }
    let name = |card| match cards.count(card) {
        1 => card_name(card),
        count => Text::new("several").with("count", count).with("card", card_name(card)),
    };
    cards.faces().map(name).collect()
}

pub(super) fn name(seat: Seat) -> Text {
    Text::new("name").with("who", seat)
}

/// What a card of the viewer's hand counts now; `None` for cards that count only for others.
pub(super) fn counts_now(view: &View, card: Card) -> Option<u8> {
    use crate::cards::Kind;
    match (card.kind(), view.viewer, view.open.quest_card()) {
        (Kind::Weapon | Kind::Ally | Kind::Amour, Some(seat), _) => Some(view.open.worth(card, seat)),
        (Kind::Weapon | Kind::Foe, _, Some(quest)) => Some(card.points_on(quest)),
        (Kind::Test, ..) => None,
        _ => Some(card.points()),
    }
}
