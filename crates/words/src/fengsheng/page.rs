//! 规则页 — the page of the rulebook that explains a question.

use fengsheng::{Ask, Function, Role, Rule, Script, View, Window};

/// The page below `rulebook/` that explains the question, without its ending.
pub fn rule_page(view: &View, ask: Ask) -> &'static str {
    match ask {
        Ask::Role => "fengsheng/index",
        Ask::Window { window } => match window {
            Window::Play | Window::Step => "fengsheng/turn",
            Window::InTransit | Window::Arrived => "fengsheng/transmission",
            Window::Answer => "fengsheng/chain",
        },
        Ask::Send if view.sent => "fengsheng/turn",
        Ask::Send | Ask::Receive => "fengsheng/transmission",
        Ask::React => match view.under_way() {
            Some(it) if it.script == Script::Card(Function::PublicText) => {
                card(Function::PublicText)
            }
            _ => card(Function::Probe),
        },
        Ask::Trigger { by }
        | Ask::Card { by, .. }
        | Ask::Shown { by, .. }
        | Ask::Intelligence { by, .. }
        | Ask::Discarded { by, .. }
        | Ask::Top { by, .. }
        | Ask::Colour { by }
        | Ask::Whether { by }
        | Ask::Player { by, .. } => match by {
            Script::Card(function) => card(function),
            Script::Skill(role, _) | Script::Trigger(role, _) => character(role),
            Script::Rule(Rule::ReturnOne) => character(Role::GreatBeauty),
            Script::Rule(Rule::GoodManners) => character(Role::SevenHundred),
            // Whose page it is would tell which character lies there.
            Script::Rule(Rule::TurnUp) => "fengsheng/index",
        },
    }
}

fn card(function: Function) -> &'static str {
    match function {
        Function::Lock => "fengsheng/cards/lock",
        Function::Lure => "fengsheng/cards/lure",
        Function::Intercept => "fengsheng/cards/intercept",
        Function::Return => "fengsheng/cards/return",
        Function::Decode => "fengsheng/cards/decode",
        Function::Burn => "fengsheng/cards/burn",
        Function::Counter => "fengsheng/cards/counter",
        Function::Confound => "fengsheng/cards/confound",
        Function::Probe => "fengsheng/cards/probe",
        Function::Swap => "fengsheng/cards/swap",
        Function::Transfer => "fengsheng/cards/transfer",
        Function::Gamble => "fengsheng/cards/gamble",
        Function::Weigh => "fengsheng/cards/weigh",
        Function::Reinforce => "fengsheng/cards/reinforce",
        Function::PublicText => "fengsheng/cards/public-text",
    }
}

fn character(role: Role) -> &'static str {
    match role {
        Role::OldGhost => "fengsheng/roles/old-ghost",
        Role::CodeClerk => "fengsheng/roles/code-clerk",
        Role::OldGun => "fengsheng/roles/old-gun",
        Role::Shining => "fengsheng/roles/shining",
        Role::BlackRose => "fengsheng/roles/black-rose",
        Role::EmeiWind => "fengsheng/roles/emei-wind",
        Role::OldJin => "fengsheng/roles/old-jin",
        Role::IntelligenceChief => "fengsheng/roles/intelligence-chief",
        Role::ProfessionalKiller => "fengsheng/roles/professional-killer",
        Role::MaskedMan => "fengsheng/roles/masked-man",
        Role::SevenHundred => "fengsheng/roles/seven-hundred",
        Role::Blade => "fengsheng/roles/blade",
        Role::GreatBeauty => "fengsheng/roles/great-beauty",
        Role::SisterSix => "fengsheng/roles/sister-six",
        Role::BrotherMark => "fengsheng/roles/brother-mark",
        Role::PhantomThief => "fengsheng/roles/phantom-thief",
        Role::Beret => "fengsheng/roles/beret",
        Role::RookieWhite => "fengsheng/roles/rookie-white",
        Role::Siskin => "fengsheng/roles/siskin",
        Role::ThousandFaces => "fengsheng/roles/thousand-faces",
        Role::BlackHand => "fengsheng/roles/black-hand",
        Role::Viper => "fengsheng/roles/viper",
        Role::Tide => "fengsheng/roles/tide",
        Role::Duckweed => "fengsheng/roles/duckweed",
        Role::MrYi => "fengsheng/roles/mr-yi",
        Role::SteelAgent => "fengsheng/roles/steel-agent",
        Role::DaiLi => "fengsheng/roles/dai-li",
        Role::NinetyNine => "fengsheng/roles/ninety-nine",
        Role::Holmes => "fengsheng/roles/holmes",
        Role::DeadlyPerfume => "fengsheng/roles/deadly-perfume",
        Role::Nobody => "fengsheng/index",
    }
}
