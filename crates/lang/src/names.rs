//! The names of the players, and which of them is addressed as "you".

use engine::Seat;

use crate::Locale;

/// The names of the players by seat, and the listener.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// By seat. A seat without a name, or with an empty one, is called by its number.
    pub names: &'a [String],
    /// The listener, who is called "you".
    pub you: Option<Seat>,
}

impl<'a> Names<'a> {
    /// Returns the names for this viewer. In a match without a viewer, for example a replay, the listener is the one
    /// player without a name, if there is exactly one. `names` come from [`real_names`].
    pub fn seen_by(viewer: Option<Seat>, names: &'a [String]) -> Names<'a> {
        Names { names, you: viewer.or_else(|| only_nameless(names)) }
    }

    /// Addresses no named player as "you". A listener without a name is still called "you".
    #[must_use]
    pub fn as_labels(self) -> Names<'a> {
        let is_nameless = |seat: &Seat| self.names.get(seat.index()).is_none_or(String::is_empty);
        Names { you: self.you.filter(is_nameless), ..self }
    }
}

/// Returns the names of a match's header, empty for a player without a name. A client writes such a player to the
/// header as "You", in the language of that time.
pub fn real_names(written: impl IntoIterator<Item = String>) -> Vec<String> {
    let no_names = Locale::ALL.map(Locale::you);
    written.into_iter().map(|name| if no_names.contains(&&*name) { String::new() } else { name }).collect()
}

fn only_nameless(names: &[String]) -> Option<Seat> {
    let mut nameless = Seat::all(names.len() as u8).filter(|seat| names[seat.index()].is_empty());
    nameless.next().filter(|_| nameless.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(written: &[&str]) -> Vec<String> {
        real_names(written.iter().map(|name| (*name).to_owned()))
    }

    #[test]
    fn a_person_written_down_as_you_has_no_name() {
        assert_eq!(names(&["You", "Du", "Duncan", "Youri"]), ["", "", "Duncan", "Youri"]);
    }

    #[test]
    fn a_match_without_a_viewer_is_shown_to_the_only_person_without_a_name() {
        let of = |written: &[&str], viewer| Names::seen_by(viewer, &names(written)).you;
        let (first, second) = (Some(Seat::new(0)), Some(Seat::new(1)));
        assert_eq!(of(&["You", "Morgan"], None), first);
        assert_eq!(of(&["You", "Morgan"], second), second);
        assert_eq!(of(&["You", "Du"], None), None);
        assert_eq!(of(&["Anna", "Morgan"], None), None);
    }

    #[test]
    fn a_label_says_you_only_where_there_is_no_name() {
        let known = names(&["You", "Morgan"]);
        assert_eq!(Names::seen_by(None, &known).as_labels().you, Some(Seat::new(0)));
        assert_eq!(Names::seen_by(Some(Seat::new(1)), &known).as_labels().you, None);
    }
}
