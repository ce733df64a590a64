//! The page for authors of games lists the emblems.

use std::collections::BTreeSet;

#[test]
fn the_page_about_new_games_lists_all_emblems() {
    let page = include_str!("../../../docs/adding-a-game.md");
    let (_, section) = page.split_once("### Emblems\n").expect("there is a section about emblems");
    let (section, _) = section.split_once("\n### ").expect("another section follows");
    let lists = section.lines().filter(|line| line.starts_with('`')).flat_map(|line| line.split(", "));
    let listed: BTreeSet<&str> = lists.map(|word| word.trim_matches(['`', ',', '.'])).collect();
    let drawn: BTreeSet<&str> =
        art::all().filter_map(|drawing| drawing.slug.strip_prefix("emblem/")).collect();
    assert_eq!(listed, drawn);
}
