//! The rooms, each with its fields and the rule for where a knight may stand.
//!
//! `open` answers which fields are free for a colour by the rules of the room. All numbers of fields stand in the
//! tables of these modules and nowhere else (R-CA-40).

pub(crate) mod ballroom;
pub(crate) mod chapel;
pub(crate) mod intrigue;
pub(crate) mod library;
pub(crate) mod rebellion;
pub(crate) mod round_table;
pub(crate) mod secret;
pub(crate) mod tournament;
pub(crate) mod training;
