//! CA-158 to CA-175: heroes and the expert variant.

use camelot::{BlackKnight, Camelot, Colour, Hero};
use engine::{Game, RulesVersion, Seat};
use testkit::Script;

use crate::given::{home, open, order, own_tiles, score, stands, tiles, view, with};

fn heroes(seats: u8, table: &str) -> Script<Camelot> {
    with("heroes=yes", seats, table)
}

fn shows(word: &str, hero: Hero) -> impl FnOnce(&Camelot) {
    let colour: Colour = word.parse().expect("a colour");
    move |position| assert_eq!(position.view(None).player(colour).hero, hero)
}

#[test]
fn ca_158_ca_160_ca_161_ca_162_a_hero_shows_side_one_then_two_then_leaves() {
    let script = heroes(4, "sent: red 2 blue 0; open: green-yellow").see(shows("red", Hero::First));
    script
        .play("1 take green-yellow\n1 redirect green\n1 place red s1")
        .see(shows("red", Hero::Second))
        .play("1 place yellow a1")
        .awaits([2]);
    // Kay 2 in a later turn.
    heroes(4, "heroes: red 2; sent: red 1; open: green red-red")
        .play("1 take green\n1 place green r1c1\n1 discard red-red")
        .see(shows("red", Hero::Gone));
}

#[test]
fn ca_159_an_ability_is_used_once_in_an_own_turn() {
    // The first ability was used in this turn, so the second is not offered.
    heroes(4, "sent: red 1; open: green red-red")
        .play("1 take green\n1 redirect green\n1 place red s1")
        .awaits([2]);
    // A hero that is gone does nothing.
    heroes(4, "heroes: red gone; sent: red 1; open: green red-red")
        .act(1, "take green")
        .legal(1, ["place green r1c1"]);
    // The hero may be left alone.
    heroes(4, "heroes: red 2; sent: red 1; open: green red-red")
        .play("1 take green\n1 place green r1c1\n1 end")
        .see(shows("red", Hero::Second))
        .awaits([2]);
}

#[test]
fn ca_163_kay_turns_a_shield_to_red() {
    heroes(4, "sent: red 1; open: green")
        .act(1, "take green")
        .only_legal(1, ["shield green", "redirect green"])
        .act(1, "redirect green")
        .not_legal(1, "place green r1c1")
        .act(1, "place red s5")
        .see(stands("red", "red s5"));
    heroes(4, "sent: red 1; open: red").act(1, "take red").not_legal(1, "redirect red");
}

#[test]
fn ca_164_kay_takes_a_mission_away() {
    heroes(4, "heroes: red 2; sent: red 1; open: green red-red special-3")
        .play("1 take green\n1 place green r1c1")
        .only_legal(1, ["discard red-red", "discard special-3", "end"])
        .act(1, "discard special-3")
        .see(open("red-red"));
    heroes(4, "heroes: red 2; sent: blue 1; open: green")
        .play("1 retrieve 1\n* grail foot")
        .legal(1, ["discard green"]);
    // Without a mission and without knights brought back there is nothing to follow.
    heroes(4, "heroes: red 2; sent: blue 1; open: green").act(1, "retrieve 0").awaits([2]);
}

#[test]
fn ca_165_ca_167_ca_169_tristan_parzival_and_lancelot_turn_a_shield() {
    for (colour, seat, room, field) in
        [("green", 3, "red", "green r1c1"), ("yellow", 4, "red", "yellow a1"), ("blue", 2, "red", "blue b1")]
    {
        let others = ["red", "blue", "green", "yellow"].into_iter().filter(|other| *other != colour);
        let order = others.fold(colour.to_owned(), |order, other| format!("{order} {other}"));
        heroes(4, &format!("order: {order}; sent: {colour} 1; open: {room}"))
            .act(seat, &format!("take {room}"))
            .act(seat, &format!("redirect {room}"))
            .act(seat, &format!("place {field}"))
            .see(stands(colour, field));
    }
}

#[test]
fn ca_166_tristan_scores_for_two_in_a_room() {
    heroes(4, "order: green red blue yellow; heroes: green 2; sent: green 2; open: green-green")
        .play("3 take green-green\n3 place green r1c1\n3 place green r1c2")
        .only_legal(3, ["pair", "end"])
        .act(3, "pair")
        .see(score("green", 3 + 2 + 3))
        .see(shows("green", Hero::Gone));
    heroes(4, "order: green red blue yellow; heroes: green 2; sent: green 2; open: green-red")
        .play("3 take green-red\n3 shield green\n3 place green r1c1\n3 place red s1")
        .awaits([1]);
}

