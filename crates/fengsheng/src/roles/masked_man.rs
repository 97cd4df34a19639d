//! 礼服蒙面人 — Masked Man in Evening Dress. Male.
//!
//! * 英雄 — When he gains black intelligence in any way: he may draw two.
//! * 救美 — When a female dies: he shows his identity and burns two black intelligence before her. Once,
//!   and never for himself.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::FemaleWins,
    triggers: &[HERO, RESCUE_THE_LADY],
    ..PLAIN
};

const HERO: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |_, me, occasion| Heard::may(i_gained_black(me, occasion)),
    steps: &[draw_two],
    ..TRIGGER
};

const RESCUE_THE_LADY: Trigger = Trigger {
    flip: Flip::Identity,
    occasions: Occasions::DYING,
    hears: |table, me, occasion| match occasion {
        Occasion::Dying { seat } => Heard::may(seat != me && table.is_female(seat)),
        _ => Heard::No,
    },
    steps: &[choose_which, burn_and_go_on],
    ..TRIGGER
};

fn choose_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == 2 || dealer.table.blacks(my.target()) == 0 {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.target()), Cards::Black, false)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 英雄: alive, he draws three and puts one back on the deck; 救美 burns all black intelligence; 情敌, once:
/// the hand of a male who dies is his. 千智 has no 情敌, and putting back is up to him.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    triggers: &[HERO_OF_THREE, RESCUE_ALTOGETHER, RIVAL_IN_LOVE],
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    triggers: &[
        Trigger {
            steps: &[look_at_three_of_them, draw_the_others],
            ..HERO_OF_THREE
        },
        RESCUE_ALTOGETHER,
    ],
    ..STANDARD_2010
};

const HERO_OF_THREE: Trigger = Trigger {
    hears: |table, me, occasion| Heard::may(i_gained_black(me, occasion) && table.living.has(me)),
    steps: &[look_at_three, draw_the_others],
    ..HERO
};

const DRAWN: usize = 3;

/// The three that he draws, of which one goes back, are looked at while they lie on the deck: nobody else
/// can tell which of his cards they are.
fn look_at_them(dealer: &mut Dealer<'_>, my: &Play, may_pass: bool) -> Flow {
    let left = dealer.table.deck.len() - crate::cards::confound::set_aside(dealer.table);
    if left < DRAWN {
        dealer.reshuffle();
    }
    if dealer.table.top_cards(my.script).is_empty() {
        return Flow::Done;
    }
    dealer.look_at_the_top(my.by, my.script);
    which_of_the_top(my, may_pass)
}

fn look_at_three(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    look_at_them(dealer, my, false)
}

fn look_at_three_of_them(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    look_at_them(dealer, my, true)
}

fn draw_the_others(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let stays = match dealer.heard() {
        Action::Pick(face) => Some(face),
        _ => None,
    };
    dealer.draw_the_others(my.by, my.script, stays);
    Flow::Done
}

const RESCUE_ALTOGETHER: Trigger = Trigger {
    limit: Limit::Identity,
    steps: &[burn_all_black],
    ..RESCUE_THE_LADY
};

fn burn_all_black(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.burn_all_black(my.by, my.target());
    Flow::Done
}

const RIVAL_IN_LOVE: Trigger = Trigger {
    occasions: Occasions::DIED,
    hears: |table, me, occasion| match occasion {
        Occasion::Died { seat, .. } => {
            let male = table.is_male(seat);
            Heard::may(seat != me && male && !table.hands[seat].is_empty())
        }
        _ => Heard::No,
    },
    steps: &[take_the_whole_hand],
    ..RED_TRIGGER
};

fn take_the_whole_hand(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let cards = dealer.table.hands[my.target()];
    dealer.hand_over(my.target(), my.by, cards);
    Flow::Done
}
