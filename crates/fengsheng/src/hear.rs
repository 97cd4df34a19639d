//! 触发 — skills that answer an occasion, heard from the player on turn rightwards.
//!
//! Face up, a character's skills are public: those whose occasion it is are asked. Face down, it may
//! be any hidden one: a player whom some hidden character would let answer is asked always.

use kernel::Seat;

use crate::ask::Ask;
use crate::flow::{ask, become_frame};
use crate::frame::{Frame, Hearing};
use crate::role::{Heard, Side, Trigger};
use crate::script::{Occasion, Play, Rule, Script};
use crate::table::DEEPEST;
use crate::{Action, Dealer, Event, Table, window};

/// What a skill adds to what is under way: itself, a gain, a death and who answers it.
const FRAMES_OF_A_SKILL: usize = 4;

/// Begins to hear an occasion, unless it concerns nobody's skills.
pub(crate) fn hear(dealer: &mut Dealer<'_>, occasion: Occasion) {
    // A hand that has changed may still win first, and then what is under way lies open.
    if !dealer.table.hands_changed && !dealer.table.concerns_somebody(occasion) {
        return;
    }
    let (next, left) = (dealer.table.turn, dealer.table.seats);
    dealer.table.frames.push(Frame::Hear(Hearing {
        occasion,
        next,
        left,
        skill: 0,
    }));
}

pub(crate) fn carry_on(dealer: &mut Dealer<'_>, mut hearing: Hearing) -> bool {
    if let Some((seat, action)) = dealer.answer.take() {
        answered(dealer, hearing, seat, action);
        return false;
    }
    while hearing.left > 0 {
        let seat = hearing.next;
        if let Some(number) = next_trigger(dealer.table, seat, hearing) {
            hearing.skill = number;
            let heard = heard(dealer.table, seat, number, hearing.occasion);
            become_frame(dealer, Frame::Hear(hearing));
            if heard == Heard::Must && dealer.table.is_up(seat) {
                answered(dealer, hearing, seat, Action::Trigger);
                return false;
            }
            let by = shown_script(dealer.table, seat, number);
            return ask(dealer, seat, Ask::Trigger { by });
        }
        hearing.left -= 1;
        hearing.skill = 0;
        hearing.next = seat.moved(1, dealer.table.seats);
    }
    dealer.table.frames.pop();
    false
}

/// The number of a face-down player's one question: which skill it is, nobody is told.
const TURN_UP: u8 = 0x40;
/// All skills of this player have been heard.
const ALL_HEARD: u8 = 0x80;

/// Which skill of `seat` is asked about next.
fn next_trigger(table: &Table, seat: Seat, hearing: Hearing) -> Option<u8> {
    let occasion = hearing.occasion;
    // With a death the dead player's skills are gone, but for those that answer it.
    let dies = matches!(occasion, Occasion::Died { seat: dying, .. } if dying == seat);
    if !(table.living.has(seat) || dies) || hearing.skill >= ALL_HEARD {
        return None;
    }
    if table.is_up(seat) {
        if !table.listens(seat, occasion) {
            return None;
        }
        let count = table.def(seat).triggers.len() as u8;
        return (hearing.skill..count).find(|&number| match heard(table, seat, number, occasion) {
            Heard::No => false,
            Heard::May => !table.is_deep(),
            Heard::Must => true,
        });
    }
    let may = hearing.skill == 0 && could_turn_up(table, seat, occasion);
    may.then_some(TURN_UP)
}

/// Whether a face-down character might turn up at this occasion, as far as everybody knows.
fn could_turn_up(table: &Table, seat: Seat, occasion: Occasion) -> bool {
    turns_up_at(occasion) == Some(seat)
        && (!table.exposed.has(seat) || turning_trigger(table, seat, occasion).is_some())
}

/// Who might turn up at this occasion, if face down.
fn turns_up_at(occasion: Occasion) -> Option<Seat> {
    match occasion {
        Occasion::Probed { target, .. } | Occasion::Locked { target, .. } => Some(target),
        Occasion::Countered { owner } => Some(owner),
        _ => None,
    }
}

/// The skill that turns a face-down character up at this occasion.
pub(crate) fn turning_trigger(table: &Table, seat: Seat, occasion: Occasion) -> Option<u8> {
    let triggers = table.def(seat).triggers;
    (0..triggers.len() as u8).find(|&number| {
        let trigger = &triggers[usize::from(number)];
        trigger.side == Side::Down && trigger.answers(table, seat, occasion) != Heard::No
    })
}

