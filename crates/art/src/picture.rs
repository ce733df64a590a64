//! Renders a scene as a picture, for sharing and for documents.

mod board;
mod canvas;
mod zone;

use engine::Seat;
use lang::{Names, Voice};
use scene::{Plate, Role, SHIELDS, Scene, StageState, Text, Zone};

use crate::lettering::{breadth, fit};
use crate::paint::{Light, paint};
use crate::patterns;
use canvas::{Canvas, Ink};

/// The width of a picture; the height depends on the scene.
pub const PICTURE_WIDTH: i32 = 1440;

const MARGIN: i32 = 24;
const GAP: i32 = 20;
/// The number of supplies in one column.
const SUPPLIES: usize = 3;

/// Draws a scene as an SVG document without a style sheet, so that any renderer can show it.
pub fn picture(scene: &Scene, voice: &Voice, names: Names<'_>, light: Light) -> String {
    let painter = Painter { voice, names };
    let mut canvas = Canvas::default();
    let mut y = painter.heading(scene, &mut canvas);
    y = painter.plates(scene, y, &mut canvas);
    y = painter.middle(scene, y, &mut canvas);
    y = painter.panels(scene, y, &mut canvas);
    y = painter.prompt(scene, y, &mut canvas);
    y = painter.own_plate(scene, y, &mut canvas);
    y = painter.zones(scene, |zone| is_own(zone.role), (MARGIN, y), &mut canvas);
    document(&canvas, y + MARGIN, light)
}

fn document(canvas: &Canvas, height: i32, light: Light) -> String {
    let (table, line) = match light {
        Light::Day => ("#3C4A3E", "#344137"),
        Light::Night => ("#20262B", "#1A1F24"),
    };
    let markup = paint(&(patterns() + canvas.markup()), light);
    let (definitions, drawing) = markup.split_at(paint(&patterns(), light).len());
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE_WIDTH} {height}" width="{PICTURE_WIDTH}" height="{height}" font-family="P052,'URW Palladio L','Palatino Linotype',Palatino,serif"><defs>{definitions}</defs><rect width="{PICTURE_WIDTH}" height="{height}" fill="{table}"/><rect width="{PICTURE_WIDTH}" height="56" fill="{line}"/>{drawing}</svg>"#
    )
}

fn is_own(role: Role) -> bool {
    matches!(role, Role::Mine | Role::Hand)
}

/// Returns whether a zone fits the column of supplies: piles and single cards do, zones with spots need more room.
fn is_supply(zone: &Zone) -> bool {
    zone.role == Role::Side && zone.spots.is_empty()
}

struct Painter<'a> {
    voice: &'a Voice,
    names: Names<'a>,
}

