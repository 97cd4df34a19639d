//! 用途 — what a card or skill wants the cards, intelligence and players for that it asks about.

use fengsheng::{Function, Role, Rule, Script};

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
    /// A black card is laid before oneself, then any cards before any players.
    LayAround,
    /// A card of another hand is laid before a player.
    LayTheirs,
    /// The hand is left to a player.
    Bequeath,
    /// A card is given to a player.
    Give,
    /// Cards are given for an intelligence.
    Bribe,
    /// Intelligence goes onto the deck.
    OntoDeck,
    /// A player's intelligence goes into anybody's hand.
    IntoAnyHand,
    /// Another player's intelligence goes into one's own hand.
    IntoMyHand,
    /// Intelligence is moved to before another player.
    Move,
    /// A player wins along.
    WinAlong,
}

/// What this script asks for.
pub(super) fn errand(script: Script) -> Errand {
    match script {
        Script::Card(function) => match function {
            Function::Burn => Errand::Burn,
            Function::Probe => Errand::Discard,
            Function::Lock
            | Function::Lure
            | Function::Intercept
            | Function::Return
            | Function::Decode
            | Function::Counter
            | Function::Confound => Errand::Nothing,
        },
        Script::Skill(role, _) => of_skill(role),
        Script::Trigger(role, number) => of_trigger(role, number),
        Script::Rule(rule) => match rule {
            Rule::ReturnOne => Errand::PutBack,
            Rule::GoodManners => Errand::WinAlong,
            Rule::TurnUp => Errand::Nothing,
        },
    }
}

fn of_skill(role: Role) -> Errand {
    match role {
        Role::Shining | Role::GreatBeauty => Errand::Burn,
        Role::BlackRose => Errand::LayBlack,
        Role::RookieWhite => Errand::Bribe,
        Role::Siskin => Errand::OntoDeck,
        Role::OldGhost
        | Role::CodeClerk
        | Role::OldGun
        | Role::EmeiWind
        | Role::OldJin
        | Role::IntelligenceChief
        | Role::ProfessionalKiller
        | Role::MaskedMan
        | Role::SevenHundred
        | Role::Blade
        | Role::SisterSix
        | Role::BrotherMark
        | Role::PhantomThief
        | Role::Beret
        | Role::ThousandFaces
        | Role::BlackHand
        | Role::Viper
        | Role::Tide
        | Role::Duckweed
        | Role::MrYi
        | Role::Nobody => Errand::Nothing,
    }
}

fn of_trigger(role: Role, number: u8) -> Errand {
    match role {
        Role::EmeiWind | Role::MaskedMan => Errand::Burn,
        Role::IntelligenceChief => Errand::DiscardOrBurn,
        Role::OldJin if number == 0 => Errand::PutBack,
        Role::OldJin => Errand::LayAround,
        Role::ProfessionalKiller | Role::BrotherMark | Role::Siskin => Errand::LayBlack,
        Role::Duckweed => Errand::LayTheirs,
        Role::OldGhost => Errand::Bequeath,
        Role::SevenHundred | Role::Blade | Role::ThousandFaces => Errand::Give,
        Role::Beret => Errand::IntoAnyHand,
        Role::Tide => Errand::IntoMyHand,
        Role::BlackHand => Errand::Move,
        Role::CodeClerk
        | Role::OldGun
        | Role::Shining
        | Role::BlackRose
        | Role::GreatBeauty
        | Role::SisterSix
        | Role::PhantomThief
        | Role::RookieWhite
        | Role::Viper
        | Role::MrYi
        | Role::Nobody => Errand::Nothing,
    }
}