fn heard(table: &Table, seat: Seat, number: u8, occasion: Occasion) -> Heard {
    if number == TURN_UP {
        return Heard::May;
    }
    let trigger = &table.def(seat).triggers[usize::from(number)];
    if trigger.side != Side::Up || !table.is_left(seat, trigger.limit, trigger.flip) {
        return Heard::No;
    }
    trigger.answers(table, seat, occasion)
}

impl Trigger {
    /// Whether it answers an occasion, which most do not listen to.
    fn answers(&self, table: &Table, seat: Seat, occasion: Occasion) -> Heard {
        if self.occasions.has(occasion) {
            return (self.hears)(table, seat, occasion);
        }
        debug_assert_eq!(
            (self.hears)(table, seat, occasion),
            Heard::No,
            "a skill answers what it does not listen to"
        );
        Heard::No
    }
}

fn shown_script(table: &Table, seat: Seat, number: u8) -> Script {
    if number == TURN_UP {
        Script::Rule(Rule::TurnUp)
    } else {
        Script::Trigger(table.role[seat], number)
    }
}

fn answered(dealer: &mut Dealer<'_>, mut hearing: Hearing, seat: Seat, action: Action) {
    let turning = hearing.skill == TURN_UP;
    let number = if turning {
        turning_trigger(dealer.table, seat, hearing.occasion)
    } else {
        Some(hearing.skill)
    };
    hearing.skill = if turning {
        ALL_HEARD
    } else {
        hearing.skill + 1
    };
    become_frame(dealer, Frame::Hear(hearing));
    if let (Action::Trigger, Some(number)) = (action, number) {
        let script = Script::Trigger(dealer.table.role[seat], number);
        let flip = dealer.table.def(seat).triggers[usize::from(number)].flip;
        dealer.table.spent.note(dealer.table.edition, script, seat);
        window::pay(dealer, seat, flip);
        dealer.say(Event::Triggered { seat, script });
        let target = match hearing.occasion {
            Occasion::Probed { by, target } if target == seat => by.into(),
            Occasion::Probed { target, .. }
            | Occasion::ProbeDone { target, .. }
            | Occasion::Locked { target, .. } => target.into(),
            Occasion::Gained {
                seat: gainer, by, ..
            } if gainer == seat => by,
            Occasion::Gained { seat: other, .. }
            | Occasion::Dying { seat: other }
            | Occasion::Died { seat: other, .. } => other.into(),
            Occasion::About { by, .. } => by.into(),
            _ => crate::Whom::NOBODY,
        };
        dealer.table.frames.push(Frame::Script(Play {
            target,
            ..Play::of(script, seat)
        }));
    }
}

impl Table {
    /// Whether anybody might be heard: by a skill that lies open, or because a face-down character might
    /// be one that turns up now.
    fn concerns_somebody(&self, occasion: Occasion) -> bool {
        let mut open = self.face_up.into_iter();
        turns_up_at(occasion).is_some_and(|seat| !self.is_up(seat))
            || open.any(|seat| self.listens(seat, occasion))
    }

    /// So much is under way, one above the other, that no more skills are heard that need not be.
    fn is_deep(&self) -> bool {
        self.frames.len() + FRAMES_OF_A_SKILL > DEEPEST
    }

    /// The occasion that is being heard.
    pub(crate) fn occasion(&self) -> Option<Occasion> {
        self.frames
            .as_slice()
            .iter()
            .rev()
            .find_map(|frame| match frame {
                Frame::Hear(hearing) => Some(hearing.occasion),
                _ => None,
            })
    }

    /// What a player may answer when a skill could answer what happened.
    pub(crate) fn trigger_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(occasion) = self.occasion() else {
            return;
        };
        if self.is_up(seat) {
            out.push(Action::Pass);
            if let Ask::Trigger {
                by: Script::Trigger(_, number),
            } = self.ask
                && (self.def(seat).triggers[usize::from(number)].can)(self, seat)
            {
                out.push(Action::Trigger);
            }
            return;
        }
        match turning_trigger(self, seat, occasion) {
            None => out.push(Action::Pass),
            Some(number) => {
                let trigger = &self.def(seat).triggers[usize::from(number)];
                if trigger.answers(self, seat, occasion) == Heard::May {
                    out.push(Action::Pass);
                }
                out.push(Action::Trigger);
            }
        }
    }
}
