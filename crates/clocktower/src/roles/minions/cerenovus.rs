//! 洗脑师 — Cerenovus. Minion.
//!
//! Every night it chooses a player, dead or alive, and a good character. The next day that player has to make the town
//! believe to be that character, or the storyteller may execute the player: that is the day's execution and ends the day
//! (ruling T105). The player is told so even if the Cerenovus is drunk or poisoned; nothing can come of it then.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::CERENOVUS,
    first: STEPS,
    other: STEPS,
    strikes: Some(strikes),
    ..PLAIN
};

const STEPS: &[Step] = &[choose_anybody, name_somebody_good, drive_mad];

fn name_somebody_good(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::name(good_characters(dealer.grimoire())))
}

fn drive_mad(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let (Some(seat), Some(character)) = (my.picked, my.named) {
        dealer.mark(my, seat, Mark::Mad(character), Until::Dusk);
        dealer.tell_player(seat, my.character, Info::Mad { character });
    }
    Flow::Done
}

/// Whether the player was mad enough, the storyteller judges.
fn strikes(town: &Town, me: Seat, _: Which, seat: Seat) -> Option<Cause> {
    let is_mad = town.grimoire.on(seat).any(|effect| {
        effect.by == me
            && effect.character == Character::CERENOVUS
            && matches!(effect.mark, Mark::Mad(_))
    });
    is_mad.then_some(Cause::Execution)
}
