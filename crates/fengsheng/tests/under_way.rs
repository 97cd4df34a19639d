//! 验进行 — what a view says of what is under way is what then happens.

use fengsheng::scene::{Place, Scene};
use fengsheng::{Action, Ask, Edition, Faction, Mode, Role, Setup, Sight, Table, Window};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};

/// A table of any edition; those of 千智 seat any number.
fn setup(number: u64) -> Setup {
    let edition = Edition::ALL[(number % 3) as usize];
    let seats = edition.seats();
    let range = u64::from(seats.end() - seats.start() + 1);
    let mut setup = Setup::new(edition, seats.start() + (number / 3 % range) as u8);
    if edition == Edition::Qianzhi {
        setup.rules.mode = Mode::Free;
    }
    setup
}

/// Plays random games and shows every decision: the table before it, who decides, what, and what
/// everybody saw of it.
fn walk(games: u64, mut look: impl FnMut(&Table, Seat, Action, &[Sight])) {
    for number in 0..games {
        let mut table = Table::deal(&setup(number), Seed::from_number(number)).unwrap();
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
    walk(60, |table, seat, action, sights| {
        let view = table.view(Eye::Seat(seat));
        if !matches!(view.ask, Ask::Window { .. }) {
            assert!(!view.last_to_pass());
            return;
        }
        if action != Action::Pass {
            return;
        }
        let asked_again = matches!(
            sights,
            [Sight::Passed { .. }, Sight::Asked { ask, .. }] if *ask == view.ask
        );
        // Whose play step it is ends it by passing; the next one's may begin.
        let step = Ask::Window {
            window: Window::Step,
        };
        let goes_on = asked_again && !(view.ask == step && view.step_of() == Some(seat));
        assert_eq!(view.last_to_pass(), !goes_on, "{sights:?}");
        *(if goes_on { &mut open } else { &mut closed }) += 1;
    });
    assert!(closed > 100 && open > 100, "{closed} closed, {open} open");
}

#[test]
fn whoever_is_asked_for_a_card_or_skill_knows_whose_and_at_whom() {
    let mut aimed = 0;
    walk(60, |table, seat, _, _| {
        let view = table.view(Eye::Seat(seat));
        let by = match view.ask {
            Ask::Card { by, .. }
            | Ask::Shown { by, .. }
            | Ask::Intelligence { by, .. }
            | Ask::Discarded { by, .. }
            | Ask::Top { by, .. }
            | Ask::Colour { by }
            | Ask::Whether { by }
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

#[test]
fn a_play_step_belongs_to_the_one_who_is_asked_first_in_it() {
    let mut steps = 0;
    walk(30, |table, seat, _, sights| {
        let view = table.view(Eye::Seat(seat));
        let in_a_step = matches!(
            view.ask,
            Ask::Window {
                window: Window::Step
            }
        );
        if view.edition == Edition::Standard2010 {
            assert_eq!(view.step_of(), None);
        } else if in_a_step {
            let owner = view.step_of().expect("somebody's step");
            assert!(view.last_to_pass() == (owner == seat), "{sights:?}");
            steps += 1;
        }
    });
    assert!(steps > 100, "{steps}");
}

/// Three players without characters, each with three cards.
fn scene(edition: Edition) -> Scene {
    let mut setup = Setup::new(edition, 3);
    if edition == Edition::Qianzhi {
        setup.rules.mode = Mode::Free;
    }
    let sides = [Faction::Lurker, Faction::Agency, Faction::Bystander];
    let places = sides.map(|side| Place {
        more: 3,
        ..Place::new(Role::Nobody, side)
    });
    Scene::new(setup, places.to_vec())
}

#[test]
fn a_scene_begins_in_the_play_phase_of_its_edition() {
    let begins = |scene: &Scene| scene.build().map(|table| table.view(Eye::Public));
    let window = |window| Ask::Window { window };
    for (edition, begun) in [
        (Edition::Standard2010, Window::Play),
        (Edition::Blacklist, Window::Step),
        (Edition::Qianzhi, Window::Step),
    ] {
        let scene = scene(edition);
        let view = begins(&scene).unwrap();
        assert_eq!((view.ask, view.sent), (window(begun), false));
        assert!(view.asked.has(scene.turn));
    }
    let sent = |edition| Scene {
        sent: true,
        ..scene(edition)
    };
    let second = begins(&sent(Edition::Blacklist)).unwrap();
    assert_eq!((second.ask, second.sent), (window(Window::Step), true));
    assert!(begins(&sent(Edition::Qianzhi)).is_err());
    let mut stranger = scene(Edition::Blacklist);
    stranger.places[0].role = Role::MrYi;
    assert!(begins(&stranger).unwrap_err().contains("mr-yi"));
}

/// Refused intelligence goes where the path says, and whoever must take it is not asked.
#[test]
fn what_is_refused_goes_where_the_path_says() {
    let mut refused = 0;
    walk(60, |table, seat, action, sights| {
        let view = table.view(Eye::Seat(seat));
        if view.ask != Ask::Receive {
            return;
        }
        assert!(!view.must_take());
        let lured = view.lured.minus(view.locked);
        if action == Action::Refuse && lured.is_empty() {
            let to = sights.iter().find_map(|sight| match *sight {
                Sight::GoesTo { to, .. } => Some(to),
                _ => None,
            });
            assert_eq!(view.path().get(1).copied(), to);
            refused += 1;
        }
    });
    assert!(refused > 100, "{refused}");
}
