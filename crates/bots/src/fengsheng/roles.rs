//! 选角 — which of two characters to keep, before anybody knows whose side one will be on.

use fengsheng::{Edition, Mode, Role, Setup, View};

/// In how many of a thousand games a player with this character wins who is of a side, and who is a bystander: as
/// heuristic players among themselves do at five seats (twenty thousand games of each edition).
pub(super) const fn wins(edition: Edition, role: Role) -> [i32; 2] {
    match edition {
        Edition::Standard2010 => in_2010(role),
        Edition::Blacklist => in_blacklist(role),
        Edition::Qianzhi => in_qianzhi(role),
    }
}

/// 2010 标准版.
const fn in_2010(role: Role) -> [i32; 2] {
    match role {
        Role::Nobody => [370, 0],
        Role::OldGhost => [405, 216],
        Role::CodeClerk => [419, 201],
        Role::OldGun => [415, 286],
        Role::Shining => [431, 34],
        Role::BlackRose => [419, 39],
        Role::EmeiWind => [391, 249],
        Role::OldJin => [424, 342],
        Role::IntelligenceChief => [381, 151],
        Role::ProfessionalKiller => [366, 47],
        Role::MaskedMan => [445, 676],
        Role::SevenHundred => [391, 109],
        Role::Blade => [358, 27],
        Role::GreatBeauty => [456, 780],
        Role::SisterSix => [384, 148],
        Role::BrotherMark => [370, 11],
        Role::PhantomThief => [400, 292],
        Role::Beret => [375, 524],
        Role::RookieWhite => [376, 118],
        Role::Siskin => [402, 61],
        Role::ThousandFaces => [391, 515],
        Role::BlackHand => [359, 58],
        Role::Viper => [402, 658],
        Role::Tide => [420, 235],
        Role::Duckweed => [447, 124],
        Role::MrYi => [497, 326],
        // Characters of the other editions only.
        _ => [400, 200],
    }
}

/// 风声黑名单.
const fn in_blacklist(role: Role) -> [i32; 2] {
    match role {
        Role::Nobody => [370, 0],
        Role::OldGhost => [344, 323],
        Role::CodeClerk => [447, 252],
        Role::OldGun => [324, 240],
        Role::Shining => [423, 69],
        Role::BlackRose => [357, 362],
        Role::EmeiWind => [368, 303],
        Role::OldJin => [375, 473],
        Role::IntelligenceChief => [458, 271],
        Role::ProfessionalKiller => [411, 272],
        Role::MaskedMan => [393, 573],
        Role::SevenHundred => [414, 115],
        Role::Blade => [327, 91],
        Role::GreatBeauty => [446, 742],
        Role::SisterSix => [357, 132],
        Role::BrotherMark => [377, 70],
        Role::Beret => [418, 550],
        Role::RookieWhite => [427, 254],
        Role::Siskin => [373, 141],
        Role::Viper => [344, 484],
        Role::Duckweed => [425, 173],
        Role::SteelAgent => [427, 106],
        Role::DaiLi => [385, 176],
        Role::NinetyNine => [407, 456],
        Role::Holmes => [351, 200],
        Role::DeadlyPerfume => [330, 251],
        // Characters of the other editions only.
        _ => [400, 200],
    }
}

/// 千智风声.
const fn in_qianzhi(role: Role) -> [i32; 2] {
    match role {
        Role::Nobody => [370, 0],
        Role::OldGhost => [364, 347],
        Role::CodeClerk => [361, 209],
        Role::OldGun => [329, 246],
        Role::Shining => [412, 98],
        Role::BlackRose => [369, 409],
        Role::EmeiWind => [363, 283],
        Role::OldJin => [366, 501],
        Role::IntelligenceChief => [393, 193],
        Role::ProfessionalKiller => [408, 315],
        Role::MaskedMan => [427, 596],
        Role::SevenHundred => [373, 121],
        Role::Blade => [340, 76],
        Role::GreatBeauty => [434, 689],
        Role::SisterSix => [372, 127],
        Role::BrotherMark => [371, 67],
        Role::Beret => [410, 553],
        Role::RookieWhite => [429, 262],
        Role::Siskin => [365, 128],
        Role::Viper => [334, 510],
        Role::Duckweed => [434, 178],
        Role::SteelAgent => [466, 117],
        Role::DaiLi => [398, 225],
        Role::NinetyNine => [422, 475],
        Role::Holmes => [346, 216],
        Role::DeadlyPerfume => [320, 297],
        // Characters of the other editions only.
        _ => [400, 200],
    }
}

/// 酱油场 — the same where six play for their missions, whatever their identity.
const fn among_bystanders(role: Role) -> i32 {
    match role {
        Role::OldGhost => 272,
        Role::CodeClerk => 95,
        Role::OldGun => 286,
        Role::Shining => 54,
        Role::BlackRose => 320,
        Role::EmeiWind => 194,
        Role::OldJin => 285,
        Role::IntelligenceChief => 122,
        Role::ProfessionalKiller => 174,
        Role::MaskedMan => 138,
        Role::SevenHundred => 50,
        Role::Blade => 163,
        Role::GreatBeauty => 301,
        Role::SisterSix => 113,
        Role::BrotherMark => 144,
        Role::Beret => 386,
        Role::RookieWhite => 43,
        Role::Siskin => 127,
        Role::Viper => 612,
        Role::Duckweed => 34,
        Role::SteelAgent => 53,
        Role::DaiLi => 81,
        Role::NinetyNine => 269,
        Role::Holmes => 102,
        // Without a mission, or of other editions only.
        _ => 0,
    }
}

/// How well this character serves at a table where so many are bystanders.
pub(super) fn merit(role: Role, view: &View) -> u32 {
    let setup = Setup {
        edition: view.edition,
        seats: view.seats.len() as u8,
        rules: view.rules,
    };
    let [lurkers, agency, bystanders] = setup.split().map_or([1, 1, 0], |split| split.0);
    if view.rules.mode == Mode::Bystanders {
        return among_bystanders(role).unsigned_abs();
    }
    let [of_a_side, alone] = wins(view.edition, role);
    (of_a_side * i32::from(lurkers + agency) + alone * i32::from(bystanders)).unsigned_abs()
}
