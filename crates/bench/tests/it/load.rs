//! `load`.

use crate::command::roundtable;

#[test]
fn a_few_matches_are_played_and_measured() {
    let report = roundtable(&["load", "--matches", "3", "--seconds", "1", "--seats", "2", "--json"]).json();
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
        let said = roundtable(&["load", "--matches", "1", "--server", stranger]).fails(1);
        assert!(said.contains("not this machine"), "{said}");
    }
    assert!(roundtable(&["load", "--server", "here"]).fails(1).contains("http://"));
    let said = roundtable(&["serve", "--unpaced", "--address", "0.0.0.0", "--port", "0"]).fails(1);
    assert!(said.contains("--address"), "{said}");
}
