//! 盲目 — nothing an eye meets depends on what is hidden from it.
//!
//! For an eye (a seat, or the public) and the truth *t*, another truth *t′* is imagined that the eye
//! cannot tell from *t*: its view is the same. (A sample whose view is not the same is the business
//! of the law of sampling, and is passed over here.) Then:
//!
//! **Now.** Whose turn it is, the eye's own legal actions, and the reason against every action it
//! might think of are the same in *t* and *t′*. So neither a question, nor a list, nor a refusal
//! tells what is hidden. An engine that asks only the holders of a certain card fails here, or:
//!
//! **Next.** An action that is legal for the same seat in both truths is carried out in both, and
//! the two lists of sights the eye gets are laid side by side.
//!
//! * Where two sights are equal, the eye has learnt the same.
//! * Two sights may differ in what the rules let this eye learn at that moment: the card it draws,
//!   a hand that is shown. Each game lists these permitted surprises ([`crate::Game::veil`]): with the
//!   veil over them, the two sights must be equal. So a card opened to the wrong eye, or the answer
//!   of an engine to a hidden card ("C is asked" against "D is asked"), is a leak, because no game
//!   lists it.
//! * The eye gets the same number of sights in both: one more or less is a leak as well, unless it is itself the
//!   news of something hidden ([`crate::Game::reveals`]).
//! * After some surprises the truths part for good: a game may end or go on after hands are counted.
//!   The game says which ([`crate::Game::forks`]); nothing is compared after them. Nor after a sight
//!   that is itself the news of something hidden ([`crate::Game::reveals`]).
//!
//! An answer that is given unseen ([`crate::Game::is_secret`]) is held against another such answer in
//! the other truth: all the above must hold for everybody but whoever gave it.
//!
//! If no sight differed, the two truths must still look alike: the view is the same, and all of
//! "now" holds again. If surprises differed but none of them forks, the turn must be the same.
//!
//! Why not simply "equal views before, equal sights"? Because cards do get drawn and shown. Why not
//! "sights may differ if the views do afterwards"? Because then a leak that the view shows too would
//! excuse itself: whose turn it is stands in every view.

use std::fmt::Debug;

use kernel::{Conserve, Eye, Imagine, Position, Rng, Seat, Turn};

use crate::differ::difference;
use crate::walk::{legal, sights, some_of};
use crate::{ActionOf, Game, SightOf, Walk};

/// How many actions besides the walk's own are tried in both truths.
const TRIED: usize = 3;
/// How many reasons are compared.
const REASONS: usize = 24;

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let universe = walk.game.universe(&walk.record.setup);
    loop {
        let next = walk.choose();
        let mut dice = walk.dice();
        if walk.is_due(&mut dice) {
            for eye in walk.eyes() {
                let view = walk.position.view(eye);
                let other = G::Position::imagine(&view, &mut dice);
                if other.census().is_err() || other.view(eye) != view {
                    continue;
                }
                let pair = Pair {
                    game: walk.game,
                    eye,
                    one: &walk.position,
                    other: &other,
                };
                pair.now(&some_of(&universe, REASONS, &mut dice))?;
                walk.checked += pair.next(next, &mut dice)?;
            }
        }
        let Some((seat, action)) = next else {
            return Ok(());
        };
        walk.play(seat, action);
    }
}

/// Two truths that one eye cannot tell apart.
struct Pair<'a, G: Game> {
    game: &'a G,
    eye: Eye,
    one: &'a G::Position,
    other: &'a G::Position,
}

