//! 投票 — hands are counted around the circle, beginning after the nominee and ending with the nominee.

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::event::Event;
use crate::frame::{Cause, Frame, Script};
use crate::grimoire::NOBODY;
use crate::role::Occasion;
use crate::roles;
use crate::town::{Dealer, Phase, Town};
use crate::{Mark, Team};

/// A vote that is being counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vote {
    /// On whom.
    pub of: Seat,
    /// By whom it was called for.
    pub by: Seat,
    /// Whether it is about an exile.
    pub is_exile: bool,
    /// How many seats have been passed.
    pub counted: u8,
    /// Whose hands were up when they were counted.
    pub hands: Seats,
    /// Who was to be executed before this vote.
    pub doomed_before: Option<Seat>,
    /// How many votes there were to beat before this vote.
    pub to_beat_before: u8,
}

impl Default for Vote {
    /// On nobody.
    fn default() -> Self {
        Self {
            of: NOBODY,
            by: NOBODY,
            is_exile: false,
            counted: 0,
            hands: Seats::NONE,
            doomed_before: None,
            to_beat_before: 0,
        }
    }
}

impl Town {
    /// The player whose hand is looked at next; none when the count is over.
    pub(crate) fn next_voter(&self) -> Option<Seat> {
        let vote = &self.day.vote;
        let players = self.grimoire.players();
        (vote.counted..players)
            .map(|counted| self.grimoire.further(vote.of, counted + 1))
            .find(|&seat| self.has_a_vote(seat))
    }

    /// Whether the count is over after this player.
    pub(crate) fn is_the_last_voter(&self, seat: Seat) -> bool {
        let vote = &self.day.vote;
        let first = self.grimoire.further(vote.of, 1);
        seat == vote.of
            || !self
                .grimoire
                .clockwise(seat)
                .take_while(|&other| other != first)
                .any(|other| self.has_a_vote(other))
    }

    /// Whether this player's hand is looked at, as far as everybody knows.
    pub(crate) fn has_a_vote(&self, seat: Seat) -> bool {
        let row = self.grimoire.row(seat);
        if self.day.vote.is_exile {
            return true;
        }
        match self.voting_rule(seat) {
            Some(has) => has,
            None if self.begs(seat) => self.purse() > 0,
            None => self.grimoire.is_alive(seat) || row.vote_token,
        }
    }

    /// Whether this player needs a token for every vote (乞丐).
    pub(crate) fn begs(&self, seat: Seat) -> bool {
        let is_beggar = roles::of(self.grimoire.row(seat).character)
            .vote
            .is_some_and(|vote| vote.begs);
        is_beggar && self.grimoire.is_alive(seat)
    }

    /// How many vote tokens the players hold who beg for them.
    pub(crate) fn purse(&self) -> u8 {
        let beggars = self.grimoire.seats().filter(|&seat| self.begs(seat));
        beggars
            .map(|seat| self.grimoire.row(seat).abilities[Which::Own.index()].memory)
            .sum()
    }

    /// What a Traveller's open rule says of who votes; none if there is no such rule.
    fn voting_rule(&self, voter: Seat) -> Option<bool> {
        let open = self.grimoire.travellers().and(self.grimoire.living());
        open.into_iter().find_map(|me| {
            let row = self.grimoire.row(me);
            let who = roles::of(row.character).vote?.who?;
            Some(who(self, me, voter))
        })
    }

    /// Whether this player's hand has been looked at in the present vote.
    pub(crate) fn has_been_counted(&self, seat: Seat) -> bool {
        let vote = &self.day.vote;
        (0..vote.counted).any(|counted| self.grimoire.further(vote.of, counted + 1) == seat)
    }

    /// Whether this player may raise a hand now, by what the player knows.
    pub(crate) fn may_raise(&self, seat: Seat) -> bool {
        self.day.vote.is_exile
            || Which::BOTH.into_iter().all(|which| {
                let ability = self.grimoire.row(seat).abilities[which.index()];
                roles::of(ability.character)
                    .vote
                    .and_then(|vote| vote.may)
                    .is_none_or(|may| may(self, seat))
            })
    }

    /// How many votes are needed.
    pub(crate) fn needed(&self) -> u8 {
        if self.day.vote.is_exile {
            return self.grimoire.players().div_ceil(2);
        }
        self.needed_for_an_execution()
    }

    /// How many votes are needed for an execution.
    pub(crate) fn needed_for_an_execution(&self) -> u8 {
        let open = self.grimoire.travellers().and(self.grimoire.living());
        let special = open
            .into_iter()
            .find_map(|me| roles::of(self.grimoire.row(me).character).vote?.needs);
        special.unwrap_or_else(|| (self.grimoire.living().len() as u8).div_ceil(2))
    }

