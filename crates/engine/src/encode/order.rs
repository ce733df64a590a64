//! Seats as one viewer counts them.

use crate::Seat;

/// The seats of a table in the order of an observation: the viewer's own first, then clockwise. A spectator counts from seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatOrder {
    first: u8,
    seats: u8,
}

impl SeatOrder {
    /// The order for this viewer at a table with so many seats.
    pub fn new(viewer: Option<Seat>, seats: u8) -> SeatOrder {
        SeatOrder { first: viewer.map_or(0, u8::from), seats }
    }

    /// The seats in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Seat> + Clone {
        (0..self.seats).map(move |place| Seat::new((self.first + place) % self.seats))
    }

    /// The place of a seat in the order: 0 is the viewer's own.
    pub fn place(self, seat: Seat) -> usize {
        usize::from((u8::from(seat) + self.seats - self.first) % self.seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_counts_from_the_own_seat_and_a_spectator_from_the_first() {
        let seats = |viewer| SeatOrder::new(viewer, 4).iter().map(Seat::index).collect::<Vec<_>>();
        assert_eq!(seats(Some(Seat::new(2))), [2, 3, 0, 1]);
        assert_eq!(seats(None), [0, 1, 2, 3]);
    }

    #[test]
    fn a_place_is_where_the_order_has_the_seat() {
        let order = SeatOrder::new(Some(Seat::new(1)), 3);
        for (place, seat) in order.iter().enumerate() {
            assert_eq!(order.place(seat), place);
        }
    }
}
