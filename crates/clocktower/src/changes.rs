//! 变化 — what abilities do to players: marks, characters, sides.

use kernel::{Seat, Seats};

use crate::ability::{Ability, Which};
use crate::frame::Frame;
use crate::role::Occasion;
use crate::town::Dealer;
use crate::{Character, Effect, Info, Mark, Side, Team, Until};

impl Dealer<'_> {
    /// The number of the next ability.
    pub(crate) fn next_serial(&mut self) -> u8 {
        let notes = &mut self.town.grimoire.notes;
        notes.serial = notes.serial.wrapping_add(1).max(1);
        notes.serial
    }

    /// The ability under way puts an effect on a player; one that does not work puts it there idle. Whom no Demon can harm
    /// gets none of the Demon's.
    pub(crate) fn mark(&mut self, my: &Frame, on: Seat, mark: Mark, until: Until) {
        if self.grimoire().is_spared(on, mark, my.character) {
            return;
        }
        let idle = !self.works(my);
        let ability = self.grimoire().row(my.me).abilities[my.which.index()].serial;
        self.place(Effect {
            mark,
            on,
            by: my.me,
            character: my.character,
            ability,
            until,
            outlives: false,
            idle,
        });
    }

    /// Puts a mark on a player that is there whether the ability works or not: whom it means, not what it does.
    pub(crate) fn mark_standing(&mut self, my: &Frame, on: Seat, mark: Mark) {
        self.mark_standing_until(my, on, mark, Until::Forever);
    }

    /// The same, for as long as it is said.
    pub(crate) fn mark_standing_until(&mut self, my: &Frame, on: Seat, mark: Mark, until: Until) {
        let ability = self.grimoire().row(my.me).abilities[my.which.index()].serial;
        self.place(Effect {
            mark,
            on,
            by: my.me,
            character: my.character,
            ability,
            until,
            ..Effect::default()
        });
    }

    /// The same, but the effect goes on without the ability it comes from.
    pub(crate) fn mark_for_good(&mut self, my: &Frame, on: Seat, mark: Mark, until: Until) {
        self.place(Effect {
            mark,
            on,
            by: my.me,
            character: my.character,
            ability: 0,
            until,
            outlives: true,
            idle: false,
        });
    }

    /// Puts an effect on a player; where there is no room the oldest goes.
    pub(crate) fn place(&mut self, effect: Effect) {
        let effects = &mut self.town.grimoire.effects;
        if effects.len() == crate::grimoire::MOST_EFFECTS {
            effects.remove(0);
        }
        effects.push(effect);
        self.settle();
    }

    /// Takes away the effects for which something holds.
    pub(crate) fn unmark(&mut self, is_so: impl Fn(&Effect) -> bool) {
        let effects = &mut self.town.grimoire.effects;
        let mut place = 0;
        while place < effects.len() {
            if is_so(&effects.as_slice()[place]) {
                effects.remove(place);
            } else {
                place += 1;
            }
        }
        self.settle();
    }

    /// Takes away what this ability has put anywhere.
    pub(crate) fn unmark_mine(&mut self, my: &Frame, mark: Mark) {
        let (me, character) = (my.me, my.character);
        self.unmark(|effect| {
            effect.by == me && effect.character == character && effect.mark == mark
        });
    }

    /// A player becomes another character, is told so, and keeps the side. Drunkenness and poison stay.
    pub(crate) fn become_character(&mut self, seat: Seat, character: Character) {
        let serial = self.next_serial();
        let night = self.grimoire().night;
        let is_demon = self.grimoire().team_of(character) == Team::Demon;
        self.town.grimoire.notes.had_a_demon |= is_demon;
        let row = &mut self.town.grimoire.rows[seat];
        row.character = character;
        row.believes = character;
        row.abilities = [
            Ability {
                character,
                serial,
                since: night,
                ..Ability::default()
            },
            Ability::default(),
        ];
        self.tell_player(seat, Character::NONE, Info::Became { character });
        self.settle();
        self.announce(Occasion::Became { seat });
    }

    /// A player changes sides, and is told so.
    pub(crate) fn turn(&mut self, seat: Seat, side: Side) {
        let row = &mut self.town.grimoire.rows[seat];
        if row.side == side && row.told_side == side {
            return;
        }
        row.side = side;
        row.told_side = side;
        self.tell_player(seat, Character::NONE, Info::Turned { side });
        self.announce(Occasion::Turned);
    }

    /// A player gains an ability besides the own.
    pub(crate) fn gain(&mut self, seat: Seat, character: Character) {
        let serial = self.next_serial();
        let night = self.grimoire().night;
        self.town.grimoire.rows[seat].abilities[Which::Gained.index()] = Ability {
            character,
            serial,
            since: night,
            ..Ability::default()
        };
        self.settle();
    }

    /// The players whose character this is.
    pub(crate) fn holders(&self, character: Character) -> Seats {
        let grimoire = self.grimoire();
        grimoire.those(|seat| grimoire.row(seat).character == character)
    }
}
