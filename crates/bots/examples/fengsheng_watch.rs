#![allow(clippy::all, clippy::pedantic, clippy::print_stdout)]
use bots::{Bot, Roster};
use fengsheng::*;
use kernel::{Eye, Outcome, Position, Rng, Seat, Seed, Turn};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let n: u64 = args[1].parse().unwrap();
    let seats: u8 = args.get(2).map_or(5, |s| s.parse().unwrap());
    let setup = Setup::new(Edition::Standard2010, seats);
    let mut rng = Rng::new(Seed::from_number(n));
    let mut table = Table::deal(&setup, rng.seed()).unwrap();
    let mut players: Vec<Box<dyn Bot<Table>>> = (0..seats)
        .map(|_| Table::bot("heuristic", rng.seed()).unwrap())
        .collect();
    let mut legal = Vec::new();
    let mut begun = false;
    loop {
        let asked = match table.turn() {
            Turn::Over(Outcome { winners }) => {
                println!("WON BY {winners:?}");
                break;
            }
            Turn::Act(a) => a,
        };
        let seat = asked.first().unwrap();
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let view = table.view(Eye::Seat(seat));
        let all = table.view(Eye::All);
        if !begun && all.seats[0].identity.is_some() {
            begun = true;
            for (i, s) in all.seats.iter().enumerate() {
                println!(
                    "{} {:?} {:?}",
                    Seat::new(i as u8),
                    s.identity.unwrap(),
                    s.role.unwrap()
                );
            }
        }
        let action = players[seat.index()].decide(&view, &legal);
        if legal.len() > 1 && action != Action::Pass {
            println!(
                "   {seat}: {action}   [{}]",
                match view.ask {
                    Ask::Window { window } => format!("{window:?}"),
                    a => format!("{a:?}"),
                }
            );
        }
        table.play_unchecked(seat, action, &mut |event| {
            for (at, player) in (0..).map(Seat::new).zip(players.iter_mut()) {
                let sight = Table::sight(&event, Eye::Seat(at)).unwrap();
                player.hear(&sight);
            }
            let s = Table::sight(&event, Eye::All).unwrap();
            match s {
                Sight::TurnBegan { seat } => {
                    println!("== turn {seat}");
                }
                Sight::Drew { seat, cards, .. } => println!("   {seat} drew {:?}", cards.unwrap()),
                Sight::Gained {
                    seat,
                    by,
                    how,
                    face,
                } => println!("   ** {seat} gained {face} by {by:?} {how:?}"),
                Sight::Burnt { seat, by, face } => println!("   ** {by} burnt {face} of {seat}"),
                Sight::Died { seat, killer } => println!("   ** {seat} died by {killer:?}"),
                Sight::Reacted { seat, reaction } => println!("   {seat} reacted {reaction:?}"),
                Sight::Lost { seat } => println!("   ** {seat} LOST"),
                Sight::Voided { by } => println!("   countered by {by}"),
                Sight::VictoryDeclared { seat, overridden } => {
                    println!("   VICTORY {seat} {overridden}")
                }
                _ => {}
            }
        });
        if let Sight::TurnBegan { .. } = (Sight::TurnBegan { seat }) {}
    }
    let all = table.view(Eye::All);
    for (i, s) in all.seats.iter().enumerate() {
        println!(
            "{} {:?} {:?} has {:?} hand {:?}",
            Seat::new(i as u8),
            s.identity,
            s.role,
            s.intelligence,
            s.hand
        );
    }
}
