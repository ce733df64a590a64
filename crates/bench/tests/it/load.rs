//! `load`.

use crate::command::{bench, production_program};

#[test]
fn a_few_matches_are_played_and_measured() {
    let program = production_program();
    let brief = ["load", "--matches", "3", "--seconds", "1", "--seats", "2", "--json", "--program"];
    let report = bench(&[&brief[..], &[&program]].concat()).json();
    assert_eq!((report["matches"].as_u64(), report["sockets"].as_u64()), (Some(3), Some(6)));
    let number = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name} is no number"));
    assert!(number("steps") > 0.0 && number("steps_per_server_cpu_s") > 0.0);
    assert!(number("p50_ms") > 0.0 && number("p99_ms") >= number("p50_ms"));
    assert!(number("server_mib_live") > 1.0);
}

#[test]
fn only_this_machine_is_put_under_load() {
    for stranger in [
        "http://example.org",
        "https://192.0.2.7:4117/",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1:1@example.org",
    ] {
        let said = bench(&["load", "--matches", "1", "--server", stranger]).fails(1);
        assert!(said.contains("not this machine"), "{said}");
    }
    assert!(bench(&["load", "--server", "here"]).fails(1).contains("http://"));
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let said = bench(&["load", "--matches", "1", "--program", "/no/where/roundtable"]).fails(1);
    assert!(said.contains("/no/where/roundtable") && said.contains("--program"), "{said}");
}
