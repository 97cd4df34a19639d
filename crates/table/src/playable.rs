//! 可坐 — what a game adds to its rules so that it can be played at a table.

use kernel::{Notation, Seat, Seats};

/// When what a bot wants to do happens, where a person enters what people do ([`crate::Hearing::AtOnce`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// At once.
    ByItself,
    /// When the bot is called upon: everybody has to listen, and whoever runs the game says when.
    Called,
    /// Not as long as anybody else may act: the bot has nothing to do for now, and is asked again when something happens.
    Quiet,
}

/// A game that people and bots can sit down to.
pub trait Playable: Notation {
    /// Whether people are heard after the bots among those who are asked at once: where the order is nobody's by the rules.
    const PEOPLE_LAST: bool = false;

    /// Whether this answer lets those who were asked at the same time answer too.
    ///
    /// When several seats are asked at once, their answers are kept sealed and heard in
    /// [`Playable::order`]; one counts only if everyone before passed. A pass must leave what the
    /// others were asked, and what they may answer, as it was.
    fn is_pass(action: Self::Action) -> bool;

    /// In which order those who are asked at once are heard; by seat unless the game says otherwise.
    fn order(_: &Self::View, asked: Seats) -> Vec<Seat> {
        asked.into_iter().collect()
    }

    /// When a bot does this, where a person enters what people do; `before` is what the bot saw before it.
    fn manner(_before: &Self::View, _action: Self::Action) -> Manner {
        Manner::ByItself
    }

    /// Whether everybody learns which answer was given, and not only that one was. `before` is what
    /// everybody saw before it.
    fn is_open(before: &Self::View, action: Self::Action) -> bool;
}
