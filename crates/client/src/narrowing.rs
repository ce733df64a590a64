//! Touching narrows: each touch keeps the choices that contain what was touched.

use scene::Choice;

/// The pieces and spots that the player has touched in one decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Narrowing {
    touched: Vec<String>,
}

/// The result of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// No choice contains what was touched; nothing changed.
    Nothing,
    /// Other choices are left than before.
    Narrowed,
    /// One choice is left, and it cannot be taken back: a second touch plays it.
    Confirm(Choice),
    /// This choice is to be played, in notation.
    Play(String),
}

impl Narrowing {
    /// The touched pieces and spots, in this order.
    pub fn touched(&self) -> &[String] {
        &self.touched
    }

    /// Whether this was touched.
    pub fn is_touched(&self, target: &str) -> bool {
        self.touched.iter().any(|touched| touched == target)
    }

    /// Whether anything was touched.
    pub fn is_narrowed(&self) -> bool {
        !self.touched.is_empty()
    }

    /// The choices that contain everything touched so far.
    pub fn left<'a>(&self, choices: &'a [Choice]) -> impl Iterator<Item = &'a Choice> {
        choices.iter().filter(|choice| self.touched.iter().all(|target| choice.touches.contains(target)))
    }

    /// Whether a remaining choice contains this, so that touching it narrows further.
    pub fn invites(&self, choices: &[Choice], target: &str) -> bool {
        let contains = |choice: &Choice| choice.touches.iter().any(|touch| touch == target);
        !self.is_touched(target) && self.left(choices).any(contains)
    }

    /// Drops all touches.
    pub(crate) fn release(&mut self) {
        self.touched.clear();
    }

    /// Touches something. What fits no touch before it begins anew. A second touch of the same thing plays the only choice
    /// that is left, or takes the touch back. `can_take_back` says whether a choice could be taken back after it was played.
    pub(crate) fn touch(
        &mut self,
        choices: &[Choice],
        target: &str,
        can_take_back: impl FnOnce(&Choice) -> bool,
    ) -> Touch {
        if self.is_touched(target) {
            return self.touch_again(choices, target);
        }
        if !self.invites(choices, target) {
            let anew = Narrowing::default();
            if !anew.invites(choices, target) {
                return Touch::Nothing;
            }
            *self = anew;
        }
        self.touched.push(target.to_owned());
        match self.only(choices) {
            Some(only) if can_take_back(only) => Touch::Play(only.notation.clone()),
            Some(only) => Touch::Confirm(only.clone()),
            None => Touch::Narrowed,
        }
    }

    fn touch_again(&mut self, choices: &[Choice], target: &str) -> Touch {
        match self.only(choices) {
            Some(only) => Touch::Play(only.notation.clone()),
            None => {
                self.touched.retain(|touched| touched != target);
                Touch::Narrowed
            }
        }
    }

    /// The only choice that is left, if there is just one.
    fn only<'a>(&self, choices: &'a [Choice]) -> Option<&'a Choice> {
        let mut left = self.left(choices);
        left.next().filter(|_| left.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(notation: &str, touches: &[&str]) -> Choice {
        let touches = touches.iter().map(|&id| id.to_owned()).collect();
        Choice {
            notation: notation.to_owned(),
            label: "label".into(),
            touches,
            prominence: scene::Prominence::Touch,
            clause: "XX-01",
        }
    }

    fn choices() -> Vec<Choice> {
        vec![
            choice("pass", &[]),
            choice("pay red", &["red1", "red2"]),
            choice("fight dragon", &["dragon"]),
            choice("flee dragon", &["dragon", "exit"]),
        ]
    }

    /// What a row of touches leads to, each with the touches that are left after it.
    #[track_caller]
    fn check(free: bool, touches: &[(&str, Touch, &[&str])]) {
        let mut narrowing = Narrowing::default();
        for (target, expected, left) in touches {
            assert_eq!(narrowing.touch(&choices(), target, |_| free), *expected, "{target}");
            assert_eq!(narrowing.touched(), *left, "after {target}");
        }
    }

    fn play(notation: &str) -> Touch {
        Touch::Play(notation.to_owned())
    }

    #[test]
    fn any_part_of_a_choice_stands_for_it() {
        check(true, &[("red1", play("pay red"), &["red1"])]);
        check(true, &[("red2", play("pay red"), &["red2"])]);
    }

    #[test]
    fn a_second_thing_narrows_further() {
        check(
            true,
            &[("dragon", Touch::Narrowed, &["dragon"]), ("exit", play("flee dragon"), &["dragon", "exit"])],
        );
    }

    #[test]
    fn the_same_thing_again_takes_the_touch_back() {
        check(true, &[("dragon", Touch::Narrowed, &["dragon"]), ("dragon", Touch::Narrowed, &[])]);
    }

    #[test]
    fn what_fits_no_touch_before_it_begins_anew() {
        check(true, &[("dragon", Touch::Narrowed, &["dragon"]), ("red1", play("pay red"), &["red1"])]);
        check(true, &[("dragon", Touch::Narrowed, &["dragon"]), ("table", Touch::Nothing, &["dragon"])]);
    }

    #[test]
    fn what_cannot_be_taken_back_is_played_by_a_second_touch_only() {
        let red = || Touch::Confirm(choice("pay red", &["red1", "red2"]));
        check(false, &[("red1", red(), &["red1"]), ("red1", play("pay red"), &["red1"])]);
        check(false, &[("red1", red(), &["red1"]), ("red2", red(), &["red1", "red2"])]);
    }

    #[test]
    fn releasing_brings_every_choice_back() {
        let (choices, mut narrowing) = (choices(), Narrowing::default());
        narrowing.touch(&choices, "dragon", |_| true);
        assert!(!narrowing.invites(&choices, "red1") && narrowing.invites(&choices, "exit"));
        assert_eq!(narrowing.left(&choices).count(), 2);
        narrowing.release();
        assert_eq!((narrowing.left(&choices).count(), narrowing.is_narrowed()), (4, false));
    }
}
