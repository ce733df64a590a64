//! Law 10: every action has a number of its own, and an observation is a function of the view that keeps to its fields.

use engine::{Encode, Game, ObservationField, Scale, Seat};

use super::Verdict;
use crate::random::offered;
use crate::words::who;

/// The [`Encode`] functions of a game as values, because the laws hold for games without an encoding too.
pub(crate) struct Encoding<G: Game> {
    actions: usize,
    fields: &'static [ObservationField],
    index: fn(&G::Action) -> usize,
    action: fn(usize) -> Option<G::Action>,
    observe: fn(&G::View, &mut [f32]),
}

impl<G: Game> Encoding<G> {
    pub(crate) fn of_encode() -> Encoding<G>
    where
        G: Encode,
    {
        Encoding {
            actions: G::ACTIONS,
            fields: G::FIELDS,
            index: G::index,
            action: G::action,
            observe: G::observe,
        }
    }

    /// Checks what holds without any position: numbers lead to actions and back, and field names are unique.
    pub(crate) fn space(&self) -> Verdict {
        for index in 0..self.actions {
            let Some(action) = (self.action)(index) else { continue };
            let back = (self.index)(&action);
            if back != index {
                return Err(format!("the number {index} stands for {action}, which has the number {back}"));
            }
        }
        if let Some(action) = (self.action)(self.actions) {
            return Err(format!("{action} has a number above the {} of the action space", self.actions));
        }
        let twice = |at: usize| self.fields[..at].iter().any(|earlier| earlier.name == self.fields[at].name);
        match (0..self.fields.len()).find(|at| twice(*at)) {
            Some(at) => Err(format!("two fields are called {:?}", self.fields[at].name)),
            None => Ok(()),
        }
    }

    /// Every legal action has a number below the size of the space that leads back to it, so no two share one.
    pub(crate) fn actions(&self, position: &G, seats: u8) -> Verdict {
        for action in Seat::all(seats).flat_map(|seat| offered(position, seat)) {
            let index = (self.index)(&action);
            if index >= self.actions {
                return Err(format!("{action} has the number {index}, and there are {}", self.actions));
            }
            match (self.action)(index) {
                Some(back) if back == action => {}
                Some(other) => return Err(format!("{action} and {other} both have the number {index}")),
                None => return Err(format!("{action} has the number {index}, which leads to no action")),
            }
        }
        Ok(())
    }

    /// A position and a guess that looks the same to the viewer give the same observation, which keeps to the fields.
    pub(crate) fn observation(&self, position: &G, guess: &G, viewer: Option<Seat>) -> Verdict {
        let (seen, guessed) = (self.observed(position, viewer), self.observed(guess, viewer));
        let mut start = 0;
        for field in self.fields {
            let cells = start..start + field.length();
            start = cells.end;
            let (values, others) = (&seen[cells.clone()], &guessed[cells]);
            if let Some(value) = values.iter().find(|value| !fits(field.scale, **value)) {
                return Err(format!("{value} is not in the range of {:?}, for {}", field.name, who(viewer)));
            }
            if values != others {
                return Err(format!(
                    "the same view gives {} two observations of {:?}",
                    who(viewer),
                    field.name
                ));
            }
        }
        Ok(())
    }

    fn observed(&self, position: &G, viewer: Option<Seat>) -> Vec<f32> {
        // No range has NaN, so a number that is not filled in is noticed.
        let mut out = vec![f32::NAN; self.fields.iter().map(ObservationField::length).sum()];
        (self.observe)(&position.view(viewer), &mut out);
        out
    }
}

fn fits(scale: Scale, value: f32) -> bool {
    scale.range().contains(&value) && (scale != Scale::Flag || value == 0.0 || value == 1.0)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use reference::kuhn::{Action, View};
    use reference::{Kuhn, NoOptions};

    use super::*;
    use crate::laws::{Law, Laws};

    fn sound() -> Encoding<Kuhn> {
        Encoding::of_encode()
    }

    /// What a random game says about an encoding that replaces the sound one.
    fn broken(encoding: Encoding<Kuhn>) -> String {
        let laws = Laws { encoding: Some(encoding), ..Laws::without_scenes(NoOptions, 2) };
        let broken = laws.play(0).expect_err("the fault is found in the first game");
        assert_eq!(broken.law, Law::Encoding, "{broken}");
        broken.what
    }

    #[test]
    fn a_sound_encoding_keeps_the_law() {
        Laws { encoding: Some(sound()), ..Laws::without_scenes(NoOptions, 2) }.check();
    }

    #[test]
    fn two_actions_with_one_number_are_found() {
        let both = |index| (index == 0).then_some(Action::Pass);
        let what = broken(Encoding { index: |_| 0, action: both, ..sound() });
        assert_eq!(what, "bet and pass both have the number 0");
    }

    #[test]
    fn a_number_outside_of_the_space_is_found() {
        let none = |_| None;
        let what = broken(Encoding { index: |_| 7, action: none, ..sound() });
        assert_eq!(what, "pass has the number 7, and there are 2");
        let what = broken(Encoding { actions: 1, ..sound() });
        assert_eq!(what, "bet has a number above the 1 of the action space");
    }

    #[test]
    fn a_number_that_does_not_lead_back_is_found() {
        let what = broken(Encoding { action: |_| Some(Action::Bet), ..sound() });
        assert_eq!(what, "the number 0 stands for bet, which has the number 1");
        let what = broken(Encoding { action: |_| None, ..sound() });
        assert_eq!(what, "pass has the number 0, which leads to no action");
    }

    #[test]
    fn a_value_out_of_range_is_found() {
        fn above(view: &View, out: &mut [f32]) {
            Kuhn::observe(view, out);
            out[0] += 0.5 * f32::from(view.dealt);
        }
        let what = broken(Encoding { observe: above, ..sound() });
        assert!(what.starts_with("2 is not in the range of \"dealt\""), "{what}");
    }

    #[test]
    fn a_flag_between_yes_and_no_is_found() {
        fn halved(view: &View, out: &mut [f32]) {
            Kuhn::observe(view, out);
            out[1..].iter_mut().for_each(|value| *value /= 2.0);
        }
        assert!(broken(Encoding { observe: halved, ..sound() }).starts_with("0.5 is not in the range"));
    }

    #[test]
    fn a_number_that_is_left_out_is_found() {
        fn shorter(view: &View, out: &mut [f32]) {
            let mut whole = vec![0.0; out.len()];
            Kuhn::observe(view, &mut whole);
            let filled = out.len() - 1;
            out[..filled].copy_from_slice(&whole[..filled]);
        }
        assert!(broken(Encoding { observe: shorter, ..sound() }).starts_with("NaN is not in the range"));
    }

    /// How often the fault was asked for an observation.
    static ASKED: AtomicU8 = AtomicU8::new(0);

    #[test]
    fn an_observation_that_depends_on_more_than_the_view_is_found() {
        fn counted(view: &View, out: &mut [f32]) {
            Kuhn::observe(view, out);
            out[0] = f32::from(ASKED.fetch_xor(1, Ordering::Relaxed));
        }
        let what = broken(Encoding { observe: counted, ..sound() });
        assert!(what.contains("two observations of \"dealt\""), "{what}");
    }

    #[test]
    fn two_fields_with_one_name_are_found() {
        const TWICE: &[ObservationField] = &[ObservationField::flags("dealt", &[], "One of two."); 2];
        assert_eq!(broken(Encoding { fields: TWICE, ..sound() }), "two fields are called \"dealt\"");
    }
}
