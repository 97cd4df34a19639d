//! 寻找 — the engine plays a world; wherever it asks, every answer that is open is tried, one after the other.
//!
//! Most of what is hidden ends with the day (poison, whom somebody was protected from), and much makes no difference at
//! all. So whoever comes to a grimoire that was seen at the same moment of the game goes no further.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::hash::{Hash as _, Hasher};

use kernel::{Eye, Seat, Seats, Seed};

use crate::action::Action;
use crate::event::{Event, Victory};
use crate::frame::Frame;
use crate::grimoire::{Grimoire, Life};
use crate::info::Query;
use crate::role::Knows;
use crate::roles;
use crate::say::Bond;
use crate::setup::{Rules, Setup};
use crate::solve::puzzle::{Outcome, Puzzle};
use crate::solve::record::{Deed, Record, Round};
use crate::solve::{answers, model};
use crate::town::{Dealer, Phase, Town};
use crate::view::Pending;
use crate::{Cast, Character, Info, Script, Seated, Side, Slot, Statement, Tri};

/// Plays worlds against a record.
pub(crate) struct Search {
    /// A town in which nobody has a character yet; none if there can be no such town.
    empty: Option<Town>,
    /// What is still to be played on; the last one first.
    open: Vec<Node>,
    /// The moments that have been come to.
    seen: BTreeSet<(u8, u128)>,
    /// Who hides, and says to be something else.
    hiders: Seats,
}

/// A town somewhere in a round.
#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) town: Town,
    /// Which round it is, from 0.
    round: u8,
    /// Whether there was a choice since it was last compared with what had been seen.
    is_new: bool,
    /// Which of the round's entries have been heard.
    pub(crate) heard: u128,
    /// Whether it has become day.
    dawned: bool,
    /// How many of the day's deeds have begun.
    deeds: u8,
    /// How many players, and characters, have been named in the deed under way.
    pub(crate) aimed: [u8; 2],
    /// Who has to die, and be executed, before the next deed.
    due: Seats,
    execution_due: Option<Seat>,
}

impl Search {
    pub(crate) fn of(puzzle: &Puzzle, record: &Record) -> Self {
        Self {
            empty: empty_town(puzzle, record),
            open: Vec::new(),
            seen: BTreeSet::new(),
            hiders: Seats::NONE,
        }
    }

    /// Whether a game that began like this can have come to what is on record.
    pub(crate) fn finds(&mut self, record: &Record, start: &[Seated]) -> bool {
        let Some(mut town) = self.empty.clone() else {
            return false;
        };
        if start.len() != usize::from(town.grimoire.players) {
            return false;
        }
        town.grimoire.notes.serial = 0;
        town.grimoire.notes.had_a_demon = false;
        town.seat_all(start);
        let mut silence = |_| ();
        Dealer {
            town: &mut town,
            tell: &mut silence,
        }
        .run();
        self.hiders = hiders(record, start);
        self.seen.clear();
        self.open.clear();
        self.open.push(Node {
            town,
            round: 0,
            is_new: false,
            heard: 0,
            dawned: false,
            deeds: 0,
            aimed: [0; 2],
            due: Seats::NONE,
            execution_due: None,
        });
        while let Some(node) = self.open.pop() {
            if self.play_on(record, node) {
                return true;
            }
        }
        false
    }

    /// Plays on until there is a choice, which is left open; whether the record came true to its end.
    fn play_on(&mut self, record: &Record, mut node: Node) -> bool {
        loop {
            let number = usize::from(node.round);
            let round = &record.rounds[number];
            if let Some(pending) = node.town.pending {
                self.leave_open(record, round, &node, &pending);
                return false;
            }
            if node.is_new && node.town.frames.is_empty() {
                node.is_new = false;
                if !self.seen.insert(node.moment()) {
                    return false;
                }
            }
            let last = number + 1 == record.rounds.len();
            let goes_on = match node.town.phase {
                Phase::Over { .. } | Phase::Setup => false,
                Phase::Night { .. } if node.dawned => {
                    let came_true = self.dusk(round, &node);
                    if came_true && last {
                        return true;
                    }
                    node.next_round();
                    came_true
                }
                Phase::Night { .. } => {
                    let storyteller = node.town.storyteller();
                    node.play(record, round, storyteller, Action::Next)
                }
                Phase::Vote => node.vote(record, round),
                Phase::Day => {
                    if !node.dawn(round) {
                        return false;
                    }
                    match round.deeds.get(usize::from(node.deeds)) {
                        Some(deed) => node.begin(record, round, deed),
                        None if last && round.doomed.is_none() => {
                            return node.is_heard(round) && self.nobody_is_found_out(&node);
                        }
                        None => node.close_the_day(record, round),
                    }
                }
            };
            if !goes_on {
                return false;
            }
        }
    }

