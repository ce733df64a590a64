//! The visible part of a map, and its scale.

/// The point (x, y) of the map is drawn at (x · scale + left, y · scale + top).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Camera {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) scale: f64,
}

/// A part of a map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// Returns the bounding box of these points.
    pub(super) fn around(points: impl IntoIterator<Item = (i32, i32)>) -> Option<Area> {
        points.into_iter().map(|(x, y)| (f64::from(x), f64::from(y))).fold(None, |area, (x, y)| {
            let area = area.unwrap_or(Area { left: x, top: y, right: x, bottom: y });
            Some(Area {
                left: area.left.min(x),
                top: area.top.min(y),
                right: area.right.max(x),
                bottom: area.bottom.max(y),
            })
        })
    }
}

/// A window on a map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    /// The width and the height of the window, in pixels.
    pub(super) window: (f64, f64),
    /// The width and the height of the map.
    pub(super) map: (f64, f64),
    /// The typical distance between neighbouring spots.
    pub(super) room: f64,
    /// A spot smaller than this, in pixels, is hard to hit with the user's pointing device.
    pub(super) least: f64,
}

/// The smallest spot for a finger and for a mouse, in pixels.
pub(super) const FINGER: f64 = 44.0;
pub(super) const MOUSE: f64 = 22.0;
/// The automatic zoom makes no spot larger than this.
const LARGE: f64 = 78.0;
/// The manual zoom makes no spot larger than this.
const HUGE: f64 = 200.0;

impl Frame {
    /// Shows the whole map.
    pub(super) fn whole(&self) -> Camera {
        let scale = (self.window.0 / self.map.0).min(self.window.1 / self.map.1);
        self.keep(Camera { left: 0.0, top: 0.0, scale })
    }

    /// Returns the first camera: the whole map if its spots are large enough to be hit, otherwise the area that
    /// matters.
    pub(super) fn open(&self, matters: Option<Area>) -> Camera {
        let whole = self.whole();
        match matters {
            Some(area) if whole.scale * self.room < self.least * 0.8 => {
                let wide = area.right - area.left + 2.0 * self.room;
                let high = area.bottom - area.top + 2.0 * self.room;
                let fits = (self.window.0 / wide).min(self.window.1 / high);
                let scale = fits.clamp(self.least / self.room, LARGE / self.room).max(whole.scale);
                let (x, y) = ((area.left + area.right) / 2.0, (area.top + area.bottom) / 2.0);
                let (left, top) = (self.window.0 / 2.0 - x * scale, self.window.1 / 2.0 - y * scale);
                self.keep(Camera { left, top, scale })
            }
            _ => whole,
        }
    }

    /// Zooms around a point of the window.
    pub(super) fn zoom(&self, camera: Camera, factor: f64, (x, y): (f64, f64)) -> Camera {
        let most = (HUGE / self.room).max(self.scale_of_whole());
        let scale = (camera.scale * factor).clamp(self.scale_of_whole(), most);
        let ratio = scale / camera.scale;
        self.keep(Camera { left: x - (x - camera.left) * ratio, top: y - (y - camera.top) * ratio, scale })
    }

    /// Moves the map by this many pixels.
    pub(super) fn push(&self, camera: Camera, (x, y): (f64, f64)) -> Camera {
        self.keep(Camera { left: camera.left + x, top: camera.top + y, ..camera })
    }

    /// Moves the map just far enough to show an area with a margin, if possible.
    pub(super) fn reveal(&self, camera: Camera, area: Area) -> Camera {
        let shift = |low: f64, high: f64, offset: f64, window: f64| {
            let (low, high) =
                ((low - self.room) * camera.scale + offset, (high + self.room) * camera.scale + offset);
            if high - low > window {
                (window - low - high) / 2.0
            } else {
                (-low).max(0.0) + (window - high).min(0.0)
            }
        };
        let x = shift(area.left, area.right, camera.left, self.window.0);
        let y = shift(area.top, area.bottom, camera.top, self.window.1);
        self.push(camera, (x, y))
    }

    /// Returns whether all of an area is visible.
    pub(super) fn sees(&self, camera: Camera, area: Area) -> bool {
        let inside =
            |at: f64, offset: f64, window: f64| (0.0..=window).contains(&(at * camera.scale + offset));
        inside(area.left, camera.left, self.window.0)
            && inside(area.right, camera.left, self.window.0)
            && inside(area.top, camera.top, self.window.1)
            && inside(area.bottom, camera.top, self.window.1)
    }

    fn scale_of_whole(&self) -> f64 {
        (self.window.0 / self.map.0).min(self.window.1 / self.map.1)
    }

