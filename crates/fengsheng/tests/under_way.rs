//! 验进行 — what a view says of what is under way is what then happens.

use fengsheng::{Action, Ask, Edition, Setup, Sight, Table};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};

/// Plays random games and shows every decision: the table before it, who decides, what, and what
/// everybody saw of it.
fn walk(games: u64, mut look: impl FnMut(&Table, Seat, Action, &[Sight])) {
    for number in 0..games {
        let seats = 3 + (number % 7) as u8;
        let setup = Setup::new(Edition::Standard2010, seats);
        let mut table = Table::deal(&setup, Seed::from_number(number)).unwrap();
        let mut luck = Rng::new(Seed::from_number(number + 1000));
        let mut actions = Vec::new();
        while let Turn::Act(asked) = table.turn() {
            let seat = asked.first().unwrap();
            actions.clear();
            table.legal_actions(seat, &mut actions);
            let action = *luck.pick(&actions).unwrap();
            let before = table.clone();
            let mut sights = Vec::new();
            table.play_unchecked(seat, action, &mut |event| {
                sights.extend(Table::sight(&event, Eye::Public));
            });
            look(&before, seat, action, &sights);
        }
    }
}

#[test]
fn a_window_closes_exactly_when_the_last_one_passes() {
    let mut closed = 0;
    let mut open = 0;
    walk(40, |table, seat, action, sights| {
        let view = table.view(Eye::Seat(seat));
        if !matches!(view.ask, Ask::Window { .. }) {
            assert!(!view.last_to_pass());
            return;
        }
        if action != Action::Pass {
            return;
        }
        let goes_on = matches!(
            sights,
            [Sight::Passed { .. }, Sight::Asked { ask, .. }] if *ask == view.ask
        );
        assert_eq!(view.last_to_pass(), !goes_on, "{sights:?}");
        *(if goes_on { &mut open } else { &mut closed }) += 1;
    });
    assert!(closed > 100 && open > 100, "{closed} closed, {open} open");
}

#[test]
fn whoever_is_asked_for_a_card_or_skill_knows_whose_and_at_whom() {
    let mut aimed = 0;
    walk(40, |table, seat, _, _| {
        let view = table.view(Eye::Seat(seat));
        let by = match view.ask {
            Ask::Card { by, .. }
            | Ask::Shown { by, .. }
            | Ask::Intelligence { by, .. }
            | Ask::Player { by, .. } => by,
            Ask::Trigger { .. } => {
                assert!(view.occasion().is_some());
                return;
            }
            _ => {
                assert_eq!(view.occasion(), None);
                return;
            }
        };
        // A rule of the game is no card or skill.
        let Some(under_way) = view.under_way() else {
            return assert!(matches!(by, fengsheng::Script::Rule(_)));
        };
        assert_eq!(under_way.script, by);
        assert!(under_way.moved <= 4, "{under_way:?}");
        aimed += usize::from(under_way.target.is_some());
    });
    assert!(aimed > 100, "{aimed}");
}
