//! 角色 — one file per role. What holds for several is here.

mod demons;
mod minions;
mod outsiders;
mod townsfolk;
mod travellers;

pub(crate) use kernel::{Seat, Seats};

pub(crate) use crate::ability::Which;
pub(crate) use crate::ask::Question;
pub(crate) use crate::event::{Event, Victory};
pub(crate) use crate::frame::{Cause, Flow, Frame, Script, Step};
pub(crate) use crate::grimoire::{Grimoire, MOST_PLAYERS};
pub(crate) use crate::info::{Query, SeatMask, answers, numbers, pairs};
pub(crate) use crate::registration::Registers;
pub(crate) use crate::role::{
    Bag, Day, Dying, Hearer, Knows, Occasion, PLAIN, Report, Role, Round, VOTES, VoteRule, Ward,
    lives, unspent,
};
pub(crate) use crate::statement::two_statements;
pub(crate) use crate::town::{Dealer, Town};
pub(crate) use crate::{Cast, Character, Count, Info, Mark, Side, Statement, Team, Tri, Until};

/// A character that no file carries out: the storyteller does it by hand.
const BY_HAND: Role = Role {
    manual: true,
    ..PLAIN
};

/// The role of a character.
#[inline]
pub(crate) fn of(character: Character) -> &'static Role {
    ROLES[usize::from(character.number())]
}

static ROLES: [&Role; 256] = {
    let mut roles: [&Role; 256] = [&BY_HAND; 256];
    roles[Character::NONE.number() as usize] = &PLAIN;
    let mut team = 0;
    while team < TEAMS.len() {
        let mut at = 0;
        while at < TEAMS[team].len() {
            let role = TEAMS[team][at];
            roles[role.character.number() as usize] = role;
            at += 1;
        }
        team += 1;
    }
    roles
};

const TEAMS: [&[&Role]; 5] = [
    townsfolk::ROLES,
    outsiders::ROLES,
    minions::ROLES,
    demons::ROLES,
    travellers::ROLES,
];

pub(crate) use travellers::TAKE_A_SIDE;

// --- questions that several roles ask --------------------------------------------------------

/// Any player.
fn choose_anybody(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::one_of(dealer.grimoire().present))
}

/// Any other player.
fn choose_another(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(
        my.me,
        Question::one_of(dealer.grimoire().present.without(my.me)),
    )
}

/// Any player who has not been chosen yet.
fn choose_one_more(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let chosen: Seats = my.picks.as_slice().iter().copied().collect();
    choose_among(my, dealer.grimoire().present.minus(chosen))
}

/// A player who lives, as far as everybody knows.
fn choose_somebody_living(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    choose_among(my, dealer.town.seen_living())
}

/// Another one who lives, as far as everybody knows, and has not been chosen yet.
fn choose_another_living(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let chosen: Seats = my.picks.as_slice().iter().copied().collect();
    choose_among(my, dealer.town.seen_living().without(my.me).minus(chosen))
}

/// Every character that a player can be.
fn characters(grimoire: &Grimoire) -> Cast {
    grimoire
        .script
        .iter()
        .filter(|&character| {
            let team = grimoire.team_of(character);
            Team::DEALT.contains(&team) || team == Team::Traveller
        })
        .collect()
}

/// One of these players, if there is any.
fn choose_among(my: &Frame, from: Seats) -> Flow {
    if from.is_empty() {
        Flow::Done
    } else {
        Flow::Ask(my.me, Question::one_of(from))
    }
}

/// A dead player lives again. Whoever acts on the first night only acts now (ruling T82).
fn bring_back(dealer: &mut Dealer<'_>, seat: Seat) {
    dealer.revive(seat);
    let character = dealer.grimoire().row(seat).character;
    if dealer.town.is_night() && of(character).other.is_empty() {
        dealer.begin_at_night(seat, Which::Own);
    }
}

/// The player chosen is attacked.
fn attack_the_chosen(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.attack(my, seat);
    }
    Flow::Next
}

/// The player is told what the ability says.
fn learn(_: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    Flow::Tell
}

/// A look into the grimoire; where it need not be true, two players' tokens may be exchanged in it.
const GRIMOIRE: Knows = Knows {
    form: grimoires,
    holds: is_the_grimoire,
};

fn grimoires(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    let (a, b) = (query.me, query.me);
    out(Info::Grimoire { a, b });
    for (a, b) in pairs(grimoire.present) {
        if a != query.me && b != query.me {
            out(Info::Grimoire { a, b });
        }
    }
}

fn is_the_grimoire(_: &Grimoire, _: Query, info: Info) -> Tri {
    matches!(info, Info::Grimoire { a, b } if a == b).into()
}