    /// Limits the camera to the map; a map that is smaller than the window is centred.
    fn keep(&self, camera: Camera) -> Camera {
        let bound = |offset: f64, length: f64, window: f64| {
            let length = length * camera.scale;
            if length <= window { (window - length) / 2.0 } else { offset.clamp(window - length, 0.0) }
        };
        Camera {
            left: bound(camera.left, self.map.0, self.window.0),
            top: bound(camera.top, self.map.1, self.window.1),
            scale: camera.scale,
        }
    }
}

/// Returns the distance of each point to its nearest neighbour, limited to a little more than the typical distance.
pub(super) fn rooms(points: &[(i32, i32)]) -> Vec<f64> {
    let distance = |a: (i32, i32), b: (i32, i32)| f64::from(a.0 - b.0).hypot(f64::from(a.1 - b.1));
    let nearest = |at: usize| {
        let others = points.iter().enumerate().filter(|(other, _)| *other != at);
        others
            .map(|(_, point)| distance(points[at], *point))
            .filter(|far| *far > 0.0)
            .fold(f64::MAX, f64::min)
    };
    let found: Vec<f64> = (0..points.len()).map(nearest).collect();
    let usual = usual(&found);
    found.into_iter().map(|room| room.min(1.25 * usual)).collect()
}

/// Returns the median distance.
pub(super) fn usual(rooms: &[f64]) -> f64 {
    let mut sorted = rooms.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().filter(|room| *room < f64::MAX).unwrap_or(80.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Frame = Frame { window: (390.0, 400.0), map: (1184.0, 1184.0), room: 88.0, least: FINGER };
    const DESKTOP: Frame = Frame { window: (830.0, 830.0), map: (1184.0, 1184.0), room: 88.0, least: MOUSE };

    fn area(left: i32, top: i32, right: i32, bottom: i32) -> Area {
        Area::around([(left, top), (right, bottom)]).unwrap()
    }

    #[test]
    fn where_there_is_room_a_map_opens_whole() {
        let camera = DESKTOP.open(Some(area(100, 100, 300, 300)));
        assert_eq!(camera, DESKTOP.whole());
        assert!((camera.scale - 830.0 / 1184.0).abs() < 1e-9);
    }

    #[test]
    fn a_mouse_hits_smaller_spots_so_a_low_window_shows_the_whole_map() {
        let low = Frame { window: (1000.0, 400.0), ..DESKTOP };
        let corner = Some(area(100, 100, 300, 300));
        assert_eq!(low.open(corner), low.whole());
        assert_ne!(Frame { least: FINGER, ..low }.open(corner), low.whole());
    }

    #[test]
    fn on_a_phone_a_map_opens_at_what_matters_and_fingers_can_hit_it() {
        let matters = area(800, 800, 1000, 1000);
        let camera = PHONE.open(Some(matters));
        assert!(camera.scale * PHONE.room >= FINGER, "{camera:?}");
        assert!(PHONE.sees(camera, matters), "{camera:?}");
    }

    #[test]
    fn zooming_keeps_the_point_under_the_finger() {
        let camera = DESKTOP.zoom(DESKTOP.whole(), 2.0, (200.0, 300.0));
        let before = DESKTOP.whole();
        let point =
            |camera: Camera| ((200.0 - camera.left) / camera.scale, (300.0 - camera.top) / camera.scale);
        let ((x, y), (then_x, then_y)) = (point(camera), point(before));
        assert!((x - then_x).abs() < 1e-6 && (y - then_y).abs() < 1e-6);
    }

    #[test]
    fn nobody_zooms_or_pushes_out_of_the_map() {
        assert_eq!(PHONE.zoom(PHONE.whole(), 0.1, (0.0, 0.0)).scale, PHONE.whole().scale);
        let close = PHONE.zoom(PHONE.whole(), 1e9, (195.0, 200.0));
        assert!((close.scale * PHONE.room - HUGE).abs() < 1e-6);
        let pushed = PHONE.push(close, (1e9, -1e9));
        assert_eq!(pushed.left, 0.0);
        assert!((pushed.top - (400.0 - 1184.0 * close.scale)).abs() < 1e-6);
    }

    #[test]
    fn what_is_walked_to_comes_into_sight() {
        let camera = PHONE.open(Some(area(100, 100, 200, 200)));
        let goal = area(1000, 600, 1000, 600);
        assert!(!PHONE.sees(camera, goal));
        let moved = PHONE.reveal(camera, goal);
        assert!(PHONE.sees(moved, goal));
        assert_eq!(moved.scale, camera.scale);
        assert_eq!(PHONE.reveal(moved, goal), moved);
    }

    #[test]
    fn a_place_has_the_room_to_its_neighbour() {
        let rooms = rooms(&[(0, 0), (80, 0), (160, 0), (160, 30), (900, 900)]);
        assert_eq!(rooms[0], 80.0);
        assert_eq!(rooms[3], 30.0);
        assert!(rooms[4] <= 100.0, "far away is not large: {rooms:?}");
        assert_eq!(usual(&[]), 80.0);
    }
}
