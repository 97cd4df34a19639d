//! 寻找 — the engine plays a world; wherever it asks, every answer that is open is tried, one after the other.
//!
//! Most of what is hidden ends with the day (poison, whom somebody was protected from), and much makes no difference at
//! all. So whoever comes to a grimoire that was seen at the same moment of the game goes no further.

use std::collections::BTreeSet;

use kernel::{Seat, Seats};

use crate::action::Action;
use crate::grimoire::{Grimoire, Life};
use crate::solve::moment::Moment;
use crate::solve::node::Node;
use crate::solve::puzzle::Puzzle;
use crate::solve::record::{Record, Round};
use crate::solve::{answers, model, table};
use crate::town::{Dealer, Phase, Town};
use crate::view::Pending;
use crate::{Seated, Side};

/// Plays worlds against a record.
pub(crate) struct Search {
    /// A town in which nobody has a character yet; none if there can be no such town.
    empty: Option<Town>,
    /// What is still to be played on; the last one first.
    open: Vec<Node>,
    /// The moments that have been come to.
    seen: BTreeSet<Moment>,
    /// Who hides, and says to be something else.
    hiders: Seats,
}

impl Search {
    pub(crate) fn of(puzzle: &Puzzle, record: &Record) -> Self {
        Self {
            empty: table::empty(puzzle, record),
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
        if start.len() != usize::from(town.grimoire.players()) {
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
        self.open.push(Node::new(town));
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
            let number = usize::from(node.round());
            let round = &record.rounds[number];
            let pending = node.town.pending;
            let can_be_compared = pending.map_or(node.town.frames.is_empty(), |pending| {
                pending.to == node.town.storyteller() && model::is_asked_again(pending.character)
            });
            if node.is_new && can_be_compared {
                node.is_new = false;
                if !self.seen.insert(node.moment(record)) {
                    return false;
                }
            }
            if let Some(pending) = pending {
                self.leave_open(record, round, &node, &pending);
                return false;
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
