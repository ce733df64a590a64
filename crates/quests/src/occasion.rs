//! Why something happened, so that its line in the log can cite the clause behind it.

/// Why a card was drawn, discarded or put into play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    /// A stage of a quest begins (QT-69).
    Stage,
    /// A tournament begins (QT-148).
    Tournament,
    /// The final tournament begins (QT-162).
    Final,
    /// The second round of a tournament begins (QT-175).
    SecondRound,
    /// The last stage was passed (QT-187).
    LastStage,
    /// The sponsor is rewarded (QT-104).
    Reward,
    /// Queen's Favor (QT-136).
    Favor,
    /// Prosperity (QT-141).
    Prosperity,
    /// There are too many cards in hand (QT-28).
    Limit,
    /// A bid is being made (QT-92).
    Bid,
    /// A bid is being paid (QT-93).
    Payment,
    /// King's Call to Arms (QT-142).
    Call,
    /// The player was asked something else (QT-106).
    Prompt,
}

/// The contest that players commit cards to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contest {
    /// A foe of a quest (QT-73).
    Foe,
    /// A round of a tournament (QT-149).
    Tournament,
}

/// How the game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Victory {
    /// By being the only one to reach the Round Table (QT-159).
    RoundTable,
    /// By the final tournament (QT-164).
    Final,
    /// By the most shields, after the last story deck (R-QT-01).
    Shields,
}
