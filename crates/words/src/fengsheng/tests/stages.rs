//! 验阶段 — what may be used now is what the engine allows, and every phase of a turn is come by.

use fengsheng::{Action, Ask, Cast, Edition, Function, Mode, Reason, Setup, Table, Window};
use kernel::{Eye, Position, Rng, Seat, Seats, Seed, Turn};
use protocol::fengsheng::View;

use super::super::stage::{Hop, Phase, hop, phase, phases, usable};

/// Walks through random games without characters, and shows every decision.
fn walk(
    edition: Edition,
    numbers: std::ops::Range<u64>,
    mut look: impl FnMut(&Table, Seat, &[Action]),
) {
    for number in numbers {
        let mut setup = Setup::new(edition, 5);
        setup.rules.roles = Cast::NONE;
        if edition == Edition::Qianzhi {
            setup.rules.mode = Mode::Free;
            setup.rules.second_play_phase = number % 2 == 0;
        }
        let mut table = Table::deal(&setup, Seed::from_number(number)).unwrap();
        let mut luck = Rng::new(Seed::from_number(number + 1000));
        let mut actions = Vec::new();
        while let Turn::Act(asked) = table.turn() {
            let seat = asked.first().unwrap();
            actions.clear();
            table.legal_actions(seat, &mut actions);
            look(&table, seat, &actions);
            let action = *luck.pick(&actions).unwrap();
            table.play_unchecked(seat, action, &mut |_| {});
        }
    }
}

fn public(table: &Table) -> View {
    View::from(&table.view(Eye::Public))
}

fn users(view: &View, function: Function) -> Seats {
    let all = usable(view).into_iter();
    let mut found = all.filter(|(it, _)| *it == function);
    found.next().map_or(Seats::NONE, |(_, seats)| seats)
}

#[test]
fn what_may_be_used_now_is_what_the_engine_allows() {
    for edition in Edition::ALL {
        let mut used = Vec::new();
        walk(edition, 0..25, |table, seat, actions| {
            let view = public(table);
            for &action in actions {
                if let Action::Use(_, function) | Action::UseAt(_, function, _) = action {
                    let may = users(&view, function).has(seat);
                    assert!(may, "{edition:?}: {seat} may {action:?} in {:?}", view.ask);
                    used.push(function);
                }
            }
            let hand = table.view(Eye::Seat(seat)).seats[seat.index()]
                .hand
                .unwrap();
            for face in hand.iter() {
                let function = face.function();
                if !users(&view, function).has(seat) {
                    continue;
                }
                let why = table.why_not(seat, Action::Use(face, function));
                // How often intelligence was called aside, the view does not say.
                let detour = matches!(function, Function::Intercept | Function::Transfer);
                let early = matches!(why, Some(Reason::NotNow(_)));
                assert!(
                    !early || detour,
                    "{edition:?}: {seat} may not use {face} in {:?}",
                    view.ask
                );
            }
        });
        let cards = edition.cards();
        for function in Function::ALL {
            let printed = cards.iter().any(|face| face.function() == function);
            let sent_only = function == Function::PublicText;
            let expected = printed && !sent_only;
            assert_eq!(
                used.contains(&function),
                expected,
                "{function:?} in {edition:?}"
            );
        }
    }
}

#[test]
fn every_phase_with_a_question_is_come_by_in_its_order() {
    for edition in Edition::ALL {
        let mut seen = Vec::new();
        let mut hops = Vec::new();
        let mut last = None;
        walk(edition, 0..4, |table, _, _| {
            let view = public(table);
            let now = phase(&view, None).expect("without characters nothing is chosen");
            let order = phases(&view);
            let place = order.iter().position(|&it| it == now).unwrap();
            if let Some((turn, before)) = last
                && turn == view.turn
                && view.sent
            {
                assert!(place >= before, "{edition:?}: {now:?} in {:?}", view.ask);
            }
            last = view.sent.then_some((view.turn, place));
            if let Ask::Window {
                window: Window::Step,
            } = view.ask
            {
                assert!(matches!(now, Phase::PlayFirst | Phase::PlaySecond));
            }
            seen.push(now);
            hops.extend(hop(&view));
        });
        let expected: &[Phase] = match edition {
            Edition::Standard2010 => &[Phase::Play],
            Edition::Blacklist | Edition::Qianzhi => {
                &[Phase::PlayFirst, Phase::Transmission, Phase::PlaySecond]
            }
        };
        assert!(expected.iter().all(|it| seen.contains(it)), "{edition:?}");
        assert!(Hop::ALL.iter().all(|it| hops.contains(it)), "{edition:?}");
    }
}

#[test]
fn each_edition_has_its_own_phases() {
    let names = |edition: Edition, change: fn(&mut Setup)| {
        let mut setup = Setup::new(edition, 5);
        change(&mut setup);
        let table = Table::deal(&setup, Seed::from_number(1)).unwrap();
        let names: Vec<&str> = phases(&public(&table)).iter().map(|it| it.name()).collect();
        names.join(" ")
    };
    let usual = |edition| names(edition, |_| {});
    assert_eq!(usual(Edition::Standard2010), "draw play end");
    assert_eq!(
        usual(Edition::Blacklist),
        "begin draw play transmission play end"
    );
    assert_eq!(usual(Edition::Qianzhi), "begin draw play transmission end");
    let short = names(Edition::Blacklist, |setup| setup.rules.short_turn = true);
    assert_eq!(short, "draw play transmission");
    let long = names(Edition::Qianzhi, |setup| {
        setup.rules.second_play_phase = true;
    });
    assert_eq!(long, usual(Edition::Blacklist));
}

/// A skill that speaks when a turn begins or ends is counted to what the question says.
#[test]
fn the_question_names_the_phase_of_a_skill_between_two() {
    let table = Table::deal(&Setup::new(Edition::Blacklist, 5), Seed::from_number(1)).unwrap();
    let mut view = public(&table);
    assert_eq!(phase(&view, None), None, "characters are chosen");
    view.ask = Ask::Receive;
    assert_eq!(
        phase(&view, Some("fs-now-sending")),
        Some(Phase::Transmission)
    );
    assert_eq!(phase(&view, Some("fs-now-turn-ended")), Some(Phase::End));
    assert_eq!(phase(&view, Some("fs-now-gained")), Some(Phase::Begin));
}
