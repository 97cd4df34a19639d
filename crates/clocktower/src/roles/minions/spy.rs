//! 间谍 — Spy. Minion.
//!
//! Every night it looks into the grimoire. It may count as good, and as any Townsfolk or Outsider, dead or alive: the
//! storyteller decides for every check anew. A drunk or poisoned Spy may be shown a grimoire in which two players'
//! tokens are exchanged.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SPY,
    first: STEPS,
    other: STEPS,
    knows: Some(Knows { form, holds }),
    registers: Some(Registers {
        side: Side::Good,
        teams: [Team::Townsfolk, Team::Outsider],
    }),
    ..PLAIN
};

const STEPS: &[Step] = &[learn, read_every_page];

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    let (a, b) = (query.me, query.me);
    out(Info::Grimoire { a, b });
    for (a, b) in pairs(grimoire.players) {
        if a != query.me && b != query.me {
            out(Info::Grimoire { a, b });
        }
    }
}

fn holds(_: &Grimoire, _: Query, info: Info) -> Tri {
    matches!(info, Info::Grimoire { a, b } if a == b).into()
}

fn read_every_page(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Info::Grimoire { a, b } = my.told else {
        return Flow::Done;
    };
    for seat in dealer.grimoire().seats() {
        let shown = match seat {
            seat if seat == a => b,
            seat if seat == b => a,
            seat => seat,
        };
        let character = dealer.grimoire().row(shown).character;
        dealer.tell_player(my.me, my.character, Info::Knows { seat, character });
    }
    Flow::Done
}