    /// Every open answer to a question is left to be played on, the first one first.
    fn leave_open(&mut self, record: &Record, round: &Round, node: &Node, pending: &Pending) {
        let truthful = truthful(&node.town.grimoire);
        let answers = answers::open(record, round, node, pending, truthful);
        let from = self.open.len();
        for action in answers.iter() {
            self.open.push(node.clone());
            let child = self.open.last_mut().expect("a node was just put there");
            child.heard |= answers.hears;
            if answers.aims {
                child.aims(action);
            }
            if !child.play(record, round, pending.to, action) {
                self.open.pop();
            }
        }
        let is_choice = self.open.len() > from + 1;
        for child in &mut self.open[from..] {
            child.is_new |= is_choice;
        }
        self.open[from..].reverse();
    }

    /// Whoever hides only does so while there is something to fear: the dead say who they are.
    fn nobody_is_found_out(&self, node: &Node) -> bool {
        self.hiders.into_iter().all(|seat| {
            let row = node.town.grimoire.row(seat);
            !model::hides(row.character) || row.side == Side::Evil || row.life != Life::Dead
        })
    }

    /// The round is over: whether all of it came true.
    fn dusk(&self, round: &Round, node: &Node) -> bool {
        let whole = usize::from(node.deeds) == round.deeds.len() && node.is_settled();
        let doom_came = round.doomed.is_none() || node.town.grimoire.notes.execution;
        whole && doom_came && node.is_heard(round) && self.nobody_is_found_out(node)
    }
}

impl Node {
    /// A moment of the game, all that matters of it.
    fn moment(&self) -> (u8, u128) {
        let print = |seed: u64| {
            let mut hasher = Quick(seed);
            self.town.grimoire.hash(&mut hasher);
            self.town.phase.hash(&mut hasher);
            self.town.day.hash(&mut hasher);
            self.heard.hash(&mut hasher);
            (self.dawned, self.deeds, self.due, self.execution_due).hash(&mut hasher);
            hasher.finish()
        };
        let print = u128::from(print(1)) << 64 | u128::from(print(2));
        (self.round, print)
    }

    /// Another night begins, and with it another round.
    fn next_round(&mut self) {
        self.round += 1;
        self.heard = 0;
        self.dawned = false;
        self.deeds = 0;
    }

    /// The engine carries out an answer; whether all that comes of it is on record.
    fn play(&mut self, record: &Record, round: &Round, seat: Seat, action: Action) -> bool {
        let ear = Ear {
            record,
            round,
            truthful: truthful(&self.town.grimoire),
            is_night: self.town.is_night(),
            heard: Cell::new(self.heard),
            due: Cell::new(self.due),
            execution_due: Cell::new(self.execution_due),
            refuted: Cell::new(false),
        };
        let mut tell = |event| ear.hear(event);
        let mut dealer = Dealer {
            town: &mut self.town,
            tell: &mut tell,
        };
        dealer.take(seat, action);
        dealer.run_telling(&mut |dealer, my| ear.inform(dealer, my));
        self.heard = ear.heard.get();
        self.due = ear.due.get();
        self.execution_due = ear.execution_due.get();
        !ear.refuted.get()
    }

    /// Whether whoever had to die has died.
    fn is_settled(&self) -> bool {
        self.due.is_empty() && self.execution_due.is_none()
    }

    /// Whether all that was told of this day has been heard.
    fn is_heard(&self, round: &Round) -> bool {
        self.is_settled() && round.is_heard(truthful(&self.town.grimoire), false, self.heard)
    }

    /// It is day: whether the night went as it was told, and all that was due has come.
    fn dawn(&mut self, round: &Round) -> bool {
        if self.dawned {
            return self.is_settled();
        }
        self.dawned = true;
        round.is_heard(truthful(&self.town.grimoire), true, self.heard)
    }

