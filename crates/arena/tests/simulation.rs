//! Simulations with reference games: the same on any number of threads, fair to every seat, told in a report.

use arena::report::{Making, Report};
use arena::{Bookkeeping, Counts, Results, Setting, simulate};
use bots::Level;
use engine::{Game, Seat};
use lang::{Locale, Voice};
use reference::kuhn::{Action, Event};
use reference::{Kuhn, NoOptions};
use scene::{Feature, Tally};

/// Every bet counts for who made it.
fn bets(event: Event) -> Option<Tally> {
    match event {
        Event::Acted(seat, Action::Bet) => Some(Tally { seat, what: "bets", amount: 1 }),
        _ => None,
    }
}

/// Whoever bet first is marked by it; a match in which nobody bet is marked as a whole.
fn bold(told: &[Event], _: &<Kuhn as Game>::View) -> Vec<Feature> {
    let first = told.iter().find_map(|event| match event {
        Event::Acted(seat, Action::Bet) => Some(*seat),
        _ => None,
    });
    let (group, what) = if first.is_some() { ("bold", "first-bet") } else { ("quiet", "no-bet") };
    vec![Feature { group, what, seat: first }]
}

fn keeping() -> Bookkeeping<Kuhn> {
    Bookkeeping { tally: bets, features: bold }
}

fn setting(bots: &[Level], games: u64) -> Setting<Kuhn> {
    Setting {
        options: NoOptions,
        seats: 2,
        bots: bots.iter().copied().map(Into::into).collect(),
        games,
        seed: 7,
    }
}

fn on_threads(threads: usize, setting: &Setting<Kuhn>) -> Counts {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
    pool.install(|| simulate(setting, &keeping(), &|_| ())).expect("the setting can be played")
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let setting = setting(&[Level::Page, Level::Squire], 501);
    let alone = on_threads(1, &setting);
    assert_eq!(alone, on_threads(3, &setting));
    assert_eq!(alone.games, 502);
    let other = on_threads(2, &Setting { seed: 8, ..setting });
    assert_ne!(alone, other);
}

#[test]
fn everybody_sits_everywhere_with_the_same_cards() {
    let counts = on_threads(2, &setting(&[Level::Page, Level::Squire], 300));
    for bot in 0..2 {
        assert_eq!(counts.contenders[bot].games, 300);
        for seat in 0..2 {
            assert_eq!(counts.cells[bot][seat].games, 150);
        }
    }
    // What one wins the other loses, game by game.
    assert_eq!(counts.contenders[0].points.sum + counts.contenders[1].points.sum, 0);
    assert_eq!(counts.seats[0].wins.sum + counts.seats[1].wins.sum, 300 * arena::counts::WIN as i64);
}

#[test]
fn bots_that_play_alike_come_out_even_by_seat_and_counted_once() {
    let setting = setting(&[Level::Page], 4000);
    let counts = on_threads(2, &setting);
    let results = Results::new(&setting, &counts).unwrap();
    assert_eq!(results.bots.len(), 1);
    assert_eq!((results.bots[0].games, results.bots[0].wins, results.bots[0].even), (4000, 1.0, 1.0));
    let shares: f64 = results.by_seat.iter().map(|standing| standing.wins).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert_eq!(results.decisions.counts.values().sum::<u64>(), 4000);
    assert!(results.decisions.least >= 2 && results.decisions.most <= 3);
}

#[test]
fn tallies_are_added_up_by_seat_and_by_winner() {
    let setting = setting(&[Level::Page], 1000);
    let counts = on_threads(2, &setting);
    let bets = &counts.sources["bets"];
    let origin = &Results::new(&setting, &counts).unwrap().sources[0];
    let (with, without) = (origin.with.unwrap(), origin.without.unwrap());
    assert_eq!((with.seats, with.seats + without.seats), (bets.holders, 2 * counts.games));
    let wins = with.wins * with.seats as f64 + without.wins * without.seats as f64;
    assert!((wins - counts.games as f64).abs() < 1e-9, "every game is won once: {wins}");
    let by_seat: i64 = Seat::all(2).map(|seat| bets.seats[seat]).sum();
    assert!(by_seat > 500);
    assert_eq!(by_seat, bets.winners + bets.others);
}

#[test]
fn the_report_tells_all_of_it() {
    let setting = setting(&[Level::Page, Level::Squire], 200);
    let counts = on_threads(2, &setting);
    let results = Results::new(&setting, &counts).unwrap();
    let voice = Voice::with_messages(Locale::En, &["title = Kuhn poker\nbets = Bets made\n"]);
    let making = Making { command: "roundtable simulate kuhn --games 200", stem: "kuhn" };
    let report = Report::new(std::slice::from_ref(&results), &voice, making);
    for part in [
        "# Kuhn poker: page, squire",
        "## 2 at the table\n\n200 games, in blocks of 2.",
        "roundtable simulate kuhn --games 200",
        "Wilson",
        "## What stands out",
        "## By bot",
        "## By seat",
        "## Length",
        "| Bets made |",
        "### What goes with winning",
        "![Distribution of final scores by bot](kuhn-2-scores.svg)",
    ] {
        assert!(report.markdown.contains(part), "{part} is missing in\n{}", report.markdown);
    }
    let files: Vec<&str> = report.charts.iter().map(|(file, _)| file.as_str()).collect();
    assert_eq!(
        files,
        ["bots", "seats", "length", "sources", "scores"].map(|chart| format!("kuhn-2-{chart}.svg"))
    );
    for (file, svg) in &report.charts {
        assert!(report.markdown.contains(file.as_str()), "{file} is not shown");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains("<title "), "{file}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{file}: {svg}");
    }
}

#[test]
fn a_setting_that_cannot_be_played_says_why() {
    let why = |setting: Setting<Kuhn>| simulate(&setting, &keeping(), &|_| ()).unwrap_err().to_string();
    assert_eq!(why(Setting { seats: 3, ..setting(&[Level::Page], 1) }), "3 cannot play; 2 to 2 can");
    assert_eq!(why(setting(&[], 1)), "nobody plays: name at least one bot");
    assert_eq!(why(setting(&[Level::Page; 3], 1)), "3 bots cannot sit on 2 seats");
    assert_eq!(why(setting(&[Level::Strategy2], 1)), "this game has no bot strategy-2");
    assert_eq!(why(setting(&[Level::Page], 0)), "nothing is played: ask for at least one game");
}

#[test]
fn features_tell_how_those_with_them_fared() {
    let setting = setting(&[Level::Page], 1000);
    let counts = on_threads(2, &setting);
    let results = Results::new(&setting, &counts).unwrap();
    let [bold, quiet] = &results.features[..] else { panic!("two groups: {:?}", results.features) };
    let ([bet], [check]) = (&bold.features[..], &quiet.features[..]) else { panic!("one feature each") };
    assert_eq!(bet.games + check.games, 1000);
    // Whoever bets first against somebody who plays at random wins more often than not; it is counted by seat.
    assert!(bet.wins.is_some_and(|share| share > 0.5 && share < 1.0), "{bet:?}");
    assert!(bet.sources["bets"] >= 1.0);
    // What is the whole table's has no winner, and what one seat wins there the other loses.
    assert_eq!((check.wins, check.score, check.sources.get("bets")), (None, 0.0, None));
}
