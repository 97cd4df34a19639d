//! 时机 — windows: who is asked, what may be declared, and the declaring.
//!
//! Everybody alive is asked in turn, whether or not they hold an answer: who is asked depends on
//! public facts only.

use kernel::{Sealed, Seat, Seats};

use crate::ask::Window;
use crate::flow::{ask, become_frame};
use crate::frame::{Frame, OpenWindow};
use crate::role::Flip;
use crate::script::{COST, Play, Script};
use crate::{Action, Ask, Dealer, Event, Face, Function, Stage, Table, TurnFlag, steps, transit};

/// Opens a window, beginning with the player on turn (ruling F3).
pub(crate) fn open(dealer: &mut Dealer<'_>, kind: Window) {
    let next = dealer.table.first_asked();
    let quiet = match kind {
        Window::Step => steps::ONLY_THE_OWNER,
        _ => 0,
    };
    dealer.table.frames.push(Frame::Window(OpenWindow {
        kind,
        next,
        quiet,
        owner: next,
    }));
}

pub(crate) fn carry_on(dealer: &mut Dealer<'_>, mut open: OpenWindow) -> bool {
    if let Some((seat, action)) = dealer.answer.take() {
        match action {
            Action::Pass if open.kind == Window::Step => match steps::pass(dealer, seat, open) {
                Some(next) => open = next,
                None => return false,
            },
            Action::Pass => open = pass(dealer, seat, open),
            Action::Send(face, to) => {
                restart(dealer, open);
                transit::send(dealer, face, to);
                return false;
            }
            declaration => {
                declare(dealer, open, seat, declaration);
                return false;
            }
        }
    }
    if is_over(dealer.table, open) {
        dealer.table.frames.pop();
        return false;
    }
    if open.kind == Window::Step {
        return steps::ask_next(dealer, open);
    }
    if !dealer.table.living.has(open.next) {
        open.next = dealer.table.right_of(open.next);
        become_frame(dealer, Frame::Window(open));
    }
    ask(dealer, open.next, Ask::Window { window: open.kind })
}

/// An opening window closes when all living players have passed in a row; an answering one when all
/// but the last declarer have.
fn is_over(table: &Table, open: OpenWindow) -> bool {
    match open.kind {
        Window::Answer => has_come_round_to(first_to_answer(table, open), table, open),
        Window::Step => !table.living.has(table.turn),
        Window::Play => all_passed(table, open) || !table.living.has(table.turn),
        // Once the intelligence has gone elsewhere the window of where it was is over.
        Window::InTransit => all_passed(table, open) || !table.is_at(Stage::Arriving),
        Window::Arrived => all_passed(table, open) || !table.is_at(Stage::Arrived),
    }
}

/// Whether all living players have passed in a row.
fn all_passed(table: &Table, open: OpenWindow) -> bool {
    has_come_round_to(table.first_asked(), table, open)
}

/// Whether everybody who is asked in a window has passed in a row: whoever was asked first would be asked
/// again. That is seen more quickly than counted.
#[inline]
fn has_come_round_to(first: Seat, table: &Table, open: OpenWindow) -> bool {
    let come_round = open.quiet > 0 && open.next == first;
    debug_assert_eq!(come_round, usize::from(open.quiet) >= asked_in(table, open));
    come_round
}

/// How many are asked in a window before it is over.
fn asked_in(table: &Table, open: OpenWindow) -> usize {
    let declarer = table.chain.last().map(|play| play.by);
    match (open.kind, declarer) {
        (Window::Answer, Some(seat)) => table.living.without(seat).len(),
        _ => table.living.len(),
    }
}

/// Who is asked first for an answer: the next after whoever declared something last.
#[inline]
fn first_to_answer(table: &Table, open: OpenWindow) -> Seat {
    let declarer = table.chain.last().map_or(open.owner, |play| play.by);
    table.right_of(declarer)
}

fn pass(dealer: &mut Dealer<'_>, seat: Seat, mut open: OpenWindow) -> OpenWindow {
    open.quiet += 1;
    open.next = dealer.table.right_of(seat);
    if open.kind == Window::Answer
        && dealer
            .table
            .chain
            .last()
            .is_some_and(|play| play.by == open.next)
    {
        open.next = dealer.table.right_of(open.next);
    }
    become_frame(dealer, Frame::Window(open));
    dealer.say(Event::Passed { seat });
    open
}

/// After anything happened in it, a window begins anew.
fn restart(dealer: &mut Dealer<'_>, mut open: OpenWindow) {
    open.quiet = 0;
    open.next = match open.kind {
        Window::Step => dealer.table.right_of(open.owner),
        Window::Answer => first_to_answer(dealer.table, open),
        Window::Play | Window::InTransit | Window::Arrived => dealer.table.first_asked(),
    };
    become_frame(dealer, Frame::Window(open));
}

