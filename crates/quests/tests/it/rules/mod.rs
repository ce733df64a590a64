//! A test for each clause and each ruling, in the order of the rulebook.

mod allies;
mod decks;
mod events;
mod foe_stage;
mod hand_limit;
mod joining;
mod material;
mod mordred;
mod options;
mod points;
mod quest_end;
mod rulings;
mod set_up;
mod shields;
mod sponsoring;
mod stages;
mod test_stage;
mod tournaments;
mod turn;
mod winning;
