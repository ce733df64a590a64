//! Panes over the table: help, rules, log, hint, explanations.

use std::borrow::Cow;

use advice::Advice;
use client::Request;
use engine::Turn;
use lang::Clause;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::{SHIELDS, Text};
use table::{Told, passages};

use super::app::App;
use super::look::{quiet, strong};
use super::nav::Target;
use super::table::spinner;
use super::wrap::wrap;
use crate::agreement::offer_word;
use crate::farewell::{greeting, percent, points, standings};
use crate::rules::{about, unmarked};

/// A text over the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pane {
    /// The topic of the pane.
    pub(crate) topic: Topic,
    /// The first visible row; drawing limits it to the text.
    pub(crate) scroll: u16,
    /// A filter: only rules that contain this text are shown.
    pub(crate) search: String,
}

/// The topic of a pane.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Topic {
    /// The list of keys.
    Help,
    /// The rulebook, with the rules that apply now first.
    Rules,
    /// The match so far.
    Log,
    /// The focused thing.
    Explain,
    /// The whole table in words.
    Table,
    /// The players, the seal, the file, the result.
    Match,
    /// What can be settled with the others.
    Others,
    /// What was said.
    Chat,
    /// What the champion thinks; none while it is still thinking.
    Hint(Option<Advice>),
}

/// A line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) purpose: Purpose,
    /// The text so far.
    pub(crate) text: String,
}

/// The purpose of a line of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The name of a file.
    SaveAs,
    /// A word to search for in the rules.
    Search,
    /// The outcome of a chance step, in the game's notation.
    Chance,
    /// Something to say to the others.
    Say,
}

impl Entry {
    /// Creates the input for a scripted chance step.
    pub(crate) fn chance() -> Entry {
        Entry { purpose: Purpose::Chance, text: String::new() }
    }

    /// Returns the id of the message that asks for the input.
    pub(crate) fn prompt(&self) -> &'static str {
        match self.purpose {
            Purpose::SaveAs => "terminal-save-as",
            Purpose::Search => "terminal-search",
            Purpose::Chance => "terminal-script",
            Purpose::Say => "terminal-say",
        }
    }
}

impl Pane {
    /// Opens a pane at the beginning of its text; the log, at its end.
    pub(crate) fn new(topic: Topic) -> Pane {
        let scroll = if matches!(topic, Topic::Log | Topic::Chat) { u16::MAX } else { 0 };
        Pane { topic, scroll, search: String::new() }
    }

    /// Scrolls by this many rows, forward or back.
    pub(crate) fn scroll(&mut self, rows: i32) {
        self.scroll = i32::from(self.scroll).saturating_add(rows).clamp(0, i32::from(u16::MAX)) as u16;
    }
}

/// A paragraph with its style.
type Paragraph = (String, Style);

impl App {
    /// Returns the heading of a pane.
    pub(super) fn pane_title(&self, topic: &Topic) -> String {
        self.speech.word(match topic {
            Topic::Help => "terminal-pane-help",
            Topic::Rules => "terminal-pane-rules",
            Topic::Log => "terminal-pane-log",
            Topic::Explain => "terminal-pane-explain",
            Topic::Table => "terminal-pane-table",
            Topic::Match => "terminal-pane-match",
            Topic::Others => "terminal-pane-others",
            Topic::Chat => "terminal-pane-chat",
            Topic::Hint(_) => "terminal-pane-hint",
        })
    }

