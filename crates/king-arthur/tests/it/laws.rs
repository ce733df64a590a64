//! The laws of all games, and this game's own: every card is somewhere, exactly once.

use engine::{Game, Seat};
use king_arthur::{Adversaries, KingArthur, Knights, Phase};
use testkit::{Laws, every_table};

#[test]
fn random_games_keep_the_laws_at_every_table() {
    for (options, seats) in every_table::<KingArthur>() {
        Laws::<KingArthur>::new(options, seats).games(2).invariant(all_cards_are_there).check();
    }
}

fn all_cards_are_there(position: &KingArthur) -> Result<(), String> {
    let table = position.view(None);
    let mut knights = table.knights + table.discard.len();
    let mut known = table.discard;
    for seat in Seat::all(table.seats()) {
        let hand = position.view(Some(seat)).hand;
        knights += hand.len();
        known = known.plus(hand);
    }
    let mut adversaries = table.spent.plus(table.layout.cards());
    for player in &table.players {
        adversaries = adversaries.plus(player.trophies);
    }
    match table.phase {
        Phase::Pay { paid, .. } => {
            knights += paid.len();
            known = known.plus(paid);
        }
        Phase::Spend { spent, .. } => adversaries = adversaries.plus(spent),
        _ => {}
    }
    if knights != Knights::ALL.len() || known.faces().any(|card| known.count(card) > card.copies()) {
        return Err(format!("{knights} knights, of which {known:?} are known"));
    }
    if adversaries.len() + table.supply != Adversaries::ALL.len()
        || adversaries.faces().any(|card| adversaries.count(card) > card.copies())
    {
        return Err(format!("{} adversaries in the supply and {adversaries:?}", table.supply));
    }
    let taken: u8 = table.players.iter().map(|player| player.adventures.len()).sum();
    if taken + table.open_adventures().len() != 13 {
        return Err(format!("{taken} adventures taken, {:?} open", table.open_adventures()));
    }
    Ok(())
}
