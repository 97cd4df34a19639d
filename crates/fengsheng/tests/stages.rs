//! Stages: what everybody can be told of where a turn is and what may be used is what the engine allows,
//! and every eye is told the same.

mod common;

use common::Fengsheng;
use common::other::Other;
use fengsheng::{
    Action, Ask, Edition, Function, Hop, Mode, Phase, Reason, Setup, Table, View, Window,
};
use kernel::{Eye, Position, Seat, Seats, Seed, Turn};
use testkit::{Game, Walk};

/// Looks at every decision of some walks of an edition, with all characters and house rules.
fn look(edition: Edition, walks: u64, mut at: impl FnMut(&Table, Seat)) {
    for number in 0..walks {
        match edition {
            Edition::Standard2010 => walk(&Fengsheng, number, &mut at),
            Edition::Blacklist => walk(&Other(edition, Mode::Standard), number, &mut at),
            Edition::Qianzhi => walk(&Other(edition, Mode::Free), number, &mut at),
        }
    }
}

fn walk<G: Game<Position = Table>>(game: &G, number: u64, at: &mut impl FnMut(&Table, Seat)) {
    let mut walk = Walk::start(game, number).unwrap();
    loop {
        if let Turn::Act(asked) = walk.position.turn() {
            at(&walk.position, asked.first().unwrap());
        }
        if walk.step().is_none() {
            break;
        }
    }
}

fn users(view: &View, function: Function) -> Seats {
    let all = view.usable().into_iter();
    let mut found = all.filter(|(it, _)| *it == function);
    found.next().map_or(Seats::NONE, |(_, seats)| seats)
}

#[test]
fn what_may_be_used_now_is_what_the_engine_allows() {
    for edition in Edition::ALL {
        let mut used = Vec::new();
        look(edition, 15, |table, seat| {
            let public = table.view(Eye::Public);
            let mut actions = Vec::new();
            table.legal_actions(seat, &mut actions);
            for &action in &actions {
                if let Action::Use(_, function) | Action::UseAt(_, function, _) = action {
                    let may = users(&public, function).has(seat);
                    assert!(may, "{edition:?}: {seat} may {action} at {:?}", public.ask);
                    used.push(function);
                }
            }
            if !matches!(public.ask, Ask::Window { .. }) {
                assert!(public.usable().is_empty());
                return;
            }
            let mine = table.view(Eye::Seat(seat));
            for face in mine.seats[seat.index()].hand.unwrap().iter() {
                let function = face.function();
                let why = table.why_not(seat, Action::Use(face, function));
                let early = matches!(why, Some(Reason::NotNow(_)));
                let may = users(&public, function).has(seat);
                assert!(!may || !early, "{edition:?}: {seat} may not use {face}");
            }
        });
        let cards = edition.cards();
        for function in Function::ALL {
            let printed = cards.iter().any(|face| face.function() == function);
            let expected = printed && function != Function::PublicText;
            assert_eq!(used.contains(&function), expected, "{function:?}");
        }
    }
}

#[test]
fn every_eye_is_told_the_same() {
    for edition in Edition::ALL {
        let mut look_now = 0;
        look(edition, 6, |table, seat| {
            look_now += 1;
            if look_now % 7 != 0 {
                return;
            }
            let told = |eye: Eye| {
                let view = table.view(eye);
                (view.phases(), view.phase(), view.hop(), view.usable())
            };
            let public = told(Eye::Public);
            assert_eq!(told(Eye::Seat(seat)), public);
            assert_eq!(told(Eye::Seat(seat.moved(1, table.seats()))), public);
            assert_eq!(told(Eye::All), public);
        });
    }
}

#[test]
fn every_phase_is_come_by_in_its_order() {
    for edition in Edition::ALL {
        let (mut seen, mut hops) = (Vec::new(), Vec::new());
        let mut last = None;
        look(edition, 12, |table, _| {
            let view = table.view(Eye::Public);
            let Some(now) = view.phase() else {
                assert_eq!(view.ask, Ask::Role);
                return;
            };
            let order = view.phases();
            let Some(place) = order.iter().position(|&it| it == now) else {
                panic!("{edition:?}: {now:?} is no phase of {order:?}");
            };
            if let Some((turn, before)) = last
                && turn == (view.turn, true)
                && view.sent
            {
                let again = edition == Edition::Standard2010 && before > place;
                assert!(
                    place >= before || again,
                    "{edition:?}: {now:?} at {:?}",
                    view.ask
                );
            }
            last = Some(((view.turn, view.sent), place));
            match view.ask {
                Ask::Window {
                    window: Window::Step,
                } => assert!(matches!(now, Phase::PlayFirst | Phase::PlaySecond)),
                Ask::Send | Ask::Receive => assert_eq!(now, Phase::Transmission),
                _ => {}
            }
            seen.push(now);
            hops.extend(view.hop());
        });
        for phase in [Phase::PlayFirst, Phase::Transmission, Phase::PlaySecond] {
            assert!(seen.contains(&phase), "{edition:?}: {phase:?}");
        }
        assert!(Hop::ALL.iter().all(|it| hops.contains(it)), "{edition:?}");
    }
}

#[test]
fn each_edition_has_its_own_phases() {
    use Phase::{Begin, Draw, End, PlayFirst, PlaySecond, Transmission};
    let phases = |edition: Edition, change: fn(&mut Setup)| {
        let mut setup = Setup::new(edition, 5);
        change(&mut setup);
        let table = Table::deal(&setup, Seed::from_number(1)).unwrap();
        table.view(Eye::Public).phases()
    };
    let usual = |edition| phases(edition, |_| {});
    let whole = [Begin, Draw, PlayFirst, Transmission, PlaySecond, End];
    assert_eq!(usual(Edition::Standard2010), whole[1..]);
    assert_eq!(usual(Edition::Blacklist), whole);
    let short = phases(Edition::Blacklist, |setup| setup.rules.short_turn = true);
    assert_eq!(short, [Draw, PlayFirst, Transmission]);
    let single = usual(Edition::Qianzhi);
    assert_eq!(single, [Begin, Draw, PlayFirst, Transmission, End]);
    let long = phases(Edition::Qianzhi, |setup| {
        setup.rules.second_play_phase = true;
    });
    assert_eq!(long, whole);
}
