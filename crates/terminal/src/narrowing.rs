//! Touching narrows: each touch keeps the choices that contain the piece; one left is played.

use scene::Choice;

/// The choices of a decision, and which pieces were touched so far.
#[derive(Clone, Default, Debug)]
pub(crate) struct Narrowing {
    choices: Vec<Choice>,
    touched: Vec<String>,
}

/// What a touch led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    /// No choice that is left contains the piece; nothing changed.
    Nothing,
    /// Several choices are left.
    Several,
    /// One is left: play it.
    Play(String),
}

impl Narrowing {
    /// A new decision.
    pub(crate) fn new(choices: Vec<Choice>) -> Narrowing {
        Narrowing { choices, touched: Vec::new() }
    }

    /// Every choice of the decision.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter()
    }

    /// The choices that contain every piece touched so far.
    pub(crate) fn left(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| self.touched.iter().all(|piece| choice.touches.contains(piece)))
    }

    /// Choices that touch nothing; they are offered as long as nothing is touched.
    pub(crate) fn buttons(&self) -> impl Iterator<Item = &Choice> {
        self.left().filter(|choice| choice.touches.is_empty())
    }

    /// Would touching this piece mean something?
    pub(crate) fn invites(&self, piece: &str) -> bool {
        !self.is_touched(piece) && self.left().any(|choice| choice.touches.iter().any(|id| id == piece))
    }

    /// Was this piece touched?
    pub(crate) fn is_touched(&self, piece: &str) -> bool {
        self.touched.iter().any(|id| id == piece)
    }

    /// Has anything been touched?
    pub(crate) fn is_narrowed(&self) -> bool {
        !self.touched.is_empty()
    }

    /// Touches a piece.
    pub(crate) fn touch(&mut self, piece: &str) -> Touch {
        if !self.invites(piece) {
            return Touch::Nothing;
        }
        self.touched.push(piece.to_owned());
        let mut left = self.left();
        match (left.next(), left.next()) {
            (Some(only), None) => Touch::Play(only.notation.clone()),
            _ => Touch::Several,
        }
    }

    /// Forgets what was touched.
    pub(crate) fn clear(&mut self) {
        self.touched.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(notation: &str, touches: &[&str]) -> Choice {
        let touches = touches.iter().map(|&id| id.to_owned()).collect();
        Choice { notation: notation.to_owned(), label: "label".into(), touches, clause: "XX-01" }
    }

    fn narrowing() -> Narrowing {
        Narrowing::new(vec![
            choice("pass", &[]),
            choice("pay red", &["red1", "red2"]),
            choice("fight dragon", &["dragon"]),
            choice("flee dragon", &["dragon", "exit"]),
        ])
    }

    #[test]
    fn any_of_a_choices_pieces_stands_for_it() {
        assert_eq!(narrowing().touch("red1"), Touch::Play("pay red".to_owned()));
        assert_eq!(narrowing().touch("red2"), Touch::Play("pay red".to_owned()));
    }

    #[test]
    fn a_second_touch_narrows_further() {
        let mut narrowing = narrowing();
        assert_eq!(narrowing.touch("dragon"), Touch::Several);
        assert_eq!(narrowing.left().count(), 2);
        assert!(!narrowing.invites("red1") && narrowing.invites("exit") && narrowing.is_touched("dragon"));
        assert_eq!(narrowing.touch("exit"), Touch::Play("flee dragon".to_owned()));
    }

    #[test]
    fn what_no_choice_contains_changes_nothing() {
        let mut narrowing = narrowing();
        assert_eq!(narrowing.touch("table"), Touch::Nothing);
        assert!(!narrowing.is_narrowed());
        assert_eq!(narrowing.buttons().count(), 1);
    }

    #[test]
    fn clearing_brings_everything_back() {
        let mut narrowing = narrowing();
        narrowing.touch("dragon");
        assert_eq!(narrowing.buttons().count(), 0);
        narrowing.clear();
        assert_eq!((narrowing.left().count(), narrowing.buttons().count()), (4, 1));
    }
}
