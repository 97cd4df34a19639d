//! 艺术家 — Artist. Townsfolk.
//!
//! Once in the game, by day and in private, it asks the storyteller anything that can be answered with yes or no.
//! What is asked by word of mouth the storyteller may also not know. A visit looks like everybody else's. What was asked
//! about sides and kinds of characters it can tell the town, together with the answer, on that day or later.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::ARTIST,
    day: Some(Day {
        public: false,
        when: has_not_asked,
        steps: &[ask_or_not, say_good_bye, use_it_up, learn],
    }),
    knows: Some(Knows { form, holds }),
    reports: Report::Reply,
    ..PLAIN
};

fn has_not_asked(town: &Town, seat: Seat) -> bool {
    let abilities = town.grimoire.row(seat).abilities;
    abilities
        .into_iter()
        .any(|ability| ability.character == Character::ARTIST && !ability.spent)
}

fn ask_or_not(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::State { may_decline: true })
}

/// Whoever does not ask anything has only talked about the weather.
fn say_good_bye(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes {
        return Flow::Next;
    }
    my.step += 2;
    Flow::Ask(dealer.town.storyteller(), Question::Pass)
}

fn use_it_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.spend(my);
    Flow::Next
}

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    yes_or_no(grimoire, query, out);
    if query.statement == Statement::Spoken {
        out(Info::Nothing);
    }
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    match info {
        Info::Nothing => Tri::Maybe,
        Info::Reply { statement, yes } => is_yes(statement.holds(grimoire), Info::Answer { yes }),
        _ => is_yes(query.statement.holds(grimoire), info),
    }
}