#[test]
fn ca_168_parzival_chooses_grail_tiles() {
    let table = "order: yellow red blue green; heroes: yellow 2; tiles: red foot*7; sent: red 1; open: green";
    let script = heroes(4, table).act(4, "retrieve 2").only_legal(4, ["look", "draw"]);
    let looked = script.clone().act(4, "look").told(1, "log-looked");
    assert_eq!(view(looked.position(), 4).seen.map(|pile| pile.0), Some([0, 7, 7, 7]));
    assert_eq!(view(looked.position(), 1).seen, None);
    let looked = looked
        .only_legal(4, ["part stem", "part bowl", "part rim"])
        .act(4, "part rim")
        .told(1, "log-tile-unseen")
        .act(4, "part stem");
    assert_eq!(own_tiles(looked.position(), 4, "yellow").0, [0, 1, 0, 1]);
    looked.see(shows("yellow", Hero::Gone)).awaits([1]);
    script.act(4, "draw").awaits_chance().chance("grail bowl").only_legal(4, ["look", "draw"]);
}

#[test]
fn ca_170_lancelot_turns_a_blue_shield_anywhere_else() {
    heroes(4, "order: blue red green yellow; heroes: blue 2; sent: blue 1; open: blue")
        .play("2 take blue\n2 redirect blue")
        .legal(2, ["place green r1c1", "place red s1", "place yellow a1"])
        .not_legal(2, "place blue b1")
        .act(2, "place yellow a1")
        .see(shows("blue", Hero::Gone));
    heroes(4, "order: blue red green yellow; heroes: blue 2; sent: blue 1; open: green")
        .act(2, "take green")
        .legal(2, ["place green r1c1"]);
}

#[test]
fn ca_171_mordred_has_the_black_knight() {
    let position =
        Camelot::start("heroes=yes colours=shields".parse().unwrap(), 5, RulesVersion::newest::<Camelot>());
    assert_eq!(position.view(None).black_knight, BlackKnight::Waiting);
    assert_eq!(position.view(None).player(Colour::Violet).home, 10);
    heroes(5, "sent: red 1; open: green").cites("CA-171");
    assert_eq!(
        Camelot::start("heroes=yes colours=shields".parse().unwrap(), 4, RulesVersion::newest::<Camelot>())
            .view(None)
            .black_knight,
        BlackKnight::Box
    );
}

#[test]
fn ca_172_mordred_takes_a_mission_with_one_shield_away() {
    let table =
        "order: violet red blue green yellow; sent: violet 1; open: green red key-violet red-red special-2";
    heroes(5, table)
        .play("5 take green\n5 place green r1c1")
        .only_legal(5, ["discard red", "discard key-violet", "end"])
        .act(5, "discard key-violet")
        .see(open("red red-red special-2"));
}

#[test]
fn ca_173_mordred_pays_for_the_black_knight() {
    let table = "order: violet red blue green yellow; heroes: violet 2; sent: violet 1; open: green";
    heroes(5, table)
        .play("5 take green\n5 place green r1c1")
        .only_legal(5, ["black-knight", "end"])
        .act(5, "black-knight")
        .legal(5, ["place green r1c2", "place red s1", "place blue b1", "place yellow a1"])
        .not_legal(5, "place secret v1")
        .act(5, "place blue b1")
        .see(score("violet", 3 - 2 + 2))
        .see(home("violet", 9))
        .see(shows("violet", Hero::Gone));
}

#[test]
fn ca_174_ca_175_colours_are_chosen_clockwise() {
    let script = Script::<Camelot>::start("heroes=yes colours=chosen", 3)
        .awaits([1])
        .act(1, "colour violet")
        .awaits([2])
        .not_legal(2, "colour violet")
        .act(2, "colour red")
        .awaits([3])
        .act(3, "colour yellow")
        .see(order("violet red yellow"))
        .awaits_chance()
        .impossible("magician blue");
    let seen = script.position().view(None);
    assert_eq!(seen.colours_of(Seat::new(0)).collect::<Vec<_>>(), [Colour::Violet]);
    assert_eq!(seen.black_knight, BlackKnight::Waiting);
    Script::<Camelot>::start("colours=chosen", 2)
        .play("1 colour green\n2 colour red\n1 colour blue\n2 colour violet")
        .see(order("green red blue violet"));
}

#[test]
fn tiles_that_parzival_has_seen_are_remembered() {
    // He looks, red draws one afterwards: he knows what was left, not what red drew.
    let table = "order: yellow red blue green; heroes: yellow 2; tiles: red foot*7 blue stem*6; open: green; \
                 hinterland: red 1 yellow 1; sent: blue 1";
    let script = heroes(4, table).play("4 retrieve 1\n4 look\n4 part stem\n1 retrieve 1\n* grail rim");
    let seen = view(script.position(), 4);
    assert_eq!(seen.seen.map(|pile| pile.0), Some([0, 0, 7, 7]));
    assert_eq!(seen.player(Colour::Red).since, 1);
    script.see(tiles("red", 8));
}
