//! 答案 — which answers to a question of the engine are open.

use kernel::Seats;

use crate::action::Action;
use crate::ask::Question;
use crate::frame::Script;
use crate::solve::node::Node;
use crate::solve::record::{Entry, Record, Round};
use crate::solve::{alike, model};
use crate::view::Pending;
use crate::{Cast, Character, Info, Statement, Team};

/// The open answers to one question.
#[derive(Clone, Copy, Default)]
pub(crate) struct Answers {
    pub(crate) picks: Seats,
    pub(crate) names: Cast,
    /// Which of the names is tried first: the likeliest.
    pub(crate) first_name: Option<Character>,
    decline: bool,
    yes: bool,
    pub(crate) no: bool,
    pass: bool,
    statement: Option<Statement>,
    infos: [Option<Info>; 2],
    /// Whether it is about what is done before all.
    pub(crate) aims: bool,
    /// Which entries have been heard when this is answered.
    pub(crate) hears: u128,
}

impl Answers {
    pub(crate) fn iter(self) -> impl Iterator<Item = Action> {
        let picks = self.picks.into_iter().map(Action::Pick);
        let first_name = self.first_name.filter(|&first| self.names.has(first));
        let others = self
            .names
            .iter()
            .filter(move |&name| Some(name) != first_name);
        let names = first_name.into_iter().chain(others).map(Action::Name);
        let infos = self.infos.into_iter().flatten().map(Action::Say);
        picks
            .chain(names)
            .chain(self.statement.map(Action::State))
            .chain(self.decline.then_some(Action::Decline))
            .chain(self.yes.then_some(Action::Yes))
            .chain(self.no.then_some(Action::No))
            .chain(self.pass.then_some(Action::Pass))
            .chain(infos)
    }
}

/// The answers to this question that are open.
pub(crate) fn open(
    record: &Record,
    round: &Round,
    node: &Node,
    pending: &Pending,
    truthful: Seats,
) -> Answers {
    let to = pending.to;
    let is_players = to != node.town.storyteller();
    if is_players && pending.open && pending.script == Script::Day {
        return aimed(record, round, node, pending);
    }
    let at_night = node.town.is_night();
    let mut answers = anything(record, node, pending);
    if is_players && (truthful.has(to) || pending.open) {
        match round.next(to, pending.character, at_night, node.heard) {
            Some((place, entry)) => as_told(&mut answers, pending, place, entry),
            // What is done freely and not told of was not done.
            None if answers.decline => {
                return Answers {
                    decline: true,
                    ..Answers::default()
                };
            }
            None if model::only_asks(pending.character) => first(&mut answers),
            None => {}
        }
    } else if is_players && is_mere_belief(node, pending) {
        // Whoever only believes to do something does nothing, but where 莽夫 is chosen.
        let goons = node
            .town
            .grimoire
            .those(|seat| node.town.grimoire.row(seat).character == Character::GOON);
        let goons = goons.and(answers.picks);
        first(&mut answers);
        answers.picks = answers.picks.or(goons);
    } else if model::only_asks(pending.character) {
        let me = node.town.frames.last().map_or(to, |frame| frame.me);
        if !truthful.has(me) || !record.tells_of(me, pending.character) {
            first(&mut answers);
        }
    }
    if !is_players && !record.anybody_inherits && is_about_an_heir(pending) {
        let grimoire = &node.town.grimoire;
        let minions = grimoire.those(|seat| grimoire.team(seat) == Team::Minion);
        answers.picks = answers.picks.and(minions);
    }
    alike::one_for_all(record, round, node, pending, &mut answers);
    answers
}

/// Whether the ability that asks is only believed in.
fn is_mere_belief(node: &Node, pending: &Pending) -> bool {
    node.town.frames.last().is_some_and(|frame| {
        let ability = node.town.grimoire.row(pending.to).abilities[frame.which.index()];
        frame.me == pending.to && ability.only_believed
    })
}

