//! 伪装 — what an evil player says to be, whom it would have the town take for the Demon, and what it makes up.

use clocktower::{Action, Character, Learned, Side, Statement, Supposed, Team, Tri, View};
use kernel::{Rng, Seat, Seats};

use super::belief::Belief;
use super::facts::End;
use super::memory::Memory;
use super::situation::friends;

/// The one story that an evil player keeps to.
#[derive(Clone, Debug, Default)]
pub(super) struct Bluff {
    /// What the player says to be; nobody's character as long as there is no story.
    pub(super) character: Character,
    /// Whom the town is to take for the Demon, and for Minions.
    pub(super) framed: Vec<Seat>,
    /// The last night for which the story was thought over.
    night: u8,
}

impl Bluff {
    /// Whether the story has to be thought over: there is none for today.
    pub(super) const fn is_stale(&self, view: &View) -> bool {
        self.night != view.board.night
    }

    /// Thinks the story over, before the town talks.
    pub(super) fn renew(
        &mut self,
        view: &View,
        me: Seat,
        memory: &Memory,
        belief: &Belief,
        luck: &mut Rng,
    ) {
        self.night = view.board.night;
        let said = memory.claimed[me.index()];
        if said != Character::default() {
            self.character = said;
        } else if self.character == Character::default() || self.is_taken(me, memory) {
            self.character = choose_character(view, me, memory, luck);
        }
        self.choose_whom_to_frame(view, me, memory, belief);
    }

    /// Whether somebody else has said to be the same.
    pub(super) fn is_taken(&self, me: Seat, memory: &Memory) -> bool {
        memory
            .claimed
            .iter()
            .enumerate()
            .any(|(at, &said)| at != me.index() && said == self.character)
    }

    /// Whoever the town suspects anyway, and is no friend.
    fn choose_whom_to_frame(&mut self, view: &View, me: Seat, memory: &Memory, belief: &Belief) {
        let friends = friends(view, me, memory);
        let living = view.board.living.minus(view.board.travellers);
        let strangers = living.minus(friends);
        self.framed.retain(|&seat| strangers.has(seat));
        let mut others: Vec<Seat> = strangers
            .into_iter()
            .filter(|seat| !self.framed.contains(seat))
            .collect();
        others.sort_by(|a, b| belief.demon[b.index()].total_cmp(&belief.demon[a.index()]));
        let wanted = 1 + memory.minions.len().max(1);
        let missing = wanted.saturating_sub(self.framed.len());
        self.framed.extend(others.into_iter().take(missing));
    }

    /// Something to have been told that fits the story, for a night of which nothing has been said yet.
    pub(super) fn report(
        &self,
        view: &View,
        me: Seat,
        memory: &Memory,
        legal: &[Action],
        luck: &mut Rng,
    ) -> Option<Action> {
        for night in 1..=view.board.night {
            let is_told = memory.reports.iter().any(|report| {
                report.by == me && (report.learned.night == night || self.is_told_once())
            });
            if is_told || !self.was_told_something(me, memory, night) {
                continue;
            }
            let story = self.story(view, me, memory, night);
            let mut fitting: Vec<(u8, Action)> = Vec::new();
            for &action in legal {
                let Action::ClaimToKnow(learned) = action else {
                    continue;
                };
                if learned.night == night
                    && self.is_about_the_right_one(memory, &learned)
                    && story.holds(me, self.character, &learned) == Tri::True
                {
                    fitting.push((self.points(view, me, memory, &learned), action));
                }
            }
            let best = fitting.iter().map(|&(points, _)| points).max()?;
            fitting.retain(|&(points, _)| points == best);
            return luck.pick(&fitting).map(|&(_, action)| action);
        }
        None
    }

    /// Whether the character would have been told something that night.
    fn was_told_something(&self, me: Seat, memory: &Memory, night: u8) -> bool {
        let died = memory.deaths.iter().find(|death| death.seat == me);
        let died_that_night =
            died.is_some_and(|death| death.night == night && death.end == End::Night);
        let had_died = died.is_some_and(|death| {
            death.night < night || death.night == night && death.end == End::Night
        });
        match self.character {
            Character::RAVENKEEPER => died_that_night,
            Character::UNDERTAKER => !had_died && memory.executed_before(night).is_some(),
            _ => !had_died,
        }
    }

