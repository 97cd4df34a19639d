//! What is rare of deaths and victories.

use fengsheng::{Ask, Colour, Faction, Role, Script, Sight, View, Whose};
use kernel::{Seat, Seats};

use super::Rare;

impl Rare {
    pub(super) fn ends(&mut self, before: &View, sight: &Sight) {
        match *sight {
            Sight::Asked {
                ask:
                    Ask::Intelligence {
                        by: Script::Trigger(Role::MaskedMan, 1),
                        whose: Whose::Only(lady),
                        ..
                    },
                ..
            } => self.now.rescue = Some(lady),
            Sight::Died { seat, killer } => {
                let others = self.now.dying.is_some();
                self.met_if(others, "a player dies while another is dying");
                self.now.dying = Some((seat, killer));
                let own = killer == Some(seat);
                self.met_if(own, "a player dies of the own card");
                self.met_if(!own, "a player is killed");
                self.met_if(self.now.confounding, "a player dies of a confound");
                self.met_if(seat == before.turn, "the player on turn dies");
            }
            Sight::Buried { .. } => self.now.dying = None,
            Sight::Lost { seat } => {
                let white = before.seats[seat.index()].role == Some(Role::RookieWhite);
                let many = before.seats[seat.index()].intelligence.len() >= 5;
                let exposed = white && many && before.ask != Ask::Send;
                self.met_if(exposed, "rookie-white-passive-1");
                self.met_if(!exposed, "a player with nothing to send loses");
            }
            Sight::VictoryDeclared { seat, overridden } => {
                self.now.declared = Some((seat, overridden));
                self.met_if(overridden, "a victory is overridden");
            }
            _ => {}
        }
    }

    /// The game is over; `open` shows everything.
    pub(super) fn over(&mut self, open: &View) {
        let winners = open.winners.expect("the game is over");
        let victory = self.now.declared;
        let (declarer, overridden) = victory.expect("no game ends without a victory");
        let side = |seat: Seat| open.seats[seat.index()].identity.expect("all is open");
        let gone = self
            .now
            .dying
            .map_or(Seats::NONE, |(seat, _)| Seats::only(seat));
        let living = open.living.minus(gone);
        let last = living.into_iter().all(|seat| side(seat) == side(declarer));
        let faction = side(declarer);
        let killing = !overridden && self.by_killing(open, declarer);
        if !overridden && !killing && faction != Faction::Bystander {
            self.side_wins(open, declarer, last);
        } else if !overridden && !killing && living == Seats::only(declarer) {
            self.met("a bystander is the last one left");
        }
        let dead = winners.into_iter().any(|seat| !open.living.has(seat));
        self.met_if(dead, "a dead player wins along");
        let bystanders: Vec<Seat> = winners
            .into_iter()
            .filter(|&seat| side(seat) == Faction::Bystander)
            .collect();
        self.met_if(bystanders.len() > 1, "several bystanders win");
        for seat in bystanders {
            let alone = seat == declarer && (killing || living == Seats::only(seat));
            if !alone && self.now.companion != Some(seat) {
                let role = open.seats[seat.index()].role.expect("all is open");
                self.met(&format!("{role} wins by the mission"));
            }
        }
    }

    /// Whether the victory comes from a killing: 滥杀 or 情仇.
    fn by_killing(&mut self, open: &View, declarer: Seat) -> bool {
        let Some((victim, Some(killer))) = self.now.dying else {
            return false;
        };
        let role = |seat: Seat| open.seats[seat.index()].role;
        let bystander = open.seats[victim.index()].identity == Some(Faction::Bystander);
        let other = killer == declarer && killer != victim;
        let up = |seat: Seat| open.seats[seat.index()].face_up;
        let wanton = other && bystander && role(killer) == Some(Role::BlackHand) && up(killer);
        self.met_if(wanton, "black-hand-passive-1");
        let love = other && role(victim) == Some(Role::MrYi) && up(victim);
        let lady = love && role(killer).is_some_and(is_female) && up(killer);
        self.met_if(lady, "mr-yi-passive-2");
        self.met_if(
            lady && role(killer) == Some(Role::RookieWhite),
            "rookie-white-passive-0",
        );
        wanton || lady
    }

    fn side_wins(&mut self, open: &View, declarer: Seat, last: bool) {
        let place = &open.seats[declarer.index()];
        let colour = place.identity.and_then(Faction::colour);
        let three = |colour: Colour| {
            let own = place.intelligence.iter().filter(|face| face.is(colour));
            own.count() >= 3
        };
        if colour.is_some_and(three) {
            self.met(match place.identity {
                Some(Faction::Lurker) => "the lurkers win by intelligence",
                _ => "the agency wins by intelligence",
            });
        } else {
            self.met_if(last, "a side is the last one left");
        }
    }
}

fn is_female(role: Role) -> bool {
    matches!(
        role,
        Role::OldGhost
            | Role::CodeClerk
            | Role::Shining
            | Role::BlackRose
            | Role::GreatBeauty
            | Role::SisterSix
            | Role::RookieWhite
            | Role::Siskin
            | Role::ThousandFaces
            | Role::Duckweed
    )
}