    /// Somebody does what everybody saw.
    fn begin(&mut self, record: &Record, round: &Round, deed: &Deed) -> bool {
        self.deeds += 1;
        self.aimed = [0; 2];
        match *deed {
            Deed::Nominated {
                by, of, outcome, ..
            } => {
                match outcome {
                    Outcome::Nothing => {}
                    Outcome::NominatorExecuted => {
                        self.execution_due = Some(by);
                        self.due = self.due.with(by);
                    }
                    Outcome::NominatorDied => self.due = self.due.with(by),
                }
                self.play(record, round, by, Action::Nominate(of))
            }
            Deed::Used { by, role, died, .. } => {
                if let Some(seat) = died {
                    self.due = self.due.with(seat);
                }
                self.town.grimoire.is_alive(by) && self.play(record, round, by, Action::Use(role))
            }
            Deed::Died { seat } => {
                self.due = self.due.with(seat);
                let storyteller = self.town.storyteller();
                self.town.strike(seat).is_some()
                    && self.play(record, round, storyteller, Action::Pick(seat))
            }
            Deed::Visited { by } => {
                !truthful(&self.town.grimoire).has(by)
                    || self.play(record, round, by, Action::Visit)
            }
        }
    }

    /// Hands are counted as everybody saw; a vote that is not told of is passed over.
    fn vote(&mut self, record: &Record, round: &Round) -> bool {
        let deed = usize::from(self.deeds)
            .checked_sub(1)
            .and_then(|at| round.deeds.get(at));
        let votes = match deed {
            Some(Deed::Nominated { votes, .. }) => *votes,
            Some(Deed::Used { .. } | Deed::Died { .. } | Deed::Visited { .. }) | None => None,
        };
        match (votes, self.town.next_voter()) {
            (Some(hands), Some(voter)) => {
                let hand = if hands.has(voter) {
                    Action::Yes
                } else {
                    Action::No
                };
                self.play(record, round, voter, hand)
            }
            (Some(_) | None, _) => {
                self.town.phase = Phase::Day;
                let notes = &mut self.town.grimoire.notes;
                notes.demon_voted = notes.demon_voted | Tri::Maybe;
                true
            }
        }
    }

    /// The day ends: whoever was executed is, and nobody else.
    fn close_the_day(&mut self, record: &Record, round: &Round) -> bool {
        self.town.day.doomed = round.doomed.map(|(seat, _)| seat);
        if let Some((seat, died)) = round.doomed {
            self.execution_due = Some(seat);
            if died {
                self.due = self.due.with(seat);
            }
        }
        let storyteller = self.town.storyteller();
        self.play(record, round, storyteller, Action::Next)
    }

    /// At whom, and with which character, what is done before all is aimed next.
    pub(crate) fn aim(&self, round: &Round) -> (Option<Seat>, Option<Character>) {
        let at = usize::from(self.deeds).checked_sub(1);
        match at.and_then(|at| round.deeds.get(at)) {
            Some(Deed::Used { picks, names, .. }) => (
                picks.get(usize::from(self.aimed[0])).copied(),
                names.get(usize::from(self.aimed[1])).copied(),
            ),
            Some(Deed::Nominated { .. } | Deed::Died { .. } | Deed::Visited { .. }) | None => {
                (None, None)
            }
        }
    }

    /// What is stated before all.
    pub(crate) fn stated(&self, round: &Round) -> Option<Statement> {
        let at = usize::from(self.deeds).checked_sub(1);
        match at.and_then(|at| round.deeds.get(at)) {
            Some(Deed::Used { statement, .. }) => *statement,
            Some(Deed::Nominated { .. } | Deed::Died { .. } | Deed::Visited { .. }) | None => None,
        }
    }

    fn aims(&mut self, action: Action) {
        match action {
            Action::Pick(_) => self.aimed[0] += 1,
            Action::Name(_) => self.aimed[1] += 1,
            Action::Next
            | Action::Wait
            | Action::Pass
            | Action::Yes
            | Action::No
            | Action::Decline
            | Action::Nominate(_)
            | Action::Exile(_)
            | Action::Use(_)
            | Action::Visit
            | Action::State(_)
            | Action::Say(_)
            | Action::Hand(_)
            | Action::ClaimToBe(_)
            | Action::ClaimToKnow(_)
            | Action::Suspect(_)
            | Action::Trust(_)
            | Action::Whisper(_) => {}
        }
    }
}

