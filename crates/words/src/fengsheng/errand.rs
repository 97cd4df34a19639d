//! 用途 — what a card or skill wants the cards, intelligence and players for that it asks about.

use fengsheng::{Edition, Function, Role, Rule, Script, View};

/// What a script's choices are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Errand {
    /// It asks for nothing.
    Nothing,
    /// Intelligence is burnt.
    Burn,
    /// A card is discarded.
    Discard,
    /// A card is discarded, or intelligence of one's own burnt.
    DiscardOrBurn,
    /// Cards go back on the deck.
    PutBack,
    /// Black cards of the hand are laid before a player.
    LayBlack,
    /// Cards of the hand, whichever, are laid before a player.
    LayAny,
    /// A card of the hand is laid before oneself.
    LayMine,
    /// A black card is laid before oneself, then any cards before any players.
    LayAround,
    /// A card of another hand is laid before a player.
    LayTheirs,
    /// A black card is laid before oneself to turn another character down.
    TurnDown,
    /// The hand is left to a player.
    Bequeath,
    /// A card is given to a player.
    Give,
    /// Cards are given for an intelligence.
    Bribe,
    /// Intelligence of one's own is discarded for another player's.
    Sell,
    /// Intelligence goes onto the deck.
    OntoDeck,
    /// A player's intelligence goes into anybody's hand.
    IntoAnyHand,
    /// An intelligence goes into one's own hand.
    IntoMyHand,
    /// A card of the hand is used as a lock.
    LockWith,
    /// Players are locked.
    Lock,
    /// A random card of another hand is taken.
    TakeCard,
    /// Another hand is looked at.
    Look,
    /// A card of a hand one looks at is taken, into the own hand or as intelligence.
    Search,
    /// Intelligence is moved to before another player.
    Move,
    /// Another player's intelligence comes before oneself.
    MoveHere,
    /// Intelligence of one's own goes before another player.
    MoveThere,
    /// A card of the discard comes before oneself.
    FromDiscard,
    /// What lies before one changes places with a card of the deck.
    Exchange,
    /// Intelligence is looked at, and turned up if its colour was called.
    Decode,
    /// A player wins along.
    WinAlong,
}

/// What this script asks for in the edition that is played.
pub(super) fn errand(view: &View, script: Script) -> Errand {
    let first = view.edition == Edition::Standard2010;
    match script {
        Script::Card(function) => match function {
            Function::Burn => Errand::Burn,
            Function::Probe => Errand::Discard,
            Function::Decode => Errand::Decode,
            Function::Lock
            | Function::Lure
            | Function::Intercept
            | Function::Return
            | Function::Counter
            | Function::Confound
            | Function::Swap
            | Function::Transfer
            | Function::Gamble
            | Function::Weigh
            | Function::Reinforce
            | Function::PublicText => Errand::Nothing,
        },
        Script::Skill(role, _) if first => skill_of_2010(role),
        Script::Trigger(role, number) if first => trigger_of_2010(role, number),
        Script::Skill(role, number) => skill(role, number),
        Script::Trigger(role, number) => trigger(role, number),
        Script::Rule(rule) => match rule {
            Rule::ReturnOne => Errand::PutBack,
            Rule::GoodManners => Errand::WinAlong,
            Rule::TurnUp => Errand::Nothing,
        },
    }
}

fn skill_of_2010(role: Role) -> Errand {
    match role {
        Role::Shining | Role::GreatBeauty => Errand::Burn,
        Role::BlackRose => Errand::LayBlack,
        Role::RookieWhite => Errand::Bribe,
        Role::Siskin => Errand::OntoDeck,
        _ => Errand::Nothing,
    }
}

fn trigger_of_2010(role: Role, number: u8) -> Errand {
    match (role, number) {
        (Role::EmeiWind | Role::MaskedMan, _) => Errand::Burn,
        (Role::IntelligenceChief, _) => Errand::DiscardOrBurn,
        (Role::OldJin, 0) => Errand::PutBack,
        (Role::OldJin, _) => Errand::LayAround,
        (Role::ProfessionalKiller | Role::BrotherMark | Role::Siskin, _) => Errand::LayBlack,
        (Role::Duckweed, _) => Errand::LayTheirs,
        (Role::OldGhost, _) => Errand::Bequeath,
        (Role::SevenHundred | Role::Blade | Role::ThousandFaces, _) => Errand::Give,
        (Role::Beret, _) => Errand::IntoAnyHand,
        (Role::Tide, _) => Errand::IntoMyHand,
        (Role::BlackHand, _) => Errand::Move,
        _ => Errand::Nothing,
    }
}

/// The same skills of 黑名单 and 千智 ask for the same.
fn skill(role: Role, number: u8) -> Errand {
    match (role, number) {
        (Role::OldGhost, _) => Errand::LayMine,
        (Role::OldGun, 0) => Errand::TurnDown,
        (Role::NinetyNine, _) => Errand::IntoMyHand,
        (Role::ProfessionalKiller | Role::SevenHundred, _) => Errand::LockWith,
        (Role::Siskin, 0) => Errand::OntoDeck,
        (Role::Shining, _) | (Role::GreatBeauty, 0) => Errand::Burn,
        (Role::GreatBeauty, _) => Errand::MoveThere,
        (Role::Holmes, _) => Errand::Discard,
        (Role::IntelligenceChief, 1) => Errand::Exchange,
        (Role::BlackRose, _) => Errand::LayBlack,
        (Role::RookieWhite, 0) => Errand::Bribe,
        (Role::RookieWhite, _) => Errand::Sell,
        _ => Errand::Nothing,
    }
}

fn trigger(role: Role, number: u8) -> Errand {
    match (role, number) {
        (Role::OldGhost, 1) => Errand::LayAny,
        (Role::OldJin | Role::MaskedMan | Role::DeadlyPerfume, 0)
        | (Role::IntelligenceChief, _) => Errand::PutBack,
        (Role::OldJin, _) => Errand::LayAround,
        (Role::DaiLi, 0 | 2) | (Role::BrotherMark | Role::ProfessionalKiller | Role::Siskin, _) => {
            Errand::LayBlack
        }
        (Role::NinetyNine, 0) => Errand::TakeCard,
        (Role::NinetyNine, _) | (Role::Duckweed, 0) => Errand::Look,
        (Role::Duckweed, _) => Errand::LayTheirs,
        (Role::Beret, 0) => Errand::IntoMyHand,
        (Role::Beret, _) => Errand::MoveHere,
        (Role::EmeiWind, 0) => Errand::Burn,
        (Role::EmeiWind, _) => Errand::FromDiscard,
        (Role::SevenHundred, _) | (Role::Blade, 1) => Errand::Give,
        (Role::Blade, 0) => Errand::Lock,
        (Role::Holmes, 1) => Errand::LayMine,
        (Role::SisterSix, 1) => Errand::Search,
        _ => Errand::Nothing,
    }
}
