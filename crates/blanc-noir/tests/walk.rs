//! Random games: every card stays in exactly one zone, and every game ends.
use blanc_noir::{Setup, Table};
use kernel::{Conserve, Eye, Position, Rng, Seat, Seed, Turn};

#[test]
fn random_games_end_and_lose_no_card() {
    let mut decisions = 0u64;
    for game in 0..60u64 {
        let seats = 2 + (game % 5) as u8;
        let mut rng = Rng::new(Seed::from_number(game));
        let mut table = Table::deal(&Setup::new(seats), Seed::from_number(game)).unwrap();
        let mut views: Vec<_> = Seat::all(seats).map(|s| table.view(Eye::Seat(s))).collect();
        let mut actions = Vec::new();
        while let Turn::Act(asked) = table.turn() {
            let seat = asked.first().unwrap();
            actions.clear();
            table.legal_actions(seat, &mut actions);
            let action = *rng
                .pick(&actions)
                .unwrap_or_else(|| panic!("nothing to do at {:?}", table.view(Eye::All)));
            let mut events = vec![];
            table.play(seat, action, &mut |e| events.push(e)).unwrap();
            table.census().unwrap();
            for (s, v) in Seat::all(seats).zip(&mut views) {
                for e in &events {
                    Table::fold(v, &Table::sight(e, Eye::Seat(s)).unwrap());
                }
                assert_eq!(*v, table.view(Eye::Seat(s)), "after {action}");
            }
            decisions += 1;
            assert!(decisions < 2_000_000);
        }
    }
    eprintln!("{decisions} decisions");
}
