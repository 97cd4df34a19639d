//! 手动 — a character that no file carries out: the storyteller is called in its turn and does what it does by hand.

use crate::action::Tool;
use crate::ask::Question;
use crate::event::{Event, Victory};
use crate::frame::{Cause, Flow, Frame, Script, Step};
use crate::roles;
use crate::town::Dealer;
use crate::{Character, Effect, Info, Mark, Side, Team, Until};
use kernel::Seat;

/// The storyteller may do a few things, one after the other, or go on at once.
pub(crate) const STEPS: &[Step] = &[
    by_hand, or_go_on, by_hand, or_go_on, by_hand, or_go_on, by_hand,
];

fn by_hand(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.yes = false;
    Flow::Ask(dealer.town.storyteller(), Question::Hand)
}

fn or_go_on(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes { Flow::Next } else { Flow::Done }
}

impl Dealer<'_> {
    /// The storyteller does something by hand.
    pub(crate) fn by_hand(&mut self, tool: Tool) {
        if let Some(top) = self.town.frames.last_mut() {
            top.yes = true;
        }
        let sealed = self.town.hidden(tool);
        self.say(Event::ByHand { tool: sealed });
        match tool {
            Tool::Kill(seat) => self.kill(seat, Cause::Storyteller, None),
            Tool::Revive(seat) => self.revive(seat),
            Tool::Become(seat, character) => self.become_character(seat, character),
            Tool::Turn(seat, side) => self.turn(seat, side),
            Tool::Drunk(seat) => self.lay(seat, Mark::Drunk, Until::Forever),
            Tool::Poison(seat) => self.lay(seat, Mark::Poisoned, Until::Dusk),
            Tool::Remind(seat, which) => self.lay(seat, Mark::Reminder(which), Until::Forever),
            Tool::Clear(seat) => {
                self.unmark(|effect| effect.on == seat && is_laid_by_hand(effect));
            }
            Tool::Tell(seat) => self.tell_player(seat, Character::NONE, Info::Spoken),
            Tool::Win(side) => self.win(side, Victory::Storyteller),
        }
    }

    /// A token of the character that is being played by hand; nobody's, by day.
    fn lay(&mut self, on: Seat, mark: Mark, until: Until) {
        let character = by_hand_now(self.town);
        self.place(Effect {
            mark,
            on,
            by: on,
            character,
            ability: 0,
            until,
            outlives: true,
            idle: false,
        });
    }
}

/// The character that the storyteller is carrying out by hand; nobody's, where something is done in between.
fn by_hand_now(town: &crate::Town) -> Character {
    match town.frames.last() {
        Some(frame) if frame.script == Script::Manual => frame.character,
        Some(_) | None => Character::NONE,
    }
}

/// What was laid by hand lies there by nobody's ability.
fn is_laid_by_hand(effect: &Effect) -> bool {
    let by_hand = effect.character == Character::NONE || roles::of(effect.character).manual;
    effect.outlives && effect.by == effect.on && by_hand
}

/// How many kinds of reminder tokens the character has that is carried out; one, if it says nothing of them.
fn reminders(town: &crate::Town) -> u8 {
    let entry = by_hand_now(town).entry();
    entry.map_or(1, |entry| entry.reminders.len().max(1) as u8)
}

/// Everything the storyteller can do by hand.
pub(crate) fn tools(town: &crate::Town, out: &mut dyn FnMut(Tool)) {
    let grimoire = &town.grimoire;
    let dealt: Vec<Character> = Team::DEALT
        .into_iter()
        .flat_map(|team| grimoire.script_of(team).iter().collect::<Vec<_>>())
        .collect();
    for seat in grimoire.present {
        out(if grimoire.really_lives(seat) {
            Tool::Kill(seat)
        } else {
            Tool::Revive(seat)
        });
    }
    for seat in grimoire.seats() {
        for &character in &dealt {
            let is_new = grimoire.row(seat).character != character;
            let is_resident = grimoire.team(seat) != Team::Traveller;
            if is_new && is_resident && !grimoire.excludes(seat, character) {
                out(Tool::Become(seat, character));
            }
        }
    }
    for seat in grimoire.seats() {
        out(Tool::Turn(seat, grimoire.row(seat).side.other()));
    }
    grimoire.seats().for_each(|seat| out(Tool::Drunk(seat)));
    grimoire.seats().for_each(|seat| out(Tool::Poison(seat)));
    for seat in grimoire.seats() {
        (0..reminders(town)).for_each(|which| out(Tool::Remind(seat, which)));
    }
    for seat in grimoire.seats() {
        let laid = grimoire
            .effects
            .as_slice()
            .iter()
            .any(|effect| effect.on == seat && is_laid_by_hand(effect));
        if laid {
            out(Tool::Clear(seat));
        }
    }
    grimoire.seats().for_each(|seat| out(Tool::Tell(seat)));
    out(Tool::Win(Side::Good));
    out(Tool::Win(Side::Evil));
}
