//! 各能力知晓 — every ability hears what has happened.

use kernel::Seat;

use crate::ability::Which;
use crate::role::{Hearer, Occasion};
use crate::roles;
use crate::town::Dealer;

impl Dealer<'_> {
    /// Lets every ability hear what has happened.
    pub(crate) fn announce(&mut self, occasion: Occasion) {
        self.announce_after(occasion, None);
    }

    /// The same after a death: which of the abilities of the one who died worked until then.
    pub(crate) fn announce_after(
        &mut self,
        occasion: Occasion,
        able_at_death: Option<(Seat, [bool; 2])>,
    ) {
        let hearers = self.grimoire().by_age(|role| role.hears.is_some());
        // What is pushed last is carried out first: so the oldest ability hears last.
        for &(me, which) in hearers.as_slice().iter().rev() {
            let ability = self.grimoire().row(me).abilities[which.index()];
            let Some(hears) = roles::of(ability.character).hears else {
                continue;
            };
            let able = match able_at_death {
                Some((dead, able)) if dead == me => able[which.index()],
                Some(_) | None => self.grimoire().able(me, which),
            };
            hears(self, Hearer { me, which, able }, occasion);
            if self.is_over() {
                return;
            }
        }
        self.let_the_unaware_hear(occasion);
    }

    /// What a player really is hears too, if the player takes himself for something else.
    fn let_the_unaware_hear(&mut self, occasion: Occasion) {
        let everybody = self.grimoire().by_age(|_| true);
        for &(me, which) in everybody.as_slice().iter().rev() {
            let grimoire = self.grimoire();
            let hears = roles::of(grimoire.row(me).character).hears;
            let is_unaware = which == Which::Own && grimoire.is_unaware(me);
            if let (true, Some(hears)) = (is_unaware, hears) {
                let able = grimoire.really_lives(me) && grimoire.sober(me);
                hears(self, Hearer { me, which, able }, occasion);
            }
        }
    }
}