/// A card is used or a skill declared: it goes on top of the chain, its costs are paid, and
/// everybody else is asked from the declarer's right (§3.3).
fn declare(dealer: &mut Dealer<'_>, open: OpenWindow, by: Seat, action: Action) {
    let mut play = match action {
        Action::Use(face, function) | Action::UseAt(face, function, _) => {
            use_card(dealer, by, face, function)
        }
        Action::Skill(number) | Action::SkillAt(number, _) => {
            Play::of(Script::Skill(dealer.table.role[by], number), by)
        }
        _ => return,
    };
    if let Action::UseAt(_, _, target) | Action::SkillAt(_, target) = action {
        play.target = target.into();
    }
    let skill = match play.script {
        Script::Skill(_, number) => Some(&dealer.table.def(by).active[usize::from(number)]),
        _ => None,
    };
    let at_once = skill.is_some_and(|skill| skill.at_once);
    if !at_once {
        dealer.table.chain.push(play);
    }
    tell_declared(dealer, play);
    if let Some(skill) = skill {
        let edition = dealer.table.edition;
        dealer.table.spent.note(edition, play.script, by);
        pay(dealer, by, skill.flip);
    }
    if at_once {
        dealer.say(Event::Resolved {
            seat: by,
            void: false,
        });
        restart(dealer, open);
        dealer.table.frames.push(Frame::Script(play));
        return;
    }
    let_others_answer(dealer, open, play);
    if skill.is_some_and(|skill| !skill.cost.is_empty()) {
        let step = COST;
        dealer
            .table
            .frames
            .push(Frame::Script(Play { step, ..play }));
    }
}

/// Everybody else is asked to answer what was just declared, from the declarer's right.
fn let_others_answer(dealer: &mut Dealer<'_>, mut open: OpenWindow, play: Play) {
    let by = play.by;
    if open.kind == Window::Answer {
        open.quiet = 0;
        open.next = dealer.table.right_of(by);
        become_frame(dealer, Frame::Window(open));
    } else {
        restart(dealer, open);
        dealer.table.frames.push(Frame::Resolve);
        // 天衣无缝: it takes effect at once.
        if play.card().is_some()
            && by == dealer.table.turn
            && dealer.table.in_force(TurnFlag::Seamless)
        {
            return;
        }
        let next = dealer.table.right_of(by);
        dealer.table.frames.push(Frame::Window(OpenWindow {
            kind: Window::Answer,
            next,
            quiet: 0,
            owner: by,
        }));
    }
}

fn use_card(dealer: &mut Dealer<'_>, by: Seat, face: Face, function: Function) -> Play {
    // What is used from among the intelligence goes through the hand.
    if let Some(script) = dealer.table.quick_wit(by, face, function) {
        let edition = dealer.table.edition;
        dealer.table.spent.note(edition, script, by);
        dealer.say(Event::Triggered { seat: by, script });
        dealer.take_back(by, face, by);
    }
    let card = dealer.take_from_hand(by, face);
    Play {
        card: card.0 + 1,
        ..Play::of(Script::Card(function), by)
    }
}

fn tell_declared(dealer: &mut Dealer<'_>, play: Play) {
    let card = play.card();
    let face = card.map_or(Face::default(), |card| dealer.face(card));
    let target = play.target.seat();
    // A probe goes face down to its target; every other card is shown.
    let face = match (card, play.script) {
        (Some(_), Script::Card(Function::Probe)) => {
            Sealed::new(face, target.map_or(Seats::NONE, Seats::only).with(play.by))
        }
        (Some(_), _) => Sealed::open_to_all(face),
        (None, _) => Sealed::new(face, Seats::NONE),
    };
    dealer.say(Event::Declared {
        seat: play.by,
        script: play.script,
        card: card.is_some(),
        face,
        target,
    });
}

/// What using a skill does to its owner's cards.
pub(crate) fn pay(dealer: &mut Dealer<'_>, seat: Seat, flip: Flip) {
    match flip {
        Flip::Stays => {}
        Flip::Up => dealer.turn_up(seat),
        Flip::Down => dealer.turn_down(seat),
        Flip::Identity => dealer.show_identity(seat),
    }
}

impl Table {
    /// The window that lies under the chain.
    #[inline]
    pub(crate) fn open_window(&self) -> Option<&OpenWindow> {
        let mut frames = self.frames.as_slice().iter().rev();
        frames.find_map(|frame| match frame {
            Frame::Window(open) if open.kind != Window::Answer => Some(open),
            _ => None,
        })
    }

    /// Its kind: what time it is.
    #[inline]
    pub(crate) fn time(&self) -> Option<Window> {
        self.open_window().map(|open| open.kind)
    }

    /// Whether the intelligence on its way is at this point of its hop.
    fn is_at(&self, stage: Stage) -> bool {
        self.transit.is_some_and(|transit| transit.stage == stage)
    }

    /// Whether nothing is waiting to be carried out.
    pub(crate) fn chain_is_empty(&self) -> bool {
        self.chain.is_empty()
    }
}
