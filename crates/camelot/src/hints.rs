//! Rules of thumb: what a sensible player would do, from what that player can see.

mod worth;

use engine::{Hints, Outcome, PerSeat, Seat};

use crate::Camelot;
use crate::action::Action;
use crate::colour::Colour;
use crate::mission::Mission;
use crate::phase::{Phase, Source};
use crate::position::{MOST_RETRIEVED, ROUNDS};
use crate::room::{Room, Rooms};
use crate::rooms::training::{LINE_POINTS, LineBonus};
use crate::shield::Shield;

// Worths are counted in tenths of a point.

/// What a knight behind the screen is worth when it is placed for nothing: at the end two points, before that a mission.
const KNIGHT: i32 = 20;
/// What a knight in the hinterland is worth.
const CAMPER: i32 = 9;
/// What a knight still behind the screen loses in worth for each one that there are more than rounds can use.
const TOO_MANY: i32 = 4;
/// How many knights are usually sent.
const USUALLY_SENT: i32 = 19;
/// The worth at which doing nothing is chosen.
const NOTHING: i32 = 12;

impl Hints for Camelot {
    fn weigh(&self, seat: Seat, actions: &[Action], out: &mut Vec<u32>) {
        let colour = match self.phase {
            Phase::Send => self.sender(seat).expect("a pending seat has a colour to send"),
            Phase::Predict => self.predictor(),
            Phase::Colours => Colour::Red,
            Phase::Withdraw { colour } => colour,
            _ => self.active(),
        };
        out.extend(actions.iter().map(|&action| weight(self.appeal(colour, action))));
    }

    /// A share by points, so that a lead counts before it is a win: wins alone would tell a short thought too little.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        shares(PerSeat(outcome.scores.0.map(|score| score as f32)), outcome.seats)[seat]
    }

    /// Nobody asks: simulations are played to the end, because a round half played cannot be compared with another.
    fn estimate(&self) -> PerSeat<f32> {
        let mut points = PerSeat::default();
        for seat in Seat::all(self.seats) {
            let own = self.playing().filter(|colour| self.seat_of(*colour) == seat);
            // Of two colours the weaker counts (CA-027).
            points[seat] =
                own.map(|colour| self.strength(colour) as f32 / 10.0).fold(f32::INFINITY, f32::min);
        }
        shares(points, self.seats)
    }
}

/// The lead, in points, for which a share is about three times as large.
const LEAD: f32 = 5.0;

/// Shares that add up to 1, by points.
fn shares(points: PerSeat<f32>, seats: u8) -> PerSeat<f32> {
    let best = points.first(seats).iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let shares = points.0.map(|points| ((points - best) / LEAD).exp());
    let total: f32 = shares[..seats.into()].iter().sum();
    PerSeat(shares.map(|share| share / total))
}

/// A weight for a worth: never nothing.
fn weight(worth: i32) -> u32 {
    (worth + 100).max(1) as u32
}

impl Camelot {
    /// How good an action looks to a colour.
    fn appeal(&self, colour: Colour, action: Action) -> i32 {
        match action {
            Action::Colour(_) | Action::Withdraw(_) => 0,
            Action::Send(_, knights) => self.sending_worth(colour, knights),
            Action::Predict(number) => self.prediction_worth(colour, number),
            Action::Take(mission) => self.mission_worth(colour, mission),
            Action::Retrieve(knights) => 30 * i32::from(knights),
            Action::Shield(shield) => self.shield_worth(colour, shield.rooms()),
            Action::Redirect(shield) => self.redirect_worth(colour, shield),
            Action::Place(field) => self.field_worth(colour, field),
            Action::Knight(source) => self.extra_worth(colour, source),
            Action::Tree => 40,
            Action::Bonus(bonus) => self.bonus_worth(colour, bonus),
            Action::Look => 20,
            Action::Draw => 10,
            Action::Part(part) => 10 * i32::from(self.tiles[colour].with(part).points()),
            Action::Discard(mission) => self.envy(mission),
            Action::BlackKnight => self.best_field(colour, Rooms::CASTLE).unwrap_or(0) - 20,
            Action::Pair => 100,
            Action::Decline | Action::End => NOTHING,
        }
    }

    /// What the best mission of that size promises; with none, what comes back from the hinterland.
    fn sending_worth(&self, colour: Colour, knights: u8) -> i32 {
        if knights == 0 {
            let back = i32::from(self.hinterland[colour].min(MOST_RETRIEVED));
            return back * (KNIGHT - CAMPER + self.tile_worth(colour));
        }
        // The best mission may be gone when the turn comes: two of them count.
        let (mut best, mut second) = (i32::MIN, i32::MIN);
        for mission in self.open.faces().filter(|mission| mission.size() <= knights) {
            let surplus = i32::from(knights - mission.size());
            let worth = self.mission_worth(colour, mission) - surplus * (KNIGHT - CAMPER);
            for _ in 0..self.open.count(mission) {
                if worth > best {
                    (best, second) = (worth, best);
                } else if worth > second {
                    second = worth;
                }
            }
        }
        if best == i32::MIN {
            return -i32::from(knights) * KNIGHT;
        }
        if second == i32::MIN {
            second = -i32::from(knights) * (KNIGHT - CAMPER);
        }
        (2 * best + second) / 3
    }

