//! How far it is: tables of the empty board, and ways round obstacles.

use crate::board::SPACES;
use crate::space::Space;
use crate::spaces::Spaces;

/// Further than any way.
pub(crate) const FAR: u8 = 40;

/// How many steps it is from space to space for whoever passes everything (QR-32).
pub(crate) fn ride(from: Space, to: Space) -> i32 {
    RIDE[from.index()][to.index()].into()
}

/// How many steps it is for whoever may end on a dragon but not pass it (QR-18), on a board without obstacles.
pub(crate) fn walk(from: Space, to: Space) -> i32 {
    WALK[from.index()][to.index()].into()
}

static RIDE: [[u8; SPACES]; SPACES] = table(Spaces::ALL);
static WALK: [[u8; SPACES]; SPACES] = table(Spaces::ALL.minus(Spaces::DRAGONS));

/// Distances between all spaces when only the open ones can be passed.
const fn table(open: Spaces) -> [[u8; SPACES]; SPACES] {
    let mut table = [[FAR; SPACES]; SPACES];
    let mut from = 0;
    while from < SPACES {
        let start = Spaces::only(Space::new(from as u8));
        let mut reached = start;
        let mut steps = 0;
        let mut fresh = start;
        while !fresh.is_empty() {
            let mut to = 0;
            while to < SPACES {
                if fresh.contains(Space::new(to as u8)) {
                    table[from][to] = steps;
                }
                to += 1;
            }
            fresh = reached.and(open).or(start).grown().minus(reached);
            reached = reached.or(fresh);
            steps += 1;
        }
        from += 1;
    }
    table
}

/// How far every space is from a goal, ring by ring, round obstacles and dragons.
pub(crate) struct Ways {
    rings: [Spaces; FAR as usize],
}

impl Ways {
    /// Looks outward from the goal until all wanted spaces are found, or no more can be.
    pub(crate) fn to(goal: Space, obstacles: Spaces, wanted: Spaces) -> Ways {
        let open = Spaces::ALL.minus(obstacles);
        let passed = open.minus(Spaces::DRAGONS);
        let start = Spaces::only(goal);
        let mut rings = [Spaces::NONE; FAR as usize];
        let (mut reached, mut fresh) = (start, start);
        for ring in &mut rings {
            *ring = fresh;
            if fresh.is_empty() || wanted.minus(reached).is_empty() {
                break;
            }
            fresh = reached.and(passed).or(start).grown().and(open).minus(reached);
            reached = reached.or(fresh);
        }
        Ways { rings }
    }

    /// How many steps it is from here to the goal.
    pub(crate) fn from(&self, space: Space) -> i32 {
        let steps = self.rings.iter().position(|ring| ring.contains(space));
        steps.map_or(FAR.into(), |steps| steps as i32)
    }
}
