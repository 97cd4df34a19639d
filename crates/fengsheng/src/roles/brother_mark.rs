//! 小马哥 — Brother Mark. Male.
//!
//! * 英雄本色 — When he gains black intelligence that another player sent: he draws one, then may lay a
//!   black card before a player.
use super::*;
use crate::frame::Frame;
use crate::victory;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::AgencyWiped,
    triggers: &[TRUE_HERO],
    ..PLAIN
};

const TRUE_HERO: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |_, me, occasion| Heard::must(black_sent_to_me(me, occasion).is_some()),
    steps: &[draw_one_and_choose, choose_what_to_lay_down, place_it_there],
    ..TRIGGER
};

fn draw_one_and_choose(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    which_player(my, Who::Anyone, true)
}

fn choose_what_to_lay_down(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    which_card(my, Cards::Black, true)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 英雄本色: for black intelligence of any origin he draws two; 杀身成仁, once: he does so before he dies of
/// it, and wins if his condition holds then. 千智 has no 杀身成仁.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    mission: Mission::OneOfEachDead,
    triggers: &[TRUE_HERO_FOR_TWO, DIE_FOR_THE_CAUSE],
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    mission: Mission::OneOfEachDead,
    triggers: &[TRUE_HERO_FOR_TWO],
    ..STANDARD_2010
};

/// The card that he lays before himself by it does not set it off again.
const TRUE_HERO_FOR_TWO: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let own = matches!(occasion, Occasion::Gained { by, how: How::Placed, .. } if by.seat() == Some(me))
            && table.answers_a_gain_of(me);
        Heard::must(i_gained_black(me, occasion) && table.living.has(me) && !own)
    },
    steps: &[draw_two_and_choose, choose_what_to_lay_down, place_it_there],
    ..TRIGGER
};

fn draw_two_and_choose(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    which_player(my, Who::Anyone, true)
}

const DIE_FOR_THE_CAUSE: Trigger = Trigger {
    occasions: Occasions::DYING,
    hears: |_, me, occasion| Heard::may(matches!(occasion, Occasion::Dying { seat } if seat == me)),
    steps: &[
        draw_two_and_choose,
        choose_what_to_lay_down_if_anything,
        lay_it_down_before_the_end,
        look_whether_he_wins,
    ],
    ..RED_TRIGGER
};

/// The step that looks whether he wins.
const LOOK: u8 = 3;

fn choose_what_to_lay_down_if_anything(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Step(LOOK);
    };
    my.target = seat.into();
    which_card(my, Cards::Black, true)
}

/// What he lays before himself kills nobody who is not dying already.
fn lay_it_down_before_the_end(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        if my.target() == my.by {
            dealer.lay_down(my.by, face, my.by);
        } else {
            dealer.place(my.by, face, my.target());
        }
    }
    Flow::Next
}

fn look_whether_he_wins(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.living.has(my.by) {
        victory::at_a_gain(dealer, my.by, None);
    }
    Flow::Done
}

impl Table {
    /// Whether a gain of this player's is being answered under the one that is heard now.
    fn answers_a_gain_of(&self, seat: Seat) -> bool {
        let mine = |frame: &&Frame| match frame {
            Frame::Hear(hearing) => match hearing.occasion {
                Occasion::Gained { seat: gainer, .. } | Occasion::Dying { seat: gainer } => {
                    gainer == seat
                }
                _ => false,
            },
            _ => false,
        };
        self.frames.as_slice().iter().filter(mine).count() > 1
    }
}
