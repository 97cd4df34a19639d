//! While the winner chooses who wins along (风度), nobody learns who else has won.

mod common;

use common::scenes::{place, table};
use fengsheng::{Action, Ask, Faction, Role, Rule, Script, Sight, Table};
use kernel::{Eye, Position, Seat, Turn};

use Faction::{Agency, Bystander, Lurker};

/// Seven Hundred takes his third blue intelligence; what the public has heard by then. `partners` are
/// the identities of the other five.
fn declared(partners: [Faction; 5]) -> (Table, Vec<Sight>) {
    let [first, third, fourth, fifth, last] = partners;
    let mut table = table(vec![
        place(Role::Viper, first, "lock-blue counter-red", ""),
        place(Role::SevenHundred, Agency, "", "lure-blue decode-blue"),
        place(Role::SisterSix, third, "", ""),
        place(Role::GreatBeauty, fourth, "", ""),
        place(Role::Beret, fifth, "", ""),
        place(Role::OldGhost, last, "", ""),
    ])
    .build()
    .unwrap();
    let send = Action::Send("lock-blue".parse().unwrap(), Seat::new(1));
    let mut told = Vec::new();
    while let Turn::Act(asked) = table.turn() {
        let by = Script::Rule(Rule::GoodManners);
        if matches!(table.view(Eye::Public).ask, Ask::Player { by: asks, .. } if asks == by) {
            break;
        }
        let seat = asked.first().unwrap();
        let mut actions = Vec::new();
        table.legal_actions(seat, &mut actions);
        let wish = [send, Action::Take, Action::Pass];
        let action = wish.into_iter().find(|it| actions.contains(it)).unwrap();
        table
            .play(seat, action, &mut |event| {
                told.extend(Table::sight(&event, Eye::Public));
            })
            .unwrap();
    }
    (table, told)
}

#[test]
fn who_else_wins_is_told_when_the_companion_is_chosen() {
    let one = [Lurker, Agency, Lurker, Bystander, Bystander];
    let other = [Lurker, Lurker, Agency, Bystander, Bystander];
    let (mut table, told) = declared(one);
    let (others, told_there) = declared(other);
    assert!(told.contains(&Sight::VictoryDeclared {
        seat: Seat::new(1),
        overridden: false
    }));
    assert_eq!(told, told_there);
    assert_eq!(table.view(Eye::Public), others.view(Eye::Public));
    // The Great Beauty is of neither side and wins along; so does the agency's Sister Six.
    let lady = Action::Target(Seat::new(3));
    table.play(Seat::new(1), lady, &mut |_| ()).unwrap();
    let winners = [1, 2, 3].map(Seat::new).into_iter().collect();
    assert_eq!(table.view(Eye::Public).winners, Some(winners));
}
