//! 整局 — whole games can be told in every language.

use fengsheng::{Action, Cast, Edition, Mode, Rules, Setup, Sight, Table};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};

use super::super::{lines, passing, reason};
use super::samples;
use super::tongues::Tongues;
use crate::{Locale, Words};

/// Every moment of random games can be told to every eye.
#[test]
fn whole_games_can_be_told_in_every_language() {
    let mut tongues = Tongues::new();
    for number in 100..120 {
        tell(&mut tongues, &setup(number), number);
    }
    let story = [
        "fs-declared",
        "fs-sent",
        "fs-gained-sent",
        "fs-now-counter",
        "fs-pass-answer-last",
        "fs-over",
    ];
    for common in story {
        assert!(tongues.keys.contains(common), "no game came to {common}");
    }
}

#[test]
fn what_a_pass_means_is_said_from_where_the_game_is() {
    let words = Words::load(Locale::En);
    let mut table = Table::deal(
        &Setup {
            rules: Rules {
                roles: Cast::NONE,
                ..Rules::default()
            },
            ..Setup::new(Edition::Standard2010, 3)
        },
        Seed::from_number(1),
    )
    .unwrap();
    let said = |table: &Table| {
        let Turn::Act(asked) = table.turn() else {
            panic!("the game goes on");
        };
        let view = table.view(Eye::Seat(asked.first().unwrap()));
        let line = passing(&view, view.ask).unwrap();
        words.line(&line, &[])
    };
    let pass = |table: &mut Table| {
        let Turn::Act(asked) = table.turn() else {
            panic!("the game goes on");
        };
        table.play_unchecked(asked.first().unwrap(), Action::Pass, &mut |_| {});
    };
    let me = table.view(Eye::Public).turn;
    assert_eq!(
        said(&table),
        format!("Pass: if everybody does, {me} must send intelligence.")
    );
    pass(&mut table);
    pass(&mut table);
    assert_eq!(said(&table), format!("Pass: {me} must send intelligence."));
    pass(&mut table);
    let mut actions = Vec::new();
    table.legal_actions(me, &mut actions);
    let Some(Action::Send(face, to)) = actions.first().copied() else {
        panic!("something must be sent");
    };
    table.play_unchecked(me, Action::Send(face, to), &mut |_| {});
    assert_eq!(
        said(&table),
        format!("Pass: if everybody does, the intelligence arrives before {to}.")
    );
}

/// Tables of each edition in turn, of three to eight, now and then without characters or with three to
/// choose from.
pub(super) fn setup(number: u64) -> Setup {
    let edition = Edition::ALL[(number % 3) as usize];
    let mut setup = Setup::new(edition, 3 + (number % 6) as u8);
    if edition == Edition::Qianzhi {
        setup.rules.mode = Mode::Free;
    }
    match number % 11 {
        9 => setup.rules.offered = 3,
        10 => setup.rules.roles = Cast::NONE,
        _ => {}
    }
    setup
}

pub(super) fn tell(tongues: &mut Tongues, setup: &Setup, number: u64) {
    let mut table = Table::deal(setup, Seed::from_number(number)).unwrap();
    let mut luck = Rng::new(Seed::from_number(number + 1000));
    let mut actions = Vec::new();
    let mut decision = 0;
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.first().unwrap();
        actions.clear();
        table.legal_actions(seat, &mut actions);
        let view = table.view(Eye::Seat(seat));
        tongues.ask(&view, view.ask);
        // Every moment is told; a sample of the answers is enough.
        if decision % 16 == 0 {
            for &action in &actions {
                tongues.answer(&view, action);
            }
            for action in samples::actions() {
                if let Some(why) = table.why_not(seat, action) {
                    tongues.say(&reason(&why));
                }
            }
        }
        decision += 1;
        let mut events = Vec::new();
        let action = *luck.pick(&actions).unwrap();
        table.play_unchecked(seat, action, &mut |event| events.push(event));
        let eyes = Seat::all(setup.seats).map(Eye::Seat);
        for eye in eyes.chain([Eye::Public, Eye::All]) {
            for sight in events.iter().filter_map(|event| Table::sight(event, eye)) {
                match lines(setup.edition, &sight) {
                    Some(line) => tongues.say(&line),
                    None => assert!(matches!(sight, Sight::Asked { .. }), "{sight:?} is silent"),
                }
            }
        }
    }
}