    /// What the raised hands come to.
    fn tally(&self) -> i8 {
        let vote = &self.day.vote;
        vote.hands
            .into_iter()
            .map(|seat| if vote.is_exile { 1 } else { self.weight(seat) })
            .sum()
    }

    /// Whether some ability makes this vote count for nothing.
    fn counts_for_nothing(&self) -> bool {
        let vote = &self.day.vote;
        let grimoire = &self.grimoire;
        !vote.is_exile
            && grimoire.seats().any(|me| {
                let annuls = roles::of(grimoire.row(me).character)
                    .vote
                    .and_then(|vote| vote.annuls);
                annuls
                    .is_some_and(|annuls| grimoire.able(me, Which::Own) && annuls(self, vote.hands))
            })
    }

    /// By how much a hand counts: once, if no ability says otherwise.
    fn weight(&self, voter: Seat) -> i8 {
        let mut weight = 1;
        for effect in self.grimoire.on(voter) {
            let rule = roles::of(effect.character).vote;
            if let (Mark::Own(_), Some(weighs)) = (effect.mark, rule.and_then(|rule| rule.weighs)) {
                weight = weighs(weight);
            }
        }
        weight
    }
}

impl Dealer<'_> {
    /// Looks for the next hand; when there is none left, counts. Whether the game goes on by itself.
    pub(crate) fn next_hand(&mut self) -> bool {
        if self.town.next_voter().is_some() {
            return false;
        }
        self.count();
        true
    }

    /// A hand is counted: up or not.
    pub(crate) fn count_hand(&mut self, seat: Seat, yes: bool) {
        let players = self.grimoire().players();
        let vote = self.town.day.vote;
        let places = self.grimoire().places_between(vote.of, seat);
        self.town.day.vote.counted = if places == 0 { players } else { places };
        let is_exile = vote.is_exile;
        self.say(Event::Voted { seat, yes });
        if !yes {
            return;
        }
        let vote = &mut self.town.day.vote;
        vote.hands = vote.hands.with(seat);
        if is_exile {
            return;
        }
        let is_demon = self.grimoire().is_team(seat, Team::Demon);
        let notes = &mut self.town.grimoire.notes;
        notes.demon_voted = notes.demon_voted | is_demon;
        if !self.town.costs_a_token(seat) {
            return;
        }
        if self.town.begs(seat) {
            self.town.grimoire.rows[seat].abilities[Which::Own.index()].memory -= 1;
        } else {
            self.town.grimoire.rows[seat].vote_token = false;
        }
        self.say(Event::TokenSpent { seat });
    }

    fn count(&mut self) {
        let vote = self.town.day.vote;
        let votes = if self.town.counts_for_nothing() {
            0
        } else {
            self.town.tally()
        };
        let needed = self.town.needed();
        self.town.phase = Phase::Day;
        let day = &mut self.town.day;
        day.passed = Seats::NONE;
        let enough = votes >= needed.cast_signed();
        day.write_down(votes, enough);
        if !vote.is_exile && enough {
            let votes = votes.unsigned_abs();
            if votes > day.to_beat {
                day.to_beat = votes;
                day.doomed = Some(vote.of);
            } else if votes == day.to_beat {
                day.doomed = None;
            }
        }
        let (doomed, to_beat) = (day.doomed, day.to_beat);
        self.say(Event::Counted {
            seat: vote.of,
            votes,
            needed,
            doomed,
            to_beat,
        });
        if vote.is_exile {
            if enough {
                self.exile(vote.of);
            }
        } else {
            self.town.day.votes += 1;
            self.announce(Occasion::Counted);
        }
    }

    fn exile(&mut self, seat: Seat) {
        self.say(Event::Exiled { seat });
        self.push(Frame {
            about: seat,
            cause: Cause::Exile,
            script: Script::Death,
            ..Frame::default()
        });
        self.announce(Occasion::Exiled { seat });
    }

    /// The vote that was counted last is as if nobody had raised a hand.
    pub(crate) fn annul_the_vote(&mut self) {
        let needed = self.town.needed();
        let day = &mut self.town.day;
        day.doomed = day.vote.doomed_before;
        day.to_beat = day.vote.to_beat_before;
        if let Some(last) = day.counted.last_mut() {
            (last.votes, last.enough) = (0, false);
        }
        let (seat, doomed, to_beat) = (day.vote.of, day.doomed, day.to_beat);
        self.say(Event::Counted {
            seat,
            votes: 0,
            needed,
            doomed,
            to_beat,
        });
    }
}

impl Town {
    fn costs_a_token(&self, voter: Seat) -> bool {
        self.voting_rule(voter).is_none() && (!self.grimoire.is_alive(voter) || self.begs(voter))
    }
}
