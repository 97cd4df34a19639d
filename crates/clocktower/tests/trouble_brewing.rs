//! Trouble Brewing: what its pages in the rulebook do not see.

#[path = "common/table.rs"]
mod table;

use clocktower::Town;
use kernel::{Eye, Imagine, Position, Rng, Seat, Seed};
use table::Table;

/// Every player can imagine a town that looks as this one does to that player.
fn assert_can_be_imagined(town: &Town) {
    for seat in Seat::all(town.seats() - 1) {
        let eye = Eye::Seat(seat);
        let mut rng = Rng::new(Seed::from_number(7));
        let imagined = Town::imagine(&town.view(eye), &mut rng);
        assert_eq!(imagined.view(eye), town.view(eye), "{seat}");
    }
}

#[test]
fn whoever_sees_the_nominator_executed_can_imagine_it() {
    let mut table = Table::of("trouble-brewing", "virgin,empath,soldier,baron,imp");
    table.night("");
    table.act("B nominate A");
    assert_can_be_imagined(&table.town);
    table.act("st yes");
    assert_eq!(table.asked().map(|it| it.0), Some(table.storyteller()));
    assert_can_be_imagined(&table.town);
    table.settle("");
    assert!(!table.lives("B"));
}

#[test]
fn whoever_sees_a_token_handed_over_can_imagine_it() {
    let mut table = Table::of(
        "trouble-brewing",
        "chef,soldier,mayor,baron,imp,beggar,scapegoat",
    );
    table.night("");
    table.vote("A", "D", "ABCE");
    table.close("");
    table.night("E imp pick A");
    table.act("D use beggar");
    assert_eq!(table.board().purse, 1);
    assert_can_be_imagined(&table.town);
    table.settle("");
    assert_can_be_imagined(&table.town);
}