    /// How near a number is to what can be expected, and rather below it than above (CA-053).
    fn prediction_worth(&self, colour: Colour, number: u8) -> i32 {
        let seat = self.owners[colour];
        let mut expected = 0;
        for other in self.playing() {
            expected += if self.owners[other] == seat {
                10 * i32::from(self.sent[other])
            } else {
                USUALLY_SENT.min(10 * i32::from(self.home[other] + self.sent[other]))
            };
        }
        let distance = 10 * i32::from(number) - expected;
        let taken = self.numbers.0.contains(&Some(number));
        let off = if distance > 0 { distance * 2 } else { -distance };
        100 - off - if taken { 12 } else { 0 }
    }

    /// What a mission brings, less what its knights are worth elsewhere.
    fn mission_worth(&self, colour: Colour, mission: Mission) -> i32 {
        if let Some(points) = mission.special() {
            return 10 * i32::from(points);
        }
        let cost = self.knight_worth(colour);
        let shields = mission.shields();
        let mut worth = 0;
        for shield in shields.kinds() {
            if let Some(best) = self.best_field(colour, shield.rooms()) {
                // A second knight in a room finds a field that is a little worse.
                let count = i32::from(shields.count(shield));
                worth += count * (best - cost) - 4 * (count - 1);
            }
        }
        worth
    }

    /// What it costs to use up a knight: less when there are more than the rounds to come can use.
    fn knight_worth(&self, colour: Colour) -> i32 {
        let left = i32::from(ROUNDS - self.round.min(ROUNDS));
        let spare = i32::from(self.home[colour] + self.sent[colour]) - 2 * left;
        (KNIGHT + TOO_MANY * (2 - spare)).clamp(KNIGHT, KNIGHT + 12)
    }

    fn shield_worth(&self, colour: Colour, rooms: Rooms) -> i32 {
        self.best_field(colour, rooms).unwrap_or(0)
    }

    /// Turning a shield is worth what is gained over its own room.
    fn redirect_worth(&self, colour: Colour, shield: Shield) -> i32 {
        let there = self.best_field(colour, self.redirected_rooms(shield)).unwrap_or(0);
        let here = self.best_field(colour, shield.rooms()).unwrap_or(KNIGHT);
        // A hero that is used late is of no use.
        let hurry = 3 * i32::from(self.round);
        there + if there + hurry > here + 15 { 15 } else { -60 }
    }

    fn extra_worth(&self, colour: Colour, source: Source) -> i32 {
        let room = match self.phase {
            Phase::Knight { room } => Rooms::only(room),
            _ => Rooms::NONE,
        };
        let cost = match source {
            Source::Hinterland => CAMPER,
            Source::Screen => KNIGHT,
        };
        self.best_field(colour, room).unwrap_or(0) - cost + NOTHING
    }

    fn bonus_worth(&self, colour: Colour, bonus: LineBonus) -> i32 {
        let cost = if self.hinterland[colour] > 0 { CAMPER } else { KNIGHT };
        match bonus {
            LineBonus::Red => self.best_field(colour, Rooms::only(Room::Red)).unwrap_or(0) - cost,
            LineBonus::Yellow => self.best_field(colour, Rooms::only(Room::Yellow)).unwrap_or(0) - cost,
            LineBonus::Tree => {
                self.tile_worth(colour) + if self.hinterland[colour] > 0 { KNIGHT - CAMPER } else { 0 }
            }
            LineBonus::Points => 10 * i32::from(LINE_POINTS),
        }
    }

    /// How much a mission would be worth to those who still choose.
    fn envy(&self, mission: Mission) -> i32 {
        let next = (self.turn + 1..self.order.len()).map(|place| self.order.at(place));
        let able = next.filter(|colour| self.sent[*colour] >= mission.size());
        able.map(|colour| self.mission_worth(colour, mission)).max().unwrap_or(0) / 2
    }

    /// The best field of these rooms.
    fn best_field(&self, colour: Colour, rooms: Rooms) -> Option<i32> {
        let mut best = None;
        for room in rooms.iter() {
            let plan = self.plan(room);
            let mut free = self.free(room, colour);
            if plan == crate::Plan::RoundTable {
                free &= free.wrapping_neg(); // All seats are alike.
            }
            while free != 0 {
                let field = crate::Field { plan, index: free.trailing_zeros() as u8 };
                best = best.max(Some(self.field_worth(colour, field)));
                free &= free - 1;
            }
        }
        best
    }
}
