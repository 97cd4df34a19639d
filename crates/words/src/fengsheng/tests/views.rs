//! 样本 — views that questions are put differently under, and moments that come up seldom.

use fengsheng::scene::{Place, Scene};
use fengsheng::{
    Action, Ask, DeclaredView, Edition, Face, Faction, Function, Mode, Role, Script, Setup, Table,
    TransitView, View, Way,
};
use kernel::{Eye, Position, Seat, Seats, Seed, Turn};

use super::samples::{A, B, C, face};

fn declared(by: Seat, script: Script, target: Option<Seat>, face: Option<Face>) -> DeclaredView {
    DeclaredView {
        by,
        script,
        target,
        card: face.is_some(),
        face,
        void: false,
        countered: false,
    }
}

/// A table; those of 千智 seat any number.
fn setup(edition: Edition, seats: u8) -> Setup {
    let mut setup = Setup::new(edition, seats);
    if edition == Edition::Qianzhi {
        setup.rules.mode = Mode::Free;
    }
    setup
}

/// A table with everybody's character kept, in the first play phase.
fn begun(edition: Edition) -> Table {
    let setup = setup(edition, 4);
    let mut table = Table::deal(&setup, Seed::from_number(3)).unwrap();
    while table.view(Eye::Public).ask == Ask::Role {
        act(&mut table, |_| true);
    }
    table
}

/// The first answer that is wanted, or else the first there is.
fn act(table: &mut Table, wanted: impl Fn(Action) -> bool) {
    let Turn::Act(asked) = table.turn() else {
        return;
    };
    let seat = asked.first().unwrap();
    let mut actions = Vec::new();
    table.legal_actions(seat, &mut actions);
    let action = actions.iter().copied().find(|&action| wanted(action));
    table.play_unchecked(seat, action.unwrap_or(actions[0]), &mut |_| {});
}

/// B's intelligence on its way to somebody.
fn transit(edition: Edition, to: Seat, face: Option<Face>) -> TransitView {
    let mut table = begun(edition);
    while table.view(Eye::Public).transit.is_none() {
        act(&mut table, |action| matches!(action, Action::Send(..)));
    }
    let mut sent = table.view(Eye::Public).transit.unwrap();
    (sent.sender, sent.to, sent.face) = (B, to, face);
    (sent.way, sent.leftwards) = (Way::Secret, false);
    sent
}

/// Views that a question is put differently under, of a game that has begun.
pub(super) fn views(edition: Edition) -> Vec<View> {
    let table = begun(edition);
    let view = |change: &dyn Fn(&mut View)| {
        let mut view = table.view(Eye::Seat(A));
        view.turn = B;
        change(&mut view);
        view
    };
    let mut views = vec![
        view(&|_| ()),
        view(&|view| view.turn = A),
        view(&|view| view.sent = true),
        view(&|view| (view.turn, view.sent) = (A, true)),
        view(&|view| view.seats[B.index()].hand_size = 0),
        view(&|view| view.eye = None),
        view(&|view| view.seats[A.index()].role = Some(Role::Viper)),
    ];
    for to in [A, B, C] {
        for known in [None, Some(face("lock-red"))] {
            for leave in [false, true] {
                views.push(view(&|view| {
                    view.transit = Some(transit(edition, to, known));
                    if leave {
                        view.lured = Seats::only(to);
                        view.locked = Seats::only(C);
                    }
                }));
            }
        }
    }
    // Nobody is left to whom it could go on.
    views.push(view(&|view| {
        view.transit = Some(transit(edition, A, None));
        view.living = Seats::only(A);
    }));
    let counter = Script::Card(Function::Counter);
    let lock = declared(
        B,
        Script::Card(Function::Lock),
        Some(A),
        Some(face("lock-red")),
    );
    let converted = declared(
        B,
        Script::Card(Function::Lock),
        Some(A),
        Some(face("counter-blue")),
    );
    let probe = declared(
        B,
        Script::Card(Function::Probe),
        Some(A),
        Some(face("probe-agency-draw-red")),
    );
    let discarding = DeclaredView {
        face: Some(face("probe-lurker-discard-black")),
        ..probe
    };
    let hidden = DeclaredView {
        face: None,
        ..probe
    };
    let skill = declared(C, Script::Skill(Role::Shining, 0), Some(A), None);
    let alone = declared(C, Script::Skill(Role::BlackRose, 0), None, None);
    let countering = declared(C, counter, None, Some(face("counter-red")));
    for chain in [
        vec![lock],
        vec![converted],
        vec![hidden],
        vec![skill],
        vec![alone],
        vec![lock, countering],
        vec![lock, countering, countering],
    ] {
        views.push(view(&|view| view.chain.clone_from(&chain)));
    }
    for resolving in [probe, discarding, hidden] {
        views.push(view(&|view| view.resolving = Some(resolving)));
    }
    views
}

/// A face-up player, with a hand and with intelligence.
fn place(role: Role, hand: &[&str], intelligence: &[&str]) -> Place {
    let faces = |codes: &[&str]| codes.iter().map(|code| face(code)).collect();
    Place {
        hand: faces(hand),
        intelligence: faces(intelligence),
        face_up: Some(role != Role::BlackRose),
        ..Place::new(role, Faction::Bystander)
    }
}

/// What A, B and C come to by these answers, seen by whoever is asked then.
fn played(places: [Place; 3], answers: &[Action]) -> View {
    played_in(Edition::Standard2010, places, answers)
}

fn played_in(edition: Edition, mut places: [Place; 3], answers: &[Action]) -> View {
    (places[1].identity, places[2].identity) = (Faction::Agency, Faction::Lurker);
    let setup = setup(edition, 3);
    let mut table = Scene::new(setup, places.to_vec()).build().unwrap();
    for &answer in answers {
        act(&mut table, |action| action == answer);
    }
    let seat = table.view(Eye::Public).asked.first().unwrap();
    table.view(Eye::Seat(seat))
}

/// Four skills in the middle of what they do: chance would take long to come to them.
pub(super) fn rare_views() -> [View; 4] {
    use Action::{Pass, Pick, Send, Skill, SkillAt, Take, Target, Trigger};
    let third = || place(Role::Viper, &["counter-red"], &[]);
    let sender = || place(Role::MrYi, &["lock-black"], &[]);
    let to_b = Send(face("lock-black"), B);
    // On its way and when it has arrived, each of the three is asked.
    let taken = [&[to_b][..], &[Pass; 6], &[Take]].concat();
    let rookie = place(
        Role::RookieWhite,
        &["lock-red", "lock-blue", "return-red", "return-blue"],
        &[],
    );
    let bribed = place(Role::MrYi, &[], &["burn-black"]);
    let rose = place(Role::BlackRose, &["lock-black", "burn-black"], &[]);
    let jin = place(Role::OldJin, &["intercept-black", "lock-red"], &[]);
    let lady = place(Role::SisterSix, &[], &["burn-black", "decode-black"]);
    let rescuer = place(Role::MaskedMan, &[], &[]);
    let first = Pick(face("intercept-black"));
    [
        played(
            [rookie, bribed, third()],
            &[SkillAt(0, B), Pass, Pass, Pick(face("lock-red"))],
        ),
        played(
            [rose, place(Role::MrYi, &[], &[]), third()],
            &[Skill(0), Pass, Pass, Target(B), Pick(face("burn-black"))],
        ),
        played(
            [sender(), jin, third()],
            &[&taken[..], &[Trigger, first, Target(C)]].concat(),
        ),
        played([sender(), lady, rescuer], &taken),
    ]
}