impl<G: Game> Pair<'_, G> {
    fn now(&self, thoughts: &[ActionOf<G>]) -> Result<(), String> {
        let Self {
            eye, one, other, ..
        } = self;
        let (here, there) = (one.turn_seen_by(*eye), other.turn_seen_by(*eye));
        if here != there {
            return Err(format!(
                "Two truths that {eye:?} cannot tell apart: in one {here:?}, in the other {there:?}. Its view:\n{:#?}",
                one.view(*eye)
            ));
        }
        let Eye::Seat(seat) = *eye else {
            return Ok(());
        };
        let (ours, theirs) = (legal(*one, seat), legal(*other, seat));
        if ours != theirs {
            return Err(format!(
                "Two truths that {eye:?} cannot tell apart: in one it may do {ours:?}, in the other {theirs:?}. Its view:\n{:#?}",
                one.view(*eye)
            ));
        }
        for &action in thoughts {
            let (ours, theirs) = (one.why_not(seat, action), other.why_not(seat, action));
            if ours != theirs {
                return Err(format!(
                    "Two truths that {eye:?} cannot tell apart: against {action:?} there is in one {ours:?}, in the other {theirs:?}. Its view:\n{:#?}",
                    one.view(*eye)
                ));
            }
        }
        Ok(())
    }

    /// Tries the walk's own next decision and a few others; how many could be compared.
    fn next(&self, own: Option<(Seat, ActionOf<G>)>, dice: &mut Rng) -> Result<u64, String> {
        let Turn::Act(asked) = self.one.turn() else {
            return Ok(1);
        };
        let playable = |&(seat, action): &(Seat, ActionOf<G>)| {
            self.one.is_legal(seat, action) && self.other.is_legal(seat, action)
        };
        let all: Vec<_> = asked
            .into_iter()
            .flat_map(|seat| {
                legal(self.one, seat)
                    .into_iter()
                    .map(move |action| (seat, action))
            })
            .filter(playable)
            .collect();
        let mut tried = some_of(&all, TRIED, dice);
        tried.extend(own.filter(playable).filter(|own| !tried.contains(own)));
        for &(seat, action) in &tried {
            self.after(seat, action, action)?;
            let hears_of_it = self.eye == Eye::Seat(seat) || self.game.sees_all(self.one, self.eye);
            if !hears_of_it && self.game.is_secret(self.one, action) {
                let mut unseen = legal(self.other, seat);
                unseen.retain(|&other| {
                    self.other.is_legal(seat, other) && self.game.is_secret(self.other, other)
                });
                if let Some(&other) = dice.pick(&unseen) {
                    self.after(seat, action, other)?;
                }
            }
        }
        Ok(tried.len() as u64)
    }

    /// Carries out an action in one truth, and it (or another that is given unseen) in the other.
    fn after(
        &self,
        seat: Seat,
        action: ActionOf<G>,
        action_there: ActionOf<G>,
    ) -> Result<(), String> {
        let (one, ours) = self.play(self.one, seat, action);
        let (other, theirs) = self.play(self.other, seat, action_there);
        let told = Told {
            eye: self.eye,
            seat,
            actions: (action, action_there),
            ours: &ours,
            theirs: &theirs,
        };
        let mut surprised = false;
        for (at, (mine, yours)) in ours.iter().zip(&theirs).enumerate() {
            if mine != yours {
                if self.game.reveals(mine) || self.game.reveals(yours) {
                    return Ok(());
                }
                if self.game.veil(self.eye, mine) != self.game.veil(self.eye, yours) {
                    return Err(told.wrong(&format!(
                        "its sight number {} differs beyond what the rules let it learn (- and +):\n{}",
                        at + 1,
                        difference(mine, yours)
                    )));
                }
                surprised = true;
                if self.game.forks(mine) || self.game.forks(yours) {
                    return Ok(());
                }
            }
        }
        if ours.len() != theirs.len() {
            // News may come in one truth alone.
            let more = ours.get(theirs.len()).or_else(|| theirs.get(ours.len()));
            if more.is_some_and(|sight| self.game.reveals(sight)) {
                return Ok(());
            }
            return Err(told.wrong("it gets more sights in one than in the other."));
        }
        if surprised {
            let (here, there) = (one.turn_seen_by(self.eye), other.turn_seen_by(self.eye));
            return if here == there {
                Ok(())
            } else {
                Err(told.wrong(&format!(
                    "then it is {here:?} in one and {there:?} in the other."
                )))
            };
        }
        let (view, seen) = (one.view(self.eye), other.view(self.eye));
        if view != seen {
            return Err(told.wrong(&format!(
                "its sights are equal, but its views afterwards are not (- and +):\n{}",
                difference(&view, &seen)
            )));
        }
        Pair {
            one: &one,
            other: &other,
            ..*self
        }
        .now(&[])
        .map_err(|why| told.wrong(&format!("after equal sights:\n{why}")))
    }

    fn play(
        &self,
        truth: &G::Position,
        seat: Seat,
        action: ActionOf<G>,
    ) -> (G::Position, Vec<SightOf<G>>) {
        let mut after = truth.clone();
        let mut events = Vec::new();
        after.play_unchecked(seat, action, &mut |event| events.push(event));
        let told = sights::<G>(&events, self.eye);
        (after, told)
    }
}

/// What an eye was told of one decision in two truths.
struct Told<'a, A, S> {
    eye: Eye,
    seat: Seat,
    actions: (A, A),
    ours: &'a [S],
    theirs: &'a [S],
}

impl<A: PartialEq + Debug, S: Debug> Told<'_, A, S> {
    fn wrong(&self, what: &str) -> String {
        let Self {
            eye,
            seat,
            actions: (here, there),
            ours,
            theirs,
        } = self;
        let unseen = if here == there {
            String::new()
        } else {
            format!(" in one and, just as unseen, {there:?} in the other")
        };
        format!(
            "In two truths that {eye:?} cannot tell apart, {seat} does {here:?}{unseen}; {}\nIts sights in one:   {ours:?}\nand in the other:    {theirs:?}",
            what.trim_end()
        )
    }
}
