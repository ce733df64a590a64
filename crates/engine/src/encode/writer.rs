//! Writes an observation field by field.

use super::field::{ObservationField, observation_length};
use super::order::SeatOrder;
use crate::SeatSet;

/// Takes the fields of an observation in their order and scales them.
///
/// Every method writes one whole field. It panics if this is not the field that comes next, or if the values do not fit its shape.
/// Values are not clamped: the laws find values that leave the range of their field.
#[derive(Debug)]
pub struct ObservationWriter<'a> {
    fields: &'static [ObservationField],
    out: &'a mut [f32],
}

impl<'a> ObservationWriter<'a> {
    /// Begins with the first field. Panics if `out` has not exactly the length of all fields.
    pub fn new(fields: &'static [ObservationField], out: &'a mut [f32]) -> ObservationWriter<'a> {
        assert_eq!(out.len(), observation_length(fields), "the length of an observation");
        ObservationWriter { fields, out }
    }

    /// Writes a field that has a single number.
    pub fn number(&mut self, name: &str, value: impl Into<i32>) {
        self.numbers(name, [value]);
    }

    /// Writes a field from exactly as many values as it has numbers.
    pub fn numbers<V: Into<i32>>(&mut self, name: &str, values: impl IntoIterator<Item = V>) {
        let (field, cells) = self.next(name);
        fill(field, cells, values);
    }

    /// Writes a field row by row: each row fills one step along the first axis. Rows that are missing at the end are 0, so that
    /// seats nobody sits on are.
    pub fn rows<R, V: Into<i32>>(&mut self, name: &str, rows: impl IntoIterator<Item = R>)
    where
        R: IntoIterator<Item = V>,
    {
        let (field, cells) = self.next(name);
        let length = cells.len() / field.shape.first().expect("a field of rows has an axis for them");
        let mut places = cells.chunks_exact_mut(length);
        for row in rows {
            let place = places.next().unwrap_or_else(|| panic!("{name} has too many rows"));
            fill(field, place, row);
        }
        places.for_each(|place| place.fill(0.0));
    }

    /// Writes a 1 at this place of a field, and 0 elsewhere; `None`: 0 everywhere.
    pub fn one_hot(&mut self, name: &str, place: Option<usize>) {
        self.many_hot(name, place);
    }

    /// Writes a 1 at each of these places of a field, and 0 elsewhere.
    pub fn many_hot(&mut self, name: &str, places: impl IntoIterator<Item = usize>) {
        let (_, cells) = self.next(name);
        cells.fill(0.0);
        for place in places {
            let cell = cells.get_mut(place).unwrap_or_else(|| panic!("{name} has no place {place}"));
            *cell = 1.0;
        }
    }

    /// Writes a 1 for each seat of a set, in the viewer's order, and 0 for all others.
    pub fn seats(&mut self, name: &str, order: SeatOrder, set: SeatSet) {
        self.many_hot(name, set.iter().map(|seat| order.place(seat)));
    }

    /// Ends the observation. Panics if a field is missing.
    pub fn finish(self) {
        if let Some(field) = self.fields.first() {
            panic!("{} was not written", field.name);
        }
    }

    /// The field that comes next, and its part of the observation.
    fn next(&mut self, name: &str) -> (&'static ObservationField, &'a mut [f32]) {
        let Some((field, fields)) = self.fields.split_first() else {
            panic!("{name} is written after the last field");
        };
        assert_eq!(field.name, name, "the field that comes next");
        let (cells, out) = std::mem::take(&mut self.out).split_at_mut(field.length());
        (self.fields, self.out) = (fields, out);
        (field, cells)
    }
}

/// Yes at this place and no elsewhere, as a row of a field; `None`: no everywhere.
pub fn one_hot<const LENGTH: usize>(place: Option<usize>) -> [bool; LENGTH] {
    debug_assert!(place.is_none_or(|place| place < LENGTH), "{place:?} is not a place of {LENGTH}");
    std::array::from_fn(|at| place == Some(at))
}

/// Fills these cells of a field with exactly as many values.
fn fill<V: Into<i32>>(field: &ObservationField, cells: &mut [f32], values: impl IntoIterator<Item = V>) {
    let length = cells.len();
    let mut values = values.into_iter();
    for (place, cell) in cells.iter_mut().enumerate() {
        let value = values.next().unwrap_or_else(|| panic!("{} ends after {place} of {length}", field.name));
        *cell = value.into() as f32 / f32::from(field.scale.maximum());
    }
    assert!(values.next().is_none(), "{} has more than {length} values", field.name);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    const FIELDS: &[ObservationField] = &[
        ObservationField::counts("hand", &[2], 4, "Cards in your hand."),
        ObservationField::flags("phase", &[3], "What is being done."),
        ObservationField::signed("scores", &[2, 1], 10, "Points of each seat."),
    ];

    fn written(write: impl FnOnce(&mut ObservationWriter<'_>)) -> [f32; 7] {
        let mut out = [f32::NAN; 7];
        let mut writer = ObservationWriter::new(FIELDS, &mut out);
        write(&mut writer);
        writer.finish();
        out
    }

    #[test]
    fn values_are_scaled_and_missing_rows_are_zero() {
        let out = written(|out| {
            out.numbers("hand", [1, 4]);
            out.one_hot("phase", Some(1));
            out.rows("scores", [[-5]]);
        });
        assert_eq!(out, [0.25, 1.0, 0.0, 1.0, 0.0, -0.5, 0.0]);
    }

    #[test]
    fn a_set_of_seats_is_seen_from_the_viewer() {
        let order = SeatOrder::new(Some(Seat::new(2)), 3);
        let out = written(|out| {
            out.numbers("hand", [0; 2]);
            out.seats("phase", order, SeatSet::only(Seat::new(0)).with(Seat::new(2)));
            out.rows("scores", [[0]; 2]);
        });
        assert_eq!(out[2..5], [1.0, 1.0, 0.0]);
    }

    #[test]
    fn a_place_that_is_not_known_is_zero_everywhere() {
        let out = written(|out| {
            out.numbers("hand", [0_u8; 2]);
            out.one_hot("phase", None);
            out.rows("scores", [[0_i16]; 2]);
        });
        assert_eq!(out, [0.0; 7]);
    }

    #[test]
    #[should_panic(expected = "the field that comes next")]
    fn a_field_out_of_order_is_noticed() {
        written(|out| out.one_hot("phase", None));
    }

    #[test]
    #[should_panic(expected = "hand ends after 1 of 2")]
    fn a_field_with_too_few_values_is_noticed() {
        written(|out| out.numbers("hand", [1]));
    }

    #[test]
    #[should_panic(expected = "hand has more than 2 values")]
    fn a_field_with_too_many_values_is_noticed() {
        written(|out| out.numbers("hand", [1; 3]));
    }

    #[test]
    #[should_panic(expected = "phase has no place 3")]
    fn a_place_outside_of_a_field_is_noticed() {
        written(|out| {
            out.numbers("hand", [1; 2]);
            out.one_hot("phase", Some(3));
        });
    }

    #[test]
    #[should_panic(expected = "phase was not written")]
    fn a_field_that_is_missing_is_noticed() {
        written(|out| out.numbers("hand", [1; 2]));
    }

    #[test]
    #[should_panic(expected = "the length of an observation")]
    fn a_row_of_the_wrong_length_is_noticed() {
        ObservationWriter::new(FIELDS, &mut [0.0; 6]);
    }
}