/// Hears what the engine tells, and knows what it should tell.
struct Ear<'a> {
    record: &'a Record,
    round: &'a Round,
    truthful: Seats,
    is_night: bool,
    heard: Cell<u128>,
    due: Cell<Seats>,
    execution_due: Cell<Option<Seat>>,
    /// Whether something happened that did not.
    refuted: Cell<bool>,
}

impl Ear<'_> {
    fn hear(&self, event: Event) {
        match event {
            Event::Told {
                seat,
                character,
                info,
            } if self.truthful.has(seat) => {
                if let Some(info) = info.open(Eye::All) {
                    self.hear_what_was_told(seat, character, info);
                }
            }
            Event::AtNight {
                seat, died: true, ..
            } => self.refute_unless(self.record.revives || self.round.died.has(seat)),
            Event::Dawned { died, revived } => {
                self.refute_unless(died == self.round.died && revived == self.round.revived);
            }
            Event::Died { seat } => {
                self.refute_unless(self.due.get().has(seat));
                self.due.set(self.due.get().without(seat));
            }
            Event::Executed { seat } => {
                self.refute_unless(self.execution_due.get() == Some(seat));
                self.execution_due.set(None);
            }
            Event::Revived { .. } => self.refuted.set(true),
            Event::Told { .. }
            | Event::AtNight { .. }
            | Event::Called { .. }
            | Event::NightFell { .. }
            | Event::DayEnded
            | Event::Revealed { .. }
            | Event::ClaimedToBe { .. }
            | Event::ClaimedToKnow { .. }
            | Event::Suspected { .. }
            | Event::Trusted { .. }
            | Event::Whispered { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Picked { .. }
            | Event::Named { .. }
            | Event::Stated { .. }
            | Event::Replied { .. }
            | Event::Visited { .. }
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::Waited
            | Event::Nominated { .. }
            | Event::ExileCalled { .. }
            | Event::Voted { .. }
            | Event::Counted { .. }
            | Event::VoteEnded
            | Event::Exiled { .. }
            | Event::Survived { .. }
            | Event::TokenSpent { .. }
            | Event::Board { .. }
            | Event::Own { .. }
            | Event::Written { .. }
            | Event::Marked { .. }
            | Event::UnderWay { .. }
            | Event::Noted { .. }
            | Event::ByHand { .. }
            | Event::Won { .. } => {}
        }
    }

    fn refute_unless(&self, it_is_so: bool) {
        if !it_is_so {
            self.refuted.set(true);
        }
    }

    fn hear_what_was_told(&self, seat: Seat, character: Character, info: Info) {
        let next = self
            .round
            .next(seat, character, self.is_night, self.heard.get());
        match next.and_then(|(place, entry)| Some((place, entry.told?))) {
            Some((place, told)) => {
                self.refute_unless(told == info);
                self.heard.set(self.heard.get() | 1 << place);
            }
            None => self.refute_unless(!self.record.complete || info == Info::Nothing),
        }
    }

    /// What is told is what the player says to have heard, if that can be told.
    fn inform(&self, dealer: &mut Dealer<'_>, my: &Frame) {
        let tells = self.truthful.has(my.me);
        let said = if tells {
            self.round
                .next(my.me, my.character, self.is_night, self.heard.get())
                .and_then(|(_, entry)| entry.told)
        } else {
            None
        };
        match said {
            None if tells && self.record.complete => {
                if can_be_told_nothing(dealer.town, my) {
                    dealer.told(my, Info::Nothing);
                } else {
                    self.refuted.set(true);
                }
            }
            Some(info) if can_be_told(dealer.town, my, info) => dealer.told(my, info),
            Some(_) => {
                self.refuted.set(true);
                dealer.town.frames.clear();
                dealer.town.phase = Phase::Over {
                    side: Side::Good,
                    why: Victory::Storyteller,
                };
            }
            None if self.record.counts_errors => {
                dealer.ask(dealer.town.storyteller(), crate::Question::Say);
            }
            None => dealer.told(my, Info::Nothing),
        }
    }
}

