//! 停顿 — why a player may want to be asked in a window, from that player's own view.

use fengsheng::{Action, Colour, DeclaredView, Face, Faction, Function, Mode, Script, Table, View};
use kernel::Seat;
use protocol::{Pause, Stop};

use crate::Question;

/// What a client needs to pass by itself.
pub(super) fn pause(view: &View, question: &Question<Table>) -> Pause {
    let me = question.seat;
    let on_me = |declared: &DeclaredView| declared.target == Some(me);
    let counters = |action: &Action| matches!(action, Action::Use(_, Function::Counter));
    let stops = [
        (Stop::MyTurn, view.turn == me || view.step_of() == Some(me)),
        (Stop::Target, view.chain.iter().any(on_me)),
        (
            Stop::BeforeMe,
            view.transit.is_some_and(|transit| transit.to == me),
        ),
        (
            Stop::Mine,
            view.transit.is_some_and(|transit| transit.sender == me),
        ),
        (Stop::Danger, is_in_danger(view, me)),
        (Stop::SomeoneMayWin, someone_may_win(view, me)),
        (Stop::IMayWin, i_may_win(view)),
        (Stop::CanCounter, question.legal.iter().any(counters)),
    ];
    Pause {
        idle: question.legal == [Action::Pass],
        stops: stops
            .into_iter()
            .filter_map(|(stop, holds)| holds.then_some(stop))
            .collect(),
    }
}

/// One black more is death, and what is under way may be that one.
fn is_in_danger(view: &View, me: Seat) -> bool {
    let blacks = of_colour(view, me, Colour::Black);
    let may_come = view.path().contains(&me) && may_travel(view).any(|face| face.is(Colour::Black));
    blacks >= 2 && (may_come || view.chain.iter().any(|declared| may_place(declared, me)))
}

/// Whether a declaration might lay intelligence before this player: 真伪莫辨 before everybody, a skill
/// whatever it says, a card that is aimed at the player, too, for what answers it (博弈 and 转移 do).
fn may_place(declared: &DeclaredView, seat: Seat) -> bool {
    match (declared.script, declared.target) {
        (Script::Card(Function::Confound), _) => true,
        (Script::Card(_), target) => target == Some(seat),
        (_, target) => target.is_none_or(|target| target == seat) || declared.by == seat,
    }
}

/// Somebody else may have the third of a colour when the intelligence, or what is dealt, comes there.
fn someone_may_win(view: &View, me: Seat) -> bool {
    // Where only missions win, nobody's colour does.
    let by_mission = view.rules.mode == Mode::Bystanders;
    let needs_one = |seat: Seat, face: Face| {
        let place = &view.seats[seat.index()];
        [Colour::Red, Colour::Blue].into_iter().any(|colour| {
            let other_side = place.identity.is_some_and(|faction| {
                faction != Faction::Bystander && faction.colour() != Some(colour)
            });
            !by_mission && !other_side && face.is(colour) && of_colour(view, seat, colour) >= 2
        })
    };
    let comes_to = view.transit.map(|transit| transit.to);
    let sent = comes_to.is_some_and(|to| {
        to != me && view.living.has(to) && may_travel(view).any(|face| needs_one(to, face))
    });
    let mut others = view.living.into_iter().filter(|&seat| seat != me);
    sent || others
        .any(|seat| is_dealt_to(view, seat) && plain_faces().any(|face| needs_one(seat, face)))
}

/// One needs but one more oneself, and it may be on its way, or dealt.
fn i_may_win(view: &View) -> bool {
    let sent = may_travel(view).any(|face| view.would_win_with(face));
    let dealt = view.eye.is_some_and(|me| is_dealt_to(view, me));
    sent || (dealt && plain_faces().any(|face| view.would_win_with(face)))
}

/// Whether a card of the deck may come before this player as intelligence: 真伪莫辨 deals to everybody,
/// 博弈 to one.
fn is_dealt_to(view: &View, seat: Seat) -> bool {
    let deals = |declared: &DeclaredView| match declared.script {
        Script::Card(Function::Confound) => true,
        Script::Card(Function::Gamble) => declared.target == Some(seat),
        _ => false,
    };
    view.chain.iter().chain(&view.resolving).any(deals)
}

/// What the intelligence on its way may be now or when the chain has been carried out: what is to take
/// its place (调包) lies open.
fn may_travel(view: &View) -> impl Iterator<Item = Face> {
    let swaps = view
        .chain
        .iter()
        .filter(|declared| declared.script == Script::Card(Function::Swap))
        .filter_map(|declared| declared.face);
    travelling(view).chain(swaps)
}

/// What the intelligence on its way may be: what it is, if the eye knows; nothing, if none is.
fn travelling(view: &View) -> impl Iterator<Item = Face> {
    let known = view.transit.map(|transit| transit.face);
    plain_faces()
        .filter(move |_| known == Some(None))
        .chain(known.flatten())
}

/// One face of every colour there is: what matters of intelligence.
fn plain_faces() -> impl Iterator<Item = Face> {
    Face::all().filter(|face| face.function() == Function::Lock)
}

fn of_colour(view: &View, seat: Seat, colour: Colour) -> usize {
    let lying = view.seats[seat.index()].intelligence;
    lying.iter().filter(|face| face.is(colour)).count()
}
