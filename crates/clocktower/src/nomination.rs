//! 提名 — somebody nominates or calls for an exile; before the vote on a nomination the accused speaks, and 贞洁者 may end
//! it all.
//!
//! The storyteller is asked after every nomination, so that nobody learns from it that there was a choice. Where the
//! nominator is executed and something else could befall the nominator too (女巫 is of the script), the storyteller says
//! whether the execution comes first (ruling T44).

use kernel::Seat;

use crate::ability::Which;
use crate::ask::Question;
use crate::event::Event;
use crate::frame::{Cause, Flow, Frame, Script, Step};
use crate::role::Occasion;
use crate::roles;
use crate::town::{Dealer, Phase};
use crate::vote::Vote;
use crate::{Team, Tri};

pub(crate) const STEPS: &[Step] = &[
    is_the_nominator_executed,
    does_it_come_first,
    what_comes_first,
    what_comes_then,
];

/// The first step after everything that the storyteller decides.
const DECIDED: u8 = 3;

impl Dealer<'_> {
    /// Somebody nominates; the storyteller, if the town has a 主教.
    pub(crate) fn nominate(&mut self, by: Seat, seat: Seat) {
        let is_player = by != self.town.storyteller();
        let day = &mut self.town.day;
        if is_player {
            day.nominators = day.nominators.with(by);
        }
        day.nominated = day.nominated.with(seat);
        day.waited = false;
        day.vote = Vote {
            of: seat,
            by,
            doomed_before: day.doomed,
            to_beat_before: day.to_beat,
            ..Vote::default()
        };
        let is_minion = if is_player {
            self.grimoire().is_team(by, Team::Minion)
        } else {
            Tri::False
        };
        let truly = is_player && self.grimoire().team(by) == Team::Minion;
        let notes = &mut self.town.grimoire.notes;
        notes.minion_nominated = notes.minion_nominated | is_minion;
        notes.true_minion_nominated |= truly;
        self.say(Event::Nominated { seat, by });
        self.push(Frame {
            me: by,
            about: seat,
            script: Script::Nomination,
            ..Frame::default()
        });
    }

    pub(crate) fn call_for_exile(&mut self, by: Seat, seat: Seat) {
        let day = &mut self.town.day;
        day.called = day.called.with(seat);
        day.waited = false;
        day.vote = Vote {
            of: seat,
            by,
            is_exile: true,
            ..Vote::default()
        };
        self.say(Event::ExileCalled { seat, by });
        self.town.phase = Phase::Vote;
    }
}

/// A nomination as everybody sees it: while the storyteller decides, nothing shows; then it does what comes first.
pub(crate) fn as_seen(frame: &Frame) -> Frame {
    let announced = Frame {
        me: frame.me,
        about: frame.about,
        script: frame.script,
        step: 1,
        ..Frame::default()
    };
    if frame.step < DECIDED {
        return announced;
    }
    Frame {
        step: frame.step,
        cause: frame.cause,
        yes: frame.yes,
        ..announced
    }
}

fn is_the_nominator_executed(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let mut executed = Tri::False;
    for which in Which::BOTH {
        let ability = dealer.grimoire().row(my.about).abilities[which.index()];
        let Some(turns) = roles::of(ability.character).turns_on_the_nominator else {
            continue;
        };
        if ability.spent || !dealer.grimoire().is_alive(my.about) {
            continue;
        }
        let by_a_player = my.me != dealer.town.storyteller();
        if by_a_player && dealer.grimoire().able(my.about, which) {
            executed = executed | turns(dealer.town, my.me);
        }
    }
    let question = Question::YesNo {
        yes: executed.possible(),
        no: executed.deniable(),
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

/// The first nomination uses the ability up, whatever came of it.
fn does_it_come_first(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    for which in Which::BOTH {
        let ability = dealer.grimoire().row(my.about).abilities[which.index()];
        let Some(turns) = roles::of(ability.character).turns_on_the_nominator else {
            continue;
        };
        let fails = !ability.spent && dealer.grimoire().fails(my.about, which);
        if fails && turns(dealer.town, my.me) == Tri::True {
            dealer.went_wrong(my.about);
        }
        dealer.town.grimoire.rows[my.about].abilities[which.index()].spent = true;
    }
    if !my.yes {
        return Flow::Next;
    }
    my.cause = Cause::Execution;
    if something_else_could_befall(dealer) {
        Flow::Ask(dealer.town.storyteller(), Question::EITHER)
    } else {
        Flow::Next
    }
}

/// Whether a character of the script does something to nominators: by the script, so that the question tells nobody
/// whether the character is in play.
fn something_else_could_befall(dealer: &Dealer<'_>) -> bool {
    let mut script = dealer.grimoire().script.iter();
    script.any(|character| roles::of(character).harms_nominators)
}

fn tell_of_it(dealer: &mut Dealer<'_>, my: &Frame) {
    dealer.announce(Occasion::Nominated { by: my.me });
}

fn what_comes_first(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.cause == Cause::Execution && my.yes {
        execute_the_nominator(dealer, my);
    } else {
        tell_of_it(dealer, my);
    }
    Flow::Next
}

fn what_comes_then(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    match (my.cause == Cause::Execution, my.yes) {
        (true, true) => tell_of_it(dealer, my),
        (true, false) => execute_the_nominator(dealer, my),
        (false, _) => dealer.town.phase = Phase::Vote,
    }
    Flow::Done
}

fn execute_the_nominator(dealer: &mut Dealer<'_>, my: &Frame) {
    dealer.say(Event::VoteEnded);
    dealer.execute_now(my.me);
}
