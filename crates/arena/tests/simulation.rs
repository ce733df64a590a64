//! Simulations with reference games: independent of the number of threads, fair to every seat, and reported.

use arena::report::{Report, ReportSource};
use arena::{Bookkeeping, Bot, Counts, Results, Setting, simulate};
use engine::{Game, Seat};
use lang::{Locale, Voice};
use reference::kuhn::{Action, Event};
use reference::{Kuhn, NoOptions};
use scene::{Feature, Tally};

/// Every bet counts for the seat that made it.
fn bets(event: Event) -> Option<Tally> {
    match event {
        Event::Acted(seat, Action::Bet) => Some(Tally { seat, what: "bets", amount: 1 }),
        _ => None,
    }
}

/// The feature of a seat is that it bet first; a match without a bet has a feature of the whole table.
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

fn setting(bots: &[&str], games: u64) -> Setting<Kuhn> {
    Setting {
        options: NoOptions,
        seats: 2,
        bots: bots
            .iter()
            .map(|id| Bot::find::<Kuhn>(&bots::bot_id(id)).expect("the game has this bot"))
            .collect(),
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
    let setting = setting(&["page", "squire"], 501);
    let alone = on_threads(1, &setting);
    assert_eq!(alone, on_threads(3, &setting));
    assert_eq!(alone.games, 502);
    let other = on_threads(2, &Setting { seed: 8, ..setting });
    assert_ne!(alone, other);
}

#[test]
fn everybody_sits_everywhere_with_the_same_cards() {
    let counts = on_threads(2, &setting(&["page", "squire"], 300));
    for bot in 0..2 {
        assert_eq!(counts.contenders[bot].games, 300);
        for seat in 0..2 {
            assert_eq!(counts.cells[bot][seat].games, 150);
        }
    }
    // The game is zero-sum.
    assert_eq!(counts.contenders[0].points.sum + counts.contenders[1].points.sum, 0);
    assert_eq!(counts.seats[0].wins.sum + counts.seats[1].wins.sum, 300 * arena::counts::WIN as i64);
}

#[test]
fn bots_that_play_alike_come_out_even_by_seat_and_counted_once() {
    let setting = setting(&["page"], 4000);
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
    let setting = setting(&["page"], 1000);
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
    let setting = setting(&["page", "squire"], 200);
    let counts = on_threads(2, &setting);
    let results = Results::new(&setting, &counts).unwrap();
    let voice = Voice::with_messages(Locale::En, &["title = Kuhn poker\nbets = Bets made\n"]);
    let making = ReportSource { command: "roundtable simulate kuhn --games 200", stem: "kuhn" };
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
    assert_eq!(
        why(Setting { seats: 3, ..setting(&["page"], 1) }),
        "3 seats are not allowed; the game is for 2 to 2 players"
    );
    assert_eq!(why(setting(&[], 1)), "there are no bots: choose at least one");
    assert_eq!(why(setting(&["page"; 3], 1)), "there are 3 bots for only 2 seats");
    assert_eq!(why(setting(&["page"], 0)), "the number of games must be at least 1");
}

#[test]
fn features_tell_how_those_with_them_fared() {
    let setting = setting(&["page"], 1000);
    let counts = on_threads(2, &setting);
    let results = Results::new(&setting, &counts).unwrap();
    let [bold, quiet] = &results.features[..] else { panic!("two groups: {:?}", results.features) };
    let ([bet], [check]) = (&bold.features[..], &quiet.features[..]) else { panic!("one feature each") };
    assert_eq!(bet.games + check.games, 1000);
    // The first seat to bet wins more often against a random player; the feature is counted by seat.
    assert!(bet.wins.is_some_and(|share| share > 0.5 && share < 1.0), "{bet:?}");
    assert!(bet.sources["bets"] >= 1.0);
    // A feature of the whole table has no win share, and its points sum to zero.
    assert_eq!((check.wins, check.score, check.sources.get("bets")), (None, 0.0, None));
}

#[test]
fn a_bot_that_cannot_be_simulated_is_refused() {
    let why = |id| Bot::find::<Kuhn>(&bots::bot_id(id)).unwrap_err().to_string();
    assert!(
        why("strategy-2").starts_with("There is no bot “strategy-2” for this game."),
        "{}",
        why("strategy-2")
    );
    assert!(why("program:./my-bot").contains("roundtable bot-test"));
}