/// The player is shown every page of the grimoire that was told of, and the tokens on it (ruling 0464).
fn read_every_page(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Info::Grimoire { a, b } = my.told else {
        return Flow::Done;
    };
    for seat in dealer.grimoire().seats() {
        let page = match seat {
            seat if seat == a => b,
            seat if seat == b => a,
            seat => seat,
        };
        show_page(dealer, my, page, seat);
    }
    Flow::Next
}

/// What lies on one page, as if it were another player's: the token, the one believed in, what lies beside it.
fn show_page(dealer: &mut Dealer<'_>, my: &Frame, page: Seat, seat: Seat) {
    let row = *dealer.grimoire().row(page);
    let tell = |dealer: &mut Dealer<'_>, info| dealer.tell_player(my.me, my.character, info);
    let character = row.character;
    tell(dealer, Info::Knows { seat, character });
    if row.believes != character {
        let character = row.believes;
        tell(dealer, Info::Believes { seat, character });
    }
    let effects = dealer.grimoire().effects;
    for effect in effects.as_slice() {
        if effect.on == page {
            let (character, mark) = (effect.character, effect.mark);
            let token = Info::Marked {
                seat,
                character,
                mark,
            };
            tell(dealer, token);
        }
    }
}

/// The good characters of the script, but for Travellers.
fn good_characters(grimoire: &Grimoire) -> Cast {
    let townsfolk = grimoire.script_of(Team::Townsfolk);
    townsfolk.or(grimoire.script_of(Team::Outsider))
}

/// The evil characters of the script, but for Travellers.
fn evil_characters(grimoire: &Grimoire) -> Cast {
    let minions = grimoire.script_of(Team::Minion);
    minions.or(grimoire.script_of(Team::Demon))
}

/// The players who are no Travellers.
fn residents(grimoire: &Grimoire) -> Seats {
    grimoire.residents()
}

// --- forms of information ----------------------------------------------------------------------

/// A nod or a shake of the head.
fn yes_or_no(_: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    answers(out);
}

/// Whether so many hold.
fn is_number(count: Count, info: Info) -> Tri {
    match info {
        Info::Number { number } => count.is(number),
        _ => Tri::False,
    }
}

/// Whether the answer is yes.
fn is_yes(yes: Tri, info: Info) -> Tri {
    match info {
        Info::Answer { yes: true } => yes,
        Info::Answer { yes: false } => !yes,
        _ => Tri::False,
    }
}

/// Two players and a character of this team; and that there is none, where that is said.
fn one_of_two(grimoire: &Grimoire, team: Team, out: &mut dyn FnMut(Info)) {
    let characters = grimoire.script_of(team);
    for (a, b) in pairs(grimoire.present) {
        for character in characters.iter() {
            out(Info::OneOf { a, b, character });
        }
    }
    out(Info::NoneOf { team });
}

/// Whether one of the two is that character; whether nobody is of that team.
fn is_one_of_two(grimoire: &Grimoire, info: Info) -> Tri {
    match info {
        Info::OneOf { a, b, character } => {
            grimoire.is_character(a, character) | grimoire.is_character(b, character)
        }
        Info::NoneOf { team } => !grimoire
            .seats()
            .fold(Tri::False, |any, seat| any | grimoire.is_team(seat, team)),
        _ => Tri::False,
    }
}

/// Whether it is true depends on what cannot be supposed: what others did, and how.
fn nobody_can_tell(_: &Grimoire, _: Query, _: Info) -> Tri {
    Tri::Maybe
}

/// One player's token: each character of the script.
fn tokens_of(grimoire: &Grimoire, seat: Seat, out: &mut dyn FnMut(Info)) {
    for character in grimoire.script.iter() {
        if Team::DEALT.contains(&grimoire.team_of(character))
            || grimoire.row(seat).character == character
        {
            out(Info::Token { seat, character });
        }
    }
}

/// Whether that is the player's token.
fn is_token(grimoire: &Grimoire, info: Info) -> Tri {
    match info {
        Info::Token { seat, character } => grimoire.is_character(seat, character),
        _ => Tri::False,
    }
}

/// The nearest Townsfolk on both sides of a player, the dead included; the same one only once.
fn nearest_townsfolk(grimoire: &Grimoire, seat: Seat) -> Seats {
    let is_one = |&other: &Seat| grimoire.team(other) == Team::Townsfolk;
    let sides = [
        grimoire.clockwise(seat).find(is_one),
        grimoire.counter_clockwise(seat).find(is_one),
    ];
    sides.into_iter().flatten().collect()
}

/// Whether the player died in the night that is passing.
fn died_tonight(town: &Town, seat: Seat) -> bool {
    town.is_night()
        && town.grimoire.notes.lived_at_dusk.has(seat)
        && !town.grimoire.really_lives(seat)
}