    /// Returns a pane's text in rows of this width.
    pub(super) fn pane_lines(&self, pane: &Pane, width: u16) -> Vec<Line<'static>> {
        let plain = |text: String| (text, Style::new());
        let paragraphs: Vec<Paragraph> = match &pane.topic {
            Topic::Log => return self.log_lines(width, usize::MAX),
            Topic::Help => vec![plain(self.speech.word("terminal-help"))],
            Topic::Rules if pane.search.is_empty() => self.whole_rulebook(),
            Topic::Rules => self.found_rules(&pane.search),
            Topic::Explain => self.explanation(),
            Topic::Table => self.speech.read(&self.scene, self.viewer).into_iter().map(plain).collect(),
            Topic::Match => self.about_match(),
            Topic::Others => self.about_others(),
            Topic::Chat => self.chat_lines(),
            Topic::Hint(None) => {
                let turning = self.hint.as_ref().map(|hint| spinner(hint.age())).unwrap_or_default();
                vec![plain(format!("{} {turning}", self.speech.word("terminal-thinking")))]
            }
            Topic::Hint(Some(advice)) => self.opinions(advice),
        };
        let rows = paragraphs.iter().flat_map(|(text, style)| {
            let indent = text.len() - text.trim_start().len();
            let rows = wrap(text, width.saturating_sub(indent as u16));
            rows.into_iter().map(move |row| Line::styled(format!("{}{row}", " ".repeat(indent)), *style))
        });
        rows.collect()
    }

    /// The log in rows, news marked, each line with its clause: at least so many rows from its end, if there are so many.
    pub(super) fn log_lines(&self, width: u16, rows: usize) -> Vec<Line<'static>> {
        // Every passage has at least one row.
        let mut last: Vec<Told> =
            passages(self.runner.client().story()).rev().take(rows).map(|passage| passage.told).collect();
        last.reverse();
        last.iter().flat_map(|told| self.told(told, width)).collect()
    }

    /// What is proposed, and what can be asked of the others, with numbers.
    fn about_others(&self) -> Vec<Paragraph> {
        let affairs = self.affairs().into_iter().map(|line| (line, strong()));
        let offer = |(at, offer): (usize, &client::Offer)| {
            (format!("{} {}", at + 1, self.speech.word(offer_word(*offer))), Style::new())
        };
        let offers = self.settlements();
        let none = offers.is_empty().then(|| (self.speech.word("terminal-nothing-to-settle"), quiet()));
        affairs.chain(offers.iter().enumerate().map(offer)).chain(none).collect()
    }

    fn chat_lines(&self) -> Vec<Paragraph> {
        let Some(remote) = self.runner.client().as_remote() else { return Vec::new() };
        let line = |line: &protocol::ChatLine| (format!("{}: {}", line.by.name, line.words), Style::new());
        if remote.chat().is_empty() {
            return vec![(self.speech.word("terminal-nothing-said"), quiet())];
        }
        remote.chat().iter().map(line).collect()
    }

    fn told(&self, told: &Told, width: u16) -> Vec<Line<'static>> {
        let bar = match told.line.seat {
            Some(seat) => Span::styled("▌", self.colours.tincture(SHIELDS[seat.index()].0)),
            None => Span::raw(" "),
        };
        let words = self.speech.say(&told.line.text, self.viewer);
        if !told.line.level.is_sentence() {
            let row =
                |row: String| Line::from(vec![bar.clone(), Span::raw(" "), Span::styled(row, strong())]);
            return wrap(&words, width.saturating_sub(2)).into_iter().map(row).collect();
        }
        let style = if told.at > self.news_after { Style::new() } else { quiet() };
        let rows = wrap(&format!("{words} {}", told.line.clause), width.saturating_sub(2));
        let row = |row: String| {
            let (row, clause) = match row.strip_suffix(&*told.line.clause) {
                Some(head) => (head.to_owned(), told.line.clause.clone()),
                None => (row, Cow::Borrowed("")),
            };
            Line::from(vec![
                bar.clone(),
                Span::raw(" "),
                Span::styled(row, style),
                Span::styled(clause, quiet().patch(Style::new().underlined())),
            ])
        };
        rows.into_iter().map(row).collect()
    }

    /// Describes the focused thing, and what a click on it would do.
    pub(super) fn explanation(&self) -> Vec<Paragraph> {
        let lines = match &self.focus {
            Some(Target::Thing(id)) => match (self.piece(id), self.spot(id)) {
                (Some(piece), _) => self.speech.explain(piece, self.viewer),
                (None, Some((spot, zone))) => {
                    let names = self.speech.names(self.viewer);
                    let text = spot.text.iter().map(|text| self.speech.say(text, self.viewer));
                    std::iter::once(lang::read_spot(spot, zone, &self.speech.voice, names))
                        .chain(text)
                        .collect()
                }
                (None, None) => Vec::new(),
            },
            Some(Target::Offer(at)) => {
                self.offers().into_iter().nth(*at).map(|offer| offer.1).into_iter().collect()
            }
            None => Vec::new(),
        };
        if lines.is_empty() {
            return vec![(self.speech.word("terminal-nothing-focused"), quiet())];
        }
        let style = |at| if at == 0 { strong() } else { Style::new() };
        let mut paragraphs: Vec<Paragraph> =
            lines.into_iter().enumerate().map(|(at, line)| (line, style(at))).collect();
        if let Some(Target::Thing(id)) = &self.focus {
            paragraphs.extend(self.what_touching_does(id));
        }
        paragraphs
    }

    fn what_touching_does(&self, id: &str) -> Vec<Paragraph> {
        let choices =
            self.runner.client().left().filter(|choice| choice.touches.iter().any(|touch| touch == id));
        let line = |choice: &scene::Choice| {
            (
                format!("▸ {} {}", self.speech.say(&choice.label, self.viewer), choice.clause),
                self.colours.accent(),
            )
        };
        choices.map(line).collect()
    }

    /// Returns the rules that apply now.
    pub(super) fn rules_of_the_moment(&self) -> Vec<Paragraph> {
        let clauses = self.scene.clauses.iter().filter_map(|id| self.speech.rulebook.clause(id));
        clauses.map(paragraph).collect()
    }

    fn whole_rulebook(&self) -> Vec<Paragraph> {
        let blank = || (String::new(), Style::new());
        let mut lines = Vec::new();
        if !self.scene.clauses.is_empty() {
            lines.push((self.speech.word("terminal-rules-now"), strong()));
            lines.extend(self.rules_of_the_moment());
            lines.push(blank());
        }
        for section in &self.speech.rulebook.sections {
            lines.push((section.title.to_uppercase(), strong()));
            if !section.intro.is_empty() {
                lines.push((unmarked(&section.intro), Style::new()));
            }
            lines.extend(section.clauses.iter().map(paragraph));
            lines.push(blank());
        }
        lines
    }

    fn found_rules(&self, search: &str) -> Vec<Paragraph> {
        let found = about(&self.speech.rulebook, search);
        if found.is_empty() {
            return vec![(self.speech.word("terminal-no-rule"), Style::new())];
        }
        found.iter().filter_map(|id| self.speech.rulebook.clause(id)).map(paragraph).collect()
    }

    fn about_match(&self) -> Vec<Paragraph> {
        let mut lines: Vec<Paragraph> = Vec::new();
        if let Turn::Over(outcome) = self.runner.turn() {
            let standings = standings(&outcome, &self.runner, &self.speech);
            let style = |at| if at == 0 { self.colours.accent() } else { Style::new() };
            lines.extend(standings.into_iter().enumerate().map(|(at, line)| (line, style(at))));
            lines.push((String::new(), Style::new()));
        }
        lines.extend(greeting(&self.runner, &self.speech).into_iter().map(|line| (line, Style::new())));
        if self.settlements().iter().any(|offer| offer.request() == Request::Rematch) {
            lines.push((self.speech.word("terminal-rematch-how"), self.colours.accent()));
        }
        if let (Turn::Over(_), false) = (self.runner.turn(), self.runner.is_at_server()) {
            let file = self.runner.kept_at();
            lines.push((self.speech.tell(&Text::new("terminal-verify").with("file", file)), Style::new()));
        }
        lines
    }

    fn opinions(&self, advice: &Advice) -> Vec<Paragraph> {
        const SHOWN: usize = 6;
        if advice.is_forced()
            && let Some(only) =
                self.runner.client().choices().iter().find(|choice| choice.notation == advice.action)
        {
            let text = Text::new("terminal-hint-only").with("choice", only.label.clone());
            return vec![(self.speech.say(&text, self.viewer), strong())];
        }
        let title = Text::new("terminal-hint-title").with("count", advice.iterations);
        let mut lines = vec![(self.speech.tell(&title), strong())];
        for (at, opinion) in advice.opinions.iter().take(SHOWN).enumerate() {
            let choice =
                self.runner.client().choices().iter().find(|choice| choice.notation == opinion.action);
            let label =
                choice.map_or(opinion.action.clone(), |choice| self.speech.say(&choice.label, self.viewer));
            let worth = opinion.worth.map_or(String::new(), percent);
            let points = points(opinion, &self.speech);
            let bar = "█".repeat((opinion.share * 10.0).round() as usize);
            let style = if at == 0 { self.colours.accent() } else { Style::new() };
            lines.push((format!("{worth:>5} {bar:░<10} {label}{points}"), style));
        }
        lines
    }
}

fn paragraph(clause: &Clause) -> Paragraph {
    (format!("{} {}", clause.id, unmarked(&clause.text)), Style::new())
}
