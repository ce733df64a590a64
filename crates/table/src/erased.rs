//! A [`Match`] behind its erased face.

use engine::{Audience, InterruptWindow, Rng, Seat, SoloEnd, Step, Turn};
use scene::{Choice, Scene, Tally, Words};

use crate::error::{OpenError, PlayError, VerifyError};
use crate::header::{Header, Source};
use crate::running::{LogEntry, LogLine, Match, Playable, offered};
use crate::session::{BeatAt, Rewind, Session, SoloResult, Told, Verified};
use crate::words;

impl<G: Playable> Session for Match<G> {
    fn header(&self) -> &Header {
        Match::header(self)
    }

    fn words(&self) -> Words {
        words::of::<G>()
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn lines(&self) -> u32 {
        self.count()
    }

    fn interrupt_window(&self) -> InterruptWindow {
        self.position().interrupt_window()
    }

    fn bot_interrupt(&self, seat: Seat) -> Option<String> {
        if self.position().interrupt_window() != InterruptWindow::Pause {
            return None; // Everybody sees this, so it saves the guess and tells nothing.
        }
        let view = self.position().view(Some(seat));
        let chosen = engine::bot_interrupt::<G>(&view, seat, &mut Rng::seeded(self.bot_seed(seat)));
        chosen.map(|action| action.to_string())
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let offered = offered(self.position(), seat);
        let view = self.position().view(Some(seat));
        offered.into_iter().map(|action| G::choice(&view, action)).collect()
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        G::scene(&self.view_of(viewer))
    }

    fn write_view(&self, viewer: Option<Seat>, json: &mut Vec<u8>) {
        serde_json::to_writer(json, &self.view_of(viewer)).expect("a view is plain data");
    }

    fn narration(&self, after: u32) -> Vec<(Audience, Told)> {
        let mut news = Vec::new();
        for (at, line) in self.active_lines_after(after) {
            let told =
                |(to, event): &(Audience, G::Event)| Some((*to, Told { at, line: G::narrate(*event)? }));
            news.extend(line.told.iter().filter_map(told));
        }
        news
    }

    fn beats(&self, viewer: Option<Seat>, after: u32) -> Vec<BeatAt> {
        let viewer = viewer.filter(|seat| seat.index() < self.header().players.len());
        let of_line = |(at, line): (u32, &LogLine<G>)| {
            let heard = line.told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, event)| *event);
            let heard: Vec<G::Event> = heard.collect();
            if heard.is_empty() {
                return None;
            }
            Some(BeatAt { at, beat: G::beat(&heard, &line.position.view(viewer))? })
        };
        self.active_lines_after(after).filter_map(of_line).collect()
    }

    fn last_move(&self, seat: Seat) -> Option<u32> {
        self.last_active(|entry| matches!(entry, LogEntry::Step(Step::Act(by, _)) if *by == seat))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        self.act(seat, action)
    }

    fn roll(&mut self) -> Result<(), PlayError> {
        self.roll_chance()
    }

    fn script(&mut self, outcome: &str) -> Result<(), PlayError> {
        match self.header().source {
            Source::Scripted => self.play_chance(outcome),
            Source::Sealed { .. } => Err(PlayError::Sealed),
        }
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.free_undo(seat).is_ok()
    }

    fn could_undo(&self, seat: Seat, action: &str) -> bool {
        self.would_be_free(seat, action)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        let to = self.free_undo(seat)?;
        self.go_back(Some(seat), to);
        Ok(())
    }

    fn take_back(&mut self, to: u32) -> Result<(), PlayError> {
        self.agreed_undo(to)
    }

    fn last_step(&self, seat: Seat) -> Option<Rewind> {
        self.rewind_of(seat)
    }

    fn at(&self, lines: u32) -> Box<dyn Session> {
        Box::new(self.cut(lines))
    }

    fn branch(&self, lines: u32, source: Source) -> Result<Box<dyn Session>, OpenError> {
        Ok(Box::new(self.branched(lines, source)?))
    }

    fn verify(&self) -> Result<Verified, VerifyError> {
        let commitment = self.header().commitment().ok_or(VerifyError::Scripted)?;
        let mut chance = 0;
        for (number, line) in self.lines_after(self.inherited_lines()) {
            let LogEntry::Step(Step::Chance(found)) = line.entry else { continue };
            let expected = self.sealed_outcome(number).ok_or(VerifyError::Scripted)?;
            if found != expected {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(VerifyError::Differs { line: number, found, expected });
            }
            chance += 1;
        }
        let fell = |entry| matches!(entry, LogEntry::Step(Step::Chance(_)));
        let held =
            self.active_lines().filter(|(at, line)| *at > self.inherited_lines() && fell(line.entry)).count();
        Ok(Verified {
            commitment,
            chance,
            taken_back: chance - held as u32,
            taken_over: self.inherited_lines(),
        })
    }

    fn solo_result(&self) -> Option<SoloResult> {
        let (Turn::Over(outcome), Source::Sealed { .. }) = (self.turn(), &self.header().source) else {
            return None;
        };
        let end = outcome.solo.filter(|_| self.inherited_lines() == 0)?;
        let alone = Seat::new(0);
        let told = self.active_lines().flat_map(|(_, line)| &line.told);
        let tallies: Vec<Tally> = told.filter_map(|(_, event)| G::tally(*event)).collect();
        let counted = |what: &str| -> i32 {
            tallies.iter().filter(|tally| tally.what == what).map(|tally| tally.amount).sum()
        };
        let feats = G::feats().iter().filter(|feat| counted(feat.what) >= feat.least);
        Some(SoloResult {
            class: G::class(&self.view_of(Some(alone))),
            points: outcome.scores[alone],
            won: end == SoloEnd::Victory,
            feats: feats.map(|feat| feat.name).collect(),
        })
    }

    fn log(&self) -> String {
        self.to_log()
    }

    fn lines_since(&self, after: u32) -> Vec<String> {
        self.lines_after(after).map(|(_, line)| line.entry.to_string()).collect()
    }

    fn unchanged_until(&self, after: u32) -> u32 {
        let targets = self.lines_after(after).filter_map(|(_, line)| match line.entry {
            LogEntry::Undo(_, to) => Some(to),
            LogEntry::Step(_) => None,
        });
        targets.fold(after.min(Session::lines(self)), u32::min)
    }

    fn position_hash(&self) -> u64 {
        engine::fingerprint(self.position())
    }
}

impl<G: Playable> Match<G> {
    /// A viewer who is not at the table is a spectator.
    fn view_of(&self, viewer: Option<Seat>) -> G::View {
        self.position().view(viewer.filter(|seat| seat.index() < self.header().players.len()))
    }
}