impl Painter<'_> {
    fn say(&self, text: &Text) -> String {
        self.voice.say(text, self.names)
    }

    fn heading(&self, scene: &Scene, canvas: &mut Canvas) -> i32 {
        let title = canvas.text(MARGIN, 37, 24, Ink::Bold, &self.voice.word("title"));
        if let Some(heading) = &scene.heading {
            canvas.text(MARGIN + title + GAP, 36, 17, Ink::Faint, &self.say(heading));
        }
        56 + GAP
    }

    /// Draws the plates of the other players, with the zones in front of them.
    fn plates(&self, scene: &Scene, y: i32, canvas: &mut Canvas) -> i32 {
        let viewer = viewer(scene);
        let plates: Vec<&Plate> = scene.plates.iter().filter(|plate| Some(plate.seat) != viewer).collect();
        if plates.is_empty() {
            return y;
        }
        let count = plates.len() as i32;
        let width = (PICTURE_WIDTH - 2 * MARGIN - (count - 1) * GAP) / count;
        let mut bottom = y;
        for (at, plate) in (0..).zip(plates) {
            let x = MARGIN + at * (width + GAP);
            let zones = scene
                .zones
                .iter()
                .filter(|zone| zone.role == Role::Opponent && zone.owner == Some(plate.seat));
            let mut inside = Canvas::default();
            let mut height = self.plate(plate, (x + 14, y + 12), width - 28, &mut inside) - y;
            let (mut right, mut tallest) = (x + 14, 0);
            for zone in zones.filter(|zone| !zone.pieces.is_empty()) {
                let size = self.zone(zone, (right, y + height + 6), x + width - 14 - right, &mut inside);
                right += size.0 + GAP;
                tallest = tallest.max(size.1 + 12);
            }
            height += tallest;
            canvas.panel(x, y, width, height + 10);
            canvas.add(&inside);
            bottom = bottom.max(y + height + 10);
        }
        bottom + GAP
    }

    fn own_plate(&self, scene: &Scene, y: i32, canvas: &mut Canvas) -> i32 {
        let own = scene.plates.iter().find(|plate| Some(plate.seat) == viewer(scene));
        own.map_or(y, |plate| self.plate(plate, (MARGIN, y), PICTURE_WIDTH - 2 * MARGIN, canvas) + GAP / 2)
    }

    /// Draws shield, name, score and counters in a line or two; returns the y coordinate of the lower edge.
    fn plate(&self, plate: &Plate, (x, y): (i32, i32), width: i32, canvas: &mut Canvas) -> i32 {
        let (tincture, _) = SHIELDS[plate.seat.index()];
        canvas.drawing(&format!("shield-{}", tincture.word()), x, y, 34);
        let who = self.say(&Text::new("name").with("who", plate.seat));
        let title = plate.title.as_ref().map(|title| format!(", {}", self.say(title))).unwrap_or_default();
        let mut line = |y: i32, size: u32, ink: Ink, words: &str| {
            let size = fit(words, (width - 46).unsigned_abs(), size);
            canvas.text(x + 46, y, size.cast_signed(), ink, words);
        };
        line(y + 18, 20, Ink::Bold, &format!("{who}{title}"));
        let score = plate.score.map(|points| self.say(&Text::new("read-score").with("points", points)));
        let state = plate.state.as_ref().map(|state| self.say(state));
        let turn = plate.pending.then(|| self.say(&Text::new("read-pending").with("who", plate.seat)));
        let facts: Vec<String> = score.into_iter().chain(state).chain(turn).collect();
        line(y + 38, 15, Ink::Faint, &facts.join(" · "));
        let (mut at, mut top) = (x + 46, y + 46);
        for counter in &plate.counters {
            let of = counter.of.map(|of| format!(" / {of}")).unwrap_or_default();
            let number = format!("{}{of}", counter.value);
            let wide = 27 + breadth(&number, 16).cast_signed();
            if at + wide > x + width {
                (at, top) = (x + 46, top + 26);
            }
            canvas.emblem(&counter.emblem, at, top, 22);
            canvas.text(at + 27, top + 17, 16, Ink::Bold, &number);
            at += wide + GAP;
        }
        if plate.counters.is_empty() { top } else { top + 26 }
    }

    /// Draws supplies and discards in a column or two at the left; returns the origin of the next zone.
    fn supplies(&self, scene: &Scene, y: i32, canvas: &mut Canvas) -> (i32, i32) {
        let (mut x, mut top, mut bottom, mut right) = (MARGIN, y, y, MARGIN);
        for (at, zone) in scene.zones.iter().filter(|zone| is_supply(zone)).enumerate() {
            if at > 0 && at % SUPPLIES == 0 {
                (x, top) = (right, y);
            }
            let (width, height) = self.zone(zone, (x, top), PICTURE_WIDTH - MARGIN - x, canvas);
            right = right.max(x + width + GAP);
            top += height + GAP / 2;
            bottom = bottom.max(top);
        }
        (right, bottom)
    }

    /// Draws the middle of the table.
    fn middle(&self, scene: &Scene, y: i32, canvas: &mut Canvas) -> i32 {
        let (x, bottom) = self.supplies(scene, y, canvas);
        let in_the_middle = |zone: &Zone| {
            matches!(zone.role, Role::Board | Role::Market) || (zone.role == Role::Side && !is_supply(zone))
        };
        self.zones(scene, in_the_middle, (x, y), canvas).max(bottom)
    }

    /// Draws zones side by side and wraps them into lines.
    fn zones(
        &self,
        scene: &Scene,
        wanted: impl Fn(&Zone) -> bool,
        (left, y): (i32, i32),
        canvas: &mut Canvas,
    ) -> i32 {
        let (mut x, mut top, mut bottom) = (left, y, y);
        let shown = |zone: &&Zone| {
            wanted(zone) && !(zone.role == Role::Mine && zone.pieces.is_empty() && zone.spots.is_empty())
        };
        for zone in scene.zones.iter().filter(shown) {
            let mut trial = Canvas::default();
            let (width, _) = self.zone(zone, (0, 0), PICTURE_WIDTH - MARGIN - left, &mut trial);
            if x > left && x + width > PICTURE_WIDTH - MARGIN {
                (x, top) = (left, bottom + GAP);
            }
            let (width, height) = self.zone(zone, (x, top), PICTURE_WIDTH - MARGIN - left, canvas);
            x += width + GAP;
            bottom = bottom.max(top + height);
        }
        bottom + GAP
    }

    fn prompt(&self, scene: &Scene, y: i32, canvas: &mut Canvas) -> i32 {
        canvas.prompt(MARGIN, y, PICTURE_WIDTH - 2 * MARGIN, 52);
        let mut x = MARGIN + 24;
        for (number, stage) in (1..).zip(&scene.stages) {
            let label = self.say(&stage.label);
            let (mark, ink) = match stage.state {
                StageState::Done => ("✓".to_owned(), Ink::Dark),
                StageState::Skipped => ("–".to_owned(), Ink::DarkFaint),
                StageState::Now => (number.to_string(), Ink::DarkBold),
                StageState::Ahead => (number.to_string(), Ink::DarkFaint),
            };
            let words = format!("{mark} {label}");
            x += GAP + canvas.text(x, y + 32, 17, ink, &words);
        }
        canvas.text(x + 8, y + 33, 20, Ink::Dark, &self.say(&scene.prompt));
        y + 52 + GAP
    }
}

/// Returns the owner of the hand in this scene.
fn viewer(scene: &Scene) -> Option<Seat> {
    scene.zones.iter().find(|zone| is_own(zone.role)).and_then(|zone| zone.owner)
}
