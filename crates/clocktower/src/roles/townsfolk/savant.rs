//! 博学者 — Savant. Townsfolk.
//!
//! Once a day it may go to the storyteller and hear two statements, one true and one false: about sides and kinds of
//! characters, or by word of mouth. Where information must be false (涡流), both are false; drunk or poisoned it hears
//! anything (ruling T93). A visit looks like everybody else's.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SAVANT,
    day: Some(Day {
        public: false,
        when: every_day,
        steps: &[greet, learn],
    }),
    knows: Some(Knows { form, holds }),
    reports: Report::Statements,
    ..PLAIN
};

fn every_day(_: &Town, _: Seat) -> bool {
    true
}

fn greet(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::Pass)
}

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    two_statements(grimoire.present, out);
    let (a, b) = (Statement::Spoken, Statement::Spoken);
    out(Info::Statements { a, b });
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let Info::Statements { a, b } = info else {
        return Tri::False;
    };
    let (a, b) = (a.holds(grimoire), b.holds(grimoire));
    if query.falsified {
        a | b
    } else {
        a & !b | !a & b
    }
}
