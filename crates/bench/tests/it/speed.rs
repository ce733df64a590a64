//! `speed`.

use crate::command::bench;

#[test]
fn games_are_measured() {
    let brief = ["speed", "--seconds", "0.005", "--repeats", "1", "--iterations", "20"];
    let speeds =
        bench(&[&brief[..], &["--game", "king-arthur", "--game", "leduc", "--json"]].concat()).json();
    for (speed, game) in speeds.as_array().unwrap().iter().zip(["king-arthur", "leduc"]) {
        assert_eq!(speed["game"], game);
        assert_eq!(speed["allocations_per_step"], 0.0, "{game} allocates while it is played");
        for rate in ["decisions_per_s", "games_per_s", "simulations_per_s", "determinizations_per_s"] {
            assert!(speed[rate]["median"].as_f64().unwrap() > 0.0, "{game}: {rate}");
        }
    }
    let out = bench(&[&brief[..], &["--game", "kuhn"]].concat()).fine();
    assert!(out.contains("decisions/s") && out.contains("kuhn"), "{out}");
    let said = bench(&["speed", "--game", "chess"]).fails(1);
    let ids: String = games::all().iter().map(|kind| format!("{}, ", kind.id())).collect();
    assert_eq!(said, format!("There is no game “chess”; the games are: {ids}kuhn, leduc."));
}
