//! 验终局 — when a game is over, everybody learns who everybody was.

use fengsheng::{Edition, Setup, Table};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};

#[test]
fn at_the_end_every_character_and_identity_lies_open() {
    for seats in 3..=9 {
        let setup = Setup::new(Edition::Standard2010, seats);
        let mut table = Table::deal(&setup, Seed::from_number(u64::from(seats))).unwrap();
        let mut luck = Rng::new(Seed::from_number(7));
        let mut actions = Vec::new();
        while let Turn::Act(asked) = table.turn() {
            let seat = asked.first().unwrap();
            actions.clear();
            table.legal_actions(seat, &mut actions);
            let action = *luck.pick(&actions).unwrap();
            table.play_unchecked(seat, action, &mut |_| {});
        }
        for eye in Seat::all(seats).map(Eye::Seat).chain([Eye::Public]) {
            for place in &table.view(eye).seats {
                assert!(place.role.is_some() && place.identity.is_some(), "{eye:?}");
                assert!(place.shown);
            }
        }
    }
}