/// Whether the storyteller chooses who becomes the Demon that killed itself.
fn is_about_an_heir(pending: &Pending) -> bool {
    pending.character == Character::IMP && pending.script == Script::Other
}

/// Every answer that the rules allow.
fn anything(record: &Record, node: &Node, pending: &Pending) -> Answers {
    let mut answers = Answers::default();
    match pending.question {
        Question::Pick { from, may_decline } => {
            answers.picks = from.0;
            answers.decline = may_decline;
        }
        Question::Name { from, may_decline } => {
            answers.names = from;
            answers.decline = may_decline;
        }
        Question::YesNo { yes, no } => {
            answers.yes = yes;
            answers.no = no;
        }
        Question::State { may_decline } => {
            // Where it counts whether the answer is right, it has to be one that can be.
            answers.statement = Some(if record.counts_errors {
                Statement::Evil { seat: pending.to }
            } else {
                Statement::Spoken
            });
            answers.decline = may_decline;
        }
        Question::Say => answers.infos = right_and_wrong(node),
        Question::Hand | Question::Pass => answers.pass = true,
    }
    answers
}

/// Of all that can be told, something that is the truth and something that is not: nobody says which it was.
fn right_and_wrong(node: &Node) -> [Option<Info>; 2] {
    let mut infos = [None; 2];
    let Some(my) = node.town.frames.last() else {
        return infos;
    };
    node.town.sayable(my, &mut |info| {
        let kind = &mut infos[usize::from(node.town.is_amiss(my, info))];
        *kind = kind.or(Some(info));
    });
    if infos == [None; 2] {
        infos[0] = Some(Info::Nothing);
    }
    infos
}

/// What everybody saw: at whom it was aimed, and with which character.
fn aimed(record: &Record, round: &Round, node: &Node, pending: &Pending) -> Answers {
    let mut answers = anything(record, node, pending);
    answers.aims = true;
    let (seat, character) = node.aim(round);
    match pending.question {
        Question::Pick { .. } if seat.is_some() => {
            answers.picks = answers.picks.and(seat.into_iter().collect());
            answers.decline = false;
        }
        Question::Name { .. } if character.is_some() => {
            answers.names = answers.names.and(character.into_iter().collect());
            answers.decline = false;
        }
        Question::Pick { .. } | Question::Name { .. } => {
            if answers.decline {
                answers.picks = Seats::NONE;
                answers.names = Cast::NONE;
            }
        }
        Question::State { .. } => {
            if let Some(statement) = node.stated(round) {
                answers.statement = Some(statement);
                answers.decline = false;
            }
        }
        Question::YesNo { .. } | Question::Say | Question::Hand | Question::Pass => {}
    }
    answers
}

/// A truthful player does what that player says to have done.
fn as_told(answers: &mut Answers, pending: &Pending, place: usize, entry: &Entry) {
    let chosen = pending.picks.len();
    match pending.question {
        Question::Pick { .. } => {
            if let Some(&seat) = entry.picks.get(chosen) {
                answers.picks = answers.picks.and(Seats::only(seat));
                answers.decline = false;
                if entry.told.is_none() && entry.named.is_none() && chosen + 1 == entry.picks.len()
                {
                    answers.hears = 1 << place;
                }
            }
        }
        Question::Name { .. } => {
            if let Some(character) = entry.named {
                answers.names = answers.names.and(Cast::NONE.with(character));
                answers.decline = false;
                if entry.told.is_none() {
                    answers.hears = 1 << place;
                }
            }
        }
        Question::State { .. } => {
            if entry.statement.is_some() {
                answers.statement = entry.statement;
                answers.decline = false;
            }
        }
        Question::YesNo { .. } | Question::Say | Question::Hand | Question::Pass => {}
    }
}

/// One answer stands for all.
fn first(answers: &mut Answers) {
    if let Some(seat) = answers.picks.first() {
        answers.picks = Seats::only(seat);
        answers.decline = false;
    }
    if let Some(character) = answers.names.iter().next() {
        answers.names = Cast::NONE.with(character);
        answers.decline = false;
    }
}