    /// Whether the character is told something once in the game, whenever it asks.
    fn is_told_once(&self) -> bool {
        self.character == Character::ARTIST
    }

    /// Some are told of one player only.
    fn is_about_the_right_one(&self, memory: &Memory, learned: &Learned) -> bool {
        match (self.character, learned.info) {
            (Character::UNDERTAKER, clocktower::Info::Token { seat, .. }) => {
                memory.executed_before(learned.night) == Some(seat)
            }
            _ => true,
        }
    }

    /// The town as the player would have it.
    fn story(&self, view: &View, me: Seat, memory: &Memory, night: u8) -> Supposed {
        let mut town = Supposed::nobody(view);
        let mut evil = view
            .script_of(Team::Demon)
            .take(1)
            .chain(view.script_of(Team::Minion));
        let framed: Vec<(Seat, Character)> = self.framed.iter().copied().zip(&mut evil).collect();
        for seat in view.board.present {
            let said = if seat == me {
                self.character
            } else {
                memory.claimed[seat.index()]
            };
            let character = framed
                .iter()
                .find(|(other, _)| *other == seat)
                .map_or(said, |&(_, character)| character);
            town.seat(seat, character, character);
        }
        town.let_live(memory.lived_after(night).unwrap_or(view.board.living));
        town
    }

    /// The more it says against whoever is framed, and for friends, the better.
    fn points(&self, view: &View, me: Seat, memory: &Memory, learned: &Learned) -> u8 {
        let friends = friends(view, me, memory).without(me);
        let (seats, character) = match learned.info {
            clocktower::Info::OneOf { a, b, character } => ([a, b], Some(character)),
            clocktower::Info::Token { seat, character } => ([seat; 2], Some(character)),
            clocktower::Info::Reply { statement, yes } => {
                return self.points_of_reply(view, me, memory, (statement, yes));
            }
            clocktower::Info::Pair { a, b } => ([a, b], None),
            _ => (learned.about.unwrap_or([me; 2]), None),
        };
        let of_evil = character.is_none_or(|it| view.team(it).side() == Side::Evil);
        let about: Seats = seats.into_iter().collect();
        let wanted: Seats = if of_evil {
            self.framed.iter().copied().take(1).collect()
        } else {
            friends
        };
        let hits = about.and(wanted).len() as u8;
        let hurts = u8::from(of_evil && !about.and(friends).is_empty() || about.has(me));
        (2 + hits).saturating_sub(2 * hurts)
    }

    /// A yes to what is bad of somebody framed, or a no to what is bad of a friend; whatever says less is worth little.
    fn points_of_reply(
        &self,
        view: &View,
        me: Seat,
        memory: &Memory,
        (statement, yes): (Statement, bool),
    ) -> u8 {
        let friends = friends(view, me, memory).without(me);
        let (seat, is_bad) = match statement {
            Statement::Evil { seat } => (seat, true),
            Statement::Team { seat, team } => (seat, team.side() == Side::Evil),
            Statement::Is { .. } | Statement::Spoken => return 0,
        };
        let framed = self.framed.first() == Some(&seat);
        match (is_bad, yes) {
            (true, true) if framed => 3,
            (true, false) if friends.has(seat) => 3,
            (true, true) if friends.has(seat) || seat == me => 0,
            _ => 1,
        }
    }
}

/// Something good that nobody else says to be: one of those the Demon was shown, if any are left.
fn choose_character(view: &View, me: Seat, memory: &Memory, luck: &mut Rng) -> Character {
    let is_free = |character: &Character| {
        let mut others = memory.claimed.iter().enumerate();
        let claimed = others.any(|(at, said)| at != me.index() && said == character);
        !claimed && !memory.shown.contains(character)
    };
    let shown: Vec<Character> = memory.absent.iter().copied().filter(is_free).collect();
    let good: Vec<Character> = view.script_of(Team::Townsfolk).filter(is_free).collect();
    let from = if shown.is_empty() { good } else { shown };
    // Whoever is told nothing need not make anything up.
    let quiet: Vec<Character> = from
        .iter()
        .copied()
        .filter(|character| !character.is_told_something())
        .collect();
    let keeps_quiet = luck.below(8) > 0;
    luck.pick(&quiet)
        .filter(|_| keeps_quiet)
        .or_else(|| luck.pick(&from))
        .copied()
        .unwrap_or_default()
}
