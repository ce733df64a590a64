//! The options of a match: the points on which printings and house rules differ (QT-170 to QT-191).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{Field, NotationError, Preset, options};
use serde::{Deserialize, Serialize};

/// Who may play (QT-01).
pub(crate) const SEATS: RangeInclusive<u8> = 2..=4;

/// Rule options of Quests of the Round Table, written as `test_bidding=single_pass`. `false` and the first value are the
/// defaults.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Options {
    /// A lone entrant wins nothing: the tournament is not held (QT-170).
    pub lone_entrant_wins_nothing: bool,
    /// Allies that already lie on the table count in tournaments (QT-172).
    pub table_allies_count: bool,
    /// After a second tie everybody in the second round is paid, not only who is still tied (QT-173).
    pub second_round_shares: bool,
    /// After a second tie the bonus is paid too (QT-174).
    pub second_tie_pays_bonus: bool,
    /// Tied players draw a card before the second round (QT-175).
    pub tied_players_draw: bool,
    /// The final tournament has a second round if it is tied (QT-176).
    pub final_breaks_ties: bool,
    /// After a sponsored quest the player left of the sponsor is next (QT-177).
    pub sponsor_passes_turn: bool,
    /// Everybody bids once in a test (QT-178).
    pub bids_once: bool,
    /// When Mordred may be sacrificed (QT-179).
    pub mordred_window: MordredWindow,
    /// Mordred may take one's own allies too (QT-180).
    pub mordred_hits_own: bool,
    /// Allies come into play only when committing, bidding or over the hand limit (QT-181).
    pub allies_wait: bool,
    /// Every amour in play is discarded at the end of the turn (QT-182).
    pub amours_leave_each_turn: bool,
    /// How long King's Recognition waits (QT-183).
    pub recognition: Recognition,
    /// Two pending recognitions pay twice (QT-184).
    pub recognition_adds_up: bool,
    /// Without a weapon and with fewer than two foes nothing is discarded to the King's Call (QT-185).
    pub call_spares_the_poor: bool,
    /// If nobody joins, the sponsor takes the stage cards back and draws nothing (QT-186).
    pub sponsor_takes_back: bool,
    /// Who passes the last stage draws a card more (QT-187).
    pub draw_after_last_stage: bool,
    /// Prosperity makes everybody draw (QT-188).
    pub prosperity_is_forced: bool,
    /// Tristan and Iseult help each other only before the same player (QT-189).
    pub pair_must_share_owner: bool,
    /// Which allies give free bids (QT-190).
    pub free_bids: FreeBids,
    /// Where quest cards are discarded (QT-191).
    pub quest_discard: QuestDiscard,
}

/// When Mordred may be sacrificed (QT-179).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MordredWindow {
    /// During any quest or tournament, by any holder.
    #[default]
    AnyContest,
    /// In one's own turn, or in a quest or tournament that one takes part in.
    OwnTurnOrEngaged,
    AnyTime,
}

/// How long King's Recognition waits (QT-183).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Recognition {
    /// Until a quest is completed.
    #[default]
    UntilCompleted,
    /// For the next quest that somebody sponsors.
    NextSponsored,
    /// For the next quest card.
    NextCard,
}

/// Which allies give free bids (QT-190).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FreeBids {
    /// Those whose cards say so, as many as they say.
    #[default]
    Printed,
    /// All of them: one, if the card says nothing.
    EveryAlly,
}

/// The default adds nothing to a hash, so that positions from before this option keep the fingerprints that golden logs
/// have recorded.
impl Hash for FreeBids {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != FreeBids::default() {
            (*self as u8).hash(state);
        }
    }
}

/// Where quest cards are discarded (QT-191).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum QuestDiscard {
    /// With the other story cards.
    #[default]
    Story,
    /// With the adventure cards, until these are shuffled.
    Adventure,
}

/// As for [`FreeBids`], the default adds nothing to a hash.
impl Hash for QuestDiscard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != QuestDiscard::default() {
            (*self as u8).hash(state);
        }
    }
}

