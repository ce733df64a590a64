//! What the rule tests see cited.

#[test]
fn the_rule_tests_cite_what_the_file_says() {
    testkit::check_citations(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/citations.txt"));
}
