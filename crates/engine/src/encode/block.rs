//! Consecutive numbers for the actions of one kind.

/// The numbers of one kind of action, such as all `pay …`. Both directions of the numbering come from its shape.
///
/// A kind with two parts, such as `move FROM TO`, has a shape with two lengths; a kind without any has the shape `[]`.
///
/// ```
/// use engine::ActionBlock;
///
/// const END: ActionBlock<0> = ActionBlock::first([]);
/// const MOVE: ActionBlock<2> = END.then([3, 4]);
/// assert_eq!(MOVE.index([2, 1]), 10);
/// assert_eq!(MOVE.places(10), Some([2, 1]));
/// assert_eq!(MOVE.places(13), None);
/// assert_eq!(MOVE.end(), 13);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionBlock<const PARTS: usize> {
    start: usize,
    shape: [usize; PARTS],
}

impl<const PARTS: usize> ActionBlock<PARTS> {
    /// The block that begins with number 0.
    pub const fn first(shape: [usize; PARTS]) -> ActionBlock<PARTS> {
        ActionBlock { start: 0, shape }
    }

    /// The block that follows this one.
    pub const fn then<const NEXT: usize>(self, shape: [usize; NEXT]) -> ActionBlock<NEXT> {
        ActionBlock { start: self.end(), shape }
    }

    /// The number after the last one of this block: the size of the action space, if no other block follows.
    pub const fn end(self) -> usize {
        let mut len = 1;
        let mut part = 0;
        while part < PARTS {
            len *= self.shape[part];
            part += 1;
        }
        self.start + len
    }

    /// The number of the action with these parts. Panics if a part lies outside of the shape: another action would have that number.
    #[inline]
    pub fn index(self, places: [usize; PARTS]) -> usize {
        let inside = places.iter().zip(self.shape).all(|(place, length)| *place < length);
        assert!(inside, "{places:?} lies outside of {:?}", self.shape);
        self.start
            + places.into_iter().zip(self.shape).fold(0, |index, (place, length)| index * length + place)
    }

    /// The parts of the action with this number; `None` if the number belongs to another block.
    #[inline]
    pub fn places(self, index: usize) -> Option<[usize; PARTS]> {
        if !(self.start..self.end()).contains(&index) {
            return None;
        }
        let mut rest = index - self.start;
        let mut places = [0; PARTS];
        for (place, length) in places.iter_mut().zip(self.shape).rev() {
            *place = rest % length;
            rest /= length;
        }
        Some(places)
    }

    /// The action with this number, made from its parts; `None` if the number belongs to another block.
    #[inline]
    pub fn find<A>(self, index: usize, action: impl FnOnce([usize; PARTS]) -> A) -> Option<A> {
        self.places(index).map(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASS: ActionBlock<0> = ActionBlock::first([]);
    const CARD: ActionBlock<1> = PASS.then([5]);
    const CELL: ActionBlock<3> = CARD.then([2, 3, 4]);
    const LAST: ActionBlock<0> = CELL.then([]);

    #[test]
    fn every_number_belongs_to_one_block_and_reads_back() {
        assert_eq!(LAST.end(), 1 + 5 + 24 + 1);
        for index in 0..LAST.end() {
            let found = [
                PASS.find(index, |parts| PASS.index(parts)),
                CARD.find(index, |parts| CARD.index(parts)),
                CELL.find(index, |parts| CELL.index(parts)),
                LAST.find(index, |parts| LAST.index(parts)),
            ];
            assert_eq!(found.into_iter().flatten().collect::<Vec<_>>(), [index]);
        }
        assert_eq!(LAST.places(LAST.end()), None);
    }

    #[test]
    #[should_panic(expected = "lies outside")]
    fn a_part_outside_of_the_shape_is_noticed() {
        CELL.index([0, 3, 0]);
    }
}