const FIELDS: [Field; 22] = [
    Field { key: "tournament_single_entrant", values: &["one_plus_bonus", "not_held"] },
    Field { key: "tournament_no_entrant", values: &["nothing_happens"] },
    Field { key: "tournament_table_allies", values: &["not_counted", "counted"] },
    Field { key: "tournament_second_tie_award", values: &["still_tied_players", "all_second_round_players"] },
    Field { key: "tournament_second_tie_bonus", values: &["no_bonus", "with_bonus"] },
    Field { key: "tournament_tiebreak_draw", values: &["no_draw", "draw_one"] },
    Field { key: "final_tournament_rounds", values: &["one", "two"] },
    Field { key: "turn_after_quest", values: &["left_of_drawer", "left_of_sponsor"] },
    Field { key: "test_bidding", values: &["rounds_until_one_left", "single_pass"] },
    Field { key: "mordred_window", values: &["any_quest_or_tournament", "own_turn_or_engaged", "any_time"] },
    Field { key: "mordred_target", values: &["other_players_only", "any_player"] },
    Field { key: "ally_window", values: &["own_prompts", "contest_or_overflow_only"] },
    Field { key: "amour_played_on_overflow", values: &["until_next_contest_ends", "until_story_card_ends"] },
    Field {
        key: "recognition_lifetime",
        values: &["until_a_quest_is_completed", "next_sponsored_quest_only", "next_quest_card_only"],
    },
    Field { key: "recognition_stacking", values: &["single", "adds_up"] },
    Field { key: "call_to_arms_short", values: &["discard_what_you_have", "nothing_if_fewer_than_two"] },
    Field { key: "quest_without_participants", values: &["sponsor_still_draws", "sponsor_takes_cards_back"] },
    Field { key: "draw_after_last_stage", values: &["no", "yes"] },
    Field { key: "prosperity_draw", values: &["optional", "mandatory"] },
    Field { key: "tristan_iseult_scope", values: &["any_player", "same_player"] },
    Field { key: "free_bids", values: &["as_printed", "every_ally"] },
    Field { key: "quest_card_discard", values: &["story_discard", "adventure_discard"] },
];

/// The rules as people choose them. The booklet lets every ally bid and mixes the quest cards with the adventure cards;
/// the default mends both. Most programs and groups differ from the booklet in the last four points.
const PRESETS: [Preset; 3] = [
    Preset { id: "mended", options: "" },
    Preset { id: "printed", options: "free_bids=every_ally quest_card_discard=adventure_discard" },
    Preset {
        id: "common",
        options: "tournament_table_allies=counted tournament_second_tie_bonus=with_bonus \
                  ally_window=contest_or_overflow_only prosperity_draw=mandatory",
    },
];

/// The options that few people change; forms fold them away.
const RARE: [&str; 17] = [
    "tournament_no_entrant",
    "tournament_second_tie_award",
    "tournament_second_tie_bonus",
    "tournament_tiebreak_draw",
    "final_tournament_rounds",
    "turn_after_quest",
    "mordred_window",
    "mordred_target",
    "amour_played_on_overflow",
    "recognition_lifetime",
    "recognition_stacking",
    "call_to_arms_short",
    "quest_without_participants",
    "draw_after_last_stage",
    "tristan_iseult_scope",
    "free_bids",
    "quest_card_discard",
];

impl engine::Options for Options {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn presets() -> &'static [Preset] {
        &PRESETS
    }

    fn rare() -> &'static [&'static str] {
        &RARE
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chosen = [
            usize::from(self.lone_entrant_wins_nothing),
            0,
            usize::from(self.table_allies_count),
            usize::from(self.second_round_shares),
            usize::from(self.second_tie_pays_bonus),
            usize::from(self.tied_players_draw),
            usize::from(self.final_breaks_ties),
            usize::from(self.sponsor_passes_turn),
            usize::from(self.bids_once),
            self.mordred_window as usize,
            usize::from(self.mordred_hits_own),
            usize::from(self.allies_wait),
            usize::from(self.amours_leave_each_turn),
            self.recognition as usize,
            usize::from(self.recognition_adds_up),
            usize::from(self.call_spares_the_poor),
            usize::from(self.sponsor_takes_back),
            usize::from(self.draw_after_last_stage),
            usize::from(self.prosperity_is_forced),
            usize::from(self.pair_must_share_owner),
            self.free_bids as usize,
            self.quest_discard as usize,
        ];
        options::write(&FIELDS, chosen, f)
    }
}

impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let chosen = options::read(&FIELDS, text)?;
        let is = |field: usize| chosen[field] == 1;
        Ok(Options {
            lone_entrant_wins_nothing: is(0),
            table_allies_count: is(2),
            second_round_shares: is(3),
            second_tie_pays_bonus: is(4),
            tied_players_draw: is(5),
            final_breaks_ties: is(6),
            sponsor_passes_turn: is(7),
            bids_once: is(8),
            mordred_window: [
                MordredWindow::AnyContest,
                MordredWindow::OwnTurnOrEngaged,
                MordredWindow::AnyTime,
            ][chosen[9]],
            mordred_hits_own: is(10),
            allies_wait: is(11),
            amours_leave_each_turn: is(12),
            recognition: [Recognition::UntilCompleted, Recognition::NextSponsored, Recognition::NextCard]
                [chosen[13]],
            recognition_adds_up: is(14),
            call_spares_the_poor: is(15),
            sponsor_takes_back: is(16),
            draw_after_last_stage: is(17),
            prosperity_is_forced: is(18),
            pair_must_share_owner: is(19),
            free_bids: [FreeBids::Printed, FreeBids::EveryAlly][chosen[20]],
            quest_discard: [QuestDiscard::Story, QuestDiscard::Adventure][chosen[21]],
        })
    }
}

impl From<Options> for String {
    fn from(options: Options) -> String {
        options.to_string()
    }
}

impl TryFrom<String> for Options {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Options, NotationError> {
        text.parse()
    }
}