/// Whether nothing at all may be told.
fn can_be_told_nothing(town: &Town, my: &Frame) -> bool {
    let (mut anything, mut nothing) = (false, false);
    town.sayable(my, &mut |info| {
        anything = true;
        nothing |= info == Info::Nothing;
    });
    nothing || !anything
}

/// Whether the frame's player can be told this.
fn can_be_told(town: &Town, my: &Frame, info: Info) -> bool {
    let Some(Knows { form, holds }) = roles::of(my.character).knows else {
        return false;
    };
    let bond = town.bond(my);
    let query = Query {
        falsified: bond == Bond::Falsehood,
        ..my.query()
    };
    if bond != Bond::Anything && !bond.allows(holds(&town.grimoire, query, info)) {
        return false;
    }
    let mut has_the_form = false;
    form(&town.grimoire, query, &mut |other| {
        has_the_form |= other == info;
    });
    has_the_form
}

/// Who hides at the start, and says to be something else.
fn hiders(record: &Record, start: &[Seated]) -> Seats {
    Seat::all(start.len() as u8)
        .zip(start.iter().zip(&record.claimed))
        .filter(|(_, (who, claimed))| {
            model::hides(who.character) && claimed.is_some_and(|claimed| claimed != who.character)
        })
        .map(|(seat, _)| seat)
        .collect()
}

/// Who tells the truth: whoever is good, and knows it, and has nothing to hide.
pub(crate) fn truthful(grimoire: &Grimoire) -> Seats {
    grimoire.those(|seat| {
        let row = grimoire.row(seat);
        row.side == Side::Good
            && grimoire.team_of(row.believes).side() == Side::Good
            && !model::hides(row.character)
    })
}

/// A town for a puzzle: its script has whoever is named in it. Calls that bear on nothing anybody says are left out.
fn empty_town(puzzle: &Puzzle, record: &Record) -> Option<Town> {
    let characters: Vec<Character> = named_in(puzzle, record).iter().collect();
    let anybody = *characters.first()?;
    let setup = Setup {
        script: Script::made_of(characters),
        players: puzzle.players(),
        travellers: 0,
        seating: vec![
            Seated {
                character: anybody,
                believes: anybody,
            };
            puzzle.claims.len()
        ],
        rules: Rules::default(),
    };
    let mut town = Town::deal_setup(&setup, Seed::from_number(0)).ok()?;
    for calls in [&mut town.first_night, &mut town.other_nights] {
        let mut place = 0;
        while place < calls.len() {
            let needless = match calls.as_slice()[place] {
                Slot::MinionInfo | Slot::DemonInfo => true,
                Slot::Character(character) => roles::of(character).manual,
                Slot::Dusk | Slot::Dawn => false,
            };
            if needless {
                calls.remove(place);
            } else {
                place += 1;
            }
        }
    }
    town.phase = Phase::Setup;
    town.frames.clear();
    town.pending = None;
    town.grimoire.night = 0;
    Some(town)
}

fn named_in(puzzle: &Puzzle, record: &Record) -> Cast {
    let mut cast: Cast = puzzle.hidden.iter().copied().collect();
    for claimed in record.claimed.iter().flatten() {
        cast = cast.with(*claimed);
    }
    for deed in record.rounds.iter().flat_map(|round| &round.deeds) {
        if let Deed::Used { role, names, .. } = deed {
            cast = cast.with(*role).or(names.iter().copied().collect());
        }
    }
    for entry in record.rounds.iter().flat_map(|round| &round.entries) {
        cast = cast.with(entry.role);
        cast = cast.or(entry.named.into_iter().collect());
        cast = match entry.told {
            Some(
                Info::OneOf { character, .. }
                | Info::Token { character, .. }
                | Info::Knows { character, .. }
                | Info::Absent { character }
                | Info::Became { character }
                | Info::Mad { character }
                | Info::InPlay { character },
            ) => cast.with(character),
            Some(Info::Either { good, evil, .. }) => cast.with(good).with(evil),
            Some(
                Info::Nothing
                | Info::Number { .. }
                | Info::Answer { .. }
                | Info::NoneOf { .. }
                | Info::Pair { .. }
                | Info::Minions { .. }
                | Info::Demon { .. }
                | Info::Turned { .. }
                | Info::Statements { .. }
                | Info::Grimoire { .. }
                | Info::Spoken,
            )
            | None => cast,
        };
    }
    cast
}

/// A quick hash for grimoires of one search.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
