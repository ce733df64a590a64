//! Where the ring can be reached (R-QR-05), computed with whole sets of spaces at once.
//!
//! Walkable is what bears no obstacle and, unless dragons count as passages, no dragon; knights do not matter. A space
//! can be reached if it lies in the largest walkable part of the board, or in one of the largest.

use crate::RingQuest;
use crate::space::Space;
use crate::spaces::Spaces;

impl RingQuest {
    /// What can be walked on with these obstacles.
    #[inline]
    pub(crate) const fn walkable(&self, obstacles: Spaces) -> Spaces {
        let open = Spaces::ALL.minus(obstacles);
        if self.options.passages { open } else { open.minus(Spaces::DRAGONS) }
    }
}

/// Can a ring on this space be reached, if these spaces can be walked on?
#[inline]
pub fn is_reachable(space: Space, open: Spaces) -> bool {
    let part = Spaces::only(space).flooded(open);
    // Whoever has half of the board needs no comparison.
    2 * part.len() >= open.len() || part.len() >= largest(open.minus(part))
}

/// The spaces where a ring can be reached, if these can be walked on.
#[inline]
pub fn reachable(open: Spaces) -> Spaces {
    let mut rest = open;
    let (mut best, mut size) = (Spaces::NONE, 0);
    while rest.len() >= size
        && let Some(first) = rest.first()
    {
        let part = Spaces::only(first).flooded(rest);
        rest = rest.minus(part);
        if part.len() > size {
            (best, size) = (part, part.len());
        } else if part.len() == size {
            best = best.or(part);
        }
    }
    best
}

/// How many spaces the largest part of these has.
fn largest(mut rest: Spaces) -> u32 {
    let mut size = 0;
    while rest.len() > size
        && let Some(first) = rest.first()
    {
        let part = Spaces::only(first).flooded(rest);
        rest = rest.minus(part);
        size = size.max(part.len());
    }
    size
}

/// Those of the candidates on which one more obstacle leaves the ring within reach (QR-57), one by one for those who
/// need no more than the first. A ring that is borne is not in danger.
#[inline]
pub fn harmless(candidates: Spaces, ring: Option<Space>, open: Spaces) -> impl Iterator<Item = Space> {
    let ring = ring.map(|ring| (ring, Spaces::only(ring).flooded(open)));
    candidates.iter().filter(move |&space| {
        let Some((ring, part)) = ring else { return true };
        // A part that keeps half of the board when it loses a space stays the largest as long as it does not fall
        // apart, and it does not if the neighbours of the space remain joined without it.
        let ample = 2 * (part.len() - 1) >= open.len() - 1;
        let whole =
            ample && (!part.contains(space) || space.neighbours().and(part).is_joined(part.without(space)));
        whole || is_reachable(ring, open.without(space))
    })
}
