//! 乞丐 — Beggar. Traveller.
//!
//! It needs a vote token for every vote on an execution, and begins without any. Dead players may hand theirs over by
//! day; it then learns of which side the giver is: a nod means evil. It is always sober and healthy. When it dies it has
//! one vote like everybody who dies, however many tokens it had (ruling T56).
//!
//! How many tokens it has is what the ability remembers, and lies open. The storyteller is asked at every gift, so that
//! nobody learns whether there was anything to decide about the giver.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BEGGAR,
    day: Some(Day {
        public: true,
        when: always,
        steps: &[hand_it_over, learn_of_which_side],
    }),
    done_by: Some(the_dead_with_a_token),
    knows: Some(Knows {
        form: yes_or_no,
        holds,
    }),
    vote: Some(VoteRule {
        begs: true,
        ..VOTES
    }),
    never_impaired: true,
    ..TRAVELLER
};

fn always(_: &Town, _: Seat) -> bool {
    true
}

fn the_dead_with_a_token(town: &Town, _: Seat, giver: Seat) -> bool {
    !town.grimoire.is_alive(giver) && town.grimoire.row(giver).vote_token
}

/// The giver began it; from here on it is the Beggar's.
fn hand_it_over(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let giver = my.me;
    let grimoire = dealer.grimoire();
    let beggar = grimoire
        .seats()
        .find(|&seat| grimoire.row(seat).character == Character::BEGGAR && grimoire.is_alive(seat));
    let Some(beggar) = beggar else {
        return Flow::Done;
    };
    my.me = beggar;
    my.which = Which::Own;
    my.about = giver;
    my.picks.clear();
    my.picks.push(giver);
    dealer.town.grimoire.rows[giver].vote_token = false;
    dealer.ability(my).memory += 1;
    dealer.say(Event::TokenSpent { seat: giver });
    Flow::Next
}

fn learn_of_which_side(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    Flow::Ask(dealer.town.storyteller(), Question::Say)
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    is_yes(grimoire.is_evil(query.picks[0]), info)
}
